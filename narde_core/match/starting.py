"""The lot: who starts the first game, with which dice, and what a tie does to the stake."""

from __future__ import annotations

from dataclasses import dataclass

from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.match.doubling import Stake
from narde_core.ruleset import RuleSet
from narde_core.turn import FACES, Colour, Roll


@dataclass(frozen=True, slots=True)
class Lot:
    """One throw for the first move: who starts (None for a tie), and the roll that he has to play (None: he throws)."""

    starter: Colour | None
    opening: Roll | None = None


def cast_lot(rules: RuleSet, white: tuple[int, ...], black: tuple[int, ...]) -> Lot:
    """What the dice of both players decide.

    Fault for a wrong number of dice, a die that is not 1 to 6, or rules in which no dice are thrown for the first move.
    """
    dice = rules.lot()
    if not dice:
        raise Fault("lot-without-dice", reading=rules["lot"])
    for thrown in (white, black):
        if len(thrown) != dice:
            raise Fault("lot-dice-number", dice=dice, given=len(thrown))
        for die in thrown:
            if die not in FACES:
                raise Fault("no-such-die", given=die)
    if sum(white) == sum(black):
        return Lot(None)
    starter = Colour.WHITE if sum(white) > sum(black) else Colour.BLACK
    return Lot(starter, rules.lot_dice(Roll(white[0], black[0])) if dice == 1 else None)


def stake_after(rules: RuleSet, ties: int, length: int) -> Stake:
    """The stake of a game for which the lot was a tie so often, in a match of this length or, for 0, outside one.

    Fault if it is more than a cube can show.
    """
    return Stake(Cube(rules.lot_tie(ties, length) if rules.cube(length) else 1))
