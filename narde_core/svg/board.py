"""The board without checkers: frame, points, homes, bar and trays."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from narde_core.position import BAR, HEAD, HOME, OFF, POINTS, Meeting
from narde_core.svg.layout import (
    BOTTOM,
    COLUMN,
    EDGE,
    HALF,
    HEIGHT,
    MIDDLE,
    NUMBERS,
    POINT,
    STRIP,
    TOP,
    WIDTH,
    Layout,
    Place,
    label,
)
from narde_core.svg.picture import Picture
from narde_core.svg.shapes import Box, group, number, path, rect, text
from narde_core.turn import Colour


def board(svg: Element, picture: Picture, layout: Layout) -> None:
    """Everything that stays where it is, and the places checkers stand on."""
    rect(svg, Box(0.5, STRIP, WIDTH - 1, HEIGHT - 2 * STRIP), "nardy-frame", 6)
    field = BOTTOM - TOP
    for left in (EDGE, WIDTH - EDGE - HALF):
        rect(svg, Box(left, TOP, HALF, field), "nardy-field")
    rect(svg, Box.around(WIDTH / 2, MIDDLE, COLUMN, field), "nardy-middle")
    path(svg, f"M{number(WIDTH / 2)} {number(TOP)}V{number(BOTTOM)}", "nardy-hinge")
    for colour in Colour:
        _home(svg, layout, colour)
    points = group(svg, "nardy-points")
    for seen in POINTS:
        _point(points, picture, layout, seen)
    for colour in (layout.bottom.other, layout.bottom):
        if layout.meeting is Meeting.HEAD_ON:
            _bar(svg, layout, colour)
        _tray(svg, layout, colour)


def _home(svg: Element, layout: Layout, colour: Colour) -> None:
    left = min(layout.column(layout.seen(colour, point)) for point in HOME) - COLUMN / 2
    y = BOTTOM if _near(layout.seen(colour, 1)) else TOP - 2.5
    rect(svg, Box(left, y, HALF, 2.5), f"nardy-home nardy-home-{colour.value}")


def _point(points: Element, picture: Picture, layout: Layout, seen: int) -> None:
    place = layout.place(layout.bottom, seen)
    near = _near(seen)
    own = {layout.bottom: seen, layout.bottom.other: layout.meeting.across(seen)}
    numbers = {colour.value: str(own[colour]) for colour in Colour}
    here = group(points, "nardy-place", point=str(seen), **numbers, **_geometry(place))
    path(here, _triangle(place.x, near=near), f"nardy-point-{'b' if seen % 2 else 'a'}")
    rect(here, Box(place.x - COLUMN / 2, MIDDLE if near else STRIP, COLUMN, MIDDLE - STRIP), "nardy-hit")
    y = BOTTOM + NUMBERS / 2 + 0.5 if near else TOP - NUMBERS / 2 - 0.5
    if layout.meeting is Meeting.SAME_WAY and HEAD in own.values():
        rect(here, Box.around(place.x, y, 21, 11.5), "nardy-head", 5)
    said = label(picture, seen)
    if said:
        text(here, place.x, y, said, "nardy-number")


def _triangle(x: float, *, near: bool) -> str:
    base, apex = (BOTTOM, BOTTOM - POINT) if near else (TOP, TOP + POINT)
    return f"M{number(x - COLUMN / 2)} {number(base)}h{COLUMN}L{number(x)} {number(apex)}Z"


def _bar(svg: Element, layout: Layout, colour: Colour) -> None:
    place = layout.place(colour, BAR)
    here = _of_one(svg, "bar", colour, BAR, place)
    top = STRIP if colour is layout.bottom else MIDDLE
    rect(here, Box(place.x - COLUMN / 2, top, COLUMN, MIDDLE - STRIP), "nardy-hit")


def _tray(svg: Element, layout: Layout, colour: Colour) -> None:
    place = layout.place(colour, OFF)
    here = _of_one(svg, "tray", colour, OFF, place)
    right = layout.home_on_the_right(colour)
    y = layout.strip(colour)
    rect(here, Box(WIDTH - EDGE - HALF if right else EDGE, y - COLUMN / 2, HALF, COLUMN), "nardy-bed", COLUMN / 2)
    rect(here, Box(WIDTH / 2 if right else 0, y - STRIP / 2, WIDTH / 2, STRIP), "nardy-hit")


def _of_one(svg: Element, kind: str, colour: Colour, own: int, place: Place) -> Element:
    data = {"point": "off" if own == OFF else kind, "colour": colour.value, colour.value: str(own)}
    return group(svg, f"nardy-place nardy-{kind}", **data, **_geometry(place))


def _near(seen: int) -> bool:
    return seen <= HEAD // 2


def _geometry(place: Place) -> dict[str, str]:
    steps = {"x": place.x, "y": place.y, "dx": place.dx, "dy": place.dy}
    return {name: number(value) for name, value in steps.items()} | {
        "room": str(place.room),
        "counted": str(place.counted),
    }
