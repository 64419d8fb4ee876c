"""Counts what the pages show and the core answers for: pages, boards, claims."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import override

from narde_core.cases import parse_case
from narde_core.diagram import parse, parse_compare
from narde_core.figures import rounds
from narde_core.lessons.level import parse_level
from site_tools.pages import FIGURE, Fence, parts, taken_in


@dataclass(frozen=True)
class Tally:
    """So many pages, boards that can be played on, and claims that the core holds true."""

    pages: int = 0
    boards: int = 0
    claims: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.pages + other.pages, self.boards + other.boards, self.claims + other.claims)

    @override
    def __str__(self) -> str:
        return f"{self.pages} pages, {self.boards} boards, {self.claims} claims, all of them checked"


def of_fence(fence: Fence) -> Tally:
    """What one fence or figure shows: a number is a claim, and so is each answer to a case and each play of a level."""
    match fence.kind:
        case "board":
            return Tally(0, 1, len(parse(fence.text).claims))
        case "compare":
            columns = parse_compare(fence.text).columns
            return Tally(0, len(columns), sum(len(column.diagram.claims) for column in columns))
        case "case":
            return Tally(0, 0, len(parse_case(fence.text).answers))
        case "level":
            return Tally(0, 1, 1 + len(parse_level(fence.text).wrongs))
        case "puzzle":
            return Tally(0, 0, 1)
        case "round":
            told = sum(group.told for shown in rounds.parse(fence.text).shown for group in shown.groups)
            return Tally(0, told, told)
        case _:
            return Tally(0, 0, int(fence.kind == FIGURE))


def of_page(page: Path) -> Tally:
    """What one page shows, with the lessons that it takes in."""
    shown = (fence for source in (page, *taken_in(page)) for fence in parts(source))
    return sum(map(of_fence, shown), Tally(1))


def of_pages(pages: Iterable[Path]) -> Tally:
    """What all these pages show."""
    return sum(map(of_page, pages), Tally())
