"""Hypergammon: short nardy with three checkers a side, on the three farthest points; its source names no other
difference.
"""

from __future__ import annotations

from dataclasses import replace

from narde_core.common.short import COMMON_SHORT
from narde_core.game import SHORT
from narde_core.position import Side

HYPERGAMMON = replace(
    SHORT,
    name="hypergammon",
    setup=Side.of({24: 1, 23: 1, 22: 1}, checkers=3),
    kin_of=SHORT,
    mat_name="HyperGammon (3)",
)
COMMON = replace(COMMON_SHORT, game=HYPERGAMMON)
