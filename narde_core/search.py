"""The steps one die allows in the middle of a turn, and why it does not allow another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from narde_core.dispute import Reading
from narde_core.disputes.prime import Block
from narde_core.notation import format_play
from narde_core.packed import (
    BAR_BIT,
    BELOW,
    BOARD,
    CHECKERS,
    COUNT,
    FARTHER,
    HEAD_BIT,
    HITS,
    LEADER,
    ON_POINTS,
    OUTSIDE,
    PLACES,
    SHIFTS,
    WIDTH,
    occupied,
    on_the_way,
    pack,
    shift,
    six_in_a_row,
    way_between,
)
from narde_core.position import BAR, HEAD, OFF, POINTS
from narde_core.ruleset import RuleSet
from narde_core.turn import Play, Step, Turn
from narde_core.wording import Language, say

Nodes = dict[int, int]
"""Nodes in the middle of a turn, each with the mask of its occupied points."""


NO_STEPS = Play()


@dataclass(frozen=True)
class Refusal:
    """Why a play is refused: a code, the reading that refuses if the sources differ, the facts of the case.

    ``sentence`` names the sentence of the wording tables where one code has several. ``after``: the steps that come
    before the one that is refused, if they are what brings its checker there.
    """

    code: str
    reading: Reading[..., object] | None = None
    facts: dict[str, object] = field(default_factory=dict)
    sentence: str = ""
    after: Play = NO_STEPS

    @property
    def dispute(self) -> str | None:
        """The name of the dispute whose reading refuses; None where all sources agree."""
        return self.reading.dispute if self.reading else None

    def say(self, language: Language) -> str:
        """The refusal in one or two sentences: what is wrong, and the rule."""
        sentence = say(f"refusal-{self.sentence or self.code}", language, **self.facts)
        if self.after.steps:
            sentence = f"{say('refusal-after', language, play=format_play(self.after))} {sentence}"
        return f"{sentence} {self.reading.say(language)}" if self.reading else sentence


@lru_cache(maxsize=256)
def sixes(rules: RuleSet) -> tuple[tuple[Block, int], ...]:
    """Every six points that count as a row, each with its mask."""
    return tuple((block, sum(1 << point for point in block.points)) for block in rules.blocks)


class Search:
    """One turn under one rule set, made ready for stepping through."""

    def __init__(self, turn: Turn, rules: RuleSet) -> None:
        position = turn.position
        self.turn = turn
        self.rules = rules
        self.dice = rules.dice(turn)
        self.start = pack(position.own)
        self.mask = occupied(position.own)
        self.closed = self.blots = self.pins = 0
        self._look_at_opponent()
        self.head_at_start = position.own[HEAD]
        self.leave = rules.may_leave_head(turn)
        self.watches_head = self.leave < position.own.total and self.head_at_start > 0
        # where a checker stands that not every node may move; one that has hit may stand anywhere
        self.closer_look = PLACES if self.pins else BAR_BIT | (HEAD_BIT if self.watches_head else 0)
        self.away, self.counts_away = on_the_way(rules.goal)
        self.may_end_sooner = (self.mask & self.away).bit_count() < len(self.dice)
        self.follows_leader = self.watches_head and self.leave > 1
        self.dropping = frozenset(die for die in self.dice if rules.drops(die))
        self.order_matters = bool(self.follows_leader or self.pins or not rules.moves_inside())
        # where a checker may be dropped, steps in different orders come to the same place; where checkers arrive on
        # points, those that are there may still move before the last one ends the game
        self.order_matters |= bool(self.dropping or (rules.goal and self.may_end_sooner))
        has_blocks = bool(rules.blocks)
        self.judges_steps = has_blocks and rules.judged(turn_ends=False)
        self.order_matters |= self.judges_steps
        self.judges_end = has_blocks and rules.judged(turn_ends=True)

    def _look_at_opponent(self) -> None:
        """Fills in, by the mover's points, those that are closed, those where he would hit, and which of them pin him."""
        rules, across = self.rules, self.turn.position.meeting.across
        closed_by = rules.game.closed_by
        for place, count in self.turn.position.opponent:
            if place > HEAD:
                continue
            point = across(place)
            if count >= closed_by:
                self.closed |= 1 << point
            else:
                self.blots |= 1 << point
                if not rules.may_move_on(point):
                    self.pins |= 1 << point

    def over(self, nodes: Iterable[int]) -> frozenset[int]:
        """Those of the nodes in which the mover's last checker has arrived, so that the game has ended."""
        return frozenset(filter(self.ended, nodes))

    def ended(self, node: int) -> bool:
        """Whether the mover's last checker has arrived in a node."""
        return not node & self.counts_away

    def closes_the_way(self, mask: int) -> bool:
        """Whether a mask holds six in a row that may not stand."""
        return six_in_a_row(mask & ON_POINTS) and self.six_held(mask) is not None

    def lawful(self, nodes: Nodes) -> frozenset[int]:
        """The nodes in which a turn may end: no six that may not stand, and nothing that only a turn has to know."""
        kept: Iterable[int] = nodes
        if self.judges_end:
            six_held = self.six_held
            kept = [
                node for node, mask in nodes.items() if not six_in_a_row(mask & ON_POINTS) or six_held(mask) is None
            ]
        return frozenset(node & BOARD for node in kept) if self.follows_leader else frozenset(kept)

    def six_held(self, mask: int) -> int | None:
        """The mask of a six in a row that may not stand, if ``mask`` holds one; what the turn found closed may stay."""
        opponent = self.turn.position.opponent
        for block, six in sixes(self.rules):
            closed_now = mask & six == six != self.mask & six
            if closed_now and not self.rules.may_stand(block, opponent):
                return six
        return None

    def six_refusal(self, six: int) -> Refusal:
        """The refusal of a six that may not stand, with its points."""
        points = [str(point) for point in POINTS if six >> point & 1]
        return Refusal("six", self.rules["prime"], {"points": ", ".join(points)})

    def pinned(self, node: int) -> int:
        """The mask of the points that a checker has hit on and may not leave; where another has joined it, one may."""
        hit = node >> HITS & self.pins
        return sum(1 << point for point in POINTS if hit >> point & 1 and node >> WIDTH * point & COUNT == 1)

    def onward(self, nodes: Nodes, die: int, *, in_order: bool = False) -> Nodes:
        """Every node that ``die`` makes of one of ``nodes``; of one in which the game has ended it makes none.

        ``in_order``: no later step starts from a higher place. For a double, where no rule looks at the order of the
        steps, that finds every result once.
        """
        after = self._stepped(nodes, die, in_order=in_order) if self.rules.steps(die) else {}
        return after | self._dropped(nodes, die) if die in self.dropping else after

    def _dropped(self, nodes: Nodes, die: int) -> Nodes:
        """Every node that ``die`` makes by dropping a checker from the head into home."""
        ends = [end for end in self.rules.drops(die) if not self.closed >> end & 1]
        return {
            self.after(node, Step(HEAD, end, die)): self.mask_after(node, mask, HEAD, end)
            for node, mask in nodes.items()
            if mask & HEAD_BIT
            for end in ends
        }

    def _stepped(self, nodes: Nodes, die: int, *, in_order: bool) -> Nodes:
        """Every node that ``die`` makes by moving a checker by its pips."""
        after: Nodes = {}
        shifts, blots, opens = SHIFTS[die], self.blots, FARTHER[die] & ~(self.closed << die)
        judges, follows = self.judges_steps, self.follows_leader
        for node, value in nodes.items():
            mask = value & PLACES
            if mask & self.closer_look or not mask & OUTSIDE:
                movers = self._movers(node, mask, die, opens)
            else:
                movers = mask & opens
            if in_order and value != mask:
                movers &= value >> BELOW
            while movers:
                bit = movers & -movers
                movers ^= bit
                change, field, lone, target = shifts[bit]
                held = mask | target
                if node & field == lone:
                    held ^= bit
                if judges and held & ~mask and self.closes_the_way(held):
                    continue
                reached = node + change
                if target & blots:
                    reached |= target << HITS
                if follows:
                    reached = self._follow_leader(reached, bit.bit_length() - 1, die)
                after[reached] = held | (bit << 1) - 1 << BELOW if in_order else held
        return after

    def _movers(self, node: int, mask: int, die: int, opens: int) -> int:
        """The mask of the places from which ``die`` may move a checker, six in a row left aside.

        ``opens``: the places from which it leads to a point that is not closed.
        """
        if not mask & self.away:
            return 0
        free = BAR_BIT if mask & BAR_BIT else mask
        if self.pins:
            free &= ~self.pinned(node)
        onto_points = free & opens
        if onto_points & HEAD_BIT and self.watches_head and not self._may_leave_head(node, die):
            onto_points ^= HEAD_BIT
        if mask & OUTSIDE:
            return onto_points
        if onto_points and not self.rules.moves_inside():
            onto_points = 0
        if not self.rules.game.bears_off:
            return onto_points
        return onto_points | self._borne_off(free, mask.bit_length() - 1, die)

    def _borne_off(self, free: int, highest: int, die: int) -> int:
        exact = free & 1 << die
        lower = (place for place in range(1, min(die, highest + 1)) if free >> place & 1)
        return exact | sum(1 << place for place in lower if self.rules.bears_off(place, die, highest))

    def _may_leave_head(self, node: int, die: int) -> bool:
        left = self.head_at_start - (node >> WIDTH * HEAD & COUNT)
        if left >= self.leave:
            return False
        return not left or self.rules.second_may_leave(self._leader_can_go_on(node, die))

    def _leader_can_go_on(self, node: int, die: int) -> bool:
        leader = node >> LEADER
        return leader > die and not self.closed >> leader - die & 1

    def _follow_leader(self, node: int, place: int, die: int) -> int:
        leader = node >> LEADER
        if place == (leader or HEAD):
            node += (place - die - leader) << LEADER
        return node

    def after(self, node: int, step: Step) -> int:
        """The node that a step makes of another, whether or not it is lawful."""
        change, _, _, target = shift(step.start, step.end)
        return node + change | (target & self.blots) << HITS

    def mask_after(self, node: int, mask: int, place: int, end: int) -> int:
        """The mask of a node after a checker has gone from ``place`` to ``end``."""
        _, field, lone, target = shift(place, end)
        return (mask ^ 1 << place if node & field == lone else mask) | target

    def step_between(self, before: int, after: int, die: int) -> Step:
        """The step by ``die`` that makes one node of the other."""
        start, end = way_between(before, after)
        hit = (before ^ after) & BOARD > CHECKERS
        return Step(start, end, die, hit)

    def why_not(self, node: int, mask: int, place: int, die: int, end: int) -> Refusal | None:
        """Why ``die`` does not bring the checker on ``place`` to ``end``, in the order in which a referee would say it; or
        None.
        """
        if not mask >> place & 1:
            return Refusal("no-checker", facts={"point": place})
        if end and self.closed >> end & 1:
            return Refusal("point-taken", facts={"point": end})
        if not mask & self.away:
            return Refusal("game-over")
        if end != max(place - die, OFF):
            return self._drop_refusal(place, die, end)
        if not self.rules.steps(die):
            return Refusal("only-drops", self.rules["six_and_one"], {"die": die})
        if place == HEAD and self.watches_head and not self._may_leave_head(node, die):
            return self._head_refusal(node)
        if end and self.judges_steps and (six := self.six_held(self.mask_after(node, mask, place, end))):
            return self.six_refusal(six)
        if mask & BAR_BIT and place != BAR:
            return Refusal("bar-first")
        if self.pinned(node) >> place & 1:
            return Refusal("hit-and-run", self.rules["hit_and_run"], {"point": place})
        return self._home_refusal(mask, place, die)

    def _drop_refusal(self, place: int, die: int, end: int) -> Refusal | None:
        """Why ``die`` does not drop the checker on ``place`` to ``end``; or None."""
        if place != HEAD:
            return Refusal("drop-from-head", facts={"point": place, "die": die})
        if end not in self.rules.drops(die):
            return Refusal("drop-point", self.rules["drop_point"], {"point": end})
        return None

    def _head_refusal(self, node: int) -> Refusal:
        """Why the checker on the head does not move."""
        if self.head_at_start - (node >> WIDTH * HEAD & COUNT) >= self.leave:
            return Refusal("head", self.rules["head"], {"allowed": self.leave}, f"head-{self.leave}")
        return Refusal("head-order", self.rules["head_order"], {"point": node >> LEADER})

    def _home_refusal(self, mask: int, place: int, die: int) -> Refusal | None:
        """Why ``die`` does not bear the checker on ``place`` off, or does not move it inside home; or None."""
        if die >= place and not self.rules.game.bears_off:
            return Refusal("no-bearing-off")
        if mask & OUTSIDE:
            return Refusal("not-all-home", facts={"point": mask.bit_length() - 1}) if die >= place else None
        if die < place:
            return None if self.rules.moves_inside() else Refusal("inside", self.rules["inside_moves"])
        highest = mask.bit_length() - 1
        if place == die or self.rules.bears_off(place, die, highest):
            return None
        return Refusal("needs-highest", self.rules["bearing_off"], {"point": place, "die": die, "highest": highest})
