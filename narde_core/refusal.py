"""Is this play legal, and if not, which rule refuses it first?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from narde_core.notation import Move
from narde_core.packed import BOARD
from narde_core.plays import LegalTurn
from narde_core.position import HEAD, HOME, OFF
from narde_core.search import Refusal, Search
from narde_core.turn import FACES, Play, Step

REFEREES_ORDER = (
    "no-checker",
    "die-mismatch",
    "point-taken",
    "game-over",
    "drop-from-head",
    "drop-point",
    "only-drops",
    "head",
    "head-order",
    "six",
    "six-in-passing",
    "bar-first",
    "hit-and-run",
    "no-bearing-off",
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
    attempts = _attempts(search, moves)
    if not attempts:
        return Verdict(None, _mismatch(legal, moves))
    made = [attempt for attempt in attempts if not attempt.refusal]
    lawful = _lawful(legal, made) or _lawful(legal, _attempts(search, moves, relayed=True))
    if lawful:
        return Verdict(Play(min(lawful, key=_hits).steps))
    if made:
        return Verdict(None, _incomplete(legal, made[0]))
    best = min(attempts, key=lambda attempt: (-len(attempt.steps), REFEREES_ORDER.index(_code(attempt))))
    return Verdict(None, _six_in_passing(legal, moves) or best.refusal)


def _lawful(legal: LegalTurn, attempts: list[_Attempt]) -> list[_Attempt]:
    """The attempts that come to a legal end: with all the dice that can be played, or with the game."""
    ended = [one for one in attempts if not one.refusal and one.node & BOARD in legal.ends.nodes]
    return [one for one in ended if len(one.steps) == legal.ends.dice or legal.search.ended(one.node)]


def attempted(legal: LegalTurn, moves: tuple[Move, ...]) -> Play:
    """The moves as steps of dice, lawful or not, to draw a refused play; empty when no dice make them."""
    steps: list[Step] = []
    left, dice = _ordered(moves), legal.search.dice
    while left:
        made = next(_next_steps(left, dice, legal.search.dropping), None)
        if made is None:
            return Play()
        step, left, dice = made
        steps.append(step)
    return Play(tuple(steps))


def _hits(attempt: _Attempt) -> int:
    """A hit on the way is written, so of two ways of making the same moves the one that hits less is meant."""
    return sum(step.hit for step in attempt.steps)


def _code(attempt: _Attempt) -> str:
    return attempt.refusal.code if attempt.refusal else ""


type _Moves = tuple[Move, ...]
type _Dice = tuple[int, ...]


def _ordered(moves: Iterable[Move]) -> _Moves:
    return tuple(sorted(moves, key=lambda move: (-move.start, move.end)))


def _without[T](things: tuple[T, ...], one: T) -> tuple[T, ...]:
    at = things.index(one)
    return things[:at] + things[at + 1 :]


type _Made = tuple[Step, _Moves, _Dice]
"""A step, and what it leaves of the moves and of the dice."""


def _next_steps(moves: _Moves, dice: _Dice, dropping: frozenset[int]) -> Iterator[_Made]:
    """Every first step that leaves moves which the other dice can make, the board left aside; ``dropping`` are the dice
    that may bring a checker straight into home.
    """
    for move in dict.fromkeys(moves):
        for die in dict.fromkeys(dice):
            for end in _ends(move, die, dropping):
                rest = _without(moves, move)
                if end > move.end:
                    rest = _ordered((*rest, Move(end, move.end)))
                left = _without(dice, die)
                if _makeable(rest, left, dropping):
                    yield Step(move.start, end, die), rest, left


def _ends(move: Move, die: int, dropping: frozenset[int]) -> Iterator[int]:
    """Where a die may bring the checker on its way; dropped from elsewhere than the head it comes to the end of it."""
    step = max(move.start - die, OFF)
    if step >= move.end:
        yield step
    if die in dropping and move.start > HOME[0]:
        further = HOME if move.start == HEAD else ()
        yield from (end for end in HOME if end != step and (end == move.end or (end in further and end > move.end)))


def _steps_on_the_way(moves: _Moves, dice: _Dice, dropping: frozenset[int], mask: int) -> Iterator[_Made]:
    """The same for a step of a move made by a checker that stands on its way: ``7/1`` is 4/1 and 7/4 too."""
    for move in dict.fromkeys(moves):
        for place in range(move.end + 1, move.start):
            if not mask >> place & 1:
                continue
            for die in dict.fromkeys(dice):
                for end in _ends(Move(place, move.end), die, dropping):
                    onward = (Move(end, move.end),) if end > move.end else ()
                    rest = _ordered((*_without(moves, move), Move(move.start, place), *onward))
                    left = _without(dice, die)
                    if _makeable(rest, left, dropping):
                        yield Step(place, end, die), rest, left


@lru_cache(maxsize=4096)
def _makeable(moves: _Moves, dice: _Dice, dropping: frozenset[int]) -> bool:
    """Whether the dice can make the moves on an empty board; each takes one at least."""
    if len(moves) > len(dice):
        return False
    return not moves or next(_next_steps(moves, dice, dropping), None) is not None


def _attempts(search: Search, moves: tuple[Move, ...], *, relayed: bool = False) -> list[_Attempt]:
    """Every way of making the moves with the dice, each as far as it gets; none when no dice make them on an empty
    board. Ways that come to the same place with the same left to do go on as one. ``relayed``: also those in which a
    checker that stands on the way of a move makes a part of it, and the first one follows it up.
    """
    seen: set[tuple[_Moves, _Dice, int]] = set()
    starts = {move.start for move in moves}

    def ways(moves: _Moves, dice: _Dice, so_far: _Attempt) -> Iterator[_Attempt]:
        if not moves:
            yield so_far
        by_others = _steps_on_the_way(moves, dice, search.dropping, so_far.mask) if relayed else ()
        for step, rest, left in chain(_next_steps(moves, dice, search.dropping), by_others):
            refusal = search.why_not(so_far.node, so_far.mask, step.start, step.die, step.end)
            if refusal:
                # from an empty point that another of the moves has yet to bring a checker to: that one goes first
                if refusal.code != "no-checker" or not any(move.end == step.start for move in moves):
                    if so_far.steps and step.start not in starts:
                        refusal = replace(refusal, after=Play(so_far.steps))
                    yield replace(so_far, refusal=refusal)
                continue
            node, mask, made = _made(search, so_far, step)
            if (rest, left, node) not in seen:
                seen.add((rest, left, node))
                yield from ways(rest, left, _Attempt((*so_far.steps, made), node, mask, None))

    return list(ways(_ordered(moves), search.dice, _Attempt((), search.start, search.mask, None)))


def _made(search: Search, so_far: _Attempt, wanted: Step) -> tuple[int, int, Step]:
    """A lawful step: the node and the mask it leads to, and the step itself, with its hit."""
    onward = search.onward({so_far.node: so_far.mask}, wanted.die)
    steps = ((node, mask, search.step_between(so_far.node, node, wanted.die)) for node, mask in onward.items())
    return next(made for made in steps if (made[2].start, made[2].end) == (wanted.start, wanted.end))


def _mismatch(legal: LegalTurn, moves: tuple[Move, ...]) -> Refusal:
    held = legal.turn.position.own
    for place in sorted({move.start for move in moves}, reverse=True):
        if not held[place] and not any(move.end == place for move in moves):
            return Refusal("no-checker", facts={"point": place})
    return _dice_refusal(legal, moves)


def _dice_refusal(legal: LegalTurn, moves: tuple[Move, ...]) -> Refusal:
    """Why the dice do not make the moves: one of them, or all together."""
    roll, dice, dropping = legal.turn.roll, legal.search.dice, legal.search.dropping
    for move in () if dropping else moves:
        pips = move.start - move.end
        facts: dict[str, object] = {"roll": roll, "move": move, "pips": pips}
        if not _makeable((move,), dice, dropping):
            return Refusal("die-mismatch", facts=facts, sentence="move-mismatch")
        if len(moves) == len(dice) and not any(move.end in _ends(move, die, dropping) for die in dice):
            return Refusal(
                "die-mismatch", facts=facts, sentence="one-die-mismatch" if pips in FACES else "dice-too-few"
            )
    return Refusal("die-mismatch", facts={"roll": roll})


def _incomplete(legal: LegalTurn, attempt: _Attempt) -> Refusal:
    """Why a play whose every step is lawful may not end the turn."""
    search = legal.search
    six = search.six_held(attempt.mask) if search.judges_end else None
    if six:
        return search.six_refusal(six)
    if len(attempt.steps) < legal.ends.dice:
        return Refusal("more-dice", facts={"dice": legal.ends.dice}, sentence=f"more-dice-{legal.ends.dice}")
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
