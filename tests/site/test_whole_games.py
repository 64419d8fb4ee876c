"""Whole games of both kinds on one board: by the keyboard alone, and by taps on a small phone, to the last checker."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.site.boards import Live, live

SIDES = {"long": "24:15", "short": "24:2 13:5 8:3 6:5"}
LONGEST = 500
PHONE = {"has_touch": True, "viewport": {"width": 320, "height": 640}}


def begin(page: Page, site: str, game: str) -> Live:
    """The free board at the start of a game."""
    side = SIDES[game]
    page.goto(f"{site}board/?{urlencode({'game': game, 'white': side, 'black': side, 'to move': 'white'})}")
    board = live(page, "nardy-board")
    # the board has been drawn from the link when the address is told anew, with the rules in it
    expect(page).to_have_url(re.compile("rules="), timeout=30_000)
    expect(board.element.locator(".nardy-onward")).to_be_visible()
    return board


class Progress:
    """What a player sees of the game: where a checker can be taken and put, and whether the turn is over."""

    def __init__(self, board: Live) -> None:
        self.board = board
        self.onward = board.element.locator(".nardy-onward")

    def turns(self) -> str:
        """What changes with every turn: the sides and the roll."""
        return self.board.page.url

    def wait_for_the_next_turn(self, before: str) -> None:
        """Wait until the address tells another board."""
        expect(self.board.page).not_to_have_url(before)
        self.board.element.locator(".nardy-cell").first.wait_for(state="attached")

    @property
    def over(self) -> bool:
        """Whether a side has borne off its last checker."""
        return any(f"{colour}=off%3A15" in self.turns() for colour in ("white", "black"))

    def places(self, state: str) -> list[int]:
        """The mover's numbers of the places in a state, the highest first."""
        found = self.board.element.evaluate(
            """(board, state) => {
                const mover = board.querySelector("svg.nardy-board").dataset.toMove;
                return [...board.querySelectorAll(`.nardy-place.${state}`)].map(place => Number(place.dataset[mover]));
            }""",
            state,
        )
        return sorted(found, reverse=True)


def cell(board: Live, number: int) -> str:
    """The label by which the cell of the mover's place begins."""
    side = {"white": "белых", "black": "чёрных"}[
        board.element.locator("svg.nardy-board").get_attribute("data-to-move") or ""
    ]
    return {0: f"Снятые шашки {side},", 25: f"Бар {side},"}.get(number, f"Пункт {number},")


def reach(board: Live, number: int) -> None:
    """Bring the focus to a place: by its digits, or to the bar and the tray by arrows."""
    keyboard = board.page.keyboard
    start = cell(board, number)
    if 0 < number < 25:
        for digit in str(number):
            keyboard.press(digit)
        keyboard.press("Shift")  # what is typed next is another number
    for _ in range(60):
        name = board.element.locator(".nardy-cell:focus").get_attribute("aria-label") or ""
        if name.startswith(start):
            return
        here = board.middle(board.element.locator(".nardy-cell:focus"))
        there = board.middle(board.element.get_by_role("gridcell", name=re.compile("^" + re.escape(start))))
        across, down = there[0] - here[0], there[1] - here[1]
        key = "ArrowDown" if down > 20 else "ArrowUp" if down < -20 else "ArrowRight" if across > 0 else "ArrowLeft"
        keyboard.press(key)
    raise AssertionError(f"the keyboard does not lead to {number}")


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", SIDES)
def test_a_whole_game_by_the_keyboard_alone(page: Page, site: str, game: str) -> None:
    board = begin(page, site, game)
    seen = Progress(board)
    board.element.locator("[tabindex='0']").first.focus()
    for _ in range(LONGEST):
        if seen.over:
            expect(board.status).to_contain_text(re.compile("Партия"))
            return
        if seen.onward.is_visible():
            before = seen.turns()
            page.keyboard.press("KeyN")
            seen.wait_for_the_next_turn(before)
            continue
        reach(board, seen.places("is-source")[0])
        page.keyboard.press("Enter")
        reach(board, seen.places("is-landing")[-1])
        page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("game", SIDES)
def test_a_whole_game_by_taps_on_a_small_phone(page: Page, site: str, game: str) -> None:
    board = begin(page, site, game)
    seen = Progress(board)
    board.show()
    for _ in range(LONGEST):
        if seen.over:
            return
        if seen.onward.is_visible():
            before = seen.turns()
            seen.onward.tap()
            seen.wait_for_the_next_turn(before)
            continue
        for state, which in (("is-source", 0), ("is-landing", -1)):
            number = seen.places(state)[which]
            place = board.element.get_by_role("gridcell", name=re.compile("^" + re.escape(cell(board, number))))
            page.touchscreen.tap(*board.middle(place))
    raise AssertionError("the game does not end")
