"""A ruling: what an event's rules say of a case, on what that rests, and what other rule sets say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from narde_core import disputes, rulesets
from narde_core.authority import Statement
from narde_core.desk.event import Event
from narde_core.desk.matter import Decision, Matter, Told, sentence
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.ruleset import RuleSet
from narde_core.rulesets import COMMON_NAME, NAMED, NamedRules
from narde_core.wording import Language, say

UNTOLD = "untold"


@dataclass(frozen=True)
class Source:
    """A reading that decided, and from where the event has it.

    ``kind``: ``chosen`` by the event itself, of the ``common`` rule set, ``stated`` by the text of the event's rule set,
    ``lent`` by another text on which that one leans, or ``assumed`` from the common rule set, because it is silent.
    ``title``: of the event's rule set; ``place``: the text that states the reading, with its own number for the rule;
    ``article``: that number, if it is the event's own text.
    """

    game: Game
    reading: Reading[..., Any]
    kind: str
    title: str
    place: str = ""
    article: str = ""

    @property
    def silent(self) -> bool:
        """Whether the text of the event's rule set says nothing of the dispute."""
        return self.kind in ("lent", "assumed")

    def say(self, language: Language) -> str:
        """Where the reading comes from; if no text says it for the event, who holds it."""
        told = say(f"desk-source-{self.kind}", language, title=self.title, place=self.place)
        if self.place:
            return told
        held, elsewhere = self.holders(language), self.elsewhere(language)
        code = "held" if held else "elsewhere" if elsewhere else "unheld"
        return f"{told} {say(f'desk-source-{code}', language, holders='; '.join(held or elsewhere))}"

    def mark(self, language: Language) -> str:
        """Where the reading comes from, in a word or two; for what the event's own text states, its number for it."""
        return say(f"desk-mark-{self.kind}", language, place=self.place, article=self.article)

    def holders(self, language: Language) -> list[str]:
        """The texts that hold the reading for this game, each with its own number for the rule."""
        held = rulesets.holders(self.game, self.reading.dispute, self.reading.name)
        return [place(authority.say(language), statement) for authority, statement in held]

    def elsewhere(self, language: Language) -> list[str]:
        """The texts that hold it for another game of the family."""
        said = rulesets.everywhere(self.reading.dispute, self.reading.name)
        told = (place(authority.say(language), statement) for _, authority, statement in said if statement.holds)
        return list(dict.fromkeys(told))


def place(title: str, statement: Statement | None) -> str:
    """A text, with its own number for a rule if it has one."""
    return f"{title}, {statement.article}" if statement and statement.article else title


@dataclass(frozen=True)
class Voice:
    """Another rule set: its name and title, and its number for the rule; ``stated``: whether its text speaks of it."""

    name: str
    title: str
    article: str
    stated: bool


@dataclass(frozen=True)
class Group:
    """The rule sets that say the same of a case; ``same``: whether that is what the event's rules say."""

    decision: Decision
    same: bool
    voices: tuple[Voice, ...]


@dataclass(frozen=True)
class Ruling:
    """What an event's rules say of a case."""

    decision: Decision
    sources: tuple[Source, ...]
    others: tuple[Group, ...]

    @property
    def unanimous(self) -> bool:
        """Whether every other rule set says the same, and none of them only by its silence."""
        return all(group.same and all(voice.stated for voice in group.voices) for group in self.others)

    @property
    def silent(self) -> bool:
        """Whether the event's text is silent on the first of the readings that decided."""
        return bool(self.sources) and self.sources[0].silent


@dataclass
class Judge:
    """A case before every rule set. Rule sets with the same readings are asked once."""

    matter: Matter
    told: Told
    event: Event
    language: Language
    _known: dict[tuple[str, ...], Decision | Fault] = field(default_factory=dict)

    def ruling(self) -> Ruling:
        """What the event's rules say; Fault for what cannot be, or if they cannot tell."""
        own = self.event.rules
        decision = self._decide(own)
        if isinstance(decision, Fault):
            raise decision
        rests_on = [name for name in self.matter.rests_on if name in own.disputes]
        named = [reading.dispute for reading in decision.readings] or rests_on
        concerned = list(dict.fromkeys([*named, *self._hinges(decision)]))
        sources = tuple(source(self.event, name, self.language) for name in concerned)
        return Ruling(decision, sources, self._others(decision, concerned))

    def _decide(self, rules: RuleSet) -> Decision | Fault:
        asked = tuple(rules[name].name for name in self.matter.disputes if name in rules.disputes)
        if asked not in self._known:
            try:
                self._known[asked] = self.matter.decide(self.told, rules, self.language)
            except Fault as fault:
                self._known[asked] = fault
        return self._known[asked]

    def _answer(self, rules: RuleSet) -> str:
        decision = self._decide(rules)
        return UNTOLD if isinstance(decision, Fault) else decision.answer

    def _hinges(self, decision: Decision) -> Iterable[str]:
        """The disputes on which the answer hangs: another reading would answer otherwise."""
        own = self.event.rules
        for name in self.matter.disputes:
            if name in own.disputes:
                others = (own.with_reading(name, other.name) for other in disputes.find(name).readings)
                if any(self._answer(rules) not in (decision.answer, UNTOLD) for rules in others):
                    yield name

    def _others(self, decision: Decision, concerned: list[str]) -> tuple[Group, ...]:
        """The other rule sets by what they say: first those that say the same, then the largest group."""
        told: dict[str, tuple[Decision, list[Voice]]] = {}
        for named in self._elsewhere():
            said = self._decide(named.rules)
            if isinstance(said, Fault):
                said = Decision(UNTOLD, sentence(said.say(self.language)))
            voices = told.setdefault(said.verdict, (said, []))[1]
            voices.append(self._voice(named, said, decision, concerned))
        groups = [Group(said, said.answer == decision.answer, tuple(voices)) for said, voices in told.values()]
        return tuple(sorted(groups, key=lambda group: (not group.same, -len(group.voices))))

    def _elsewhere(self) -> Iterable[NamedRules]:
        event = self.event
        for (game, name), named in NAMED.items():
            itself = name == event.base.name and not event.changes
            if game == event.game.name and name != COMMON_NAME and not itself:
                yield named

    def _voice(self, named: NamedRules, said: Decision, decision: Decision, concerned: list[str]) -> Voice:
        """A rule set speaks of the case if its text states what makes its answer: where it agrees with the event, the
        first reading that decided; where it does not, the readings by which it refuses, or by which it differs.
        """
        if said.answer == decision.answer:
            makes = concerned[:1]
        else:
            makes = [reading.dispute for reading in said.readings] or self._parting(named, said, concerned)
        statements = [named.stated[name] for name in makes]
        articles = dict.fromkeys(statement.article for statement in statements if statement and statement.article)
        stated = bool(statements) and all(statements)
        return Voice(named.name, named.say(self.language), ", ".join(articles) if stated else "", stated)

    def _parting(self, named: NamedRules, said: Decision, concerned: list[str]) -> list[str]:
        """The disputes by which a rule set comes to its own answer: one whose reading alone would lead the event's rules
        there, or all in which the two differ.
        """
        own = self.event.rules
        differ = [name for name in concerned if named.rules[name] is not own[name]]
        alone = [name for name in differ if self._answer(own.with_reading(name, named.rules[name].name)) == said.answer]
        return alone[:1] or differ


def source(event: Event, dispute: str, language: Language) -> Source:
    """From where an event has its reading of a dispute."""
    title = event.base.say(language)
    kind, stated, article = "assumed", "", ""
    origin = event.base.origins[dispute]
    if event.changed(dispute):
        kind = "chosen"
    elif event.base.authority is None:
        kind = "common"
    elif origin.stated:
        kind, stated = "stated", place(title, origin.statement)
        article = origin.statement.article if origin.statement else ""
    elif origin.lent_by:
        kind, stated = "lent", place(origin.lent_by.say(language), origin.statement)
    return Source(event.game, event.rules[dispute], kind, title, stated, article)
