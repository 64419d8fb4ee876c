"""Numbers as they are written in a text: grouped, as a share of cases, with the noun that is counted."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from narde_core.wording import Language, figures_en, figures_ru, say

NO_BREAK = "\N{NO-BREAK SPACE}"
NOUNS = {"ru": figures_ru.NOUNS, "en": figures_en.NOUNS}


def number(count: int, language: Language) -> str:
    """A whole number, its thousands set apart: ``202 782`` with spaces that do not break, ``202,782``."""
    return f"{count:,}".replace(",", NO_BREAK) if language == "ru" else f"{count:,}"


def percent(share: Fraction, language: Language) -> str:
    """A share in per cent to three figures, to one decimal at most from ten per cent on: ``1,08 %``, ``1.08%``."""
    exact = Decimal(100 * share.numerator) / share.denominator
    places = 1 if exact >= 10 else 2 if exact >= 1 or not exact else 1 - exact.adjusted()
    written = f"{exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP):f}"
    written = written.rstrip("0").rstrip(".") if "." in written else written
    return f"{written.replace('.', ',')}{NO_BREAK}%" if language == "ru" else f"{written}%"


def cases(favourable: int, possible: int, language: Language) -> str:
    """So many cases of so many: ``7 из 648``, ``7 in 648``."""
    between = "из" if language == "ru" else "in"
    return NO_BREAK.join((number(favourable, language), between, number(possible, language)))


def counted(count: int, noun: str, language: Language) -> str:
    """A number and its noun in the nominative: ``35 споров``, ``35 disputes``."""
    return f"{number(count, language)}{NO_BREAK}{noun_for(count, noun, language)}"


def listed(items: Sequence[str], language: Language) -> str:
    """Things one after another, the last after an “and”: ``портес, тавла и шеш-беш``."""
    *most, last = items
    return say("and", language).join((", ".join(most), last)) if most else last


def noun_for(count: int, noun: str, language: Language) -> str:
    """The form of a noun that stands after a number."""
    forms = NOUNS[language][noun]
    if language == "en":
        return forms[0] if count == 1 else forms[1]
    if count % 10 == 1 and count % 100 != 11:
        return forms[0]
    return forms[1] if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else forms[2]
