"""Six-one: fifteen checkers start on the head as in long nardy, a six or a one drops one of them straight into home, and
nobody bears off. Its one source leaves most of it open: what is taken from long nardy, and what is decided here, is our
own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from narde_core.common.long import taken_over
from narde_core.disputes import drop_point, six_and_one, six_one_end
from narde_core.game import LONG
from narde_core.ruleset import DropRules, RuleSet


@dataclass(frozen=True, kw_only=True)
class SixOneRules(DropRules):
    """One reading for every dispute of six-one."""

    dropping: ClassVar[frozenset[int]] = frozenset((6, 1))


SIX_ONE = replace(LONG, name="six-one", kin_of=LONG, bears_off=False)
COMMON = SixOneRules(
    **taken_over(RuleSet, SIX_ONE),
    drop_point=drop_point.any_home_point,
    six_and_one=six_and_one.drop_or_step,
    six_one_end=six_one_end.all_home,
)
