"""Every question the sources answer differently, one module each."""

from __future__ import annotations

from narde_core.dispute import Dispute
from narde_core.disputes import (
    annulling_word,
    bearing_off,
    beaver,
    cascade,
    cascade_start,
    cocked_dice,
    crawford,
    cube,
    cube_limit,
    cup,
    dead_cube,
    dice_halves,
    die_on_checker,
    drop_point,
    head,
    head_order,
    hit_and_run,
    illegal_play,
    inside_moves,
    jacoby,
    koks,
    larger_die,
    last_throw,
    leftover,
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
    six_and_one,
    six_one_end,
    time_limit,
    touch_move,
    turn_complete,
    white_checkers,
    worth,
)
from narde_core.faults import Fault

PLAY = (
    head, head_order, prime, prime_route, passing, larger_die, bearing_off, inside_moves, hit_and_run, cascade,
    cascade_start, leftover, drop_point, six_and_one, six_one_end,
)  # fmt: skip
START = (lot, lot_dice, lot_tie, white_checkers, next_game)
WORTH = (worth, koks, last_throw, resignation)
DOUBLING = (cube, refused_double, cube_limit, dead_cube, crawford, jacoby, beaver)
PROCEDURE = (
    lot_order,
    cup,
    dice_halves,
    cocked_dice,
    die_on_checker,
    annulling_word,
    touch_move,
    turn_complete,
    illegal_play,
    time_limit,
)

DISPUTES: dict[str, Dispute] = {
    module.DISPUTE.name: module.DISPUTE for module in (*PLAY, *START, *WORTH, *DOUBLING, *PROCEDURE)
}


def find(name: str) -> Dispute:
    """The dispute of that name; Fault for an unknown one."""
    if name not in DISPUTES:
        raise Fault("unknown-dispute", given=name, known=", ".join(DISPUTES))
    return DISPUTES[name]
