"""The verbs of ``narde``: what each is asked with, and how its answer is shown."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from narde_core import answers
from narde_core.answers import Givens
from narde_core.cli import show
from narde_core.wire import Data
from narde_core.wording import Language


@dataclass(frozen=True)
class Option:
    """One option of a verb: its names, the code of its help sentence, and what argparse is to do with it."""

    names: tuple[str, ...]
    help: str
    settings: dict[str, Any]


def _option(*names: str, help_code: str = "", **settings: Any) -> Option:  # noqa: ANN401 - argparse takes what it takes
    return Option(names, help_code or f"cli-option-{names[0].lstrip('-')}", settings)


BOARD = (
    _option("--game", required=True),
    _option("--rules"),
    _option("--reading", action="append", default=[], metavar="DISPUTE=READING"),
    _option("--white", required=True),
    _option("--black", required=True),
    _option("--to-move", metavar="white|black"),
    _option("--roll"),
    _option("--first-turn", metavar="yes|no"),
    _option("--second-player", metavar="yes|no"),
    _option("--opponent-opened", metavar="ROLL"),
)
GIVENS = ("game", "rules", "white", "black", "to_move", "roll", "first_turn", "second_player", "opponent_opened")


@dataclass(frozen=True)
class Verb:
    """A verb: its options, the question it asks, how the answer reads as text, and what the exit code tells."""

    options: tuple[Option, ...]
    ask: Callable[[Namespace, Language], Data]
    show: Callable[[Data, Language], str]
    exit_code: Callable[[Data], int] = lambda _: 0


def givens(options: Namespace, *own: str) -> Givens:
    """The board's givens that were written as options, and the verb's ``own``."""
    told = {name.replace("_", " "): getattr(options, name, None) for name in (*GIVENS, *own)}
    readings = ", ".join(getattr(options, "reading", []))
    return {key: value for key, value in {**told, "readings": readings}.items() if value}


def _board_question(question: answers.Question, *own: str) -> Callable[[Namespace, Language], Data]:
    return lambda options, language: question(givens(options, *own), language)


def _plays(options: Namespace, language: Language) -> Data:
    answer = answers.plays(givens(options), language)
    if not options.graph:
        del answer["graph"]
    return answer


VERBS: dict[str, Verb] = {
    "plays": Verb((*BOARD, _option("--graph", action="store_true")), _plays, show.plays),
    "judge": Verb(
        (*BOARD, _option("play")),
        _board_question(answers.judged, "play"),
        show.verdict,
        lambda answer: 0 if answer["legal"] else 1,
    ),
    "compare": Verb((*BOARD, _option("--dispute")), _board_question(answers.compared, "dispute"), show.comparison),
    "first-round": Verb((), lambda _, language: answers.first_rolls({}, language), show.first_round),
    "disputes": Verb((), lambda _, language: answers.dispute_list({}, language), show.dispute_list),
    "rulesets": Verb(
        (_option("--game"),),
        lambda options, language: answers.ruleset_list(givens(options), language),
        show.ruleset_list,
    ),
    "worth": Verb(
        (*BOARD, _option("--resigns", metavar="white|black"), _option("--offered", metavar="KIND")),
        _board_question(answers.worth, "resigns", "offered"),
        show.worth,
    ),
    "draw": Verb(
        (*BOARD, _option("--format", default="text", choices=("text", "svg"))),
        _board_question(answers.drawn, "format"),
        show.drawing,
    ),
    "perft": Verb(
        (_option("--game", required=True), _option("--rules"), _option("--depth", type=int, default=1)),
        lambda options, language: answers.counted({**givens(options), "depth": str(options.depth)}, language),
        show.counts,
    ),
}
