"""Why an opening play of short nardy is good or not, in a sentence: what it does on the board, and what hits it."""

from __future__ import annotations

from collections.abc import Iterator

from narde_core.common import COMMON_SHORT
from narde_core.figures.telling import counted
from narde_core.odds import reaching
from narde_core.position import Position
from narde_core.wording import Language, say

BACK = range(24, 18, -1)
"""The opponent's home."""
FRONT = range(18, 0, -1)
"""The rest of the board."""
KEY = (7, 5, 4)
"""Points worth a risk."""
BUILDING = (11, 10, 9)
"""Points from which the next one is made."""


def say_why(before: Position, after: Position, language: Language) -> str:
    """What a play does, in one sentence that goes on after the play."""
    reasons = [*_does(before, after, language)]
    shots = _shots(after)
    code = "why-shots" if shots else "why-safe"
    reasons.append(say(code, language, shots=counted(shots, "roll", language)))
    return say("why-list", language, reasons=", ".join(reasons))


def _shots(after: Position) -> int:
    """Throws of 36 that hit a checker outside the opponent's home; one in there has little to lose."""
    front = sum(after.own[point] for point in FRONT)
    odds = reaching(after.swapped(), COMMON_SHORT, lambda reply: sum(reply.opponent[point] for point in FRONT) < front)
    return odds.ways


def _does(before: Position, after: Position, language: Language) -> Iterator[str]:
    own, was = after.own, before.own
    if after.opponent.bar > before.opponent.bar:
        yield say("why-hits", language)
    for point in range(24, 0, -1):
        if own[point] >= 2 > was[point]:
            yield say("why-anchor" if point in BACK else "why-makes", language, point=point)
    gone = sum(was[point] for point in BACK) - sum(own[point] for point in BACK)
    if gone > 0:
        yield say("why-runs", language)
    elif own[24] < was[24] and any(own[point] == 1 for point in BACK):
        yield say("why-splits", language)
    for point in BUILDING:
        if own[point] == 1 and not was[point]:
            yield say("why-builds", language, point=point)
    for point in KEY:
        if own[point] == 1 and not was[point]:
            yield say("why-slots", language, point=point)
