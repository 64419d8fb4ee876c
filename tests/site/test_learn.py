"""The lessons in a browser: every level walked to its end with a wrong answer first, by keyboard, finger and without scripts."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from narde_core.lessons.level import Level
from narde_core.lessons.puzzle import Puzzle
from narde_core.wording import Language
from tests.lessons import PLACES
from tests.site.boards import Live
from tests.site.walk import PHONE, Walk, level_of, steps_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run


@pytest.mark.parametrize("place", PLACES)
def test_every_level_is_walked_with_a_wrong_answer_first(
    page: Page, start: str, language: Language, place: str
) -> None:
    steps = steps_of(place, language)
    page.goto(f"{start}learn/{place}/")
    walk = Walk(page, language)
    for number, one in enumerate(steps):
        expect(page.locator(".nardy-steps [aria-current=step]")).to_have_text(str(number + 1))
        if isinstance(one.step, Level):
            expect(walk.shown().locator(".nardy-task")).to_have_text(one.step.task.say(language))
            _miss(walk, one.step)
            walk.solve(one.step)
        else:
            _answer(walk, one.step)
        expect(walk.said("right")).to_contain_text(one.step.learned.say(language))
        if number + 1 < len(steps):
            walk.press("next")
    expect(page.locator(".nardy-steps a:not([data-stars='0'])")).to_have_count(len(steps))
    if place != PLACES[-1]:
        expect(page.get_by_role("link", name=walk.words["lesson"], exact=True)).to_be_visible()


def _miss(walk: Walk, level: Level) -> None:
    """A wrong play is answered in the core's words and in the lesson's; then the board is as it was.

    The first of the lesson's; that all are answered alike is tried without a browser.
    """
    wrong = level.wrongs[0]
    walk.play(level, wrong.play)
    expect(walk.said("wrong")).to_contain_text(wrong.teaches.say(walk.language))
    refusal = level.judge(wrong.play).refusal
    if refusal:
        expect(walk.said("wrong")).to_contain_text(refusal.say(walk.language))
    walk.press("retry")
    expect(walk.said("wrong")).to_have_count(0)


def _answer(walk: Walk, puzzle: Puzzle) -> None:
    walk.choose(puzzle, right=False)
    expect(walk.said("wrong")).to_be_visible()
    walk.press("retry")
    walk.choose(puzzle, right=True)
    expect(walk.said("right")).to_be_visible()


def test_the_first_level_is_two_taps_from_the_start_page(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(start)
    first = page.locator("article a[href*='learn/long/moving']").first
    first.scroll_into_view_if_needed()
    page.wait_for_timeout(300)  # the theme keeps where a page was scrolled to a moment later
    first.tap()
    walk = Walk(page, language)
    expect(page.locator("article > h1")).to_be_in_viewport()
    task, board = walk.shown().locator(".nardy-task"), walk.shown().locator("svg.nardy-board")
    expect(task).to_be_visible()
    box = board.bounding_box()
    assert box
    assert box["y"] + box["height"] < PHONE["viewport"]["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    level = level_of("long/moving", "first-move", language)
    # what is said to an answer comes into sight by itself, a refusal and a verdict
    Live(page, walk.shown().locator("nardy-board"))
    page.evaluate("scrollTo(0, 0)")
    walk.move("white", [(24, 21)])
    expect(walk.said("wrong")).to_be_in_viewport(ratio=1)
    walk.press("retry")
    page.evaluate("scrollTo(0, 0)")
    walk.solve(level)
    expect(walk.said("right")).to_be_in_viewport(ratio=1)
    walk.press("next")
    expect(walk.shown().locator("svg.nardy-board")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def test_what_stands_before_the_first_level_is_told_once(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/long/moving/")
    walk = Walk(page, language)
    told = page.locator("article > p").first
    expect(told).to_be_visible()
    walk.solve(level_of("long/moving", "first-move", language))
    walk.press("next")
    expect(told).to_be_hidden()
    expect(page.locator("article > h1")).to_be_visible()
    page.locator(".nardy-steps a").first.click()
    expect(told).to_be_visible()


def test_a_level_is_played_with_a_finger(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(f"{start}learn/long/head/#six-six")
    walk = Walk(page, language)
    expect(walk.shown().locator("nardy-board")).to_have_class(re.compile("is-live"))
    walk.shown().locator(".nardy-stage").evaluate("stage => stage.scrollIntoView({ block: 'center' })")
    for number in (24, 18, 24, 18):
        cell = walk.shown().get_by_role("gridcell", name=re.compile(rf"^{walk.words['point']} {number},"))
        box = cell.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(walk.said("right")).to_be_visible()
    context.close()


def test_a_step_is_chosen_by_its_number_without_the_page_being_fetched_anew(
    page: Page, start: str, language: Language
) -> None:
    page.goto(f"{start}learn/long/head/")
    walk = Walk(page, language)
    page.locator("article").evaluate("article => { article.dataset.here = 'still' }")
    page.locator(".nardy-steps a").nth(2).click()
    expect(page).to_have_url(re.compile("#six-six$"))
    expect(walk.shown().locator(".nardy-task")).to_be_focused()
    expect(page.locator("article")).to_have_attribute("data-here", "still")


def test_the_solution_can_be_shown_and_costs_stars(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/long/head/#four-four")
    walk = Walk(page, language)
    walk.shown().locator("details.nardy-solution summary").click()
    walk.press("show")
    expect(walk.said("note")).to_be_visible()
    walk.press("retry")
    walk.solve(level_of("long/head", "four-four", language))
    expect(page.locator(".nardy-steps [aria-current=step]")).to_have_attribute("data-stars", "1")


def test_without_scripts_lessons_are_read(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{start}learn/long/head/")
    for one in steps_of("long/head", language):
        assert isinstance(one.step, Level)
        expect(page.get_by_text(one.step.task.say(language))).to_be_visible()
    expect(page.locator("svg.nardy-board")).to_have_count(len(steps_of("long/head", language)))
    context.close()
