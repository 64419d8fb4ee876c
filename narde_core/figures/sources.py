"""Who says what: the readings of a dispute with those who hold, report or deny them; a text with all it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from narde_core.authorities import AUTHORITIES
from narde_core.authorities.unheld import UNHELD
from narde_core.authority import Authority, Statement, Twin, Weight
from narde_core.common import COMMON, GAMES, owners
from narde_core.dispute import Dispute, Reading
from narde_core.disputes import DISPUTES, find
from narde_core.faults import Fault
from narde_core.figures.counts import find_reading
from narde_core.figures.keys import Computed, Given, keys, one_of
from narde_core.rulesets import NAMED, NamedRules, everywhere
from narde_core.wording import Language, say


@dataclass(frozen=True, slots=True)
class Voice:
    """A text that says something of a reading, and in which games."""

    authority: Authority
    statement: Statement
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A reading, and the texts that hold it, report it, or speak so against their own rule.

    ``note``: where a reading that no text holds comes from.
    """

    reading: Reading[..., Any]
    by_weight: Mapping[Weight, tuple[Voice, ...]]
    note: Twin | None

    @property
    def held(self) -> bool:
        """Whether any text holds it."""
        return bool(self.by_weight[Weight.HOLDS])


def games_of(dispute: str) -> tuple[str, ...]:
    """The games in which some text answers a dispute, those whose own question it is first, then the
    others.
    """
    kin = (
        game
        for text in AUTHORITIES.values()
        for game, known in text.statements.items()
        if any(statement.dispute == dispute for statement in known)
    )
    return tuple(dict.fromkeys((*owners(dispute), *kin)))


def game_title(game: str, language: Language) -> str:
    """What a game is called, those among them that have no rules of their own here."""
    return say(f"in-games-{game}", language)


def voices(reading: Reading[..., Any], weight: Weight, game: str | None = None) -> tuple[Voice, ...]:
    """The texts that speak of a reading with this weight; one voice where a text says the same for several games."""
    joined: dict[tuple[str, str, str], Voice] = {}
    for where, authority, statement in everywhere(reading.dispute, reading.name):
        if statement.weight is not weight or game not in (None, where):
            continue
        speaker = statement.voice["en"] if statement.voice else ""
        same = (authority.name, statement.article, speaker)
        games = (*joined[same].games, where) if same in joined else (where,)
        joined[same] = Voice(authority, joined[same].statement if same in joined else statement, games)
    return tuple(joined.values())


def told(reading: Reading[..., Any], game: str | None = None) -> Told:
    """All that is said for a reading, in any game or in one."""
    by_weight = {weight: voices(reading, weight, game) for weight in Weight}
    note = None if by_weight[Weight.HOLDS] else UNHELD.get((reading.dispute, reading.name))
    return Told(reading, by_weight, note)


@dataclass(frozen=True, slots=True)
class Readings(Computed):
    """The readings that a fence asks for: all of a dispute, or one; ``game`` where only one is to be spoken of."""

    dispute: Dispute
    readings: tuple[Told, ...]
    single: bool
    game: str | None = None


def parse_readings(text: str) -> Readings:
    """The readings of ``dispute: head``, or the one of ``reading: head.always_one``; with ``game``, said of that game.

    Fault for an unknown name, or a game without the dispute.
    """
    given = keys(text, ("dispute", "reading", "game"))
    single = one_of(given, ("dispute", "reading")) == "reading"
    wanted = (given["reading"].read(find_reading),) if single else given["dispute"].read(find).readings
    asked = DISPUTES[wanted[0].dispute]
    game = given["game"].among({name: name for name in games_of(asked.name)}) if "game" in given else None
    return Readings(asked, tuple(told(reading, game) for reading in wanted), single, game)


@dataclass(frozen=True, slots=True)
class Profile(Computed):
    """A text, and which part of what it says is asked for; every part that it has if none is named."""

    authority: Authority
    parts: tuple[str, ...]
    single: bool


@dataclass(frozen=True, slots=True)
class Stated:
    """What a text says of one dispute, and in which games it says just that."""

    dispute: str
    games: tuple[str, ...]
    statements: tuple[Statement, ...]


def statements(authority: Authority, weight: Weight) -> tuple[Stated, ...]:
    """What a text says with this weight, in the order of the disputes."""
    found: list[Stated] = []
    for name in DISPUTES:
        for game in authority.statements:
            said = tuple(
                known for known in authority.statements[game] if known.dispute == name and known.weight is weight
            )
            if not said:
                continue
            if found and (found[-1].dispute, found[-1].statements) == (name, said):
                found[-1] = replace(found[-1], games=(*found[-1].games, game))
            else:
                found.append(Stated(name, (game,), said))
    return tuple(found)


def silences(authority: Authority) -> Mapping[str, tuple[str, ...]]:
    """By game with a rule set: the disputes of which the text says nothing at all. Of a variant a text tells only how it
    differs, so that there its silence says nothing.
    """
    spoken = (name for name in authority.statements if name in GAMES and GAMES[name].kin_of is None)
    return {name: authority.silent_on(GAMES[name], COMMON[name].disputes) for name in spoken}


def rule_sets(authority: Authority) -> tuple[NamedRules, ...]:
    """The rule sets made of a text."""
    return tuple(named for (_, name), named in NAMED.items() if name == authority.name)


PARTS = {
    "stated": lambda text: statements(text, Weight.HOLDS),
    "reported": lambda text: statements(text, Weight.REPORTS),
    "contradictions": lambda text: (*text.contradictions, *statements(text, Weight.CONTRADICTS)),
    "slips": lambda text: text.slips,
    "silent": lambda text: [*filter(None, silences(text).values())],
    "ruleset": rule_sets,
}
"""The parts of what is told of a text, each with what it is made of."""


def _authority(given: Given) -> Authority:
    name = given.entry.value
    if name not in AUTHORITIES:
        raise Fault("figure-authority", where=(given.entry,), given=name, known=", ".join(AUTHORITIES))
    return AUTHORITIES[name]


def parse_authority(text: str) -> Profile:
    """What is told of the text ``name``, or the part of it that ``show`` names; Fault for an unknown name or a part
    that the text has not.
    """
    given = keys(text, ("name", "show"))
    one_of(given, ("name",))
    authority = _authority(given["name"])
    if "show" not in given:
        return Profile(authority, tuple(part for part, of in PARTS.items() if of(authority)), single=False)
    part = given["show"].among({name: name for name in PARTS})
    if not PARTS[part](authority):
        raise Fault("figure-nothing", where=(given["show"].entry,), authority=authority, part=part)
    return Profile(authority, (part,), single=True)
