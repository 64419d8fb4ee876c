"""Which die is played if either can be played, but not both?

A reading is asked of each die: may it be played, when only one of ``playable`` can be?
"""

from __future__ import annotations

from collections.abc import Collection

from narde_core.dispute import dispute, reading


@reading("Если сыграть можно любую из двух костей, но только одну, играют большую.")
def larger(die: int, playable: Collection[int]) -> bool:
    """If either die can be played but not both, the larger is played."""
    return die == max(playable)


@reading("Если сыграть можно любую из двух костей, но только одну, выбирает игрок.")
def free(die: int, playable: Collection[int]) -> bool:
    """If either die can be played but not both, the player chooses."""
    return True


DISPUTE = dispute(
    __name__,
    __doc__,
    "Какую кость играют, если можно сыграть только одну из двух?",
    "play",
    larger,
    free,
)
