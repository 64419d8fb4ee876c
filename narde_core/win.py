"""What can be won: the kinds of win and their points."""

from __future__ import annotations

from dataclasses import dataclass, field
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
    """A kind of win and its points, before the stake multiplies them.

    ``only``: the game knows no other, so that the kind goes without a name; an oin is one of two.
    """

    kind: Kind
    points: int
    only: bool = field(default=False, compare=False)

    @override
    def __str__(self) -> str:
        return f"{self.kind.value} {self.points}"

    def say(self, language: Language) -> str:
        """The kind and the points in players' words."""
        kind = say("win-only", language) if self.only else self.kind
        return say("win-one-point" if self.points == 1 else "win-points", language, kind=kind, points=self.points)


PLAIN = Win(Kind.PLAIN, 1)
ONLY = Win(Kind.PLAIN, 1, only=True)
GAMMON = Win(Kind.GAMMON, 2)
BACKGAMMON = Win(Kind.BACKGAMMON, 3)
