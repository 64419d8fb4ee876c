"""The text of a level: a board with a roll, what is to be done on it, and what its right and wrong plays teach.

One ``key: value`` a line: the givens of a board; ``name``, by which the level is linked to and remembered; ``task``;
one ``goal`` or several, all of which must be reached; ``solution``, a play; ``wrong PLAY: what it teaches``, once or
oftener; ``hint``, once or oftener; ``learned``, what is said when it is done. Numbers in its sentences: see ``spoken``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, partial

from narde_core.diagram import Diagram, Entry, build
from narde_core.faults import Fault
from narde_core.lessons.attempts import attempts
from narde_core.lessons.goals import Goal, parse_goal
from narde_core.lessons.lines import Lines, parse_name
from narde_core.lessons.measures import Ending
from narde_core.lessons.spoken import Ground, Speak, Spoken, parse_spoken
from narde_core.notation import PASS, Move, parse_play
from narde_core.plays import LegalTurn
from narde_core.refusal import Verdict, judge
from narde_core.wording import Language

WRONG = "wrong "
ONCE = ("name", "task", "solution", "learned")
OFTEN = ("goal", "hint", WRONG)


@dataclass(frozen=True)
class Wrong:
    """A play that does not do, legal or not, and the sentence that says what it teaches."""

    play: str
    teaches: Spoken
    entry: Entry


@dataclass(frozen=True)
class Level:
    """One idea on one board. ``solution`` is one play that does; every legal play that reaches the goals does too."""

    name: str
    task: Spoken
    ground: Ground
    goals: tuple[Goal, ...]
    solution: Entry
    wrongs: tuple[Wrong, ...]
    hints: tuple[Spoken, ...]
    learned: Spoken

    @property
    def diagram(self) -> Diagram:
        """The board."""
        return self.ground.diagram

    @property
    def legal(self) -> LegalTurn:
        """The legal plays."""
        return self.ground.legal

    @property
    def endings(self) -> tuple[Ending, ...]:
        """How every legal play ends, in the order of ``legal.plays``."""
        return self.ground.endings

    @cached_property
    def done(self) -> tuple[bool, ...]:
        """For every legal play whether it reaches the goals."""
        return tuple(all(goal.reached(ending, self.endings) for goal in self.goals) for ending in self.endings)

    def said(self, language: Language) -> tuple[str, ...]:
        """For every legal play what the goals count of it."""
        return tuple(
            " ".join(filter(None, (goal.say(ending, self.endings, language) for goal in self.goals)))
            for ending in self.endings
        )

    def judge(self, play: str) -> Verdict:
        """Whether a play may be made, and if not, why. Fault for a play that cannot be read."""
        return judge(self.legal, parse_play(play))

    def accepts(self, play: str) -> bool:
        """Whether a play is legal and reaches the goals. Fault for a play that cannot be read."""
        made = self.judge(play).play
        return made is not None and self.done[self.legal.results.index(self.legal.result_of(made))]

    def attempts(self, play: str) -> tuple[tuple[Move, ...], ...]:
        """The ways to try a refused play on the board: its steps, the last of which cannot be made."""
        return tuple(attempts(self.legal, parse_play(play)))

    def broken(self) -> tuple[Fault, ...]:
        """What is false in the level: a solution that does not do, a wrong play that does, a goal that asks nothing."""
        return tuple(self._broken())

    def _broken(self) -> Iterable[Fault]:
        refusal = self.judge(self.solution.value).refusal
        if refusal:
            yield Fault("claim-refused", claim=self.solution.value, refusal=refusal).at(self.solution)
        elif not self.accepts(self.solution.value):
            yield Fault("level-unsolved", play=self.solution.value).at(self.solution)
        for wrong in self.wrongs:
            refused = self.judge(wrong.play).refusal
            if self.accepts(wrong.play):
                yield Fault("level-not-wrong", play=wrong.play).at(wrong.entry)
            # each of its moves is one of these dice, so it was meant to break another rule
            elif refused and refused.code == "die-mismatch" and not refused.sentence:
                yield Fault("level-not-by-dice", play=wrong.play, refusal=refused).at(wrong.entry)
            elif wrong.play != PASS and refused and not self.attempts(wrong.play):
                yield Fault("level-unfinished", play=wrong.play).at(wrong.entry)
        if all(self.done) and type(self.goals[0]) is not Goal:
            yield Fault("level-no-goal")


def parse_level(text: str) -> Level:
    """The level that a text describes. Fault for an unknown, missing or doubled key, or a bad value."""
    lines = Lines(text, once=ONCE, often=OFTEN)
    ground = Ground(build(lines.board))
    if ground.diagram.legal is None:
        raise Fault("key-missing", key="roll")
    speak = partial(parse_spoken, ground=ground)
    solution = lines.need("solution")
    solution.read(parse_play)
    return Level(
        name=lines.need("name").read(parse_name),
        task=lines.need("task").read(speak),
        ground=ground,
        goals=tuple(entry.read(parse_goal) for entry in lines.all("goal")),
        solution=solution,
        wrongs=tuple(_wrong(entry, speak) for entry in lines.all(WRONG)),
        hints=tuple(entry.read(speak) for entry in lines.all("hint")),
        learned=lines.read("learned", speak),
    )


def _wrong(entry: Entry, speak: Speak) -> Wrong:
    play = entry.key.removeprefix(WRONG).strip()
    entry.read(lambda _: parse_play(play))
    return Wrong(play, entry.read(speak), entry)
