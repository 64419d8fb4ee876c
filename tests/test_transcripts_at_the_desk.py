"""A transcript that is checked by an event's rules: of which game it is, by which rules, and whose a fault is."""

import json
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.common import GAMES
from narde_core.faults import Fault
from narde_core.rulesets import NAMED
from narde_core.transcript import format_of, parse_transcript
from narde_core.wording import LANGUAGES, Language

TURNS = "1. 5-5 24/4 | 4-4 24/20(2)\n"
MAT = "1 point match\n\nGame 1\nA : 0  B : 0\n1) 31: 8/5 6/5\n"
HEADERS = ("", "rules: fnr-2026\n", "white: Анна\n", "length: 3\n", "tag Event: Cup\n", "game 1: 0-0\n", "# notes\n\n")


def check(transcript: str, language: Language = "en", **given: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "check", "lang": language, "transcript": transcript, **given})))


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("game", ["long", "short"])
def test_a_transcript_that_names_no_game_is_of_the_events(game: str, header: str) -> None:
    reply = check(header + TURNS, event=f"{game}.common")
    assert reply["ok"], reply
    assert reply["game"] == game


@pytest.mark.parametrize("header", HEADERS)
def test_without_an_event_it_is_told_what_its_first_line_has_to_say(header: str) -> None:
    reply = check(header + TURNS)
    assert reply["code"] == "written-game-missing"
    with pytest.raises(Fault, match="game: long"):
        parse_transcript(header + TURNS)


@pytest.mark.parametrize("text", [MAT, f'; [Event "white: 1. cup"]\n{MAT}', f" {MAT}", f"\n{MAT}"])
def test_a_mat_is_still_known(text: str) -> None:
    assert format_of(text).name == "mat"
    assert parse_transcript(text, GAMES["long"]).game is GAMES["short"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [MAT, f"game: short\n{TURNS}"])
def test_a_transcript_of_another_game_is_refused_by_the_names_of_both(text: str, language: Language) -> None:
    reply = check(text, language, event="long.common")
    assert reply["code"] == "check-event-game"
    for name in ("long", "short"):
        assert GAMES[name].say(language) in reply["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_the_transcript_names_are_not_overruled_without_a_word(language: Language) -> None:
    text = f"game: long\nrules: fnr-2026\n{TURNS}"
    notice = check(text, language, event="long.duelio")["notice"]
    for name in ("fnr-2026", "duelio"):
        assert NAMED["long", name].say(language) in notice
    assert "house-rules" in check(text.replace("fnr-2026", "house-rules"), language, event="long.duelio")["notice"]
    # the same rules with a reading changed are others; the same, and those that nobody overrules, are not worth a word
    assert "notice" in check(text, language, event="long.fnr-2026.head-always_one")
    for given in ({"event": "long.fnr-2026"}, {}):
        assert "notice" not in check(text, language, **given)
    assert "notice" not in check(f"game: long\n{TURNS}", language, event="long.duelio")


def test_a_fault_says_whose_it_is() -> None:
    text = f"game: long\n{TURNS}2. 6-5 24/1\nresult: white 1\n\ngame 2: 0-0\n{TURNS}"
    found = [(one["game"], one["turn"], one["player"]) for one in check(text, event="long.common")["findings"]]
    assert found == [(1, 2, "black"), (1, 3, "white"), (2, 0, ""), (2, 2, "black")]
