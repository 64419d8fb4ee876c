"""Must a checker that was touched be moved?

A reading rules on a checker touched in one's own turn: ``warned`` tells whether the player first said that he only
straightens it, ``complete`` whether the turn is complete by now.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Взялся — ходи; кто только поправляет шашку, сначала говорит «поправляю».")
def touched_must_move(warned: bool, complete: bool) -> Ruling:
    """A touched checker must be moved; to straighten one, a player says so first."""
    if complete:
        return Ruling.STANDS
    return Ruling.NEED_NOT_MOVE_IT if warned else Ruling.MUST_MOVE_IT


@reading("Пока ход не завершён, его можно переменить.")
def free_until_complete(warned: bool, complete: bool) -> Ruling:
    """Until the turn is complete the player may change it."""
    return Ruling.STANDS if complete else Ruling.MAY_CHANGE


@reading("Решение можно отменить, но кости останутся прежними.")
def undo(warned: bool, complete: bool) -> Ruling:
    """A decision may be taken back, and the dice stay as they fell."""
    return Ruling.MAY_CHANGE


DISPUTE = dispute(
    __name__,
    __doc__,
    "Обязан ли игрок ходить шашкой, за которую взялся?",
    "procedure",
    touched_must_move,
    free_until_complete,
    undo,
)
