"""What is written can be read back; what cannot be read is answered with its place and what would be right."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narde_core.common import GAMES
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.notation import format_play, format_side, parse_play, parse_roll, parse_side
from narde_core.plays import LegalTurn
from narde_core.refusal import judge
from narde_core.transcript.record import each_move
from narde_core.turn import ROLLS, Play, Step
from tests.strategies import examples, rule_sets, turns

both_games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@both_games
@examples(50, 5_000)
@given(st.data())
def test_every_legal_play_is_read_back_as_legal(game: Game, data: st.DataObject) -> None:
    legal = LegalTurn(data.draw(turns(game)), data.draw(rule_sets(game)))
    for play, result in zip(legal.plays, legal.results, strict=True):
        verdict = judge(legal, parse_play(format_play(play)))
        assert verdict.play is not None, (format_play(play), verdict.refusal)
        assert legal.result_of(verdict.play) == result


@both_games
@examples(50, 5_000)
@given(st.data())
def test_a_side_is_read_back(game: Game, data: st.DataObject) -> None:
    side = data.draw(turns(game)).position.own
    assert parse_side(format_side(side), game.checkers) == side


@pytest.mark.parametrize("text", ["24:14", "24:13 4:1", "bar:1", "6:5 5:5"])
def test_a_checker_that_is_not_written_is_not_taken_to_be_off(text: str) -> None:
    with pytest.raises(Fault, match=r"of 15 checkers are written; if the others are off, add off:\d+$"):
        parse_side(text)


@pytest.mark.parametrize("roll", ROLLS, ids=str)
def test_a_roll_is_read_back(roll: object) -> None:
    assert parse_roll(str(roll)) == roll


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ((), "pass"),
        ((Step(24, 18, 6), Step(13, 9, 4)), "24/18 13/9"),
        ((Step(24, 19, 5), Step(19, 14, 5)), "24/14"),
        ((Step(24, 20, 4), Step(24, 20, 4)), "24/20(2)"),
        ((Step(24, 20, 4), Step(24, 20, 4), Step(20, 16, 4), Step(20, 16, 4)), "24/16(2)"),
        ((Step(25, 20, 5), Step(6, 0, 6)), "bar/20 6/off"),
        ((Step(24, 23, 1, hit=True), Step(23, 18, 5)), "24/23*/18"),
        ((Step(13, 7, 6, hit=True), Step(8, 7, 1)), "13/7* 8/7"),
        ((Step(24, 22, 2), Step(24, 18, 6)), "24/18 24/22"),
    ],
)
def test_a_play_is_written_as_players_write_it(steps: tuple[Step, ...], text: str) -> None:
    assert format_play(Play(steps)) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("24-18", "24/18"),
        ("24–18 13–9", "24/18 13/9"),
        ("bar-20 6-off", "bar/20 6/off"),
        ("24-23*-18", "24/23*/18"),
        ("24-20(2)", "24/20(2)"),
        ("6-5", "6/5"),
    ],
)
def test_a_hyphen_or_a_dash_between_points_is_read_as_a_stroke(typed: str, text: str) -> None:
    assert parse_play(typed) == parse_play(text)
    assert [*chain.from_iterable(map(each_move, typed.split()))] == [*chain.from_iterable(map(each_move, text.split()))]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("24—18", "24—18"),
        ("24--18", "24--18"),
        ("24/18/", "24/18/"),
        ("18-24", "goes back"),
        ("4-4", "goes back"),
        ("30/24", "no point 30"),
        ("18/24", "goes back"),
        ("24/24", "goes back"),
        ("24/18(0)", "not a move"),
        ("24/00", "no point 00"),
        ("", "no play is given"),
        ("²/1", "not a move"),
        ("24/18 " * 100, "longer"),
    ],
)
def test_a_play_that_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_play(text)
    assert complaint in fault.value.say("en")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no checkers"),
        ("24", "point:checkers"),
        ("0:3", "no point 0"),
        ("25:3", "no point 25"),
        ("24:1 24:2", "named twice"),
        ("٢٤:1", "point:checkers"),
        ("24:99", "99 checkers"),
    ],
)
def test_a_side_that_cannot_be_read(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_side(text)
    assert complaint in fault.value.say("en")


@pytest.mark.parametrize("text", ["", "6", "7-1", "0-3", "6-5-4", "six", "6 - 5", "⁶-5"])
def test_a_roll_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Fault):
        parse_roll(text)
