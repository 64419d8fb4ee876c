"""What the ID of a short-nardy position can hold: the board, the roll, the cube, the score and the match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from narde_core.faults import Fault
from narde_core.game import SHORT
from narde_core.position import Meeting, Position, Side
from narde_core.turn import Colour, Roll

LARGEST_CUBE = 2**15
LONGEST_MATCH = 2**15 - 1


class Offer(Enum):
    """A cube that was offered and not yet answered; ``to_move`` offered a double or a raccoon, his opponent a beaver."""

    NONE = "none"
    DOUBLE = "double"
    BEAVER = "beaver"
    RACCOON = "raccoon"


class Phase(Enum):
    """How far the game is; ``OPENING`` until the first play has been made."""

    OPENING = "opening"
    PLAYING = "playing"
    OVER = "over"
    RESIGNED = "resigned"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube: its value, a power of two from 1 to 32768, and who owns it (None: it stands in the middle).

    Raises Fault for any other value.
    """

    value: int = 1
    owner: Colour | None = None

    def __post_init__(self) -> None:
        if not 0 < self.value <= LARGEST_CUBE or self.value & (self.value - 1):
            raise Fault("cube-value", given=self.value)

    @property
    def exponent(self) -> int:
        """How often the cube was turned: 0 for 1, 1 for 2, 6 for 64."""
        return self.value.bit_length() - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchState:
    """A position of short nardy in its match. Each side is given by its own points; the board does not turn.

    ``to_move`` rolls or has rolled, or has doubled. While an ``offer`` stands, the cube is as it would be if every
    offer before this one had been taken. ``resigned`` is an offered resignation, 1 to 3 times the cube, 0 for none.
    ``length`` is the points the match is played to, 0 for a game without a match. Jacoby's rule and beavers belong to
    games without a match. ``largest_cube`` is where doubling ends.

    Raises Fault when the sides cannot stand on one board, or the dice, the cube, the score, the match and the Crawford game do not agree.
    """

    white: Side
    black: Side
    to_move: Colour = Colour.WHITE
    roll: Roll | None = None
    cube: Cube = Cube()
    offer: Offer = Offer.NONE
    resigned: int = 0
    white_score: int = 0
    black_score: int = 0
    length: int = 0
    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False
    largest_cube: int = 1024
    phase: Phase = Phase.PLAYING

    def __post_init__(self) -> None:
        SHORT.position(self.white, self.black)
        Cube(self.largest_cube)
        if self.resigned not in range(4):
            raise Fault("resigned-value", given=self.resigned)
        if not 0 <= self.length <= LONGEST_MATCH:
            raise Fault("match-length", given=self.length, longest=LONGEST_MATCH)
        for score in (self.white_score, self.black_score):
            if not 0 <= score <= LONGEST_MATCH:
                raise Fault("score-value", given=score, longest=LONGEST_MATCH)
        if self.roll and self.offer is not Offer.NONE:
            raise Fault("roll-and-offer", roll=self.roll)
        if self.offer is Offer.DOUBLE and self.cube.owner is self.to_move.other:
            raise Fault("double-without-cube")
        if self.length:
            self._check_match()
        elif self.crawford:
            raise Fault("crawford-without-match")

    def _check_match(self) -> None:
        leader = max(self.white_score, self.black_score)
        if leader >= self.length and self.phase in (Phase.OPENING, Phase.PLAYING):
            raise Fault("match-already-won", score=leader, length=self.length)
        if self.crawford and leader != self.length - 1:
            raise Fault("crawford-score", white=self.white_score, black=self.black_score, length=self.length)
        if self.jacoby or self.beavers:
            raise Fault("money-rules-in-match")

    @classmethod
    def of(cls, position: Position, mover: Colour = Colour.WHITE, roll: Roll | None = None) -> MatchState:
        """The state of a position without a match, cube or score; Fault unless it is one of short nardy."""
        if position.meeting is not Meeting.HEAD_ON:
            raise Fault("ids-short-only")
        white, black = (position.own, position.opponent)[:: 1 if mover is Colour.WHITE else -1]
        return cls(white=white, black=black, to_move=mover, roll=roll)

    @property
    def position(self) -> Position:
        """The board as ``to_move`` sees it."""
        return SHORT.position(self.side(self.to_move), self.side(self.to_move.other))

    def side(self, colour: Colour) -> Side:
        """The checkers of that colour."""
        return self.white if colour is Colour.WHITE else self.black

    @property
    def decides(self) -> Colour:
        """Who has to act now: to roll or play, to answer an offered cube, or to answer a resignation."""
        answers_cube = self.offer in (Offer.DOUBLE, Offer.RACCOON)
        return self.to_move.other if answers_cube != bool(self.resigned) else self.to_move
