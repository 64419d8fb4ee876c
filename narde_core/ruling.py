"""What a referee says when the dice, a hand or the clock are in question."""

from __future__ import annotations

from enum import Enum

from narde_core.wording import Language, say


class Ruling(Enum):
    """The answers that readings of procedure give; ``say`` is the sentence for the players."""

    THROW_COUNTS = "throw-counts"
    THROW_AGAIN = "throw-again"
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    MUST_MOVE_IT = "must-move-it"
    NEED_NOT_MOVE_IT = "need-not-move-it"
    MAY_CHANGE = "may-change"
    STANDS = "stands"
    MUST_CORRECT = "must-correct"
    OPPONENT_CHOOSES = "opponent-chooses"
    CANNOT_HAPPEN = "cannot-happen"
    TURN_OVER = "turn-over"
    TURN_GOES_ON = "turn-goes-on"
    MOVED_FOR_HIM = "moved-for-him"
    LOSES_GAME = "loses-game"
    LOSES_MATCH = "loses-match"
    NOT_SAID = "not-said"

    def say(self, language: Language) -> str:
        """The ruling in one sentence."""
        return say(f"ruling-{self.value}", language)
