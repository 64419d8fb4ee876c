"""What goes wrong with an input, said in one sentence in the reader's language."""

from __future__ import annotations

from narde_core.wording import Language, say


class Fault(ValueError):
    """Bad input: a code from the wording tables and the facts of the case.

    ``str(fault)`` is the English sentence; ``fault.say("ru")`` the Russian one. ``where`` is what the
    sentence is about (a key, a line, an option), put before it when known.
    """

    def __init__(self, code: str, /, *, where: str = "", **facts: object) -> None:
        self.code = code
        self.facts = facts
        self.where = where
        super().__init__(self.say("en"))

    def say(self, language: Language) -> str:
        """The sentence in ``language``: what is wrong, where, what would be right."""
        sentence = say(self.code, language, **self.facts)
        return f"{self.where}: {sentence}" if self.where else sentence

    def at(self, where: str) -> Fault:
        """The same fault, said of the place ``where``; an inner place stays innermost."""
        place = f"{where}, {self.where}" if self.where else where
        return type(self)(self.code, where=place, **self.facts)
