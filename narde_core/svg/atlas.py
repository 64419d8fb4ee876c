"""The map of first rounds: a row for every opening, a column for every reply, a cell for what the readings make of it.

How many answers there are is told by the cell's shade and by a number in it; a ring around the number is a moved
checker in the second player's way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement, tostring

from narde_core.svg.shapes import Box, circle, group, rect, text
from narde_core.wording import Language, say

CELL = 26
LEFT, RIGHT, TOP, BELOW = 112, 44, 48, 62
# not plain href: scripts that know links of HTML only set it on whatever has it, which a link of SVG forbids
HREF = "xlink:href"
MOST = 3
"""From so many answers on all cells look alike."""

PALETTE = {
    "map-1": "#ece7da",
    "map-2": "#f0bd46",
    "map-3": "#a3441f",
    "map-text-2": "#22282b",
    "map-text-3": "#fff",
    "map-focus": "#14181a",
}
"""Every colour of the map by name; the page's ``--nardy-NAME`` overrides it."""

_RULES = """
.nardy-map{display:block;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
.nardy-map text{fill:currentColor;font-size:12px;text-anchor:middle;dominant-baseline:central;
font-variant-numeric:tabular-nums}
.nardy-map .nardy-row,.nardy-map .nardy-key{text-anchor:end}
.nardy-map .nardy-start,.nardy-map .nardy-hint{text-anchor:start}
.nardy-map .nardy-axis{font-weight:600}
.nardy-map a{text-decoration:none;cursor:pointer}
.nardy-map a.nardy-column:hover text,.nardy-map a.nardy-column:focus-visible text{text-decoration:underline}
.nardy-map .nardy-answers-1 rect{fill:$map-1}
.nardy-map .nardy-answers-2 rect{fill:$map-2}
.nardy-map .nardy-answers-3 rect{fill:$map-3}
.nardy-map .nardy-answers-2 text.nardy-many{fill:$map-text-2}
.nardy-map .nardy-answers-3 text.nardy-many{fill:$map-text-3}
.nardy-map .nardy-many{font-weight:700}
.nardy-map .nardy-moved{fill:none;stroke:$map-text-3;stroke-width:1.6}
.nardy-map a:hover rect,.nardy-map a:focus-visible rect{stroke:$map-focus;stroke-width:2}
.nardy-map a:focus-visible{outline:none}
.nardy-map .nardy-hint{display:none}
.nardy-map a:hover .nardy-hint,.nardy-map a:focus-visible .nardy-hint{display:inline}
"""


@dataclass(frozen=True, slots=True)
class Cell:
    """One first round: how many answers, whether a moved checker is in the way, where it leads, and all in words."""

    answers: int
    disturbed: bool
    href: str
    said: str


@dataclass(frozen=True, slots=True)
class Row:
    """An opening by its label and, at the right edge, by its short one, with its replies."""

    label: str
    short: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Atlas:
    """The whole map. ``columns`` are the labels of the replies, each with where it leads."""

    rows: tuple[Row, ...]
    columns: tuple[tuple[str, str], ...]
    language: Language


def draw(atlas: Atlas) -> str:
    """The map as one ``<svg>`` element whose cells are links; only those that matter take the keyboard's focus."""
    width = LEFT + CELL * len(atlas.columns) + RIGHT
    grid = TOP + CELL * len(atlas.rows)
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "xmlns:xlink": "http://www.w3.org/1999/xlink",
            "class": "nardy-map",
            "viewBox": f"0 0 {width} {grid + BELOW}",
            "width": str(width),
            "height": str(grid + BELOW),
            "role": "group",
            "lang": atlas.language,
            "aria-label": say("map-title", atlas.language),
        },
    )
    SubElement(svg, "style").text = stylesheet()
    text(svg, LEFT, 12, say("map-replies", atlas.language), "nardy-axis nardy-start")
    text(svg, LEFT - 8, 34, say("map-openings", atlas.language), "nardy-axis nardy-row")
    for index, (label, href) in enumerate(atlas.columns):
        column = SubElement(svg, "a", {HREF: href, "class": "nardy-column"})
        text(column, LEFT + CELL * (index + 0.5), 34, label, "nardy-head-of-column")
    for index, row in enumerate(atlas.rows):
        _row(svg, row, TOP + CELL * index, grid + 46)
    _legend(svg, atlas.language, grid + 20)
    return tostring(svg, encoding="unicode")


def _row(svg: Element, row: Row, y: float, told_at: float) -> None:
    text(svg, LEFT - 8, y + CELL / 2, row.label, "nardy-row")
    for index, cell in enumerate(row.cells):
        link = _cell(svg, cell, LEFT + CELL * index, y)
        text(link, LEFT, told_at, cell.said, "nardy-hint").set("aria-hidden", "true")
    text(svg, LEFT + CELL * len(row.cells) + 8, y + CELL / 2, row.short, "nardy-start")


def _cell(svg: Element, cell: Cell, x: float, y: float) -> Element:
    shade = f"nardy-cell nardy-answers-{min(cell.answers, MOST)}"
    link = SubElement(svg, "a", {HREF: cell.href, "class": shade})
    if not cell.disturbed:
        # a page of links that all lead to the head of their column would be a maze for the keyboard
        link.set("tabindex", "-1")
    SubElement(link, "title").text = cell.said
    _square(link, x, y, cell.answers if cell.answers > 1 else 0, ring=cell.disturbed)
    return link


def _square(parent: Element, x: float, y: float, answers: int, *, ring: bool) -> None:
    rect(parent, Box(x + 1, y + 1, CELL - 2, CELL - 2), "nardy-square", 4)
    if ring:
        circle(parent, x + CELL / 2, y + CELL / 2, 9, "nardy-moved")
    if answers:
        text(parent, x + CELL / 2, y + CELL / 2, str(answers), "nardy-many")


def _legend(svg: Element, language: Language, y: float) -> None:
    x: float = 8
    for answers, ring, key in (
        (1, False, "map-one"),
        (2, False, "map-two"),
        (MOST, False, "map-more"),
        (MOST, True, "map-moved"),
    ):
        item = group(svg, f"nardy-answers-{answers}")
        _square(item, x, y - CELL / 2, 0 if ring or answers == 1 else answers, ring=ring)
        said = say(key, language)
        text(item, x + CELL + 6, y, said, "nardy-start")
        x += CELL + 30 + 6.4 * len(said)


def stylesheet() -> str:
    """The rules of the map; every colour is a custom property ``--nardy-NAME`` that falls back to ``PALETTE``."""
    rules = re.sub(r"\$([a-z0-9-]+)", lambda name: f"var(--nardy-{name[1]},{PALETTE[name[1]]})", _RULES)
    return rules.replace("\n", "")
