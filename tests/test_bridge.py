"""One string in, one string out, whatever comes in."""

import json
import string
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from narde_core.answers import QUESTIONS
from narde_core.bridge import LONGEST, answer
from narde_core.common import COMMON, GAMES
from narde_core.diagram import parse, parse_compare
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.notation import format_play, format_side, parse_play, parse_roll, parse_side
from narde_core.plays import LegalTurn
from narde_core.refusal import judge
from narde_core.turn import ROLLS
from tests.strategies import examples, played

QUESTION = {
    "lang": "en",
    "game": "long",
    "rules": "commentary",
    "white": "24:14 4:1",
    "black": "24:15",
    "to move": "black",
    "roll": "4-4",
}


def ask(**changes: str) -> Any:  # noqa: ANN401 - what JSON holds
    """The reply to the question about 4-4 after 5-5, with some keys put in or changed."""
    return json.loads(answer(json.dumps(QUESTION | {key.replace("_", " "): value for key, value in changes.items()})))


def test_plays_come_with_the_graph_of_their_steps() -> None:
    reply = ask(ask="plays")
    assert reply["ok"]
    assert reply["plays"] == ["24/20"]
    assert reply["graph"][0] == [[24, 20, 4, 0, 1]]


def test_a_refusal_says_the_rule_and_who_holds_it() -> None:
    reply = ask(ask="judge", play="24/20(2)")
    assert reply["ok"]
    assert not reply["legal"]
    assert reply["refusal"]["dispute"] == "head"
    assert reply["refusal"]["reading"] == "natural_obstacle"
    assert "commentary" in {holder["name"] for holder in reply["refusal"]["holders"]}
    assert reply["refusal"]["sentence"].startswith("A second checker may not leave the head in this turn.")


def test_a_refusal_speaks_the_language_asked_for() -> None:
    assert ask(ask="judge", play="24/20(2)", lang="ru")["refusal"]["sentence"].startswith("Вторую шашку с головы")


def test_the_rule_sets_are_on_one_side_or_the_other() -> None:
    reply = ask(ask="judge", play="24/20(2)")
    assert "commentary" in reply["refused_under"]
    assert not set(reply["legal_under"]) & set(reply["refused_under"])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_verdict_asks_only_the_readings_of_play(game: Game) -> None:
    """So one rule set may speak for all that share them."""

    def asked(*_: object, **__: object) -> None:
        """Nobody may ask this."""
        raise AssertionError

    rules = COMMON[game.name]
    readings = {name: rules[name] for name in rules.disputes}
    others: dict[str, Any] = {name: Reading(asked, "") for name, one in readings.items() if one not in rules.of_play}
    assert others
    choose = Random(1)
    for turn in played(game, 3):
        legal = LegalTurn(turn, replace(rules, **others))
        other = LegalTurn(replace(turn, roll=choose.choice(ROLLS), goes_on=False, handed=0), rules)
        for play in (*legal.plays[:3], *other.plays[:3]):
            judge(legal, parse_play(format_play(play)))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"ask": "guess"}, "“guess” is no question"),
        ({"ask": "plays", "lang": "de"}, "«de» нет"),
        ({"ask": "plays", "roll": "9-1"}, "roll: a die shows 1 to 6, not 9"),
        ({"ask": "plays", "rolls": "6-1"}, "“rolls” is no key"),
        ({"ask": "judge"}, "“play” is missing"),
        ({"ask": "judge", "play": "24/"}, "play: “24/” is not a move"),
    ],
)
def test_a_wrong_question_is_answered_with_a_sentence(changes: dict[str, str], complaint: str) -> None:
    reply = ask(**changes)
    assert not reply["ok"]
    assert complaint in reply["error"]


@pytest.mark.parametrize(
    "request_text", ["", "{", "[]", "null", '{"ask": 1}', '{"ask": null}', "[" * 10_000, '"' + "x" * LONGEST + '"']
)
def test_what_is_no_request_is_answered_with_a_sentence(request_text: str) -> None:
    reply = json.loads(answer(request_text))
    assert not reply["ok"]
    assert reply["error"]


# --- 100,000 strings of every kind -----------------------------------------------------------------------------------

BOARD = "\n".join(f"{key}: {value}" for key, value in QUESTION.items() if key != "lang") + "\nlegal: 24/20\n"
COMPARISON = BOARD + "dispute: head\nunder always_one: only 24/20\nunder any_double_any_turn: pass no\n"
LINK = "https://example.org/board/?game=long&white=24:15&black=24:14+20:1&to+move=white"
EVENTS = [
    "long.common.head-always_one",
    '{"game": "long", "rules": "commentary", "readings": {}}',
    f"{LINK}#event=long.duelio",
]
TIE = {"ask": "rule", "way": "start", "matter": "first_game", "white dice": "6", "black dice": "6"} | {
    "event": "short.common.lot_tie-automatic_double.cube-always"
}
SEEDS: dict[str, tuple[Callable[[str], Any], list[str]]] = {
    "side": (parse_side, ["24:14 4:1", "bar:1 6:5 off:9"]),
    "roll": (parse_roll, ["6-5"]),
    "play": (parse_play, ["24/18 13/9", "bar/20 6/off", "24/23*/18(2)", "pass"]),
    "board": (parse, [BOARD]),
    "comparison": (parse_compare, [COMPARISON]),
    "bridge": (
        answer,
        [json.dumps(QUESTION | {"ask": name, "play": "24/20"}) for name in QUESTIONS if name != "first-round"],
    ),
    "address": (lambda text: answer(json.dumps({"ask": "read", "text": text})), [LINK]),
    "event": (lambda text: answer(json.dumps({"ask": "event", "event": text})), EVENTS),
    "lot": (lambda text: answer(json.dumps(TIE | {"ties": text})), ["7", "40", "99"]),
}
ALPHABET = string.printable + "шашка№«»²٣\x00\u202e\U0001f3b2"
FULL = examples(400, 100_000).max_examples


def mutated(text: str, choose: Random) -> str:
    """A text of random letters, or a good text with a few letters dropped, doubled, swapped or put in."""
    if choose.random() < 0.2:
        return "".join(choose.choices(ALPHABET, k=choose.randrange(40)))
    letters = list(text)
    for _ in range(choose.randint(1, 4)):
        place = choose.randrange(len(letters) + 1)
        match choose.randrange(4):
            case 0:
                del letters[place : place + choose.randint(1, 5)]
            case 1:
                letters[place:place] = letters[place : place + choose.randint(1, 30)] * choose.randint(1, 3)
            case 2:
                letters[place : place + 1] = [choose.choice(ALPHABET)]
            case _:
                letters.insert(place, choose.choice(ALPHABET))
    return "".join(letters)


def outcome_of(parse_it: Callable[[str], Any], text: str) -> Any:  # noqa: ANN401 - whatever the parser makes
    """The value that a text stands for, or the fault that answers it; any other exception is a failure."""
    try:
        return parse_it(text)
    except Fault as fault:
        return fault


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("parser", SEEDS)
def test_any_text_is_a_value_or_a_sentence(parser: str) -> None:
    parse_it, seeds = SEEDS[parser]
    choose = Random(parser)
    sentences: set[str] = set()
    for _ in range(FULL):
        text = mutated(choose.choice(seeds), choose)
        told = outcome_of(parse_it, text)
        if isinstance(told, Fault):
            sentences.update((told.say("ru"), told.say("en")))
        elif parser == "side":
            assert parse_side(format_side(told)) == told
        elif parser in ("bridge", "address", "event", "lot"):
            assert isinstance(json.loads(told)["ok"], bool)
    assert "" not in sentences
