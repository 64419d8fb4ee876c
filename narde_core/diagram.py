"""The text of one board: givens that are drawn, claims that are drawn and tested.

One ``key: value`` a line. Givens: ``game``, ``rules`` (a named rule set), ``readings`` (``head=always_one, …``, put in
its place), ``white``, ``black``, ``to move``, ``roll``, ``first turn``, ``second player`` (yes or no), ``opponent
opened`` (a roll), ``turn number``, ``title``, ``view`` (white or black). Where a double runs on, ``goes on`` (yes or no)
tells that the mover has played lower numbers of it, ``handed`` how often he plays the number because his opponent could
not. Claims: see ``claims``. A comparison gives the same board
several times: ``dispute`` names a question, and ``under READING: CLAIM VALUE`` claims something of one of its readings;
without ``dispute``, ``under RULES: …`` speaks of a named rule set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from narde_core import disputes, rulesets
from narde_core.claims import CLAIMS, Claim, TurnClaim, WorthClaim
from narde_core.common import GAMES
from narde_core.dispute import Dispute
from narde_core.faults import Fault, said_of
from narde_core.game import Game
from narde_core.notation import parse_roll, parse_side
from narde_core.numbers import whole
from narde_core.outcome import Ending, finish
from narde_core.plays import LegalTurn
from narde_core.position import Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import Colour, Turn
from narde_core.wording import Language, say

GIVENS = (
    "game",
    "rules",
    "readings",
    "white",
    "black",
    "to move",
    "roll",
    "first turn",
    "second player",
    "opponent opened",
    "turn number",
    "goes on",
    "handed",
    "title",
    "view",
)
LONGEST = 4000
UNDER = "under "


@dataclass(frozen=True)
class Entry:
    """One line of a board's text; ``line`` is 0 where the board did not come as text."""

    line: int
    key: str
    value: str

    def say(self, language: Language) -> str:
        """What a fault about this entry is said of: its line and key."""
        return say("entry-place" if self.line else "entry-key", language, line=self.line, key=self.key)

    def read[T](self, parse: Callable[[str], T]) -> T:
        """The value as ``parse`` reads it; a fault of it says where it stands."""
        with said_of(self):
            return parse(self.value)


@dataclass(frozen=True)
class Diagram:
    """One board: both sides by their own points, the rules, the turn if a roll is given, and the claims."""

    game: Game
    rules: RuleSet
    rules_name: str
    white: Side
    black: Side
    to_move: Colour | None = None
    turn: Turn | None = None
    claims: tuple[Claim, ...] = ()
    title: str = ""
    view: Colour = Colour.WHITE
    second_player: bool | None = None

    @property
    def mover(self) -> Colour:
        """The player to move; White, where it is not said."""
        return self.to_move or Colour.WHITE

    @property
    def position(self) -> Position:
        """The board as ``mover`` sees it."""
        own, opponent = (self.black, self.white) if self.mover is Colour.BLACK else (self.white, self.black)
        return self.game.position(own, opponent)

    @cached_property
    def legal(self) -> LegalTurn | None:
        """The legal plays of the turn; None for a board without a roll."""
        return LegalTurn(self.turn, self.rules) if self.turn else None

    @property
    def legal_turn(self) -> LegalTurn:
        """The legal plays of the turn; Fault for a board without a roll."""
        if self.legal is None:
            raise Fault("key-missing", key="roll")
        return self.legal

    def say_following(self, language: Language) -> str:
        """What follows every play of the turn, in a sentence. Fault for a board without a roll."""
        then = self.legal_turn.following
        return then.say(self.mover, language) if then else say("then-over", language)

    @cached_property
    def ending(self) -> Ending | None:
        """How the game has ended on this board; None while it goes on. Fault if the rules cannot tell."""
        finished = any(self.rules.finished(side) for side in (self.white, self.black))
        if finished and self.to_move is None and self.rules.draw is not None:
            raise Fault("key-missing", key="to move")
        return finish(self.position, self.rules, self.second_player)

    def broken(self) -> tuple[Fault, ...]:
        """The claims that are false, each as a fault that says where it stands and what is true."""
        found = ((claim, self._broken(claim)) for claim in self.claims)
        false = tuple(fault.at(Entry(claim.line, claim.kind, claim.text)) for claim, fault in found if fault)
        return false or self._unplayable()

    def _unplayable(self) -> tuple[Fault, ...]:
        """What a board says without a word: the steps that it lets a reader make are those of the legal plays."""
        if self.legal is None:
            return ()
        reached = [self.legal.plays[number] for number in self.legal.final_stages.values()]
        results = {self.legal.result_of(play) for play in reached}
        return () if results == set(self.legal.results) else (Fault("board-steps"),)

    def _broken(self, claim: Claim) -> Fault | None:
        match claim:
            case TurnClaim():
                return claim.broken(self.legal) if self.legal else None
            case WorthClaim():
                return self._broken_worth(claim)
            case _:
                return None

    def _broken_worth(self, claim: WorthClaim) -> Fault | None:
        try:
            return claim.broken(self.ending)
        except Fault as fault:
            return fault


@dataclass(frozen=True)
class Column:
    """One answer in a comparison: the name of a reading or of a rule set, and the board under it."""

    name: str
    diagram: Diagram


@dataclass(frozen=True)
class Comparison:
    """One position under several readings of a dispute, or under several named rule sets."""

    dispute: Dispute | None
    columns: tuple[Column, ...]

    def broken(self) -> tuple[Fault, ...]:
        """The claims that are false, of all columns."""
        return tuple(fault for column in self.columns for fault in column.diagram.broken())


def entries(text: str) -> list[Entry]:
    """The lines of a board's text. Fault for a line that is not ``key: value``."""
    if len(text) > LONGEST:
        raise Fault("diagram-too-long", longest=LONGEST)
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise Fault("diagram-line", where=(Entry(number, key.strip()[:40], ""),), given=line.strip())
        found.append(Entry(number, key.strip(), value.strip()))
    return found


def parse(text: str) -> Diagram:
    """The board that a text describes. Fault for a key that is unknown, missing or said twice, or a bad value."""
    return build(entries(text))


class _Givens:
    """The given lines by key, each read with its place in any fault."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}

    def add(self, entry: Entry) -> None:
        if entry.key in self.entries:
            raise Fault("key-twice", where=(entry,), given=entry.key)
        self.entries[entry.key] = entry

    def read[T](self, key: str, parse: Callable[[str], T], default: T) -> T:
        entry = self.entries.get(key)
        return default if entry is None else entry.read(parse)

    def need[T](self, key: str, parse: Callable[[str], T]) -> T:
        if key not in self.entries:
            raise Fault("key-missing", key=key)
        return self.entries[key].read(parse)


def one_of[T](code: str, choices: Mapping[str, T]) -> Callable[[str], T]:
    """What reads a value that is one of the keys of ``choices``; the fault for another is ``code``."""

    def read(value: str) -> T:
        if value not in choices:
            raise Fault(code, given=value, known=", ".join(choices))
        return choices[value]

    return read


_colour = one_of("unknown-colour", {colour.value: colour for colour in Colour})
_yes_no = one_of("claim-yes-no", {"yes": True, "no": False})


def changed(rules: RuleSet, text: str) -> RuleSet:
    """The rules with ``dispute=reading, …`` put in."""
    for change in text.split(","):
        name, equals, chosen = change.partition("=")
        if not equals:
            raise Fault("reading-word", given=change.strip())
        rules = rules.with_reading(name.strip(), chosen.strip())
    return rules


def build(given: Iterable[Entry], rules: RuleSet | None = None, rules_name: str = "") -> Diagram:
    """The board of these entries; the same faults as ``parse``. ``rules``, where given, stand in for the fence's own."""
    givens = _Givens()
    claims: list[Claim] = []
    for entry in given:
        if entry.key in CLAIMS:
            claims.append(_claim(entry))
        elif entry.key in GIVENS:
            givens.add(entry)
        else:
            raise Fault("unknown-key", where=(entry,), given=entry.key, known=", ".join((*GIVENS, *CLAIMS)))
    game = givens.need("game", one_of("unknown-game", GAMES))
    named = givens.read("rules", lambda name: rulesets.find(game, name), rulesets.find(game, "common"))
    rules = rules or givens.read("readings", lambda text: changed(named.rules, text), named.rules)
    white = givens.need("white", lambda text: parse_side(text, game.checkers))
    black = givens.need("black", lambda text: parse_side(text, game.checkers))
    to_move = givens.read("to move", _colour, None)
    own, opponent = (black, white) if to_move is Colour.BLACK else (white, black)
    position = game.position(own, opponent)
    second_player = givens.read("second player", _yes_no, None)
    turn = None
    roll = givens.read("roll", parse_roll, None)
    if roll:
        if to_move is None:
            raise Fault("key-missing", key="to move")
        turn = Turn(
            position,
            roll,
            givens.read("first turn", _yes_no, None),
            second_player,
            givens.read("opponent opened", parse_roll, None),
            givens.read("turn number", whole, None),
            givens.read("goes on", _yes_no, default=False),
            givens.read("handed", whole, 0),
        )
        if turn.goes_on or turn.handed:
            rules.dice(turn)
    elif any(isinstance(claim, TurnClaim) for claim in claims):
        raise Fault("key-missing", key="roll")
    return Diagram(
        game,
        rules,
        rules_name or named.name,
        white,
        black,
        to_move,
        turn,
        tuple(claims),
        givens.read("title", str, ""),
        givens.read("view", _colour, to_move or Colour.WHITE),
        second_player,
    )


def _claim(entry: Entry) -> Claim:
    return entry.read(lambda text: CLAIMS[entry.key](entry.key, text, entry.line))


def parse_compare(text: str) -> Comparison:
    """The comparison that a text describes: the same faults as ``parse``, or no column, or an unknown name."""
    shared: list[Entry] = []
    under: dict[str, list[Entry]] = {}
    asked: Dispute | None = None
    for entry in entries(text):
        if entry.key == "dispute":
            asked = entry.read(disputes.find)
        elif entry.key.startswith(UNDER):
            kind, _, value = entry.value.partition(" ")
            if kind not in CLAIMS:
                raise Fault("unknown-claim", where=(entry,), given=kind, known=", ".join(CLAIMS))
            under.setdefault(entry.key.removeprefix(UNDER).strip(), []).append(Entry(entry.line, kind, value.strip()))
        else:
            shared.append(entry)
    if len(under) < 2:
        raise Fault("compare-columns")
    base = build(shared)
    return Comparison(asked, tuple(_column(base, asked, name, shared, claims) for name, claims in under.items()))


def _column(base: Diagram, asked: Dispute | None, name: str, shared: list[Entry], claims: list[Entry]) -> Column:
    with said_of(Entry(claims[0].line, UNDER + name, "")):
        rules = base.rules.with_reading(asked.name, name) if asked else rulesets.find(base.game, name).rules
    return Column(name, build([*shared, *claims], rules, base.rules_name if asked else name))
