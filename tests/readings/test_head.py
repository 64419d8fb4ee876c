"""The head, reading by reading, on the boards that part them."""

from __future__ import annotations

from functools import cache

import pytest

from narde_core import disputes
from narde_core.common import COMMON_LONG
from narde_core.faults import Fault
from narde_core.first_round import Reply, chance, openings, replies, reply
from narde_core.notation import format_play, parse_roll
from narde_core.plays import LegalTurn
from narde_core.turn import Turn
from tests.boards import legal, plays, refused, rules, turn

START = "24:15"
AFTER = {"5-5": "24:14 4:1", "2-1": "24:14 21:1", "6-2": "24:14 16:1"}


@cache
def first_round() -> tuple[Reply, ...]:
    """Every reply to every opening."""
    return tuple(replies(COMMON_LONG))


def second_turn(roll: str, reading: str, opened: str) -> set[str]:
    """The plays of the second player after an opening that moved one checker."""
    return plays(START, AFTER[opened], roll, head=reading)


def test_a_moved_checker_in_the_way_leaves_one_checker_to_play() -> None:
    assert second_turn("4-4", "natural_obstacle", "5-5") == {"24/20"}
    assert second_turn("2-2", "natural_obstacle", "5-5") == {"24/18"}


def test_two_leave_with_any_double_that_one_cannot_play() -> None:
    assert second_turn("4-4", "doubles_when_blocked", "5-5") == {"24/20(2)"}
    assert second_turn("2-2", "doubles_when_blocked", "5-5") == {"24/18 24/22", "24/20(2)"}
    assert second_turn("6-2", "doubles_when_blocked", "5-5") == {"24/18"}


def test_two_leave_with_any_roll_that_one_cannot_play() -> None:
    assert second_turn("6-2", "whenever_blocked", "5-5") == {"24/18 24/22"}
    assert second_turn("5-3", "whenever_blocked", "5-5") == {"24/19 24/21"}


def test_the_extended_list_adds_5_5_and_6_2_after_some_openings() -> None:
    assert second_turn("6-2", "extended_list", "5-5") == {"24/18 24/22"}
    assert second_turn("5-3", "extended_list", "5-5") == {"24/19"}
    assert second_turn("5-5", "extended_list", "2-1") == {"24/14(2)"}


def test_the_extended_list_asks_how_the_opponent_opened_when_the_board_cannot_tell() -> None:
    with pytest.raises(Fault, match="6-2, 5-3, 2-2"):
        second_turn("5-5", "extended_list", "6-2")
    for opened, expected in (("6-2", {"24/9 24/19", "24/14(2)"}), ("5-3", {"24/9"}), ("2-2", {"24/9"})):
        known = turn(START, AFTER["6-2"], "5-5", opened=opened)
        answered = LegalTurn(known, rules(head="extended_list")).plays
        assert {format_play(play) for play in answered} == expected


def test_the_list_counts_whatever_stands_in_the_way() -> None:
    assert second_turn("4-4", "listed_doubles", "5-5") == {"24/20(2)"}
    assert second_turn("2-2", "listed_doubles", "5-5") == {"24/18"}


def test_the_first_player_takes_one_where_only_the_second_may_take_two() -> None:
    assert plays(START, START, "6-6", head="second_player_only") == {"24/18"}
    assert second_turn("6-6", "second_player_only", "2-1") == {"24/18(2)"}


def test_any_double_gives_two_in_any_turn_or_on_the_first_only() -> None:
    middle = ("24:7 19:8", "24:15", "5-5")
    assert "24/14(2)" in plays(*middle, head="any_double_any_turn")
    assert "24/14(2)" not in plays(*middle, head="any_double_first_turn")
    assert plays(START, START, "1-1", head="any_double_first_turn") >= {"24/20", "24/22(2)"}


def test_always_one_leaves_even_with_6_6() -> None:
    assert plays(START, START, "6-6", head="always_one") == {"24/18"}


def test_a_second_player_in_trouble_passes() -> None:
    assert second_turn("4-4", "pass_when_blocked", "5-5") == {"pass"}
    assert second_turn("6-6", "pass_when_blocked", "5-5") == {"24/18(2)"}


def test_the_opponents_head_is_met_first_under_every_reading_that_takes_two() -> None:
    """White stands on Black's 8-point after 1-1 or 3-1, but Black's fours stop at the head on 12."""
    for reading in ("natural_obstacle", "doubles_when_blocked", "whenever_blocked", "listed_doubles"):
        assert plays(START, "24:14 20:1", "4-4", head=reading) == {"24/16(2)"}


def test_3_3_is_two_sixes_or_nine_and_three_where_steps_are_shared_freely() -> None:
    assert plays(START, START, "3-3", head_order="free") == {"24/18(2)", "24/15 24/21"}


def test_3_3_is_nine_and_three_where_the_first_goes_as_far_as_it_can() -> None:
    assert plays(START, START, "3-3", head_order="first_as_far_as_it_goes") == {"24/15 24/21"}
    assert refused("24/18(2)", START, START, "3-3", head_order="first_as_far_as_it_goes") == (
        "head-order",
        "head_order",
    )


def test_no_more_than_two_leave_the_head() -> None:
    assert refused("24/21(3)", START, START, "3-3") == ("head", "head")
    assert refused("24/21(4)", START, START, "3-3", head="any_double_any_turn") == ("head", "head")


def test_a_checker_of_the_opponents_on_the_eighteen_point_does_not_touch_3_3() -> None:
    board = (START, "24:14 18:1", "3-3")
    assert plays(*board) == {"24/18(2)", "24/15 24/21"}
    assert plays(*board, head_order="first_as_far_as_it_goes") == {"24/15 24/21"}


def test_the_right_to_two_is_no_help_when_nothing_can_land() -> None:
    assert legal(START, "24:14 6:1", "6-6", head="listed_doubles").must_pass


def test_a_passed_first_turn_is_over() -> None:
    """The exception belongs to the first turn, not to the first checker off the head."""
    assert plays(START, START, "6-6", first=False) == {"24/18"}


def test_no_opening_makes_the_second_player_pass() -> None:
    common = [answer for answer in first_round() if any(not play.steps for play in answer.plays["always_one"])]
    assert common == []


def test_every_opening_has_one_result_and_3_3_has_two() -> None:
    rolls = [opening.roll for opening in openings(COMMON_LONG)]
    assert len(rolls) == 22
    assert rolls.count(parse_roll("3-3")) == 2


PAIRS = {
    ("5-5", "24/4", "2-2"), ("5-5", "24/4", "4-4"), ("5-5", "24/4", "6-2"), ("5-5", "24/4", "5-3"),
    ("2-1", "24/21", "5-5"), ("3-3", "24/15 24/21", "5-5"),
    ("6-2", "24/16", "5-5"), ("5-3", "24/16", "5-5"), ("2-2", "24/16", "5-5"), ("4-4", "24/16(2)", "5-5"),
}  # fmt: skip


def test_a_moved_checker_is_in_the_way_in_exactly_these_pairs() -> None:
    found = {
        (str(answer.opening.roll), format_play(answer.opening.play), str(answer.roll))
        for answer in first_round()
        if answer.disputed
    }
    assert found == PAIRS


def test_readings_part_only_where_a_checker_is_in_the_way_or_any_double_takes_two() -> None:
    strict = ("natural_obstacle", "doubles_when_blocked", "whenever_blocked", "extended_list", "listed_doubles")
    for answer in first_round():
        allowed = {frozenset(map(format_play, answer.plays[name])) for name in strict}
        if not answer.disputed:
            assert len(allowed) == 1, answer


def test_how_often_the_first_round_is_disputed() -> None:
    assert str(chance(COMMON_LONG)) == "7/648"
    assert str(chance(COMMON_LONG, first_as_far=True)) == "5/432"
    assert str(chance(COMMON_LONG, lot_dice=True)) == "1/180"


def test_every_reading_answers_every_first_round() -> None:
    opening = next(opening for opening in openings(COMMON_LONG) if str(opening.roll) == "5-5")
    answered = reply(opening, parse_roll("4-4"), COMMON_LONG).plays
    assert set(answered) == {reading.name for reading in disputes.find("head").readings}


def test_a_turn_that_is_not_the_first_is_the_same_under_every_reading_tied_to_the_first() -> None:
    board = turn("24:10 15:5", "24:12 20:3", "4-4")
    for name in ("natural_obstacle", "doubles_when_blocked", "whenever_blocked", "extended_list", "always_one"):
        assert rules(head=name)["head"](Turn(board.position, board.roll)) == 1
