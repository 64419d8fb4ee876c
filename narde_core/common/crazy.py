"""Crazy nardy: long nardy in which a double is followed by all higher doubles, each number four times; two may leave the
head with any double, a checker is borne off by its exact number only, and nothing moves inside home.
"""

from __future__ import annotations

from dataclasses import replace

from narde_core.common.running import running
from narde_core.disputes import bearing_off, cascade, head, inside_moves
from narde_core.game import LONG

CRAZY = replace(LONG, name="crazy", kin_of=LONG)
COMMON = replace(
    running(CRAZY, cascade.each_four_times),
    head=head.any_double_any_turn,
    bearing_off=bearing_off.exact_only,
    inside_moves=inside_moves.forbidden,
)
