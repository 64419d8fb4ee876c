"""One case at the desk: what was told so far, the question to ask next, and the ruling once there is nothing to ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from narde_core.desk import typed, ways
from narde_core.desk.event import Event, named, read_event
from narde_core.desk.matter import BOARD_KEYS, Matter, Step, Told
from narde_core.desk.moves import MOVE, drawn
from narde_core.desk.ruling import Judge, Ruling
from narde_core.diagram import Entry
from narde_core.faults import Fault, said_of
from narde_core.notation import format_side, parse_side
from narde_core.rulesets import COMMON_NAME
from narde_core.turn import Colour
from narde_core.wording import Language, say

EVENT_KEYS = ("event", "event name", "game", "rules", "readings")
TYPED_KEYS = ("time", "white player", "black player", "referee", "note", "link")
ANSWER_KEYS = (
    *BOARD_KEYS, "roll", "play", "flat", "on the right", "thrown from", "suspected", "in time", "warned", "complete",
    "act", "noticed", "turns running", "left", "started", "won", "thrown last", "resigns", "offered", "length",
    "white score", "black score", "stake", "doubled", "owner", "by", "crawford", "white dice", "black dice", "ties",
    "answers",
)  # fmt: skip
READ = {
    "play": typed.play,
    **dict.fromkeys(("roll", "opponent opened", "white dice", "black dice"), typed.roll),
}
"""What is typed as people write it."""
KEYS = ("way", "matter", *EVENT_KEYS, *TYPED_KEYS, *ANSWER_KEYS)


def event_of(given: Mapping[str, str]) -> Event:
    """The event whose rules are given: by ``event`` (text, JSON, a code or a link), or by ``game`` and ``rules``; with
    ``readings`` put in their place. Fault for an unknown name, or an event that cannot be read whole.
    """
    event = _written(given)
    for change in filter(None, given.get("readings", "").split(",")):
        dispute, equals, reading = (part.strip() for part in change.partition("="))
        if not equals:
            raise Fault("reading-word", given=change.strip())
        event = event.with_reading(dispute, reading)
    return event


def _written(given: Mapping[str, str]) -> Event:
    name = given.get("event name", "")
    if "event" not in given:
        if "game" not in given:
            raise Fault("key-missing", key="game")
        return named(given["game"], given.get("rules", COMMON_NAME), name)
    event = read_event(given["event"], name).event
    refuse_others(event, given)
    return event


def refuse_others(event: Event, given: Mapping[str, str]) -> None:
    """Fault if a game or a rule set is given beside an event, and it is not the event's."""
    if given.get("game", event.game.name) != event.game.name:
        raise Fault("event-other-game", game=event.game.name, given=given["game"])
    if given.get("rules", event.base.name) != event.base.name:
        raise Fault("event-other-rules", rules=event.base.name, given=given["rules"])


@dataclass(frozen=True)
class Answered:
    """A question and its answer in words, and the keys that the answer fills."""

    step: Step
    question: str
    answer: str

    def say(self, language: Language) -> str:
        """Both in one line."""
        return say("desk-answered", language, question=self.question, answer=self.answer)


@dataclass(frozen=True)
class Case:
    """A case: the event, the way and the matter so far as they are known, and the answers that were given."""

    event: Event
    way: str
    matter: Matter | None
    told: Told
    language: Language

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The questions of the matter, so far as they can be known."""
        return self.matter.steps(self.told, self.event.rules) if self.matter else ()

    @cached_property
    def asking(self) -> Step | None:
        """The next question; None when all are answered."""
        return next((step for step in self.steps if not set(step.needed) <= self.told.keys()), None)

    @cached_property
    def answered(self) -> tuple[Answered, ...]:
        """The questions that were answered, and what was told besides."""
        asked = {step.key: step for step in (*self.steps, *(self.matter.more if self.matter else ()))}
        return tuple(
            Answered(step, self.matter.question(step, self.language), self._label(self.matter, step))
            for step in asked.values()
            if self.matter and set(step.needed) <= self.told.keys()
        )

    def _label(self, matter: Matter, step: Step) -> str:
        if step.kind not in ("sides", "board"):
            return matter.label(step, self.told[step.key], self.language)
        told = [say("desk-side", self.language, colour=colour, side=self._side(colour.value)) for colour in Colour]
        if step.kind == "board":
            told.append(say(f"desk-to-move={self.told['to move']}", self.language))
        return "; ".join(told) + "."

    def _side(self, key: str) -> str:
        with said_of(Entry(0, key, "")):
            return format_side(parse_side(self.told[key], self.event.game.checkers))

    @cached_property
    def judge(self) -> Judge:
        """The case before every rule set; Fault while something is still to be asked."""
        if self.matter is None:
            raise Fault("key-missing", key="matter")
        if self.asking:
            raise Fault("key-missing", key=self.asking.needed[0])
        return Judge(self.matter, self.told, self.event, self.language)

    @cached_property
    def ruling(self) -> Ruling:
        """The ruling."""
        return self.judge.ruling()

    @cached_property
    def demand(self) -> Ruling | None:
        """What may be demanded now: after a move that is refused, else None."""
        if self.matter is not MOVE or self.ruling.decision.answer == "legal":
            return None
        return Judge(ways.DEMAND, self.told, self.event, self.language).ruling()

    @property
    def board(self) -> str:
        """The board in letters; "" for a case without one."""
        return drawn(self.told, self.language) if "white" in self.told and "black" in self.told else ""

    @property
    def givens(self) -> dict[str, str]:
        """The case as it can be asked again: the event's code, the way, the matter, and the answers in their order.

        What these rules do not ask for is kept, too: other rule sets are judged by it.
        """
        keys = [key for answered in self.answered for key in answered.step.keys if key in self.told]
        keys += [key for key in self.told if key not in (*keys, "game")]
        given = {"way": self.way, "matter": self.matter.name if self.matter else "", "event": self.event.code}
        return {key: value for key, value in given.items() if value} | {key: self.told[key] for key in keys}


def case_of(given: Mapping[str, str], language: Language) -> Case:
    """The case that the givens describe; Fault for a key there is not, or a way, a matter or an event that is wrong."""
    for key in given:
        if key not in KEYS:
            raise Fault("desk-key", given=key, known=", ".join(KEYS))
    event = event_of(given)
    way = given.get("way", "")
    answers = {key: READ.get(key, str)(value) for key, value in given.items() if key in ANSWER_KEYS}
    told = {key: value for key, value in answers.items() if value} | {"game": event.game.name}
    return Case(event, way, _matter(way, given, event) if way else None, told, language)


def _matter(way: str, given: Mapping[str, str], event: Event) -> Matter | None:
    matters = {matter.name: matter for matter in matters_of(way, event)}
    if "matter" in given:
        if given["matter"] not in matters:
            raise Fault("case-choice", where=("matter",), given=given["matter"], known=", ".join(matters))
        return matters[given["matter"]]
    return next(iter(matters.values())) if len(matters) == 1 else None


def matters_of(way: str, event: Event) -> list[Matter]:
    """What can have happened on a way in the event's game."""
    return [matter for matter in ways.find(way) if matter.is_of(event.rules)]
