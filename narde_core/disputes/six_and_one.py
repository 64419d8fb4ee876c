"""A six or a one drops a checker from the head. May it also simply move one?

A reading tells whether it may.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Шестёркой и единицей можно скинуть шашку с головы, а можно и просто пойти любой.")
def drop_or_step() -> bool:
    """A six or a one may drop a checker from the head, or simply move any checker."""
    return True


@reading("Шестёрка и единица только скидывают шашку с головы, пойти ими нельзя.")
def only_drop() -> bool:
    """A six and a one only drop a checker from the head; no checker moves by them."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли шестёркой и единицей, которые скидывают шашку с головы, просто пойти?",
    "play",
    drop_or_step,
    only_drop,
)
