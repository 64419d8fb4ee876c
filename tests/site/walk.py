"""A reader of the school as a test plays him: on the page of a lesson, by the words that stand there."""

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from narde_core.lessons.level import Level
from narde_core.lessons.puzzle import Puzzle
from narde_core.notation import PASS, Move
from narde_core.wording import Language
from tests.lessons import Found, found
from tests.site.boards import Live

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


def level_of(place: str, name: str, language: Language) -> Level:
    """One level of a lesson."""
    level = next(one.step for one in steps_of(place, language) if one.name == name)
    assert isinstance(level, Level)
    return level
