"""How far may the stake be doubled?

A reading gets the stake that a double would make and says whether it may be offered.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Удваивать можно сколько угодно раз.")
def no_limit(stake: int) -> bool:
    """The stake may be doubled any number of times."""
    return True


@reading("Ставка растёт, пока хватает граней куба: до 64.")
def up_to_64(stake: int) -> bool:
    """The stake rises as far as the faces of the cube go, to 64."""
    return stake <= 64


DISPUTE = dispute(
    __name__,
    __doc__,
    "До каких пор можно удваивать?",
    "doubling",
    no_limit,
    up_to_64,
)
