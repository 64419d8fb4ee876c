"""Every source text: what it states, what it is silent on, and the rule set made of it."""

import pkgutil
from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from typing import Any

import pytest

from narde_core import authorities
from narde_core.authorities import AUTHORITIES, ELSEWHERE, FEDERATION, TEXTS
from narde_core.authorities.unheld import UNHELD
from narde_core.authority import Authority, Slip, Statement, Twin, Weight
from narde_core.common import COMMON, GAMES
from narde_core.dispute import Reading
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.game import LONG, SHORT
from narde_core.rulesets import NAMED, NamedRules, everywhere, find, holders, said

TWENTY = {
    "commentary",
    "head-qa",
    "exception-note",
    "answers-thread",
    "long-article",
    "short-photo",
    "numbered-rules",
    "short-cube",
    "duelio",
    "short-classic",
    "gambler",
    "moscow-open",
    "six-one",
    "general-2012",
    "forum-2012",
    "crazy-site",
    "encyclopedia",
    "flash-short",
    "toy-manual",
    "backgammon-site",
}
KIN = {"shesh-besh"}
"""Games of which a text speaks, though the core has no rule sets of them."""

READINGS = [reading for dispute in DISPUTES.values() for reading in dispute.readings]
EACH_AUTHORITY = pytest.mark.parametrize("authority", AUTHORITIES.values(), ids=AUTHORITIES)
EACH_READING = pytest.mark.parametrize("reading", READINGS, ids=repr)
EACH_RULE_SET = pytest.mark.parametrize("named", NAMED.values(), ids=[f"{game}:{name}" for game, name in NAMED])


def statements(authority: Authority) -> Iterator[tuple[str, Statement]]:
    for game, known in authority.statements.items():
        for statement in known:
            yield game, statement


def twins(authority: Authority) -> Iterator[Twin]:
    yield authority.title
    yield authority.about
    if authority.known_through is not None:
        yield authority.known_through
    for _, statement in statements(authority):
        yield from (text for text in (statement.reason, statement.voice) if text is not None)
    for slip in (*authority.contradictions, *authority.slips):
        yield slip.written
        yield slip.meant


# --- the texts ------------------------------------------------------------------------------------------------------


def test_the_twenty_texts_are_there() -> None:
    assert {module.AUTHORITY.name for module in TEXTS} == TWENTY


def test_every_module_is_listed_once_and_named_as_its_authority() -> None:
    modules = {name for _, name, _ in pkgutil.iter_modules(authorities.__path__)} - {"unheld"}
    assert {name.replace("-", "_") for name in AUTHORITIES} == modules
    assert len(AUTHORITIES) == len(TEXTS) + len(FEDERATION) + len(ELSEWHERE)


def test_only_what_was_not_read_whole_is_second_hand() -> None:
    assert not any(module.AUTHORITY.second_hand for module in TEXTS)
    assert all(module.AUTHORITY.second_hand for module in (*FEDERATION, *ELSEWHERE))


@EACH_AUTHORITY
def test_its_words_stand_in_both_languages(authority: Authority) -> None:
    for text in twins(authority):
        assert set(text) == {"ru", "en"}
        assert text["ru"].strip()
        assert text["en"].strip()
        assert not any("а" <= letter.lower() <= "я" for letter in text["en"])
        assert text["ru"] != text["en"] or text is authority.title


@EACH_AUTHORITY
def test_its_sentences_end_as_sentences(authority: Authority) -> None:
    slips: tuple[Slip, ...] = (*authority.contradictions, *authority.slips)
    told = [text for slip in slips for text in (slip.written, slip.meant)]
    told += [known.reason for _, known in statements(authority) if known.reason is not None]
    for text in (authority.about, *told):
        assert all(sentence.endswith((".", "?")) for sentence in text.values()), text


@EACH_AUTHORITY
def test_it_states_readings_of_disputes_of_the_game(authority: Authority) -> None:
    for game, statement in statements(authority):
        assert game in COMMON or game in KIN
        assert statement.reading in DISPUTES[statement.dispute].readings
        if game in COMMON:
            assert statement.dispute in COMMON[game].disputes


@EACH_AUTHORITY
def test_it_holds_one_reading_of_a_dispute_unless_several_speak(authority: Authority) -> None:
    for game, known in authority.statements.items():
        held = sorted((one for one in known if one.holds), key=lambda one: one.dispute)
        for dispute, several in groupby(held, key=lambda one: one.dispute):
            voices = [one.voice["en"] if one.voice else "" for one in several]
            assert len(set(voices)) == len(voices), (game, dispute)


@EACH_AUTHORITY
def test_it_says_a_thing_once(authority: Authority) -> None:
    for game, known in authority.statements.items():
        told = [(one.reading, one.voice["en"] if one.voice else "") for one in known]
        assert len(set(told)) == len(told), game


@EACH_AUTHORITY
def test_it_contradicts_only_what_it_holds(authority: Authority) -> None:
    for game, statement in statements(authority):
        if statement.weight is Weight.CONTRADICTS:
            held = authority.states(GAMES[game], statement.dispute)
            assert held is not None
            assert held.reading is not statement.reading


@EACH_AUTHORITY
def test_it_leans_on_other_texts_only(authority: Authority) -> None:
    assert set(authority.leans_on) <= AUTHORITIES.keys() - {authority.name}


@EACH_AUTHORITY
def test_it_is_silent_on_what_it_does_not_mention(authority: Authority) -> None:
    for game in set(authority.statements) & COMMON.keys():
        disputes = COMMON[game].disputes
        silent = authority.silent_on(GAMES[game], disputes)
        spoken = {known.dispute for known in authority.statements[game]}
        assert set(silent) | spoken == set(disputes)
        assert not set(silent) & spoken


# --- the readings ---------------------------------------------------------------------------------------------------


@EACH_READING
def test_a_reading_is_held_or_marked_as_held_by_nobody(reading: Reading[..., Any]) -> None:
    held = any(known.holds for _, _, known in everywhere(reading.dispute, reading.name))
    assert held is ((reading.dispute, reading.name) not in UNHELD)


def test_what_is_marked_as_held_by_nobody_is_a_reading() -> None:
    assert set(UNHELD) <= {(reading.dispute, reading.name) for reading in READINGS}


@EACH_READING
def test_its_holders_are_the_texts_that_hold_it(reading: Reading[..., Any]) -> None:
    for game in COMMON:
        found = holders(GAMES[game], reading.dispute, reading.name)
        assert [authority.name for authority, _ in found] == [
            authority.name
            for authority in AUTHORITIES.values()
            if any(one.holds and one.reading is reading for one in authority.on(GAMES[game], reading.dispute))
        ]
        assert all(known.reading is reading and known.holds for _, known in found)


def test_a_forum_is_a_holder_of_each_reading_that_somebody_holds_there() -> None:
    for reading in ("opponent_home", "opponent_ahead"):
        assert "forum-2012" in [authority.name for authority, _ in holders(LONG, "prime", reading)]
    voices = [known.voice["en"] for who, known in said(LONG, "prime", "opponent_home") if known.voice]
    assert voices == ["the first poster", "the third poster"]


def test_what_a_text_only_reports_makes_no_holder() -> None:
    assert [authority.name for authority, _ in said(LONG, "head", "pass_when_blocked")] == ["commentary"]
    assert holders(LONG, "head", "pass_when_blocked") == ()


def test_a_kin_game_is_found_though_it_has_no_rule_set() -> None:
    assert ("shesh-besh", AUTHORITIES["shesh-besh"]) in [
        (game, authority) for game, authority, _ in everywhere("head", "sixes_and_fours")
    ]
    with pytest.raises(Fault):
        find(LONG, "shesh-besh")


# --- the rule sets --------------------------------------------------------------------------------------------------


@EACH_RULE_SET
def test_a_rule_set_decides_every_dispute_and_says_from_where(named: NamedRules) -> None:
    assert set(named.origins) == {field.name for field in fields(named.rules)} - {"game"}
    for dispute, origin in named.origins.items():
        chosen = named.rules[dispute]
        if origin.stated:
            assert named.authority is not None
            assert named.authority.states(named.game, dispute) is origin.statement
            assert named.stated[dispute] is origin.statement
            assert origin.assumed_from == ""
        else:
            assert named.stated[dispute] is None
            assert origin.assumed_from != named.name or named.name == "common"
        assert chosen is (origin.statement.reading if origin.statement else COMMON[named.game.name][dispute])


def test_every_text_on_a_game_makes_a_rule_set_of_it() -> None:
    made = {(game, name) for game, name in NAMED if name != "common"}
    assert made == {
        (game, authority.name) for authority in AUTHORITIES.values() for game in authority.statements if game in COMMON
    }
    assert {game for game, name in NAMED if name == "common"} == set(COMMON)


@pytest.mark.parametrize(
    ("rules", "dispute", "reading", "source"),
    [
        ("numbered-rules", "passing", "every_step", ""),
        ("moscow-open", "passing", "end_of_turn", ""),
        ("commentary", "passing", "end_of_turn", "common"),
        ("head-qa", "passing", "every_step", "numbered-rules"),
        ("exception-note", "inside_moves", "allowed", "long-article"),
        ("fnr-2026", "cup", "cup_or_baffle_box", "fnr-2025"),
        ("fnr-2026", "lot_order", "white_throws_first", "fnr-2024"),
        ("fnr-2024", "head", "second_player_only", "fnr-2026"),
        ("mfsnb-school", "passing", "end_of_turn", "moscow-open"),
        ("forum-2012", "prime", "opponent_home", ""),
        ("answers-thread", "head_order", "first_as_far_as_it_goes", ""),
        ("toy-manual", "prime", "no_ban", ""),
    ],
)
def test_where_a_reading_of_a_rule_set_comes_from(rules: str, dispute: str, reading: str, source: str) -> None:
    named = find(LONG, rules)
    assert named.rules[dispute].name == reading
    assert named.origins[dispute].assumed_from == source


def test_the_rule_number_of_a_text_goes_with_its_reading() -> None:
    numbers = {authority.name: known.article for authority, known in holders(LONG, "passing", "every_step")}
    assert numbers == {"numbered-rules": "3.4", "fnr-2026": ""}
    assert find(SHORT, "fnr-2024").stated["lot_dice"] is not None


def test_a_house_rule_is_one_expression_away() -> None:
    house = find(LONG, "numbered-rules").rules.with_reading("passing", "end_of_turn")
    assert house["passing"].name == "end_of_turn"
    assert house["head"].name == "natural_obstacle"
