"""Crazy gul bara: long nardy in which a double is followed by all higher doubles, each number twice; its source names no
other difference.
"""

from __future__ import annotations

from dataclasses import replace

from narde_core.common.running import running
from narde_core.disputes import cascade
from narde_core.game import LONG

GULBAR = replace(LONG, name="gulbar", kin_of=LONG)
COMMON = running(GULBAR, cascade.each_twice)
