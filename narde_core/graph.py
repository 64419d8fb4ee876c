"""The steps of a turn as a graph: what a board needs to let a player make a legal play in any order."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from narde_core.packed import BOARD
from narde_core.search import Search
from narde_core.turn import Step


@dataclass(frozen=True, slots=True)
class Stage:
    """A place in the graph: the node reached and the dice still to play."""

    node: int
    left: tuple[int, ...]


class StepGraph:
    """The stages of a turn and the steps between them, cut down to those that lead to a legal end.

    ``steps[stage]`` maps each step that may be made there to the stage it leads to, the highest point first; a stage
    with no steps is an end. The stages come in the order of the dice used.
    """

    def __init__(self, search: Search, ends: Collection[int], dice: int, only: Collection[int]) -> None:
        self.start = Stage(search.start, search.dice)
        found = self._explore(search, dice, only)
        self.steps = self._cut(found, ends, dice, search)

    def _explore(self, search: Search, dice: int, only: Collection[int]) -> dict[Stage, dict[Step, Stage]]:
        """Every stage within reach of ``dice`` dice; ``only`` names the dice allowed when a single one is played."""
        found: dict[Stage, dict[Step, Stage]] = {}
        stages = {self.start: search.mask}
        for used in range(dice + 1):
            following: dict[Stage, int] = {}
            for stage, mask in stages.items():
                onward = found.setdefault(stage, {})
                for die in dict.fromkeys(stage.left) if used < dice else ():
                    if only and die not in only:
                        continue
                    left = list(stage.left)
                    left.remove(die)
                    for node, held in search.onward({stage.node: mask}, die).items():
                        reached = Stage(node, tuple(left))
                        onward[search.step_between(stage.node, node, die)] = reached
                        following[reached] = held
            stages = following
        return found

    def _cut(
        self, found: dict[Stage, dict[Step, Stage]], ends: Collection[int], dice: int, search: Search
    ) -> dict[Stage, dict[Step, Stage]]:
        kept: set[Stage] = set()
        unplayed = len(self.start.left) - dice
        for stage in reversed(found):
            complete = len(stage.left) == unplayed or search.ended(stage.node)
            onward = found[stage] = {step: to for step, to in found[stage].items() if to in kept}
            if onward or (complete and stage.node & BOARD in ends):
                kept.add(stage)
        return {stage: dict(sorted(onward.items(), reverse=True)) for stage, onward in found.items() if stage in kept}

    def best_steps(self) -> dict[int, tuple[Step, ...]]:
        """For every end, one way to get there: of the sets of steps that do, the one with the highest points."""
        ways: dict[Stage, tuple[Step, ...]] = {self.start: ()}
        best: dict[int, tuple[Step, ...]] = {}
        for stage, onward in self.steps.items():
            way = ways[stage]
            if not onward:
                end = stage.node & BOARD
                best[end] = max(best.get(end, way), way, key=_rank)
            for step, reached in onward.items():
                longer = (*way, step)
                ways[reached] = max(ways.get(reached, longer), longer, key=_rank)
        return best


def _rank(way: tuple[Step, ...]) -> list[tuple[int, int]]:
    return sorted(((step.start, step.end) for step in way), reverse=True)
