"""The first round of long nardy: every opening, every reply, and where the readings of ``head`` part.

Sources name some of the pairs of rolls in which a moved checker stands in the second player's way; here they are all
found by trying every pair.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from narde_core.disputes import head, head_order
from narde_core.game import LONG
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.ruleset import LongRules
from narde_core.turn import ROLLS, Play, Roll, Turn


@dataclass(frozen=True, slots=True)
class Opening:
    """The first player's first turn: his roll, his play, and the board it leaves, seen by the second player."""

    roll: Roll
    play: Play
    position: Position


@dataclass(frozen=True)
class Reply:
    """The second player's roll after an opening.

    ``in_the_way``: own points on which a checker the first player has moved stops a lone checker from the head.
    ``plays``: the distinct legal plays under each reading of ``head``, by its name.
    """

    opening: Opening
    roll: Roll
    in_the_way: tuple[int, ...]
    plays: dict[str, tuple[Play, ...]]

    @property
    def disputed(self) -> bool:
        """Whether a moved checker is in the way, so that the readings of ``head`` may part."""
        return bool(self.in_the_way)


def openings(rules: LongRules) -> tuple[Opening, ...]:
    """Every first turn of the first player under ``rules``, the highest roll first; 3-3 has two if steps are shared."""
    found = []
    for roll in reversed(ROLLS):
        legal = LegalTurn(Turn(LONG.start, roll, first=True, second_player=False), rules)
        found += [
            Opening(roll, play, result.swapped()) for play, result in zip(legal.plays, legal.results, strict=True)
        ]
    return tuple(found)


def _second_turn(opening: Opening, roll: Roll) -> Turn:
    return Turn(opening.position, roll, first=True, second_player=True, opponent_opened=opening.roll)


def in_the_way(opening: Opening, roll: Roll) -> frozenset[int]:
    """The second player's own points on which a checker the first has moved stops a lone checker from the head."""
    turn = _second_turn(opening, roll)
    return head.obstacles(turn) - {head.opponents_head(turn)}


def reply(opening: Opening, roll: Roll, rules: LongRules) -> Reply:
    """The reply to an opening under every reading of ``head``; ``rules`` decide the rest."""
    turn = _second_turn(opening, roll)
    plays = {reading.name: LegalTurn(turn, replace(rules, head=reading)).plays for reading in head.DISPUTE.readings}
    return Reply(opening, roll, tuple(sorted(in_the_way(opening, roll), reverse=True)), plays)


def replies(rules: LongRules) -> Iterator[Reply]:
    """Every reply to every opening, row by row of the table, the highest rolls first."""
    for opening in openings(rules):
        for roll in reversed(ROLLS):
            yield reply(opening, roll, rules)


@cache
def _weight(roll: Roll) -> int:
    return 1 if roll.double else 2


def chance(rules: LongRules, *, first_as_far: bool = False, lot_dice: bool = False) -> Fraction:
    """How likely the first round is disputed: a moved checker stands in the second player's way.

    ``first_as_far``: the first player plays 3-3 as 24/15 24/21 rather than 24/18(2). ``lot_dice``: his first turn is
    played with the dice of the lot, which are never equal.
    """
    order = head_order.first_as_far_as_it_goes if first_as_far else head_order.free
    firsts = [
        opening for opening in openings(replace(rules, head_order=order)) if not (lot_dice and opening.roll.double)
    ]
    chosen = {opening.roll: opening for opening in firsts}  # of the two results of 3-3 the two sixes come last
    favourable = sum(
        _weight(opening.roll) * _weight(roll)
        for opening in chosen.values()
        for roll in ROLLS
        if in_the_way(opening, roll)
    )
    return Fraction(favourable, sum(map(_weight, chosen)) * sum(map(_weight, ROLLS)))
