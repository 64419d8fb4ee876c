"""How a level and a puzzle are written: what cannot be, and what cannot be read, is told in a sentence."""

import re

import pytest

from narde_core.faults import Fault
from narde_core.lessons import told
from narde_core.lessons.goals import parse_goal
from narde_core.lessons.level import parse_level
from narde_core.lessons.measures import MEASURES
from narde_core.lessons.puzzle import parse_puzzle
from narde_core.notation import PASS, format_play, parse_play
from narde_core.wording import LANGUAGES, SENTENCES
from tests.lessons import LEVEL


def broken(**changes: str) -> list[str]:
    return [str(fault) for fault in parse_level(_changed(changes)).broken()]


def _changed(changes: dict[str, str]) -> str:
    lines = (line.partition(": ") for line in LEVEL.splitlines())
    return "".join(f"{key}: {changes.get(key, value)}\n" for key, _, value in lines if changes.get(key) != "")


def test_the_example_is_sound() -> None:
    level = parse_level(LEVEL)
    assert level.broken() == ()
    assert [format_play(play) for play, done in zip(level.legal.plays, level.done, strict=True) if done] == ["8/5 6/5"]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"solution": "8/5 7/6"}, "You have no checker on 7"),
        ({"solution": "13/10 24/23"}, "does not reach the goal"),
        ({"goal": "any"}, "called wrong, but it reaches the goal"),
        ({"goal": "on 24 at most 2"}, "every play reaches the goal"),
    ],
)
def test_a_level_that_cannot_be_is_told_in_a_sentence(changes: dict[str, str], complaint: str) -> None:
    assert complaint in " ".join(broken(**changes))


def test_a_wrong_play_that_was_meant_to_break_another_rule_than_the_dice_is_found() -> None:
    level = parse_level(LEVEL.replace("wrong 13/10 6/5", "wrong 13/10 8/5"))
    assert "teaches no other rule" in str(level.broken()[0])


def test_a_wrong_play_that_is_only_unfinished_is_found() -> None:
    level = parse_level(LEVEL.replace("wrong 13/10 6/5", "wrong 13/10"))
    assert "only the start of a legal play" in str(level.broken()[0])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (LEVEL.replace("hint:", "hnt:"), "“hnt” is no key"),
        (LEVEL.replace("hint: The three from 8.\n", ""), "“hint” is missing"),
        (LEVEL + "name: twice\n", "“name”"),
        (LEVEL.replace("five-point", "Five point"), "is no name"),
        (LEVEL.replace("roll: 3-1\n", ""), "“roll” is missing"),
        (LEVEL.replace("on 5 at least 2", "beauty at least 2"), "“beauty” is no measure"),
        (LEVEL.replace("on 5 at least 2", "blots 5 at least 2"), "a point goes with"),
        (LEVEL.replace("on 5 at least 2", "win"), "“win” is no goal"),
        (LEVEL.replace("wrong 8/4 6/5", "wrong 8+4"), "“8+4” is not a move"),
    ],
)
def test_a_level_that_cannot_be_read_is_told_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(Fault, match=re.escape(complaint)):
        parse_level(text)


def test_a_puzzle_with_another_answer_is_told_the_right_one() -> None:
    text = "name: a\nask: b\ngame: long\nwhite: off:15\nblack: 24:15\nto move: white\nanswer: plain 1\n"
    assert "gammon 2" in str(parse_puzzle(text).broken()[0])


def test_every_measure_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert not [name for name in MEASURES if f"measure-{name}" not in SENTENCES[language]]


def test_the_least_and_the_most_are_those_of_all_plays() -> None:
    level = parse_level(LEVEL)
    fewest, most = parse_goal("least shots"), parse_goal("most shots")
    counts = [ending.count("shots") for ending in level.endings]
    for ending, count in zip(level.endings, counts, strict=True):
        assert fewest.reached(ending, level.endings) is (count == min(counts))
        assert most.reached(ending, level.endings) is (count == max(counts))


def test_a_pass_can_be_a_wrong_answer() -> None:
    level = parse_level(LEVEL.replace("wrong 8/4 6/5", f"wrong {PASS}"))
    assert level.broken() == ()
    assert told.level(level, "en")["pass"]
    assert parse_play(PASS) == ()
