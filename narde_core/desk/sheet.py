"""An event's rules as a sheet for the wall: what is played, a line a rule, without what cannot come up."""

from __future__ import annotations

from dataclasses import dataclass

from narde_core import disputes
from narde_core.desk.event import Event
from narde_core.desk.ruling import Source, source
from narde_core.dispute import Dispute
from narde_core.wording import Language

TOPICS = ("start", "play", "worth", "doubling", "procedure")
LENGTHS = (0, 1, 3, 7)
"""Play for stakes, and matches short and long: where none of them has a double, there is no doubling."""


@dataclass(frozen=True)
class Rule:
    """A question, the event's answer, and from where it has it."""

    asked: Dispute
    source: Source


def sheet(event: Event, language: Language) -> dict[str, list[Rule]]:
    """The rules by topic, in the order of a game."""
    rules: dict[str, list[Rule]] = {topic: [] for topic in TOPICS}
    for name in event.rules.disputes:
        asked = disputes.find(name)
        if asked.topic != "doubling" or name == "cube" or doubles(event):
            rules[asked.topic].append(Rule(asked, source(event, name, language)))
    return rules


def doubles(event: Event) -> bool:
    """Whether the stake is ever doubled at this event."""
    return any(event.rules.cube(length) for length in LENGTHS)
