"""For each game the readings most texts share: what an authority is taken to mean where it says nothing.

A variant is one module here, and one word below.
"""

from __future__ import annotations

from narde_core.common import crazy, gulbar, hypergammon, nackgammon, portes, six_one
from narde_core.common.long import COMMON_LONG
from narde_core.common.short import COMMON_SHORT
from narde_core.game import Game
from narde_core.ruleset import RuleSet

__all__ = ["COMMON", "COMMON_LONG", "COMMON_SHORT", "GAMES", "owners"]

VARIANTS = (crazy, gulbar, six_one, portes, nackgammon, hypergammon)
COMMON: dict[str, RuleSet] = {
    rules.game.name: rules for rules in (COMMON_LONG, COMMON_SHORT, *(variant.COMMON for variant in VARIANTS))
}
GAMES: dict[str, Game] = {name: rules.game for name, rules in COMMON.items()}


def owners(dispute: str) -> tuple[str, ...]:
    """The games whose own question a dispute is: not the variants that only share it with the game they come from."""
    return tuple(
        name
        for name, rules in COMMON.items()
        if dispute in rules.disputes
        and (rules.game.kin_of is None or dispute not in COMMON[rules.game.kin_of.name].disputes)
    )
