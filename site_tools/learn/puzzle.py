"""The fence ``puzzle``: a question with answers to choose from."""

from functools import partial
from html import escape

from narde_core.lessons import told
from narde_core.lessons.puzzle import Puzzle, parse_puzzle
from narde_core.lessons.question import Question, Row
from narde_core.svg import draw
from narde_core.wording import Language
from site_tools.fences import formatter, quoted
from site_tools.learn.level import hints
from site_tools.learn.words import WORDS
from site_tools.rolls import prose


@formatter(parse_puzzle)
def puzzle(asked: Puzzle, lang: Language) -> str:
    """The question, what it is about, its options, and what can be opened: the hints and the answer."""
    return drawn(asked.question(lang), asked.name, lang, asked)


def drawn(question: Question, name: str, lang: Language, written: Puzzle | None = None) -> str:
    """A question as HTML, with the hints of the puzzle that it was ``written`` as; any other is its own place to link to,
    where a written one has a heading above it.
    """
    more, learned, own = (
        (hints(written.hints, lang), written.learned.say(lang), "") if written else ("", "", f' id="{name}"')
    )
    situation = "".join(f"<li>{prose(sentence)}</li>" for sentence in question.situation)
    listed = f'<ul class="nardy-situation">{situation}</ul>' if situation else ""
    board = (
        f'<div class="nardy-stage" data-search-exclude>{draw(question.picture, styled=False)}</div>'
        if question.picture
        else ""
    )
    ground = f'<div class="nardy-ground">{board}</div>' if board else ""
    rows = "".join(row_of(row, f"{name}-{number}") for number, row in enumerate(question.rows))
    answers = "".join(f"<li>{answer_of(row)}</li>" for row in question.rows)
    after = f"<p>{prose(learned)}</p>" if learned else ""
    return (
        f'<div class="nardy-step"{own}><nardy-puzzle lang="{lang}" data-puzzle={quoted(told.question(question, name, learned))}>'
        f'<p class="nardy-task">{prose(question.asked)}</p>{listed}{ground}'
        f'<div class="nardy-rows">{rows}</div>{more}'
        f'<details class="nardy-solution"><summary>{WORDS[lang]["answer"]}</summary><ul>{answers}</ul>{after}</details>'
        "</nardy-puzzle></div>"
    )


def row_of(row: Row, group: str) -> str:
    """A row: whose answer it is, and its options as radio buttons."""
    holders = f"<small>{escape('; '.join(row.holders))}</small>" if row.holders else ""
    legend = f"<legend>{prose(row.label)}{holders}</legend>" if row.label else ""
    options = "".join(
        f'<label><input type="radio" name="{group}" value="{number}"><span>{prose(option)}</span></label>'
        for number, option in enumerate(row.options)
    )
    return f"<fieldset>{legend}{options}</fieldset>"


def answer_of(row: Row) -> str:
    """The right answer of a row in words."""
    whose = f"{prose(row.label)} — " if row.label else ""
    why = f" {prose(row.why)}" if row.why else ""
    return f"{whose}<b>{prose(row.options[row.right])}</b>.{why}".replace(".</b>.", ".</b>")


puzzle_ru, puzzle_en = partial(puzzle, lang="ru"), partial(puzzle, lang="en")
