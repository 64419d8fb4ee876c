"""Finds the fences and the figures of a page and checks them: for the build, and as a parser for Sybil.

A fence is known by the first word after its backticks, whatever follows, so that none goes untested because of an
option. A fence inside another one (a demonstration of how fences are written) is text: it is neither drawn nor tested.
A figure is a number in the text, inline code like ``#!narde count rolls``; in a fence it is text too.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Protocol

from sybil import Document, Example, Region

from narde_core import diagram
from narde_core.cases import parse_case
from narde_core.faults import Fault
from narde_core.figures import atlas, matrix, parting, plots, rounds, values
from narde_core.figures.sources import parse_authority, parse_readings
from narde_core.lessons.level import parse_level
from narde_core.lessons.puzzle import parse_puzzle
from narde_core.scoring import parse_match
from narde_core.wording import LANGUAGES
from site_tools.fenced import fenced
from site_tools.learn.disputes import parse_puzzles
from site_tools.learn.drill import parse_drill
from site_tools.learn.school import parse_school
from site_tools.paths import DOCS, ROOT, TUTORIALS


class Checked(Protocol):
    """What a fence describes: it knows which of its claims are false."""

    def broken(self) -> tuple[Fault, ...]:
        """The claims that are false."""


READERS: dict[str, Callable[[str], Checked]] = {
    "board": diagram.parse,
    "compare": diagram.parse_compare,
    "case": parse_case,
    "match": parse_match,
    "readings": parse_readings,
    "authority": parse_authority,
    "matrix": matrix.parse,
    "atlas": atlas.parse,
    "round": rounds.parse,
    "plot": plots.parse,
    "parting": parting.parse,
    "level": parse_level,
    "puzzle": parse_puzzle,
    "puzzles": parse_puzzles,
    "school": parse_school,
    "drill": parse_drill,
}
FIGURE = "#!narde"
# how pymdownx.snippets is told to put a file in
TAKEN_IN = re.compile(r'(?m)^--8<-- "([^"]+)"$')
CODE = re.compile(r"(?<![\\`])(?P<ticks>`+)(?!`)(?P<code>(?:(?!\n\s*\n).)+?)(?<!`)(?P=ticks)(?!`)", re.DOTALL)
# how pymdownx.inlinehilite knows that code has a language
LANGUAGE = re.compile(r"(?:#!|:{3,})(?P<kind>[\w#.+-]*)\s+(?P<text>.*)", re.DOTALL)


def options_refused(kind: str, options: str) -> str:
    """Return the sentence for a fence that says more than its kind on its first line."""
    return f'a {kind} fence takes no options: write "{kind}" alone after the backticks, not "{kind} {options}"'


@dataclass(frozen=True)
class Fence:
    """One fence of a page: its kind, what else stands on its first line, its text, and the number of that first line."""

    kind: str
    options: str
    text: str
    line: int

    def problems(self) -> Iterator[tuple[int, str]]:
        """Yield the line and the sentence for everything that is wrong with the fence."""
        if self.kind.startswith("#!") and self.kind != FIGURE:
            yield self.line, f'a number of the core is written "{FIGURE} …", not "{self.kind} …"'
            return
        if self.options:
            yield self.line, options_refused(self.kind, self.options)
            return
        try:
            read = values.parse if self.kind == FIGURE else READERS[self.kind]
            found = read(self.text).broken()
        except Fault as fault:
            found = (fault,)
        for wrong in found:
            entries = [part for part in wrong.where if isinstance(part, diagram.Entry)]
            # the place is said in lines of the page, not of the fence
            where = tuple(part.key if isinstance(part, diagram.Entry) else part for part in wrong.where)
            yield self.line + (entries[0].line if entries else 0), str(Fault(wrong.code, where=where, **wrong.facts))


def regions(document: Document) -> Iterator[Region]:
    """Yield every fence and figure of a document as ``parsed``, and a check as evaluator: a parser for Sybil."""
    end = 0
    for found in fenced(document):
        yield from figures(document, end, found.start)
        end = found.end
        if found.kind in READERS:
            fence = Fence(found.kind, found.options, found.text, line_of(document, found.start))
            yield Region(found.start, found.end, parsed=fence, evaluator=evaluate)
    yield from figures(document, end, len(document.text))


def figures(document: Document, start: int, end: int) -> Iterator[Region]:
    """Yield every figure of a stretch of a document that holds no fence."""
    for code in CODE.finditer(document.text, start, end):
        if match := LANGUAGE.fullmatch(code["code"]):
            figure = Fence(f"#!{match['kind']}", "", match["text"].strip(), line_of(document, code.start()))
            yield Region(code.start(), code.end(), parsed=figure, evaluator=evaluate)


def line_of(document: Document, place: int) -> int:
    """Return the number of the line that a place of the document is on."""
    return document.text.count("\n", 0, place) + 1


def evaluate(example: Example) -> str | None:
    """Say what is wrong with the example's fence, or nothing: an evaluator for Sybil."""
    return "\n".join(sentences(Path(example.path), (example.parsed,))) or None


def parts(page: Path) -> list[Fence]:
    """Return the fences and the figures of a page, in order."""
    return [region.parsed for region in regions(Document(page.read_text(encoding="utf-8"), str(page)))]


def fences(page: Path) -> list[Fence]:
    """Return the fences of a page, in order."""
    return [part for part in parts(page) if part.kind in READERS]


def shown(page: Path) -> list[Fence]:
    """Return the fences of a page and of the lessons that it takes in."""
    return [fence for source in (page, *taken_in(page)) for fence in fences(source)]


def taken_in(page: Path) -> list[Path]:
    """Return the lessons that a page takes in."""
    return [TUTORIALS / name for name in TAKEN_IN.findall(page.read_text(encoding="utf-8"))]


def sentences(page: Path, found: Iterable[Fence]) -> list[str]:
    """Return a sentence, headed by file and line, for everything that is wrong with the fences of a page."""
    name = page.relative_to(ROOT) if page.is_relative_to(ROOT) else page
    return [f"{name}:{line}: {sentence}" for fence in found for line, sentence in fence.problems()]


def faults(language: str) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with the fences of one language's pages."""
    for page in (*sorted((DOCS / language).rglob("*.md")), *sorted((TUTORIALS / language).rglob("*.md"))):
        yield from sentences(page, parts(page))


def main() -> None:
    """Check the pages of both languages: a sentence for everything that is wrong, and the exit status 1."""
    parser = argparse.ArgumentParser(description="Check every fence and every figure of the pages.")
    parser.add_argument("--first", action="store_true", help="stop at the first that is wrong")
    found = chain.from_iterable(faults(language) for language in LANGUAGES)
    if said := list(islice(found, 1) if parser.parse_args().first else found):
        raise SystemExit("\n".join(said))


if __name__ == "__main__":
    main()
