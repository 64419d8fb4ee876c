"""One side as one integer, a byte a place: what makes generating plays fast. Nothing outside the search needs it.

A node is a side as it stands in the middle of a turn: bytes 0 to 25 hold its checkers (byte n those on place n: 0 is
off and 25 the bar), the next 26 bits the points on which it has hit, the bits above the point of the first checker that
left the head, where that matters. A mask has bit n set for own point n; above them, from bit 26, it may hold the places
from which the next step may start, where the steps of a double are put in order.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from struct import Struct

from narde_core.position import BAR, HOME, OFF, POINTS, Position, Side, positions_after_plays

WIDTH = 8
COUNT = (1 << WIDTH) - 1
BYTES = BAR + 1
HITS = WIDTH * BYTES
LEADER = HITS + BAR + 1
CHECKERS = (1 << HITS) - 1
BOARD = (1 << LEADER) - 1

BELOW = BYTES
PLACES = (1 << BELOW) - 1
BAR_BIT = 1 << BAR
HEAD_BIT = 1 << POINTS[0]
OUTSIDE = sum(1 << place for place in range(HOME[0] + 1, BAR + 1))
ON_POINTS = sum(1 << point for point in POINTS)


Shift = tuple[int, int, int, int]
"""One step in bits: what is added to a node to make it; the node's bits of the place it leaves, and what they are when
this checker is alone there; the mask of the point it lands on, 0 for off."""


@cache
def shift(start: int, end: int) -> Shift:
    """The step of a checker from ``start`` to ``end``."""
    lone = 1 << WIDTH * start
    return (1 << WIDTH * end) - lone, COUNT << WIDTH * start, lone, 1 << end if end else 0


SHIFTS = tuple({1 << place: shift(place, max(place - die, OFF)) for place in range(1, BAR + 1)} for die in range(7))
"""By die and by the mask of the place it starts from, every step."""
FARTHER = tuple(sum(1 << place for place in range(die + 1, BAR + 1)) for die in range(7))
"""By die, the places from which it leads to a point."""


_counts = Struct(f"{BYTES}B").unpack


def pack(side: Side) -> int:
    """The node of a side that has not hit."""
    return int.from_bytes(bytes(side.counts), "little")


def occupied(side: Side) -> int:
    """The mask of the side's points, the bar among them."""
    mask = 0
    for place in range(1, BYTES):
        if side.counts[place]:
            mask |= 1 << place
    return mask


@cache
def on_the_way(goal: range) -> tuple[int, int]:
    """Where a checker has not arrived that has to reach ``goal`` or leave the board: the mask of these places, and all
    the bits in which a node counts the checkers there.
    """
    places = [place for place in range(1, BYTES) if place not in goal]
    return sum(1 << place for place in places), sum(COUNT << WIDTH * place for place in places)


def way_between(before: int, after: int) -> tuple[int, int]:
    """The place that a checker left to make one node of the other, and the place where it came."""
    changed = (before ^ after) & CHECKERS
    return changed.bit_length() - 1 >> 3, (changed & -changed).bit_length() - 1 >> 3


def positions_after(nodes: Iterable[int], before: Position) -> tuple[Position, ...]:
    """The positions that nodes make of ``before``, still seen by the mover: what was hit stands on the bar."""
    opponents = {0: before.opponent}
    sides = []
    for node in nodes:
        hits = node >> HITS
        if hits not in opponents:
            opponents[hits] = _after_hits(hits, before)
        sides.append((_counts((node & CHECKERS).to_bytes(BYTES, "little")), opponents[hits]))
    return positions_after_plays(sides, before.meeting)


def _after_hits(hits: int, before: Position) -> Side:
    counts = list(before.opponent.counts)
    counts[BAR] += hits.bit_count()
    while hits:
        point = hits.bit_length() - 1
        hits ^= 1 << point
        counts[before.meeting.across(point)] -= 1
    return Side.unchecked(tuple(counts))


@lru_cache(maxsize=1 << 14)
def six_in_a_row(mask: int) -> bool:
    """Whether a mask of points holds six neighbouring ones, counted round the ring of 24."""
    ring = mask | mask << len(POINTS)
    twos = ring & ring >> 1
    fours = twos & twos >> 2
    return bool(fours & twos >> 4)
