"""The lessons and the pages that list them, as tests read them."""

from dataclasses import dataclass

from narde_core.lessons.level import Level, parse_level
from narde_core.lessons.puzzle import Puzzle, parse_puzzle
from narde_core.wording import Language
from site_tools.learn.school import lesson
from site_tools.paths import TUTORIALS

PLACES = sorted(
    path.relative_to(TUTORIALS / "ru").with_suffix("").as_posix() for path in (TUTORIALS / "ru").rglob("*.md")
)
LEVEL = """name: five-point
task: Make your 5-point.
game: short
white: 24:2 13:5 8:3 6:5
black: 24:2 13:5 8:3 6:5
to move: white
roll: 3-1
goal: on 5 at least 2
hint: The three from 8.
solution: 8/5 6/5
wrong 13/10 6/5: One checker makes no point.
wrong 8/4 6/5: There is no second ace.
"""


@dataclass(frozen=True)
class Found:
    """A level or a puzzle, the page it is on, and the heading above it."""

    place: str
    name: str
    heading: str
    step: Level | Puzzle


def found(language: Language) -> list[Found]:
    """Every level and puzzle of every lesson."""
    return [
        Found(place, step.name, step.heading, parse_level(text) if step.fence.kind == "level" else parse_puzzle(text))
        for place in PLACES
        for step in lesson(language, place).steps
        for text in (step.fence.text,)
    ]


def levels(language: Language) -> list[tuple[Found, Level]]:
    """The levels, which are answered by a play."""
    return [(one, one.step) for one in found(language) if isinstance(one.step, Level)]


def puzzles(language: Language) -> list[tuple[Found, Puzzle]]:
    """The puzzles, which are answered by a choice."""
    return [(one, one.step) for one in found(language) if isinstance(one.step, Puzzle)]
