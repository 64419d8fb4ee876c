"""How is it decided who starts the first game?

A reading returns the number of dice that each player throws for it; none when no dice are thrown.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Каждый бросает одну кость; начинает тот, у кого больше.")
def one_die_each() -> int:
    """Each throws one die; the higher starts."""
    return 1


@reading("Оба бросают кости; начинает тот, у кого больше очков.")
def more_points() -> int:
    """Both throw the dice; whoever has more points starts."""
    return 2


@reading("Первого игрока выбирает случайно программа, костей не бросают.")
def drawn_by_program() -> int:
    """A program draws the first player at random; no dice are thrown."""
    return 0


DISPUTE = dispute(
    __name__,
    __doc__,
    "Как решают, кто начинает первую партию?",
    "start",
    one_die_each,
    more_points,
    drawn_by_program,
)
