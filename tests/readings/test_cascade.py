"""A double that runs on through the higher ones: how often, from which turn, and who finishes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from narde_core.answers import QUESTIONS
from narde_core.common import COMMON, GAMES
from narde_core.diagram import parse
from narde_core.faults import Fault
from narde_core.notation import format_play, parse_side
from narde_core.odds import bearing_off
from narde_core.perft import perft
from narde_core.plays import LegalTurn
from narde_core.ruleset import RuleSet
from narde_core.turn import Roll, Turn

START = {"game": "crazy", "white": "24:15", "black": "24:15", "to move": "white"}


def legal(own: str, opponent: str, roll: Roll, number: int | None = None, /, **readings: str) -> LegalTurn:
    rules: RuleSet = COMMON["crazy"]
    for dispute, name in readings.items():
        rules = rules.with_reading(dispute, name)
    position = rules.game.position(parse_side(own), parse_side(opponent))
    return LegalTurn(Turn(position, roll, number=number), rules)


def played_out(own: str, opponent: str, roll: Roll, **readings: str) -> Iterator[str]:
    """Each number of a double, always by the first of its plays: who plays it, how, and who throws in the end."""
    turn, whose = legal(own, opponent, roll, **readings), 0
    while True:
        yield f"{'wb'[whose]} {turn.turn.roll}({len(turn.search.dice)}): {format_play(turn.plays[0])}"
        then = turn.following
        assert then
        whose ^= not then.own
        after = turn.results[0] if then.own else turn.results[0].swapped()
        onward = then.turn(after)
        if onward is None:
            yield f"{'wb'[whose]} throws"
            return
        turn = LegalTurn(onward, turn.rules)


def test_an_ordinary_roll_is_followed_by_the_opponents() -> None:
    for name in ("crazy", "gulbar", "long"):
        rules = COMMON[name]
        assert str(LegalTurn(Turn(rules.game.start, Roll(6, 5)), rules).following) == "opponent throws"
    assert str(LegalTurn(Turn(GAMES["long"].start, Roll(4, 4)), COMMON["long"]).following) == "opponent throws"


def test_a_double_goes_through_all_higher_ones_and_then_to_the_opponent() -> None:
    own, opponent = "24:2 1:13", "24:13 6:2"  # nothing in the way of a lone checker but the other's head
    told = list(played_out(own, opponent, Roll(5, 5), cascade="each_twice"))
    assert [step.partition(":")[0] for step in told] == ["w 5-5(2)", "w 6-6(2)", "b throws"]


@pytest.mark.parametrize(("double", "leave"), [(3, 1), (4, 1), (6, 2)])
def test_a_lone_checker_is_tried_with_the_steps_that_are_played(double: int, leave: int) -> None:
    """Of two fours the other's head stops none; of two sixes it does."""
    rules = COMMON["gulbar"]
    (result,) = LegalTurn(Turn(rules.game.start, Roll(double, double)), rules).results
    assert result.own[24] == 15 - leave


def test_what_white_cannot_play_black_plays_from_that_number_on_and_then_throws() -> None:
    board = ("16:1 13:2 1:12", "24:8 23:1 15:2 14:2 6:2")
    told = list(played_out(*board, Roll(5, 5)))
    assert told[0] == "w 5-5(4): 13/8(2)"
    assert [step.partition(":")[0] for step in told] == ["w 5-5(4)", "b 5-5(2)", "b 6-6(4)", "b throws"]


def test_a_number_that_neither_can_play_is_lost_and_the_next_is_tried() -> None:
    """Black cannot play a five either, but sixes he can."""
    rules = COMMON["crazy"]
    position = rules.game.position(parse_side("24:8 18:5 12:2"), parse_side("20:2 19:2 7:3 1:8"))
    turn = LegalTurn(Turn(position, Roll(5, 5), handed=3), rules)
    assert turn.must_pass
    assert str(turn.following) == "mover 6-6(4)"


@pytest.mark.parametrize(("number", "follows"), [(1, "opponent throws"), (3, "opponent throws"), (4, "mover 3-3(4)")])
def test_after_three_ordinary_turns_a_double_runs_on(number: int, follows: str) -> None:
    turn = legal("24:14 15:1", "24:14 16:1", Roll(2, 2), number, cascade_start="after_three_turns")
    assert str(turn.following) == follows


def test_where_it_matters_which_turn_it_is_that_has_to_be_said() -> None:
    reading = {"cascade_start": "after_three_turns"}
    with pytest.raises(Fault, match="say the turn's number"):
        legal("24:14 15:1", "24:14 16:1", Roll(2, 2), **reading)
    with pytest.raises(Fault, match="say the turn's number"):
        legal("24:11 8:1 6:1 5:2", "24:15", Roll(2, 2), **reading)  # three times 6-6 leads as far
    assert str(legal("24:15", "24:15", Roll(2, 2), **reading).following) == "opponent throws", "the first turn"
    assert str(legal("3:15", "24:15", Roll(2, 2), **reading).following) != "opponent throws", "far beyond the third"


def test_the_last_checker_ends_the_game_and_nothing_follows() -> None:
    turn = legal("2:1 off:14", "24:15", Roll(2, 2))
    assert turn.following is None


def test_a_double_that_runs_on_is_counted_to_its_end_when_bearing_off_is() -> None:
    """Four threes and then four fours; with a single checker on 3 the other threes are the opponent's, and so the fours."""
    full, long = (3,) * 4 + (4,) * 4, COMMON["long"].with_reading("bearing_off", "exact_only")
    assert bearing_off(full, COMMON["crazy"]).rolls == {Roll(3, 3)}
    assert bearing_off(full, long).rolls == set()
    assert bearing_off((3, 4), COMMON["crazy"]).rolls == {Roll(4, 3)}


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("game: long\nroll: 5-5\ngoes on: yes", "no double runs on"),
        ("game: short\nroll: 5-5\nhanded: 2", "no double runs on"),
        ("game: crazy\nroll: 6-5\nhanded: 2", "6-5 is none"),
        ("game: crazy\nroll: 5-5\nhanded: 5", "at most 4 times"),
        ("game: crazy\nroll: 5-5\nhanded: 2\ngoes on: yes", "not both"),
        ("game: crazy\nroll: 5-5\nhanded: two", "not a whole number"),
        ("game: crazy\nroll: 5-5\nturn number: 0", "1 or more"),
        ("game: crazy\nroll: 5-5\nthen: white 6-6(4)", "not what comes next"),
        ("game: crazy\nroll: 5-5\nthen: mover 6-5(4)", "not what comes next"),
    ],
)
def test_what_cannot_be_said_of_a_turn_is_a_sentence(lines: str, complaint: str) -> None:
    with pytest.raises(Fault, match=complaint):
        parse(f"{lines}\nwhite: 24:2 13:5 8:3 6:5\nblack: 24:2 13:5 8:3 6:5\nto move: white")


def test_a_false_claim_of_what_comes_next_is_found() -> None:
    text = "game: crazy\nwhite: 24:15\nblack: 24:15\nto move: white\nroll: 4-4\nthen: "
    assert parse(text + "mover 5-5(4)").broken() == ()
    assert "mover 5-5(4)" in str(parse(text + "opponent throws").broken()[0])


def test_the_board_goes_on_without_a_throw_and_keeps_count_of_the_turns() -> None:
    first = QUESTIONS["next"]({**START, "roll": "6-6", "turn number": "1", "play": "24/18(2)"}, "en")["next"]
    assert {key: first.get(key) for key in ("to move", "roll", "handed", "goes on", "turn number")} == {
        "to move": "black", "roll": "6-6", "handed": "2", "goes on": None, "turn number": "1",
    }  # fmt: skip
    after = QUESTIONS["next"]({**first, "play": "24/18(2)"}, "en")["next"]
    assert (after["to move"], after.get("roll"), after["turn number"]) == ("black", None, "1")
    third = QUESTIONS["next"]({**after, "roll": "2-1", "play": "18/15"}, "en")["next"]
    assert (third["to move"], third.get("roll"), third["turn number"]) == ("white", None, "2")
    own = QUESTIONS["next"]({**START, "roll": "4-4", "play": "24/16(2)"}, "en")["next"]
    assert (own["to move"], own["roll"], own["goes on"], own["second player"]) == ("white", "5-5", "yes", "no")


def test_a_finished_game_does_not_go_on() -> None:
    reply = QUESTIONS["next"]({**START, "white": "2:1 off:14", "roll": "2-2", "play": "2/off"}, "en")
    assert reply["over"]
    assert "roll" not in reply["next"]


def test_the_legal_plays_come_with_what_follows_them() -> None:
    told = QUESTIONS["plays"]({**START, "roll": "6-6"}, "en")
    assert told["next"] == {"own": False, "throws": False}
    assert told["following"] == "Black plays what is left: the sixes, two steps."
    assert (
        QUESTIONS["plays"]({**START, "roll": "4-4"}, "ru")["following"] == "Дальше белые играют пятёрки: четыре шага."
    )
    assert QUESTIONS["plays"]({**START, "roll": "6-5"}, "en")["following"] == "Next, Black throws."
    assert "next" not in QUESTIONS["plays"]({**START, "game": "long", "roll": "4-4"}, "en")


def test_a_number_that_is_played_on_was_not_thrown() -> None:
    board = {**START, "white": "24:14 20:1", "roll": "5-5"}
    assert "rolled 5-5" in QUESTIONS["draw"](board, "en")["svg"]
    assert "playing 5-5 without a throw" in QUESTIONS["draw"]({**board, "goes on": "yes"}, "en")["svg"]


def test_in_counting_positions_each_number_of_a_double_is_a_turn() -> None:
    """Of 6-6 at the start White plays two sixes in one way, and Black the other two in one."""
    counted = perft(GAMES["crazy"].start, COMMON["crazy"], 2)
    assert counted[Roll(6, 6)] == 1
    fives = LegalTurn(Turn(GAMES["crazy"].start, Roll(5, 5)), COMMON["crazy"])
    sixes = (LegalTurn(Turn(after, Roll(6, 6), goes_on=True), COMMON["crazy"]) for after in fives.results)
    assert counted[Roll(5, 5)] == sum(len(turn.results) for turn in sixes)


def test_as_many_dice_are_drawn_as_are_played() -> None:
    board = {**START, "white": "24:14 20:1", "roll": "5-5", "handed": "3"}
    assert QUESTIONS["draw"](board, "en")["svg"].count("nardy-die ") == 3
    del board["handed"]
    assert QUESTIONS["draw"](board, "en")["svg"].count("nardy-die ") == 4
