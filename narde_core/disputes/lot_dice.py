"""Are the dice of the lot played as the first turn?

A reading gets the two dice, one of each player, and returns the roll that the winner of the lot has to play; None when
he throws.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.turn import Roll


@reading("Кости жребия и есть первый бросок: начинающий играет оба числа.")
def played(lot: Roll) -> Roll | None:
    """The dice of the lot are the first roll: the starter plays both numbers."""
    return lot


@reading("Жребий решает только, кому начинать; начинающий бросает обе кости заново.")
def thrown_again(lot: Roll) -> Roll | None:
    """The lot decides only who starts; the starter throws both dice again."""
    return None


DISPUTE = dispute(
    __name__,
    __doc__,
    "Играют ли кости, брошенные на жребий, первым ходом?",
    "start",
    played,
    thrown_again,
)
