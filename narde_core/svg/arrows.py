"""Arrows for plays: where they start and end, how they bend, what they look like."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from narde_core.position import BAR, OFF
from narde_core.svg.layout import MIDDLE, RADIUS, Layout
from narde_core.svg.picture import Picture
from narde_core.svg.shapes import Box, circle, group, number, path, rect, text

Spot = tuple[float, float]

BOW = 0.2
LANE = 24.0
TIP = 11.0
CROSS = 8.5
ARM = 3.6


@dataclass(frozen=True, slots=True)
class Arrow:
    """One way, gone ``times`` over: from ``start``, bent towards ``bend``, to ``end``; crossed out at its end or not."""

    start: Spot
    bend: Spot
    end: Spot
    times: int
    legal: bool
    crossed: bool

    @property
    def shaft(self) -> str:
        """The path of the shaft, which stops where the tip or the cross begins."""
        dx, dy = _unit(self.bend, self.end)
        back = CROSS if self.crossed else TIP - 2
        start, bend, end = map(_pair, (self.start, self.bend, (self.end[0] - dx * back, self.end[1] - dy * back)))
        return f"M{start}Q{bend} {end}"

    @property
    def tip(self) -> str:
        """The path of the head, a triangle on the end."""
        (x, y), (dx, dy) = self.end, _unit(self.bend, self.end)
        back, side = (x - dx * TIP, y - dy * TIP), (-dy * 6.5, dx * 6.5)
        corners = (x, y), (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])
        return f"M{'L'.join(map(_pair, corners))}Z"

    @property
    def middle(self) -> Spot:
        """The point half-way along the curve."""
        x, y = ((a + 2 * b + c) / 4 for a, b, c in zip(self.start, self.bend, self.end, strict=True))
        return x, y


def arrows(picture: Picture) -> Iterator[Arrow]:
    """The arrows of every play shown. Equal steps of a play are one arrow, and so are equal steps of two plays that may be
    made; other arrows on the same way lie side by side.
    """
    layout, mover, position = Layout.of(picture), picture.mover, picture.position()
    lanes: Counter[tuple[int, int]] = Counter()
    drawn: set[tuple[int, int, int]] = set()
    for shown in picture.plays:
        counts = list(position.own.counts)
        ways = Counter((step.start, step.end) for step in shown.steps)
        hit = {step.end for step in shown.steps if step.hit}
        for order, (way, times) in enumerate(ways.items(), start=1):
            start, end = way
            in_the_way = position.opponent_on(end) if OFF < end < BAR and end not in hit else 0
            begin = layout.place(mover, start).slot(max(counts[start] - 1, 0))
            finish = layout.place(mover, end).slot(max(counts[end] + times, in_the_way) - 1)
            counts[start] -= times
            counts[end] += times
            if shown.legal:
                if (*way, times) in drawn:
                    continue
                drawn.add((*way, times))
            bend = _bend(begin, finish, lanes[way])
            lanes[way] += 1
            crossed = not shown.legal and order == len(ways)
            yield Arrow(_edge(begin, bend), bend, finish, times, shown.legal, crossed)


def draw_arrows(svg: Element, picture: Picture) -> None:
    """The layer of arrows, if any play is shown."""
    if not picture.plays:
        return
    layer = group(svg, "nardy-arrows")
    for arrow in arrows(picture):
        here = group(layer, f"nardy-arrow nardy-{'legal' if arrow.legal else 'illegal'}")
        for css in ("nardy-halo", "nardy-shaft"):
            path(here, arrow.shaft, css)
        if arrow.crossed:
            x, y = arrow.end
            circle(here, x, y, CROSS, "nardy-tip")
            path(here, f"M{_pair((x - ARM, y - ARM))}l7.2 7.2m0 -7.2l-7.2 7.2", "nardy-cross")
        else:
            path(here, arrow.tip, "nardy-tip")
        if arrow.times > 1:
            rect(here, Box.around(*arrow.middle, 20, 14), "nardy-times", 7)
            text(here, *arrow.middle, f"×{arrow.times}", "nardy-times-text")


def _bend(start: Spot, end: Spot, lane: int) -> Spot:
    """The control point: bowed towards the middle of the board, further for every arrow already on the same way."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    bow = BOW * math.dist(start, end) + LANE * lane
    if (start[1] < MIDDLE) == (end[1] < MIDDLE):
        return x, y + (bow if y < MIDDLE else -bow)
    dx, dy = _unit(start, end)
    return x - dy * bow, y + dx * bow


def _edge(centre: Spot, towards: Spot) -> Spot:
    """Where the way from the checker at ``centre`` leaves its rim, so that the number on it stays readable."""
    dx, dy = _unit(centre, towards)
    return centre[0] + dx * RADIUS, centre[1] + dy * RADIUS


def _unit(start: Spot, end: Spot) -> Spot:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _pair(spot: Spot) -> str:
    return f"{number(spot[0])} {number(spot[1])}"
