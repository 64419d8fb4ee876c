"""Cases off the board: what each reading says, and a sentence for everything a case can hold."""

from itertools import product
from typing import Any

import pytest

from narde_core.cases import parameters, parse_case
from narde_core.dispute import Dispute
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.wording import LANGUAGES

OFF_THE_BOARD = [asked for asked in DISPUTES.values() if asked.topic != "play"]
SAMPLES: dict[str, tuple[str, ...]] = {
    "bool": ("yes", "no"),
    "int": ("0", "1", "2"),
    "Fraction": ("1", "5/2"),
    "Roll": ("6-5",),
    "Side": ("24:15", "7:1 1:14", "1:15", "1:14 off:1"),
    "Win": ("plain 1", "gammon 2"),
    "Colour": ("white", "black"),
}


def samples(kind: Any) -> tuple[str, ...]:  # noqa: ANN401 - a type or a union
    if "None" in str(kind):
        return ("white", "none")
    if kind.__name__ in SAMPLES:
        return SAMPLES[kind.__name__]
    return tuple(member.value for member in kind)


@pytest.mark.parametrize("asked", OFF_THE_BOARD, ids=lambda asked: asked.name)
def test_every_given_and_every_answer_has_its_words(asked: Dispute) -> None:
    kinds = parameters(asked)
    offered = [("1", "2") if name == "stake" else samples(kind) for name, kind in kinds.items()]
    for values in product(*offered):
        lines = [f"{name.replace('_', ' ')}: {value}" for name, value in zip(kinds, values, strict=True)]
        claims = [f"under {reading.name}: ?" for reading in asked.readings]
        case = parse_case("\n".join([f"dispute: {asked.name}", *lines, *claims]))
        assert len(case.broken()) == len(asked.readings)
        for language in LANGUAGES:
            assert len(case.situation(language)) == len(kinds)
            assert all(case.verdict(reading, language) for reading in asked.readings)


def test_a_true_answer_holds_and_a_false_one_says_the_true_one() -> None:
    text = "dispute: refused_double\nstake: 2\nunder stake_before: 2\nunder one_point: 2\n"
    (fault,) = parse_case(text).broken()
    assert fault.say("en") == ("line 4 (under one_point): the claim “one_point: 2” is false: the answer is 1")


def test_the_crawford_game_bars_both_or_one() -> None:
    text = "dispute: crawford\nleader: no\nunder neither_doubles: no\nunder only_the_leader_is_barred: yes\nunder none: yes"
    case = parse_case(text)
    assert case.broken() == ()
    assert case.situation("ru") == ["Удвоить хочет соперник того, кому не хватает одного очка"]
    assert case.verdict(case.answers[1].reading, "en") == "He may double"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("stake: 2", "“dispute” is missing"),
        ("dispute: refused_double\nunder one_point: 1", "“stake” is missing"),
        ("dispute: refused_double\nstake: two\nunder one_point: 1", "line 2 (stake): “two” is not a whole number"),
        ("dispute: refused_double\nstake: 2\nstakes: 2\nunder one_point: 1", "line 3 (stakes): “stakes” is no key"),
        ("dispute: refused_double\nstake: 2", "at least one line"),
        ("dispute: refused_double\nstake: 2\nunder two_points: 2", "line 3 (under two_points): “two_points” is no"),
        ("dispute: crawford\nleader: perhaps\nunder none: yes", "line 2 (leader): “perhaps” is none of yes, no"),
        (
            "dispute: dead_cube\nstake: 2\nneeded: 1/0\nunder may_double: yes",
            "line 3 (needed): “1/0” is not a number like 3 or 1/2",
        ),
    ],
)
def test_a_case_that_cannot_be_is_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_case(text)
    assert complaint in fault.value.say("en")
    assert fault.value.say("ru")
