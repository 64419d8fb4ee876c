"""Who plays the white checkers?

A reading says whether the player who starts a game takes the white checkers. It changes what is seen, not how it is
played.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Выигравший жребий получает и белые шашки, так что начинают всегда белые.")
def winner_of_the_lot() -> bool:
    """The winner of the lot also takes the white checkers, so White always starts."""
    return True


@reading("Цвет известен до жребия; начать могут и белые, и чёрные.")
def settled_before() -> bool:
    """The colours are settled before the lot; either may start."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Кто играет белыми?",
    "start",
    winner_of_the_lot,
    settled_before,
)
