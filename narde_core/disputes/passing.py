"""May six in a row stand in the middle of a turn?

A reading is asked after a step whether the board is judged now: ``turn_ends`` tells if the turn ends with that step.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Шесть подряд проверяют по окончании хода: на проходе закрыть и тут же открыть можно.")
def end_of_turn(turn_ends: bool) -> bool:
    """Six in a row is judged when the turn ends: closing the way and opening it again in one turn is allowed."""
    return turn_ends


@reading("Шесть подряд проверяют после каждого шага: закрывать нельзя даже на проходе.")
def every_step(turn_ends: bool) -> bool:
    """Six in a row is judged after every step: the way may not be closed even in passing."""
    return True


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли закрыть шесть пунктов подряд на проходе, посреди хода?",
    "play",
    end_of_turn,
    every_step,
)
