"""The referee's questions: an event's rules, the next question of a case or its ruling, a table of rulings."""

from __future__ import annotations

from typing import Any

from narde_core import disputes, rulesets
from narde_core.answers.asking import Givens, choice
from narde_core.desk import protocol, ways
from narde_core.desk.case import TYPED_KEYS, Case, case_of, event_of, matters_of, refuse_others
from narde_core.desk.event import Draft, Event, read_event
from narde_core.desk.matter import Matter, Step
from narde_core.desk.moves import MOVE, legal_plays
from narde_core.desk.protocol import Ground
from narde_core.desk.replay import replay
from narde_core.desk.ruling import Group, Ruling, Source, place, source
from narde_core.desk.sheet import TOPICS, doubles, sheet
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.turn import Colour
from narde_core.wire import Data
from narde_core.wording import Language, say


def rule(given: Givens, language: Language) -> Data:
    """``rule``: the next question of a case, or its ruling.

    The event's rules are in ``event`` (text, JSON, a code, a link), or in ``game``, ``rules`` and ``readings``; ``way``
    and ``matter`` say what has happened, and every further key answers a question. While something is open the reply
    holds what may be chosen: ``ways``, ``matters``, or ``ask`` with the next question. ``ruling`` holds the verdict;
    ``protocol`` is the same as text, with the names and the time that were typed, and ``row`` as a row of CSV.
    """
    case = case_of(given, language)
    told: Data = {
        "event": _summary(case.event, language),
        "ways": [_way(name, case.event, language) for name in ways.WAYS],
    }
    if not case.way:
        return told
    told |= {"way": case.way, "matters": [_matter(one, language) for one in matters_of(case.way, case.event)]}
    if case.matter is None:
        return told
    told |= {
        "matter": case.matter.name,
        "trail": [
            {
                "key": one.step.key,
                "kind": one.step.kind,
                "keys": one.step.keys,
                "question": one.question,
                "answer": one.answer,
            }
            for one in case.answered
        ],
        "more": [_step(case.matter, step, language) for step in case.matter.more],
    }
    if case.asking:
        return told | {"ask": _step(case.matter, case.asking, language)}
    typed = {key: given[key] for key in TYPED_KEYS if key in given}
    return told | {
        "givens": case.givens,
        "ruling": _ruling(case, language),
        "protocol": protocol.text(case, typed, language),
        "header": protocol.header(language),
        "row": protocol.row(case, typed, language),
    }


def _way(name: str, event: Event, language: Language) -> Data:
    return {
        "name": name,
        "title": say(f"desk-way-{name}", language),
        "matters": [_matter(matter, language) for matter in matters_of(name, event)],
    }


def _matter(matter: Matter, language: Language) -> Data:
    return {"name": matter.name, "title": matter.say(language)}


def _step(matter: Matter, step: Step, language: Language) -> Data:
    options = [{"value": value, "label": matter.label(step, value, language)} for value in step.options]
    return {
        "key": step.key,
        "kind": step.kind,
        "keys": step.keys,
        "question": matter.question(step, language),
        "options": options,
    }


def _ruling(case: Case, language: Language) -> Data:
    told = _said(case.ruling, language)
    if case.matter is MOVE:
        told["legal"] = legal_plays(case.told, case.event.rules)
    if case.demand:
        told["demand"] = _said(case.demand, language)
    if case.board:
        told["board"] = case.board
    return told


def _said(ruling: Ruling, language: Language) -> Data:
    """A ruling: its answer and verdict, the grounds with their sources, and what other rule sets say."""
    return {
        "answer": ruling.decision.answer,
        "verdict": ruling.decision.verdict,
        "grounds": [_ground(one, language) for one in protocol.grounds(ruling, language)],
        "silent": ruling.silent,
        "others": [_group(group, language) for group in ruling.others],
        "agree": say("desk-all-agree", language) if ruling.unanimous else "",
    }


def _ground(ground: Ground, language: Language) -> Data:
    return {"reason": ground.reason, **(_source(ground.source, language) if ground.source else {})}


def _source(told: Source, language: Language) -> Data:
    asked = disputes.find(told.reading.dispute)
    return {
        "dispute": asked.name,
        "question": asked.say(language),
        "reading": told.reading.name,
        "sentence": told.reading.say(language),
        "kind": told.kind,
        "silent": told.silent,
        "source": told.say(language),
        "mark": told.mark(language),
    }


def _group(group: Group, language: Language) -> Data:
    return {
        "answer": group.decision.answer,
        "verdict": group.decision.verdict,
        "same": group.same,
        "told by": protocol.told_by(group, language),
        "stated": [
            {"name": one.name, "title": one.title, "article": one.article} for one in group.voices if one.stated
        ],
        "silent": [{"name": one.name, "title": one.title} for one in group.voices if not one.stated],
    }


def moves(given: Givens, language: Language) -> Data:
    """``moves``: the board before the last of the ``moves`` from the start, by an event's rules: its ``givens``, with the
    roll and, if one is written, the play. ``started``: the colour that started, white if not said.
    """
    if "moves" not in given:
        raise Fault("key-missing", key="moves")
    starter = choice(given, "started", {colour.value: colour for colour in Colour}) or Colour.WHITE
    return {"givens": replay(given["moves"], event_of(given), starter)}


def _drafted(given: Givens) -> Draft:
    """The rules that are given, as far as they can be read; Fault if what is given beside an event does not go with it."""
    if "event" not in given or "readings" in given:
        return Draft(event_of(given))
    draft = read_event(given["event"], given.get("event name", ""))
    refuse_others(draft.read, given)
    return draft


def event(given: Givens, language: Language) -> Data:
    """``event``: an event's rules, however they are given: every dispute with its readings, the one that is chosen and
    from where; the rules as a sheet for the wall by topic, and as text, JSON and a link's code.

    ``rulesets`` are those it could be made of, game by game; ``checkers``: how many a side has. ``faults``: what could not
    be read, each in a sentence; those disputes are ``undecided`` and nothing stands in for them, so there is no sheet,
    text or code.
    """
    draft = _drafted(given)
    read = draft.read
    told = {
        **_summary(read, language),
        "checkers": read.game.checkers,
        "faults": [fault.say(language) for fault in draft.faults],
        "undecided": list(draft.undecided),
        "rulesets": [
            {
                "game": known.game.name,
                "game title": known.game.title(language),
                "name": known.name,
                "title": known.say(language),
            }
            for known in rulesets.NAMED.values()
        ],
        "disputes": [_dispute(read, name, draft, language) for name in read.rules.disputes],
    }
    if draft.faults:
        return told
    return told | {
        "code": read.code,
        "text": read.text,
        "json": read.json,
        "doubles": doubles(read),
        "sheet": [
            {
                "topic": topic,
                "title": say(f"desk-topic-{topic}", language),
                "rules": [_source(one.source, language) for one in sheet(read, language)[topic]],
            }
            for topic in TOPICS
        ],
    }


def _summary(read: Event, language: Language) -> Data:
    return {
        "name": read.name,
        "game": read.game.name,
        "game title": read.game.title(language),
        "rules": read.base.name,
        "readings": read.readings,
        "title": read.say(language),
        "base": read.base.say(language),
        "code": read.code,
    }


def _dispute(read: Event, name: str, draft: Draft, language: Language) -> Data:
    asked = disputes.find(name)
    return {
        "name": name,
        "topic": asked.topic,
        "question": asked.say(language),
        "chosen": "" if name in draft.undecided else read.rules[name].name,
        "source": _source(source(read, name, language), language),
        "readings": [_reading(read, reading, language) for reading in asked.readings],
    }


def _reading(read: Event, reading: Reading[..., Any], language: Language) -> Data:
    held = rulesets.holders(read.game, reading.dispute, reading.name)
    return {
        "name": reading.name,
        "sentence": reading.say(language),
        "holders": [place(authority.say(language), statement) for authority, statement in held],
    }
