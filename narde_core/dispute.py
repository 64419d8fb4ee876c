"""A dispute is a question the sources answer differently; a reading is one answer, a rule one can call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, override

from narde_core.faults import Fault
from narde_core.wording import Language


class Reading[**P, R]:
    """One answer to a dispute: calling it applies the rule; ``say`` gives the sentence a rule book would print."""

    def __init__(self, rule: Callable[P, R], russian: str) -> None:
        if not rule.__doc__:
            raise TypeError(f"{rule.__name__} has no sentence")
        self.rule = rule
        sentence, _, _ = rule.__doc__.partition("\n\n")
        self._sentences: dict[Language, str] = {"en": " ".join(sentence.split()), "ru": russian}
        self.name = rule.__name__
        self.dispute = rule.__module__.rpartition(".")[2]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Apply the rule."""
        return self.rule(*args, **kwargs)

    def say(self, language: Language) -> str:
        """The rule in one sentence."""
        return self._sentences[language]

    @override
    def __repr__(self) -> str:
        return f"{self.dispute}.{self.name}"


def reading[**P, R](russian: str) -> Callable[[Callable[P, R]], Reading[P, R]]:
    """Makes a function with a sentence as docstring a Reading; ``russian`` is the same sentence in Russian."""
    return lambda rule: Reading(rule, russian)


@dataclass(frozen=True)
class Dispute:
    """A question and the readings that answer it, in the order in which a page shows them.

    ``topic`` is what the question is about: play, start, worth, doubling or procedure.
    """

    name: str
    topic: str
    english: str
    russian: str
    readings: tuple[Reading[..., Any], ...]

    def say(self, language: Language) -> str:
        """The question in one sentence."""
        return self.russian if language == "ru" else self.english

    def __getitem__(self, name: str) -> Reading[..., Any]:
        """The reading of that name; Fault for an unknown one."""
        for known in self.readings:
            if known.name == name:
                return known
        names = ", ".join(known.name for known in self.readings)
        raise Fault("unknown-reading", given=name, dispute=self.name, known=names)


def dispute(module: str, question: str | None, russian: str, topic: str, *readings: Reading[..., Any]) -> Dispute:
    """The dispute of a module: its name is the module's, its question the module's docstring."""
    if not question:
        raise TypeError(f"{module} asks no question")
    return Dispute(module.rpartition(".")[2], topic, question.partition("\n\n")[0].strip(), russian, readings)
