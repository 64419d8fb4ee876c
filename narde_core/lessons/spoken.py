"""A sentence of a lesson, in which numbers may stand that the core counts.

Such a number is written as on a page: ``#!narde chance hit 6 as ways`` between backticks. Where the lesson has a board,
``here`` asks one of its measures: ``here shots`` of the board as it stands, ``here shots after 13/8`` of the end of that
play, ``here most shots`` or ``here least shots`` of all legal plays; ``here not shots`` counts the other throws.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from narde_core.diagram import Diagram
from narde_core.faults import Fault
from narde_core.figures import values
from narde_core.figures.quantity import Count
from narde_core.figures.values import Value
from narde_core.figures.words import Words
from narde_core.lessons.goals import Counted, Extreme
from narde_core.lessons.measures import OF_A_POINT, THROWS, UNITS, Ending
from narde_core.notation import parse_play
from narde_core.odds import ALL
from narde_core.plays import LegalTurn
from narde_core.refusal import judge
from narde_core.wording import Language

HERE = "here"
_FIGURE = re.compile(r"`#!narde (?P<asked>[^`]*)`")
_MARK = "#!"


@dataclass(frozen=True)
class Spoken:
    """A sentence in pieces: its words, and the numbers between them."""

    pieces: tuple[str | Value, ...]

    def say(self, language: Language) -> str:
        """The sentence with its numbers."""
        return "".join(piece if isinstance(piece, str) else piece.say(language) for piece in self.pieces)

    @property
    def asked(self) -> tuple[str, ...]:
        """What its numbers ask."""
        return tuple(piece.asked for piece in self.pieces if isinstance(piece, Value))

    @property
    def bare(self) -> str:
        """Its words without the numbers."""
        return " ".join(piece for piece in self.pieces if isinstance(piece, str))


type Speak = Callable[[str], Spoken]


def parse_spoken(text: str, ground: Ground | None = None) -> Spoken:
    """The sentence of a text; on a ``ground`` its numbers may ask of the board. Fault for a number that cannot be read."""
    more: Mapping[str, Callable[[Words], Count]] = {HERE: ground.count} if ground else {}
    pieces: list[str | Value] = []
    end = 0
    for found in _FIGURE.finditer(text):
        pieces += (text[end : found.start()], values.parse(found["asked"], more))
        end = found.end()
    pieces.append(text[end:])
    spoken = Spoken(tuple(piece for piece in pieces if piece))
    if _MARK in spoken.bare:
        raise Fault("spoken-figure")
    return spoken


@dataclass(frozen=True)
class Ground:
    """The board of a level or a puzzle, and every way that the turn on it may end."""

    diagram: Diagram

    @property
    def legal(self) -> LegalTurn:
        """The legal plays; Fault for a board without a roll."""
        return self.diagram.legal_turn

    @cached_property
    def now(self) -> Ending:
        """The board as it stands."""
        here = self.diagram.position
        return Ending(here, here, self.diagram.rules)

    @cached_property
    def endings(self) -> tuple[Ending, ...]:
        """How every legal play ends, in the order of ``legal.plays``."""
        before, rules = self.legal.turn.position, self.diagram.rules
        return tuple(Ending(before, after, rules) for after in self.legal.results)

    def after(self, play: str) -> Ending:
        """How a legal play ends; Fault for any other."""
        verdict = judge(self.legal, parse_play(play))
        if verdict.play is None:
            raise Fault("claim-refused", claim=play, refusal=verdict.refusal)
        return self.endings[self.legal.results.index(self.legal.result_of(verdict.play))]

    def count(self, words: Words) -> Count:
        """What a measure counts here; Fault for an unknown one."""
        words.like("here most shots")
        others = words.flag("not")
        side = next((side for side in ("most", "least") if words.flag(side)), "")
        name = words.take()
        counted = Counted(name, words.number() if name in OF_A_POINT else 0)
        if side:
            value = Extreme(counted, side).best(self.endings)
        else:
            value = counted.count(self.after(words.rest()) if words.flag("after") else self.now)
        if not others:
            return Count(value, UNITS[name])
        if name not in THROWS:
            raise Fault("spoken-not", given=name, known=", ".join(THROWS))
        return Count(ALL - value, UNITS[name])
