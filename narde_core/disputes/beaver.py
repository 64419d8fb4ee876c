"""May a double be answered by doubling back at once?

A reading gets how often this double has been answered so already and the length of the match in points, 0 for play
outside a match. It returns who holds the right to double afterwards; None when doubling back is not allowed.
"""

from __future__ import annotations

from enum import Enum

from narde_core.dispute import dispute, reading


class Right(Enum):
    """Who holds the right to double once a double back has been taken."""

    STAYS = "stays"  # with the player who answered the first double
    PASSES = "passes"  # to the player who took the double back


@reading("На удвоение отвечают согласием или отказом; удвоением на него не отвечают.")
def never(answers: int, length: int) -> Right | None:
    """A double is taken or refused; nobody doubles in reply."""
    return None


@reading(
    "При игре на ставку принявший может тут же удвоить снова, и право удваивать останется у него (английский бивер)."
)
def keeping_the_cube(answers: int, length: int) -> Right | None:
    """In play for stakes the taker may at once double again and keep the right to double, which is a beaver."""
    return Right.STAYS if not length and not answers else None


@reading(
    "При игре на ставку принявший может тут же удвоить снова, сохранив право удваивать, а соперник — удвоить ещё раз "
    "(английские бивер и ракун)."
)
def with_raccoons(answers: int, length: int) -> Right | None:
    """In play for stakes the taker may beaver, and the first doubler may at once double once more, which is a raccoon;
    the right to double stays with the taker.
    """
    return Right.STAYS if not length and answers < 2 else None


@reading(
    "На «даве» можно ответить встречным удвоением — «басе»; если его приняли, право удваивать, бивер, переходит к "
    "принявшему."
)
def passing_the_right(answers: int, length: int) -> Right | None:
    """A double, dave, may be answered by a counter-double, base; when that is taken the right to double, the biver,
    passes to the one who took it.
    """
    return Right.PASSES if not answers else None


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли ответить на удвоение встречным удвоением?",
    "doubling",
    never,
    keeping_the_cube,
    with_raccoons,
    passing_the_right,
)
