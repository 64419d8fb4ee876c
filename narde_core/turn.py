"""A position, a roll, and what is known of the turn; the steps and the play that answer it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import override

from narde_core.faults import Fault
from narde_core.position import HEAD, Position
from narde_core.wording import Language, say

FACES = range(1, 7)
MOST_TIMES = 4
"""How often the number of a double is played at most."""


class Colour(Enum):
    """Whose checkers: a word for showing boards; the rules speak of the mover and his opponent."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE

    def say(self, language: Language) -> str:
        """The colour's name."""
        return say(f"colour-{self.value}", language)


@dataclass(frozen=True, slots=True, order=True)
class Roll:
    """Two dice, the larger first. Raises Fault for a die that is not 1 to 6."""

    high: int
    low: int

    def __post_init__(self) -> None:
        for die in (self.high, self.low):
            if die not in FACES:
                raise Fault("no-such-die", given=die)
        if self.low > self.high:
            high, low = self.low, self.high
            object.__setattr__(self, "high", high)
            object.__setattr__(self, "low", low)

    @property
    def double(self) -> bool:
        """Whether both dice show the same."""
        return self.high == self.low

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice to play, larger first: two, or four of a double."""
        return (self.high,) * 4 if self.double else (self.high, self.low)

    @property
    def pips(self) -> int:
        """Pips of the whole roll, a double counted four times."""
        return sum(self.dice)

    @override
    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


ROLLS = tuple(Roll(high, low) for high in FACES for low in range(1, high + 1))


@dataclass(frozen=True, slots=True)
class Turn:
    """The mover's position and roll, and what is known of the turn.

    ``first``: is it his first turn of the game? ``second_player``: did his opponent play before him?
    ``opponent_opened``: the opponent's first roll. None means not said; then the board is asked, where it can tell.
    ``number``: which of his own turns it is, counted from 1.

    Where a double runs on through the higher ones, each number of it is a turn: ``goes_on`` tells that the mover has
    played lower numbers of it, ``handed`` how often he is to play the number because his opponent could not. ``times``:
    how often the rules have a double's number played; None is four times.

    Raises Fault for a number that is none or does not agree with ``first``, for a ``handed`` that is not 0 to 4, for
    dice that are no double where a double runs on, or for one that both goes on and is handed.
    """

    position: Position
    roll: Roll
    first: bool | None = None
    second_player: bool | None = None
    opponent_opened: Roll | None = None
    number: int | None = None
    goes_on: bool = False
    handed: int = 0
    times: int | None = None

    def __post_init__(self) -> None:
        if self.number is not None and self.number < 1:
            raise Fault("turn-number", given=self.number)
        if self.number is not None and self.first is not None and self.first != (self.number == 1):
            raise Fault("turn-first" if self.first else "turn-not-first", given=self.number)
        if not 0 <= self.handed <= MOST_TIMES:
            raise Fault("handed-times", given=self.handed, most=MOST_TIMES)
        if (self.handed or self.goes_on) and not self.roll.double:
            raise Fault("runs-on-double", roll=self.roll)
        if self.handed and self.goes_on:
            raise Fault("runs-on-one")

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice to play, larger first."""
        times = self.handed or self.times
        return (self.roll.high,) * times if times and self.roll.double else self.roll.dice

    @property
    def is_first(self) -> bool:
        """Whether this is the mover's first turn; if not said, whether no checker of his has left the head."""
        own = self.position.own
        if self.first is None and self.number is not None:
            return self.number == 1
        return own[HEAD] == own.total if self.first is None else self.first

    @property
    def is_second_players(self) -> bool:
        """Whether the mover plays second; if not said, whether on his first turn the opponent has already moved."""
        if self.second_player is not None:
            return self.second_player
        opponent = self.position.opponent
        return self.is_first and opponent[HEAD] != opponent.total

    @property
    def opponent_openings(self) -> frozenset[Roll]:
        """The first rolls of the opponent that could have made this board: the one that was said; or every roll by
        which one checker goes from the head to where it stands, or two share a double; empty if the board cannot tell.
        """
        if self.opponent_opened is not None:
            return frozenset((self.opponent_opened,))
        gone = [HEAD - point for point, count in self.position.opponent for _ in range(count) if point != HEAD]
        if len(gone) == 1:
            return frozenset(roll for roll in ROLLS if roll.pips == gone[0])
        doubles = (roll for roll in ROLLS if roll.double and not any(way % roll.high for way in gone))
        return frozenset(roll for roll in doubles if len(gone) == 2 and sum(gone) <= roll.pips)

    def opened_with(self, rolls: frozenset[Roll]) -> bool:
        """Whether the opponent's first roll was one of ``rolls``; Fault if neither the turn nor the board tells."""
        possible = self.opponent_openings
        if possible and possible <= rolls:
            return True
        if possible and possible.isdisjoint(rolls):
            return False
        raise Fault("opening-unknown", possible=", ".join(map(str, sorted(possible or ROLLS, reverse=True))))


@dataclass(frozen=True, slots=True, order=True)
class Step:
    """One checker moved by one ``die``, from ``start`` (25 the bar) to ``end`` (0 off)."""

    start: int
    end: int
    die: int
    hit: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """All the steps of one turn, in an order in which they can be made; empty when the turn is passed."""

    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Next:
    """What follows a turn: whose turn it is (``own``: the same player's again), and what he plays without a throw.

    ``roll`` is the double whose number he plays, ``times`` how often, ``handed`` whether his opponent threw it; None
    where he throws.
    """

    own: bool
    roll: Roll | None = None
    times: int = 0
    handed: bool = False

    def turn(self, position: Position, number: int | None = None) -> Turn | None:
        """The turn of the number that is played next, from the board as its player sees it; None where he throws."""
        if self.roll is None:
            return None
        handed = self.times if self.handed else 0
        return Turn(position, self.roll, number=number, goes_on=not handed, handed=handed)

    @override
    def __str__(self) -> str:
        who = "mover" if self.own else "opponent"
        return f"{who} {self.roll}({self.times})" if self.roll else f"{who} throws"

    def say(self, mover: Colour, language: Language) -> str:
        """What follows in a sentence, ``mover`` being the one who has just played."""
        who = mover if self.own else mover.other
        if self.roll is None:
            return say("then-throws", language, who=who)
        number, times = (
            say(f"then-{word}-{count}", language) for word, count in (("number", self.roll.high), ("times", self.times))
        )
        return say("then-handed" if self.handed else "then-goes-on", language, who=who, number=number, times=times)
