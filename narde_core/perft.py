"""Counting end positions from the start: a number per roll that any other generator can be held against."""

from __future__ import annotations

from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.ruleset import RuleSet
from narde_core.turn import ROLLS, Roll, Turn


def perft(position: Position, rules: RuleSet, depth: int) -> dict[Roll, int]:
    """For each first roll the number of distinct end positions, counted turn by turn to ``depth`` turns.

    A position that ends two different second turns is counted twice. A game that is over ends the counting.
    """
    return {roll: _count(position, roll, rules, depth) for roll in reversed(ROLLS)}


def _count(position: Position, roll: Roll, rules: RuleSet, depth: int) -> int:
    results = LegalTurn(Turn(position, roll), rules).results
    if depth == 1:
        return len(results)
    return sum(
        _count(result.swapped(), following, rules, depth - 1)
        for result in results
        if result.own.off < result.own.total
        for following in ROLLS
    )
