"""How many times is each number played when a double runs on?

A reading returns how many times the number thrown is played, and each of those above it.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Выпавшее число и каждое число старше него играют четыре раза.")
def each_four_times() -> int:
    """The number thrown and every number above it are played four times each."""
    return 4


@reading("Выпавшее число и каждое число старше него играют два раза.")
def each_twice() -> int:
    """The number thrown and every number above it are played twice each."""
    return 2


DISPUTE = dispute(
    __name__,
    __doc__,
    "Сколько раз играют каждое число дубля, который идёт до шестёрок?",
    "play",
    each_four_times,
    each_twice,
)
