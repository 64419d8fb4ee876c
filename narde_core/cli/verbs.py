"""The verbs of ``narde``: what each is asked with, and how its answer is shown."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from narde_core import answers
from narde_core.cli import desk, files, show
from narde_core.cli.givens import givens
from narde_core.faults import Fault
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


READING = _option("--reading", action="append", default=[], metavar="DISPUTE=READING")
BOARD = (
    _option("--game", required=True),
    _option("--rules"),
    READING,
    _option("--white", required=True),
    _option("--black", required=True),
    _option("--to-move", metavar="white|black"),
    _option("--roll"),
    _option("--first-turn", metavar="yes|no"),
    _option("--second-player", metavar="yes|no"),
    _option("--opponent-opened", metavar="ROLL"),
    _option("--turn-number", metavar="N"),
    _option("--goes-on", metavar="yes|no"),
    _option("--handed", metavar="N"),
)
ODDS_NAMES = ("hit", "enter", "bear-off", "number", "total")
ODDS = (
    *(_option(f"--{name}", metavar=name.upper()) for name in ODDS_NAMES),
    _option("--blocks"),
    _option("--checkers"),
    _option("--game"),
    _option("--rules"),
)


@dataclass(frozen=True)
class Verb:
    """A verb: its options, the question it asks, how the answer reads as text, and what the exit code tells."""

    options: tuple[Option, ...]
    ask: Callable[[Namespace, Language], Data]
    show: Callable[[Data, Language], str]
    exit_code: Callable[[Data], int] = lambda _: 0


def _board_question(question: answers.Question, *own: str) -> Callable[[Namespace, Language], Data]:
    return lambda options, language: question(givens(options, *own), language)


def _plays(options: Namespace, language: Language) -> Data:
    answer = answers.plays(givens(options), language)
    if not options.graph:
        del answer["graph"]
    return answer


def _odds(options: Namespace, language: Language) -> Data:
    asked = {name: getattr(options, name.replace("-", "_")) for name in (*ODDS_NAMES, "blocks", "checkers")}
    told = {name: value for name, value in asked.items() if value}
    return answers.chances({**givens(options), **told}, language)


def _drawn(options: Namespace, language: Language) -> Data:
    """The drawing; a PNG is written to ``--output`` at once."""
    if options.format == "png" and not options.output:
        raise Fault("png-output")
    answer = answers.drawn(givens(options), language) | {"format": options.format, "output": options.output or ""}
    if options.format == "png":
        files.picture(answer["svg"], Path(options.output))
    elif options.output:
        files.write(Path(options.output), answer[options.format])
    return answer


def _optional(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(replace(option, settings=option.settings | {"required": False}) for option in options)


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
    "games": Verb((), lambda _, language: answers.game_list({}, language), show.game_list),
    "disputes": Verb(
        (_option("--game"),),
        lambda options, language: answers.dispute_list(givens(options), language),
        show.dispute_list,
    ),
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
    "rule": Verb(
        (
            _option("words", nargs="*", metavar="WAY MATTER KEY=VALUE"),
            *_optional(BOARD),
            _option("--play", help_code="cli-option-play"),
        ),
        desk.rule,
        desk.ruling,
        desk.exit_code,
    ),
    "event": Verb(
        (
            _option("--game"),
            _option("--rules"),
            READING,
            _option("--name"),
            _option("--format", default="sheet", choices=desk.FORMATS),
        ),
        desk.event,
        desk.sheet,
    ),
    "odds": Verb(ODDS, _odds, show.odds),
    "convert": Verb(
        (_option("--position", metavar="ID"), *_optional(BOARD)),
        lambda options, language: answers.converted(givens(options, "position"), language),
        show.conversion,
    ),
    "check": Verb(
        (_option("files", nargs="+", metavar="FILE"), _option("--rules"), READING),
        files.check,
        show.findings,
        lambda answer: 2 if answer["unread"] else 1 if answer["faults"] else 0,
    ),
    "draw": Verb(
        (
            *BOARD,
            _option("--format", default="text", choices=("text", "svg", "png")),
            _option("--output", metavar="FILE"),
        ),
        _drawn,
        show.drawing,
    ),
    "perft": Verb(
        (_option("--game", required=True), _option("--rules"), _option("--depth", default="1")),
        lambda options, language: answers.counted({**givens(options), "depth": options.depth}, language),
        show.counts,
    ),
}
