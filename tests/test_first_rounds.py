"""The atlas: every pair of first rolls has its place, and each place shows what the core says of it."""

import re
from xml.etree import ElementTree as ET

import pytest

from narde_core import first_round
from narde_core.common import COMMON_LONG
from narde_core.disputes import head
from narde_core.faults import Fault
from narde_core.figures import atlas, rounds
from narde_core.figures.published import LISTS
from narde_core.figures.quantity import Chance
from narde_core.game import LONG
from narde_core.rulesets import said
from narde_core.svg.atlas import MOST, draw
from narde_core.turn import ROLLS, Roll
from narde_core.wording import LANGUAGES, Language

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
IN_THE_WAY = {
    ("5-5", "2-2"), ("5-5", "4-4"), ("5-5", "6-2"), ("5-5", "5-3"),
    ("2-1", "5-5"), ("3-3-9-3", "5-5"), ("6-2", "5-5"), ("5-3", "5-5"), ("2-2", "5-5"), ("4-4", "5-5"),
}  # fmt: skip


def test_ten_rounds_are_disturbed() -> None:
    found = {(rounds.opening_name(shown.reply.opening), str(shown.reply.roll)) for shown in rounds.disturbed()}
    assert found == IN_THE_WAY


def test_every_other_pair_is_answered_as_its_column_is() -> None:
    """So that 21 boards show what holds of 452 pairs."""
    assert [shown.reply.roll for shown in rounds.undisturbed()] == list(reversed(ROLLS))
    assert sum(len(shown.openings) for shown in rounds.undisturbed()) == 22 * 21 - 10
    for reply in rounds.table():
        shown = rounds.find(reply.opening, reply.roll)
        assert shown.disturbed == reply.disputed
        assert shown.groups == rounds.groups(reply)


def test_groups_join_the_readings_that_allow_the_same() -> None:
    reply = next(r for r in rounds.table() if (r.opening.roll, r.roll) == (Roll(5, 5), Roll(4, 4)))
    joined = {group.plays: set(group.readings) for group in rounds.groups(reply)}
    assert joined[("pass",)] == {"pass_when_blocked"}
    assert joined[("24/20",)] == {"natural_obstacle", "always_one", "six_six_only"}
    assert set().union(*joined.values()) == {reading.name for reading in head.DISPUTE.readings}
    assert rounds.answers(reply) == 3


def test_readings_that_no_text_tells_of_are_no_answers() -> None:
    silent = {reading.name for reading in head.DISPUTE.readings} - rounds.told()
    assert silent
    for name in silent:
        assert not said(LONG, "head", name)
    for reply in rounds.table():
        assert rounds.answers(reply) == sum(bool(rounds.told() & set(group.readings)) for group in rounds.groups(reply))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_a_link_for_every_pair(language: Language) -> None:
    svg = ET.fromstring(draw(atlas.atlas(language)))  # noqa: S314 - our own drawing
    links = svg.findall(f"{SVG}a")
    cells = [link for link in links if "nardy-cell" in link.attrib["class"]]
    assert len(cells) == 22 * 21
    anchors = {f"#{shown.name}" for shown in (*rounds.disturbed(), *rounds.undisturbed())}
    assert {link.attrib[HREF] for link in links} == anchors
    for cell, reply in zip(cells, rounds.table(), strict=True):
        assert cell.attrib[HREF] == f"#{rounds.find(reply.opening, reply.roll).name}"
        assert f"nardy-answers-{min(rounds.answers(reply), MOST)}" in cell.attrib["class"]
        spoken = cell.findtext(f"{SVG}title")
        assert spoken == atlas.said(reply, language)
        assert str(reply.roll) in spoken
        # not by colour alone: a number, and a ring where a moved checker is in the way
        numbers = [text.text for text in cell.findall(f"{SVG}text") if text.attrib["class"] == "nardy-many"]
        assert numbers == ([str(rounds.answers(reply))] if rounds.answers(reply) > 1 else [])
        assert len(cell.findall(f"{SVG}circle")) == reply.disputed
        # the keyboard stops where there is something of its own to see
        assert ("tabindex" in cell.attrib) != reply.disputed


def test_the_map_is_the_same_every_time_and_has_no_ids() -> None:
    drawn = draw(atlas.atlas("ru"))
    assert drawn == draw(atlas.atlas("ru"))
    assert " id=" not in drawn


def test_a_cell_says_what_may_be_played_and_what_is_in_the_way() -> None:
    reply = next(r for r in rounds.table() if (r.opening.roll, r.roll) == (Roll(5, 5), Roll(4, 4)))
    assert atlas.said(reply, "ru") == "5-5, затем 4-4: 24/20(2) · 24/20 · пропуск. Мешает шашка на 16-м"
    assert atlas.said(reply, "en") == "5-5, then 4-4: 24/20(2) · 24/20 · pass. A checker on the 16-point is in the way"


def test_both_plays_of_three_three_have_a_row() -> None:
    titles = [atlas.opening_title(opening, "en") for opening in rounds.rows()]
    assert {"3-3 to 15 and 21", "3-3 to 18 and 18"} < set(titles)
    assert len(set(titles)) == 22


def test_the_lists_are_held_against_all_disturbed_rounds() -> None:
    listed = {(str(row.reply.opening.roll), str(row.reply.roll)): set(row.named_by) for row in atlas.listed_rounds()}
    assert len(listed) == 10
    assert listed["5-5", "2-2"] == set(), "no list names it"
    assert listed["5-5", "4-4"] == {"commentary", "numbered-rules", "head-qa"}
    named = {name for names in listed.values() for name in names}
    assert named == set(LISTS)


def test_the_chances_are_those_of_the_first_round() -> None:
    found = atlas.chances()
    assert found["fresh"] == Chance.of(first_round.chance(COMMON_LONG)) == Chance(7, 648)
    assert found["nine-three"] == Chance(5, 432)
    assert found["lot-dice"] == Chance(1, 180)
    each = [atlas.chance_of_pair(shown.reply) for shown in rounds.disturbed() if not rounds.split(shown.reply.opening)]
    assert sum(chance.share for chance in each) == found["fresh"].share


def names(text: str) -> list[str]:
    return [shown.name for shown in rounds.parse(text).shown]


def test_a_fence_asks_for_rounds() -> None:
    assert len(names("which: disputed")) == 10
    assert len(names("which: undisturbed")) == 21
    assert names("opening: 5-5\nreply: 4-4") == ["after-5-5-reply-4-4"]
    assert names("opening: 3-3\nopening play: 24/15 24/21\nreply: 5-5") == ["after-3-3-9-3-reply-5-5"]
    assert names("opening: 6-5\nreply: 4-4") == names("reply: 4-4") == ["reply-4-4"]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "which, reply"),
        ("which: some", "some"),
        ("which: disputed\nreply: 4-4", "which, reply"),
        ("reply: 7-4", "7"),
        ("reply: 4-4\nopening: x", "x"),
        ("reply: 5-5\nopening: 3-3", "opening play: 24/15 24/21"),
        ("reply: 5-5\nopening: 3-3\nopening play: 24/12", "24/12"),
        ("replies: 4-4", "replies"),
        ("reply: 4-4\nreply: 4-4", "reply"),
        ("show: map", "show"),
    ],
)
def test_a_round_that_is_none_is_a_sentence(text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=re.escape(wrong)):
        rounds.parse(text)


@pytest.mark.parametrize("text", ["", "show: all", "part: map"])
def test_a_part_of_the_atlas_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        atlas.parse(text)
