"""What goes wrong with an input, said in one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from narde_core.wording import SENTENCES, Language, say, told

SHOWN = 60
"""Characters of what was typed that a sentence repeats."""
TYPED = ("given", "key", "before")
"""The facts that repeat what was typed."""


def _shown(fact: object) -> object:
    """What was typed, short and in letters that can be seen; any other fact as it is."""
    if not isinstance(fact, str):
        return fact
    visible = "".join(letter if letter.isprintable() else " " for letter in fact[: SHOWN + 1])
    return visible if len(visible) <= SHOWN else visible[: SHOWN - 1] + "…"


def _key(part: object, language: Language) -> str:
    return str(told(part, language))


def _label(part: object, language: Language) -> str:
    """A place as a form calls it; one that is no key of a form, a line of a text say, as it is called anyway."""
    called = _key(part, language)
    return SENTENCES[language].get(f"label-{called}", called)


class Fault(ValueError):  # noqa: N818 - what a person reads is a fault of the input, not an error of the program
    """Bad input: a code from the wording tables and the facts of the case.

    ``str(fault)`` is the English sentence; ``fault.say("ru")`` the Russian one. ``where`` says what the sentence is
    about (a line, a key, an option), the outermost first; a place may be text or a thing with a ``say`` of its own.
    """

    def __init__(self, code: str, /, *, where: tuple[object, ...] = (), **facts: object) -> None:
        self.code = code
        self.facts = facts
        self.where = where
        super().__init__(self.say("en"))

    def say(self, language: Language, *, labels: bool = False) -> str:
        """The sentence in ``language``: where, what is wrong, what would be right. ``labels``: to somebody who filled in a
        form and has seen no keys, but what the form calls them.
        """
        name = _label if labels else _key
        facts = {key: _shown(fact) if key in TYPED else fact for key, fact in self.facts.items()}
        if "key" in facts:
            facts["key"] = name(facts["key"], language)
        sentence = say(self.code, language, **facts)
        place = ", ".join(name(_shown(part), language) for part in self.where)
        return f"{place}: {sentence}" if place else sentence

    def at(self, place: object) -> Self:
        """The same fault, said of ``place``; what it was said of before stays inside."""
        return type(self)(self.code, where=(place, *self.where), **self.facts)

    def alone(self) -> Self:
        """The same fault, said of no place."""
        return type(self)(self.code, where=(), **self.facts)


@contextmanager
def said_of(place: object) -> Iterator[None]:
    """Within this, every Fault is said of ``place``."""
    try:
        yield
    except Fault as fault:
        raise fault.at(place) from None
