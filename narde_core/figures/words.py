"""Reading a figure word by word, with a sentence for every word that is missing, unknown or too much."""

from __future__ import annotations

from collections.abc import Mapping

from narde_core.faults import Fault
from narde_core.numbers import whole


class Words:
    """The words of a figure that are still to be read."""

    def __init__(self, text: str) -> None:
        self.example = text
        self._text = text
        self._left = text.split()

    def like(self, example: str) -> Words:
        """The same words; from now on faults show ``example``."""
        self.example = example
        return self

    def take(self) -> str:
        """The next word; Fault if there is none."""
        if not self._left:
            raise Fault("figure-lacks", given=self._text, example=self.example)
        return self._left.pop(0)

    def number(self) -> int:
        """The next word as a number; Fault if it is none."""
        return whole(self.take())

    def numbers(self) -> tuple[int, ...]:
        """The next word as numbers with commas between; Fault if one is none."""
        return tuple(map(whole, self.take().split(",")))

    def one_of[T](self, known: Mapping[str, T]) -> T:
        """What the next word stands for; Fault for a missing or an unknown one."""
        if not self._left:
            raise Fault("figure-word", given=self._text, known=", ".join(known))
        word = self._left.pop(0)
        if word not in known:
            raise Fault("figure-unknown", given=word, known=", ".join(known))
        return known[word]

    def flag(self, word: str) -> bool:
        """Whether ``word`` comes next; if so it is read."""
        if self._left[:1] != [word]:
            return False
        self._left.pop(0)
        return True

    @property
    def more(self) -> bool:
        """Whether anything is left."""
        return bool(self._left)

    def rest(self) -> str:
        """All that is left, as one text."""
        left, self._left = " ".join(self._left), []
        return left

    def end(self) -> None:
        """Fault if anything is left."""
        if self._left:
            raise Fault("figure-left", given=self._text, left=" ".join(self._left), example=self.example)
