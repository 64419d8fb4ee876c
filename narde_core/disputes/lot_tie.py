"""What happens when the dice of the lot are equal?

A reading gets the number of ties of this lot and the length of the match in points, 0 for play outside a match, and
returns the stake with which the game begins.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("При равных костях жребий бросают снова; на счёт это не влияет.")
def again(ties: int, length: int) -> int:
    """Equal dice are thrown again; the score is not touched."""
    return 1


@reading("При равных костях жребий бросают снова, и каждый раз ставка удваивается; в матче этого нет.")
def automatic_double(ties: int, length: int) -> int:
    """Equal dice are thrown again, and each time the stake doubles; not in a match."""
    return 1 if length else 2**ties


@reading(
    "При равных костях жребий бросают снова, и ставка удваивается один раз, сколько бы костей ни совпало; в матче "
    "этого нет."
)
def one_automatic_double(ties: int, length: int) -> int:
    """Equal dice are thrown again, and the stake doubles once, however often they are equal; not in a match."""
    return 2 if ties and not length else 1


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что делать, если на жребии выпало поровну?",
    "start",
    again,
    automatic_double,
    one_automatic_double,
)
