"""A live board as a test handles it: by the words it says and the places it shows."""

import re

from playwright.sync_api import Locator, Page, expect

WORDS = {"ru": ("Пункт", "Можно ли?"), "en": ("Point", "May I?")}


class Live:
    """One live board of a page, once it is awake."""

    def __init__(self, page: Page, element: Locator) -> None:
        self.page = page
        self.element = element
        element.scroll_into_view_if_needed()
        expect(element).to_have_class(re.compile("is-live"))
        self.language = element.locator("svg.nardy-board").get_attribute("lang") or ""
        self.status = element.locator(".nardy-status")
        self.message = element.locator(".nardy-message")
        self.spoken = element.locator(".nardy-spoken")

    def point(self, number: int) -> Locator:
        """The cell of the mover's point."""
        return self.element.get_by_role("gridcell", name=re.compile(rf"^{WORDS[self.language][0]} {number},"))

    def checkers(self, number: int) -> Locator:
        """What can be dragged on the mover's point: the part of its cell that his checkers cover."""
        return self.point(number).locator(".nardy-grip")

    def middle(self, place: Locator) -> tuple[float, float]:
        """The middle of a place, in pixels of the window."""
        box = place.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def show(self) -> None:
        """Bring the board to the middle of the window, away from the header."""
        self.element.locator(".nardy-stage").evaluate("stage => stage.scrollIntoView({ block: 'center' })")

    def drag(self, start: int, end: int) -> None:
        """Drag the top checker of a point to another, with the mouse."""
        self.show()
        mouse = self.page.mouse
        mouse.move(*self.middle(self.checkers(start)))
        mouse.down()
        mouse.move(*self.middle(self.point(end)), steps=5)
        mouse.up()

    def tap(self, number: int) -> None:
        """Tap a point with a finger."""
        self.show()
        self.page.touchscreen.tap(*self.middle(self.point(number)))

    def go(self, number: int) -> None:
        """Walk to a point with the arrow keys alone, once the board has the focus."""
        for _ in range(60):
            focused = self.element.locator(".nardy-cell:focus")
            name = focused.get_attribute("aria-label") or ""
            if re.match(rf"{WORDS[self.language][0]} {number},", name):
                return
            here, there = self.middle(focused), self.middle(self.point(number))
            key = "ArrowDown" if there[1] > here[1] + 40 else "ArrowUp" if there[1] < here[1] - 40 else ""
            self.page.keyboard.press(key or ("ArrowRight" if there[0] > here[0] else "ArrowLeft"))
        raise AssertionError(f"the arrow keys do not lead to {number}")

    def ask(self, play: str) -> None:
        """Type a play and ask whether it is allowed."""
        button = self.element.get_by_role("button", name=WORDS[self.language][1])
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        self.element.get_by_role("textbox").fill(play)
        self.page.keyboard.press("Enter")

    @property
    def stacks(self) -> dict[str, int]:
        """How many checkers the drawing shows on each place: ``black 24`` and so on by own points."""
        pieces = self.element.locator(".nardy-checker")
        names = pieces.evaluate_all("all => all.map(piece => `${piece.dataset.colour} ${piece.dataset.point}`)")
        return {name: names.count(name) for name in names}


def live(page: Page, selector: str) -> Live:
    """The first live board that the selector finds."""
    return Live(page, page.locator(selector).first)


def reading(page: Page, name: str) -> Live:
    """The board of the page's first comparison under one reading."""
    return live(page, f".nardy-compare:first-of-type [data-reading={name}] nardy-board")


def wake(page: Page) -> None:
    """Go down the page, so that every board comes to life."""
    for asleep in page.locator("nardy-board").all():
        asleep.scroll_into_view_if_needed()
        expect(asleep).to_contain_class("is-live")
