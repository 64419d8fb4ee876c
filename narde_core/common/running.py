"""The readings shared by the variants of long nardy in which a double runs on through the higher ones."""

from __future__ import annotations

from narde_core.common.long import taken_over
from narde_core.dispute import Reading
from narde_core.disputes import cascade_start, leftover
from narde_core.game import Game
from narde_core.ruleset import CascadeRules, LongRules


def running(game: Game, times: Reading[[], int]) -> CascadeRules:
    """The rules of such a variant: long nardy's, its doubles running on from the first turn, each number so many times,
    and the opponent playing what is left.
    """
    return CascadeRules(
        **taken_over(LongRules, game),
        cascade=times,
        cascade_start=cascade_start.from_the_first_turn,
        leftover=leftover.opponent_plays,
    )
