"""Who starts the next game?

A reading gets who started the last game and who won it (None for a draw), and returns who starts; None when the lot
decides.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.turn import Colour


@reading("Следующую партию начинает тот, кто выиграл прошлую; после ничьей бросают жребий.")
def winner(started: Colour, won: Colour | None) -> Colour | None:
    """The winner of the last game starts the next; after a draw the lot decides."""
    return won


@reading("Перед каждой партией бросают жребий.")
def lot(started: Colour, won: Colour | None) -> Colour | None:
    """The lot is thrown before every game."""
    return None


@reading("Начинают по очереди: следующую партию — тот, кто в прошлой играл вторым.")
def alternate(started: Colour, won: Colour | None) -> Colour | None:
    """The players take turns: whoever played second in the last game starts the next."""
    return started.other


DISPUTE = dispute(
    __name__,
    __doc__,
    "Кто начинает следующую партию?",
    "start",
    winner,
    lot,
    alternate,
)
