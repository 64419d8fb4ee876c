"""Draws the boards that pages show as another site would: an element with attributes, whose picture stands in it.

On the site of somebody else nothing is in the element, and its script asks the core at once. Ours must not: nobody may
ever touch the board.
"""

import json
import re
from html import unescape
from pathlib import Path

from narde_core.bridge import answer
from narde_core.wording import Language

ELEMENT = re.compile(r"<nardy-board(?P<attributes>(?: [a-z-]+=\"[^\"]*\")*)></nardy-board>")
ATTRIBUTE = re.compile(r' ([a-z-]+)="([^"]*)"')


def draw(html: str, language: Language) -> str:
    """Put its picture into each element that is empty, in the page's language unless it names its own; a Fault's sentence, and the end, if its attributes make no board."""
    return ELEMENT.sub(lambda element: with_picture(element, language), html)


def with_picture(element: re.Match[str], language: Language) -> str:
    """The element with what the core draws from its attributes, as docs/assets/js/embed.js asks for it."""
    given = {name.replace("-", " ", 1): unescape(value) for name, value in ATTRIBUTE.findall(element["attributes"])}
    reply = json.loads(answer(json.dumps({"ask": "draw", "lang": language, **given})))
    if not reply["ok"]:
        raise SystemExit(f"{element[0]}: {reply['error']}")
    return element[0].replace("></", f">{reply['svg']}</", 1)


def draw_all(site: Path) -> None:
    """Draw those of every page of a built site."""
    for path in site.rglob("*.html"):
        html = path.read_text(encoding="utf-8")
        language: Language = "en" if path.is_relative_to(site / "en") else "ru"
        if (drawn := draw(html, language)) != html:
            path.write_text(drawn, encoding="utf-8")
