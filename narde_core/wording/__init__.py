"""Sentences for faults, refusals and verdicts, in Russian and English, by code."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from narde_core.wording import (
    cases_en,
    cases_ru,
    check_en,
    check_ru,
    cli_en,
    cli_ru,
    desk_en,
    desk_ru,
    en,
    figures_en,
    figures_ru,
    formats_en,
    formats_ru,
    lessons_en,
    lessons_ru,
    outcome_en,
    outcome_ru,
    ru,
    trainer_en,
    trainer_ru,
)

Language = Literal["ru", "en"]
LANGUAGES: tuple[Language, ...] = ("ru", "en")
SENTENCES: dict[Language, dict[str, str]] = {
    "ru": ru.SENTENCES
    | cases_ru.SENTENCES
    | check_ru.SENTENCES
    | cli_ru.SENTENCES
    | desk_ru.SENTENCES
    | figures_ru.SENTENCES
    | formats_ru.SENTENCES
    | lessons_ru.SENTENCES
    | outcome_ru.SENTENCES
    | trainer_ru.SENTENCES,
    "en": en.SENTENCES
    | cases_en.SENTENCES
    | check_en.SENTENCES
    | cli_en.SENTENCES
    | desk_en.SENTENCES
    | figures_en.SENTENCES
    | formats_en.SENTENCES
    | lessons_en.SENTENCES
    | outcome_en.SENTENCES
    | trainer_en.SENTENCES,
}


def headed(text: str) -> str:
    """A text as it begins a line."""
    return text[:1].upper() + text[1:]


def say(code: str, language: Language, /, **facts: object) -> str:
    """The sentence ``code`` in ``language`` with ``facts`` put in; KeyError for an unknown code.

    A fact with a ``say`` method (a reading, a dispute) is put in in the language asked for.
    """
    heard = {key: told(fact, language) for key, fact in facts.items()}
    return SENTENCES[language][code].format(**heard)


def told(fact: object, language: Language) -> object:
    """A fact as it is told in ``language``: by its own ``say``, with ``½`` for a half, or as it is."""
    if isinstance(fact, Fraction) and fact.denominator == 2:
        return f"{int(fact) or ''}½"
    tell = getattr(fact, "say", None)
    return tell(language) if callable(tell) else fact
