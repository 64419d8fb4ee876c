"""What can be won: the kinds of win and their points."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import override

from narde_core.wording import Language, say


class Kind(Enum):
    """How a game was won: oin, mars, koks, and mars against a player whose checkers were all home."""

    PLAIN = "plain"
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"
    HOME_GAMMON = "home-gammon"

    def say(self, language: Language) -> str:
        """The kind in players' words."""
        return say(f"win-{self.value}", language)


@dataclass(frozen=True, slots=True)
class Win:
    """A kind of win and its points, before the stake multiplies them."""

    kind: Kind
    points: int

    @override
    def __str__(self) -> str:
        return f"{self.kind.value} {self.points}"

    def say(self, language: Language) -> str:
        """The kind and the points in players' words."""
        return say("win-one-point" if self.points == 1 else "win-points", language, kind=self.kind, points=self.points)


PLAIN = Win(Kind.PLAIN, 1)
GAMMON = Win(Kind.GAMMON, 2)
BACKGAMMON = Win(Kind.BACKGAMMON, 3)
