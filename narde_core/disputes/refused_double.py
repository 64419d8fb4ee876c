"""What does refusing a double cost?

A reading gets the stake before the double and returns the points lost.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Отказавшийся проигрывает партию по ставке, которая была до удвоения.")
def stake_before(stake: int) -> int:
    """A player who refuses loses the game at the stake it had before the double."""
    return stake


@reading("Отказавшийся проигрывает партию и одно очко.")
def one_point(stake: int) -> int:
    """A player who refuses loses the game and one point."""
    return 1


DISPUTE = dispute(
    __name__,
    __doc__,
    "Во что обходится отказ от удвоения?",
    "doubling",
    stake_before,
    one_point,
)
