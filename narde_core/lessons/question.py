"""A question with answers to choose from: one row, or a row for each reading or rule set that is compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from narde_core import wire
from narde_core.cases import Case
from narde_core.claims import IllegalClaim, LegalClaim, OnlyClaim, ThenClaim, WorthClaim
from narde_core.common import GAMES
from narde_core.diagram import Column, Comparison, Diagram
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.notation import parse_play
from narde_core.outcome import say_ending
from narde_core.refusal import attempted, judge
from narde_core.rulesets import find
from narde_core.svg import Picture, Shown
from narde_core.wording import SENTENCES, Language, say


@dataclass(frozen=True)
class Row:
    """One answer to choose: the options, the place of the right one among them, and why it is right ("" where its words
    say so); ``label`` and ``holders`` tell whose answer it is ("" and none where nobody is compared).
    """

    options: tuple[str, ...]
    right: int
    why: str = ""
    label: str = ""
    holders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """What is asked, in which situation, on which board, and the rows of answers."""

    asked: str
    rows: tuple[Row, ...]
    situation: tuple[str, ...] = ()
    picture: Picture | None = None


def of_comparison(comparison: Comparison, language: Language) -> Question:
    """May a play on which the columns part be made, and under whose rules? Of a board at its end: is the game over, and what is it worth?

    Fault if the columns agree, so that there is nothing to ask.
    """
    columns = comparison.columns
    first = columns[0].diagram
    if any(isinstance(claim, WorthClaim) for column in columns for claim in column.diagram.claims):
        told = [(say_ending(column.diagram.ending, language), "") for column in columns]
        options = tuple(dict.fromkeys(ending for ending, _ in told))
        asked, picture = say("question-worth", language), plain(first, language)
    elif any(isinstance(claim, ThenClaim) for column in columns for claim in column.diagram.claims):
        told = [(column.diagram.say_following(language), "") for column in columns]
        options = tuple(sorted({sentence for sentence, _ in told}))
        asked, picture = say("question-then", language), plain(first, language)
    else:
        play = _parting(columns)
        told = [verdict(column.diagram, play, language) for column in columns]
        options = may_or_not(language)
        asked, picture = say("question-play", language, play=play), tried(first, play, language)
    if len({answer for answer, _ in told}) < 2:
        raise Fault("question-agreed")
    rows = tuple(
        _whose(Row(options, options.index(answer), why), comparison, column, language)
        for column, (answer, why) in zip(columns, told, strict=True)
    )
    return Question(asked, rows, picture=picture)


def of_case(case: Case, language: Language) -> Question:
    """What each of the readings that the case names rules on it; Fault if every reading of the dispute rules the same."""
    options = verdicts(case, language)
    if len(options) < 2:
        raise Fault("question-agreed")
    rows = tuple(
        _held(
            Row(options, options.index(case.verdict(answer.reading, language))),
            answer.reading,
            tuple(GAMES.values()),
            language,
        )
        for answer in case.answers
    )
    return Question(asked_of(case, language), rows, tuple(case.situation(language)))


def asked_of(case: Case, language: Language) -> str:
    """The question that a case puts: the dispute's own, or one of its own where its readings are told nothing of it."""
    code = f"question-of-{case.dispute.name}"
    return say(code, language) if code in SENTENCES[language] else case.dispute.say(language)


def verdicts(case: Case, language: Language) -> tuple[str, ...]:
    """Everything that some reading of the dispute rules on a case, each once, in an order that gives nothing away."""
    return tuple(sorted({case.verdict(reading, language) for reading in case.dispute.readings}))


def may_or_not(language: Language) -> tuple[str, str]:
    """The two answers to the question whether a play may be made."""
    return say("question-may", language), say("question-may-not", language)


def verdict(diagram: Diagram, play: str, language: Language) -> tuple[str, str]:
    """Whether a play may be made, in a word, and why not ("" if it may). Fault for a board without a roll."""
    refusal = judge(diagram.legal_turn, parse_play(play)).refusal
    word, no = may_or_not(language)
    return (no, refusal.say(language)) if refusal else (word, "")


def plain(diagram: Diagram, language: Language) -> Picture:
    """The board without any play."""
    return replace(wire.picture(diagram, language), plays=())


def tried(diagram: Diagram, play: str, language: Language) -> Picture:
    """The board with a play, drawn the same whether it may be made or not."""
    steps = attempted(diagram.legal_turn, parse_play(play)).steps
    return replace(plain(diagram, language), plays=(Shown(steps),) if steps else ())


def _parting(columns: Sequence[Column]) -> str:
    """The first play that the claims name which some columns allow and others refuse; Fault if there is none."""
    for play in dict.fromkeys(_named(columns)):
        if len({judge(column.diagram.legal_turn, parse_play(play)).legal for column in columns}) > 1:
            return play
    raise Fault("question-agreed")


def _named(columns: Sequence[Column]) -> Iterator[str]:
    """The plays that the claims name: those that say may or may not first."""
    claims = [claim for column in columns for claim in column.diagram.claims]
    for claim in claims:
        match claim:
            case LegalClaim():
                yield claim.text
            case IllegalClaim():
                yield claim.read()[0]
    for claim in claims:
        if isinstance(claim, OnlyClaim):
            yield from claim.read()


def _whose(row: Row, comparison: Comparison, column: Column, language: Language) -> Row:
    """The row, said of what the column stands for."""
    game = column.diagram.game
    if comparison.dispute is None:
        return replace(row, label=find(game, column.name).say(language))
    return _held(row, comparison.dispute[column.name], (game,), language)


def _held(row: Row, reading: Reading[..., Any], games: Sequence[Game], language: Language) -> Row:
    """The row, said of a reading and of those who hold it in any of the games."""
    titles = (wire.holder(held, numbered=False) for game in games for held in wire.held_by(game, reading, language))
    return replace(row, label=reading.say(language), holders=tuple(dict.fromkeys(titles)))
