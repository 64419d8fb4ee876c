"""Numbers in the text: a figure such as ``chance first-round as percent``, read strictly and computed.

The first word says what is asked: ``chance``, ``count``, ``plays``, ``perft``, ``pips`` or ``points``; after ``as`` may
stand the form in which it is shown. ``chance not enter 4`` is the chance that it does not happen.

>>> parse("chance first-round as cases").say("en").split()
['7', 'in', '648']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from narde_core.common import COMMON, COMMON_LONG, GAMES
from narde_core.diagram import Entry, build
from narde_core.faults import Fault
from narde_core.figures.counts import count, find_reading
from narde_core.figures.keys import Computed
from narde_core.figures.published import chance_of, listed
from narde_core.figures.quantity import Chance, Count, Quantity, forms, shown
from narde_core.figures.words import Words
from narde_core.first_round import chance as first_round
from narde_core.notation import parse_roll
from narde_core.odds import bearing_off, double, entering, hitting, number, rolling, total
from narde_core.perft import perft
from narde_core.position import BAR, HEAD, Side
from narde_core.rulesets import COMMON_NAME, find
from narde_core.turn import FACES, Roll
from narde_core.win import Kind
from narde_core.wording import Language

LONGEST = 400
FORM = " as "


@dataclass(frozen=True, slots=True)
class Value(Computed):
    """A figure of the text: what was asked, what came out, and the form it is shown in."""

    asked: str
    quantity: Quantity
    form: str

    def say(self, language: Language) -> str:
        """The figure as it stands in the text."""
        return shown(self.quantity, self.form, language)


def parse(text: str, more: Mapping[str, Callable[[Words], Quantity]] | None = None) -> Value:
    """The figure that a text asks for; Fault, in one sentence, for anything that is not one.

    ``more`` are questions that can be asked where the text stands, beside those that can be asked anywhere.
    """
    if len(text) > LONGEST:
        raise Fault("figure-long", longest=LONGEST)
    asked, as_form, form = text.partition(FORM)
    words = Words(asked)
    quantity = words.one_of({**QUESTIONS, **(more or {})})(words)
    words.end()
    chosen = form.strip() if as_form else forms(quantity)[0]
    shown(quantity, chosen, "en")
    return Value(asked.strip(), quantity, chosen)


def _first_round(words: Words) -> Chance:
    if words.flag("listed"):
        return Chance.of(chance_of(listed(words.take())))
    return _disturbed(words.flag("nine-three"), words.flag("lot-dice"))


@cache
def _disturbed(first_as_far: bool, lot_dice: bool) -> Chance:
    return Chance.of(first_round(COMMON_LONG, first_as_far=first_as_far, lot_dice=lot_dice))


def _hit(words: Words) -> Chance:
    distance = words.number()
    return Chance.of(hitting(distance, words.numbers() if words.flag("closed") else ()))


def _enter(words: Words) -> Chance:
    closed = words.number()
    if closed not in range(len(FACES) + 1):
        raise Fault("figure-closed", given=closed)
    # which of the points are closed makes no difference, only how many
    return Chance.of(entering(FACES[:closed], words.number() if words.flag("checkers") else 1))


def _bear_off(words: Words) -> Chance:
    game = words.one_of(GAMES)
    return Chance.of(bearing_off(words.numbers(), COMMON[game.name]))


CHANCES: Mapping[str, tuple[Callable[[Words], Chance], str]] = {
    "first-round": (_first_round, "first-round nine-three"),
    "roll": (lambda words: Chance.of(rolling(parse_roll(words.take()))), "roll 6-5"),
    "double": (lambda _: Chance.of(double()), "double"),
    "number": (lambda words: Chance.of(number(words.number())), "number 6"),
    "total": (lambda words: Chance.of(total(words.number())), "total 7"),
    "hit": (_hit, "hit 7 closed 6,1"),
    "enter": (_enter, "enter 2 checkers 2"),
    "bear-off": (_bear_off, "bear-off short 6,5"),
}


def _chance(words: Words) -> Chance:
    others = words.flag("not")
    ask, example = words.one_of(CHANCES)
    chance = ask(words.like(f"chance {example}"))
    return Chance(chance.possible - chance.favourable, chance.possible) if others else chance


def _plays(words: Words) -> Count:
    """The distinct plays of a turn, given as in a fence, with semicolons between the keys."""
    parts = (part.partition(":") for part in words.rest().split(";") if part.strip())
    legal = build(Entry(0, key.strip(), value.strip()) for key, _, value in parts).legal_turn
    return Count(0 if legal.must_pass else len(legal.ends.nodes), "play")


def _perft(words: Words) -> Count:
    game, depth = words.like("perft short 1 6-5 rules common").one_of(GAMES), words.number()
    if depth not in (1, 2):
        raise Fault("figure-depth", given=depth)
    roll = None
    named = words.flag("rules")
    if words.more and not named:
        roll, named = parse_roll(words.take()), words.flag("rules")
    counts = _counts(game.name, words.take() if named else COMMON_NAME, depth)
    return Count(counts[roll] if roll else sum(counts.values()), "position")


@cache
def _counts(game: str, rules: str, depth: int) -> Mapping[Roll, int]:
    return perft(GAMES[game].start, find(GAMES[game], rules).rules, depth)


def _pips(words: Words) -> Count:
    setup = words.like("pips long").one_of(GAMES).setup
    return Count(sum(point * checkers for point, checkers in setup), "pip")


LOSERS: Mapping[str, tuple[Kind, tuple[Side, ...]]] = {
    "oin": (Kind.PLAIN, (Side.of({1: 14}),)),
    "mars": (Kind.GAMMON, (Side.of({12: 15}),)),
    "koks": (Kind.BACKGAMMON, (Side.of({HEAD: 1, 1: 14}), Side.of({BAR: 1, 1: 14}))),
    "home-mars": (Kind.HOME_GAMMON, (Side.of({6: 15}),)),
}
"""A win, and losers over whom it is won wherever there is such a win."""
WORTH = ("worth", "koks")


def _points(words: Words) -> Count:
    asked = words.like("points worth.koks_and_home_mars koks").take()
    reading = find_reading(asked)
    if reading.dispute not in WORTH:
        raise Fault("figure-unknown", given=asked, known=", ".join(f"{name}.…" for name in WORTH))
    rules = next(rules for rules in COMMON.values() if reading.dispute in rules.disputes)
    win = words.take()
    if win not in LOSERS:
        raise Fault("figure-unknown", given=win, known=", ".join(LOSERS))
    kind, losers = LOSERS[win]
    wins = map(rules.with_reading(reading.dispute, reading.name).win_over, losers)
    points = next((won.points for won in wins if won.kind is kind), None)
    if points is None:
        raise Fault("figure-no-win", reading=asked, given=win)
    return Count(points, "point")


QUESTIONS: Mapping[str, Callable[[Words], Quantity]] = {
    "chance": _chance,
    "count": count,
    "plays": _plays,
    "perft": _perft,
    "pips": _pips,
    "points": _points,
}
