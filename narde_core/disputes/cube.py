"""When may the stake be doubled?

A reading gets the length of the match in points, 0 for play outside a match, and says whether there is doubling.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Ставку не удваивают.")
def none(length: int) -> bool:
    """There is no doubling."""
    return False


@reading("Удваивают только в матче; в одиночной партии, то есть в матче до одного очка, куба нет.")
def match_only(length: int) -> bool:
    """Doubling is for matches; a single game, a match to one point, has no cube."""
    return length > 1


@reading("Удваивают только при игре на ставку.")
def stakes_only(length: int) -> bool:
    """Doubling is for play for stakes."""
    return not length


@reading("Удваивать можно всегда: и в матче, и вне его.")
def always(length: int) -> bool:
    """There is doubling always, in a match and outside one."""
    return True


DISPUTE = dispute(
    __name__,
    __doc__,
    "Когда можно удваивать ставку?",
    "doubling",
    none,
    match_only,
    stakes_only,
    always,
)
