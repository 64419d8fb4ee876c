"""When may six points in a row be held?

A reading gets the block and the opponent's side, by his own points, and says whether the block may stand. It is asked
only of six points that the turn has closed: what stood before stays lawful.
"""

from __future__ import annotations

from dataclasses import dataclass

from narde_core.dispute import dispute, reading
from narde_core.position import HOME, OFF, Side


@dataclass(frozen=True, slots=True)
class Block:
    """Six points in a row. ``points``: the mover's own points, in the order in which they are counted.
    ``passed``: an opposing checker on his own point ``passed`` or lower has the whole block behind it.
    """

    points: tuple[int, ...]
    passed: int


@reading("Шесть пунктов подряд можно занять, если хоть одна шашка соперника уже прошла дальше них.")
def opponent_ahead(block: Block, opponent: Side) -> bool:
    """Six in a row may stand if at least one opposing checker has passed the block."""
    return any(opponent[point] for point in range(OFF, block.passed + 1))


@reading("Шесть пунктов подряд можно занять, если хотя бы одна шашка соперника уже пришла в свой дом.")
def opponent_home(block: Block, opponent: Side) -> bool:
    """Six in a row may stand if at least one opposing checker has reached its home."""
    return any(opponent[point] for point in range(OFF, HOME[0] + 1))


@reading("Шесть пунктов подряд занимать нельзя никогда.")
def never_six(block: Block, opponent: Side) -> bool:
    """Six in a row may never stand."""
    return False


@reading("Шесть пунктов подряд занимать можно всегда.")
def no_ban(block: Block, opponent: Side) -> bool:
    """Six in a row may stand at any time."""
    return True


DISPUTE = dispute(
    __name__,
    __doc__,
    "Когда можно занимать шесть пунктов подряд?",
    "play",
    opponent_ahead,
    opponent_home,
    never_six,
    no_ban,
)
