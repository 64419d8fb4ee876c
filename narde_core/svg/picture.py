"""What a board picture shows: the input of the drawing, frozen and complete."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from narde_core.game import Game
from narde_core.position import Position, Side
from narde_core.turn import Colour, Roll, Step
from narde_core.wording import Language


class Numbering(Enum):
    """Which numbers stand at the edge. Boards are stored by own points; this is only how they are shown."""

    OWN = "own"
    COMMON = "common"
    MOSCOW = "moscow"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Shown:
    """A play drawn on the board, in the mover's own points: arrows if ``legal``, else broken arrows that end in a cross."""

    steps: tuple[Step, ...]
    legal: bool = True


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: its ``value`` and who holds it; None while it lies in the middle."""

    value: int
    owner: Colour | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """One board to be drawn.

    ``dice``: those that lie on the board, the roll's own if none are given; ``thrown``: whether
    they were, and are not the number of a double that runs on. ``white`` and ``black`` count by their own points, 24 to 1, with 25 the bar and 0 off. ``viewpoint`` sits at the
    bottom with his home on the right (on the left when ``mirrored``); None means the mover, or White if nobody is to
    move. ``plays`` are drawn for the mover, or for the side at the bottom if nobody is to move.
    Raises Fault, like Position, for a board that cannot be.
    """

    game: Game
    white: Side
    black: Side
    to_move: Colour | None = None
    roll: Roll | None = None
    plays: tuple[Shown, ...] = ()
    viewpoint: Colour | None = None
    numbering: Numbering = Numbering.OWN
    cube: Cube | None = None
    mirrored: bool = False
    language: Language = "ru"
    title: str = ""
    dice: tuple[int, ...] = ()
    thrown: bool = True

    def __post_init__(self) -> None:
        self.position()

    @property
    def bottom(self) -> Colour:
        """Who sits at the bottom."""
        return self.viewpoint or self.to_move or Colour.WHITE

    @property
    def mover(self) -> Colour:
        """Whose plays are drawn."""
        return self.to_move or self.bottom

    def side(self, colour: Colour) -> Side:
        """The checkers of ``colour``."""
        return self.white if colour is Colour.WHITE else self.black

    def position(self) -> Position:
        """The board seen by the mover."""
        return self.game.position(self.side(self.mover), self.side(self.mover.other))
