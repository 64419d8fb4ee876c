"""The readings shared by the variants of long nardy in which a double runs on through the higher ones."""

from __future__ import annotations

from dataclasses import fields

from narde_core.common.long import COMMON_LONG
from narde_core.dispute import Reading
from narde_core.disputes import cascade_start, leftover
from narde_core.game import Game
from narde_core.ruleset import CascadeRules


def running(game: Game, times: Reading[[], int]) -> CascadeRules:
    """The rules of such a variant: long nardy's, its doubles running on from the first turn, each number so many times,
    and the opponent playing what is left.
    """
    shared = {field.name: getattr(COMMON_LONG, field.name) for field in fields(COMMON_LONG)}
    return CascadeRules(
        **{**shared, "game": game},
        cascade=times,
        cascade_start=cascade_start.from_the_first_turn,
        leftover=leftover.opponent_plays,
    )
