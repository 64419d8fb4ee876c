"""Nackgammon: short nardy from a start with four checkers back; its source names no other difference."""

from __future__ import annotations

from dataclasses import replace

from narde_core.common.short import COMMON_SHORT
from narde_core.game import SHORT
from narde_core.position import Side

NACKGAMMON = replace(
    SHORT,
    name="nackgammon",
    setup=Side.of({24: 2, 23: 2, 13: 4, 8: 3, 6: 4}),
    kin_of=SHORT,
    mat_name="NackGammon",
)
COMMON = replace(COMMON_SHORT, game=NACKGAMMON)
