"""The fence ``puzzles`` as HTML: the questions that other fences give rise to, each with a place to link to."""

from functools import partial

from narde_core.wording import Language
from site_tools.fences import formatter
from site_tools.learn.disputes import Puzzles, parse_puzzles
from site_tools.learn.puzzle import drawn


@formatter(parse_puzzles)
def puzzles(asked: Puzzles, lang: Language) -> str:
    """Every question."""
    return "".join(drawn(question(lang), name, lang) for name, question in asked.questions.items())


puzzles_ru, puzzles_en = partial(puzzles, lang="ru"), partial(puzzles, lang="en")
