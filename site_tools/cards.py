"""Draws the picture that a link to a page is shown with: the page's first board, its title and its description.

Only a site that knows its address has them, for it must stand in the page. The letters are those of PT Sans, which is
among the Node packages: what fonts the machine has makes no difference.
"""

import re
import textwrap
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path

import resvg_py

from narde_core import wire
from narde_core.diagram import Diagram, parse, parse_compare
from narde_core.game import LONG, SHORT
from narde_core.lessons.level import parse_level
from narde_core.notation import format_side
from narde_core.svg import draw, plain
from narde_core.wording import LANGUAGES, Language
from site_tools.pages import Fence, shown, taken_in
from site_tools.paths import DOCS, ROOT

CARDS = "cards"
WIDTH, HEIGHT = 1200, 630
EDGE = 48
FONTS = [
    str(ROOT / "node_modules" / "@expo-google-fonts" / "pt-sans" / weight / f"PTSans_{weight}.ttf")
    for weight in ("400Regular", "700Bold")
]
SITE_NAME = {"ru": "Нарды", "en": "Nardy"}
START = {
    game.name: f"game: {game.name}\nwhite: {side}\nblack: {side}\n"
    for game in (LONG, SHORT)
    for side in (format_side(game.setup),)
}
TITLE = re.compile(r"(?m)^# (.+?)(?:\s*\{[^}]*\})?$")
DESCRIPTION = re.compile(r"(?m)^description: (.+)$")
# resvg does not know :has(), with which a board makes its empty trays fainter
EMPTY_TRAYS = ".nardy-bed { opacity: 0.35 }"
# letters to a line, size in pixels: the first in which the title takes three lines at most
SIZES = ((17, 66), (20, 56), (24, 46))


def diagram_of(fence: Fence) -> Diagram | None:
    """Return the board that a fence shows first; None if it shows none."""
    match fence.kind:
        case "board":
            return parse(fence.text)
        case "compare":
            return parse_compare(fence.text).columns[0].diagram
        case "level":
            return parse_level(fence.text).diagram
        case _:
            return None


def first_board(page: Path) -> Diagram:
    """Return the first board of a page; where it has none, the start of the game that it is about."""
    found = next(filter(None, map(diagram_of, shown(page))), None)
    return found or parse(START["short" if "short" in page.parts else "long"])


def words(page: Path) -> tuple[str, str]:
    """Return a page's title and its description, as they are written in it."""
    text = page.read_text(encoding="utf-8")
    whole = "\n".join([text, *(lesson.read_text(encoding="utf-8") for lesson in taken_in(page))])
    title, said = TITLE.search(whole), DESCRIPTION.search(text)
    if not title or not said:
        raise SystemExit(f"{page.relative_to(ROOT)}: the page needs a title (# …) and a description for its card")
    return re.sub(r"[`*]", "", title[1]), said[1].strip('"')


def lines(text: list[str], y: int, size: int, look: str) -> str:
    """Return lines of text as SVG, the first of them on the line ``y``; ``look`` is what else its attributes say."""
    return "".join(
        f'<text x="{EDGE + 14}" y="{y + round(number * size * 1.22)}" font-size="{size}" {look}>{escape(line)}</text>'
        for number, line in enumerate(text)
    )


def card(page: Path, language: Language) -> bytes:
    """Return a page's card as PNG, 1200 by 630 pixels."""
    title, said = words(page)
    fitting = ((textwrap.wrap(title, letters), size) for letters, size in SIZES)
    wrapped, size = next((pair for pair in fitting if len(pair[0]) <= 3), (textwrap.wrap(title, 28), 40))
    under = 178 + round(len(wrapped) * size * 1.22)
    room = (HEIGHT - EDGE - under) // 34
    told = textwrap.wrap(said, 42, max_lines=max(room, 1), placeholder=" …")
    board = re.sub(r'width="\d+" height="\d+"', "", plain(draw(wire.picture(first_board(page), language))), count=1)
    x, y, width, height = 652, EDGE, WIDTH - 652 - EDGE, HEIGHT - 2 * EDGE
    placed = board.replace("<svg ", f'<svg x="{x}" y="{y}" width="{width}" height="{height}" color="#f1f5f2" ', 1)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="PT Sans">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#21332e"/>'
        f'<rect width="14" height="{HEIGHT}" fill="#f0bd46"/>'
        + lines([SITE_NAME[language]], 88, 34, 'fill="#f0bd46" font-weight="700"')
        + lines(wrapped, 120 + size, size, 'fill="#ffffff" font-weight="700"')
        + lines(told, under, 28, 'fill="#cfdad5"')
        + f"{placed}</svg>"
    )
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=FONTS,
            style_sheet=EMPTY_TRAYS,
            font_family="PT Sans",
            sans_serif_family="PT Sans",
        )
    )


def name(page: Path, language: Language) -> str:
    """Return where in the site a page's card lies."""
    return f"{CARDS}/{language}/{page.relative_to(DOCS / language).with_suffix('.png').as_posix()}"


def draw_one(page: Path, language: Language, site: Path) -> None:
    """Put the card of one page into a built site."""
    target = site / name(page, language)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(card(page, language))


def draw_all(site: Path) -> None:
    """Put the cards of all pages into a built site."""
    asked = [(page, language, site) for language in LANGUAGES for page in sorted((DOCS / language).rglob("*.md"))]
    with ThreadPoolExecutor() as pool:
        list(pool.map(draw_one, *zip(*asked, strict=True)))
