"""What becomes of the numbers of a double that its player cannot play?

A reading is told whether he has played any step of the double, and tells whether his opponent plays the rest.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Недоигранное играет соперник, с того числа, на котором игрок остановился, а потом бросает сам.")
def opponent_plays(moved: bool) -> bool:
    """The opponent plays what is left, from the number at which the player stopped, and then throws himself."""
    return True


@reading("Недоигранное играет соперник, но только если сам игрок сделал из дубля хоть один шаг.")
def opponent_plays_if_moved(moved: bool) -> bool:
    """The opponent plays what is left, but only if the player himself has made a step of the double."""
    return moved


@reading("Недоигранное пропадает: соперник просто бросает кости.")
def lost(moved: bool) -> bool:
    """What is left is lost: the opponent simply throws."""
    return False


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что делать с числами дубля, которые игрок сыграть не смог?",
    "play",
    opponent_plays,
    opponent_plays_if_moved,
    lost,
)
