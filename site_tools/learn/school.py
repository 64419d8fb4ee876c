"""What the fence ``school`` lists: lessons in their order, with the levels of each. ``lesson: long/head``, once a lesson."""

import re
from dataclasses import dataclass
from pathlib import Path

from sybil import Document

from narde_core.diagram import entries
from narde_core.faults import Fault
from narde_core.lessons.lines import parse_name
from narde_core.wording import LANGUAGES, Language
from site_tools.fenced import Fenced, fenced
from site_tools.paths import ROOT, TUTORIALS

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
    """Lessons, by where they lie."""

    places: tuple[str, ...]

    def broken(self) -> tuple[Fault, ...]:
        """A fault for every lesson that is missing in a language."""
        return tuple(
            Fault("school-lesson", given=place, path=str(file.relative_to(ROOT)))
            for place in self.places
            for language in LANGUAGES
            if not (file := path(language, place)).is_file()
        )

    def lessons(self, lang: Language) -> tuple[Lesson, ...]:
        """The lessons in one language."""
        return tuple(lesson(lang, place) for place in self.places)


def parse_school(text: str) -> School:
    """The lessons that a text lists. Fault for another key."""
    places = []
    for entry in entries(text):
        if entry.key != "lesson":
            raise Fault("school-key", where=(entry,), given=entry.key)
        places.append(entry.value)
    return School(tuple(places))


def path(language: str, place: str) -> Path:
    """The file of a lesson."""
    return TUTORIALS / language / f"{place}.md"


def lesson(language: Language, place: str) -> Lesson:
    """One lesson, read."""
    text = path(language, place).read_text(encoding="utf-8")
    headings = list(HEADING.finditer(text))
    steps = []
    for fence in fenced(Document(text, place)):
        if fence.kind in STEPS:
            above = [heading for heading in headings if heading.start() < fence.start]
            named = NAMED.search(fence.text)
            steps.append(Step(parse_name(named[1] if named else ""), above[-1]["title"], above[-1]["id"], fence))
    return Lesson(place, headings[0]["title"], tuple(steps))
