"""The text of a match: what happens at the lot, at the cube and at the end of each game, and how the match then stands.

One ``key: value`` a line. Givens come first: ``game``, ``rules`` (a named rule set), ``readings``
(``cube=always, …``, put in its place), ``length`` (0 or not said: play for stakes without a match), ``begins`` (how the
match stands, if not at the start). Then events: ``lot: 4 2`` (White's dice and Black's, ``4+1 2+2`` for two each),
``white: doubles``, ``doubles back``, ``takes``, ``drops`` or ``wins gammon 2``, and ``draw: 1/2``. ``then`` claims how
the match stands after what is above it: ``2-0, white to start, stake 4, right black, Crawford game``. ``refused CODE:
white doubles`` claims that this may not happen now; the code is the dispute that forbids it, or that of the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from narde_core import rulesets
from narde_core.common import GAMES
from narde_core.diagram import Entry, changed, entries, one_of
from narde_core.disputes import last_throw
from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.match import Match, Stake, Won
from narde_core.notation import parse_roll
from narde_core.numbers import fraction, whole
from narde_core.outcome import Draw, as_named
from narde_core.turn import Colour
from narde_core.win import Kind, Win
from narde_core.wording import Language, say

GIVENS = ("game", "rules", "readings", "length", "begins")
EVENTS = ("lot", "white", "black", "draw")
THEN, REFUSED = "then", "refused "
COLOURS = {colour.value: colour for colour in Colour}
DRAWS = {str(points): points for points in (reading() for reading in last_throw.DISPUTE.readings) if points is not None}
ACTS: Mapping[str, Callable[[Match, Colour], Match]] = {
    "doubles": Match.double,
    "doubles back": lambda match, _: match.double_back(),
    "takes": lambda match, _: match.take(),
    "drops": lambda match, _: match.refuse(),
}
ANSWERS = ("doubles back", "takes", "drops")


@dataclass(frozen=True, slots=True)
class Thrown:
    """Both players have thrown for the lot, one die each or two."""

    white: tuple[int, ...]
    black: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A player does something at the cube: ``verb`` is a word of ``ACTS``."""

    by: Colour
    verb: str


type Event = Thrown | Act | Won | Draw


@dataclass(frozen=True)
class Line:
    """An event, or a claim about the match after the events before it; ``before`` and ``after`` are the match around it.

    ``event``: what happens, or would happen if it were not refused; None if the line claims how the match stands.
    """

    entry: Entry
    before: Match
    after: Match
    event: Event | None = None
    refusal: Fault | None = None

    def broken(self) -> Fault | None:
        """What is true instead, if this is a claim and it is false."""
        if self.event is None:
            stands = format_standing(self.after)
            return None if stands == self.entry.value else self._false(stands)
        if not self.entry.key.startswith(REFUSED):
            return None
        if self.refusal is None:
            return self._false(format_standing(happen(self.before, self.event)))
        told = code_of(self.refusal)
        return None if told == self.entry.key.removeprefix(REFUSED) else self._false(f"{REFUSED}{told}")

    def _false(self, answer: str) -> Fault:
        return Fault("case-answer", claim=self.entry.value, answer=answer).at(self.entry)

    @property
    def kind(self) -> str:
        """What the line is: an event, ``then`` or ``refused``."""
        return "event" if self.entry.key in EVENTS else self.entry.key.partition(" ")[0]

    def say(self, language: Language) -> str:
        """The line in a sentence."""
        if self.event is None:
            return say_standing(self.after, language)
        told = say_event(self.event, self.before, language)
        if not self.refusal:
            return told
        reason = self.refusal.say(language)
        return say("match-refused", language, event=told, reason=reason[0].upper() + reason[1:])


@dataclass(frozen=True)
class Story:
    """A match told line by line, from how it stands at first."""

    begins: Match
    lines: tuple[Line, ...]

    def opening(self, language: Language) -> list[str]:
        """What is so before the first line, a sentence each: the match that is played, and how it stands by now."""
        told = [say("match-to", language, length=self.begins.length)] if self.begins.length else []
        fresh = Match(rules=self.begins.rules, length=self.begins.length)
        return told if self.begins == fresh else [*told, say_standing(self.begins, language)]

    def broken(self) -> tuple[Fault, ...]:
        """The claims that are false, each with what is true."""
        return tuple(fault for line in self.lines if (fault := line.broken()))


def parse_match(text: str) -> Story:
    """The match that a text tells. Fault for an unknown key or value, an event that cannot be, or nothing claimed."""
    givens: dict[str, Entry] = {}
    told: list[Entry] = []
    for entry in entries(text):
        key = entry.key.partition(" ")[0] + " " if entry.key.startswith(REFUSED) else entry.key
        if key in GIVENS and not told and key not in givens:
            givens[key] = entry
        elif key in (*EVENTS, THEN, REFUSED):
            told.append(entry)
        else:
            known = ", ".join((*GIVENS, *EVENTS, THEN, "refused …"))
            raise Fault("unknown-key", where=(entry,), given=entry.key, known=known)
    if not any(entry.key not in EVENTS for entry in told):
        raise Fault("match-claims")
    begins = _begins(givens)
    return Story(begins, tuple(_follow(begins, told)))


def _begins(givens: dict[str, Entry]) -> Match:
    if "game" not in givens:
        raise Fault("key-missing", key="game")
    game = givens["game"].read(one_of("unknown-game", GAMES))
    rules = rulesets.find(game, "common").rules
    if "rules" in givens:
        rules = givens["rules"].read(lambda name: rulesets.find(game, name).rules)
    if "readings" in givens:
        rules = givens["readings"].read(lambda text: changed(rules, text))
    length = givens["length"].read(whole) if "length" in givens else 0
    match = Match(rules=rules, length=length)
    return givens["begins"].read(lambda text: parse_standing(text, match)) if "begins" in givens else match


def _follow(match: Match, told: list[Entry]) -> Iterator[Line]:
    for entry in told:
        if entry.key == THEN:
            yield Line(entry, match, match)
            continue
        refused = entry.key.startswith(REFUSED)
        event = entry.read(partial(parse_event, "" if refused else entry.key))
        before, refusal = match, None
        try:
            happened = happen(match, event)
        except Fault as fault:
            if not refused:
                raise fault.at(entry) from None
            refusal = fault
        else:
            match = match if refused else happened
        yield Line(entry, before, match, event, refusal)


def code_of(refusal: Fault) -> str:
    """The dispute whose reading refuses; where no dispute does, the code of the sentence."""
    reading = refusal.facts.get("reading")
    return str(getattr(reading, "dispute", refusal.code))


# what happens


def parse_event(key: str, told: str) -> Event:
    """The event that a line tells; without a key, the text begins with it. Fault for one that cannot be read."""
    if not key:
        key, _, told = told.partition(" ")
    if key == "lot":
        white, _, black = told.partition(" ")
        return Thrown(_dice(white), _dice(black))
    if key == "draw":
        return Draw(one_of("case-choice", DRAWS)(told))
    by = one_of("unknown-colour", COLOURS)(key)
    if told in ACTS:
        return Act(by, told)
    verb, _, win = told.partition(" ")
    if verb != "wins":
        raise Fault("match-act", given=told)
    kind, _, points = win.partition(" ")
    return Won(by, Win(one_of("case-choice", {known.value: known for known in Kind})(kind), whole(points)))


def happen(match: Match, event: Event) -> Match:
    """The match after an event. Fault for one that may not be."""
    match event:
        case Thrown(white, black):
            return match.lot(white, black)
        case Act(by, verb):
            if verb in ANSWERS and match.stake.offered().by is by:
                raise Fault("own-offer", colour=by)
            return ACTS[verb](match, by)
        case _:
            return match.after(event)


def _dice(text: str) -> tuple[int, ...]:
    return tuple(whole(part) for part in text.split("+"))


# how it stands


def format_standing(match: Match) -> str:
    """How a match stands, as a fence writes it: the score and whatever else is not as at the start of a plain game."""
    stake = match.stake
    starts = f"{match.starter.value} to start" if match.starter else "lot"
    if match.over:
        starts = f"{match.winner.value} has won" if match.winner else "nobody has won"
    parts = [
        f"{match.white}-{match.black}",
        starts,
        f"opening {match.opening}" if match.opening else "",
        f"stake {stake.cube.value}" if stake.cube.value > 1 else "",
        f"right {stake.cube.owner.value}" if stake.cube.owner else "",
        f"{stake.offer.by.other.value} to answer" if stake.offer else "",
        "Crawford game" if match.crawford else "",
    ]
    return ", ".join(part for part in parts if part)


def parse_standing(text: str, match: Match) -> Match:
    """The match that stands so, under the rules and of the length of ``match``. Fault for a word that says nothing."""
    score, *parts = (part.strip() for part in text.split(","))
    white, _, black = score.partition("-")
    match = replace(match, white=fraction(white), black=fraction(black))
    cube = Cube()
    for part in parts:
        first, _, last = part.rpartition(" ")
        if last == "start" and first.partition(" ")[0] in COLOURS:
            match = replace(match, starter=COLOURS[first.partition(" ")[0]])
        elif first == "opening":
            match = replace(match, opening=parse_roll(last))
        elif first == "stake":
            cube = Cube(whole(last), cube.owner)
        elif first == "right" and last in COLOURS:
            cube = Cube(cube.value, COLOURS[last])
        elif part == "Crawford game":
            match = replace(match, crawford=True)
    match = replace(match, stake=Stake(cube, doubled=cube.owner is not None))
    if format_standing(match) != text:
        raise Fault("match-standing", given=text, written=format_standing(match))
    return match


# in words


def say_event(event: Event, match: Match, language: Language) -> str:
    """An event in a sentence; ``match`` is the match before it."""
    match event:
        case Thrown(white, black):
            return say("match-lot", language, white=_said(white), black=_said(black))
        case Draw(points):
            return say(f"ending-draw-{points}", language).rstrip(".")
        case Won(by, win):
            return say("match-wins", language, colour=by, win=as_named(win, match.rules))
        case Act(by, verb):
            back = verb == "doubles back" and match.stake.offer is not None
            return say(f"match-{'back' if back else verb.partition(' ')[0]}", language, colour=by)


def _said(dice: tuple[int, ...]) -> str:
    return str(dice[0]) if len(dice) == 1 else "-".join(map(str, sorted(dice, reverse=True)))


def say_standing(match: Match, language: Language) -> str:
    """How the match stands, in a sentence or two."""
    stake = match.stake
    told = [say("match-score", language, white=match.white, black=match.black)]
    if match.over:
        told.append(say("match-won" if match.winner else "match-won-by-none", language, colour=match.winner or ""))
    elif match.starter:
        told.append(say("match-starts", language, colour=match.starter))
    else:
        told.append(say("match-lot-decides", language))
    if match.opening:
        told.append(say("match-opening", language, roll=match.opening))
    if stake.cube.value > 1:
        told.append(say("match-stake", language, stake=stake.cube.value))
    if stake.cube.owner:
        told.append(say("match-right", language, colour=stake.cube.owner))
    if stake.offer:
        told.append(say("match-answers", language, colour=stake.offer.by.other))
    if match.crawford:
        told.append(say("match-crawford", language))
    return "; ".join(told)
