"""Does the second player get as many turns as the first?

A reading returns the points that each gets when the second player, too, bears off everything with his last throw; None
when there is no such throw.
"""

from __future__ import annotations

from fractions import Fraction

from narde_core.dispute import dispute, reading


@reading("Партия кончается, как только один из игроков снял все шашки; ничьей не бывает.")
def none() -> Fraction | None:
    """The game ends when one player has borne off everything; there is no draw."""
    return None


@reading("Число ходов равное: второй игрок бросает последним, и если тоже снимает все шашки, оба получают по пол-очка.")
def half_each() -> Fraction | None:
    """Turns are equal: the second player throws last, and if he too bears off everything each gets half a point."""
    return Fraction(1, 2)


@reading("Число ходов равное: второй игрок бросает последним, и если тоже снимает все шашки, оба получают по очку.")
def one_each() -> Fraction | None:
    """Turns are equal: the second player throws last, and if he too bears off everything each gets one point."""
    return Fraction(1)


DISPUTE = dispute(
    __name__,
    __doc__,
    "Положено ли второму игроку столько же ходов, сколько первому?",
    "worth",
    none,
    half_each,
    one_each,
)
