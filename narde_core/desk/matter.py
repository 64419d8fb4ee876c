"""What a referee is asked about: a short chain of questions, and what a rule set decides once they are answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import Any, get_args

from narde_core import cases, disputes
from narde_core.dispute import Reading
from narde_core.faults import Fault, said_of
from narde_core.numbers import MOST, whole
from narde_core.ruleset import RuleSet
from narde_core.wording import SENTENCES, Language, headed, say

type Told = Mapping[str, str]
"""What the questions were answered, by key; ``game`` always among them."""

YES_NO = ("yes", "no")
COLOURS = ("white", "black")
FACES = ("1", "2", "3", "4", "5", "6")


@dataclass(frozen=True)
class Step:
    """One question. ``kind``: a ``choice`` between options, a ``number``, a ``score`` (which may hold half a point), a
    ``roll``, a ``play``, the ``sides`` of a board, or a ``board`` with the player to move.
    """

    key: str
    kind: str = "choice"
    options: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that an answer may fill; that of a board fills several."""
        return KEYS.get(self.kind, (self.key,))

    @property
    def needed(self) -> tuple[str, ...]:
        """The keys that an answer has to fill."""
        return NEEDED.get(self.kind, (self.key,))


SIDES_KEYS = ("white", "black")
BOARD_KEYS = (
    "white", "black", "to move", "first turn", "second player", "opponent opened", "turn number", "goes on", "handed",
)  # fmt: skip
KEYS = {"sides": SIDES_KEYS, "board": BOARD_KEYS}
NEEDED = {"sides": SIDES_KEYS, "board": (*SIDES_KEYS, "to move")}
BOARD = Step("board", "board")
ROLL = Step("roll", "roll")
PLAY = Step("play", "play")


@dataclass(frozen=True)
class Decision:
    """What a rule set says of a case: ``answer`` for programs, the verdict for people, the readings that decided it.

    ``reason``: why, where it is more than the readings' own sentences.
    """

    answer: str
    verdict: str
    readings: tuple[Reading[..., Any], ...] = ()
    reason: str = ""


type Questions = Callable[[Told, RuleSet], tuple[Step, ...]]


@dataclass(frozen=True)
class Matter:
    """One thing that can have happened.

    ``disputes``: those that may decide it. ``steps``: the questions to ask, knowing the answers so far and the event's
    rules; ``more``: what may be told besides. ``rests_on``: the disputes whose readings are named whatever the answer.
    """

    name: str
    disputes: tuple[str, ...]
    steps: Questions
    decide: Callable[[Told, RuleSet, Language], Decision]
    more: tuple[Step, ...] = ()
    rests_on: tuple[str, ...] = ()

    def is_of(self, rules: RuleSet) -> bool:
        """Whether it can happen in the game of these rules."""
        return any(name in rules.disputes for name in self.disputes)

    def say(self, language: Language) -> str:
        """What has happened, in a few words."""
        return say(f"desk-matter-{self.name}", language)

    def question(self, step: Step, language: Language) -> str:
        """A step's question."""
        own = f"desk-ask-{self.name}-{step.key}"
        return say(own if own in SENTENCES[language] else f"desk-ask-{step.key}", language)

    def label(self, step: Step, value: str, language: Language) -> str:
        """An option or an answer in words."""
        key = step.key.replace(" ", "_")
        codes = (
            f"desk-{self.name}-{key}={value}",
            f"case-{self.name}-{key}={value}",
            f"desk-{key}={value}",
            f"desk-option={value}",
        )
        return next((say(code, language) for code in codes if code in SENTENCES[language]), value)


def one_of(told: Told, key: str, options: tuple[str, ...], default: str = "") -> str:
    """The option that was chosen; Fault for another word."""
    chosen = told.get(key, default)
    if chosen not in options:
        raise Fault("case-choice", given=chosen, known=", ".join(options)).at(key)
    return chosen


def number(told: Told, key: str, default: str, most: int = MOST) -> int:
    """The whole number that was told, from 0 to ``most``; Fault for anything else."""
    with said_of(key):
        return whole(told.get(key, default), most)


def of_dispute(
    name: str, steps: Callable[[Told], tuple[Step, ...]] | None = None, arguments: Callable[[Told], Told] | None = None
) -> Matter:
    """The matter that one dispute decides: what its readings have to know is asked one by one, unless ``steps`` says
    otherwise; ``arguments`` then makes it of the answers.
    """
    asked = disputes.find(name)
    plain = tuple(_step(key.replace("_", " "), kind) for key, kind in cases.parameters(asked).items())

    def decide(told: Told, rules: RuleSet, language: Language) -> Decision:
        given = arguments(told) if arguments else {step.key: told.get(step.key, "") for step in plain}
        case, chosen = cases.case(asked, given), rules[name]
        return Decision(cases.written(case.answer(chosen)), sentence(case.verdict(chosen, language)), (chosen,))

    return Matter(name, (name,), lambda told, _: steps(told) if steps else plain, decide)


def _step(key: str, kind: Any) -> Step:  # noqa: ANN401 - a type, or a union of one with None
    if kind is bool:
        return Step(key, options=YES_NO)
    known = [part for part in (kind, *get_args(kind)) if isinstance(part, type) and issubclass(part, Enum)]
    if not known:
        return Step(key, "number")
    nothing = (cases.NOTHING,) if NoneType in get_args(kind) else ()
    return Step(key, options=tuple(str(member.value) for member in known[0]) + nothing)


def sentence(text: str) -> str:
    """A sentence with its capital letter and its full stop."""
    return headed(text) + ("" if text.endswith((".", "!", "?")) else ".")
