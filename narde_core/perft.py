"""Counting end positions from the start: a number per roll that any other generator can be held against."""

from __future__ import annotations

from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.ruleset import RuleSet
from narde_core.turn import ROLLS, Next, Roll, Turn


def perft(position: Position, rules: RuleSet, depth: int) -> dict[Roll, int]:
    """For each first roll the number of distinct end positions, counted turn by turn to ``depth`` turns.

    A position that ends two different second turns is counted twice. A game that is over ends the counting. Where a
    double runs on, each number of it is a turn.
    """
    return {roll: _count(Turn(position, roll), rules, depth) for roll in reversed(ROLLS)}


def _count(turn: Turn, rules: RuleSet, depth: int) -> int:
    legal = LegalTurn(turn, rules)
    then = legal.following
    if depth == 1 or then is None:
        return len(legal.results) if depth == 1 else 0
    return sum(
        _count(onward, rules, depth - 1)
        for result in legal.results
        if not rules.finished(result.own)
        for onward in _turns(then, result if then.own else result.swapped())
    )


def _turns(then: Next, position: Position) -> list[Turn]:
    """The turns that may come next, from the board as its player sees it: one of a double that runs on, else any roll."""
    onward = then.turn(position)
    return [onward] if onward else [Turn(position, roll) for roll in ROLLS]
