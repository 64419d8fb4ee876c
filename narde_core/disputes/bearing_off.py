"""What may a die do that is larger than a checker needs to be borne off?

A reading gets the checker's point, the die, which is larger, and the highest point its player holds (all own points).
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Костью больше нужной снимают шашку с самого старшего занятого пункта.")
def from_the_highest(point: int, die: int, highest: int) -> bool:
    """A die larger than needed bears off a checker from the highest point held."""
    return point == highest


@reading("Шашку снимают только точным числом.")
def exact_only(point: int, die: int, highest: int) -> bool:
    """A checker is borne off by its exact number only."""
    return False


@reading("Если на пункте кости и выше шашек нет, снимают шашку с любого младшего пункта.")
def any_lower_point(point: int, die: int, highest: int) -> bool:
    """If nothing stands on the die's point or above it, a checker may be borne off from any lower point."""
    return highest < die


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что можно сделать костью, которая больше, чем нужно для снятия?",
    "play",
    from_the_highest,
    exact_only,
    any_lower_point,
)
