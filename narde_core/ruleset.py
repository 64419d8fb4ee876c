"""RuleSet: one reading for every dispute of a game, and where each reading comes from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields, replace
from typing import Any, Self, override

from narde_core.dispute import Reading
from narde_core.disputes import find
from narde_core.disputes.prime import Block
from narde_core.faults import Fault
from narde_core.game import LONG, SHORT, Game
from narde_core.position import Side
from narde_core.turn import Turn


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """What every game of the family must decide. Subclasses add the disputes of one game.

    No field has a default: a new dispute leaves no rule set whole until somebody has decided it. A house rule is
    ``dataclasses.replace(rules, head=...)``.
    """

    larger_die: Reading[[int, Collection[int]], bool]
    bearing_off: Reading[[int, int, int], bool]
    inside_moves: Reading[[], bool]

    @property
    def game(self) -> Game:
        """The game these rules are of."""
        raise NotImplementedError

    def may_leave_head(self, turn: Turn) -> int:
        """How many checkers may leave the 24-point in this turn."""
        return turn.position.own.total

    def second_may_leave(self, first_can_go_on: bool) -> bool:  # noqa: ARG002 - games with a head ask it
        """Whether a second checker may leave the head now."""
        return True

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Every six points that count as a row."""
        return ()

    def may_stand(self, block: Block, opponent: Side) -> bool:  # noqa: ARG002 - games with a ban ask them
        """Whether the mover may hold the block."""
        return True

    def judged(self, turn_ends: bool) -> bool:
        """Whether blocks are judged after a step."""
        return turn_ends

    def __getitem__(self, dispute: str) -> Reading[..., Any]:
        """The reading for a dispute, by its name; Fault if this game has no such dispute."""
        if dispute not in self.disputes:
            raise Fault("no-such-dispute", given=dispute, game=self.game.name, known=", ".join(self.disputes))
        chosen: Reading[..., Any] = getattr(self, dispute)
        return chosen

    @property
    def disputes(self) -> tuple[str, ...]:
        """The names of the disputes of this game."""
        return tuple(field.name for field in fields(self))

    def with_reading(self, dispute: str, name: str) -> Self:
        """The same rules with one reading changed, both given by name; Fault for an unknown name."""
        self[dispute]
        changes: dict[str, Any] = {dispute: find(dispute)[name]}
        return replace(self, **changes)


@dataclass(frozen=True, kw_only=True)
class LongRules(RuleSet):
    """One reading for every dispute of long nardy."""

    head: Reading[[Turn], int]
    head_order: Reading[[bool], bool]
    prime: Reading[[Block, Side], bool]
    prime_route: Reading[[], tuple[Block, ...]]
    passing: Reading[[bool], bool]

    @property
    @override
    def game(self) -> Game:
        return LONG

    @override
    def may_leave_head(self, turn: Turn) -> int:
        return self.head(turn)

    @override
    def second_may_leave(self, first_can_go_on: bool) -> bool:
        return self.head_order(first_can_go_on)

    @property
    @override
    def blocks(self) -> tuple[Block, ...]:
        return self.prime_route()

    @override
    def may_stand(self, block: Block, opponent: Side) -> bool:
        return self.prime(block, opponent)

    @override
    def judged(self, turn_ends: bool) -> bool:
        return self.passing(turn_ends)


@dataclass(frozen=True, kw_only=True)
class ShortRules(RuleSet):
    """One reading for every dispute of short nardy."""

    @property
    @override
    def game(self) -> Game:
        return SHORT
