"""Six in a row, reading by reading, on the boards that part them."""

from __future__ import annotations

import pytest

from narde_core.disputes import prime, prime_route
from narde_core.position import Side
from tests.boards import ends, legal, plays, refused

PASSING = {
    "six in passing by one checker": (("14:1 11:3 10:3 9:3 7:3 6:2", "24:15", "6-2"), 18, 17),
    "a double that passes through": (("24:9 18:1 17:1 16:1 15:1 14:2", "24:15", "1-1"), 54, 53),
}


@pytest.mark.parametrize("case", PASSING)
def test_a_six_in_passing_is_one_play_more_where_only_the_end_is_judged(case: str) -> None:
    board, at_the_end, at_every_step = PASSING[case]
    assert len(ends(*board, passing="end_of_turn", first=False)) == at_the_end
    assert len(ends(*board, passing="every_step", first=False)) == at_every_step


def test_the_six_in_passing_is_refused_by_the_question_of_passing() -> None:
    board = PASSING["six in passing by one checker"][0]
    assert refused("14/6", *board, passing="end_of_turn") is None
    assert refused("14/6", *board, passing="every_step") == ("six-in-passing", "passing")
    assert refused("14/8", *board, passing="every_step") == ("six", "prime")


def test_the_ban_in_passing_can_cost_the_whole_roll() -> None:
    board = ("11:1 5:3 4:3 3:3 2:3 1:2", "24:15", "5-5")
    assert plays(*board, passing="end_of_turn") == {"11/6 5/off(3)", "11/1 5/off(2)"}
    assert legal(*board, passing="every_step").must_pass


CLOSES_2_1_24_TO_21 = ("24:9 23:1 22:1 2:2 1:2", "16:15", "3-1")


def test_a_row_is_counted_along_the_opponents_route() -> None:
    """The six lie where my route begins and ends, in the middle of his."""
    assert refused("24/21 2/1", *CLOSES_2_1_24_TO_21, prime_route="opponents_route") == ("six", "prime")
    assert refused("24/21 2/1", *CLOSES_2_1_24_TO_21, prime_route="ring") == ("six", "prime")
    assert refused("24/21 2/1", *CLOSES_2_1_24_TO_21, prime_route="own_route") is None


def test_two_and_four_at_the_ends_of_the_opponents_route_are_no_row() -> None:
    """Points 14 to 9 are his 2, 1 and 24 to 21: he never meets them as six neighbours."""
    closing = ("15:1 14:2 13:3 12:3 11:3 10:3", "19:15", "6-5")
    assert refused("15/9 14/9", *closing, prime_route="opponents_route") is None
    assert refused("15/9 14/9", *closing, prime_route="own_route") == ("six", "prime")
    assert refused("15/9 14/9", *closing, prime_route="ring") == ("six", "prime")


CLOSES_10_TO_5 = "16:1 9:4 8:4 7:2 6:2 5:2"


@pytest.mark.parametrize(
    ("black", "lawful"),
    [("24:15", False), ("24:14 15:1", True), ("24:14 23:1", False)],
)
def test_ahead_is_past_the_last_point_of_the_block(black: str, lawful: bool) -> None:
    answer = refused("16/10 9/8", CLOSES_10_TO_5, black, "6-1")
    assert answer == (None if lawful else ("six", "prime"))


def test_a_checker_borne_off_is_ahead_of_everything() -> None:
    block = prime.Block((18, 17, 16, 15, 14, 13), passed=0)
    assert prime.opponent_ahead(block, Side.of({24: 14}))
    assert prime.opponent_home(block, Side.of({24: 14}))
    assert not prime.opponent_ahead(block, Side.of({24: 14, 1: 1}))


def test_nobody_is_ahead_of_a_block_on_the_opponents_home() -> None:
    filled = ("24:1 18:5 17:3 16:2 15:2 14:2", "24:14 7:1", "6-5")
    for reading in ("opponent_ahead", "opponent_home"):
        assert refused("24/13", *filled, prime=reading) == ("six", "prime")


def test_a_six_that_stood_before_the_turn_stays_lawful() -> None:
    standing = "24:3 18:2 17:2 16:2 15:2 14:2 13:2"
    board = (standing, "24:15", "3-1")
    for passing in ("end_of_turn", "every_step"):
        assert refused("24/21 24/23", *board, passing=passing) == ("head", "head")
        assert refused("24/20", *board, passing=passing) is None


def test_the_seventh_point_needs_a_checker_past_its_own_end() -> None:
    closing = "17:1 11:3 10:2 9:2 8:2 7:2 6:3"
    assert refused("11/5 10/9", closing, "24:14 16:1", "6-1") is None
    assert refused("11/5 10/9", closing, "24:14 17:1", "6-1") == ("point-taken", None)
    assert refused("11/5 10/9", closing, "24:15", "6-1") == ("six", "prime")


def test_of_two_sixes_each_must_be_lawful() -> None:
    """One has a checker past it, the other has not."""
    board = ("24:3 23:1 22:1 10:1 9:2 8:1 7:1 6:1 5:1 2:2 1:1", "24:14 15:1", "6-3")
    assert refused("24/21 10/4", *board) == ("six", "prime")
    assert refused("10/4 9/6", *board) is None


@pytest.mark.parametrize(
    ("black", "ahead", "home"),
    [("24:15", False, False), ("24:14 17:1", True, False), ("24:14 7:1", True, False), ("24:14 6:1", True, True)],
)
def test_ahead_and_home_part_over_a_checker_on_its_way(black: str, ahead: bool, home: bool) -> None:
    closing = ("17:1 10:3 9:3 8:3 7:3 6:2", black, "6-1")
    assert (refused("17/11 7/6", *closing, prime="opponent_ahead") is None) is ahead
    assert (refused("17/11 7/6", *closing, prime="opponent_home") is None) is home
    assert refused("17/11 7/6", *closing, prime="never_six") == ("six", "prime")
    assert refused("17/11 7/6", *closing, prime="no_ban") is None


def test_the_ban_counts_before_the_larger_die() -> None:
    """The six could be played only by closing six points, so the five is played."""
    board = ("24:9 17:1 16:1 15:1 14:1 13:1 6:1", "24:9 23:1 22:1 21:1 20:1 19:1 7:1", "6-5")
    assert plays(*board, passing="every_step") == {"6/1"}
    assert plays(*board, passing="end_of_turn") == {"24/13"}
    assert plays(*board, prime="no_ban") == {"24/13", "24/18 6/1"}


def test_each_route_lists_its_rows() -> None:
    assert len(prime_route.opponents_route()) == len(prime_route.own_route()) == 19
    assert len(prime_route.ring()) == 24
