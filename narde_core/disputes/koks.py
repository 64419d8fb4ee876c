"""When is a win in short nardy a koks, a backgammon, worth three?

A reading is asked of a loser who has borne off nothing. The winner's home is the loser's points 24 to 19.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HEAD, Side

WINNERS_HOME = range(HEAD, HEAD - 6, -1)


@reading("Кокс — когда у проигравшего, не снявшего ни одной шашки, осталась шашка на баре или в доме победителя.")
def bar_or_home(loser: Side) -> bool:
    """It is a koks when the loser, with nothing off, has a checker on the bar or in the winner's home."""
    return bool(loser.bar) or any(loser[point] for point in WINNERS_HOME)


@reading("Кокс — когда у проигравшего, не снявшего ни одной шашки, осталась шашка на баре.")
def bar_only(loser: Side) -> bool:
    """It is a koks when the loser, with nothing off, has a checker on the bar."""
    return bool(loser.bar)


@reading("Кокс — когда у проигравшего, не снявшего ни одной шашки, осталась шашка в доме победителя.")
def home_only(loser: Side) -> bool:
    """It is a koks when the loser, with nothing off, has a checker in the winner's home."""
    return any(loser[point] for point in WINNERS_HOME)


@reading("Кокса нет: больше марса не выиграть.")
def none(loser: Side) -> bool:
    """There is no koks: a mars is the most that can be won."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Когда победа в коротких нардах — кокс и стоит трёх очков?",
    "worth",
    bar_or_home,
    bar_only,
    home_only,
    none,
)
