"""What the player of a level is told, as plain data: all of it is known before he moves."""

from __future__ import annotations

from narde_core.lessons.level import Level, Wrong
from narde_core.lessons.question import Question
from narde_core.notation import PASS
from narde_core.wire import Data
from narde_core.wording import Language


def level(told: Level, language: Language) -> Data:
    """A level: for every legal play, in the order of the board's plays, whether it is done and what is counted of it.

    ``teaches`` has the sentences for legal plays that do not do, by their number; ``refused`` those for plays that may
    not be made, by their moves in alphabetical order: why not, and what it teaches. ``pass`` says whether passing can
    be tried. ``solution`` are steps ``[start, end, die]``.
    """
    solution = told.judge(told.solution.value).play
    results = told.legal.results
    legal = {
        results.index(told.legal.result_of(made)): wrong.teaches.say(language)
        for wrong in told.wrongs
        if (made := told.judge(wrong.play).play)
    }
    refused = {
        key: [why, wrong.teaches.say(language)]
        for wrong in told.wrongs
        for key, why in _refusals(told, wrong, language)
    }
    return {
        "name": told.name,
        "done": list(map(int, told.done)),
        "said": list(told.said(language)),
        "teaches": {str(number): teaches for number, teaches in legal.items()},
        "refused": refused,
        "pass": told.legal.must_pass or any(wrong.play == PASS for wrong in told.wrongs),
        "solution": [[step.start, step.end, step.die] for step in solution.steps] if solution else [],
        "learned": told.learned.say(language),
    }


def _refusals(told: Level, wrong: Wrong, language: Language) -> list[tuple[str, str]]:
    """The keys under which a refused play is found, each with the sentence that refuses it."""
    refusal = told.judge(wrong.play).refusal
    if not refusal:
        return []
    if wrong.play == PASS:
        return [(PASS, refusal.say(language))]
    ways = {" ".join(sorted(map(str, way))) for way in told.attempts(wrong.play)}
    return [(way, refusal.say(language)) for way in sorted(ways)]


def question(asked: Question, name: str, learned: str) -> Data:
    """A question: its name, for every row the place of the right answer and why it is right, and what is said after."""
    return {"name": name, "rows": [[row.right, row.why] for row in asked.rows], "learned": learned}
