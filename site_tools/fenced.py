"""Finds the fences of a page, whatever their kind: what stands on the first line of each, and its text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sybil import Document
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

INFO = re.compile(r"(?P<info>[^\n]*)\n")


@dataclass(frozen=True)
class Fenced:
    """A fence: the first word after its backticks, what else stands there, its text, and where it begins and ends."""

    kind: str
    options: str
    text: str
    start: int
    end: int


def fenced(document: Document) -> Iterator[Fenced]:
    """Yield the fences of a document in order; one inside another is text of that one."""
    end = 0
    for region in sorted(RawFencedCodeBlockLexer(INFO)(document), key=lambda region: region.start):
        if region.start < end:
            continue
        end = region.end
        kind, _, options = region.lexemes["info"].strip().partition(" ")
        yield Fenced(kind, options.strip(), region.lexemes["source"], region.start, region.end)
