"""Plots of odds: bars of cases out of 36, each with its number written out; and a square of them.

Bars lie, so that a phone shows them with letters one can read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement, tostring

from narde_core.svg.shapes import Box, group, rect, text
from narde_core.wording import Language

WIDTH = 340
BAR, GAP = 16, 6
LABEL, NUMBERS = 62, 88
CELL = 42

PALETTE = {
    "plot-a": "#2f6f63",
    "plot-b": "#d99a1f",
    "plot-ground": "#ece7da",
    "plot-heat": "#2f6f63",
}
"""Every colour of a plot by name; the page's ``--nardy-NAME`` overrides it."""

_RULES = """
.nardy-chart{display:block;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
.nardy-chart text{fill:currentColor;font-size:11.5px;dominant-baseline:central;font-variant-numeric:tabular-nums}
.nardy-chart .nardy-name{text-anchor:end}
.nardy-chart .nardy-middle{text-anchor:middle}
.nardy-chart .nardy-axis{font-weight:600}
.nardy-chart .nardy-part-a rect{fill:$plot-a}
.nardy-chart .nardy-heat{fill:$plot-heat}
.nardy-chart .nardy-part-b rect{fill:$plot-b}
.nardy-chart .nardy-bed{fill:$plot-ground}
.nardy-chart .nardy-hatch{fill:none;stroke:$plot-ground;stroke-width:1.4}
"""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its label, the lengths of its parts as shares of the whole, and what stands at its end.

    The second part is told from the first by its colour and by hatching.
    """

    label: str
    parts: tuple[float, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Bars:
    """A plot of bars. ``full`` is the share that fills the width; ``legend`` names the parts, if there are two."""

    title: str
    axis: str
    bars: tuple[Bar, ...]
    language: Language
    full: float = 1.0
    legend: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grid:
    """A square of shares: ``cells[row][column]`` is a share and what is written in it; None stays empty."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    axes: tuple[str, str]
    cells: tuple[tuple[tuple[float, str] | None, ...], ...]
    language: Language


def draw_bars(plot: Bars) -> str:
    """The bars as one ``<svg>`` element."""
    top = 26 + (22 if plot.legend else 0)
    svg = _svg(plot.title, WIDTH, top + (BAR + GAP) * len(plot.bars), plot.language)
    text(svg, LABEL - 6, top - 14, plot.axis, "nardy-axis nardy-name")
    _legend(svg, plot.legend)
    room = WIDTH - LABEL - NUMBERS
    for index, bar in enumerate(plot.bars):
        y = top + (BAR + GAP) * index
        text(svg, LABEL - 6, y + BAR / 2, bar.label, "nardy-name")
        rect(svg, Box(LABEL, y, room, BAR), "nardy-bed", 2)
        x: float = LABEL
        for number, share in enumerate(bar.parts):
            length = room * share / plot.full
            if share:
                _part(svg, Box(x, y, length, BAR), second=number == 1)
            x += length
        text(svg, LABEL + room + 6, y + BAR / 2, bar.said, "nardy-said")
    return tostring(svg, encoding="unicode")


def draw_grid(plot: Grid) -> str:
    """The square as one ``<svg>`` element: the greater the share, the stronger the colour, which never
    is so strong that it hides what is written on it.
    """
    left, top = 76, 46
    svg = _svg(plot.title, left + CELL * len(plot.columns) + 8, top + CELL * len(plot.rows) + 4, plot.language)
    text(svg, left, 12, plot.axes[1], "nardy-axis")
    text(svg, left - 8, 34, plot.axes[0], "nardy-axis nardy-name")
    for index, label in enumerate(plot.columns):
        text(svg, left + CELL * (index + 0.5), 34, label, "nardy-middle")
    for down, (label, row) in enumerate(zip(plot.rows, plot.cells, strict=True)):
        text(svg, left - 8, top + CELL * (down + 0.5), label, "nardy-name")
        for along, cell in enumerate(row):
            if cell:
                _heat(svg, left + CELL * along, top + CELL * down, *cell)
    return tostring(svg, encoding="unicode")


def _svg(title: str, width: float, height: float, language: Language) -> Element:
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "nardy-chart",
            "viewBox": f"0 0 {width:g} {height:g}",
            "width": f"{width:g}",
            "height": f"{height:g}",
            "role": "img",
            "lang": language,
        },
    )
    SubElement(svg, "title").text = title
    SubElement(svg, "style").text = stylesheet()
    return svg


def _part(svg: Element, box: Box, *, second: bool) -> None:
    part = group(svg, f"nardy-part-{'b' if second else 'a'}")
    rect(part, box, "nardy-bar", 2)
    if second:
        way = "".join(
            f"M{box.x + along:.1f} {box.y + box.height:g}l{min(6, box.width - along):.1f} -{box.height:g}"
            for along in range(2, int(box.width) - 1, 7)
        )
        if way:
            SubElement(part, "path", {"class": "nardy-hatch", "d": way})


def _legend(svg: Element, names: tuple[str, ...]) -> None:
    x: float = 4
    for index, name in enumerate(names):
        _part(svg, Box(x, 4, 18, 12), second=index == 1)
        text(svg, x + 23, 10, name, "nardy-said")
        x += 42 + 6.9 * len(name)


def _heat(svg: Element, x: float, y: float, share: float, said: str) -> None:
    rect(svg, Box(x + 1, y + 1, CELL - 2, CELL - 2), "nardy-bed", 4)
    shade = SubElement(svg, "rect", {"class": "nardy-heat", "opacity": f"{share / 2:.2f}", "rx": "4"})
    for name, value in (("x", x + 1), ("y", y + 1), ("width", CELL - 2), ("height", CELL - 2)):
        shade.set(name, f"{value:g}")
    text(svg, x + CELL / 2, y + CELL / 2, said, "nardy-middle")


def stylesheet() -> str:
    """The rules of a plot; every colour is a custom property ``--nardy-NAME`` that falls back to ``PALETTE``."""
    rules = re.sub(r"\$([a-z-]+)", lambda name: f"var(--nardy-{name[1]},{PALETTE[name[1]]})", _RULES)
    return rules.replace("\n", "")
