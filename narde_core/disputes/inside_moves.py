"""May checkers move inside home once bearing off has begun?

A reading is asked when all the mover's checkers are home and a die would move one of them without bearing it off.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Вместо снятия можно передвинуть шашку внутри дома.")
def allowed() -> bool:
    """A checker may be moved inside home instead of being borne off."""
    return True


@reading("Когда все шашки дома, внутри дома не ходят: кость только снимает.")
def forbidden() -> bool:
    """Once all are home nothing moves inside home: a die only bears off."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли ходить внутри дома, когда уже снимают шашки?",
    "play",
    allowed,
    forbidden,
)
