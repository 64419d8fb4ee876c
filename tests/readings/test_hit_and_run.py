"""Whether a checker that has hit may move on in the same turn."""

from __future__ import annotations

import pytest

from tests.boards import plays, refused

AT_HOME = ("6:2 5:2 off:11", "21:1 13:14", "2-1")  # a blot on the mover's 4-point
OUTSIDE = ("13:2 6:13", "15:1 2:14", "3-2")  # a blot on the mover's 10-point


def test_where_hit_and_run_is_allowed_the_hitter_goes_on() -> None:
    assert "5/4*/2" in plays(*AT_HOME, game="short")
    assert refused("13/10*/8", *OUTSIDE, game="short") is None


@pytest.mark.parametrize("play", ["5/4*/2", "6/4*/3"])
def test_in_portes_a_checker_that_has_hit_at_home_stays(play: str) -> None:
    assert refused(play, *AT_HOME, game="short", hit_and_run="not_in_home") == ("hit-and-run", "hit_and_run")


def test_another_checker_plays_the_other_die() -> None:
    assert {"6/4* 5/4", "6/4* 6/5", "5/3 5/4*"} <= plays(*AT_HOME, game="short", hit_and_run="not_in_home")


def test_outside_home_only_a_ban_for_the_whole_board_holds_the_hitter() -> None:
    assert refused("13/10*/8", *OUTSIDE, game="short", hit_and_run="not_in_home") is None
    assert refused("13/10*/8", *OUTSIDE, game="short", hit_and_run="never") == ("hit-and-run", "hit_and_run")


def test_of_two_checkers_on_the_point_one_may_go_on() -> None:
    """With 1-1 one checker hits on 5, another joins it, and only one of them goes on."""
    board = ("6:2 2:13", "20:1 13:14", "1-1")
    assert refused("6/5*(2) 5/4 2/1", *board, game="short", hit_and_run="not_in_home") is None
    assert refused("6/5*/4 6/5 2/1", *board, game="short", hit_and_run="not_in_home") is None
    assert refused("6/5*/3 2/1", *board, game="short", hit_and_run="not_in_home") == ("hit-and-run", "hit_and_run")
    assert refused("6/5*(2) 5/4(2)", *board, game="short", hit_and_run="not_in_home") == ("hit-and-run", "hit_and_run")


def test_a_checker_that_has_hit_is_not_borne_off_in_the_same_turn() -> None:
    board = ("5:1 off:14", "22:1 13:14", "3-2")
    assert plays(*board, game="short", hit_and_run="allowed") == {"5/off", "5/3*/off"}
    assert plays(*board, game="short", hit_and_run="not_in_home") == {"5/off"}
