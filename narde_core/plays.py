"""The legal plays of a turn: every step sequence, less those that a rule refuses, less those that waste dice."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from narde_core.graph import Stage, StepGraph
from narde_core.packed import BOARD, positions_after
from narde_core.position import Position
from narde_core.ruleset import RuleSet
from narde_core.search import Nodes, Search
from narde_core.turn import Next, Play, Turn


class Ends(NamedTuple):
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
        self.ends = self._ends()

    def _ends(self) -> Ends:
        """Where a legal play may end: most dice first, then the reading of ``larger_die``."""
        dice = self.search.dice
        ways = [self._ways(dice)] if self.turn.roll.double else [self._ways(dice), self._ways(dice[::-1])]
        for used in range(len(dice) - 1, -1, -1):
            if not used and len(ways) > 1:
                return self._single_die({die: way[0] for die, way in zip(dice, ways, strict=True)})
            lawful = self.search.lawful(ways[0][used] if len(ways) == 1 else ways[0][used] | ways[1][used])
            if lawful:
                return Ends(lawful | self._over_sooner(ways, used), used + 1)
        return self._passed

    def _over_sooner(self, ways: list[list[Nodes]], dice: int) -> frozenset[int]:
        """The nodes in which the game has ended with one of the first ``dice`` dice: no more need be played."""
        search = self.search
        if not search.may_end_sooner:
            return frozenset()
        sooner = (nodes for way in ways for nodes in way[:dice])
        return frozenset().union(
            *(search.lawful({node: nodes[node] for node in search.over(nodes)}) for nodes in sooner)
        )

    def _ways(self, dice: tuple[int, ...]) -> list[Nodes]:
        """The nodes reached by the first of ``dice``, by the first two, and so on, played in this order."""
        search = self.search
        in_order = self.turn.roll.double and not search.order_matters
        nodes, ways = {search.start: search.mask}, []
        for die in dice:
            nodes = search.onward(nodes, die, in_order=in_order)
            ways.append(nodes)
        return ways

    @property
    def _passed(self) -> Ends:
        return Ends(frozenset((self.search.start,)), 0)

    def _single_die(self, by_die: dict[int, Nodes]) -> Ends:
        """Where one die may lead; any that brings the last checker in will do, for the game is over."""
        lawful = {die: ends for die, nodes in by_die.items() if (ends := self.search.lawful(nodes))}
        chosen = {
            die: ends if self.rules.larger_die(die, lawful) else self.search.over(ends) for die, ends in lawful.items()
        }
        chosen = {die: ends for die, ends in chosen.items() if ends}
        if not chosen:
            return self._passed
        return Ends(frozenset().union(*chosen.values()), 1, frozenset(chosen))

    @property
    def must_pass(self) -> bool:
        """Whether no die can be played."""
        return self.ends.dice == 0

    @cached_property
    def results(self) -> tuple[Position, ...]:
        """Every distinct position in which the turn may end, seen by the mover; the same one if he must pass."""
        return positions_after(sorted(self.ends.nodes, reverse=True), self.turn.position)

    def result_of(self, play: Play) -> Position:
        """The position that a play of this turn leads to, seen by the mover."""
        node = self.search.start
        for step in play.steps:
            node = self.search.after(node, step)
        return positions_after((node,), self.turn.position)[0]

    @cached_property
    def following(self) -> Next | None:
        """What follows every play that does not end the game; None if they all end it."""
        if self.search.over(self.ends.nodes) == self.ends.nodes:
            return None
        return self.rules.following(self.turn, self.ends.dice)

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
