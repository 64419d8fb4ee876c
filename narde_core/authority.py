"""An authority is a source text: what it states, where, what it is silent on, and where its words slip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from narde_core.dispute import Reading
from narde_core.game import Game
from narde_core.wording import Language

type Twin = Mapping[Language, str]
"""The same text in every language."""


@dataclass(frozen=True)
class Statement:
    """A reading that a text states, and where: ``article`` is its own number for the rule, "" if it has none.

    ``reason``: the argument the text gives for it, if any.
    """

    reading: Reading[..., Any]
    article: str = ""
    reason: Twin | None = None


@dataclass(frozen=True)
class Slip:
    """Words of a text that cannot mean what they say: what is written, and what it must have meant."""

    written: Twin
    meant: Twin
    article: str = ""


@dataclass(frozen=True)
class Authority:
    """A source text. ``second_hand``: known only through texts that quote it."""

    name: str
    title: Twin
    about: Twin
    statements: Mapping[str, tuple[Statement, ...]]
    slips: tuple[Slip, ...] = ()
    second_hand: bool = False

    def say(self, language: Language) -> str:
        """The title."""
        return self.title[language]

    def states(self, game: Game, dispute: str) -> Statement | None:
        """What the text states of a dispute of a game; None where it is silent."""
        found = (known for known in self.statements.get(game.name, ()) if known.reading.dispute == dispute)
        return next(found, None)
