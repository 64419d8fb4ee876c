"""A card as a question on a board, and what is said to an answer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from narde_core.diagram import Diagram, Entry, build
from narde_core.disputes.head import DISPUTE
from narde_core.first_round import Opening
from narde_core.game import LONG, SHORT
from narde_core.notation import format_play, format_side, parse_play
from narde_core.numbers import whole
from narde_core.plays import LegalTurn
from narde_core.position import HEAD, Position
from narde_core.refusal import Verdict, judge
from narde_core.rulesets import find, holders
from narde_core.trainer.cards import Card, LongCard, ShortCard
from narde_core.trainer.equities import Grade, Judged, rated
from narde_core.trainer.reasons import say_why
from narde_core.turn import Colour
from narde_core.wording import SENTENCES, Language, say


def board(card: Card) -> Diagram:
    """The board of a card: the player who answers is Black where his opponent has opened, else White."""
    if isinstance(card, ShortCard):
        turn = rated(card).turn.turn
        return _board(SHORT.name, "common", turn.position, card, {})
    if card.opening is None:
        return _board(LONG.name, card.rules, LONG.start, card, {})
    return _board(LONG.name, card.rules, card.opening.position, card, {"opponent opened": str(card.opening.roll)})


def _board(game: str, rules: str, position: Position, card: Card, more: dict[str, str]) -> Diagram:
    mover = Colour.BLACK if card.opening else Colour.WHITE
    given = {
        "game": game,
        "rules": rules,
        mover.value: format_side(position.own),
        mover.other.value: format_side(position.opponent),
        "to move": mover.value,
        "roll": str(card.roll),
        "first turn": "yes",
        "second player": "yes" if card.opening else "no",
        **more,
    }
    return build(Entry(0, key, value) for key, value in given.items())


def situation(card: Card, language: Language) -> str:
    """What has been rolled, and by which rules it is played."""
    if card.opening is None:
        rolled = say("drill-first", language, roll=card.roll)
    else:
        opening = card.opening.roll if isinstance(card.opening, Opening) else card.opening
        rolled = say("drill-second", language, opening=opening, roll=card.roll)
    if isinstance(card, ShortCard):
        return rolled
    return f"{rolled} {say('drill-rules', language, title=find(LONG, card.rules).say(language))}"


def heads(legal: LegalTurn) -> frozenset[int]:
    """How many checkers may leave the head in a legal play of the turn."""
    before = legal.turn.position.own[HEAD]
    return frozenset(before - after.own[HEAD] for after in legal.results)


@dataclass(frozen=True)
class Answered:
    """What is said to an answer: whether it is right, and sentences, the verdict first."""

    right: bool
    sentences: tuple[str, ...]


def answer_heads(card: LongCard, given: str, language: Language) -> Answered:
    """The verdict on how many leave the head: the number, the reading that says so, and who says otherwise.

    Fault for an answer that is no number of checkers.
    """
    gone = whole(given, LONG.checkers)
    diagram = board(card)
    legal = diagram.legal_turn
    rules = find(LONG, card.rules)
    told = [f"{_said(heads(legal), language)} {rules.rules['head'].say(language)}"]
    groups: dict[frozenset[int], list[str]] = {}
    for reading in DISPUTE.readings:
        other = heads(replace(diagram, rules=rules.rules.with_reading("head", reading.name)).legal_turn)
        titles = [authority.say(language) for authority, _ in holders(LONG, "head", reading.name)]
        groups.setdefault(other, []).extend(titles)
    others = {number: titles for number, titles in groups.items() if number != heads(legal)}
    if not others:
        told.append(say("drill-all-agree", language))
    for number, titles in others.items():
        if titles:
            named = "; ".join(dict.fromkeys(titles))
            told.append(say("drill-others", language, heads=_said(number, language), titles=named))
    return Answered(gone in heads(legal), tuple(told))


def _said(numbers: frozenset[int], language: Language) -> str:
    exact = f"drill-heads-{'-'.join(map(str, sorted(numbers)))}"
    code = exact if exact in SENTENCES[language] else "drill-heads-range"
    return say(code, language, least=min(numbers), most=max(numbers))


def answer_play(card: ShortCard, given: str, language: Language) -> Answered | Verdict:
    """The verdict on a play, and why the best one is better; the core's refusal if the play is not legal."""
    known = rated(card)
    verdict = judge(known.turn, parse_play(given))
    if verdict.play is None:
        return verdict
    judged = known.judge(verdict.play)
    told = [_graded(judged, format_play(known.best), language)]
    before = known.turn.turn.position
    shown = [known.best] if judged.grade is Grade.BEST else [known.best, verdict.play]
    for play in shown:
        why = say_why(before, known.turn.result_of(play), language)
        told.append(say("why-play", language, play=format_play(play), why=why))
    return Answered(judged.grade in (Grade.BEST, Grade.FINE), tuple(told))


def _graded(judged: Judged, best: str, language: Language) -> str:
    known = judged.grade is Grade.WORSE and judged.hundredths is not None
    code = "grade-worse-by" if known else f"grade-{judged.grade.value}"
    return say(code, language, play=format_play(judged.play), best=best, hundredths=judged.hundredths)
