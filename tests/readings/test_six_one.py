"""Six-one: where a six or a one drops a checker, what else it does, and when the game ends."""

from __future__ import annotations

import json
from functools import partial

import pytest

from narde_core.answers import QUESTIONS
from narde_core.bridge import answer
from narde_core.faults import Fault
from narde_core.notation import format_play, parse_play, parse_side
from narde_core.outcome import finish, format_ending, resigned, say_ending
from narde_core.refusal import judge
from tests import boards
from tests.boards import seen

HEAD = "24:15"


legal = partial(boards.legal, game="six-one")
plays = partial(boards.plays, game="six-one")
refused = partial(boards.refused, game="six-one")
rules = partial(boards.rules, "six-one")


def test_a_six_drops_a_checker_from_the_head_on_any_point_of_home_or_on_the_last() -> None:
    drops = {f"24/{point} 24/22" for point in range(1, 7)}
    carried_on = {f"24/{point}" for point in range(1, 5)}
    assert plays(HEAD, HEAD, "6-2") == drops | carried_on | {"24/18 24/22", "24/16"}
    assert plays(HEAD, HEAD, "6-2", drop_point="last_point") == {"24/18 24/22", "24/1 24/22", "24/16"}
    assert refused("24/3 24/22", HEAD, HEAD, "6-2", drop_point="last_point") == ("drop-point", "drop_point")


def test_no_checker_is_dropped_where_the_opponent_stands() -> None:
    theirs = "24:11 18:1 17:1 16:1 15:1"  # on the mover's 6 to 3
    assert plays(HEAD, theirs, "6-5", six_and_one="only_drop") == {"24/2 24/19", "24/1 24/19"}
    assert refused("24/4 24/19", HEAD, theirs, "6-5") == ("point-taken", None)


def test_only_a_checker_on_the_head_is_dropped() -> None:
    assert refused("20/4 24/22", "24:14 20:1", HEAD, "6-2") == ("drop-from-head", None)
    assert plays("20:1 9:14", HEAD, "6-6", six_and_one="only_drop") == {"pass"}


def test_a_six_and_a_one_that_only_drop_move_nothing_by_their_pips() -> None:
    assert refused("24/22 20/14", "24:14 20:1", HEAD, "6-2") is None
    assert refused("24/22 20/14", "24:14 20:1", HEAD, "6-2", six_and_one="only_drop") == ("only-drops", "six_and_one")


def test_the_game_ends_in_mid_turn_or_when_all_dice_are_played() -> None:
    board = ("24:1 5:14", HEAD, "6-2")
    assert {"24/6", "24/6 5/3", "24/18 5/3"} < plays(*board)
    assert refused("24/6 5/3", *board) is None, "5/3 first"
    assert refused("24/6", *board, six_one_end="all_on_last_point") == ("more-dice", None)
    done = rules().game.position(parse_side("6:5 5:5 3:5"), parse_side(HEAD))
    assert format_ending(finish(done, rules())) == "plain 1"
    assert finish(done, rules(six_one_end="all_on_last_point")) is None
    assert format_ending(finish(done.swapped(), rules())) == "plain 1"


def test_a_win_is_no_oin_for_nothing_is_borne_off() -> None:
    done = rules().game.position(parse_side("6:5 5:5 3:5"), parse_side(HEAD))
    assert say_ending(finish(done, rules()), "ru") == "Партия окончена: победа, 1 очко."
    assert resigned(seen(HEAD, "six-one"), rules()).say("en") == "a win, 1 point"


def test_nobody_is_asked_what_resigning_costs_where_there_is_one_win() -> None:
    assert "resignation" not in rules().disputes
    told = {"way": "score", "matter": "resigned", "event": "six-one.common", "white": HEAD, "black": HEAD}
    reply = json.loads(answer(json.dumps({"ask": "rule", "lang": "en", "game": "six-one", "resigns": "white"} | told)))
    assert reply["ruling"]["verdict"] == "Black wins: a win, 1 point."


def test_a_smaller_die_that_ends_the_game_is_enough() -> None:
    turn = legal("24:1 1:14", "24:9 11:1 10:1 9:1 8:1 7:1 6:1", "5-1")
    ways = {format_play(play): len(play.steps) for play in turn.plays}
    assert all(ways[f"24/{point}"] == 1 for point in (5, 4, 3, 2, 1))


def test_a_drop_by_one_die_is_no_turn_where_two_lead_to_the_same_point() -> None:
    turn = legal("24:5 2:1 1:9", "21:1 16:6 10:2 9:1 8:2 6:1 4:1 2:1", "6-4", six_one_end="all_on_last_point")
    play = judge(turn, parse_play("24/2")).play
    assert play
    assert [(step.start, step.end) for step in play.steps] == [(24, 6), (6, 2)]


def test_with_two_readings_together_a_checker_can_be_stuck_for_good() -> None:
    for roll in ("6-1", "1-1", "5-2"):
        stuck = plays("2:1 1:14", HEAD, roll, six_and_one="only_drop", six_one_end="all_on_last_point")
        assert stuck == {"pass"}


def test_no_checker_leaves_the_board() -> None:
    assert refused("3/off 24/22", "24:5 3:10", HEAD, "6-2") == ("no-bearing-off", None)
    with pytest.raises(Fault, match="no checker leaves the board"):
        legal("24:14 off:1", HEAD, "6-2")


def test_a_board_is_told_that_the_game_is_over() -> None:
    given = {"game": "six-one", "white": "24:1 5:14", "black": HEAD, "to move": "white", "roll": "6-2", "play": "24/6"}
    told = QUESTIONS["next"](given, "en")
    assert (told["over"], told["winner"]) == (True, "white")
