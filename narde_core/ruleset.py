"""RuleSet: one reading for every dispute of a game, and where each reading comes from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, Self, override

from narde_core.dispute import Reading
from narde_core.disputes import DISPUTES, find
from narde_core.disputes.beaver import Right
from narde_core.disputes.cup import Means
from narde_core.disputes.prime import Block
from narde_core.disputes.turn_complete import Act
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.position import Side
from narde_core.ruling import Ruling
from narde_core.turn import FACES, Colour, Next, Roll, Turn
from narde_core.win import BACKGAMMON, GAMMON, ONLY, PLAIN, Win


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """What every game of the family must decide. Subclasses add the disputes of one game.

    No field has a default: a new dispute leaves no rule set whole until somebody has decided it. A house rule is
    ``dataclasses.replace(rules, head=...)``. A variant is its game's rules with another ``game`` and other readings.
    """

    game: Game

    larger_die: Reading[[int, Collection[int]], bool]

    lot: Reading[[], int]
    lot_dice: Reading[[Roll], Roll | None]
    lot_tie: Reading[[int, int], int]
    white_checkers: Reading[[], bool]
    next_game: Reading[[Colour, Colour | None], Colour | None]

    cube: Reading[[int], bool]
    refused_double: Reading[[int], int]
    cube_limit: Reading[[int], bool]
    dead_cube: Reading[[int, Fraction], bool]
    crawford: Reading[[bool], bool]
    jacoby: Reading[[bool, int], bool]
    beaver: Reading[[int, int], Right | None]

    lot_order: Reading[[], Ruling]
    cup: Reading[[Means, bool], Ruling]
    dice_halves: Reading[[int], Ruling]
    cocked_dice: Reading[[], Ruling]
    die_on_checker: Reading[[bool], Ruling]
    annulling_word: Reading[[bool], Ruling]
    touch_move: Reading[[bool, bool], Ruling]
    turn_complete: Reading[[Act], Ruling]
    illegal_play: Reading[[bool, bool], Ruling]
    time_limit: Reading[[int, bool], Ruling]

    runs_on: ClassVar[bool] = False
    """Whether a double can run on into turns for which nobody throws."""

    def dice(self, turn: Turn) -> tuple[int, ...]:
        """The dice of a turn, larger first. Fault for a double that runs on in a game where none does."""
        if turn.goes_on or turn.handed:
            raise Fault("nothing-runs-on", game=self.game)
        return turn.roll.dice

    def following(self, turn: Turn, used: int) -> Next:  # noqa: ARG002 - games in which a double runs on ask it
        """What follows a turn of which ``used`` dice were played, if it has not ended the game."""
        return Next(own=False)

    @property
    def goal(self) -> range:
        """The points on which checkers have arrived; none where they have to leave the board."""
        return range(0)

    def finished(self, side: Side) -> bool:
        """Whether a side has brought the game to its end: all its checkers are off or on points of the goal."""
        return all(place in self.goal for place, _ in side)

    def steps(self, die: int) -> bool:  # noqa: ARG002 - games in which a die may only drop ask it
        """Whether a die moves a checker by its pips."""
        return True

    def drops(self, die: int) -> Collection[int]:  # noqa: ARG002 - games in which a die drops ask it
        """The home points to which a die may bring a checker straight from the head."""
        return ()

    def bears_off(self, place: int, die: int, highest: int) -> bool:  # noqa: ARG002 - games that bear off ask them
        """Whether a die larger than ``place`` may bear a checker off from there, ``highest`` being the highest held."""
        return False

    def moves_inside(self) -> bool:
        """Whether checkers move inside home once all are there."""
        return True

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

    def may_move_on(self, point: int) -> bool:  # noqa: ARG002 - games with hits ask it
        """Whether a checker that has hit on the mover's own point may move on in the same turn."""
        return True

    def win_over(self, loser: Side) -> Win:
        """The win over a player whose checkers stand like this when the game ends."""
        raise NotImplementedError

    def win_by_resignation(self, resigner: Side, offered: Win) -> Win:  # noqa: ARG002 - where more can be won, it is asked
        """The win over a player who resigns with his checkers like this and offers such a loss."""
        return offered

    @property
    def draw(self) -> Fraction | None:
        """The points of a draw for each, where turns are equal; None where the game ends with the first to finish."""
        return None

    def __getitem__(self, dispute: str) -> Reading[..., Any]:
        """The reading for a dispute, by its name; Fault if this game has no such dispute."""
        if dispute not in self.disputes:
            raise Fault("no-such-dispute", given=dispute, game=self.game.name, known=", ".join(self.disputes))
        chosen: Reading[..., Any] = getattr(self, dispute)
        return chosen

    @property
    def disputes(self) -> tuple[str, ...]:
        """The names of the disputes of this game, in the order in which pages show them."""
        return _disputes(type(self))  # type: ignore[arg-type] # every class can be hashed

    @property
    def of_play(self) -> tuple[Reading[..., Any], ...]:
        """The readings that decide which plays are legal: rule sets that share them allow the same."""
        return tuple(getattr(self, name) for name in self.disputes if DISPUTES[name].topic == "play")

    def with_reading(self, dispute: str, name: str) -> Self:
        """The same rules with one reading changed, both given by name; Fault for an unknown name."""
        self[dispute]
        changes: dict[str, Any] = {dispute: find(dispute)[name]}
        return replace(self, **changes)


@cache
def _disputes(rules: type[RuleSet]) -> tuple[str, ...]:
    """The disputes that rules of this kind decide; asked for every reading of every turn."""
    decided = {field.name for field in fields(rules)}
    return tuple(name for name in DISPUTES if name in decided)


@dataclass(frozen=True, kw_only=True)
class BearingOffRules(RuleSet):
    """What the games must decide that are won by bearing off."""

    bearing_off: Reading[[int, int, int], bool]
    inside_moves: Reading[[], bool]

    resignation: Reading[[Side, Win], Win]

    @override
    def bears_off(self, place: int, die: int, highest: int) -> bool:
        return self.bearing_off(place, die, highest)

    @override
    def moves_inside(self) -> bool:
        return self.inside_moves()

    @override
    def win_by_resignation(self, resigner: Side, offered: Win) -> Win:
        return self.resignation(resigner, offered)


@dataclass(frozen=True, kw_only=True)
class LongRules(BearingOffRules):
    """One reading for every dispute of long nardy and its variants."""

    head: Reading[[Turn], int]
    head_order: Reading[[bool], bool]
    prime: Reading[[Block, Side], bool]
    prime_route: Reading[[], tuple[Block, ...]]
    passing: Reading[[bool], bool]

    worth: Reading[[Side], Win]
    last_throw: Reading[[], Fraction | None]

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

    @override
    def win_over(self, loser: Side) -> Win:
        return self.worth(loser)

    @property
    @override
    def draw(self) -> Fraction | None:
        return self.last_throw()


@dataclass(frozen=True, kw_only=True)
class CascadeRules(LongRules):
    """One reading for every dispute of the variants of long nardy in which a double runs on through the higher ones."""

    cascade: Reading[[], int]
    cascade_start: Reading[[Turn], bool]
    leftover: Reading[[bool], bool]

    runs_on: ClassVar[bool] = True

    def _runs_on(self, turn: Turn) -> bool:
        """Whether the turn is a number of a double that runs on."""
        return turn.roll.double and (turn.goes_on or turn.handed > 0 or self.cascade_start(turn))

    @override
    def dice(self, turn: Turn) -> tuple[int, ...]:
        return self._told(turn).dice

    def _told(self, turn: Turn) -> Turn:
        """The turn with what the rules say of its double."""
        return replace(turn, times=self.cascade()) if self._runs_on(turn) else turn

    @override
    def may_leave_head(self, turn: Turn) -> int:
        return self.head(self._told(turn))

    @override
    def following(self, turn: Turn, used: int) -> Next:
        if not self._runs_on(turn):
            return Next(own=False)
        left = len(self.dice(turn)) - used
        if left and not turn.handed:
            if not self.leftover(used > 0 or turn.goes_on):
                return Next(own=False)
            return Next(own=False, roll=turn.roll, times=left, handed=True)
        if turn.roll.high == FACES[-1]:
            return Next(own=turn.handed > 0)
        higher = Roll(turn.roll.high + 1, turn.roll.high + 1)
        return Next(own=True, roll=higher, times=self.cascade(), handed=turn.handed > 0)


@dataclass(frozen=True, kw_only=True)
class ShortRules(BearingOffRules):
    """One reading for every dispute of short nardy and its variants."""

    hit_and_run: Reading[[int], bool]
    koks: Reading[[Side], bool]

    @override
    def may_move_on(self, point: int) -> bool:
        return self.hit_and_run(point)

    @override
    def win_over(self, loser: Side) -> Win:
        if loser.off:
            return PLAIN
        return BACKGAMMON if self.koks(loser) else GAMMON


@dataclass(frozen=True, kw_only=True)
class DropRules(RuleSet):
    """One reading for every dispute of a game in which some dice drop a checker from the head straight into home, and
    which ends without bearing off.
    """

    dropping: ClassVar[frozenset[int]] = frozenset()
    """The dice that drop."""

    drop_point: Reading[[], range]
    six_and_one: Reading[[], bool]
    six_one_end: Reading[[], range]

    @property
    @override
    def goal(self) -> range:
        return self.six_one_end()

    @override
    def steps(self, die: int) -> bool:
        return die not in self.dropping or self.six_and_one()

    @override
    def drops(self, die: int) -> Collection[int]:
        return self.drop_point() if die in self.dropping else ()

    @override
    def win_over(self, loser: Side) -> Win:
        return ONLY
