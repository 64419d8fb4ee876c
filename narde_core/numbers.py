"""Numbers that somebody has typed."""

from __future__ import annotations

import re
from fractions import Fraction

from narde_core.faults import Fault

MOST = 999_999
_FRACTION = re.compile(r"([0-9]{1,6})(?:/([0-9]{1,6}))?")


def whole(text: str, most: int = MOST) -> int:
    """The whole number from 0 to ``most`` that a text writes in digits. Fault for any other text."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most:
        return int(text)
    raise Fault("number-whole", given=text, most=most)


def fraction(text: str) -> Fraction:
    """The number that a text writes as a whole one or as two with ``/`` between. Fault for any other text."""
    found = _FRACTION.fullmatch(text)
    if not found or not int(found[2] or 1):
        raise Fault("number-fraction", given=text)
    return Fraction(int(found[1]), int(found[2] or 1))
