"""The first rounds that published texts name by their rolls, to hold against all there are.

Statements and slips of the authorities say what their lists mean; here stands only which pairs of rolls are named, as
the first player's roll and the second's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType

from narde_core.faults import Fault
from narde_core.notation import parse_roll
from narde_core.odds import rolling
from narde_core.turn import Roll

type Pair = tuple[Roll, Roll]


def _pairs(*named: str) -> frozenset[Pair]:
    """Pairs written as ``5-5: 4-4 6-2``."""
    found = set()
    for line in named:
        opening, _, replies = line.partition(":")
        found |= {(parse_roll(opening), parse_roll(reply)) for reply in replies.split()}
    return frozenset(found)


LISTS: Mapping[str, frozenset[Pair]] = MappingProxyType(
    {
        # its two paragraphs on the second player's first turn
        "commentary": _pairs("5-5: 6-2 5-3 4-4", "2-1: 5-5", "6-2: 5-5", "5-3: 5-5"),
        # the examples of 3.1
        "numbered-rules": _pairs("5-5: 4-4", "2-2: 5-5"),
        # its example
        "head-qa": _pairs("5-5: 4-4"),
        # openings 2-1, 6-2, 5-5 and rolls 5-5, 6-2, paired as they can occur
        "gambler": _pairs("5-5: 6-2", "2-1: 5-5", "6-2: 5-5"),
    }
)
"""By the name of the text."""


def listed(name: str) -> frozenset[Pair]:
    """The pairs that a text names; Fault if it has no list."""
    if name not in LISTS:
        raise Fault("figure-list", given=name, known=", ".join(LISTS))
    return LISTS[name]


def chance_of(pairs: Iterable[Pair]) -> Fraction:
    """How likely it is that a first round with fresh dice is one of these."""
    return sum((rolling(opening).chance * rolling(reply).chance for opening, reply in pairs), Fraction(0))
