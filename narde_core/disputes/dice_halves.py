"""On which half of the board must the dice lie?

A reading rules on two dice that lie flat; ``on_the_right`` of them are on the half to the right of the thrower.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Обе кости должны лечь на одну половину доски, всё равно какую; иначе бросок повторяют.")
def one_half(on_the_right: int) -> Ruling:
    """Both dice must lie on one half of the board, whichever it is; otherwise they are thrown again."""
    return Ruling.THROW_AGAIN if on_the_right == 1 else Ruling.THROW_COUNTS


@reading("Обе кости должны лечь на половину справа от бросающего; иначе бросок повторяют.")
def right_half(on_the_right: int) -> Ruling:
    """Both dice must lie on the half to the right of the thrower; otherwise they are thrown again."""
    return Ruling.THROW_COUNTS if on_the_right == 2 else Ruling.THROW_AGAIN


DISPUTE = dispute(
    __name__,
    __doc__,
    "На какую половину доски должны лечь кости?",
    "procedure",
    one_half,
    right_half,
)
