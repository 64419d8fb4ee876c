"""What comes after a play, and what a pasted text says."""

import json
from typing import Any

import pytest

from narde_core.answers import onward
from narde_core.bridge import answer
from narde_core.common import GAMES
from narde_core.turn import Roll
from narde_core.wording import LANGUAGES, Language

START = {"game": "long", "white": "24:15", "black": "24:15", "to move": "white"}


def ask(**question: str) -> Any:  # noqa: ANN401 - what JSON holds
    """The reply of the core, in English."""
    return json.loads(answer(json.dumps({"lang": "en", **question})))


def test_after_a_play_the_opponent_is_to_move_on_the_board_that_it_led_to() -> None:
    reply = ask(ask="next", **START, roll="5-5", play="24/4")
    assert reply["legal"]
    assert not reply["over"]
    assert reply["next"] == {
        "game": "long",
        "rules": "common",
        "white": "24:14 4:1",
        "black": "24:15",
        "to move": "black",
        "second player": "yes",
        "opponent opened": "5-5",
        "view": "white",
    }


def test_the_opening_is_told_to_the_second_player_only() -> None:
    first = ask(ask="next", **START, roll="6-2", play="24/16")["next"]
    second = ask(ask="next", **first, roll="2-1", play="24/21")["next"]
    assert second["to move"] == "white"
    assert second["second player"] == "no"
    assert "opponent opened" not in second


def test_a_reading_that_asks_for_the_opening_is_answered_by_the_game() -> None:
    rules = {"readings": "head=extended_list"}
    for opening, plays in (("6-2", 2), ("5-3", 1)):
        after = ask(ask="next", **START, **rules, roll=opening, play="24/16")["next"]
        assert after["opponent opened"] == opening
        assert len(ask(ask="plays", **after, roll="5-5")["plays"]) == plays


def test_a_refused_play_leads_nowhere() -> None:
    reply = ask(ask="next", **START, roll="5-5", play="24/19")
    assert not reply["legal"]
    assert "next" not in reply


def test_the_last_checker_ends_the_game() -> None:
    board = {"game": "short", "white": "6:1 off:14", "black": "24:2 13:5 8:3 6:5", "to move": "white"}
    reply = ask(ask="next", **board, roll="6-5", play="6/off")
    assert reply["over"]
    assert reply["winner"] == "white"
    assert reply["ended"] == "backgammon 3"


def test_a_whole_game_is_played_by_what_comes_next() -> None:
    now = {**START, "second player": "no"}
    for turn in range(400):
        roll = Roll(turn % 6 + 1, turn // 3 % 6 + 1)
        plays = ask(ask="plays", **now, roll=str(roll))["plays"]
        reply = ask(ask="next", **now, roll=str(roll), play=plays[0])
        if reply["over"]:
            assert reply["next"][reply["winner"]] == "off:15"
            return
        now = reply["next"]
    raise AssertionError("the game does not end")


# what may be said of a turn, with a board of which it may be said
SAID = {
    "first turn": START | {"roll": "4-4", "first turn": "yes"},
    "second player": START | {"roll": "4-4", "second player": "yes"},
    "opponent opened": START | {"roll": "4-4", "opponent opened": "5-5"},
    "turn number": START | {"roll": "4-4", "turn number": "1"},
    "goes on": START | {"game": "crazy", "roll": "4-4", "goes on": "yes"},
    "handed": START | {"game": "crazy", "roll": "4-4", "handed": "2"},
    "title": START | {"roll": "4-4", "title": "The first turn"},
}
OF_THE_THROW = {"goes on", "handed"}


def test_whatever_is_said_of_a_turn_is_tried_here() -> None:
    assert {*SAID, "roll"} == set(onward.OF_THE_TURN)


@pytest.mark.parametrize("key", SAID)
def test_what_is_said_of_a_turn_holds_for_that_players_turn_alone(key: str) -> None:
    board = SAID[key]
    assert key in ask(ask="draw", **board)["givens"]
    own = ask(ask="turn", **board, by="white", thrown="2-1")["givens"]
    assert own.get(key) == (None if key in OF_THE_THROW else board[key])
    theirs = ask(ask="turn", **board, by="black", thrown="2-1")["givens"]
    assert theirs.get(key) == ("no" if key == "second player" else None)
    for told, mover in ((own, "white"), (theirs, "black")):
        assert (told["to move"], told["roll"], told["white"]) == (mover, "2-1", board["white"])


def test_the_first_turn_of_one_player_is_not_the_others() -> None:
    board = {"game": "long", "white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4"}
    said = ask(ask="turn", **board, **{"first turn": "yes", "second player": "yes"}, by="white", thrown="4-4")["givens"]
    assert "24/16(2)" not in ask(ask="plays", **said)["plays"]


def test_a_throw_that_is_none_is_said() -> None:
    assert not ask(ask="turn", **START, by="white", thrown="7-7")["ok"]
    assert not ask(ask="turn", **START, by="white")["ok"]
    assert not ask(ask="turn", **START, by="green", thrown="6-6")["ok"]


@pytest.mark.parametrize(("game", "side"), [("long", "24:15"), ("short", "24:2 13:5 8:3 6:5")])
def test_the_start_of_a_game(game: str, side: str) -> None:
    givens = ask(ask="start", game=game)["givens"]
    assert givens["white"] == givens["black"] == side
    assert "to move" not in givens


@pytest.mark.parametrize(
    "text",
    [
        "game: long\nwhite: 24:15\nblack: 24:14 20:1\nto move: white",
        "http://localhost/board/?game=long&white=24:15&black=24:14+20:1&to+move=white",
    ],
)
def test_a_board_is_read_from_its_lines_or_from_a_link(text: str) -> None:
    givens = ask(ask="read", text=text)["givens"]
    assert givens["black"] == "24:14 20:1"
    assert givens["to move"] == "white"


def test_a_board_is_read_from_an_id() -> None:
    givens = ask(ask="read", text=XGID)["givens"]
    assert givens["game"] == "short"
    assert givens["white"] == "24:2 13:5 8:3 6:5"
    assert givens["roll"] == "5-2"


XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
LINES = "white: 24:15\nblack: 24:14 20:1\nto move: white"
LINK = "http://localhost/board/?white=24:15&black=24:14+20:1&to+move=white"


@pytest.mark.parametrize("text", [LINES, LINK])
def test_a_board_that_names_no_game_is_of_the_game_that_is_played(text: str) -> None:
    givens = ask(ask="read", text=text, game="long")["givens"]
    assert givens["game"] == "long"
    assert givens["black"] == "24:14 20:1"
    assert "game" in ask(ask="read", text=text)["error"]


@pytest.mark.parametrize("text", [f"game: long\nrules: duelio\n{LINES}", LINES, f"{LINK}&game=long&rules=duelio", LINK])
def test_a_board_is_put_under_the_rules_that_are_given(text: str) -> None:
    given = {"text": text, "game": "long", "rules": "commentary", "readings": "head=always_one", "same rules": "yes"}
    givens = ask(ask="read", **given)["givens"]
    assert (givens["rules"], givens["readings"]) == ("commentary", "head=always_one")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [XGID, "4HPwATDgc/ABMA", f"game: short\n{LINES}", f"{LINK}&game=short"])
def test_a_board_of_another_game_is_refused_by_the_names_of_both(text: str, language: Language) -> None:
    text = text.replace("24:15", "24:2 13:5 8:3 6:5").replace("24:14 20:1", "24:2 13:5 8:3 6:5")
    reply = ask(ask="read", text=text, game="long", rules="commentary", lang=language, **{"same rules": "yes"})
    assert reply["code"] == "read-other-game"
    for name in ("long", "short"):
        assert GAMES[name].say(language) in reply["error"]
    # elsewhere a board may take the place of any other
    assert ask(ask="read", text=text, game="long")["givens"]["game"] == "short"


def test_a_case_of_the_desk_is_no_board_and_the_sentence_says_where_it_opens() -> None:
    reply = ask(ask="read", text=f"{LINK}&way=move&matter=move&event=moscow", lang="en")
    assert reply["code"] == "read-case"
    assert "address bar" in reply["error"]


@pytest.mark.parametrize("text", ["", "<script>", "http://localhost/?game=chess", "game: long\nwhite: 24:16"])
def test_what_is_no_board_is_answered_with_a_sentence(text: str) -> None:
    reply = ask(ask="read", text=text)
    assert not reply["ok"]
    assert reply["error"]


def test_a_board_is_drawn_with_other_numbers_and_mirrored() -> None:
    board = {"ask": "draw", "game": "long", "white": "24:15", "black": "24:15"}
    assert 'data-numbering="moscow"' in ask(**board, numbering="moscow")["svg"]
    assert 'data-mirrored="true"' in ask(**board, mirrored="yes")["svg"]
    assert ask(**board, numbering="roman")["error"].startswith("numbering")
