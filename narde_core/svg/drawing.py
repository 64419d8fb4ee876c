"""The SVG of a picture."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement, tostring

from narde_core.svg import words
from narde_core.svg.arrows import draw_arrows
from narde_core.svg.board import board
from narde_core.svg.layout import HEIGHT, RADIUS, WIDTH, Layout
from narde_core.svg.picture import Picture
from narde_core.svg.pieces import checkers, cube, dice, names
from narde_core.svg.style import stylesheet


def draw(picture: Picture, *, styled: bool = True) -> str:
    """The picture as one ``<svg>`` element: well-formed XML, the same bytes for the same picture, no ids.

    It stands alone, unless it is not to be ``styled``, and carries what a live board needs. Places are ``g.nardy-place`` with ``data-white`` and
    ``data-black``, the place's number for each side (24 to 1, 25 the bar, 0 off), and the geometry of their stack:
    checker ``i`` of ``n`` has its centre at ``data-x + min(i, data-room - 1) * data-dx`` and likewise for y.
    Checkers are ``g.nardy-checker`` with ``data-colour``, ``data-point`` (their owner's number) and ``data-index``.
    """
    layout = Layout.of(picture)
    svg = Element("svg", _root(picture))
    SubElement(svg, "title").text = words.title(picture)
    SubElement(svg, "desc").text = f"{words.spoken(picture)}\n{words.text_board(picture)}"
    if styled:
        SubElement(svg, "style").text = stylesheet()
    board(svg, picture, layout)
    names(svg, picture, layout)
    checkers(svg, picture, layout)
    dice(svg, picture, layout)
    if picture.cube:
        cube(svg, picture.cube, layout)
    draw_arrows(svg, picture)
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
