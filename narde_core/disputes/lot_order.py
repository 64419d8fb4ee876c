"""In what order are the dice of the lot thrown?

A reading rules on a lot in which Black threw first.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Первыми бросают белые и, пока не бросили чёрные, убирают свою кость на бар или на другую половину доски.")
def white_throws_first() -> Ruling:
    """White throws first and moves his die to the bar or the other half before Black throws."""
    return Ruling.FORBIDDEN


@reading("Порядок бросков на жребии не важен.")
def any_order() -> Ruling:
    """The order of throws for the lot does not matter."""
    return Ruling.ALLOWED


DISPUTE = dispute(
    __name__,
    __doc__,
    "В каком порядке бросают кости на жребий?",
    "procedure",
    white_throws_first,
    any_order,
)
