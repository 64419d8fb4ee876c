"""The text of a puzzle: one question with answers to choose from, of which the core knows the right one.

One ``key: value`` a line: ``name``, ``ask``, ``answer``, ``hint`` (once or oftener), ``learned``, and what is asked
about. A board with a roll and ``play``: may it be played (yes or no)? ``dispute`` and ``reading``, with the keys of a
case: what does the reading rule? A board and ``count``, a measure, with ``choices``: how many? A finished board: what is
it worth? ``answer`` is written as the other fences write it. Numbers in its sentences: see ``spoken``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from narde_core import disputes
from narde_core.cases import Case, case, parameters, written
from narde_core.diagram import Diagram, build, entries
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.lessons.goals import Counted, parse_counted
from narde_core.lessons.lines import Lines, parse_name
from narde_core.lessons.question import Question, Row, may_or_not, plain, tried, verdict, verdicts
from narde_core.lessons.spoken import Ground, Speak, Spoken, parse_spoken
from narde_core.notation import parse_play
from narde_core.numbers import whole
from narde_core.outcome import Victory, format_ending, possible_wins, say_ending
from narde_core.wording import Language

ONCE = ("name", "ask", "answer", "learned", "play", "dispute", "reading", "count", "choices")
OFTEN = ("hint",)


class Matter(Protocol):
    """What a puzzle asks about."""

    @property
    def answer(self) -> str:
        """The right answer, as fences write it."""

    def question(self, asked: str, language: Language) -> Question:
        """The question with its board or situation and its options."""


@dataclass(frozen=True)
class Playable:
    """May this play be made on this board?"""

    diagram: Diagram
    play: str

    @property
    def answer(self) -> str:
        """``yes`` or ``no``."""
        return "no" if verdict(self.diagram, self.play, "en")[1] else "yes"

    def question(self, asked: str, language: Language) -> Question:
        """The board with the play, and may or may not."""
        word, why = verdict(self.diagram, self.play, language)
        options = may_or_not(language)
        row = Row(options, options.index(word), why)
        return Question(asked, (row,), picture=tried(self.diagram, self.play, language))


@dataclass(frozen=True)
class Ruled:
    """What does this reading rule on this case?"""

    case: Case
    reading: Reading[..., Any]

    @property
    def answer(self) -> str:
        """The ruling as cases write it."""
        return written(self.case.answer(self.reading))

    def question(self, asked: str, language: Language) -> Question:
        """The situation in words, and what the readings of the dispute rule."""
        options = verdicts(self.case, language)
        if len(options) < 2:
            raise Fault("question-agreed")
        row = Row(options, options.index(self.case.verdict(self.reading, language)), self.reading.say(language))
        return Question(asked, (row,), tuple(self.case.situation(language)))


@dataclass(frozen=True)
class Number:
    """How many, counted on this board for the player to move?"""

    ground: Ground
    counted: Counted
    choices: tuple[int, ...]

    @property
    def value(self) -> int:
        """What the measure counts."""
        return self.counted.count(self.ground.now)

    @property
    def answer(self) -> str:
        """The number."""
        return str(self.value)

    def question(self, asked: str, language: Language) -> Question:
        """The board, and numbers to choose from. Fault if the right one is not among them."""
        if self.value not in self.choices:
            raise Fault("puzzle-choices", answer=self.value)
        row = Row(tuple(map(str, self.choices)), self.choices.index(self.value), self.counted.say(self.value, language))
        return Question(asked, (row,), picture=plain(self.ground.diagram, language))


@dataclass(frozen=True)
class Worth:
    """What is this finished game worth?"""

    diagram: Diagram

    @property
    def answer(self) -> str:
        """The ending as fences write it."""
        return format_ending(self.diagram.ending)

    def question(self, asked: str, language: Language) -> Question:
        """The board, and every win that the rules know; that the game goes on, too."""
        wins = [Victory(own=True, win=win) for win in possible_wins(self.diagram.rules)]
        options = tuple(say_ending(ending, language) for ending in (*wins, None))
        row = Row(options, options.index(say_ending(self.diagram.ending, language)))
        return Question(asked, (row,), picture=plain(self.diagram, language))


@dataclass(frozen=True)
class Puzzle:
    """A question of a lesson, with the answer that its text claims."""

    name: str
    ask: Spoken
    matter: Matter
    claimed: str
    hints: tuple[Spoken, ...]
    learned: Spoken

    def question(self, language: Language) -> Question:
        """The question as it is put to the player."""
        return self.matter.question(self.ask.say(language), language)

    def broken(self) -> tuple[Fault, ...]:
        """The fault of an answer that is not the core's, or of options that do not hold it."""
        answer = self.matter.answer
        try:
            self.question("en")
        except Fault as fault:
            return (fault,)
        if answer == self.claimed:
            return ()
        return (Fault("case-answer", claim=f"answer: {self.claimed}", answer=answer),)


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle that a text describes. Fault for an unknown, missing or doubled key, or a bad value."""
    asked = next((entry.read(disputes.find) for entry in entries(text) if entry.key == "dispute"), None)
    told = tuple(name.replace("_", " ") for name in parameters(asked)) if asked else ()
    lines = Lines(text, once=(*ONCE, *told), often=OFTEN)
    speak: Speak = parse_spoken
    if asked:
        given = {entry.key: entry.value for entry in lines.board} | {
            key: lines.get(key) for key in told if key in lines
        }
        matter: Matter = Ruled(case(asked, given), lines.need("reading").read(asked.__getitem__))
    else:
        ground = Ground(build(lines.board))
        matter, speak = _on_board(ground, lines), partial(parse_spoken, ground=ground)
    return Puzzle(
        name=lines.need("name").read(parse_name),
        ask=lines.need("ask").read(speak),
        matter=matter,
        claimed=lines.need("answer").value,
        hints=tuple(entry.read(speak) for entry in lines.some("hint")),
        learned=lines.read("learned", speak),
    )


def _on_board(ground: Ground, lines: Lines) -> Matter:
    diagram = ground.diagram
    if "play" in lines:
        play = lines.need("play")
        play.read(parse_play)
        if diagram.legal is None:
            raise Fault("key-missing", key="roll")
        return Playable(diagram, play.value)
    if "count" in lines:
        choices = lines.need("choices").read(_numbers)
        return Number(ground, lines.need("count").read(parse_counted), choices)
    return Worth(diagram)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(whole(word.strip()) for word in text.split(","))
