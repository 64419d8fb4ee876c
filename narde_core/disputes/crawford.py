"""Who may double in the game after somebody first comes within one point of the match?

A reading is asked of the player who wants to double: ``leader`` tells whether he is the one who lacks one point.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Когда одному из игроков впервые не хватает до победы одного очка, в следующей партии не удваивает никто.")
def neither_doubles(leader: bool) -> bool:
    """When a player first needs one point to win the match, nobody doubles in the next game."""
    return False


@reading("Когда одному из игроков впервые не хватает до победы одного очка, в следующей партии не удваивает только он.")
def only_the_leader_is_barred(leader: bool) -> bool:
    """When a player first needs one point to win the match, only he may not double in the next game."""
    return not leader


@reading("Удваивать можно при любом счёте.")
def none(leader: bool) -> bool:
    """The stake may be doubled at any score."""
    return True


DISPUTE = dispute(
    __name__,
    __doc__,
    "Кто может удваивать в партии после того, как одному впервые не хватает одного очка до победы в матче?",
    "doubling",
    neither_doubles,
    only_the_leader_is_barred,
    none,
)
