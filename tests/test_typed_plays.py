"""Plays and rolls as people type them at the desk; the notation itself stays strict."""

import json
from itertools import product
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.desk.typed import play, roll, turns
from narde_core.faults import Fault
from narde_core.notation import parse_play, parse_roll

ONE_WORD = ("5-5", "55", "5–5", "5:5")
BOARD = {"way": "move", "game": "long", "white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4"}
TWO = (
    "24/20(2)",
    "24/20 (2)",
    "24/20  (2)",
    "24/20,24/20",
    "24/20, 24/20",
    "24/20; 24/20",
    " 24/20 24/20 ",
)
PASSES = ("pass", "Pass", "пас", "Пас", "ПАС", "пропуск", " пропуск ")
FIVES = ("5-5", "55", "5 5", "5–5", "5—5", "5−5", "5‑5", "5:5", "5 - 5", " 55 ")


def ask(**given: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "rule", "lang": "en", **given})))


@pytest.mark.parametrize("typed", TWO)
def test_two_moves_of_one_kind(typed: str) -> None:
    assert parse_play(play(typed)) == parse_play("24/20 24/20")
    assert ask(**BOARD, play=typed)["ruling"]["answer"] == ask(**BOARD, play="24/20(2)")["ruling"]["answer"]


@pytest.mark.parametrize("typed", PASSES)
def test_a_pass(typed: str) -> None:
    assert parse_play(play(typed)) == ()
    assert ask(**BOARD, play=typed)["ruling"]["answer"] == ask(**BOARD, play="pass")["ruling"]["answer"]


@pytest.mark.parametrize("typed", FIVES)
def test_a_roll(typed: str) -> None:
    assert parse_roll(roll(typed)) == parse_roll("5-5")
    assert ask(**BOARD | {"roll": typed}, play="24/19")["ruling"]["verdict"] == "Not legal: 5-5, 24/19."
    lot = {"way": "start", "matter": "first_game", "game": "long", "rules": "general-2012", "black dice": "2-1"}
    assert ask(**lot, **{"white dice": typed})["ruling"]["answer"].startswith("white")


@pytest.mark.parametrize(("first", "between"), list(product(ONE_WORD, (", ", " ", "\n", " | ", "; ", ",,"))))
def test_the_next_roll_begins_the_next_turn(first: str, between: str) -> None:
    for second in ("4-4", "44"):
        for written in (TWO[0], TWO[1], TWO[3], "24-20 24-20"):
            told = turns(f"{first}{between}{second} {written}")
            assert told == [("5-5", ""), ("4-4", play(written))]
            more = turns(f"{first} 24/4{between}{second} {written}{between}6-1 пас")
            if "-2" in written and between == " ":
                continue  # to one who writes hyphens 6-1 is a move, unless something parts them
            assert more == [("5-5", "24/4"), ("4-4", play(written)), ("6-1", "pass")]


@pytest.mark.parametrize("moves", ["5-5 4-4 24/20 (2)", "55 44 24/20,24/20", "5–5, 4–4 24/20(2)"])
def test_moves_as_they_are_typed_lead_to_the_disputed_case(moves: str) -> None:
    reply = json.loads(answer(json.dumps({"ask": "moves", "lang": "en", "game": "long", "moves": moves})))
    assert reply["givens"]["roll"] == "4-4"
    assert ask(way="move", **reply["givens"], game="long", rules="duelio")["ruling"]["answer"] == "legal"


@pytest.mark.parametrize(
    "typed", ["24/20x", "", "5", "57", "4-4 24/20", "пасьянс", "(2)", "-", "24/20 (", "x" * 10_000, " " * 10_000]
)
def test_what_is_neither_is_still_refused(typed: str) -> None:
    with pytest.raises(Fault):
        parse_roll(roll(typed))
    with pytest.raises(Fault):
        parse_play(play(typed))


@pytest.mark.parametrize("typed", ["55", "5–5", "24/20 (2)", "24/20,24/20", "пас"])
def test_the_notation_stays_strict(typed: str) -> None:
    for parse in (parse_roll, parse_play):
        with pytest.raises(Fault):
            parse(typed)
