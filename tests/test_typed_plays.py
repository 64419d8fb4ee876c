"""What people type at the desk: plays and rolls as they write them, and complaints that call a field what the form does."""

import json
from itertools import product
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.common import COMMON
from narde_core.desk.typed import play, roll, turns
from narde_core.desk.ways import WAYS
from narde_core.faults import Fault
from narde_core.notation import parse_play, parse_roll
from narde_core.wording import LANGUAGES, SENTENCES, Language, say

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


TYPED_KINDS = ("number", "score", "roll", "play")
LABELLED = {
    "white": {"white": "24:16"},
    "black": {"black": "24:16"},
    "roll": {"roll": "9-9"},
    "play": {"play": "24/20x"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LABELLED)
def test_a_complaint_calls_a_field_what_the_form_calls_it(key: str, language: Language) -> None:
    given = {"ask": "rule", "lang": language, **BOARD, "play": "24/20"} | LABELLED[key]
    plain = json.loads(answer(json.dumps(given)))["error"]
    told = json.loads(answer(json.dumps(given | {"keys": "labels"})))["error"]
    label = say(f"label-{key}", language)
    assert plain.startswith(f"{key}: ")
    assert told == plain.replace(f"{key}: ", f"{label}: ", 1)
    missing = json.loads(answer(json.dumps({"ask": "moves", "game": "long", "lang": language, "keys": "labels"})))
    assert say("label-moves", language) in missing["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_typed_at_the_desk_has_a_label(language: Language) -> None:
    steps = {
        step.key
        for way in WAYS.values()
        for matter in way
        for told in ({}, {"length": "5"}, {"length": "0", "stake": "2"})
        for step in (*matter.steps(told, COMMON["short"]), *matter.more)
        if step.kind in TYPED_KINDS
    }
    keys = steps | {"white", "black", "to move", "moves", "transcript", "event", "game", "rules", "way", "matter"}
    assert {"stake", "length", "roll", "white score"} <= steps
    assert not [key for key in keys if f"label-{key}" not in SENTENCES[language]]
