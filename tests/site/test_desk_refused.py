"""What the desk does with what it cannot rule on: it says so where the reader acted, and shows no ruling beneath it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.desks import PHONE, options, tap
from tests.site.test_desk import POINT, touch

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900), pytest.mark.browser_context_args(**PHONE)]

SAID = ".nardy-desk-said"
DECIDE = ".nardy-desk-row .is-primary"


def rule_on_a_move(desk: Page) -> None:
    desk.locator("[data-way=move]").tap()
    desk.locator("[name=moves]").fill("5-5, 4-4 24/20(2)")
    desk.locator("[name=moves]").press("Enter")
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()


def rule_on_a_score(desk: Page) -> None:
    desk.locator("[data-way=score]").tap()
    tap(options(desk).first)
    desk.locator(".is-sides nardy-board.is-live").wait_for()
    desk.locator("[name=white]").fill("off:15")
    desk.locator("[name=black]").fill("24:1 1:14")
    desk.locator("[name=black]").press("Enter")
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()


def no_ruling(desk: Page) -> None:
    expect(desk.locator(".nardy-ruling")).to_be_hidden()
    expect(desk.locator(".nardy-print")).to_have_count(0)


def press(desk: Page, selector: str) -> None:
    """Tap what may lie beneath the page's head."""
    desk.locator(selector).evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    desk.locator(selector).tap()


# the case, the field that is filled, the text, the button, and what is said of it
REFUSED = {
    "a play": (rule_on_a_move, "play", "24/20x", DECIDE, "24/20x"),
    "moves": (rule_on_a_move, "moves", "6-5 24/1, 4-4", ".nardy-desk-row button >> nth=0", "6-5: 24/1."),
    "a score": (rule_on_a_score, "black", "24:1 1:99", ".nardy-desk-sides .is-primary", "1:99|100"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_refused_is_said_beside_it_and_the_ruling_before_it_is_gone(desk: Page, kind: str) -> None:
    case, name, text, button, sentence = REFUSED[kind]
    case(desk)
    field = desk.locator(f".nardy-case [name={name}]")
    field.fill(text)
    desk.locator(button).tap()
    said = desk.locator(f"{SAID} > .nardy-message")
    expect(said).to_contain_text(re.compile(sentence))
    expect(said).to_be_in_viewport(ratio=1)
    expect(said).to_have_attribute("aria-live", "polite")
    expect(field).to_have_value(text)
    expect(field.locator("xpath=ancestor::form/following-sibling::*[1]")).to_have_class("nardy-desk-said")
    no_ruling(desk)
    # mended, it is ruled on, and nothing is said any more
    field.fill({"play": "24/20", "moves": "5-5, 4-4 24/20", "black": "24:1 1:14"}[name])
    desk.locator(button).tap()
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    expect(said).to_be_empty()


def test_a_ruling_is_gone_as_soon_as_its_board_is_another(desk: Page, language: str) -> None:
    rule_on_a_move(desk)
    desk.locator("[name=play]").fill("24/16")
    no_ruling(desk)
    desk.locator("[name=play]").press("Enter")
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    press(desk, ".nardy-control.is-dice")
    press(desk, ".nardy-dice-form label:has([value='3']) >> nth=1")
    expect(desk.locator(".nardy-desk-board [data-die='3']")).to_have_count(1)
    no_ruling(desk)
    desk.locator(DECIDE).tap()
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    # to pick up a checker and put it back, and to turn the board round, changes nothing; a whole play does
    for _ in range(2):
        touch(desk, f"{POINT[language]} 24")
    press(desk, ".nardy-control.is-flip")
    expect(desk.locator(".nardy-ruling")).to_be_visible()
    for point in (24, 20, 20, 17):
        touch(desk, f"{POINT[language]} {point}")
    no_ruling(desk)


def test_a_link_that_cannot_be_opened_says_so_in_view(page: Page, start: str) -> None:
    page.goto(f"{start}desk/?event=long.common&way=move&white=24:15&black=24:15&to+move=white&roll=7-7")
    said = page.locator(SAID)
    expect(said).to_contain_text("7", timeout=60_000)
    expect(said).to_be_in_viewport(ratio=1)


WANTED = {
    "ru": {"roll": "Укажите бросок", "play": "Укажите ход", "board": "Укажите, что стоит на доске"},
    "en": {"roll": "Say the roll", "play": "Say the play", "board": "Say what stands on the board"},
}


def test_what_is_not_told_yet_is_asked_for(desk: Page, language: str) -> None:
    """The play is told without its roll, then nothing, then the roll without a play."""
    said = desk.locator(SAID)
    desk.locator("[data-way=move]").tap()
    desk.locator(".is-board nardy-board.is-live").wait_for()
    for play in ("24/20", ""):
        desk.locator("[name=play]").fill(play)
        expect(said).not_to_contain_text(WANTED[language]["roll"])
        desk.locator(DECIDE).tap()
        expect(said).to_contain_text(WANTED[language]["roll"])
        expect(said).to_be_in_viewport(ratio=1)
        expect(desk.locator(".nardy-dice-form")).to_be_visible()
        expect(desk.locator("[name=play]")).to_have_value(play)
    for die in range(2):
        press(desk, f".nardy-dice-form label:has([value='4']) >> nth={die}")
    expect(desk.locator(".nardy-desk-board [data-die='4']")).to_have_count(4)
    expect(said).not_to_contain_text(WANTED[language]["roll"])
    desk.locator("[name=play]").fill("")
    desk.locator(DECIDE).tap()
    expect(said).to_contain_text(WANTED[language]["play"])
    expect(said).to_be_in_viewport(ratio=1)
    expect(desk.locator("[name=play]")).to_be_focused()
    desk.locator("[name=play]").fill("24/20")
    desk.locator("[name=play]").press("Enter")
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    expect(said).not_to_contain_text(WANTED[language]["play"])


def test_an_empty_score_is_asked_for(desk: Page, language: str) -> None:
    desk.locator("[data-way=score]").tap()
    tap(options(desk).first)
    desk.locator(".is-sides nardy-board.is-live").wait_for()
    for name in ("white", "black"):
        desk.locator(f"[name={name}]").fill("")
    desk.locator(".nardy-desk-sides .is-primary").tap()
    expect(desk.locator(SAID)).to_contain_text(WANTED[language]["board"])
    expect(desk.locator(SAID)).to_be_in_viewport(ratio=1)
