"""The fence ``school`` as HTML: the lessons as a list of links, with the levels of each."""

from functools import partial
from html import escape

from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.learn.school import Lesson, School, parse_school
from site_tools.rolls import prose


@figure(parse_school)
def school(asked: School, place: Place) -> str:
    """Every lesson with its levels; where there is a script, it adds what the player has done."""
    items = "".join(f"<li>{lesson_of(lesson, place)}</li>" for lesson in asked.lessons(place.lang))
    return f'<nardy-school lang="{place.lang}"><ol>{items}</ol></nardy-school>'


def lesson_of(lesson: Lesson, place: Place) -> str:
    """The title of a lesson and of its levels, each a link."""
    page = f"learn/{lesson.place}.md"
    steps = "".join(
        f'<li data-step="{escape(step.name)}">{link(step.title, page, place, step.name)}</li>' for step in lesson.steps
    )
    return f"{link(lesson.title, page, place)}<ol>{steps}</ol>"


def link(title: str, page: str, place: Place, anchor: str = "") -> str:
    """A link to a lesson or a level of it."""
    href = place.href(page, anchor)
    return f'<a href="{escape(href)}">{prose(title)}</a>' if href else prose(title)


school_ru, school_en = partial(school, lang="ru"), partial(school, lang="en")
