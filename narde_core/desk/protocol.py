"""The protocol of a ruling: what a referee signs, as text and as a row of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from narde_core.desk.case import Case
from narde_core.desk.ruling import Group, Ruling, Source
from narde_core.desk.typed import LONGEST_CELL, cell, one_line
from narde_core.wording import Language, say

COLUMNS = (
    "time", "event", "rules", "white player", "black player", "referee", "way", "matter", "case", "verdict", "reason",
    "source", "demand", "note", "link",
)  # fmt: skip


@dataclass(frozen=True)
class Ground:
    """One reason for a ruling, and the reading it comes from; None where all sources agree."""

    reason: str
    source: Source | None = None


def grounds(ruling: Ruling, language: Language) -> list[Ground]:
    """Why: the refusal, if there is one, with the reading it names; then the other readings that decided."""
    refusal = ruling.decision.reason
    by_sentence = {source.reading.say(language): source for source in ruling.sources}
    told = []
    if refusal:
        named = next((sentence for sentence in by_sentence if sentence in refusal), "")
        told.append(Ground(refusal, by_sentence.pop(named, None)))
    return told + [Ground(sentence, source) for sentence, source in by_sentence.items()]


def told_by(group: Group, language: Language) -> str:
    """Who says so, and how many are silent and only taken to mean it."""
    speak = [f"{one.title}, {one.article}" if one.article else one.title for one in group.voices if one.stated]
    silent = sum(not one.stated for one in group.voices)
    told = ["; ".join(speak)] if speak else []
    if silent:
        told.append(say("desk-silent-texts", language, silent=silent))
    return "; ".join(told)


def text(case: Case, typed: Mapping[str, str], language: Language) -> str:
    """The protocol as text: a line a fact, and no line that somebody has typed can look like another."""
    ruling, demand = case.ruling, case.demand
    lines = [say("protocol-title", language), _line("event", event_of(case, language), language)]
    lines += _typed(("time", "white player", "black player", "referee"), typed, language)
    lines += ["", _line("matter", _matter(case, language), language)]
    lines += [answered.say(language) for answered in case.answered]
    if case.board:
        lines += ["", case.board.rstrip("\n"), ""]
    lines += [_line("verdict", ruling.decision.verdict, language)]
    lines += _grounds(ruling, language)
    if demand:
        lines += [_line("demand", demand.decision.verdict, language), *_grounds(demand, language)]
    lines += ["", *others(ruling, language)]
    lines += _typed(("note", "link"), typed, language)
    return "\n".join(lines) + "\n"


def _grounds(ruling: Ruling, language: Language) -> list[str]:
    lines = []
    for ground in grounds(ruling, language):
        lines.append(_line("reason", ground.reason, language))
        if ground.source:
            lines.append(_line("source", ground.source.say(language), language))
    return lines


def _typed(keys: Iterable[str], typed: Mapping[str, str], language: Language) -> list[str]:
    told = {key: one_line(typed.get(key, ""), LONGEST_CELL) for key in keys}
    return [_line(key, value, language) for key, value in told.items() if value]


def others(ruling: Ruling, language: Language) -> list[str]:
    """What the other rule sets say, a line a verdict."""
    if ruling.unanimous:
        return [say("desk-all-agree", language)]
    return [say("protocol-others", language)] + [
        say("protocol-other", language, verdict=group.decision.verdict, holders=told_by(group, language))
        for group in ruling.others
    ]


def event_of(case: Case, language: Language) -> str:
    """The event's name and its rule set, and which readings it changed."""
    event = case.event
    title = event.base.say(language)
    name = f"{event.name} — {title}" if event.name else title
    return say("protocol-changed", language, title=name, readings=event.readings) if event.changes else name


def _matter(case: Case, language: Language) -> str:
    return case.matter.say(language) if case.matter else ""


def _line(key: str, value: str, language: Language) -> str:
    return say("protocol-line", language, name=say(f"protocol-{key}", language), value=value)


def header(language: Language) -> str:
    """The first row of a table of rulings."""
    return _row(say(f"protocol-{name}", language) for name in COLUMNS)


def row(case: Case, typed: Mapping[str, str], language: Language) -> str:
    """One ruling as a row of CSV; nothing in it is a formula to the program that opens it."""
    ruling, demand = case.ruling, case.demand
    told = grounds(ruling, language)
    facts = {
        **{key: typed.get(key, "") for key in COLUMNS},
        "event": case.event.name,
        "rules": event_of(case, language),
        "way": say(f"desk-way-{case.way}", language),
        "matter": _matter(case, language),
        "case": " ".join(answered.say(language) for answered in case.answered),
        "verdict": ruling.decision.verdict,
        "reason": " ".join(ground.reason for ground in told),
        "source": " ".join(dict.fromkeys(ground.source.say(language) for ground in told if ground.source)),
        "demand": demand.decision.verdict if demand else "",
    }
    return _row(facts[name] for name in COLUMNS)


def _row(fields: Iterable[str]) -> str:
    return ",".join(map(cell, fields)) + "\r\n"
