"""What can be counted of the end of a turn: the goals of levels are said in these counts.

A measure is a function whose docstring says what it counts; its sentence for the player stands in the wording tables
under ``measure-`` and its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from narde_core.odds import finishing
from narde_core.plays import LegalTurn
from narde_core.position import HOME, POINTS, Position
from narde_core.ruleset import RuleSet
from narde_core.turn import ROLLS, Roll, Turn


@dataclass(frozen=True)
class Ending:
    """The board before a turn and after it, both seen by the player who moved, and the rules they play by."""

    before: Position
    after: Position
    rules: RuleSet

    @cached_property
    def _counts(self) -> dict[tuple[str, int], int]:
        return {}

    def count(self, name: str, point: int = 0) -> int:
        """What the measure ``name`` counts here, of ``point`` if it wants one; counted once."""
        if (name, point) not in self._counts:
            self._counts[name, point] = MEASURES[name](self, point)
        return self._counts[name, point]

    @cached_property
    def replies(self) -> dict[Roll, LegalTurn]:
        """The opponent's legal plays by his roll."""
        return _turns(self.after.swapped(), self.rules)

    @cached_property
    def again(self) -> dict[Roll, LegalTurn]:
        """The mover's own legal plays by his roll, were it his turn again."""
        return _turns(self.after, self.rules)


type Measure = Callable[[Ending, int], int]


def _turns(position: Position, rules: RuleSet) -> dict[Roll, LegalTurn]:
    """The legal plays of the player to move, whose first turn is over, by his roll."""
    return {roll: LegalTurn(Turn(position, roll, first=False), rules) for roll in ROLLS}


def _throws(rolls: list[Roll]) -> int:
    """How many of the 36 throws of two dice these rolls are."""
    return sum(1 if roll.double else 2 for roll in rolls)


def _hits(legal: LegalTurn) -> bool:
    """Whether some play of the turn hits."""
    bar = legal.turn.position.opponent.bar
    return any(result.opponent.bar > bar for result in legal.results)


def _last_stays(legal: LegalTurn) -> bool:
    """Whether no play of the turn moves a checker from the mover's farthest point."""
    own = legal.turn.position.own
    return all(result.own[own.highest] >= own[own.highest] for result in legal.results)


def _held(ending: Ending, point: int) -> bool:
    """Whether the opponent cannot land on the mover's ``point``."""
    return ending.after.own[point] >= ending.rules.game.closed_by


def on(ending: Ending, point: int) -> int:
    """The mover's checkers on his own ``point`` (24 to 1, 25 the bar, 0 off)."""
    return ending.after.own[point]


def off(ending: Ending, _: int) -> int:
    """Checkers borne off in this turn."""
    return ending.after.own.off - ending.before.own.off


def hits(ending: Ending, _: int) -> int:
    """Opponent's checkers sent to the bar in this turn."""
    return ending.after.opponent.bar - ending.before.opponent.bar


def outside(ending: Ending, _: int) -> int:
    """The mover's checkers that are not yet home."""
    return sum(count for point, count in ending.after.own if point > HOME[0])


def farthest(ending: Ending, _: int) -> int:
    """The point of the mover's checker that has the longest way to go."""
    return ending.after.own.highest


def points(ending: Ending, _: int) -> int:
    """Points on which checkers of the mover stand, the bar not counted."""
    return sum(1 for point in POINTS if ending.after.own[point])


def blots(ending: Ending, _: int) -> int:
    """Checkers of the mover that stand alone on a point."""
    return sum(1 for point in POINTS if ending.after.own[point] == 1)


def row(ending: Ending, _: int) -> int:
    """The longest row of neighbouring points that the opponent cannot land on, along his route."""
    longest = length = 0
    for theirs in POINTS:
        length = length + 1 if _held(ending, ending.after.meeting.across(theirs)) else 0
        longest = max(longest, length)
    return longest


def shots(ending: Ending, _: int) -> int:
    """Throws of 36 with which the opponent can hit a checker of the mover."""
    return _throws([roll for roll, reply in ending.replies.items() if _hits(reply)])


def lost(ending: Ending, _: int) -> int:
    """Throws of 36 of which the opponent cannot play every die."""
    return _throws([roll for roll, reply in ending.replies.items() if reply.ends.dice < len(reply.search.dice)])


def passes(ending: Ending, _: int) -> int:
    """Throws of 36 with which the opponent cannot move at all."""
    return _throws([roll for roll, reply in ending.replies.items() if reply.must_pass])


def held(ending: Ending, _: int) -> int:
    """Throws of 36 with which the opponent cannot move a checker from the point that is farthest from his home."""
    return _throws([roll for roll, reply in ending.replies.items() if _last_stays(reply)])


def locked(ending: Ending, _: int) -> int:
    """Throws of 36 with which the mover could not move a checker from his farthest point if it were his turn again."""
    return _throws([roll for roll, turn in ending.again.items() if _last_stays(turn)])


def playable(ending: Ending, _: int) -> int:
    """Throws of 36 that the mover could play to the last die if it were his turn again."""
    return _throws([roll for roll, turn in ending.again.items() if turn.ends.dice == len(turn.search.dice)])


def stuck(ending: Ending, _: int) -> int:
    """Throws of 36 with which the mover could not move at all if it were his turn again."""
    return _throws([roll for roll, turn in ending.again.items() if turn.must_pass])


def aims(ending: Ending, _: int) -> int:
    """Throws of 36 with which the mover could hit if it were his turn again."""
    return _throws([roll for roll, turn in ending.again.items() if _hits(turn)])


def finishes(ending: Ending, _: int) -> int:
    """Throws of 36 with which the mover could bear off all he has left if it were his turn again."""
    return finishing(ending.after, ending.rules).ways


def finished(ending: Ending, _: int) -> int:
    """Throws of 36 with which the opponent bears off all he has left."""
    return finishing(ending.after.swapped(), ending.rules).ways


MEASURES: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (
        on, off, hits, outside, farthest, points, blots, row, shots, lost, passes, held, locked, playable, stuck, aims, finishes,
        finished,
    )
}  # fmt: skip
"""Every measure by its name."""

UNITS: dict[str, str] = {
    "on": "checker", "off": "checker", "hits": "checker", "outside": "checker", "farthest": "pip", "points": "place",
    "blots": "blot", "row": "place",
}  # fmt: skip
"""What a measure counts, by the nouns of figures; throws of the dice where nothing else is said."""

THROWS = tuple(name for name in MEASURES if name not in UNITS)
"""Measures that count throws of 36."""

UNITS |= dict.fromkeys(THROWS, "roll")

OF_A_POINT = frozenset((on.__name__,))
"""Measures that want a point after their name."""
