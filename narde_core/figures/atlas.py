"""The atlas of first rounds: the map to be drawn, what each cell says, which published list names what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from narde_core.common import COMMON_LONG
from narde_core.figures.keys import Computed, keys, one_of
from narde_core.figures.published import LISTS, chance_of
from narde_core.figures.quantity import Chance
from narde_core.figures.rounds import answers, disturbed, find, groups, rows, split, table, undisturbed
from narde_core.figures.telling import listed
from narde_core.first_round import Opening, Reply
from narde_core.first_round import chance as first_round
from narde_core.notation import PASS
from narde_core.position import HEAD
from narde_core.svg.atlas import Atlas, Cell, Row
from narde_core.wording import Language, say

SHOWN = ("map", "lists", "chances")


@dataclass(frozen=True, slots=True)
class Part(Computed):
    """What of the atlas a fence shows."""

    name: str


def parse(text: str) -> Part:
    """What of the atlas a fence shows: ``show: map``, ``lists`` or ``chances``; Fault for anything else."""
    given = keys(text, ("show",))
    one_of(given, ("show",))
    return given["show"].among({name: Part(name) for name in SHOWN})


def opening_title(opening: Opening, language: Language) -> str:
    """An opening in words: its roll; of 3-3 also to which points the checkers went."""
    points = [str(HEAD - way) for way in split(opening)]
    if not points:
        return str(opening.roll)
    return say("split-to", language, roll=opening.roll, points=listed(points, language))


def plays_said(plays: Iterable[str], language: Language) -> str:
    """Plays between which one may choose."""
    return say("or", language).join(say("play-pass", language) if play == PASS else play for play in plays)


def said(reply: Reply, language: Language) -> str:
    """A cell in words: the pair of rolls, what the texts let play, and what is in the way."""
    answered = " · ".join(plays_said(group.plays, language) for group in groups(reply) if group.told)
    opening = opening_title(reply.opening, language)
    cell = say("map-cell", language, opening=opening, reply=reply.roll, plays=answered)
    return say("map-in-the-way", language, cell=cell, points=in_the_way(reply, language)) if reply.disputed else cell


def in_the_way(reply: Reply, language: Language) -> str:
    """The points on which a moved checker is in the way, as they are spoken of."""
    return listed([say("point-on", language, point=point) for point in reply.in_the_way], language)


def atlas(language: Language) -> Atlas:
    """The map, whose cells lead to the anchors of their rounds."""
    return Atlas(
        tuple(_row(opening, language) for opening in rows()),
        tuple((str(shown.reply.roll), f"#{shown.name}") for shown in undisturbed()),
        language,
    )


def _row(opening: Opening, language: Language) -> Row:
    cells = tuple(
        Cell(answers(reply), reply.disputed, f"#{find(reply.opening, reply.roll).name}", said(reply, language))
        for reply in table()
        if reply.opening == opening
    )
    return Row(opening_title(opening, language), str(opening.roll), cells)


@dataclass(frozen=True, slots=True)
class Listed:
    """A round with a moved checker in the way, and the texts whose lists name it."""

    reply: Reply
    named_by: tuple[str, ...]


def listed_rounds() -> tuple[Listed, ...]:
    """Every round with a moved checker in the way, with who names it."""
    return tuple(
        Listed(
            shown.reply,
            tuple(name for name, pairs in LISTS.items() if (shown.reply.opening.roll, shown.reply.roll) in pairs),
        )
        for shown in disturbed()
    )


def chance_of_pair(reply: Reply) -> Chance:
    """How likely just these two rolls are with fresh dice."""
    return Chance.of(chance_of([(reply.opening.roll, reply.roll)]))


def list_chances() -> Mapping[str, Chance]:
    """By text: how likely it is that a first round with fresh dice is one that it names."""
    return {name: Chance.of(chance_of(pairs)) for name, pairs in LISTS.items()}


CASES = ("fresh", "nine-three", "lot-dice")


def chances() -> Mapping[str, Chance]:
    """How likely a first round with a moved checker in the way is: fresh dice and 3-3 played 24/18(2), 3-3 played
    24/15 24/21, the dice of the lot played.
    """
    found = (
        first_round(COMMON_LONG),
        first_round(COMMON_LONG, first_as_far=True),
        first_round(COMMON_LONG, lot_dice=True),
    )
    return dict(zip(CASES, map(Chance.of, found), strict=True))
