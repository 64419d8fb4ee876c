"""From which turn does a double run on to the sixes?

A reading gets the turn in which the double was thrown and tells whether it runs on.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.faults import Fault
from narde_core.turn import Turn

ORDINARY = 3
"""How many of a player's turns come before his doubles run on, under the reading that waits."""
FARTHEST = 72
"""More pips than these, three times 6-6, nobody has gone in so many ordinary turns."""


@reading("Дубль идёт до шестёрок с первого же хода.")
def from_the_first_turn(turn: Turn) -> bool:
    """A double runs on from the very first turn."""
    return True


@reading("Первые три хода каждого дубль обычный, четыре шага; до шестёрок он идёт с четвёртого хода.")
def after_three_turns(turn: Turn) -> bool:
    """In the first three turns of each player a double is an ordinary one, four steps; from the fourth on it runs on.

    Fault when it is not said which turn it is and the board does not tell.
    """
    if turn.number is not None:
        return turn.number > ORDINARY
    if turn.is_first:
        return False
    if turn.position.own.gone > FARTHEST:
        return True
    raise Fault("turn-number-unknown", ordinary=ORDINARY)


DISPUTE = dispute(
    __name__,
    __doc__,
    "С какого хода дубль идёт до шестёрок?",
    "play",
    from_the_first_turn,
    after_three_turns,
)
