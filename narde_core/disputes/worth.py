"""What is a win in long nardy worth?

A reading gets the loser's side and returns the kind of win and its points. The points by which a text defines koks
and home mars are the loser's own: he starts on 24 to 19 and his home is 6 to 1.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HEAD, Side
from narde_core.win import BACKGAMMON, GAMMON, PLAIN, Kind, Win

START_QUARTER = range(HEAD, HEAD - 6, -1)


def left_in_start_quarter(loser: Side) -> bool:
    """Whether the loser has a checker in the quarter in which he started."""
    return any(loser[point] for point in START_QUARTER)


@reading("Оин — одно очко, марс — два; других побед нет.")
def oin_mars(loser: Side) -> Win:
    """A plain win, oin, is worth 1 and a mars 2; there is no other win."""
    return PLAIN if loser.off else GAMMON


@reading(
    "Оин — одно очко, марс — два, кокс — три, если у проигравшего осталась шашка в стартовой четверти; домашний марс — "
    "четыре, если все его шашки дома, но ни одна не снята."
)
def koks_and_home_mars(loser: Side) -> Win:
    """An oin is worth 1, a mars 2, a koks 3 if the loser has left a checker in his starting quarter, and a home mars 4
    if all his checkers are home but none is off.
    """
    if loser.off:
        return PLAIN
    if loser.all_home:
        return Win(Kind.HOME_GAMMON, 4)
    return BACKGAMMON if left_in_start_quarter(loser) else GAMMON


@reading(
    "Оин — одно очко, марс — два, домашний марс — три, если все шашки проигравшего дома, но ни одна не снята; "
    "кокса нет."
)
def home_mars_three(loser: Side) -> Win:
    """An oin is worth 1, a mars 2, and a home mars 3 if all the loser's checkers are home but none is off; there is no
    koks.
    """
    if loser.off:
        return PLAIN
    return Win(Kind.HOME_GAMMON, 3) if loser.all_home else GAMMON


@reading(
    "Оин — одно очко, марс — два, кокс — три, если у проигравшего осталась шашка в стартовой четверти; "
    "домашнего марса нет."
)
def koks_three(loser: Side) -> Win:
    """An oin is worth 1, a mars 2, and a koks 3 if the loser has left a checker in his starting quarter; there is no
    home mars.
    """
    if loser.off:
        return PLAIN
    return BACKGAMMON if left_in_start_quarter(loser) else GAMMON


DISPUTE = dispute(
    __name__,
    __doc__,
    "Сколько стоит победа в длинных нардах?",
    "worth",
    oin_mars,
    koks_and_home_mars,
    home_mars_three,
    koks_three,
)
