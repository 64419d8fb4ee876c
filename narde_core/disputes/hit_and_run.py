"""May a checker that has hit move on in the same turn?

A reading is asked of the mover's own point on which the checker has hit.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HOME


@reading("Побившая шашка может идти дальше тем же ходом.")
def allowed(point: int) -> bool:
    """A checker that has hit may move on in the same turn."""
    return True


@reading("Шашка, побившая в своём доме, остаётся на месте до конца хода.")
def not_in_home(point: int) -> bool:
    """A checker that has hit in its own home stays where it is for the rest of the turn."""
    return point not in HOME


@reading("Побившая шашка остаётся на месте до конца хода, где бы она ни побила.")
def never(point: int) -> bool:
    """A checker that has hit stays where it is for the rest of the turn, wherever it was."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Может ли побившая шашка идти дальше тем же ходом?",
    "play",
    allowed,
    not_in_home,
    never,
)
