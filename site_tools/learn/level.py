"""The fence ``level``: a task on a live board, with what the core says of every way to answer it."""

from functools import partial
from html import escape

from narde_core.lessons import told
from narde_core.lessons.level import Level, parse_level
from narde_core.lessons.spoken import Spoken
from narde_core.wording import Language
from site_tools.fences import formatter, live, quoted
from site_tools.learn.words import WORDS
from site_tools.rolls import prose

CONTROLS = "undo reset"


@formatter(parse_level)
def level(asked: Level, lang: Language) -> str:
    """The task, the board, and what can be opened: the hints and the solution.

    Markdown takes an element that it does not know for part of a sentence, so a ``div`` stands around it.
    """
    words = WORDS[lang]
    solution = f"<p><code>{escape(asked.solution.value)}</code></p>"
    said = asked.learned.say(lang)
    learned = f"<p>{prose(said)}</p>" if said else ""
    return (
        f'<div class="nardy-step"><nardy-level lang="{lang}" data-level={quoted(told.level(asked, lang))}>'
        f'<p class="nardy-task">{prose(asked.task.say(lang))}</p>'
        f'<div class="nardy-ground">{live(asked.diagram, lang, CONTROLS)}</div>'
        f"{hints(asked.hints, lang)}"
        f'<details class="nardy-solution"><summary>{words["solution"]}</summary>{solution}{learned}</details>'
        "</nardy-level></div>"
    )


def hints(sentences: tuple[Spoken, ...], lang: Language) -> str:
    """The hints, each to be opened; nothing if there are none."""
    name = WORDS[lang]["hint"]
    return "".join(
        f'<details class="nardy-hint"><summary>{name}</summary><p>{prose(sentence.say(lang))}</p></details>'
        for sentence in sentences
    )


level_ru, level_en = partial(level, lang="ru"), partial(level, lang="en")
