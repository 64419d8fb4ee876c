"""How good opening plays of short nardy are, by the equities of GNU Backgammon that lie beside this module."""

from __future__ import annotations

import json
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from enum import Enum
from functools import cache
from importlib.resources import files

from narde_core.common import COMMON_SHORT
from narde_core.game import SHORT
from narde_core.notation import parse_play
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.refusal import judge
from narde_core.trainer.cards import ShortCard
from narde_core.turn import Play, Roll, Turn

# read when the module is imported, so that it is in the browser's memory too
_DATA = json.loads((files("narde_core.trainer") / "short_openings.json").read_text("utf-8"))
SOURCE: str = _DATA["source"]
"""The program and its settings, in its own words."""
FINE = Decimal("0.005")
"""A play that is worse than the best by no more is as good for a person."""


class Grade(Enum):
    """How good a play is."""

    BEST = "best"
    FINE = "fine"
    ERROR = "error"
    WORSE = "worse"
    """Worse than the best, but not in the data: how much is known from below, or not at all."""


@dataclass(frozen=True)
class Judged:
    """A play, its grade, and how many hundredths it costs (with ``WORSE`` at least; None if that is not known)."""

    play: Play
    grade: Grade
    hundredths: int | None


@dataclass(frozen=True)
class Rated:
    """The plays of a card that the data know, by the position each leads to, the best first."""

    turn: LegalTurn
    plays: dict[Position, tuple[Play, Decimal]]
    whole: bool

    @property
    def best(self) -> Play:
        """The best play."""
        return next(iter(self.plays.values()))[0]

    def judge(self, play: Play) -> Judged:
        """The grade of a legal play."""
        after = self.turn.result_of(play)
        equities = [equity for _, equity in self.plays.values()]
        if after not in self.plays:
            return Judged(play, Grade.WORSE, _hundredths(equities[0] - equities[-1]) if self.whole else None)
        loss = equities[0] - self.plays[after][1]
        grade = Grade.BEST if not loss else Grade.FINE if loss <= FINE else Grade.ERROR
        return Judged(play, grade, _hundredths(loss))


def _hundredths(loss: Decimal) -> int:
    return int((loss * 100).quantize(Decimal(1), ROUND_HALF_UP))


@cache
def rated(card: ShortCard) -> Rated:
    """What the data know of a card: the opening plays, or the one best reply."""
    if card.opening is None:
        legal = _turn(SHORT.start, card.roll, second=False)
        written = _DATA["openings"][str(card.roll)]["plays"]
        return Rated(legal, _by_result(legal, written), whole=True)
    opened = rated(ShortCard(None, card.opening))
    legal = _turn(opened.turn.result_of(opened.best).swapped(), card.roll, second=True)
    best, equity = _DATA["openings"][str(card.opening)]["replies"][str(card.roll)]
    return Rated(legal, _by_result(legal, {best: equity}), whole=False)


def _turn(position: Position, roll: Roll, *, second: bool) -> LegalTurn:
    return LegalTurn(Turn(position, roll, first=True, second_player=second), COMMON_SHORT)


def _by_result(legal: LegalTurn, written: dict[str, float]) -> dict[Position, tuple[Play, Decimal]]:
    """The plays by the position each leads to. Raises ValueError if the data name a play that is not legal."""
    found: dict[Position, tuple[Play, Decimal]] = {}
    for text, equity in written.items():
        play = judge(legal, parse_play(text)).play
        if play is None:
            raise ValueError(f"the data name {text} with {legal.turn.roll}, which is not legal")
        found.setdefault(legal.result_of(play), (play, Decimal(str(equity))))
    return found
