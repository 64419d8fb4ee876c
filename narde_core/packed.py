"""One side as one integer, five bits a place: what makes generating plays fast. Nothing outside the search needs it.

A node is a side as it stands in the middle of a turn: bits 0–129 hold its checkers (place n at bit 5n, so 0 is off
and 25 the bar), bits 130–155 the points on which it has hit, bits 156 up the point of the first checker that left the
head, where that matters. A mask has bit n set for own point n.
"""

from __future__ import annotations

from narde_core.position import BAR, OFF, POINTS, Position, Side

WIDTH = 5
COUNT = (1 << WIDTH) - 1
HITS = WIDTH * (BAR + 1)
LEADER = HITS + BAR + 1
CHECKERS = (1 << HITS) - 1
BOARD = (1 << LEADER) - 1

BAR_BIT = 1 << BAR
HEAD_BIT = 1 << POINTS[0]
OUTSIDE = sum(1 << place for place in range(7, BAR + 1))
ON_POINTS = sum(1 << point for point in POINTS)
FARTHER = tuple(sum(1 << place for place in range(die + 1, BAR + 1)) for die in range(7))
STEP = tuple(
    tuple((1 << WIDTH * max(place - die, OFF)) - (1 << WIDTH * place) for place in range(BAR + 1)) for die in range(7)
)


def pack(side: Side) -> int:
    """The node of a side that has not hit."""
    return sum(count << WIDTH * place for place, count in enumerate(side.counts))


def occupied(side: Side) -> int:
    """The mask of the side's points, the bar among them."""
    return sum(1 << place for place, _ in side)


def unpack(node: int) -> Side:
    """The side of a node."""
    return Side(tuple(node >> WIDTH * place & COUNT for place in range(BAR + 1)))


def position_after(node: int, before: Position) -> Position:
    """The position that a node makes of ``before``, still seen by the mover: what was hit stands on the bar."""
    hits = node >> HITS & (1 << BAR + 1) - 1
    opponent = before.opponent
    if hits:
        counts = list(opponent.counts)
        for point in POINTS:
            if hits >> point & 1:
                counts[before.meeting.across(point)] -= 1
                counts[BAR] += 1
        opponent = Side(tuple(counts))
    return Position(unpack(node & CHECKERS), opponent, before.meeting)


def six_in_a_row(mask: int) -> bool:
    """Whether a mask holds six neighbouring points, counted round the ring of 24."""
    ring = mask & ON_POINTS
    ring |= ring << 24
    twos = ring & ring >> 1
    fours = twos & twos >> 2
    return bool(fours & twos >> 4)
