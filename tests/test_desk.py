"""The way to a ruling by questions, its protocol, and that nothing typed passes for anything else."""

import csv
import io
import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.common import COMMON, GAMES
from narde_core.desk.typed import cell, one_line
from narde_core.desk.ways import WAYS
from narde_core.rulesets import NAMED
from narde_core.wording import LANGUAGES
from tests.desk_cases import table

MOVE = {
    "way": "move",
    "white": "24:14 4:1",
    "black": "24:15",
    "to move": "black",
    "roll": "4-4",
    "play": "24/20(2)",
}
SIDES = ({"white": "off:15", "black": "24:1 1:14"}, {"white": "6:14 off:1", "black": "24:1 1:14"})
CUBE = {"way": "cube", "rules": "fnr-2024"}
TIE = {"way": "start", "matter": "first_game", "game": "short", "white dice": "6", "black dice": "6"} | {
    "event": "short.common.lot_tie-automatic_double.cube-always"
}
NUMBERS = {"length": ("0", "5"), "stake": ("1", "2"), "turns running": ("1", "2"), "answers": ("0", "1")}
FORMULAS = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", ' "=1', "=cmd|' /C calc'!A0", "-2+3;=1")
MARKUP = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def ask(given: dict[str, str], **more: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "rule", "lang": "en", "game": "long", **given, **more})))


def answers_to(step: dict[str, Any]) -> list[dict[str, str]]:
    """Every answer to a choice, some to a question without options."""
    key = step["key"]
    if step["options"]:
        return [{key: option["value"]} for option in step["options"]]
    match step["kind"]:
        case "board":
            return [{key: MOVE[key] for key in ("white", "black", "to move")}]
        case "sides":
            return list(SIDES)
        case "roll":
            return [{key: "4-4"}]
        case "play":
            return [{key: "24/20(2)"}]
        case "score":
            return [{key: "0"}, {key: "4"}]
        case _:
            return [{key: value} for value in NUMBERS[key]]


def walked(given: dict[str, str], language: str) -> Iterator[Any]:
    """Every ruling to which the questions lead."""
    reply = ask(given, lang=language)
    if not reply["ok"]:
        assert reply["code"] in {"match-over", "crawford-score", "resigned-late"}, reply
        return
    if "ruling" in reply:
        yield reply
        return
    assert reply["ask"]["question"]
    assert all(
        option["label"] and option["label"] != option["value"]
        for option in reply["ask"]["options"]
        if not option["value"].isdigit()
    )
    for answered in answers_to(reply["ask"]):
        yield from walked(given | answered, language)


CHAINS = [(way, matter.name) for way, matters in WAYS.items() for matter in matters]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("way", "matter"), CHAINS)
def test_every_chain_of_questions_ends_in_a_ruling_that_reopens_as_it_was(way: str, matter: str, language: str) -> None:
    rulings = 0
    for rules in ("commentary", "crazy-site", "fnr-2026", "moscow-open"):
        for reply in walked({"way": way, "matter": matter, "rules": rules}, language):
            rulings += 1
            assert reply["ruling"]["verdict"]
            assert reply["ruling"]["grounds"] or reply["ruling"]["answer"] in {"none", "drawn"}
            again = ask(reply["givens"], lang=language)
            assert again["protocol"] == reply["protocol"]
    assert rulings >= 4


@pytest.mark.parametrize("game", GAMES)
def test_each_of_the_six_ways_is_there_for_every_game(game: str) -> None:
    reply = ask({"game": game})
    assert [way["name"] for way in reply["ways"]] == ["move", "dice", "turn", "score", "start", "cube"]
    assert all(way["matters"] for way in reply["ways"])
    last_throw = "last_throw" in [matter["name"] for matter in reply["ways"][3]["matters"]]
    assert last_throw is ("last_throw" in COMMON[game].disputes)


def test_silence_is_said_plainly_and_what_the_others_hold_is_shown() -> None:
    ruling = ask({"way": "dice", "matter": "die_on_checker", "flat": "no"}, rules="moscow-open")["ruling"]
    (ground,) = ruling["grounds"]
    assert ruling["silent"]
    assert "says nothing of this" in ground["source"]
    assert "The article of 2012" in ground["source"]
    spoken = ask({"way": "dice", "matter": "cocked_dice"}, rules="numbered-rules")["ruling"]
    assert not spoken["silent"]
    assert spoken["grounds"][0]["source"] == "The numbered rules, 1.6."


def test_what_may_be_demanded_now_is_told_by_the_event() -> None:
    asked = {
        rules: ask(MOVE, rules=rules)["ruling"].get("demand") for rules in ("numbered-rules", "commentary", "duelio")
    }
    assert asked["duelio"] is None
    assert asked["numbered-rules"]["answer"] == "before opponent-chooses, dice-taken opponent-chooses, thrown stands"
    assert asked["numbered-rules"]["grounds"][0]["source"] == "The numbered rules, 3.3."
    assert asked["commentary"]["answer"] == "before must-correct, dice-taken stands, thrown stands"
    assert asked["commentary"]["silent"]


def test_the_other_rule_sets_are_all_there_once() -> None:
    for expected in table():
        reply = ask(expected.given, rules=expected.rules)
        game = expected.given["game"]
        named = [voice["name"] for group in reply["ruling"]["others"] for voice in (*group["stated"], *group["silent"])]
        assert sorted(named) == sorted(
            name for owner, name in NAMED if owner == game and name not in {"common", expected.rules}
        )
        assert all(group["same"] == (group["answer"] == expected.answer) for group in reply["ruling"]["others"])


def test_a_last_throw_of_a_composed_event_asks_who_started_and_whether_he_has_thrown() -> None:
    given = {"way": "score", "matter": "finished", "event": "long.duelio.last_throw-half_each"}
    over = {"white": "off:15", "black": "1:1 off:14"}
    assert ask(given | over)["ask"]["key"] == "started"
    assert ask(given | over | {"started": "black"})["ruling"]["answer"] == "white plain 1, next white"
    assert ask(given | over | {"started": "white"})["ask"]["key"] == "thrown last"
    thrown = given | over | {"started": "white"}
    assert ask(thrown | {"thrown last": "no"})["ruling"]["answer"] == "none"
    assert ask(thrown | {"thrown last": "yes"})["ruling"]["answer"] == "white plain 1, next white"
    drawn = given | {"white": "off:15", "black": "off:15", "started": "white"}
    assert ask(drawn)["ruling"]["answer"] == "draw 1/2, next none"
    elsewhere = {group["answer"] for group in ask(drawn)["ruling"]["others"] if not group["same"]}
    assert elsewhere == {"white plain 1, next white", "white plain 1, next none", "white plain 1, next black"}


def test_the_match_goes_on_from_a_finished_game() -> None:
    given = {"way": "score", "matter": "finished", "game": "short", "rules": "backgammon-site", "length": "5"}
    board = {"white": "off:15", "black": "7:1 1:14"}
    reply = ask(given | board | {"white score": "1", "black score": "3", "stake": "2"})["ruling"]
    assert reply["answer"] == "white gammon 2, counts 4, score 5-3"
    assert "The match is over; White has won it." in reply["verdict"]
    reply = ask(given | board | {"white score": "2", "black score": "3"})["ruling"]
    assert reply["answer"] == "white gammon 2, score 4-3"
    assert "A player first needs just one point" in reply["verdict"]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"way": "music"}, "way: “music” is none of"),
        ({"way": "dice", "matter": "head"}, "matter: “head” is none of"),
        ({"way": "dice", "matter": "die_on_checker", "flat": "maybe"}, "flat: “maybe” is none of yes, no"),
        ({"way": "dice", "colour": "red"}, "a case has no key “colour”"),
        ({"rules": "mine"}, "“mine” is no rule set"),
        ({"readings": "head"}, "is not dispute=reading"),
        ({"way": "move", "white": "24:16", "black": "24:15", "to move": "white"}, "white: "),
        (MOVE | {"roll": "7-1"}, "roll: a die shows 1 to 6, not 7"),
        (MOVE | {"play": "24/x"}, "play: “24/x” is not a move"),
        (CUBE | {"matter": "refused_double", "stake": "two"}, "“two” is not a whole number"),
        (CUBE | {"matter": "refused_double", "stake": "3"}, "stake: the cube cannot show 3"),
        (CUBE | {"matter": "refused_double", "stake": "0"}, "stake: the cube cannot show 0"),
        (CUBE | {"matter": "double", "length": "0", "stake": "3", "by": "white"}, "stake: the cube cannot show 3"),
        (TIE | {"ties": "99999"}, "ties: “99999” is not a whole number from 0 to 99"),
        (TIE | {"ties": "40"}, "the cube cannot show 2199023255552"),
        (
            {
                "way": "cube",
                "matter": "double",
                "rules": "fnr-2024",
                "length": "5",
                "white score": "1/3",
                "black score": "0",
            },
            "white score: ",
        ),
        ({"way": "start", "matter": "first_game", "white dice": "9", "black dice": "1"}, "white dice: “9” is none of"),
    ],
)
def test_what_cannot_be_is_one_sentence(given: dict[str, str], complaint: str) -> None:
    reply = ask(given)
    assert not reply["ok"]
    assert complaint in reply["error"]


# --- what was typed --------------------------------------------------------------------------------------------------


def test_names_and_notes_stand_on_their_own_lines_and_make_no_others() -> None:
    typed = {
        "time": "2026-05-01 14:05",
        "white player": "Anna\nRuling: Legal",
        "black player": "\u202eсироБ\u200b",
        "note": f"{MARKUP}\r\n\x1b[31mred",
    }
    protocol = ask(MOVE, rules="commentary", **typed)["protocol"]
    lines = protocol.splitlines()
    assert "Time: 2026-05-01 14:05" in lines
    assert "White: Anna Ruling: Legal" in lines
    assert "Black: сироБ" in lines
    assert f"Note: {MARKUP} [31mred" in lines
    assert sum(line.startswith("Ruling: ") for line in lines) == 1


@pytest.mark.parametrize("key", ["time", "white player", "black player", "referee", "note", "event name", "link"])
@pytest.mark.parametrize("text", [*FORMULAS, MARKUP, 'a","b', "two\nlines", "„x“;y"])
def test_a_row_of_csv_holds_no_formula_and_no_other_cells(key: str, text: str) -> None:
    reply = ask(MOVE, rules="commentary", **{key: text})
    header, row = csv.reader(io.StringIO(reply["header"] + reply["row"]))
    assert len(header) == len(row) == 15
    assert not any(field.startswith(("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")) for field in row)
    assert reply["row"].count("\n") == 1
    assert reply["row"].startswith('"')


@pytest.mark.parametrize("text", FORMULAS)
def test_a_cell_keeps_what_was_typed_readable(text: str) -> None:
    assert one_line(text).replace('"', '""') in cell(text)
    assert cell("plain") == '"plain"'


def test_what_is_too_long_is_cut() -> None:
    assert len(one_line("x" * 10_000)) == 300
    assert one_line("  a \t b  ") == "a b"


# --- the moves from the start ----------------------------------------------------------------------------------------


def replayed(moves: str, **more: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "moves", "lang": "en", "game": "long", "moves": moves, **more})))


def test_two_rolls_lead_to_the_disputed_case() -> None:
    for moves in ("5-5, 4-4 24/20(2)", "5-5 24/4 | 4-4 24/20(2)", "5-5\n4-4 24/20(2)"):
        given = replayed(moves)["givens"]
        assert {key: given[key] for key in MOVE if key != "way"} == {
            key: told for key, told in MOVE.items() if key != "way"
        }
        assert given["opponent opened"] == "5-5"
        assert ask({"way": "move", **given}, rules="duelio")["ruling"]["answer"] == "legal"


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        ("", "no moves are given"),
        (" , ;", "no moves are given"),
        ("3-3, 4-4", "turn 1: the roll 3-3 can be played in several ways: "),
        ("6-5 24/12, 1-1", "turn 1: 6-5: 24/12. 24/12 takes 12, and the dice 6-5"),
        ("6-5, 9-9", "turn 2: a die shows 1 to 6, not 9"),
        ("6-5 up, 1-1", "turn 1: “up” is not a move"),
        (", ".join(["6-5"] * 300), "at most 200 turns"),
        ("x" * 5000, "at most 4000 characters"),
    ],
)
def test_moves_that_cannot_be_read_are_one_sentence(moves: str, complaint: str) -> None:
    reply = replayed(moves)
    assert not reply["ok"]
    assert complaint in reply["error"]


def test_the_starter_may_be_black() -> None:
    assert replayed("5-5, 4-4", started="black")["givens"]["to move"] == "white"
    assert not replayed("5-5", started="red")["ok"]


@pytest.mark.parametrize(("language", "game"), list(product(LANGUAGES, GAMES)))
def test_nothing_is_left_untranslated(language: str, game: str) -> None:
    reply = ask({"game": game}, lang=language)
    titles = [way["title"] for way in reply["ways"]] + [one["title"] for way in reply["ways"] for one in way["matters"]]
    assert all(title[0].isupper() for title in titles)
    assert all(("а" <= title[1].lower() <= "я") == (language == "ru") for title in titles)
