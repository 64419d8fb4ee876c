"""The steps one die allows in the middle of a turn, and why it does not allow another."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from narde_core.dispute import Reading
from narde_core.packed import (
    BAR_BIT,
    BOARD,
    CHECKERS,
    COUNT,
    FARTHER,
    HEAD_BIT,
    HITS,
    LEADER,
    OUTSIDE,
    STEP,
    WIDTH,
    occupied,
    pack,
    six_in_a_row,
)
from narde_core.position import BAR, HEAD, OFF, POINTS
from narde_core.ruleset import RuleSet
from narde_core.turn import Step, Turn
from narde_core.wording import Language, say


class Reached(NamedTuple):
    """A step and the node and mask it leads to."""

    start: int
    end: int
    node: int
    mask: int


@dataclass(frozen=True)
class Refusal:
    """Why a play is refused: a code, the reading that refuses if the sources differ, the facts of the case.

    ``sentence`` names the sentence of the wording tables where one code has several.
    """

    code: str
    reading: Reading[..., object] | None = None
    facts: dict[str, object] = field(default_factory=dict)
    sentence: str = ""

    @property
    def dispute(self) -> str | None:
        """The name of the dispute whose reading refuses; None where all sources agree."""
        return self.reading.dispute if self.reading else None

    def say(self, language: Language) -> str:
        """The refusal in one or two sentences: what is wrong, and the rule."""
        sentence = say(f"refusal-{self.sentence or self.code}", language, **self.facts)
        return f"{sentence} {self.reading.say(language)}" if self.reading else sentence


def mask_after(node: int, mask: int, place: int, die: int) -> int:
    """The mask of a node after ``die`` has moved a checker from ``place`` to another point."""
    left = 0 if node >> WIDTH * place & COUNT == 1 else 1 << place
    return mask & ~(1 << place) | left | 1 << place - die


class Search:
    """One turn under one rule set, made ready for stepping through."""

    def __init__(self, turn: Turn, rules: RuleSet) -> None:
        position = turn.position
        self.turn = turn
        self.rules = rules
        self.start = pack(position.own)
        self.mask = occupied(position.own)
        self.closed = 0
        self.blots = 0
        for place, count in position.opponent:
            if place <= HEAD:
                bit = 1 << position.meeting.across(place)
                if count >= rules.game.closed_by:
                    self.closed |= bit
                else:
                    self.blots |= bit
        self.pins = sum(1 << point for point in POINTS if self.blots >> point & 1 and not rules.may_move_on(point))
        self.leave = rules.may_leave_head(turn)
        self.head_at_start = position.own[HEAD]
        self.watches_head = self.leave < position.own.total and self.head_at_start > 0
        self.judges_steps = rules.judged(turn_ends=False)
        self.judges_end = rules.judged(turn_ends=True)

    @cached_property
    def banned(self) -> tuple[int, ...]:
        """The masks of six points that may not be closed in this turn; what was closed before stays lawful."""
        opponent = self.turn.position.opponent
        sixes = ((block, sum(1 << point for point in block.points)) for block in self.rules.blocks)
        return tuple(
            six for block, six in sixes if self.mask & six != six and not self.rules.may_stand(block, opponent)
        )

    def closes_the_way(self, mask: int) -> bool:
        """Whether a mask holds six in a row that may not stand."""
        return six_in_a_row(mask) and any(mask & six == six for six in self.banned)

    def six_held(self, mask: int) -> int | None:
        """The mask of a six in a row that may not stand, if ``mask`` holds one."""
        return next((six for six in self.banned if mask & six == six), None)

    def six_refusal(self, six: int) -> Refusal:
        """The refusal of a six that may not stand, with its points."""
        points = [str(point) for point in POINTS if six >> point & 1]
        return Refusal("six", self.rules["prime"], {"points": ", ".join(points)})

    def pinned(self, node: int) -> int:
        """The mask of the points that a checker has hit on and may not leave; where another has joined it, one may."""
        hit = node >> HITS & self.pins
        return sum(1 << point for point in POINTS if hit >> point & 1 and node >> WIDTH * point & COUNT == 1)

    def steps(self, node: int, mask: int, die: int) -> list[Reached]:
        """Every step that ``die`` allows from a node whose occupied points are ``mask``."""
        movers = (BAR_BIT if mask & BAR_BIT else mask) & FARTHER[die] & ~(self.closed << die)
        if self.pins:
            movers &= ~self.pinned(node)
        if self.watches_head and movers & HEAD_BIT and self._head_refusal(node, die):
            movers ^= HEAD_BIT
        bearing_off = not mask & OUTSIDE
        if bearing_off and movers and not self.rules.inside_moves():
            movers = 0
        found = []
        delta = STEP[die]
        while movers:
            bit = movers & -movers
            movers ^= bit
            place = bit.bit_length() - 1
            after = node + delta[place]
            target = bit >> die
            held = mask | target
            if not after >> WIDTH * place & COUNT:
                held ^= bit
            if target & self.blots:
                after |= target << HITS
            if self.judges_steps and self.closes_the_way(held):
                continue
            if self.watches_head and self.leave > 1:
                after = self._follow_leader(after, place, die)
            found.append(Reached(place, place - die, after, held))
        if bearing_off and mask:
            found += self._borne_off(node, mask, die)
        return found

    def _borne_off(self, node: int, mask: int, die: int) -> list[Reached]:
        highest = mask.bit_length() - 1
        free = mask & ~self.pinned(node) if self.pins else mask
        found = []
        for place in range(min(die, highest), OFF, -1):
            bit = 1 << place
            if free & bit and (place == die or self.rules.bearing_off(place, die, highest)):
                after = node + STEP[die][place]
                held = mask if after >> WIDTH * place & COUNT else mask ^ bit
                found.append(Reached(place, OFF, after, held))
        return found

    def _head_refusal(self, node: int, die: int) -> Refusal | None:
        left = self.head_at_start - (node >> WIDTH * HEAD & COUNT)
        if left >= self.leave:
            return Refusal("head", self.rules["head"], {"allowed": self.leave}, f"head-{self.leave}")
        leader = node >> LEADER
        if left and leader and not self.rules.second_may_leave(self._can_go_on(leader, die)):
            return Refusal("head-order", self.rules["head_order"], {"point": leader})
        return None

    def _can_go_on(self, leader: int, die: int) -> bool:
        return leader > die and not self.closed >> leader - die & 1

    def _follow_leader(self, node: int, place: int, die: int) -> int:
        leader = node >> LEADER
        if place == (leader or HEAD):
            node += (place - die - leader) << LEADER
        return node

    def after(self, node: int, step: Step) -> int:
        """The node that a step makes of another, whether or not it is lawful."""
        node += STEP[step.die][step.start]
        target = 1 << step.end
        return node | target << HITS if step.end and target & self.blots else node

    def hit_between(self, before: int, after: int) -> bool:
        """Whether the step from one node to the next hit a checker."""
        return (before ^ after) & BOARD > CHECKERS

    def why_not(self, node: int, mask: int, place: int, die: int) -> Refusal | None:
        """Why ``die`` does not move the checker on ``place``, in the order in which a referee would say it; or None."""
        end = max(place - die, OFF)
        if not mask >> place & 1:
            return Refusal("no-checker", facts={"point": place})
        if end and self.closed >> end & 1:
            return Refusal("point-taken", facts={"point": end})
        if place == HEAD and self.watches_head:
            refusal = self._head_refusal(node, die)
            if refusal:
                return refusal
        if end and self.judges_steps and (six := self.six_held(mask_after(node, mask, place, die))):
            return self.six_refusal(six)
        if mask & BAR_BIT and place != BAR:
            return Refusal("bar-first")
        if self.pinned(node) >> place & 1:
            return Refusal("hit-and-run", self.rules["hit_and_run"], {"point": place})
        return self._home_refusal(mask, place, die)

    def _home_refusal(self, mask: int, place: int, die: int) -> Refusal | None:
        """Why ``die`` does not bear the checker on ``place`` off, or does not move it inside home; or None."""
        if mask & OUTSIDE:
            return Refusal("not-all-home", facts={"point": mask.bit_length() - 1}) if die >= place else None
        if die < place:
            inside = self.rules["inside_moves"]
            return None if self.rules.inside_moves() else Refusal("inside", inside)
        highest = mask.bit_length() - 1
        if place == die or self.rules.bearing_off(place, die, highest):
            return None
        return Refusal("needs-highest", self.rules["bearing_off"], {"point": place, "die": die, "highest": highest})
