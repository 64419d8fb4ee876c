"""How often a reading makes a difference: counted in games that the core has played against itself.

``parting.json`` keeps what was counted, by kind of games: how many games and how many turns in all, and by reading in
how many turns other plays would have been legal than under the common reading, and in how many games that happened; of
a reading about endings, how many games would have ended otherwise. The same of the first few games alone lets a test
play those again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from narde_core.common import COMMON
from narde_core.dispute import Dispute, Reading
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.figures.keys import Computed, keys, one_of
from narde_core.figures.quantity import Chance
from narde_core.game import LONG, SHORT

PLAYERS = ("random", "holding")
DATA = files(__package__) / "parting.json"
FEW = 20
"""The first games of a kind that are kept apart too."""
ENDINGS = ("worth", "koks", "last_throw")
"""Disputes about how a game ends; those about plays are known by their topic."""


class Kind(NamedTuple):
    """A kind of games: which game, and how both players choose."""

    game: str
    player: str


KINDS = tuple(Kind(game.name, player) for game in (LONG, SHORT) for player in PLAYERS)


def counted(game: str) -> tuple[Dispute, ...]:
    """The disputes of a game that its games are counted for."""
    asked = (DISPUTES[name] for name in COMMON[game].disputes)
    return tuple(dispute for dispute in asked if dispute.topic == "play" or dispute.name in ENDINGS)


def games_of(dispute: Dispute) -> tuple[str, ...]:
    """The games whose games are counted for a dispute."""
    return tuple(dict.fromkeys(kind.game for kind in KINDS if dispute in counted(kind.game)))


COUNTED = {dispute.name: dispute for kind in KINDS for dispute in counted(kind.game)}


class Counted(NamedTuple):
    """In how many turns a reading makes a difference, and in how many games."""

    turns: int
    games: int


@dataclass(frozen=True, slots=True)
class Games:
    """So many games of a kind with so many turns; and what was counted, by reading."""

    games: int
    turns: int
    readings: Mapping[str, Counted]


@cache
def played(name: str = "all") -> Mapping[Kind, Games]:
    """What was counted in ``all`` games, or in the ``few`` first of them, by kind."""
    kept = json.loads(DATA.read_text(encoding="utf-8"))[name]
    return {
        kind: Games(of["games"], of["turns"], {reading: Counted(*times) for reading, times in of["readings"].items()})
        for kind in KINDS
        for of in (kept[" ".join(kind)],)
    }


@dataclass(frozen=True, slots=True)
class Often:
    """How often a reading makes a difference in a kind of games: the games in which it does, and of all their turns
    those; None for a reading about endings.
    """

    games: Chance
    turns: Chance | None


def often(kind: Kind, reading: Reading[..., object]) -> Often:
    """How often the reading makes a difference against the common one."""
    of = played()[kind]
    times = of.readings[str(reading)]
    games = Chance(times.games, of.games)
    return Often(games, None if reading.dispute in ENDINGS else Chance(times.turns, of.turns))


@dataclass(frozen=True, slots=True)
class Parting(Computed):
    """A dispute in one game: the common reading, and how often each other makes a difference, in each of the ``kinds``."""

    game: str
    kinds: tuple[Kind, ...]
    dispute: Dispute
    common: Reading[..., object]
    lines: Mapping[Reading[..., object], tuple[Often, ...]]


def parse(text: str) -> Parting:
    """``dispute: prime`` and, where both games have it, ``game: long``; Fault for a dispute that is not counted."""
    given = keys(text, ("dispute", "game"))
    one_of(given, ("dispute",))
    dispute = given["dispute"].among(COUNTED)
    games = games_of(dispute)
    if "game" not in given and len(games) > 1:
        raise Fault("figure-one-of", known="game")
    game = given["game"].among({name: name for name in games}) if "game" in given else games[0]
    common = COMMON[game][dispute.name]
    kinds = tuple(kind for kind in KINDS if kind.game == game)
    return Parting(
        game,
        kinds,
        dispute,
        common,
        {
            reading: tuple(often(kind, reading) for kind in kinds)
            for reading in dispute.readings
            if reading is not common
        },
    )
