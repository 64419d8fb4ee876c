"""Every reading has its place on its dispute's page, told apart from each of its siblings; every source text has a page."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from narde_core.authorities import AUTHORITIES
from narde_core.cases import parse_case, written
from narde_core.diagram import Diagram, parse, parse_compare
from narde_core.dispute import Dispute
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.wording import LANGUAGES
from site_tools.fences import heading
from site_tools.pages import Fence, fences
from site_tools.paths import DOCS

READINGS = [(dispute.name, reading.name) for dispute in DISPUTES.values() for reading in dispute.readings]


def page(language: str, name: str) -> str:
    return (DOCS / language / f"{name}.md").read_text(encoding="utf-8")


def boards(fence: Fence) -> Iterator[Diagram]:
    """The boards that a fence shows with claims, each under its own rules."""
    if fence.kind == "board":
        yield parse(fence.text)
    elif fence.kind == "compare":
        yield from (column.diagram for column in parse_compare(fence.text).columns)


@cache
def told_apart(dispute: Dispute) -> dict[str, set[str]]:
    """For each reading the siblings under which something that its page claims of it would be false."""
    apart: dict[str, set[str]] = {reading.name: set() for reading in dispute.readings}
    for fence in fences(DOCS / "ru" / "disputes" / f"{dispute.name}.md"):
        for board in boards(fence):
            if dispute.name in board.rules.disputes:
                apart[board.rules[dispute.name].name] |= {
                    sibling.name for sibling in dispute.readings if denies(board, dispute.name, sibling.name)
                }
        if fence.kind == "case" and (case := parse_case(fence.text)).dispute is dispute:
            for answer in case.answers:
                apart[answer.reading.name] |= {
                    sibling.name for sibling in dispute.readings if written(case.answer(sibling)) != answer.claimed
                }
    return apart


def denies(board: Diagram, dispute: str, reading: str) -> bool:
    """Whether a claim of the board is false under another reading, or cannot be answered there."""
    other = replace(board, rules=board.rules.with_reading(dispute, reading))
    try:
        return bool(other.broken())
    except Fault:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("dispute", "reading"), READINGS)
def test_a_reading_has_its_heading_and_its_holders(dispute: str, reading: str, language: str) -> None:
    text = page(language, f"disputes/{dispute}")
    assert f"{{#{reading}}}\n\n```readings\nreading: {dispute}.{reading}\n```\n" in text


@pytest.mark.parametrize(("dispute", "reading"), READINGS)
def test_a_reading_is_told_apart_from_each_sibling(dispute: str, reading: str) -> None:
    asked = DISPUTES[dispute]
    assert {sibling.name for sibling in asked.readings} - told_apart(asked)[reading] == {reading}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", AUTHORITIES)
def test_a_source_text_has_its_page(name: str, language: str) -> None:
    assert f"\n```authority\nname: {name}\n```\n" in page(language, f"authorities/{name}")
    assert f"]({name}.md)" in page(language, "authorities/index")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_disputes_stand_on_one_page_with_who_says_what(language: str) -> None:
    text = page(language, "disputes/index")
    assert "\n```matrix\n```\n" in text
    assert [name for name in DISPUTES if f"]({name}.md)" not in text] == []


@pytest.mark.parametrize(
    ("dispute", "readings", "parts"),
    [
        ("head", "sixes_and_fours natural_obstacle", ("In another it is held by Şeş-Beş", "(Şeş-Beş)")),
        ("head", "no_limit natural_obstacle", ("None of the sources holds this reading.",)),
        ("head_order", "first_as_far_as_it_goes free", ("A thread of answers (the second answer).",)),
        ("head_order", "free first_as_far_as_it_goes", ("A thread of answers (the third answer, the first answer).",)),
    ],
)
def test_a_board_says_who_holds_its_reading(dispute: str, readings: str, parts: tuple[str, ...]) -> None:
    """Of several speakers which one; and another game's source for another game's."""
    claims = "\n".join(f"under {name}: legal 24/21" for name in readings.split())
    comparison = parse_compare(
        f"game: long\ndispute: {dispute}\nwhite: 24:15\nblack: 24:15\nto move: white\nroll: 3-3\n{claims}"
    )
    said = heading(comparison, comparison.columns[0], "en")
    assert [part for part in parts if part not in said] == []
