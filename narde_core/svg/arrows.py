"""Arrows for plays: where they start and end, how they bend."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from narde_core.position import OFF
from narde_core.svg.layout import MIDDLE, RADIUS, Layout
from narde_core.svg.picture import Picture
from narde_core.turn import Step

Spot = tuple[float, float]

BEND = 0.16
LANE = 20.0
TIP = 9.5


@dataclass(frozen=True, slots=True)
class Arrow:
    """One checker's way, ``times`` over, from ``start`` by the control point ``bend`` to ``end``; ``last`` of its play."""

    start: Spot
    bend: Spot
    end: Spot
    times: int
    legal: bool
    last: bool

    def at(self, t: float) -> Spot:
        """The point of the curve at ``t``, 0 its start and 1 its end."""
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        return (
            a * self.start[0] + b * self.bend[0] + c * self.end[0],
            a * self.start[1] + b * self.bend[1] + c * self.end[1],
        )

    @property
    def direction(self) -> Spot:
        """The unit vector in which the arrow arrives."""
        return _unit(self.bend, self.end)


def arrows(picture: Picture) -> Iterator[Arrow]:
    """The arrows of every play shown; equal steps are one arrow, equal arrows of two plays lie side by side."""
    layout, mover = Layout.of(picture), picture.mover
    drawn: dict[tuple[int, int], int] = {}
    for shown in picture.plays:
        counts = list(picture.side(mover).counts)
        ways = _merged(shown.steps)
        for number, (step, times) in enumerate(ways):
            met = 0 if step.end == OFF or step.hit else picture.position().opponent_on(step.end)
            start = layout.place(mover, step.start).slot(max(counts[step.start] - 1, 0))
            end = layout.place(mover, step.end).slot(max(counts[step.end] + times - 1, met - 1))
            counts[step.start] -= times
            counts[step.end] += times
            lane = drawn.get((step.start, step.end), 0)
            drawn[step.start, step.end] = lane + 1
            bend = _bend(start, end, lane)
            dx, dy = _unit(start, bend)
            start = start[0] + dx * RADIUS, start[1] + dy * RADIUS
            yield Arrow(start, bend, end, times, shown.legal, number == len(ways) - 1)


def _merged(steps: tuple[Step, ...]) -> list[tuple[Step, int]]:
    counted: dict[Step, int] = {}
    for step in steps:
        counted[step] = counted.get(step, 0) + 1
    return list(counted.items())


def _bend(start: Spot, end: Spot, lane: int) -> Spot:
    """The control point: bowed towards the middle of the board, further for every arrow already on the same way."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    length = math.dist(start, end)
    bow = BEND * length + LANE * lane
    if (start[1] < MIDDLE) == (end[1] < MIDDLE):
        return x, y + (bow if y < MIDDLE else -bow) * 1.5
    along = _unit(start, end)
    return x - along[1] * bow, y + along[0] * bow


def _unit(start: Spot, end: Spot) -> Spot:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def shaft(arrow: Arrow) -> str:
    """The path of the arrow's shaft, ended where its tip begins."""
    dx, dy = arrow.direction
    back = TIP if arrow.legal or not arrow.last else RADIUS - 3
    x, y = arrow.end[0] - dx * back, arrow.end[1] - dy * back
    return f"M{number(arrow.start[0])} {number(arrow.start[1])}Q{number(arrow.bend[0])} {number(arrow.bend[1])} {number(x)} {number(y)}"


def tip(arrow: Arrow) -> str:
    """The path of the arrow's head, a triangle on its end."""
    (x, y), (dx, dy) = arrow.end, arrow.direction
    base = x - dx * (TIP + 2), y - dy * (TIP + 2)
    side = -dy * 6.5, dx * 6.5
    corners = (x, y), (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1])
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


def number(value: float) -> str:
    """``value`` to a tenth, without a needless zero, so that the same board is the same bytes everywhere."""
    return f"{round(value, 1) + 0.0:g}"
