"""Both dice, the larger die, and the dice that bear off."""

from __future__ import annotations

import pytest

from narde_core.notation import parse_play
from narde_core.refusal import judge
from tests.boards import ends, legal, plays, refused

START = "24:15"


def test_of_two_dice_that_exclude_each_other_the_larger_is_played() -> None:
    board = (START, "24:14 7:1")
    assert plays(*board, "3-2") == {"24/21"}
    assert plays(*board, "4-1") == {"24/20"}
    assert refused("24/22", *board, "3-2") == ("larger-die", "larger_die")


def test_where_the_choice_is_free_either_die_may_be_played() -> None:
    assert plays(START, "24:14 7:1", "3-2", larger_die="free") == {"24/21", "24/22"}


def test_the_smaller_die_is_played_when_the_larger_cannot_be() -> None:
    assert plays("23:1", "7:1 5:14", "4-2") == {"23/21"}


@pytest.mark.parametrize(
    ("black", "allowed"),
    [("13:1 24:14", {"10/4"}), ("16:1 13:1 24:13", {"10/7"}), ("19:1 16:1 24:13", {"pass"})],
)
def test_a_lone_checker_plays_what_it_can(black: str, allowed: set[str]) -> None:
    assert plays("10:1", black, "6-3") == allowed


def test_both_dice_must_be_played_if_any_way_does_it() -> None:
    """The six of one checker leaves no four for anybody; the other checker plays six and four."""
    board = ("20:1 19:1 1:13", "22:1 4:1 3:13", "6-4")
    assert plays(*board) == {"19/9"}
    assert refused("20/14", *board) == ("more-dice", None)


def test_in_short_nardy_too_both_dice_must_be_played() -> None:
    assert plays("9:1", "21:2 2:13", "5-2", game="short") == {"9/2"}
    assert plays("10:1", "23:2 2:13", "6-2", game="short") == {"10/4"}


def test_a_die_too_large_takes_the_highest_checker_only() -> None:
    assert ends("4:1 2:1", "24:15", "6-6") == {"off:15"}
    assert refused("2/off", "4:1 2:1", "24:15", "6-5") == ("needs-highest", "bearing_off")
    assert refused("2/off", "4:1 2:1", "24:15", "6-5", bearing_off="any_lower_point") == ("more-dice", None)
    assert refused("2/off 4/off", "4:2 2:1", "24:15", "6-5", bearing_off="any_lower_point") is None


def test_the_last_outsider_may_come_home_and_another_leave_in_one_turn() -> None:
    assert plays("7:1 1:1", "24:15", "6-1") == {"7/off"}
    assert refused("6/off", "7:1 6:1", "24:15", "6-1") == ("not-all-home", None)
    assert refused("7/6 6/off", "7:1 6:1", "24:15", "6-1") is None


def test_a_checker_may_move_inside_home_before_another_is_borne_off() -> None:
    assert ends("5:1 4:1", "24:15", "6-4") == {"off:15", "1:1 off:14"}


def test_exact_dice_and_no_move_inside_leave_the_six_unplayed() -> None:
    board = ("5:1 4:1", "24:15", "6-4")
    assert plays(*board, bearing_off="exact_only", inside_moves="forbidden") == {"4/off"}
    assert refused("5/1", *board, bearing_off="exact_only", inside_moves="forbidden") == ("inside", "inside_moves")


def test_the_game_ends_with_the_last_checker_though_a_die_is_left() -> None:
    board = ("3:1", "24:15", "3-1")
    assert ends(*board) == {"off:15"}
    assert refused("3/off", *board) is None
    assert refused("3/2/off", *board) is None


def test_men_on_one_two_and_four_leave_by_two_and_six() -> None:
    assert ends("4:1 2:1 1:1", "24:15", "6-2") == {"1:1 off:14", "2:1 1:1 off:13"}


@pytest.mark.parametrize(
    ("play", "own", "roll", "told"),
    [
        ("6/off 3/off", "6:2 3:1", "5-3", "6/off takes a die of 6, and the roll is 5-3."),
        ("6/off", "6:2 3:1", "5-3", "First 6/1. A 3 does not bear off from 1: "),
        ("24/13 24/18", "24:15", "6-5", "One die is not enough for 24/13"),
        ("24/10", "24:15", "6-5", "24/10 takes 14, and the dice 6-5 do not add up to it."),
        ("15/9", "15:15", "6-5", "The play is not complete: two dice can be played."),
    ],
)
def test_a_play_that_the_dice_do_not_make_is_told_what_it_lacks(play: str, own: str, roll: str, told: str) -> None:
    refusal = judge(legal(own, "24:15", roll), parse_play(play)).refusal
    assert refusal
    assert refusal.say("en").startswith(told)
    assert refusal.say("ru") != refusal.say("en")


def test_a_six_may_not_be_split_between_two_checkers() -> None:
    assert refused("24/21 23/20", "24:14 23:1", "24:15", "6-5") == ("die-mismatch", None)


def test_the_point_between_must_be_open() -> None:
    assert refused("24/13", START, "24:13 7:1 6:1", "6-5") == ("point-taken", None)


def test_a_hit_checker_enters_before_anything_moves() -> None:
    board = ("bar:1 13:5 8:3 6:6", "24:2 13:5 8:3 6:5", "3-1")
    assert refused("13/10 8/7", *board, game="short") == ("bar-first", None)
    assert refused("bar/22 8/7", *board, game="short") is None


def test_a_closed_home_lets_nobody_enter() -> None:
    closed = "24:3 6:2 5:2 4:2 3:2 2:2 1:2"
    assert legal("bar:1 13:14", closed, "6-5", game="short").must_pass


def test_of_two_checkers_on_the_bar_those_that_can_enter_do() -> None:
    opponent = "24:2 13:5 8:3 6:5"
    assert plays("bar:2 13:5 8:3 6:5", opponent, "6-3", game="short") == {"bar/22"}


def test_a_lone_checker_is_hit_and_two_close_the_point() -> None:
    assert refused("24/23", "24:2 13:13", "2:2 13:13", "1-1", game="short") == ("point-taken", None)
    assert "24/23*" in {play.split()[0] for play in plays("24:2 13:13", "2:1 13:14", "2-1", game="short")}


def test_somebody_elses_checker_is_refused_first() -> None:
    assert refused("23/20", START, "24:15", "6-3") == ("no-checker", None)
    assert refused("24/20", START, "24:15", "6-3") == ("die-mismatch", None)
    assert refused("pass", START, "24:15", "6-3") == ("more-dice", None)


def test_a_last_checker_may_be_borne_off_at_once_or_hit_on_its_way() -> None:
    assert plays("3:1", "23:1 5:14", "5-1", game="short") == {"3/2*/off", "3/off"}
