"""What the fence ``school`` lists: lessons in their order, with the levels of each, and pages of questions on disputes.

``lesson: long/head``, once a lesson; ``puzzles: play``, once a page.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from sybil import Document

from narde_core.diagram import entries
from narde_core.faults import Fault
from narde_core.lessons.lines import parse_name
from narde_core.wording import LANGUAGES, Language
from site_tools.fenced import Fenced, fenced
from site_tools.learn.disputes import parse_puzzles
from site_tools.paths import DOCS, ROOT, TUTORIALS

STEPS = ("level", "puzzle")
HEADING = re.compile(r"(?m)^(?P<marks>##?) (?P<title>.*?) \{#(?P<id>[a-z0-9-]+)\}$")
NAMED = re.compile(r"(?m)^name: *(\S+)$")


@dataclass(frozen=True)
class Step:
    """A level or a puzzle of a lesson: its name, and the title and the id of the heading above it, which is its place."""

    name: str
    title: str
    heading: str
    fence: Fenced


@dataclass(frozen=True)
class Lesson:
    """A lesson in one language: where it lies below ``tutorials``, its title and its steps in order."""

    place: str
    title: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class School:
    """Lessons, and after them pages of questions on disputes, by where they lie."""

    places: tuple[str, ...]
    puzzles: tuple[str, ...] = ()

    def broken(self) -> tuple[Fault, ...]:
        """A fault for every lesson and every page that is missing in a language."""
        return tuple(
            Fault("school-lesson", given=place, path=str(file.relative_to(ROOT)))
            for finder, places in ((path, self.places), (page, self.puzzles))
            for place in places
            for language in LANGUAGES
            if not (file := finder(language, place)).is_file()
        )

    def lessons(self, lang: Language) -> tuple[Lesson, ...]:
        """The lessons and the pages in one language."""
        return (
            *(lesson(lang, place) for place in self.places),
            *(questions(lang, place) for place in self.puzzles),
        )


def parse_school(text: str) -> School:
    """The lessons and the pages that a text lists. Fault for another key."""
    listed: dict[str, list[str]] = {"lesson": [], "puzzles": []}
    for entry in entries(text):
        if entry.key not in listed:
            raise Fault("school-key", where=(entry,), given=entry.key)
        listed[entry.key].append(entry.value)
    return School(tuple(listed["lesson"]), tuple(listed["puzzles"]))


def path(language: str, place: str) -> Path:
    """The file of a lesson."""
    return TUTORIALS / language / f"{place}.md"


def page(language: str, place: str) -> Path:
    """The file of a page of questions."""
    return DOCS / language / "learn" / "disputes" / f"{place}.md"


def lesson(language: Language, place: str) -> Lesson:
    """One lesson, read."""
    text = path(language, place).read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    steps = []
    for fence in fenced(Document(text, place)):
        if fence.kind in STEPS:
            above = _above(headings, fence)
            named = NAMED.search(fence.text)
            steps.append(Step(parse_name(named[1] if named else ""), above["title"], above["id"], fence))
    return Lesson(place, headings[0]["title"], tuple(steps))


def questions(language: Language, place: str) -> Lesson:
    """A page of questions as a lesson: those under one heading are told apart by a number."""
    text = page(language, place).read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    steps = [
        Step(name, f"{_above(headings, fence)['title']}, {number}", name, fence)
        for fence in fenced(Document(text, place))
        if fence.kind == "puzzles"
        for number, name in enumerate(parse_puzzles(fence.text).questions, 1)
    ]
    return Lesson(f"disputes/{place}", headings[0]["title"], tuple(steps))


def _above(headings: list[re.Match[str]], fence: Fenced) -> re.Match[str]:
    return [heading for heading in headings if heading.start() < fence.start][-1]
