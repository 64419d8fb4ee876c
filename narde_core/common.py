"""For each game the readings most texts share: what an authority is taken to mean where it says nothing."""

from __future__ import annotations

from narde_core.disputes import (
    bearing_off,
    head,
    head_order,
    inside_moves,
    larger_die,
    passing,
    prime,
    prime_route,
)
from narde_core.ruleset import LongRules, RuleSet, ShortRules

COMMON_LONG = LongRules(
    head=head.natural_obstacle,
    head_order=head_order.free,
    prime=prime.opponent_ahead,
    prime_route=prime_route.opponents_route,
    passing=passing.end_of_turn,
    larger_die=larger_die.larger,
    bearing_off=bearing_off.from_the_highest,
    inside_moves=inside_moves.allowed,
)
COMMON_SHORT = ShortRules(
    larger_die=larger_die.larger,
    bearing_off=bearing_off.from_the_highest,
    inside_moves=inside_moves.allowed,
)
COMMON: dict[str, RuleSet] = {"long": COMMON_LONG, "short": COMMON_SHORT}
