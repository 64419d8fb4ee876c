"""When a level is done: ``any`` legal play does, or a measure that must reach a number, be the least or be the most.

``on 18 at least 1``, ``blots 0``, ``farthest at most 12``, ``least shots``, ``most lost``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import override

from narde_core.faults import Fault
from narde_core.lessons.measures import MEASURES, OF_A_POINT, Ending
from narde_core.odds import ALL
from narde_core.position import BAR, OFF
from narde_core.wording import SENTENCES, Language, say

_BOUND = re.compile(
    r"(?P<what>[a-z]+)(?: (?P<point>\d{1,2}))??(?: at (?P<side>least|most))? (?P<limit>\d{1,3})", re.ASCII
)
_EXTREME = re.compile(r"(?P<side>least|most) (?P<what>[a-z]+)(?: (?P<point>\d{1,2}))?", re.ASCII)


@dataclass(frozen=True)
class Counted:
    """A measure and the point it is asked of (0 where it wants none)."""

    name: str
    point: int = 0

    def __post_init__(self) -> None:
        if self.name not in MEASURES:
            raise Fault("unknown-measure", given=self.name, known=", ".join(MEASURES))
        if not OFF <= self.point <= BAR:
            raise Fault("no-such-point", point=self.point)

    def count(self, ending: Ending) -> int:
        """What the measure counts of the end of a turn."""
        return ending.count(self.name, self.point)

    def say(self, value: int, language: Language) -> str:
        """The count in a sentence."""
        exact = f"measure-{self.name}-{self.point}"
        code = exact if exact in SENTENCES[language] else f"measure-{self.name}"
        return say(code, language, value=value, point=self.point, all=ALL)


@dataclass(frozen=True)
class Goal:
    """What must be so at the end of the turn; of this plain one, nothing: any legal play does, a forced pass too."""

    def reached(self, ending: Ending, all_endings: Sequence[Ending]) -> bool:  # noqa: ARG002 - some look at them
        """Whether the turn ended as asked; ``all_endings`` are those of every legal play."""
        return True

    def say(self, ending: Ending, all_endings: Sequence[Ending], language: Language) -> str:  # noqa: ARG002 - the same
        """What was counted, and where that is not enough what would be; "" where nothing is counted."""
        return ""


@dataclass(frozen=True)
class Bound(Goal):
    """A count that must be a number, or at least (``side`` "least") or at most ("most") that."""

    counted: Counted
    limit: int
    side: str = ""

    @override
    def reached(self, ending: Ending, all_endings: Sequence[Ending]) -> bool:
        value = self.counted.count(ending)
        return {"": value == self.limit, "least": value >= self.limit, "most": value <= self.limit}[self.side]

    @override
    def say(self, ending: Ending, all_endings: Sequence[Ending], language: Language) -> str:
        told = self.counted.say(self.counted.count(ending), language)
        if self.reached(ending, all_endings):
            return told
        return f"{told} {say(f'goal-at-{self.side or "exactly"}', language, limit=self.limit)}"


@dataclass(frozen=True)
class Extreme(Goal):
    """A count that no other legal play makes smaller ("least") or larger ("most")."""

    counted: Counted
    side: str

    def best(self, all_endings: Sequence[Ending]) -> int:
        """The best count of all legal plays."""
        return (min if self.side == "least" else max)(map(self.counted.count, all_endings))

    @override
    def reached(self, ending: Ending, all_endings: Sequence[Ending]) -> bool:
        return self.counted.count(ending) == self.best(all_endings)

    @override
    def say(self, ending: Ending, all_endings: Sequence[Ending], language: Language) -> str:
        value, best = self.counted.count(ending), self.best(all_endings)
        told = self.counted.say(value, language)
        code = f"goal-{self.side}" if value == best else "goal-better"
        return f"{told} {say(code, language, best=best)}"


def parse_goal(text: str) -> Goal:
    """The goal that a text names; Fault for an unknown measure, or words that are no goal."""
    if text == "any":
        return Goal()
    for pattern in (_EXTREME, _BOUND):
        match = pattern.fullmatch(text)
        if match:
            break
    else:
        raise Fault("goal-word", given=text)
    counted = _counted(match["what"], match["point"])
    if "limit" in match.groupdict():
        return Bound(counted, int(match["limit"]), match["side"] or "")
    return Extreme(counted, match["side"])


def parse_counted(text: str) -> Counted:
    """The measure that a text names, ``shots`` or ``on 18``; Fault for an unknown one."""
    what, _, point = text.partition(" ")
    if point and not (point.isascii() and point.isdigit()):
        raise Fault("goal-word", given=text)
    return _counted(what, point or None)


def _counted(what: str, point: str | None) -> Counted:
    counted = Counted(what, int(point or 0))
    if (what in OF_A_POINT) is (point is None):
        raise Fault("goal-point", given=what, known=", ".join(sorted(OF_A_POINT)))
    return counted
