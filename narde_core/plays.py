"""The legal plays of a turn: every step sequence, less those that a rule refuses, less those that waste dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from narde_core.graph import Stage, StepGraph
from narde_core.packed import BOARD, position_after
from narde_core.position import Position
from narde_core.ruleset import RuleSet
from narde_core.search import Search
from narde_core.turn import Play, Turn

Nodes = dict[int, int]
"""Nodes in the middle of a turn, each with the mask of its occupied points."""


@dataclass(frozen=True, slots=True)
class Ends:
    """The nodes in which a legal play may end, how many dice it uses, and, of a single die, which."""

    nodes: frozenset[int]
    dice: int
    only: frozenset[int] = frozenset()


class LegalTurn:
    """The legal plays of one turn under one rule set.

    Raises Fault when a reading needs to know how the opponent opened and nothing tells it.
    """

    def __init__(self, turn: Turn, rules: RuleSet) -> None:
        self.turn = turn
        self.rules = rules
        self.search = Search(turn, rules)
        dice = turn.roll.dice
        self.orders = (dice,) if turn.roll.double else (dice, dice[::-1])

    @cached_property
    def ends(self) -> Ends:
        """Where a legal play may end: most dice first, then the reading of ``larger_die``."""
        search = self.search
        start = {search.start: search.mask}
        finished: set[int] = set()
        reached: list[Nodes] = [{} for _ in self.turn.roll.dice]
        by_die: dict[int, Nodes] = {}
        for order in self.orders:
            nodes = start
            for used, die in enumerate(order):
                after: Nodes = {}
                for node, mask in nodes.items():
                    for _, _, next_node, held in search.steps(node, mask, die):
                        after[next_node] = held
                nodes = after
                if not nodes:
                    break
                if not used:
                    by_die[die] = nodes
                finished.update(node & BOARD for node, mask in nodes.items() if not mask)
                reached[used].update(nodes)
        for used in range(len(reached), 0, -1):
            if used == 1 and len(self.orders) > 1:
                return self._single_die(by_die) or self._passed
            lawful = self._lawful(reached[used - 1])
            if lawful:
                return Ends(frozenset(lawful | finished), used)
        return self._passed

    @property
    def _passed(self) -> Ends:
        return Ends(frozenset((self.search.start,)), 0)

    def _lawful(self, nodes: Nodes) -> set[int]:
        search = self.search
        if not search.judges_end:
            return {node & BOARD for node in nodes}
        return {node & BOARD for node, mask in nodes.items() if not search.closes_the_way(mask)}

    def _single_die(self, by_die: dict[int, Nodes]) -> Ends | None:
        lawful = {die: ends for die, nodes in by_die.items() if (ends := self._lawful(nodes))}
        chosen = [die for die in lawful if self.rules.larger_die(die, lawful)]
        if not chosen:
            return None
        return Ends(frozenset().union(*(lawful[die] for die in chosen)), 1, frozenset(chosen))

    @property
    def must_pass(self) -> bool:
        """Whether no die can be played."""
        return self.ends.dice == 0

    @cached_property
    def results(self) -> tuple[Position, ...]:
        """Every distinct position in which the turn may end, seen by the mover; the same one if he must pass."""
        before = self.turn.position
        return tuple(position_after(node, before) for node in sorted(self.ends.nodes, reverse=True))

    def result_of(self, play: Play) -> Position:
        """The position that a play of this turn leads to, seen by the mover."""
        node = self.search.start
        for step in play.steps:
            node = self.search.after(node, step)
        return position_after(node, self.turn.position)

    @cached_property
    def graph(self) -> StepGraph:
        """Every order in which the legal plays can be made."""
        ends = self.ends
        return StepGraph(self.search, ends.nodes, ends.dice, ends.only)

    @cached_property
    def final_stages(self) -> dict[Stage, int]:
        """Every stage of the graph that ends the turn, and which of ``plays`` leads there, counted from 0."""
        number = {node: place for place, node in enumerate(sorted(self.ends.nodes, reverse=True))}
        return {stage: number[stage.node & BOARD] for stage, onward in self.graph.steps.items() if not onward}

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """One play for each distinct result, in the order of ``results``: its steps from the highest point down."""
        best = self.graph.best_steps()
        return tuple(Play(best[node]) for node in sorted(self.ends.nodes, reverse=True))
