"""Who says what, as the pages show it: nothing that a text says is left out, nothing is made up."""

import pytest

from narde_core.authorities import AUTHORITIES
from narde_core.authorities.unheld import UNHELD
from narde_core.authority import Authority, Weight
from narde_core.common import COMMON, GAMES
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.figures import matrix
from narde_core.figures.sources import (
    PARTS,
    parse_authority,
    parse_readings,
    rule_sets,
    silences,
    statements,
    told,
    voices,
)
from narde_core.rulesets import everywhere, holders

READINGS = [reading for dispute in DISPUTES.values() for reading in dispute.readings]
EACH_AUTHORITY = pytest.mark.parametrize("authority", AUTHORITIES.values(), ids=AUTHORITIES)


@pytest.mark.parametrize("reading", READINGS, ids=repr)
def test_every_voice_for_a_reading_is_heard_once(reading: object) -> None:
    asked = next(known for known in READINGS if known is reading)
    spoken = {(text.name, statement.weight, game) for game, text, statement in everywhere(asked.dispute, asked.name)}
    heard = {
        (voice.authority.name, weight, game)
        for weight, said in told(asked).by_weight.items()
        for voice in said
        for game in voice.games
    }
    assert heard == spoken
    if not told(asked).held:
        assert told(asked).note == UNHELD.get((asked.dispute, asked.name))


def test_in_one_game_the_holders_are_those_of_its_rule_sets() -> None:
    for reading in READINGS:
        for game in GAMES.values():
            named = {voice.authority.name for voice in voices(reading, Weight.HOLDS, game.name)}
            assert named == {text.name for text, _ in holders(game, reading.dispute, reading.name)}


def test_a_text_that_says_the_same_for_two_games_has_one_voice() -> None:
    (voice,) = (
        voice
        for voice in told(DISPUTES["lot_dice"]["played"]).by_weight[Weight.HOLDS]
        if voice.authority.name == "fnr-2024"
    )
    assert voice.games == ("long", "short")


def test_a_fence_asks_for_readings() -> None:
    whole = parse_readings("dispute: head")
    assert [told.reading for told in whole.readings] == list(DISPUTES["head"].readings)
    assert not whole.single
    one = parse_readings("reading: head.always_one\ngame: long")
    assert [told.reading.name for told in one.readings] == ["always_one"]
    assert one.single
    assert one.readings[0].note is not None


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "dispute, reading"),
        ("dispute: hed", "hed"),
        ("reading: head", "head"),
        ("reading: head.alone", "alone"),
        ("dispute: head\nreading: head.always_one", "dispute, reading"),
        ("dispute: head\ngame: short", "short"),
        ("dispute: head\nholders: all", "holders"),
        ("dispute head", "dispute head"),
    ],
)
def test_readings_that_are_none_are_a_sentence(text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        parse_readings(text)


@EACH_AUTHORITY
def test_a_text_is_told_of_whole(authority: Authority) -> None:
    profile = parse_authority(f"name: {authority.name}")
    assert ("stated" in profile.parts) == any(known.holds for said in authority.statements.values() for known in said)
    told_of = [
        (stated.dispute, game, statement)
        for weight in Weight
        for stated in statements(authority, weight)
        for game in stated.games
        for statement in stated.statements
    ]
    every = [(known.dispute, game, known) for game, said in authority.statements.items() for known in said]
    assert len(told_of) == len(every)
    assert all(said in told_of for said in every)
    assert ("slips" in profile.parts) == bool(authority.slips)
    for game, silent in silences(authority).items():
        spoken = {known.dispute for known in authority.statements[game]}
        assert set(silent) | spoken >= set(COMMON[game].disputes)
        assert not set(silent) & spoken
    for named in rule_sets(authority):
        assert set(named.origins) == set(named.rules.disputes)


@EACH_AUTHORITY
@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_a_text_has_not_is_a_sentence(authority: Authority, part: str) -> None:
    text = f"name: {authority.name}\nshow: {part}"
    if PARTS[part](authority):
        assert parse_authority(text).parts == (part,)
    else:
        with pytest.raises(Fault, match=part):
            parse_authority(text)


@pytest.mark.parametrize("text", ["", "name: nobody", "name: duelio\nshow: all", "authority: duelio"])
def test_a_text_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        parse_authority(text)


def test_the_matrix_has_every_dispute_every_text_and_every_statement() -> None:
    whole = matrix.parse("")
    assert [line.dispute for line in whole.lines] == list(DISPUTES.values())
    assert whole.authorities == tuple(AUTHORITIES.values())
    for line in whole.lines:
        for text in AUTHORITIES.values():
            shown = {
                (game, said.statement.reading.name, said.statement.weight)
                for said in line.cells.get(text.name, ())
                for game in said.games
            }
            assert shown == {
                (game, known.reading.name, known.weight)
                for game, spoken in text.statements.items()
                for known in spoken
                if known.dispute == line.dispute.name
            }
            for said in line.cells.get(text.name, ()):
                assert line.dispute.readings[said.number - 1] is said.statement.reading


def test_the_matrix_of_one_game() -> None:
    short = matrix.parse("game: short")
    assert {line.dispute.name for line in short.lines} == set(COMMON["short"].disputes)
    assert all(text.statements.get("short") for text in short.authorities)
    assert all(said.games == ("short",) for line in short.lines for cell in line.cells.values() for said in cell)


@pytest.mark.parametrize("text", ["game: shesh-besh", "topic: play"])
def test_a_matrix_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        matrix.parse(text)
