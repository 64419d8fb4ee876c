"""The SVG tree of a picture."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement, tostring

from narde_core.position import BAR, HEAD, HOME, OFF, POINTS, Meeting
from narde_core.svg import words
from narde_core.svg.arrows import arrows, number, shaft, tip
from narde_core.svg.layout import (
    BAR_GAP,
    BOTTOM,
    COLUMN,
    EDGE,
    HALF,
    HEIGHT,
    MIDDLE,
    NUMBERS,
    POINT,
    RADIUS,
    STRIP,
    TOP,
    WIDTH,
    Layout,
    Place,
    label,
)
from narde_core.svg.picture import Picture
from narde_core.svg.style import stylesheet
from narde_core.turn import Colour

DIE = 22
PIP = 2.3
PIPS = {1: "5", 2: "37", 3: "357", 4: "1379", 5: "13579", 6: "134679"}
SPOTS = dict(zip("123456789", ((x, y) for y in (-6, 0, 6) for x in (-6, 0, 6)), strict=True))


def draw(picture: Picture) -> str:
    """The picture as one ``<svg>`` element: well-formed XML, the same bytes for the same picture, no ids.

    Its structure is what the live board moves: places are ``g`` with ``data-white`` and ``data-black`` (own points,
    25 the bar, 0 off) and the geometry of their stack; checkers are ``g.nardy-checker`` of the layer ``nardy-checkers``.
    """
    layout = Layout.of(picture)
    svg = Element("svg", _root(picture))
    SubElement(svg, "title").text = words.title(picture)
    SubElement(svg, "desc").text = f"{words.spoken(picture)}\n{words.text_board(picture)}"
    SubElement(svg, "style").text = stylesheet()
    _board(svg, picture, layout)
    _names(svg, picture, layout)
    _checkers(svg, picture, layout)
    _dice(svg, picture, layout)
    _cube(svg, picture, layout)
    _arrows(svg, picture)
    return tostring(svg, encoding="unicode")


def _root(picture: Picture) -> dict[str, str]:
    root = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": f"nardy-board nardy-{picture.game.name}",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "width": str(2 * WIDTH),
        "height": str(2 * HEIGHT),
        "role": "img",
        "lang": picture.language,
        "data-game": picture.game.name,
        "data-viewpoint": picture.bottom.value,
        "data-numbering": picture.numbering.value,
        "data-radius": str(RADIUS),
    }
    if picture.to_move:
        root["data-to-move"] = picture.to_move.value
    if picture.roll:
        root["data-roll"] = str(picture.roll)
    if picture.mirrored:
        root["data-mirrored"] = "true"
    return root


def _rect(parent: Element, x: float, y: float, width: float, height: float, css: str, round_: float = 0) -> Element:
    rect = SubElement(
        parent, "rect", {"x": number(x), "y": number(y), "width": number(width), "height": number(height), "class": css}
    )
    if round_:
        rect.set("rx", number(round_))
    return rect


def _text(parent: Element, x: float, y: float, said: str, css: str) -> Element:
    text = SubElement(parent, "text", {"x": number(x), "y": number(y), "class": css})
    text.text = said
    return text


def _group(parent: Element, css: str, **data: str) -> Element:
    return SubElement(parent, "g", {"class": css, **{f"data-{key}": value for key, value in data.items()}})


def _geometry(place: Place) -> dict[str, str]:
    return {
        "x": number(place.x),
        "y": number(place.y),
        "dx": number(place.dx),
        "dy": number(place.dy),
        "room": str(place.room),
        "counted": str(place.counted),
    }


def _board(svg: Element, picture: Picture, layout: Layout) -> None:
    _rect(svg, 0, STRIP, WIDTH, HEIGHT - 2 * STRIP, "nardy-frame", 6)
    for left in (EDGE, WIDTH - EDGE - HALF):
        _rect(svg, left, TOP, HALF, BOTTOM - TOP, "nardy-field")
    line = {"x1": number(WIDTH / 2), "x2": number(WIDTH / 2), "y1": number(STRIP), "y2": number(HEIGHT - STRIP)}
    SubElement(svg, "line", {**line, "class": "nardy-hinge"})
    for colour in Colour:
        _home(svg, layout, colour)
    points = _group(svg, "nardy-points")
    for seen in POINTS:
        _point(points, picture, layout, seen)
    for colour in (layout.bottom.other, layout.bottom):
        if layout.meeting is Meeting.HEAD_ON:
            _bar(svg, layout, colour)
        _tray(svg, layout, colour)


def _home(svg: Element, layout: Layout, colour: Colour) -> None:
    columns = [layout.column(layout.seen(colour, point)) for point in HOME]
    y = BOTTOM if layout.seen(colour, 1) <= HEAD // 2 else TOP - 2
    _rect(svg, min(columns) - COLUMN / 2, y, HALF, 2, f"nardy-home nardy-home-{colour.value}")


def _point(points: Element, picture: Picture, layout: Layout, seen: int) -> None:
    place = layout.place(layout.bottom, seen)
    near = seen <= HEAD // 2
    own = {layout.bottom.value: str(seen), layout.bottom.other.value: str(layout.meeting.across(seen))}
    tone = "b" if seen % 2 else "a"
    group = _group(points, "nardy-place", point=str(seen), white=own["white"], black=own["black"], **_geometry(place))
    SubElement(group, "path", {"class": f"nardy-point-{tone}", "d": point_path(place.x, near)})
    top = MIDDLE if near else STRIP
    _rect(group, place.x - COLUMN / 2, top, COLUMN, MIDDLE - STRIP, "nardy-hit")
    said = label(picture, seen)
    y = BOTTOM + NUMBERS / 2 + 0.5 if near else TOP - NUMBERS / 2 - 0.5
    if said:
        _text(group, place.x, y, said, "nardy-number")
    if layout.meeting is Meeting.SAME_WAY and str(HEAD) in own.values():
        _rect(group, place.x - 10, y - 6, 20, 12, "nardy-head", 6)


def point_path(x: float, near: bool) -> str:
    """The triangle of the point in column ``x``, at the ``near`` or the far edge."""
    base, apex = (BOTTOM, BOTTOM - POINT) if near else (TOP, TOP + POINT)
    return f"M{number(x - COLUMN / 2)} {number(base)}H{number(x + COLUMN / 2)}L{number(x)} {number(apex)}Z"


def _bar(svg: Element, layout: Layout, colour: Colour) -> None:
    place = layout.place(colour, BAR)
    group = _group(
        svg, "nardy-place nardy-bar", point="bar", colour=colour.value, **{colour.value: str(BAR)}, **_geometry(place)
    )
    top = STRIP if colour is layout.bottom else MIDDLE
    _rect(group, place.x - COLUMN / 2, top, COLUMN, MIDDLE - STRIP, "nardy-hit")


def _tray(svg: Element, layout: Layout, colour: Colour) -> None:
    place = layout.place(colour, OFF)
    group = _group(
        svg, "nardy-place nardy-tray", point="off", colour=colour.value, **{colour.value: str(OFF)}, **_geometry(place)
    )
    left = WIDTH / 2 if layout.home_on_the_right(colour) else 0
    _rect(group, left, layout.strip(colour) - STRIP / 2, WIDTH / 2, STRIP, "nardy-hit")


def _names(svg: Element, picture: Picture, layout: Layout) -> None:
    for colour in Colour:
        left = layout.home_on_the_right(colour)
        y = layout.strip(colour)
        group = _group(svg, f"nardy-player nardy-{colour.value}", colour=colour.value)
        start = EDGE if left else WIDTH / 2 + 4
        SubElement(group, "circle", {"class": "nardy-disc", "cx": number(start + 7), "cy": number(y), "r": "6"})
        mover = " nardy-mover" if picture.to_move is colour else ""
        _text(group, start + 18, y, words.name(picture, colour), f"nardy-name{mover}")
        _text(group, start + WIDTH / 2 - 10, y, str(picture.side(colour).pips), "nardy-pips")


def _checkers(svg: Element, picture: Picture, layout: Layout) -> None:
    checkers, counts = _group(svg, "nardy-checkers"), _group(svg, "nardy-counts")
    for colour in Colour:
        for point, count in enumerate(picture.side(colour).counts):
            place = layout.place(colour, point)
            for index in range(count):
                _checker(checkers, colour, point, index, place, deep=place.room <= index + 1 < count)
            if count >= place.counted:
                x, y = place.slot(count - 1)
                text = _text(counts, x, y, str(count), f"nardy-count nardy-{colour.value}")
                text.set("data-colour", colour.value)
                text.set("data-point", str(point))


def _checker(parent: Element, colour: Colour, point: int, index: int, place: Place, *, deep: bool) -> None:
    x, y = place.slot(index)
    css = f"nardy-checker nardy-{colour.value}{' nardy-deep' if deep else ''}"
    group = _group(parent, css, colour=colour.value, point=str(point), index=str(index))
    group.set("transform", f"translate({number(x)} {number(y)})")
    SubElement(group, "circle", {"class": "nardy-disc", "r": "10.2"})
    SubElement(group, "circle", {"class": "nardy-ring", "r": "6.5"})


def _dice(svg: Element, picture: Picture, layout: Layout) -> None:
    if picture.roll is None:
        return
    mover = picture.mover
    right = mover is layout.bottom
    middle = layout.across(WIDTH - EDGE - HALF / 2 if right else EDGE + HALF / 2)
    group = _group(svg, "nardy-dice", colour=mover.value)
    dice = picture.roll.dice
    for index, face in enumerate(dice):
        x = middle + (index - (len(dice) - 1) / 2) * (DIE + 6)
        die = _group(group, f"nardy-die nardy-{mover.value}", die=str(face), index=str(index))
        die.set("transform", f"translate({number(x)} {number(MIDDLE)})")
        _rect(die, -DIE / 2, -DIE / 2, DIE, DIE, "nardy-die-face", 5)
        for spot in PIPS[face]:
            cx, cy = SPOTS[spot]
            SubElement(die, "circle", {"cx": str(cx), "cy": str(cy), "r": str(PIP)})


def _cube(svg: Element, picture: Picture, layout: Layout) -> None:
    cube = picture.cube
    if cube is None:
        return
    y = MIDDLE if cube.owner is None else BOTTOM - 12 if cube.owner is layout.bottom else TOP + 12
    group = _group(svg, "nardy-cube", value=str(cube.value), owner=cube.owner.value if cube.owner else "")
    group.set("transform", f"translate({number(WIDTH / 2)} {number(y)})")
    _rect(group, -10, -10, 20, 20, "nardy-cube-face", 3)
    _text(group, 0, 0, str(cube.value), "nardy-cube-value")


def _arrows(svg: Element, picture: Picture) -> None:
    if not picture.plays:
        return
    layer = _group(svg, "nardy-arrows")
    for arrow in arrows(picture):
        crossed = not arrow.legal and arrow.last
        group = _group(layer, f"nardy-arrow nardy-{'legal' if arrow.legal else 'illegal'}")
        for css in ("nardy-halo", "nardy-shaft"):
            SubElement(group, "path", {"class": css, "d": shaft(arrow)})
        if crossed:
            _cross(group, *arrow.end)
        else:
            SubElement(group, "path", {"class": "nardy-tip", "d": tip(arrow)})
        if arrow.times > 1:
            x, y = arrow.at(0.5)
            _rect(group, x - 9, y - 7, 18, 14, "nardy-times", 7)
            _text(group, x, y, f"×{arrow.times}", "nardy-times-text")


def _cross(group: Element, x: float, y: float) -> None:
    SubElement(group, "circle", {"class": "nardy-tip", "cx": number(x), "cy": number(y), "r": "8.5"})
    arms = f"M{number(x - 3.6)} {number(y - 3.6)}l7.2 7.2m0 -7.2l-7.2 7.2"
    SubElement(group, "path", {"class": "nardy-cross", "d": arms})
