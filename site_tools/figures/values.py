"""Puts a number of the core in the place of inline code like ``#!narde count rolls``: for pymdownx.inlinehilite."""

from functools import partial
from html import escape

from pymdownx.inlinehilite import InlineHiliteException

from narde_core.faults import Fault
from narde_core.figures.values import parse
from narde_core.wording import Language


def value(source: str, *_inlinehilite: object, lang: Language) -> str:
    """The number, with what was asked for; a figure that cannot be read ends the build."""
    try:
        found = parse(source)
    except Exception as error:
        said = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        raise InlineHiliteException(f"#!narde {source}: {said}") from error
    return f'<span class="nardy-computed" data-asked="{escape(found.asked)}">{escape(found.say(lang))}</span>'


value_ru, value_en = partial(value, lang="ru"), partial(value, lang="en")
