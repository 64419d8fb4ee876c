"""What makes a game: how it is set up, how the routes meet, what may be landed on."""

from __future__ import annotations

from dataclasses import dataclass

from narde_core.faults import Fault
from narde_core.position import CHECKERS, HEAD, Meeting, Position, Side
from narde_core.wording import Language, headed, say


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the family. ``setup`` is a side's start by own points.

    ``closed_by``: from how many opposing checkers a point is closed; fewer are hit and sent to the bar. ``kin_of``: the
    game of which this one is a variant; None for long and short nardy themselves. ``mat_name``: what a ``.mat``
    transcript calls the game, as GNU Backgammon writes and reads it; "" where it has no name there. ``bears_off``: whether
    checkers leave the board.
    """

    name: str
    setup: Side
    meeting: Meeting
    closed_by: int
    kin_of: Game | None = None
    mat_name: str = ""
    bears_off: bool = True

    def say(self, language: Language) -> str:
        """What the game is called."""
        return say(f"in-games-{self.name}", language)

    def title(self, language: Language) -> str:
        """What the game is called where its name begins a line."""
        return headed(self.say(language))

    @property
    def checkers(self) -> int:
        """Checkers a side."""
        return self.setup.total

    @property
    def hits(self) -> bool:
        """Whether a checker can be hit."""
        return self.closed_by > 1

    @property
    def start(self) -> Position:
        """The position before the first turn."""
        return Position(self.setup, self.setup, self.meeting)

    def position(self, own: Side, opponent: Side) -> Position:
        """The position of these sides in this game; Fault if it cannot be."""
        for side in (own, opponent):
            if side.total != self.checkers:
                raise Fault("wrong-number", given=side.total, checkers=self.checkers)
            if side.off and not self.bears_off:
                raise Fault("nobody-bears-off", game=self, given=side.off, checkers=self.checkers)
        return Position(own, opponent, self.meeting)


LONG = Game("long", Side.of({HEAD: CHECKERS}), Meeting.SAME_WAY, closed_by=1)
SHORT = Game("short", Side.of({24: 2, 13: 5, 8: 3, 6: 5}), Meeting.HEAD_ON, closed_by=2, mat_name="Backgammon")
