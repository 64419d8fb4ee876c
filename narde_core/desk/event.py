"""An event's rules: a named rule set and the readings the event puts in its place, as text, as JSON, as a link's code.

All three hold the same and are read back as the same event::

    event: Summer cup                 {"event": "Summer cup",         long.moscow-open.head-always_one.check-1f2e3d
    game: long                         "game": "long",
    rules: moscow-open                 "rules": "moscow-open",
    check: 1f2e3d                      "check": "1f2e3d",
    head: always_one                   "readings": {"head": "always_one", …}}
    …

Text and JSON name every reading, so that a file can be read by itself; a line that is missing is that of the named
rule set. A code names only those that differ. ``check`` is made of all readings: if the named rule set has changed
since the event was written, it no longer agrees, and that is said instead of playing by other rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any
from zlib import crc32

from narde_core import disputes, rulesets
from narde_core.common import GAMES
from narde_core.desk.typed import one_line
from narde_core.diagram import Entry, entries
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.links import told_in
from narde_core.ruleset import RuleSet
from narde_core.rulesets import NamedRules
from narde_core.wording import Language

LONGEST = 4000
LONGEST_NAME = 80
HEADER = ("event", "game", "rules", "check")


@dataclass(frozen=True)
class Event:
    """The rules of an event: a named rule set, the readings that stand in place of its own, and the event's name."""

    base: NamedRules
    changes: tuple[Reading[..., Any], ...] = ()
    name: str = ""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.base.game

    @cached_property
    def rules(self) -> RuleSet:
        """One reading for every dispute."""
        rules = self.base.rules
        for change in self.changes:
            rules = rules.with_reading(change.dispute, change.name)
        return rules

    def changed(self, dispute: str) -> bool:
        """Whether the event has a reading of its own for a dispute."""
        return any(change.dispute == dispute for change in self.changes)

    def with_reading(self, dispute: str, name: str) -> Event:
        """The same event with one reading changed; Fault for an unknown name."""
        return _event(self.base, [*self.changes, self.rules.with_reading(dispute, name)[dispute]], self.name)

    def say(self, language: Language) -> str:
        """What the event's rules are called: its name, else the title of the rule set it is made of."""
        return self.name or self.base.say(language)

    @property
    def readings(self) -> str:
        """The event's own readings as a board takes them: ``head=always_one, passing=every_step``."""
        return ", ".join(f"{change.dispute}={change.name}" for change in self.changes)

    @property
    def check(self) -> str:
        """Six digits made of every reading of these rules."""
        whole = ",".join(f"{name}={self.rules[name].name}" for name in sorted(self.rules.disputes))
        return f"{crc32(whole.encode()):08x}"[:6]

    @property
    def code(self) -> str:
        """The rules as a link holds them."""
        changes = [f"{change.dispute}-{change.name}" for change in self.changes]
        return ".".join([self.game.name, self.base.name, *changes, f"check-{self.check}"])

    def _lines(self) -> dict[str, str]:
        header = {"event": self.name, "game": self.game.name, "rules": self.base.name, "check": self.check}
        return {key: value for key, value in header.items() if value}

    def _readings(self) -> dict[str, str]:
        return {name: self.rules[name].name for name in self.rules.disputes}

    @property
    def text(self) -> str:
        """The rules as text, a line for every reading."""
        return "".join(f"{key}: {value}\n" for key, value in (self._lines() | self._readings()).items())

    @property
    def json(self) -> str:
        """The rules as JSON."""
        return json.dumps(self._lines() | {"readings": self._readings()}, ensure_ascii=False, indent=2) + "\n"


def _event(base: NamedRules, readings: Iterable[Reading[..., Any]], name: str) -> Event:
    """The event of these readings, of several for one dispute the last; those of the named rule set are no changes."""
    last = {reading.dispute: reading for reading in readings}
    changes = tuple(
        last[dispute] for dispute in base.rules.disputes if dispute in last and last[dispute] is not base.rules[dispute]
    )
    return Event(base, changes, name)


@dataclass(frozen=True)
class Draft:
    """An event's rules as they were written: ``event`` is what could be read, ``faults`` what could not.

    ``undecided``: the disputes for which a reading was named that there is not.
    """

    read: Event
    faults: tuple[Fault, ...] = ()
    undecided: tuple[str, ...] = ()

    @property
    def event(self) -> Event:
        """The event; the first fault, where something could not be read."""
        for fault in self.faults:
            raise fault
        return self.read


def read_event(text: str, name: str = "") -> Draft:
    """The event that a text, JSON, a code or a link with one describes; ``name`` stands in place of a name it holds.

    Fault where nothing can be made of it: it is too long or none of these, or its game or rule set is unknown.
    """
    if len(text) > LONGEST:
        raise Fault("event-too-long", longest=LONGEST)
    told: dict[str, Entry] = {}
    twice: list[Fault] = []
    for entry in _entries(text.strip()):
        if entry.key in told:
            twice.append(Fault("key-twice", where=(entry,), given=entry.key))
        told.setdefault(entry.key, entry)
    for key in ("game", "rules"):
        if key not in told:
            raise Fault("key-missing", key=key)
    game = _game(told["game"])
    base = told["rules"].read(partial(rulesets.find, game))
    called = one_line(name or (told["event"].value if "event" in told else ""), LONGEST_NAME)
    return _draft(base, told, twice, called)


def named(game: str, rules: str, name: str = "") -> Event:
    """The event that is played by a named rule set; Fault for an unknown game or rule set."""
    return Event(rulesets.find(_game(Entry(0, "game", game)), rules), (), one_line(name, LONGEST_NAME))


def _game(entry: Entry) -> Game:
    if entry.value not in GAMES:
        raise Fault("unknown-game", where=(entry,), given=entry.value, known=", ".join(GAMES))
    return GAMES[entry.value]


def _draft(base: NamedRules, told: Mapping[str, Entry], faults: list[Fault], name: str) -> Draft:
    readings = []
    undecided = []
    for key, entry in told.items():
        if key in HEADER:
            continue
        try:
            base.rules[key]
            readings.append(disputes.find(key)[entry.value])
        except Fault as fault:
            faults.append(fault.at(entry))
            if key in base.rules.disputes:
                undecided.append(key)
    event = _event(base, readings, name)
    if not faults and "check" in told and told["check"].value != event.check:
        faults.append(Fault("event-changed", rules=base))
    return Draft(event, tuple(faults), tuple(undecided))


def _entries(text: str) -> list[Entry]:
    """The lines of a text, of JSON or of a code, as the lines of a text."""
    if text.startswith("{"):
        return _json_entries(text)
    if ("?" in text or "#" in text) and "\n" not in text:
        return _link_entries(text)
    if ":" in text or "\n" in text:
        return entries(text)
    game, _, rest = text.partition(".")
    rules, *parts = rest.split(".")
    if not rules:
        raise Fault("event-unread", given=text)
    return [Entry(0, "game", game), Entry(0, "rules", rules), *map(_code_entry, parts)]


def _code_entry(part: str) -> Entry:
    key, dash, value = part.partition("-")
    if not dash or not key or not value:
        raise Fault("event-unread", given=part)
    return Entry(0, key, value)


def _link_entries(text: str) -> list[Entry]:
    """The event in the address of a desk."""
    held = told_in(text, fragment=True)
    rules = held.get("event", "")
    if not rules or "?" in rules or "#" in rules:
        raise Fault("event-unread", given=text)
    names = [Entry(0, "event", held["event name"])] if "event name" in held else []
    return [*names, *_entries(rules)]


def _json_entries(text: str) -> list[Entry]:
    try:
        held = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise Fault("event-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Fault("event-unread", given=text) from None
    readings = held.pop("readings", {})
    if not isinstance(readings, dict):
        raise Fault("event-readings")
    for key, value in (*held.items(), *readings.items()):
        if not isinstance(value, str):
            raise Fault("request-value", key=key)
    for key in held:
        if key not in HEADER:
            raise Fault("event-key", given=key, known=", ".join((*HEADER, "readings")))
    return [Entry(0, key, value) for key, value in (*held.items(), *readings.items())]


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON; Fault for a key that it holds twice."""
    held: dict[str, object] = {}
    for key, value in pairs:
        if key in held:
            raise Fault("key-twice", given=key)
        held[key] = value
    return held
