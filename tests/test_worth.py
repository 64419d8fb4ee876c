"""What a finished board is worth: as a fence claims it, as the bridge is asked, and in the terminal."""

import json
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.cli import main
from narde_core.diagram import parse, parse_compare
from narde_core.faults import Fault

KOKS = """\
game: long
white: off:15
black: 24:1 6:14
"""
LAST_THROW = """\
game: long
readings: last_throw=half_each
white: off:15
black: 1:1 off:14
to move: black
second player: yes
"""
DRAWN = LAST_THROW.replace("1:1 off:14", "off:15").replace("yes", "no")


@pytest.mark.parametrize(
    ("board", "claim"),
    [
        (KOKS, "2"),
        (KOKS, "gammon 2"),
        (KOKS + "readings: worth=koks_and_home_mars\n", "backgammon 3"),
        (LAST_THROW, "none"),
        (LAST_THROW.replace("half_each", "none"), "plain 1"),
        (LAST_THROW.replace("yes", "no"), "1"),
        (DRAWN, "draw 1/2"),
    ],
)
def test_a_true_worth_holds(board: str, claim: str) -> None:
    assert parse(f"{board}worth: {claim}").broken() == ()


@pytest.mark.parametrize(
    ("board", "claim", "complaint"),
    [
        (KOKS, "3", "line 4 (worth): the claim “worth: 3” is false: it is gammon 2"),
        (KOKS, "plain 2", "it is gammon 2"),
        (KOKS, "none", "it is gammon 2"),
        (KOKS.replace("off:15", "24:15").replace("24:1 6:14", "24:15"), "2", "it is none"),
        (LAST_THROW, "1", "it is none"),
        (LAST_THROW.replace("second player: yes\n", ""), "1", "plays second"),
        (LAST_THROW.replace("to move: black\n", ""), "1", "“to move” is missing"),
        (DRAWN, "draw 1", "it is draw 1/2"),
        (DRAWN.replace("half_each", "none"), "draw 1/2", "only one can win"),
    ],
)
def test_a_false_worth_says_what_is_true(board: str, claim: str, complaint: str) -> None:
    (fault,) = parse(f"{board}worth: {claim}").broken()
    assert complaint in fault.say("en")
    assert fault.say("ru") != fault.say("en")


@pytest.mark.parametrize("claim", ["mars", "2 gammon", "draw", "draw half", "-1", "gammon", "2000", "٢"])
def test_a_worth_that_cannot_be_read_is_one_sentence(claim: str) -> None:
    with pytest.raises(Fault, match="no worth; write points like 2"):
        parse(f"{KOKS}worth: {claim}")


def test_a_comparison_claims_the_worth_under_each_reading() -> None:
    compared = parse_compare(
        KOKS + "dispute: worth\nunder oin_mars: worth 2\nunder koks_and_home_mars: worth backgammon 3\n"
    )
    assert compared.broken() == ()
    wrong = parse_compare(KOKS + "dispute: worth\nunder oin_mars: worth 2\nunder koks_and_home_mars: worth 2\n")
    assert ["backgammon 3" in fault.say("en") for fault in wrong.broken()] == [True]


def ask(**given: str) -> Any:  # noqa: ANN401 - what JSON holds
    """The reply to a question about the worth of a board."""
    return json.loads(answer(json.dumps({"ask": "worth", "lang": "en", "game": "long"} | given)))


def test_the_bridge_says_who_has_won_what_and_what_others_count() -> None:
    reply = ask(white="off:15", black="24:1 6:14")
    assert reply["ok"]
    assert (reply["over"], reply["winner"], reply["ended"]) == (True, "white", "gammon 2")
    assert reply["sentence"] == "The game is over: gammon (mars), 2 points."
    assert "backgammon (koks), 3 points" in reply["by_reading"]["worth"]["koks_and_home_mars"]
    assert set(reply["under"]) == set(reply["titles"])
    assert "backgammon (koks), 3 points" in reply["under"]["stake-tables"]


def test_a_reading_that_needs_to_know_more_says_so() -> None:
    reply = ask(white="off:15", black="24:1 6:14")
    assert "“to move” is missing" in reply["by_reading"]["last_throw"]["half_each"]


def test_the_winner_is_the_one_who_has_finished_whoever_is_to_move() -> None:
    for to_move in ("white", "black"):
        assert ask(**{"white": "24:15", "black": "off:15", "to move": to_move})["winner"] == "black"


def test_a_game_that_goes_on_has_no_winner() -> None:
    reply = ask(white="24:15", black="24:15")
    assert (reply["over"], reply["winner"], reply["ended"]) == (False, None, "none")


@pytest.mark.parametrize(("loser", "winner"), [("white", "black"), ("black", "white")])
@pytest.mark.parametrize("to_move", ["white", "black"])
def test_who_resigns_loses_by_the_reading_of_resignation(loser: str, winner: str, to_move: str) -> None:
    reply = ask(**{"white": "24:15", "black": "24:15", "to move": to_move}, resigns=loser)
    assert (reply["winner"], reply["ended"]) == (winner, "plain 1")
    assert "2 points" in reply["by_reading"]["resignation"]["mars_if_none_off"]


def test_a_resignation_that_cannot_be_is_one_sentence() -> None:
    assert "none of white, black" in ask(white="24:15", black="24:15", resigns="grey")["error"]
    wrong = ask(white="24:15", black="24:15", resigns="white", offered="backgammon")
    assert wrong["error"] == "these rules know no such win: backgammon (koks)"


def test_a_draw_is_told_by_what_each_gets() -> None:
    drawn = {"white": "off:15", "black": "off:15", "to move": "white", "second player": "no"}
    assert ask(**drawn, readings="last_throw=half_each")["sentence"] == "The game is drawn: half a point each."
    assert ask(**drawn, readings="last_throw=one_each")["sentence"] == "The game is drawn: a point each."


def test_the_terminal_says_the_worth(capsys: pytest.CaptureFixture[str]) -> None:
    board = ["--game", "long", "--white", "off:15", "--black", "24:1 6:14"]
    assert main(["worth", *board, "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Победитель — белые. Партия окончена: марс, 2 очка.")
    assert "worth = koks_and_home_mars, koks_three: Партия окончена: кокс, 3 очка." in shown
    assert main(["worth", *board, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winner"] == "white"
