"""Every question the sources answer differently, one module each."""

from __future__ import annotations

from narde_core.dispute import Dispute
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
from narde_core.faults import Fault

DISPUTES: dict[str, Dispute] = {
    module.DISPUTE.name: module.DISPUTE
    for module in (head, head_order, prime, prime_route, passing, larger_die, bearing_off, inside_moves)
}


def find(name: str) -> Dispute:
    """The dispute of that name; Fault for an unknown one."""
    if name not in DISPUTES:
        raise Fault("unknown-dispute", given=name, known=", ".join(DISPUTES))
    return DISPUTES[name]
