"""When is a turn complete?

A reading rules on what has happened after the checkers were moved.
"""

from __future__ import annotations

from enum import Enum

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


class Act(Enum):
    """What the mover or his opponent did."""

    CLOCK_PRESSED = "clock-pressed"
    DICE_PASSED = "dice-passed"
    OWN_DICE_LIFTED = "own-dice-lifted"
    OPPONENT_TOOK_DICE = "opponent-took-dice"


def _over(act: Act, ending: tuple[Act, ...]) -> Ruling:
    return Ruling.TURN_OVER if act in ending else Ruling.TURN_GOES_ON


@reading("Ход завершён, когда игрок нажал кнопку часов или передал кости сопернику.")
def clock_or_dice_passed(act: Act) -> Ruling:
    """A turn is complete when the player has pressed the clock or passed the dice."""
    return _over(act, (Act.CLOCK_PRESSED, Act.DICE_PASSED))


@reading("Ход завершён, когда игрок поднял свои кости; если пара одна — когда её взял соперник.")
def own_dice_lifted(act: Act) -> Ruling:
    """A turn is complete when the player has lifted his dice or, if there is one pair, when the opponent has taken it."""
    return _over(act, (Act.OWN_DICE_LIFTED, Act.OPPONENT_TOOK_DICE))


DISPUTE = dispute(
    __name__,
    __doc__,
    "Когда ход завершён?",
    "procedure",
    clock_or_dice_passed,
    own_dice_lifted,
)
