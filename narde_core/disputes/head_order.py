"""When two checkers leave the head, may the steps be shared between them freely?

A reading is asked when a second checker is about to leave: may it, though the first could still go on?
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading(
    "Шаги делятся между двумя шашками как угодно: при 3-3 можно встать на 15-й и 21-й пункты, а можно обеими на 18-й."
)
def free(first_can_go_on: bool) -> bool:
    """The steps are shared freely: 3-3 may go to the 15- and 21-points, or twice to the 18-point."""
    return True


@reading("Первая шашка идёт, пока может; вторая доигрывает остаток: при 3-3 встают только на 15-й и 21-й пункты.")
def first_as_far_as_it_goes(first_can_go_on: bool) -> bool:
    """The first checker goes as far as it can and the second plays the rest: 3-3 goes to the 15- and 21-points only."""
    return not first_can_go_on


DISPUTE = dispute(
    __name__,
    __doc__,
    "Если с головы снимают две шашки, можно ли делить шаги между ними как угодно?",
    "play",
    free,
    first_as_far_as_it_goes,
)
