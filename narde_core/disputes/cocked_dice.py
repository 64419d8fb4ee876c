"""What if a die leans against something or falls off the board?"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Если кость встала косо или упала с доски, обе кости бросают снова.")
def thrown_again() -> Ruling:
    """If a die leans or falls off the board, both dice are thrown again."""
    return Ruling.THROW_AGAIN


@reading("Кости бросает сервер, криво они не падают.")
def cannot_happen() -> Ruling:
    """The server throws the dice, and they never fall askew."""
    return Ruling.CANNOT_HAPPEN


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что делать, если кость встала косо или упала с доски?",
    "procedure",
    thrown_again,
    cannot_happen,
)
