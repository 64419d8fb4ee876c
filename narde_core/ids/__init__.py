"""Short nardy positions as text that other programs read: XGID, GNU Backgammon's IDs, OGID.

Each format reads into a ``MatchState`` and writes one; what a format cannot hold and the player to act needs is a
Fault, what is left out otherwise stands in its module's docstring. Positions of long nardy have no such text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from narde_core.faults import Fault
from narde_core.game import SHORT, Game
from narde_core.ids.fields import LONGEST, stripped
from narde_core.ids.gnubg import format_gnubg, format_position_id, parse_gnubg, parse_position_id
from narde_core.ids.ogid import Ogid, format_ogid, parse_ogid
from narde_core.ids.state import Cube, MatchState, Offer, Phase
from narde_core.ids.xgid import SQUARES, format_xgid, parse_xgid

__all__ = [
    "FORMATS", "Cube", "Format", "MatchState", "Offer", "Ogid", "Phase", "format_gnubg", "format_id", "format_of",
    "format_ogid", "format_position_id", "format_xgid", "parse_gnubg", "parse_id", "parse_ogid", "parse_position_id",
    "parse_xgid", "unheld",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Format:
    """A text form of a position: ``label=`` may stand before it."""

    name: str
    label: str
    parse: Callable[[str], MatchState]
    format: Callable[[MatchState], str]


FORMATS = {
    form.name: form
    for form in (
        Format("xgid", "XGID", parse_xgid, format_xgid),
        Format("gnubg", "GNUBGID", parse_gnubg, format_gnubg),
        Format("ogid", "OGID", parse_ogid, format_ogid),
    )
}


def unheld(game: Game) -> Fault | None:
    """Why none of the formats holds the positions of a game; None if they do. They know the routes of short nardy and
    fifteen checkers a side, and nothing of where a game starts.
    """
    if game.meeting is not SHORT.meeting:
        return Fault("convert-game", game=game)
    if game.checkers != SHORT.checkers:
        return Fault("convert-checkers", game=game, own=game.checkers, checkers=SHORT.checkers)
    return None


def format_of(text: str) -> Format:
    """The format in which a text is written, by its label or its shape; Fault when it is none of them."""
    if len(text) > LONGEST:
        raise Fault("id-too-long", given=len(text), longest=LONGEST)
    for form in FORMATS.values():
        if stripped(text, form.label) != text.strip():
            return form
    fields = text.strip().split(":")
    if len(fields) <= 2 and len(fields[0]) > 2:
        return FORMATS["gnubg"]
    if len(fields) >= 3:
        return FORMATS["xgid" if len(fields[0]) == SQUARES or "-" in fields[0] else "ogid"]
    raise Fault("id-unknown", given=text)


def parse_id(text: str) -> MatchState:
    """The state that an ID of any of the formats describes; Fault when it is none, or is wrong."""
    return format_of(text).parse(text)


def format_id(state: MatchState, name: str) -> str:
    """The state in the format ``xgid``, ``gnubg`` or ``ogid``; Fault for another name or what the format cannot hold."""
    if name not in FORMATS:
        raise Fault("unknown-format", given=name, known=", ".join(FORMATS))
    return FORMATS[name].format(state)
