"""What does resigning a game cost?

A reading gets the side of the player who resigns and the loss he offers, and returns the win that is counted.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import Side
from narde_core.win import GAMMON, PLAIN, Win


@reading("Сдаться можно в любой момент, и это обычное поражение.")
def single(resigner: Side, offered: Win) -> Win:
    """A player may resign at any time and loses a plain game."""
    return PLAIN


@reading("Если сдавшийся не снял ни одной шашки, ему засчитывают марс, иначе — обычное поражение.")
def mars_if_none_off(resigner: Side, offered: Win) -> Win:
    """A player who resigns with nothing borne off loses a mars, otherwise a plain game."""
    return PLAIN if resigner.off else GAMMON


@reading("Сдача стоит марса, что бы ни стояло на доске.")
def always_mars(resigner: Side, offered: Win) -> Win:
    """Resigning costs a mars, whatever is on the board."""
    return GAMMON


@reading("Сдающийся сам говорит, что отдаёт: партию, марс или кокс; соперник соглашается или играет дальше.")
def as_offered(resigner: Side, offered: Win) -> Win:
    """The player who resigns says what he gives up, a plain game, a gammon or a backgammon; the opponent agrees or
    plays on.
    """
    return offered


DISPUTE = dispute(
    __name__,
    __doc__,
    "Сколько стоит сдача партии?",
    "worth",
    single,
    mars_if_none_off,
    always_mars,
    as_offered,
)
