"""How many there are of what the core knows: ``count readings head``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from narde_core.authorities import AUTHORITIES
from narde_core.common import COMMON
from narde_core.dispute import Reading
from narde_core.disputes import DISPUTES, find
from narde_core.faults import Fault
from narde_core.figures.quantity import Count
from narde_core.figures.rounds import disturbed, rows
from narde_core.figures.words import Words
from narde_core.odds import ALL
from narde_core.rulesets import NAMED, everywhere
from narde_core.turn import ROLLS

TOPICS = tuple(dict.fromkeys(dispute.topic for dispute in DISPUTES.values()))


def find_reading(name: str) -> Reading[..., object]:
    """The reading that ``head.always_one`` names; Fault for an unknown one."""
    dispute, dot, reading = name.partition(".")
    if not dot:
        raise Fault("figure-reading", given=name)
    return find(dispute)[reading]


def _disputes(words: Words) -> Count:
    kinds = {name: list(rules.disputes) for name, rules in COMMON.items()} | {
        topic: [dispute.name for dispute in DISPUTES.values() if dispute.topic == topic] for topic in TOPICS
    }
    return Count(len(words.one_of(kinds) if words.more else DISPUTES), "dispute")


def _readings(words: Words) -> Count:
    asked = [find(words.take())] if words.more else list(DISPUTES.values())
    return Count(sum(len(dispute.readings) for dispute in asked), "reading")


def _authorities(words: Words) -> Count:
    every = list(AUTHORITIES.values())
    kinds = {name: [text for text in every if text.statements.get(name)] for name in COMMON} | {
        "read": [text for text in every if not text.second_hand],
        "second-hand": [text for text in every if text.second_hand],
    }
    return Count(len(words.one_of(kinds) if words.more else every), "authority")


def _holders(words: Words) -> Count:
    reading = find_reading(words.take())
    game = words.take() if words.more else None
    found = {
        authority.name
        for where, authority, statement in everywhere(reading.dispute, reading.name)
        if statement.holds and game in (None, where)
    }
    return Count(len(found), "authority")


def _rulesets(words: Words) -> Count:
    game = words.one_of({name: name for name in COMMON}) if words.more else None
    return Count(sum(game in (None, owner) for owner, _ in NAMED), "ruleset")


COUNTS: Mapping[str, tuple[Callable[[Words], Count], str]] = {
    "disputes": (_disputes, "disputes long"),
    "readings": (_readings, "readings head"),
    "authorities": (_authorities, "authorities long"),
    "holders": (_holders, "holders head.natural_obstacle"),
    "rulesets": (_rulesets, "rulesets long"),
    "rolls": (lambda _: Count(len(ROLLS), "roll"), "rolls"),
    "throws": (lambda _: Count(ALL, "throw"), "throws"),
    "openings": (lambda _: Count(len(rows()), "opening"), "openings"),
    "disputed-rounds": (
        lambda _: Count(len(disturbed()), "round"),
        "disputed-rounds",
    ),
}


def count(words: Words) -> Count:
    """How many there are of what is asked for; Fault for an unknown thing."""
    ask, example = words.one_of(COUNTS)
    return ask(words.like(f"count {example}"))
