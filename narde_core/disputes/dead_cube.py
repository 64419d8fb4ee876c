"""May a player double when the stake as it is would win him the match?

A reading gets the stake and the points the player still needs; it is asked in matches only.
"""

from __future__ import annotations

from fractions import Fraction

from narde_core.dispute import dispute, reading


@reading("Удваивать можно и тогда, когда удвоение ничего не даёт.")
def may_double(stake: int, needed: Fraction) -> bool:
    """A player may double even when the double gains him nothing."""
    return True


@reading("Нельзя удваивать, если матч выигрывает и нынешняя ставка.")
def may_not_double(stake: int, needed: Fraction) -> bool:
    """A player may not double when the stake as it is wins him the match."""
    return stake < needed


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли удваивать, если для победы в матче хватает нынешней ставки?",
    "doubling",
    may_double,
    may_not_double,
)
