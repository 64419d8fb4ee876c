"""The fence ``drill`` as HTML: the trainer, and for long nardy the rule sets to choose from."""

from functools import partial
from html import escape

from narde_core.game import LONG
from narde_core.rulesets import find
from narde_core.trainer.cards import ALL_RULES, asked_rules
from narde_core.wording import Language
from site_tools.fences import formatter
from site_tools.learn.drill import Drill, parse_drill
from site_tools.learn.words import WORDS


@formatter(parse_drill)
def drill(asked: Drill, lang: Language) -> str:
    """The element that a script brings to life."""
    words = WORDS[lang]
    rules = _rules(lang) if asked.game is LONG else ""
    return (
        f'<div class="nardy-step"><nardy-trainer lang="{lang}" data-game="{asked.game.name}">{rules}'
        f'<p class="nardy-fallback">{words["trainer"]}</p></nardy-trainer></div>'
    )


def _rules(lang: Language) -> str:
    """The choice of a rule set, all of them first."""
    options = [(ALL_RULES, WORDS[lang]["all"]), *((name, find(LONG, name).say(lang)) for name in asked_rules())]
    listed = "".join(f'<option value="{name}">{escape(title)}</option>' for name, title in options)
    return f'<label class="nardy-label">{WORDS[lang]["rules"]} <select class="nardy-select">{listed}</select></label>'


drill_ru, drill_en = partial(drill, lang="ru"), partial(drill, lang="en")
