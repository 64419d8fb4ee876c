"""A transcript is played through: what is right passes, and one planted fault is found where it stands, alone."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from narde_core.answers import texts
from narde_core.bridge import answer
from narde_core.checking import Finding, check
from narde_core.common import COMMON
from narde_core.desk.event import Event
from narde_core.desk.replay import replay
from narde_core.faults import Fault
from narde_core.rulesets import NAMED
from narde_core.transcript import FORMATS, Played, RecordedGame, Result, Transcript, format_transcript, parse_transcript
from tests.games import WRITTEN, played_match
from tests.planted import planted
from tests.strategies import examples

MATCHES = examples(12, 500).max_examples


def written(transcript: Transcript) -> Transcript:
    """The transcript as it is read back from its text, so that every entry has its place."""
    return parse_transcript(format_transcript(transcript, "nardy"))


def found(transcript: Transcript, rules: str = "common") -> list[Finding]:
    return list(check(transcript, NAMED[transcript.game.name, rules].rules))


def codes(transcript: Transcript) -> list[str]:
    return [finding.fault.code for finding in found(transcript)]


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("length", [0, 5])
def test_a_match_played_by_the_rules_has_no_fault(game: str, length: int) -> None:
    for seed in range(max(1, MATCHES // 4)):
        transcript = written(played_match(COMMON[game], Random(seed), length))
        assert found(transcript) == []


@pytest.mark.parametrize("form", FORMATS)
def test_both_forms_are_checked(form: str) -> None:
    transcript = parse_transcript(format_transcript(played_match(COMMON["short"], Random(1), 3), form))
    assert found(transcript) == []


def asked(**given: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "check", "lang": "en", "turns": "yes", **given})))


@pytest.mark.parametrize("seed", range(examples(6, 40).max_examples))
def test_the_parts_of_a_transcript_are_the_whole(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong in it: a part begins with the match as the games before leave it."""
    monkeypatch.setattr(texts, "PART", 5)  # fewer entries than most games have
    choose = Random(seed)
    game = choose.choice(list(WRITTEN))
    transcript = played_match(COMMON[game], choose, choose.choice((0, 7)), games=5)
    text = planted(transcript, choose).text
    if seed % 2:
        # a wrong score in the middle, from which the games after it go on
        text = re.sub(r"game 3: \d+", "game 3: 5", text)
    whole = asked(transcript=text)
    parts = []
    following = 1
    while following:
        parts.append(asked(transcript=text, **{"from": str(following)}))
        following = parts[-1]["next"]
    assert len(parts) > 1
    for key in ("findings", "turns"):
        assert [one for part in parts for one in part[key]] == whole[key]
    assert {part["games"] for part in parts} == {whole["games"]}


@pytest.mark.parametrize(
    ("given", "complaint"), [("0", "may be 1 to 1"), ("2", "may be 1 to 1"), ("x", "not a whole number")]
)
def test_a_part_that_there_is_not_is_one_sentence(given: str, complaint: str) -> None:
    reply = asked(transcript="game: long\n\n1. 6-5 24/13 |\n", **{"from": given})
    assert not reply["ok"]
    assert complaint in reply["error"]


def game_of(game: str) -> Transcript:
    return written(played_match(COMMON[game], Random(7), 0, 2))


def with_entry(transcript: Transcript, number: int, entry: Played) -> Transcript:
    first = transcript.games[0]
    entries = (*first.entries[:number], entry, *first.entries[number + 1 :])
    return replace(transcript, games=(replace(first, entries=entries), *transcript.games[1:]))


@pytest.mark.parametrize("game", WRITTEN)
def test_an_illegal_play_is_found_at_its_place_and_the_game_goes_on(game: str) -> None:
    """A play cut short by one checker: the same board later, so that nothing else can be wrong but what follows."""
    transcript = game_of(game)
    entry = transcript.games[0].entries[-1]
    assert isinstance(entry, Played)
    broken = with_entry(transcript, len(transcript.games[0].entries) - 1, replace(entry, words=("24/18", "24/18")))
    findings = found(broken)
    assert findings[0].place == entry.place
    assert findings[0].fault.code == "check-play"
    assert [finding.place for finding in findings] == [entry.place] * len(findings)


def test_what_is_wrong_about_scores_starters_and_results() -> None:
    transcript = written(played_match(COMMON["long"], Random(3), 0, 3))
    first, second, third = transcript.games
    assert first.result
    assert codes(replace(transcript, games=(first, replace(second, white_score=9), third)))[0] == "check-score"
    wrong = Result(first.result.winner, first.result.points + 7)
    assert "check-points" in codes(replace(transcript, games=(replace(first, result=wrong), second, third)))
    assert first.result.winner
    lost = Result(first.result.winner.other, first.result.points)
    assert codes(replace(transcript, games=(replace(first, result=lost), second, third)))[0] == "check-winner"


def test_the_starter_of_the_next_game_is_the_winner_under_the_common_rules() -> None:
    transcript = written(played_match(COMMON["long"], Random(3), 0, 2))
    first, second = transcript.games
    turned = replace(second, entries=swapped(second))
    assert "check-starter" in codes(replace(transcript, games=(first, turned)))


def swapped(game: RecordedGame) -> tuple[Played, ...]:
    return tuple(replace(entry, player=entry.player.other) for entry in game.entries if isinstance(entry, Played))


def test_a_double_that_may_not_be_offered_is_found() -> None:
    text = "game: short\nlength: 3\n\ngame 1: 0-0\n1. 6-5 24/13 | double 2\n2. take | 3-1 8/5 6/5\n3. 6-1 13/7 8/7 | double 4\n"
    (finding,) = found(parse_transcript(text))
    assert (finding.fault.code, finding.place.line) == ("right-is-others", 7)


def test_the_first_turn_cannot_be_a_double_where_the_dice_of_the_lot_are_played() -> None:
    text = "game: short\n\ngame 1: 0-0\n1. 3-3 24/21(2) 13/10(2) |\n"
    (finding,) = found(parse_transcript(text))
    assert finding.fault.code == "check-opening-double"


def test_nothing_follows_the_end() -> None:
    transcript = game_of("long")
    first = transcript.games[0]
    last = first.entries[-1]
    assert isinstance(last, Played)
    longer = replace(first, entries=(*first.entries, replace(last, player=last.player.other)))
    assert codes(replace(transcript, games=(longer, *transcript.games[1:])))[0] == "check-after-end"


def test_a_turn_out_of_order_is_found() -> None:
    text = "game: long\n\ngame 1: 0-0\n1. 6-5 24/13 |\n2. 6-5 24/13 |\n"
    assert "check-order" in codes(parse_transcript(text))


@pytest.mark.parametrize("game", sorted(COMMON.keys() - WRITTEN.keys()))
def test_a_game_in_which_a_double_runs_on_is_not_checked_and_that_is_said(game: str) -> None:
    text = f"game: {game}\n\ngame 1: 0-0\n1. 6-5 24/13 |\n"
    with pytest.raises(Fault, match="” a double runs on"):
        found(parse_transcript(text))
    with pytest.raises(Fault, match="” a double runs on"):
        replay("6-5 24/13; 2-1", Event(NAMED[game, "common"]))


def test_the_rules_must_be_of_the_same_game() -> None:
    with pytest.raises(Fault, match="of the long game"):
        list(check(game_of("long"), COMMON["short"]))


def test_the_disputed_first_turn_is_judged_by_the_rules_of_the_event() -> None:
    text = "game: long\n\ngame 1: 0-0\n1. 5-5 24/4 | 4-4 24/20(2)\n"
    assert [finding.place.line for finding in found(parse_transcript(text), "commentary")] == [4]
    assert found(parse_transcript(text), "duelio") == []
