"""The small parts of which the readers of IDs are made."""

from __future__ import annotations

from collections.abc import Mapping

from narde_core.faults import Fault, said_of
from narde_core.position import BAR, Side

LONGEST = 200
"""Characters; the longest ID any format makes has fewer than a hundred."""


def stripped(text: str, label: str) -> str:
    """The ID without spaces around it and without ``label=`` before it; Fault when it is longer than any ID is."""
    if len(text) > LONGEST:
        raise Fault("id-too-long", given=len(text), longest=LONGEST)
    text = text.strip()
    return text[len(label) + 1 :] if text[: len(label) + 1].upper() == f"{label}=" else text


def whole(text: str, code: str, low: int, high: int, field: int = 0) -> int:
    """The whole number that ``text`` writes without a leading nought; the Fault ``code`` if it is none from ``low``
    to ``high``.
    """
    digits = text.removeprefix("-")
    if (
        len(digits) <= 5
        and digits.isascii()
        and digits.isdigit()
        and str(int(text)) == text
        and low <= int(text) <= high
    ):
        return int(text)
    raise Fault(code, given=text, low=low, high=high, field=field)


def side_on(counts: Mapping[int, int], where: str) -> Side:
    """The side with these checkers on its own points and bar, the rest off; a Fault says ``where`` it was read."""
    with said_of(where):
        return Side.of({place: count for place, count in counts.items() if 0 < place <= BAR})
