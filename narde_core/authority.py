"""An authority is a source text: what it states, where, what it is silent on, and where its words slip."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any

from narde_core.dispute import Reading
from narde_core.game import Game
from narde_core.wording import Language

type Twin = Mapping[Language, str]
"""The same text in every language."""


def twin(russian: str, english: str) -> Twin:
    """The same text in both languages."""
    return MappingProxyType({"ru": russian, "en": english})


class Weight(Enum):
    """How a text stands to a reading: its own rule; what it says others play; what it says against its own rule."""

    HOLDS = "holds"
    REPORTS = "reports"
    CONTRADICTS = "contradicts"


@dataclass(frozen=True)
class Statement:
    """A reading that a text states, and where: ``article`` is its own number for the rule, "" if it has none.

    ``reason``: the argument the text gives for it, or what in its words says so, if there is more to tell than the
    rule. ``voice``: who says it, where the text has several speakers or quotes another.
    """

    reading: Reading[..., Any]
    article: str = ""
    reason: Twin | None = None
    weight: Weight = Weight.HOLDS
    voice: Twin | None = None

    @property
    def dispute(self) -> str:
        """The name of the dispute that the reading answers."""
        return self.reading.dispute

    @property
    def holds(self) -> bool:
        """Whether this is a rule of the text, or of one who speaks in it."""
        return self.weight is Weight.HOLDS


@dataclass(frozen=True)
class Slip:
    """Words of a text that cannot all mean what they say: what is written, and what it must have meant."""

    written: Twin
    meant: Twin
    article: str = ""


@dataclass(frozen=True)
class Authority:
    """A source text.

    ``statements``: by the name of the game; of several that hold a reading of one dispute the first makes the rule
    set. ``contradictions``: passages that deny each other; ``slips``: words that are wrong as they stand.
    ``leans_on``: the texts it sends its reader to or was made from, whose word is taken where it says nothing.
    ``known_through``: what it is known from, if its own words were not read.
    """

    name: str
    title: Twin
    about: Twin
    statements: Mapping[str, tuple[Statement, ...]]
    contradictions: tuple[Slip, ...] = ()
    slips: tuple[Slip, ...] = ()
    leans_on: tuple[str, ...] = ()
    known_through: Twin | None = None

    @property
    def second_hand(self) -> bool:
        """Whether the text is known only through others that quote it."""
        return self.known_through is not None

    def say(self, language: Language) -> str:
        """The title."""
        return self.title[language]

    def on(self, game: Game, dispute: str) -> tuple[Statement, ...]:
        """All that the text says of a dispute of a game, whatever its weight."""
        return tuple(known for known in self.statements.get(game.name, ()) if known.dispute == dispute)

    def states(self, game: Game, dispute: str) -> Statement | None:
        """What the text holds in a dispute of a game: the statement that makes its rule set; None if it holds none."""
        return next((known for known in self.on(game, dispute) if known.holds), None)

    def silent_on(self, game: Game, disputes: Iterable[str]) -> tuple[str, ...]:
        """Those of ``disputes`` of which the text says nothing at all."""
        return tuple(dispute for dispute in disputes if not self.on(game, dispute))
