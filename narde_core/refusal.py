"""Is this play legal, and if not, which rule refuses it first?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

from narde_core.notation import Move
from narde_core.packed import BOARD
from narde_core.plays import LegalTurn
from narde_core.position import OFF
from narde_core.search import Refusal, Search
from narde_core.turn import Play, Step

REFEREES_ORDER = (
    "no-checker",
    "die-mismatch",
    "point-taken",
    "head",
    "head-order",
    "six",
    "six-in-passing",
    "bar-first",
    "hit-and-run",
    "not-all-home",
    "inside",
    "needs-highest",
    "more-dice",
    "larger-die",
)
"""The codes of refusals in the order in which a referee would name them."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """``play`` when the attempt is legal, with its steps; ``refusal`` when it is not."""

    play: Play | None
    refusal: Refusal | None = None

    @property
    def legal(self) -> bool:
        """Whether the play may be made."""
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class _Attempt:
    """How far one way of making the moves got: the steps made, where they led, and what stopped them."""

    steps: tuple[Step, ...]
    node: int
    mask: int
    refusal: Refusal | None


def judge(legal: LegalTurn, moves: tuple[Move, ...]) -> Verdict:
    """The verdict on ``moves`` under the rules of ``legal``.

    When the play is refused, the way of making it that gets farthest is the one that is answered; of equals, the one
    whose refusal a referee would name first.
    """
    search = legal.search
    attempts = list(_attempts(search, moves))
    if not attempts:
        return Verdict(None, _mismatch(legal, moves))
    made = [attempt for attempt in attempts if not attempt.refusal]
    for attempt in made:
        if attempt.node & BOARD in legal.ends.nodes:
            return Verdict(Play(attempt.steps))
    if made:
        return Verdict(None, _incomplete(legal, made[0]))
    in_order = [attempt for attempt in attempts if not _starts_too_early(attempt, moves)]
    best = min(in_order, key=lambda attempt: (-len(attempt.steps), REFEREES_ORDER.index(_code(attempt))))
    return Verdict(None, _six_in_passing(legal, moves) or best.refusal)


def attempted(legal: LegalTurn, moves: tuple[Move, ...]) -> Play:
    """The moves as steps of dice, lawful or not, to draw a refused play; empty when no dice make them."""
    ways = sorted(set(_die_steps(Counter(moves), Counter(legal.turn.roll.dice))), reverse=True)
    return Play(tuple(Step(place, max(place - die, OFF), die) for place, die in ways[0]) if ways else ())


def _starts_too_early(attempt: _Attempt, moves: tuple[Move, ...]) -> bool:
    """Whether this way leaves an empty point that another of the moves has yet to bring a checker to."""
    if not attempt.refusal or attempt.refusal.code != "no-checker":
        return False
    point = attempt.refusal.facts["point"]
    arrived = sum(step.end == point for step in attempt.steps)
    return arrived < sum(move.end == point for move in moves)


def _code(attempt: _Attempt) -> str:
    return attempt.refusal.code if attempt.refusal else ""


def _attempts(search: Search, moves: tuple[Move, ...]) -> Iterator[_Attempt]:
    """Every way of making the moves with the dice; none when the dice cannot make them on an empty board."""
    for steps in sorted(set(_die_steps(Counter(moves), Counter(search.turn.roll.dice))), reverse=True):
        yield _walk(search, steps)


def _die_steps(moves: Counter[Move], dice: Counter[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every sequence of (place, die) that makes the moves, board and rules left aside."""
    if not moves:
        yield ()
        return
    for move in moves:
        for die in dice:
            end = max(move.start - die, OFF)
            if end < move.end:
                continue
            rest = moves - Counter((move,))
            if end > move.end:
                rest[Move(end, move.end)] += 1
            for tail in _die_steps(rest, dice - Counter((die,))):
                yield ((move.start, die), *tail)


def _walk(search: Search, steps: tuple[tuple[int, int], ...]) -> _Attempt:
    node, mask = search.start, search.mask
    made: list[Step] = []
    for place, die in steps:
        refusal = search.why_not(node, mask, place, die)
        if refusal:
            return _Attempt(tuple(made), node, mask, refusal)
        before = node
        _, end, node, mask = next(step for step in search.steps(node, mask, die) if step.start == place)
        made.append(Step(place, end, die, search.hit_between(before, node)))
    return _Attempt(tuple(made), node, mask, None)


def _mismatch(legal: LegalTurn, moves: tuple[Move, ...]) -> Refusal:
    held = legal.turn.position.own
    for place in sorted({move.start for move in moves}, reverse=True):
        if not held[place] and not any(move.end == place for move in moves):
            return Refusal("no-checker", facts={"point": place})
    return Refusal("die-mismatch", facts={"roll": legal.turn.roll})


def _incomplete(legal: LegalTurn, attempt: _Attempt) -> Refusal:
    """Why a play whose every step is lawful may not end the turn."""
    search = legal.search
    six = search.six_held(attempt.mask) if search.judges_end else None
    if six:
        return search.six_refusal(six)
    if len(attempt.steps) < legal.ends.dice:
        return Refusal("more-dice", facts={"dice": legal.ends.dice})
    return Refusal("larger-die", legal.rules["larger_die"], {"roll": legal.turn.roll})


def _six_in_passing(legal: LegalTurn, moves: tuple[Move, ...]) -> Refusal | None:
    """The refusal by ``passing``, if the play is stopped by a six in mid-turn that it opens again."""
    search = legal.search
    if not search.judges_steps:
        return None
    lenient = copy(search)
    lenient.judges_steps = False
    for attempt in _attempts(lenient, moves):
        if not attempt.refusal and not search.closes_the_way(attempt.mask):
            return Refusal("six-in-passing", legal.rules["passing"])
    return None
