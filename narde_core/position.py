"""Checkers per point, seen by the player to move. Points are own points 24 to 1; 25 is the bar, 0 is off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import override

from narde_core.faults import Fault

OFF = 0
HEAD = 24
BAR = 25
POINTS = range(HEAD, OFF, -1)
HOME = range(6, OFF, -1)
CHECKERS = 15


class Meeting(Enum):
    """How the two routes meet: which of my points is which of my opponent's."""

    SAME_WAY = "same way"
    HEAD_ON = "head-on"

    def across(self, point: int) -> int:
        """The opponent's number for my ``point`` (24 to 1): n ± 12 the same way round, 25 − n head-on."""
        if self is Meeting.HEAD_ON:
            return 25 - point
        return point - 12 if point > 12 else point + 12


@dataclass(frozen=True, slots=True, repr=False)
class Side:
    """One player's checkers: ``counts[n]`` stand on his own point n, ``counts[25]`` on the bar, ``counts[0]`` are off.

    Raises Fault for a wrong length, a negative count or no checkers at all.
    """

    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.counts) != BAR + 1:
            raise Fault("side-length", given=len(self.counts))
        for point, count in enumerate(self.counts):
            if count < 0:
                raise Fault("negative-count", point=point, given=count)
        if not any(self.counts):
            raise Fault("no-checkers")

    @classmethod
    def of(cls, points: Mapping[int, int], checkers: int = CHECKERS) -> Side:
        """The side with ``points[n]`` checkers on own point n (25 the bar, 0 off); what is missing to ``checkers`` is off.

        Raises Fault for a point that is not on the board, a negative count, more than ``checkers`` in all, or an
        ``off`` that does not make up the number.
        """
        counts = [0] * (BAR + 1)
        for point, count in points.items():
            if not OFF <= point <= BAR:
                raise Fault("no-such-point", point=point)
            if count < 0:
                raise Fault("negative-count", point=point, given=count)
            counts[point] = count
        placed = sum(counts)
        if OFF in points and placed != checkers:
            raise Fault("off-does-not-add-up", given=placed, checkers=checkers)
        if placed > checkers:
            raise Fault("too-many-checkers", given=placed, checkers=checkers)
        counts[OFF] += checkers - placed
        return cls(tuple(counts))

    @classmethod
    def unchecked(cls, counts: tuple[int, ...]) -> Side:
        """A side that cannot be wrong, because a lawful step made it of another: nothing is checked again."""
        side = _new(cls)
        _set_counts(side, counts)
        return side

    def __getitem__(self, point: int) -> int:
        return self.counts[point]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """(place, checkers) for every occupied place, from the bar and the 24-point down; those off are left out."""
        return ((n, self.counts[n]) for n in range(BAR, OFF, -1) if self.counts[n])

    @property
    def off(self) -> int:
        """Checkers borne off."""
        return self.counts[OFF]

    @property
    def bar(self) -> int:
        """Checkers on the bar."""
        return self.counts[BAR]

    @property
    def total(self) -> int:
        """All checkers, those off and on the bar among them."""
        return sum(self.counts)

    @property
    def pips(self) -> int:
        """Pips still to go until the last checker is off."""
        return sum(n * count for n, count in enumerate(self.counts))

    @property
    def gone(self) -> int:
        """Pips that the checkers have gone since they all stood on the head."""
        return HEAD * self.total - self.pips

    @property
    def highest(self) -> int:
        """The place of the checker farthest from home (25 the bar); 0 when all are off."""
        return next((n for n, _ in self), OFF)

    @property
    def all_home(self) -> bool:
        """Whether no checker stands outside points 6 to 1."""
        return self.highest <= HOME[0]

    @override
    def __repr__(self) -> str:
        points = dict(iter(self))
        tail = "" if self.total == CHECKERS else f", checkers={self.total}"
        return f"Side.of({points}{tail})"


@dataclass(frozen=True, slots=True)
class Position:
    """Both sides, each by his own points, seen by the player to move.

    Raises Fault when a point is held by both, when the sides differ in number, when a checker stands on the bar of a
    game in which the routes run the same way and nothing is hit, or when both have finished a game in which they meet
    head-on: only the other may end in a draw.
    """

    own: Side
    opponent: Side
    meeting: Meeting

    def __post_init__(self) -> None:
        if self.own.total != self.opponent.total:
            raise Fault("unequal-sides", own=self.own.total, opponent=self.opponent.total)
        if self.meeting is Meeting.HEAD_ON and self.own.off == self.opponent.off == self.own.total:
            raise Fault("both-finished")
        if self.meeting is Meeting.SAME_WAY and (self.own.bar or self.opponent.bar):
            raise Fault("no-bar-here")
        for point, _ in self.own:
            across = self.meeting.across(point)
            if point != BAR and self.opponent[across]:
                raise Fault("point-shared", point=point, across=across)

    def swapped(self) -> Position:
        """The same board seen by the other player."""
        return Position(self.opponent, self.own, self.meeting)

    def opponent_on(self, point: int) -> int:
        """The opponent's checkers on my ``point`` (24 to 1)."""
        return self.opponent[self.meeting.across(point)]


# how a frozen value is filled in without asking it again: plays make many
_new = object.__new__
_set_counts = vars(Side)["counts"].__set__
_set_own, _set_opponent, _set_meeting = (vars(Position)[field].__set__ for field in ("own", "opponent", "meeting"))


def positions_after_plays(sides: Iterable[tuple[tuple[int, ...], Side]], meeting: Meeting) -> tuple[Position, ...]:
    """A position for each pair of the mover's counts and the opponent's side.

    Lawful plays made them, so that they cannot be wrong and nothing is checked again.
    """
    positions = []
    for counts, opponent in sides:
        own = _new(Side)
        _set_counts(own, counts)
        position = _new(Position)
        _set_own(position, own)
        _set_opponent(position, opponent)
        _set_meeting(position, meeting)
        positions.append(position)
    return tuple(positions)
