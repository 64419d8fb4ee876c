"""The first round as a page shows it: every opening and reply, and which readings answer it alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from narde_core.common import COMMON_LONG
from narde_core.disputes import head
from narde_core.faults import Fault
from narde_core.figures.keys import Computed, keys, one_of
from narde_core.first_round import Opening, Reply, openings, replies
from narde_core.game import LONG
from narde_core.notation import format_play, parse_roll
from narde_core.position import HEAD
from narde_core.rulesets import said
from narde_core.turn import Roll


@cache
def table() -> tuple[Reply, ...]:
    """Every reply to every opening under the common readings, row by row, the highest rolls first."""
    return tuple(replies(COMMON_LONG))


@cache
def rows() -> tuple[Opening, ...]:
    """Every opening, the highest roll first."""
    return openings(COMMON_LONG)


@cache
def told() -> frozenset[str]:
    """The readings of ``head`` that some text of long nardy holds or at least reports."""
    return frozenset(reading.name for reading in head.DISPUTE.readings if said(LONG, "head", reading.name))


@dataclass(frozen=True, slots=True)
class Group:
    """Readings that allow the same plays, in the order of their dispute."""

    plays: tuple[str, ...]
    readings: tuple[str, ...]

    @property
    def told(self) -> bool:
        """Whether any of the readings is told of by a text of long nardy."""
        return not told().isdisjoint(self.readings)


def groups(reply: Reply) -> tuple[Group, ...]:
    """The answers to a reply: those of most readings first, those that no text tells of last."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name, plays in reply.plays.items():
        found.setdefault(tuple(map(format_play, plays)), []).append(name)
    joined = (Group(plays, tuple(names)) for plays, names in found.items())
    return tuple(sorted(joined, key=lambda group: (not group.told, -len(group.readings))))


def answers(reply: Reply) -> int:
    """How many different answers the texts of long nardy give."""
    return sum(group.told for group in groups(reply))


@dataclass(frozen=True, slots=True)
class Round:
    """A first round to be shown: one reply, and the openings after which it is answered like this."""

    reply: Reply
    openings: tuple[Opening, ...]

    @property
    def disturbed(self) -> bool:
        """Whether a moved checker is in the second player's way."""
        return self.reply.disputed

    @property
    def name(self) -> str:
        """The anchor of the round: ``after-5-5-reply-4-4``, or ``reply-4-4`` where no moved checker is in the way."""
        if not self.disturbed:
            return f"reply-{self.reply.roll}"
        return f"after-{opening_name(self.reply.opening)}-reply-{self.reply.roll}"

    @property
    def groups(self) -> tuple[Group, ...]:
        """The answers to it."""
        return groups(self.reply)


def split(opening: Opening) -> tuple[int, ...]:
    """How far each checker went, the farthest first, where a roll has several plays; nothing where it has one."""
    if sum(other.roll == opening.roll for other in rows()) == 1:
        return ()
    moved = ((HEAD - point, count) for point, count in opening.position.opponent if point != HEAD)
    return tuple(sorted((way for way, count in moved for _ in range(count)), reverse=True))


def opening_name(opening: Opening) -> str:
    """An opening as part of an anchor: its roll, and how far each checker went where the roll has several plays."""
    return "-".join(map(str, (opening.roll, *split(opening))))


@cache
def disturbed() -> tuple[Round, ...]:
    """Every round in which a moved checker is in the way."""
    return tuple(Round(reply, (reply.opening,)) for reply in table() if reply.disputed)


@cache
def undisturbed() -> tuple[Round, ...]:
    """For every roll the reply to all other openings, which is the same after each of them; Fault if it is not."""
    found: dict[Roll, list[Reply]] = {}
    for reply in table():
        if not reply.disputed:
            found.setdefault(reply.roll, []).append(reply)
    for roll, replied in found.items():
        if len(set(map(groups, replied))) > 1:
            raise Fault("figure-disturbed", roll=roll)
    return tuple(Round(_shown(replied), tuple(reply.opening for reply in replied)) for replied in found.values())


def _shown(replied: list[Reply]) -> Reply:
    """The one that stands for all: after an opening without a double, where one checker has moved."""
    return next(reply for reply in replied if not reply.opening.roll.double)


@cache
def find(opening: Opening, roll: Roll) -> Round:
    """The round in which the reply to an opening is shown."""
    return next(
        shown for shown in (*disturbed(), *undisturbed()) if shown.reply.roll == roll and opening in shown.openings
    )


@dataclass(frozen=True, slots=True)
class Rounds(Computed):
    """The rounds that a fence shows."""

    shown: tuple[Round, ...]


def parse(text: str) -> Rounds:
    """The rounds that a fence asks for: ``which: disputed`` or ``undisturbed``, or one by ``reply`` and ``opening``.

    ``opening play`` tells the two plays of 3-3 apart. Fault for anything else.
    """
    given = keys(text, ("which", "reply", "opening", "opening play"))
    one_of(given, ("which", "reply"))
    if "which" in given:
        return Rounds(given["which"].among({"disputed": disturbed, "undisturbed": undisturbed})())
    roll = given["reply"].read(parse_roll)
    if "opening" not in given:
        return Rounds(tuple(shown for shown in undisturbed() if shown.reply.roll == roll))
    opened = given["opening"].read(parse_roll)
    known = {
        format_play(reply.opening.play): Round(reply, (reply.opening,))
        for reply in table()
        if (reply.opening.roll, reply.roll) == (opened, roll)
    }
    if "opening play" in given:
        return Rounds((given["opening play"].among(known),))
    if len(known) > 1:
        raise Fault("figure-opening", given=opened, known=", ".join(f"opening play: {play}" for play in known))
    return Rounds(tuple(known.values()))
