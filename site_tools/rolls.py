"""Keeps a roll together: browsers break a line after the hyphen of 4-4, and a non-breaking one would spoil the search."""

import re
from html import escape
from typing import override
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

CLASS = "nardy-roll"
ROLL = r"(?<![\w-])([1-6]-[1-6])(?![\w-])"
# after code, links and raw HTML have been read
PRIORITY = 55


def prose(text: str) -> str:
    """Return text as HTML, with every roll kept together."""
    return re.sub(ROLL, rf'<span class="{CLASS}">\1</span>', escape(text))


class Roll(InlineProcessor):
    """Makes a roll in a page's text an element of its own."""

    @override
    def handleMatch(  # type: ignore[override] # the kind of pattern that is given the text too, as Markdown's own are
        self, m: re.Match[str], data: str
    ) -> tuple[Element, int, int]:
        """Return the element, and what it stands for."""
        element = Element("span", {"class": CLASS})
        element.text = AtomicString(m[1])
        return element, m.start(), m.end()


class Rolls(Extension):
    """An extension of Python-Markdown: ``site_tools.rolls`` in mkdocs.yml."""

    @override
    def extendMarkdown(self, md: Markdown) -> None:
        """Register the processor."""
        md.inlinePatterns.register(Roll(ROLL, md), "roll", PRIORITY)


def makeExtension(**options: object) -> Rolls:  # noqa: N802 - the name that Markdown looks for
    """Return the extension."""
    return Rolls(**options)
