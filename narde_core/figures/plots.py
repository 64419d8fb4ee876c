"""Plots of the odds, each with its numbers as a table: hits, entering, bearing off, totals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from narde_core.common import COMMON
from narde_core.figures.keys import Computed, keys, one_of
from narde_core.figures.quantity import Chance, shown
from narde_core.figures.telling import number
from narde_core.odds import ALL, Odds, bearing_off, entering, hitting, total
from narde_core.odds import number as number_comes
from narde_core.position import HEAD, HOME
from narde_core.svg.plots import Bar, Bars, Grid, draw_bars, draw_grid
from narde_core.turn import FACES
from narde_core.wording import Language, say


@dataclass(frozen=True, slots=True)
class Plot(Computed):
    """A plot: its drawing, its caption, and its numbers: a heading and the odds of every row."""

    name: str

    def caption(self, language: Language) -> str:
        """What it shows, in a sentence."""
        return say(f"plot-{self.name}", language)

    def svg(self, language: Language) -> str:
        """The drawing."""
        return DRAWINGS[self.name](language)

    def heads(self, language: Language) -> tuple[str, ...]:
        """The headings of the table."""
        return tuple(say(f"plot-{self.name}-{column}", language) for column in ("row", *COLUMNS[self.name]))

    def rows(self) -> Mapping[str, tuple[Odds, ...]]:
        """The rows of the table: a label, and odds for every column."""
        return ROWS[self.name]()


def parse(text: str) -> Plot:
    """The plot that ``show`` names; Fault for an unknown one."""
    given = keys(text, ("show",))
    one_of(given, ("show",))
    return given["show"].among({name: Plot(name) for name in ROWS})


@cache
def hits() -> Mapping[str, tuple[Odds, ...]]:
    """By distance: all throws that hit with nothing in the way, and of them those with the number on one die."""
    return {
        str(distance): (hitting(distance), number_comes(distance) if distance in FACES else Odds(frozenset()))
        for distance in range(1, HEAD + 1)
    }


@cache
def entries() -> Mapping[str, tuple[Odds, ...]]:
    """By the number of closed points: one checker enters; both of two do."""
    return {str(closed): (entering(FACES[:closed]), entering(FACES[:closed], 2)) for closed in range(len(FACES) + 1)}


@cache
def totals() -> Mapping[str, tuple[Odds, ...]]:
    """By the sum of the two dice."""
    return {str(pips): (total(pips),) for pips in range(2, 13)}


@cache
def last_two() -> Mapping[str, tuple[Odds, ...]]:
    """The last two checkers come off in one throw, by their points, the higher first; and the last one alone."""
    rules = COMMON["short"]
    pairs = ((high, low) for low, high in combinations_with_replacement(sorted(HOME), 2))
    alone = {str(point): (bearing_off((point,), rules),) for point in sorted(HOME)}
    return alone | {f"{high}, {low}": (bearing_off((high, low), rules),) for high, low in sorted(pairs)}


ROWS: Mapping[str, Callable[[], Mapping[str, tuple[Odds, ...]]]] = {
    "hits": hits,
    "entering": entries,
    "bearing-off": last_two,
    "totals": totals,
}
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "hits": ("all", "one-die"),
    "entering": ("one", "two"),
    "bearing-off": ("odds",),
    "totals": ("odds",),
}


def share(odds: Odds) -> float:
    """The odds as a share of all throws."""
    return odds.ways / ALL


def ways_and_percent(odds: Odds, language: Language) -> str:
    """The ways of 36 and the share: ``17 · 47,2 %``; where there is none, that."""
    if not odds.ways:
        return number(0, language)
    return f"{number(odds.ways, language)} · {shown(Chance.of(odds), 'percent', language)}"


def _hits(language: Language) -> str:
    bars = tuple(
        Bar(distance, (share(direct), share(every) - share(direct)), ways_and_percent(every, language))
        for distance, (every, direct) in hits().items()
    )
    legend = (say("plot-direct", language), say("plot-combined", language))
    return draw_bars(Bars(say("plot-hits", language), say("plot-distance", language), bars, language, 0.5, legend))


def _entering(language: Language) -> str:
    bars = []
    for closed, (one, two) in entries().items():
        bars.append(Bar(closed, (share(one),), ways_and_percent(one, language)))
        bars.append(Bar("", (0, share(two)), ways_and_percent(two, language)))
    legend = (say("plot-entering-one", language), say("plot-entering-two", language))
    title, axis = say("plot-entering", language), say("plot-closed", language)
    return draw_bars(Bars(title, axis, tuple(bars), language, legend=legend))


def _totals(language: Language) -> str:
    bars = tuple(Bar(pips, (share(odds),), ways_and_percent(odds, language)) for pips, (odds,) in totals().items())
    return draw_bars(Bars(say("plot-totals", language), say("plot-sum", language), bars, language, 6 / ALL))


def _bearing_off(language: Language) -> str:
    points = sorted(HOME)
    found = last_two()

    def cell(high: int, low: int) -> tuple[float, str] | None:
        odds = found.get(f"{high}, {low}" if low else str(high))
        return (share(odds[0]), str(odds[0].ways)) if odds else None

    return draw_grid(
        Grid(
            say("plot-bearing-off", language),
            tuple(map(str, points)),
            (say("plot-alone", language), *map(str, points)),
            (say("plot-higher", language), say("plot-lower", language)),
            tuple(tuple(cell(high, low) for low in (0, *points)) for high in points),
            language,
        )
    )


DRAWINGS: Mapping[str, Callable[[Language], str]] = {
    "hits": _hits,
    "entering": _entering,
    "bearing-off": _bearing_off,
    "totals": _totals,
}
