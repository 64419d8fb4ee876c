"""The lines of a level or a puzzle, sorted: those of the board, those of the lesson, and what may be there once."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from narde_core.diagram import GIVENS, Entry, entries
from narde_core.faults import Fault

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
LONGEST_NAME = 40


def parse_name(text: str) -> str:
    """The name of a level or a puzzle, fit for a link: ``two-from-the-head``. Fault for anything else."""
    if len(text) > LONGEST_NAME or not _NAME.fullmatch(text):
        raise Fault("level-name", given=text)
    return text


class Lines:
    """The lines of a text by key: ``board`` are the givens of its board; the others are asked for by name.

    Keys that end in a space in ``once`` or ``often`` stand for every key that begins so. Fault for a line that is not
    ``key: value``, an unknown key, or one of ``once`` that stands there twice.
    """

    def __init__(self, text: str, *, once: Collection[str], often: Collection[str]) -> None:
        self.board: list[Entry] = []
        self._found: dict[str, list[Entry]] = {}
        for entry in entries(text):
            if entry.key in GIVENS:
                self.board.append(entry)
                continue
            key = next((known for known in often if known.endswith(" ") and entry.key.startswith(known)), entry.key)
            if key not in (*once, *often):
                known = ", ".join(f"{name}…" if name.endswith(" ") else name for name in (*once, *often, *GIVENS))
                raise Fault("unknown-key", where=(entry,), given=entry.key, known=known)
            if key in once and key in self._found:
                raise Fault("key-twice", where=(entry,), given=key)
            self._found.setdefault(key, []).append(entry)

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def need(self, key: str) -> Entry:
        """The only line of a key; Fault if it is missing."""
        return self.all(key)[0]

    def read[T](self, key: str, parse: Callable[[str], T]) -> T:
        """What the only line of a key says, or "" if it is missing; a fault of ``parse`` tells where it stands."""
        return self._found[key][0].read(parse) if key in self._found else parse("")

    def get(self, key: str) -> str:
        """The value of a key, "" if it is missing."""
        return self._found[key][0].value if key in self._found else ""

    def all(self, key: str) -> list[Entry]:
        """Every line of a key; Fault if there is none."""
        if key not in self._found:
            raise Fault("key-missing", key=key.strip())
        return self._found[key]

    def some(self, key: str) -> list[Entry]:
        """Every line of a key, or none."""
        return self._found.get(key, [])
