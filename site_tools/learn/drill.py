"""What the fence ``drill`` asks for: the trainer of first moves of a game. ``game: long`` or ``game: short``."""

from dataclasses import dataclass

from narde_core.diagram import entries
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.trainer.cards import trained


@dataclass(frozen=True)
class Drill:
    """The trainer of one game."""

    game: Game

    def broken(self) -> tuple[Fault, ...]:
        """Nothing: it claims nothing."""
        return ()


def parse_drill(text: str) -> Drill:
    """The trainer that a text asks for. Fault for another key, or a game that it does not know."""
    match entries(text):
        case [entry] if entry.key == "game":
            return Drill(entry.read(trained))
    raise Fault("key-missing", key="game")
