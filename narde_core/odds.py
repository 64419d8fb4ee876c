"""How likely a throw is: exact, as the rolls out of 36 that do it.

>>> hitting(6)
Odds of 17/36
>>> print(entering([6, 5]))
32/36
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import override

from narde_core.faults import Fault
from narde_core.plays import LegalTurn
from narde_core.position import HEAD, POINTS, Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import FACES, ROLLS, Roll, Turn

ALL = 36
"""Throws of two dice: a double falls in one way, any other roll in two."""


@dataclass(frozen=True, slots=True, repr=False)
class Odds:
    """The rolls that do something, and so how likely it is."""

    rolls: frozenset[Roll]

    @property
    def ways(self) -> int:
        """How many of the 36 throws do it."""
        return sum(1 if roll.double else 2 for roll in self.rolls)

    @property
    def chance(self) -> Fraction:
        """The probability, in lowest terms."""
        return Fraction(self.ways, ALL)

    @override
    def __str__(self) -> str:
        return f"{self.ways}/{ALL}"

    @override
    def __repr__(self) -> str:
        return f"Odds of {self}"


def _odds(does_it: Callable[[Roll], bool]) -> Odds:
    return Odds(frozenset(filter(does_it, ROLLS)))


def rolling(roll: Roll) -> Odds:
    """The odds of this very roll: 1/36 for a double, 2/36 for any other."""
    return Odds(frozenset((roll,)))


def double() -> Odds:
    """The throws that are doubles: of two single dice, those that are alike."""
    return _odds(lambda roll: roll.double)


def number(face: int) -> Odds:
    """The odds that at least one die shows ``face``; Fault if it is not 1 to 6."""
    if face not in FACES:
        raise Fault("no-such-die", given=face)
    return _odds(lambda roll: face in (roll.high, roll.low))


def total(pips: int) -> Odds:
    """The odds that the two dice make ``pips`` together, a double counted as two dice; Fault if it is not 2 to 12."""
    if not 2 <= pips <= 12:
        raise Fault("odds-total", given=pips)
    return _odds(lambda roll: roll.high + roll.low == pips)


def hitting(distance: int, blocks: Iterable[int] = ()) -> Odds:
    """The odds that one checker reaches a point ``distance`` (1 to 24) ahead: by a die, by both, or by a double.

    ``blocks`` are the closed points, each by how far it lies ahead of the checker; it cannot stop there. That a rule may force
    the dice to be used otherwise is left aside: ``reaching`` knows it. Fault for a distance or a block that is not
    1 to 24.
    """
    if not 0 < distance <= HEAD:
        raise Fault("odds-distance", given=distance)
    closed = frozenset(blocks)
    for block in closed:
        if not 0 < block <= HEAD:
            raise Fault("odds-block", given=block)
    return _odds(lambda roll: any(_reaches(order, distance, closed) for order in (roll.dice, roll.dice[::-1])))


def _reaches(dice: tuple[int, ...], distance: int, closed: frozenset[int]) -> bool:
    travelled = 0
    for die in dice:
        travelled += die
        if travelled in closed:
            return False
        if travelled == distance:
            return True
    return False


def entering(closed: Collection[int], checkers: int = 1) -> Odds:
    """The odds that ``checkers`` (1 to 4) enter from the bar in one turn when the points that the numbers ``closed``
    lead to are closed.

    With more on the bar than are asked for, these are the odds that at least so many enter. Fault for a number that
    is not 1 to 6, or another number of checkers.
    """
    for face in closed:
        if face not in FACES:
            raise Fault("no-such-die", given=face)
    if checkers not in range(1, 5):
        raise Fault("odds-entering", given=checkers)
    return _odds(lambda roll: sum(die not in closed for die in roll.dice) >= checkers)


def reaching(position: Position, rules: RuleSet, wanted: Callable[[Position], bool]) -> Odds:
    """The odds that the player to move can end a legal turn in a position (seen by him) that is ``wanted``."""
    return _odds(lambda roll: any(map(wanted, _ends(Turn(position, roll, first=False), rules))))


def _ends(turn: Turn, rules: RuleSet) -> set[Position]:
    """The positions in which the player can leave the board to his opponent, a double that runs on played to its end."""
    legal = LegalTurn(turn, rules)
    then = legal.following
    ends: set[Position] = set()
    for after in legal.results:
        onward = then.turn(after) if then and then.own and not rules.finished(after.own) else None
        ends |= _ends(onward, rules) if onward else {after}
    return ends


def finishing(position: Position, rules: RuleSet) -> Odds:
    """The odds that the player to move brings the game to its end in this turn, if he plays for it."""
    return reaching(position, rules, lambda after: rules.finished(after.own))


def bearing_off(points: Iterable[int], rules: RuleSet) -> Odds:
    """The odds of bearing off the last checkers in one turn, one on each of ``points`` (24 to 1), with no opponent in
    the way.

    Fault for a point that is not on the board, no checkers, or more than a side has.
    """
    counts = dict.fromkeys(POINTS, 0)
    for point in points:
        if point not in counts:
            raise Fault("no-such-point", point=point)
        counts[point] += 1
    own = Side.of(counts, rules.game.checkers)
    if not own.highest:
        raise Fault("no-checkers")
    out_of_the_way = _far_from(own, rules)
    return finishing(rules.game.position(own, out_of_the_way), rules)


def _far_from(own: Side, rules: RuleSet) -> Side:
    """An opponent who stands behind every checker of ``own``, or has only his last one left where none of them comes."""
    across = rules.game.meeting.across
    behind = next((point for point in POINTS if not own[point]), HEAD)
    return Side.of({across(behind): 1}, rules.game.checkers)
