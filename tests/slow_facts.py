"""What the slow generator is told of a turn and writes down on its way, and how it counts: by progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

BAR, START, HOME, OFF = -1, 0, 18, 24

Places = tuple[tuple[int, int], ...]  # (progress, checkers), sorted, none empty


@dataclass(frozen=True)
class Facts:
    """A turn: whose checkers stand where by progress, the two dice, and what is known of the turn."""

    game: str  # "long" or "short"
    own: Places
    other: Places
    dice: tuple[int, int]
    first: bool = False
    second_player: bool = False
    opened: frozenset[tuple[int, int]] = frozenset()  # what the opponent may have opened with, larger die first
    number: int | None = None  # which of the mover's turns it is
    goes_on: bool = False  # he has played lower numbers of a double that runs on
    handed: int = 0  # how often he plays a number that his opponent could not

    @property
    def double(self) -> bool:
        return self.dice[0] == self.dice[1]

    @property
    def all_dice(self) -> tuple[int, ...]:
        return self.dice * 2 if self.double else self.dice

    @property
    def larger_first(self) -> tuple[int, int]:
        return max(self.dice), min(self.dice)


@dataclass(frozen=True)
class Walk:
    """A turn begun: the board now, the dice left, and what the disputes want to know of the way here."""

    own: Places
    other: Places
    left: tuple[int, ...]
    left_head: int = 0  # checkers that have left the head in this turn
    first_off_head: int | None = None  # where the first of them stands now
    hitters: tuple[int, ...] = ()  # where checkers stand that have hit in this turn and must stay


def places(side: Mapping[int, int]) -> Places:
    return tuple(sorted((progress, count) for progress, count in side.items() if count))


def across(game: str, progress: int) -> int:
    """The opponent's progress on the point that is my ``progress``."""
    return (progress + 12) % 24 if game == "long" else 23 - progress


def shifted(side: Places, start: int, end: int) -> Places:
    after = dict(side)
    after[start] -= 1
    after[end] = after.get(end, 0) + 1
    return places(after)
