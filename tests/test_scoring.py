"""Matches told in lines: every event, every way of standing, and a sentence for whatever is wrong."""

from fractions import Fraction

import pytest

from narde_core.common import COMMON
from narde_core.faults import Fault
from narde_core.match import Match
from narde_core.scoring import format_standing, parse_match, parse_standing, say_standing
from narde_core.wording import LANGUAGES

CUBE = "game: short\nreadings: cube=always\nlength: 5\n"


def test_a_true_claim_holds_and_a_false_one_says_how_the_match_stands() -> None:
    told = CUBE + "lot: 4 2\nwhite: doubles\nblack: takes\nwhite: wins gammon 2\nthen: 2-0, lot\n"
    (fault,) = parse_match(told).broken()
    assert fault.say("en") == "line 8 (then): the claim “2-0, lot” is false: the answer is 4-0, lot, Crawford game"
    assert not parse_match(told.replace("2-0, lot", "4-0, lot, Crawford game")).broken()


def test_a_refusal_is_claimed_with_its_dispute_or_its_code() -> None:
    told = CUBE + "begins: 4-2, white to start, Crawford game\nrefused crawford: black doubles\n"
    assert not parse_match(told).broken()
    (fault,) = parse_match(told.replace("refused crawford", "refused cube")).broken()
    assert "refused crawford" in fault.say("en")
    (fault,) = parse_match(told.replace("black doubles", "black wins plain 1")).broken()
    assert "4-3, lot" in fault.say("en"), "what is not refused at all"


@pytest.mark.parametrize(
    "standing",
    [
        "0-0, lot",
        "3-1, white to start, stake 2, right black",
        "4-2, black to start, opening 6-5, stake 4, right white, Crawford game",
        "9/2-1/2, lot",
        "5-3, white has won",
        "6-6, nobody has won",
    ],
)
def test_a_standing_reads_as_it_is_written(standing: str) -> None:
    match = parse_standing(standing, Match(rules=COMMON["short"], length=5))
    assert format_standing(match) == standing
    assert all(say_standing(match, language) for language in LANGUAGES)


def test_a_score_may_hold_half_points() -> None:
    match = parse_standing("5/2-1/2, lot", Match(rules=COMMON["long"]))
    assert (match.white, match.black) == (Fraction(5, 2), Fraction(1, 2))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("lot: 4 2\nthen: 0-0, lot", "key-missing"),
        (CUBE + "lot: 4 2\n", "match-claims"),
        (CUBE + "length: 7\nthen: 0-0, lot", "unknown-key"),
        (CUBE + "lot: 4 2\nrules: common\nthen: 0-0, lot", "unknown-key"),
        (CUBE + "lot: 7 2\nthen: 0-0, lot", "no-such-die"),
        (CUBE + "lot: x 2\nthen: 0-0, lot", "number-whole"),
        (CUBE + "begins: 0-0, white to begin\nthen: 0-0, lot", "match-standing"),
        (CUBE + "begins: 1/0-0, lot\nthen: 0-0, lot", "number-fraction"),
        (CUBE + "begins: 0-0, white to start\nwhite: resigns\nthen: 0-0, lot", "match-act"),
        (CUBE + "begins: 0-0, white to start\nwhite: wins mars 2\nthen: 0-0, lot", "case-choice"),
        (CUBE + "begins: 0-0, white to start\nwhite: doubles\nwhite: takes\nthen: 0-0, lot", "own-offer"),
        (CUBE + "begins: 0-0, lot\nwhite: wins plain 1\nthen: 1-0, lot", "starter-unknown"),
    ],
)
def test_a_wrong_line_is_a_sentence(text: str, code: str) -> None:
    with pytest.raises(Fault) as raised:
        parse_match(text)
    assert raised.value.code == code
    assert all(raised.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "line",
    [
        "refused case-choice: white wins foo 2",
        "refused match-act: white dances",
        "refused unknown-colour: pink doubles",
        "refused number-whole: lot x 2",
        "refused key-missing: ",
        "draw: 2/4",
        "draw: 3",
    ],
)
def test_what_cannot_be_read_is_no_event_that_is_refused(line: str) -> None:
    with pytest.raises(Fault):
        parse_match(f"{CUBE}begins: 0-0, white to start\n{line}\nthen: 0-0, white to start")


def test_every_event_has_its_words() -> None:
    told = CUBE.replace("length: 5\n", "").replace("always", "always, beaver=with_raccoons") + (
        "lot: 3 3\nlot: 4 2\nwhite: doubles\nblack: doubles back\nwhite: takes\nblack: doubles\nwhite: drops\nthen: 0-4, lot\n"
    )
    story = parse_match(told)
    assert not story.broken()
    for language in LANGUAGES:
        said = [line.say(language) for line in story.lines]
        assert len(set(said)) == len(said)
