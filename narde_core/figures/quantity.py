"""What a figure is: a chance or a count, and the forms in which a text may show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from narde_core.faults import Fault
from narde_core.figures.telling import NO_BREAK, cases, counted, number, percent
from narde_core.odds import ALL, Odds
from narde_core.wording import Language


@dataclass(frozen=True, slots=True)
class Chance:
    """So many favourable cases of so many possible ones."""

    favourable: int
    possible: int

    @classmethod
    def of(cls, chance: Odds | Fraction) -> Chance:
        """The chance of a throw, out of 36; of anything else in lowest terms."""
        if isinstance(chance, Odds):
            return cls(chance.ways, ALL)
        return cls(chance.numerator, chance.denominator)

    @property
    def share(self) -> Fraction:
        """The probability."""
        return Fraction(self.favourable, self.possible)


@dataclass(frozen=True, slots=True)
class Count:
    """So many of a thing, named by its key in the nouns of ``wording``."""

    number: int
    noun: str


def _one_in(chance: Chance, language: Language) -> str:
    if not chance.favourable:
        return cases(0, chance.possible, language)
    return cases(1, round(1 / chance.share), language)


type Quantity = Chance | Count
type Form[Q] = Callable[[Q, Language], str]

CHANCE_FORMS: Mapping[str, Form[Chance]] = {
    "fraction": lambda chance, _: f"{chance.favourable}/{chance.possible}",
    "percent": lambda chance, language: percent(chance.share, language),
    "cases": lambda chance, language: cases(chance.favourable, chance.possible, language),
    "one-in": _one_in,
    "ways": lambda chance, language: number(chance.favourable, language),
}
COUNT_FORMS: Mapping[str, Form[Count]] = {
    "number": lambda count, language: number(count.number, language),
    "phrase": lambda count, language: counted(count.number, count.noun, language),
}


def forms(quantity: Quantity) -> tuple[str, ...]:
    """The forms a quantity has, the usual one first."""
    return tuple(CHANCE_FORMS if isinstance(quantity, Chance) else COUNT_FORMS)


def shown(quantity: Quantity, form: str, language: Language) -> str:
    """The quantity in one of its forms; Fault for a form it has not."""
    if form not in forms(quantity):
        raise Fault("figure-form", given=form, known=", ".join(forms(quantity)))
    if isinstance(quantity, Chance):
        return CHANCE_FORMS[form](quantity, language)
    return COUNT_FORMS[form](quantity, language)


def of_all(chance: Chance, language: Language) -> str:
    """A chance as a table shows it: the cases and the share."""
    share = percent(chance.share, language)
    return f"{cases(chance.favourable, chance.possible, language)} ({share.replace(' ', NO_BREAK)})"
