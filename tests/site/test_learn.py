"""The school in a browser: every level walked to its end with a wrong answer first, progress, sets and the trainer."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from narde_core.lessons.level import Level
from narde_core.lessons.puzzle import Puzzle
from narde_core.notation import PASS, Move
from narde_core.wording import Language
from tests.lessons import PLACES, Found, found
from tests.site.boards import Live

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

WORDS: dict[Language, dict[str, str]] = {
    "ru": {
        "point": "Пункт", "white bar": "Бар белых", "black bar": "Бар чёрных", "white off": "Снятые шашки белых",
        "black off": "Снятые шашки чёрных", "pass": "Хода нет", "retry": "Ещё раз", "next": "Дальше", "check": "Проверить",
        "lesson": "Следующий урок", "show": "Показать на доске", "solution": "Решение",
    },
    "en": {
        "point": "Point", "white bar": "Bar of white", "black bar": "Bar of black", "white off": "Borne off by white",
        "black off": "Borne off by black", "pass": "No play", "retry": "Try again", "next": "Next", "check": "Check",
        "lesson": "Next lesson", "show": "Show it on the board", "solution": "Solution",
    },
}  # fmt: skip
STEPS = {language: found(language) for language in WORDS}
# by the keyboard, as a reader would: one cell takes the focus, Enter picks up, Enter puts down
MOVES = """(level, names) => {
    for (const name of names) {
        const cells = [...level.querySelectorAll('[role=gridcell]')];
        const cell = cells.find(cell => cell.getAttribute('aria-label').startsWith(name + ','));
        if (!cell) throw new Error(`no cell ${name}`);
        cell.focus();
        cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }
}"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DAMAGED = '{"version": 1, "levels": {"six'


class Walk:
    """A reader on the page of a lesson."""

    def __init__(self, page: Page, language: Language) -> None:
        self.page = page
        self.language = language
        self.words = WORDS[language]
        # the lesson is laid out, and one of its levels is shown
        expect(page.locator(".nardy-steps [aria-current=step]")).to_be_visible()

    def shown(self) -> Locator:
        """The level or the puzzle that is shown."""
        return self.page.locator(".nardy-step:not(.is-elsewhere) > *").locator("visible=true").first

    def said(self, kind: str) -> Locator:
        """What is said to the last answer, if it is of this kind."""
        return self.page.locator(f".nardy-said-of-it.is-{kind}").locator("visible=true")

    def press(self, name: str) -> None:
        """Press a button by its word."""
        self.page.get_by_role("button", name=self.words[name], exact=True).locator("visible=true").click()

    def move(self, colour: str, moves: Iterable[tuple[int, int]]) -> None:
        """Make moves from place to place."""
        board = self.shown().locator("nardy-board")
        expect(board).to_have_class(re.compile("is-live"))
        names = [self.place(colour, place) for move in moves for place in move]
        self.shown().evaluate(MOVES, names)

    def place(self, colour: str, number: int) -> str:
        """What a place is called."""
        if number == 25:
            return self.words[f"{colour} bar"]
        return self.words[f"{colour} off"] if number == 0 else f"{self.words['point']} {number}"

    def play(self, level: Level, play: str) -> None:
        """Try a play, legal or not."""
        colour = level.diagram.mover.value
        made = level.judge(play).play
        if play == PASS:
            self.press("pass")
        elif made is not None:
            self.move(colour, [(step.start, step.end) for step in made.steps])
        else:
            self.refused(level, level.attempts(play)[0])

    def refused(self, level: Level, moves: tuple[Move, ...]) -> None:
        """Make all moves but the last, then try that one, which cannot be made."""
        *before, last = moves
        own = list(level.legal.turn.position.own.counts)
        for move in before:
            own[move.start] -= 1
            own[move.end] += 1
        self.move(level.diagram.mover.value, [(move.start, move.end) for move in before])
        if own[last.end] and last.end:
            # a tap on checkers of his own would pick those up instead
            Live(self.page, self.shown().locator("nardy-board")).drag(last.start, last.end)
        else:
            self.move(level.diagram.mover.value, [(last.start, last.end)])

    def solve(self, level: Level) -> None:
        """Make the play of the solution."""
        self.play(level, level.solution.value)
        expect(self.said("right")).to_be_visible()

    def choose(self, puzzle: Puzzle, *, right: bool) -> None:
        """Choose the right answer in every row, or another."""
        for number, row in enumerate(puzzle.question(self.language).rows):
            option = row.right if right else (row.right + 1) % len(row.options)
            self.shown().locator("fieldset").nth(number).locator("input").nth(option).check()
        self.press("check")


def steps_of(place: str, language: Language) -> list[Found]:
    return [one for one in STEPS[language] if one.place == place]


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
    page.locator("article a[href*='learn/long/moving']").first.tap()
    walk = Walk(page, language)
    task, board = walk.shown().locator(".nardy-task"), walk.shown().locator("svg.nardy-board")
    expect(task).to_be_visible()
    box = board.bounding_box()
    assert box
    assert box["y"] + box["height"] < 900
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    first = steps_of("long/moving", language)[0].step
    assert isinstance(first, Level)
    walk.solve(first)
    context.close()


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


def test_the_solution_can_be_shown_and_costs_stars(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/long/head/#four-four")
    walk = Walk(page, language)
    walk.shown().locator("details.nardy-solution summary").click()
    walk.press("show")
    expect(walk.said("note")).to_be_visible()
    walk.press("retry")
    level = next(one.step for one in steps_of("long/head", language) if one.name == "four-four")
    assert isinstance(level, Level)
    walk.solve(level)
    expect(page.locator(".nardy-steps [aria-current=step]")).to_have_attribute("data-stars", "1")


def test_stars_survive_a_reload(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/long/head/#four-four")
    walk = Walk(page, language)
    level = next(one.step for one in steps_of("long/head", language) if one.name == "four-four")
    assert isinstance(level, Level)
    walk.solve(level)
    page.goto(f"{start}learn/")
    for _ in range(2):
        expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
        page.reload()


@pytest.mark.parametrize(
    ("stored", "kept"), [(DAMAGED, "nardy-progress-damaged"), ('{"version": 99, "levels": {}}', "nardy-progress")]
)
def test_a_store_that_cannot_be_read_is_said_and_kept(page: Page, start: str, stored: str, kept: str) -> None:
    page.goto(start)
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", stored)
    page.goto(f"{start}learn/progress/")
    said = page.locator("nardy-progress .is-wrong")
    expect(said).to_be_visible()
    with page.expect_download() as download:
        said.get_by_role("button").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == stored
    assert page.evaluate("name => localStorage.getItem(name)", kept) == stored


def test_progress_is_saved_read_and_erased(page: Page, start: str, tmp_path: Path) -> None:
    page.goto(start)
    mine = {"version": 1, "levels": {"six-six": 2}, "cards": {}, "days": ["2026-01-31"]}
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", json.dumps(mine))
    page.goto(f"{start}learn/progress/")
    save, read, erase = (page.locator("nardy-progress > .nardy-choices button").nth(number) for number in range(3))
    with page.expect_download() as download:
        save.click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8")) == mine
    other = tmp_path / "other.json"
    other.write_text(json.dumps(mine | {"levels": {"six-six": 1, "four-four": 3}}), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        read.click()
    chooser.value.set_files(other)
    expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
    expect(page.locator("[data-step=six-six] .nardy-stars")).to_have_text("★★☆")
    other.write_text("<b>no progress</b>", encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        read.click()
    chooser.value.set_files(other)
    expect(page.locator("nardy-progress [role=status]")).not_to_be_empty()
    expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
    erase.click()
    page.locator("dialog button").first.click()
    expect(page.locator("[data-step] .nardy-stars")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('nardy-progress')") is None


def test_a_set_is_a_link_that_leads_from_level_to_level(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/set/")
    for name in ("one-from-the-head", "five-point"):
        page.locator(f"[data-step={name}] input").check()
    address = page.locator("nardy-set input[readonly]").input_value()
    page.goto(address)
    page.locator("nardy-set a.nardy-button").click()
    expect(page).to_have_url(re.compile("learn/long/head/.*#one-from-the-head$"))
    walk = Walk(page, language)
    level = next(one.step for one in steps_of("long/head", language) if one.name == "one-from-the-head")
    assert isinstance(level, Level)
    walk.solve(level)
    walk.said("right").locator("a").click()
    expect(page).to_have_url(re.compile("learn/short/points/.*#five-point$"))
    walk = Walk(page, language)
    level = next(one.step for one in steps_of("short/points", language) if one.name == "five-point")
    assert isinstance(level, Level)
    walk.solve(level)
    expect(walk.said("right").locator("a")).to_have_attribute("href", re.compile("learn/set/"))


def test_the_trainer_asks_for_the_head_and_names_the_reading(page: Page, site: str) -> None:
    page.goto(f"{site}learn/first-moves/#long/commentary/5-5/4-4")
    trainer = page.locator("nardy-trainer[data-game=long]")
    trainer.get_by_role("button", name="2", exact=True).click()
    said = trainer.locator(".nardy-said-of-it.is-wrong")
    expect(said).to_contain_text("играют одной")
    expect(said).to_contain_text("Duelio")
    expect(trainer.locator("nardy-board")).to_have_class(re.compile("is-live"))
    card = page.evaluate("JSON.parse(localStorage.getItem('nardy-progress')).cards['long/commentary/5-5/4-4']")
    assert card["box"] == 0
    said.get_by_role("button").click()
    expect(page).to_have_url(re.compile("5-5/4-4"))  # what was wrong is due again


def test_the_trainer_judges_a_play_on_the_board(page: Page, site: str) -> None:
    page.goto(f"{site}en/learn/first-moves/#short/3-1")
    trainer = page.locator("nardy-trainer[data-game=short]")
    expect(trainer.locator("nardy-board")).to_have_class(re.compile("is-live"))
    trainer.evaluate(MOVES, ["Point 8", "Point 5", "Point 6", "Point 5"])
    expect(trainer.locator(".nardy-said-of-it.is-right")).to_contain_text("makes the 5-point")


def test_without_scripts_lessons_are_read(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{start}learn/long/head/")
    for one in steps_of("long/head", language):
        assert isinstance(one.step, Level)
        expect(page.get_by_text(one.step.task.say(language))).to_be_visible()
    expect(page.locator("svg.nardy-board")).to_have_count(len(steps_of("long/head", language)))
    context.close()
