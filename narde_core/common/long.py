"""The readings of long nardy that most texts share."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from narde_core.disputes import (
    annulling_word,
    bearing_off,
    beaver,
    cocked_dice,
    crawford,
    cube,
    cube_limit,
    cup,
    dead_cube,
    dice_halves,
    die_on_checker,
    head,
    head_order,
    illegal_play,
    inside_moves,
    jacoby,
    larger_die,
    last_throw,
    lot,
    lot_dice,
    lot_order,
    lot_tie,
    next_game,
    passing,
    prime,
    prime_route,
    refused_double,
    resignation,
    time_limit,
    touch_move,
    turn_complete,
    white_checkers,
    worth,
)
from narde_core.game import LONG, Game
from narde_core.ruleset import LongRules, RuleSet

COMMON_LONG = LongRules(
    game=LONG,
    head=head.natural_obstacle,
    head_order=head_order.free,
    prime=prime.opponent_ahead,
    prime_route=prime_route.opponents_route,
    passing=passing.end_of_turn,
    larger_die=larger_die.larger,
    bearing_off=bearing_off.from_the_highest,
    inside_moves=inside_moves.allowed,
    lot=lot.one_die_each,
    lot_dice=lot_dice.thrown_again,
    lot_tie=lot_tie.again,
    white_checkers=white_checkers.settled_before,
    next_game=next_game.winner,
    worth=worth.oin_mars,
    last_throw=last_throw.none,
    resignation=resignation.single,
    cube=cube.none,
    refused_double=refused_double.stake_before,
    cube_limit=cube_limit.no_limit,
    dead_cube=dead_cube.may_double,
    crawford=crawford.neither_doubles,
    jacoby=jacoby.gammons_always_count,
    beaver=beaver.never,
    lot_order=lot_order.any_order,
    cup=cup.any_way,
    dice_halves=dice_halves.one_half,
    cocked_dice=cocked_dice.thrown_again,
    die_on_checker=die_on_checker.thrown_again,
    annulling_word=annulling_word.no_word,
    touch_move=touch_move.free_until_complete,
    turn_complete=turn_complete.clock_or_dice_passed,
    illegal_play=illegal_play.stands_once_dice_taken,
    time_limit=time_limit.no_limit,
)


def taken_over(kind: type[RuleSet], game: Game) -> dict[str, Any]:
    """What long nardy decides of all that ``kind`` has to decide, for a ``game`` that comes from it."""
    return {field.name: getattr(COMMON_LONG, field.name) for field in fields(kind)} | {"game": game}
