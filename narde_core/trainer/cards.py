"""What the trainer asks: cards that are drawn by number, and whose text is a link.

``long/RULES/OPENING/REPLY`` asks the second player, ``long/RULES/-/ROLL`` the first; ``short/ROLL`` asks for an opening
play, ``short/OPENING/ROLL`` for a reply.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import override

from narde_core import first_round
from narde_core.common import COMMON_LONG, GAMES
from narde_core.faults import Fault
from narde_core.first_round import Opening
from narde_core.game import LONG, SHORT, Game
from narde_core.notation import parse_roll
from narde_core.position import HEAD
from narde_core.rulesets import NAMED, NamedRules, find
from narde_core.turn import ROLLS, Roll

ALL_RULES = "all"
DISPUTED_WEIGHT = 24
"""A first round on which the readings of ``head`` part is one in fifty of all pairs; it is asked one time in three."""
FIRST = "-"
TRAINED = {game.name: game for game in (LONG, SHORT)}
"""The games whose first moves are asked."""


@dataclass(frozen=True)
class LongCard:
    """A first turn of long nardy under a named rule set: ``opening`` is None for the first player's own."""

    rules: str
    opening: Opening | None
    roll: Roll

    @override
    def __str__(self) -> str:
        opened = opening_name(self.opening) if self.opening else FIRST
        return f"long/{self.rules}/{opened}/{self.roll}"

    @property
    def weight(self) -> int:
        """How often it is drawn."""
        return DISPUTED_WEIGHT if self.opening and first_round.in_the_way(self.opening, self.roll) else 1


@dataclass(frozen=True)
class ShortCard:
    """An opening play of short nardy, or a reply to the best play of ``opening``."""

    opening: Roll | None
    roll: Roll

    @override
    def __str__(self) -> str:
        return "/".join(("short", *(str(roll) for roll in (self.opening, self.roll) if roll)))

    @property
    def weight(self) -> int:
        """How often it is drawn: an opening as often as a reply to it."""
        return 1 if self.opening else len(ROLLS)


type Card = LongCard | ShortCard


def opening_name(opening: Opening) -> str:
    """A first turn by its roll; of the two ways to play 3-3 the one with a checker nine points on is ``3-3-9``."""
    nine_on = opening.roll == Roll(3, 3) and opening.position.opponent[HEAD - 9]
    return f"{opening.roll}-9" if nine_on else str(opening.roll)


@cache
def openings() -> dict[str, Opening]:
    """The first player's first turns, by name."""
    return {opening_name(opening): opening for opening in first_round.openings(COMMON_LONG)}


def asked_rules() -> tuple[str, ...]:
    """The rule sets of long nardy whose own text says how many checkers leave the head, and says it in one way."""
    return tuple(name for (game, name), named in NAMED.items() if game == LONG.name and len(_held(named)) == 1)


def _held(named: NamedRules) -> set[str]:
    """The readings of the head that the text of a rule set holds."""
    statements = named.authority.on(LONG, "head") if named.authority else ()
    return {statement.reading.name for statement in statements if statement.holds}


def long_cards(rules: str) -> list[LongCard]:
    """Every card of a named rule set, or of every rule set that speaks of the head; Fault for an unknown name."""
    names = asked_rules() if rules == ALL_RULES else (find(LONG, rules).name,)
    return [
        LongCard(name, opening, roll)
        for name in names
        for opening in (None, *openings().values())
        for roll in reversed(ROLLS)
    ]


def short_cards() -> list[ShortCard]:
    """The openings, which are never doubles, and every reply to each."""
    firsts = [roll for roll in reversed(ROLLS) if not roll.double]
    return [
        ShortCard(opening, roll) for opening in (None, *firsts) for roll in (reversed(ROLLS) if opening else firsts)
    ]


@cache
def _deck(game: str, rules: str) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """The cards, and up to which number each is drawn."""
    cards: list[Card] = [*long_cards(rules)] if game == LONG.name else [*short_cards()]
    return tuple(cards), tuple(accumulate(card.weight for card in cards))


def draw(game: str, rules: str, number: int) -> Card:
    """The card of a number, any one from 0: the same number gives the same card.

    Fault for an unknown rule set, or a game that is not trained.
    """
    game = trained(game).name
    cards, bounds = _deck(game, rules)
    return cards[bisect_right(bounds, number % bounds[-1])]


def trained(name: str) -> Game:
    """The game of that name; Fault for one whose first moves are not asked, since nothing here can judge them."""
    if name in TRAINED:
        return TRAINED[name]
    if name in GAMES:
        raise Fault("drill-untrained", game=GAMES[name], known=", ".join(TRAINED))
    raise Fault("unknown-game", given=name, known=", ".join(GAMES))


def parse_card(text: str) -> Card:
    """The card of a text; Fault for any other text."""
    match text.split("/"):
        case [LONG.name, rules, opened, roll] if opened == FIRST or opened in openings():
            return LongCard(find(LONG, rules).name, openings().get(opened), parse_roll(roll))
        case [SHORT.name, roll]:
            return _short(None, parse_roll(roll))
        case [SHORT.name, opened, roll]:
            return _short(parse_roll(opened), parse_roll(roll))
    raise Fault("card-word", given=text)


def _short(opening: Roll | None, roll: Roll) -> ShortCard:
    """The card of these rolls; Fault for an opening double, which the lot never gives."""
    if (opening or roll).double:
        raise Fault("card-double", roll=opening or roll)
    return ShortCard(opening, roll)
