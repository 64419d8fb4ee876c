"""What if a player uses up the time for a turn?

A reading rules on a player who has run out of time in ``turns_running`` turns one after the other; ``left`` tells
whether he has left the table.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("На ход даётся минута; потом за игрока ходит программа, а два просроченных хода подряд — проигранная партия.")
def minute_then_program(turns_running: int, left: bool) -> Ruling:
    """A turn may take a minute; then the program moves, and the second time-out running loses the game."""
    return Ruling.LOSES_GAME if turns_running > 1 else Ruling.MOVED_FOR_HIM


@reading("На решение даётся шестьдесят секунд, потом решает компьютер; кто ушёл от стола, проиграл матч.")
def minute_then_computer(turns_running: int, left: bool) -> Ruling:
    """A decision may take sixty seconds, then the computer decides; a player who leaves the table loses the match."""
    return Ruling.LOSES_MATCH if left else Ruling.MOVED_FOR_HIM


@reading("Играют с часами, но что бывает за просрочку, не сказано.")
def clock(turns_running: int, left: bool) -> Ruling:
    """The game is played with a clock; what overstepping costs is not said."""
    return Ruling.NOT_SAID


@reading("Время не ограничено.")
def no_limit(turns_running: int, left: bool) -> Ruling:
    """There is no limit of time."""
    return Ruling.CANNOT_HAPPEN


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что делать, если игрок просрочил ход?",
    "procedure",
    minute_then_program,
    minute_then_computer,
    clock,
    no_limit,
)
