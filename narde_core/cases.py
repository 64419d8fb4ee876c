"""The text of a case: a situation off the board, and what each reading of a dispute says of it.

One ``key: value`` a line. ``dispute`` names the question; the other keys are what its readings ask for, by name
(``stake: 2``, ``dice taken: yes``, ``resigner: 24:15``); ``under READING: ANSWER`` claims what one of them answers.
Answers and givens are written alike: yes or no, a number or fraction, a side, a roll, a colour, the name of a win or a
ruling, ``none`` where a reading gives nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import partial
from inspect import get_annotations
from types import NoneType
from typing import Any, get_args

from narde_core import disputes
from narde_core.diagram import UNDER, Entry, entries
from narde_core.dispute import Dispute, Reading
from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.notation import format_side, parse_roll, parse_side
from narde_core.numbers import fraction, whole
from narde_core.position import Side
from narde_core.turn import Roll
from narde_core.win import Kind, Win
from narde_core.wording import SENTENCES, Language, say

NOTHING = "none"
YES_NO = {"yes": True, "no": False}
READERS: Mapping[str, Callable[[str], object]] = {"stake": lambda text: Cube(whole(text)).value}
"""What is no number of any size: by the name of the argument, how it is read."""


@dataclass(frozen=True)
class Answer:
    """What one reading is claimed to say, and where the claim stands."""

    reading: Reading[..., Any]
    claimed: str
    entry: Entry


@dataclass(frozen=True)
class Case:
    """A situation off the board: what the readings are told, as written and as values, and what each is to answer."""

    dispute: Dispute
    written: Mapping[str, str]
    given: Mapping[str, Any]
    answers: tuple[Answer, ...]

    def answer(self, reading: Reading[..., Any]) -> object:
        """What a reading says of the case."""
        return reading(**self.given)

    def broken(self) -> tuple[Fault, ...]:
        """The claims that are false, each with what the reading does say."""
        told = ((answer, written(self.answer(answer.reading))) for answer in self.answers)
        return tuple(
            Fault("case-answer", claim=f"{answer.reading.name}: {answer.claimed}", answer=said).at(answer.entry)
            for answer, said in told
            if said != answer.claimed
        )

    def situation(self, language: Language) -> list[str]:
        """The case in words, a sentence for everything the readings are told."""
        return [
            _sentence(f"case-{self.dispute.name}-{name}", self.given[name], text, language)
            for name, text in self.written.items()
        ]

    def verdict(self, reading: Reading[..., Any], language: Language) -> str:
        """What a reading says of the case, in words."""
        answer = self.answer(reading)
        return _sentence(f"case-{self.dispute.name}", answer, written(answer), language)


def _sentence(code: str, value: object, text: str, language: Language) -> str:
    """The value in words: in the sentence that is there for it alone, else put into the sentence ``code``, if there is one."""
    spoken = _spoken(value, text, language)
    known = next((known for known in (f"{code}={text}", code) if known in SENTENCES[language]), None)
    return say(known, language, value=spoken) if known else spoken


def _spoken(value: object, text: str, language: Language) -> str:
    own = getattr(value, "say", None)
    return str(own(language)) if callable(own) else text


def written(value: object) -> str:
    """A given or an answer as a case writes it."""
    match value:
        case None:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case Side():
            return format_side(value)
        case Win():
            return f"{value.kind.value} {value.points}"
        case _:
            return str(value)


def parse_case(text: str) -> Case:
    """The case that a text describes. Fault for an unknown dispute, reading or key, a missing key, or a bad value."""
    asked: Dispute | None = None
    told: dict[str, Entry] = {}
    claims: list[Entry] = []
    for entry in entries(text):
        if entry.key == "dispute":
            asked = entry.read(disputes.find)
        elif entry.key.startswith(UNDER):
            claims.append(entry)
        elif entry.key in told:
            raise Fault("key-twice", where=(entry,), given=entry.key)
        else:
            told[entry.key] = entry
    if asked is None:
        raise Fault("key-missing", key="dispute")
    if not claims:
        raise Fault("case-claims")
    values = _given(told, parameters(asked))
    written_as = {name: told[name.replace("_", " ")].value for name in values}
    return Case(asked, written_as, values, tuple(_answer(asked, entry) for entry in claims))


def case(asked: Dispute, told: Mapping[str, str]) -> Case:
    """The case in which the readings of a dispute are told this, by key; nothing is claimed of it. Fault for an unknown
    key, a missing one, or a bad value.
    """
    values = _given({key: Entry(0, key, value) for key, value in told.items()}, parameters(asked))
    return Case(asked, {name: told[name.replace("_", " ")] for name in values}, values, ())


def _given(told: Mapping[str, Entry], kinds: Mapping[str, Any]) -> dict[str, Any]:
    """What the readings are told, by the names of their arguments."""
    names = {name.replace("_", " "): name for name in kinds}
    for key, entry in told.items():
        if key not in names:
            raise Fault("unknown-key", where=(entry,), given=key, known=", ".join((*names, "dispute", "under …")))
    for key in names:
        if key not in told:
            raise Fault("key-missing", key=key)
    return {name: told[key].read(READERS.get(name, partial(_value, kind=kinds[name]))) for key, name in names.items()}


def _answer(asked: Dispute, entry: Entry) -> Answer:
    reading = entry.read(lambda _: asked[entry.key.removeprefix(UNDER).strip()])
    return Answer(reading, entry.value, entry)


def parameters(asked: Dispute) -> dict[str, type]:
    """What the readings of a dispute are told: names and types."""
    kinds = get_annotations(asked.readings[0].rule, eval_str=True)
    kinds.pop("return", None)
    return kinds


def _value(text: str, kind: Any) -> object:  # noqa: ANN401 - a type, or a union of one with None
    if NoneType in get_args(kind):
        if text == NOTHING:
            return None
        kind = next(part for part in get_args(kind) if part is not NoneType)
    if kind is bool:
        return _choice(text, YES_NO)
    if kind is int:
        return whole(text)
    if kind is Fraction:
        return fraction(text)
    if kind is Side:
        return parse_side(text)
    if kind is Roll:
        return parse_roll(text)
    if kind is Win:
        name, _, points = text.partition(" ")
        return Win(_choice(name, {known.value: known for known in Kind}), whole(points))
    return _choice(text, {known.value: known for known in kind})


def _choice[T](text: str, choices: Mapping[str, T]) -> T:
    if text not in choices:
        raise Fault("case-choice", given=text, known=", ".join(choices))
    return choices[text]
