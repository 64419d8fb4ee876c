"""Portes, as its two sources tell it: short nardy where the winner of the lot throws again, nothing is doubled, no win is
worth three, and a checker that has hit at home stays.
"""

from __future__ import annotations

from dataclasses import replace

from narde_core.common.short import COMMON_SHORT
from narde_core.disputes import cube, hit_and_run, koks, lot_dice
from narde_core.game import SHORT

PORTES = replace(SHORT, name="portes", kin_of=SHORT, mat_name="")
COMMON = replace(
    COMMON_SHORT,
    game=PORTES,
    lot_dice=lot_dice.thrown_again,
    hit_and_run=hit_and_run.not_in_home,
    koks=koks.none,
    cube=cube.none,
)
