"""The live board in a browser: moved by drag, tap and keyboard, refused by the core, the same in both languages."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from narde_core.diagram import parse
from narde_core.notation import parse_play
from narde_core.refusal import judge
from narde_core.rulesets import holders
from narde_core.wording import Language
from tests.site.boards import reading, wake

GIVENS = "game: long\nwhite: 24:14 4:1\nblack: 24:15\nto move: black\nroll: 4-4\nreadings: head="
TWO_ARE_TAKEN = ("doubles_when_blocked", "whenever_blocked")
START = {"white 24": 14, "white 4": 1, "black 24": 15}
PLAYED = {"white 24": 14, "white 4": 1, "black 24": 14, "black 20": 1}
TOUCH = {"has_touch": True, "viewport": {"width": 390, "height": 800}}


@pytest.fixture
def dispute(page: Page, start: str) -> Page:
    """The page of the dispute about the head."""
    page.goto(f"{start}disputes/head/")
    return page


def refused(language: Language, play: str) -> str:
    """The sentence by which the core refuses a play under the natural obstacle."""
    legal = parse(f"{GIVENS}natural_obstacle").legal
    assert legal
    refusal = judge(legal, parse_play(play)).refusal
    assert refusal
    return refusal.say(language)


def test_a_checker_is_dragged(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    assert board.stacks == START
    board.drag(24, 20)
    expect(board.status).to_contain_text("24/20")
    assert board.stacks == PLAYED


@pytest.mark.browser_context_args(**TOUCH)
def test_a_checker_is_tapped_and_then_its_landing(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.tap(24)
    expect(board.point(20)).to_have_class(re.compile("is-landing"))
    board.tap(20)
    expect(board.status).to_contain_text("24/20")
    assert board.stacks == PLAYED


def swipe(page: Page, start: tuple[float, float], way: tuple[int, int]) -> None:
    """Move a finger from a place by so many pixels."""
    x, y = start
    finger = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 11):
        at = {"x": x + way[0] * part / 10, "y": y + way[1] * part / 10}
        finger.send(touch, {"type": "touchMove", "touchPoints": [at]})
        page.wait_for_timeout(16)
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(600)


@pytest.mark.browser_context_args(**TOUCH, is_mobile=True)
@pytest.mark.parametrize(
    ("place", "scrolled"), [(".nardy-cell:not(.is-mine)", True), (".is-mine > .nardy-grip", False)]
)
@pytest.mark.parametrize(
    ("way", "asked"), [((0, -150), "scrollY"), ((-200, 0), "document.querySelector('.nardy-compare').scrollLeft")]
)
def test_a_finger_scrolls_the_page_and_swipes_the_readings_unless_it_is_on_a_checker(
    dispute: Page, place: str, scrolled: bool, way: tuple[int, int], asked: str
) -> None:
    board = reading(dispute, "natural_obstacle")
    board.show()
    before = dispute.evaluate(asked)
    swipe(dispute, board.middle(board.element.locator(place).last), way)
    assert (dispute.evaluate(asked) != before) == scrolled


@pytest.mark.browser_context_args(**TOUCH, is_mobile=True)
def test_on_a_phone_the_next_reading_lies_beside_the_first_and_looks_in(dispute: Page) -> None:
    first = reading(dispute, "natural_obstacle")
    first.show()
    second = dispute.locator(f".nardy-compare [data-reading={TWO_ARE_TAKEN[0]}] nardy-board").first
    here, there, window = first.element.bounding_box(), second.bounding_box(), dispute.viewport_size
    assert here
    assert there
    assert window
    assert here["y"] == there["y"]
    assert here["x"] + here["width"] < there["x"] < window["width"] - 16
    swipe(dispute, (300, here["y"] - 16), (-200, 0))
    expect(second).to_be_in_viewport(ratio=0.99)
    board = reading(dispute, TWO_ARE_TAKEN[0])
    board.tap(24)
    board.tap(20)
    expect(board.status).to_contain_text("24/20")


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 320, "height": 640})
def test_on_the_narrowest_phone_a_board_has_the_whole_width(dispute: Page) -> None:
    box = reading(dispute, "natural_obstacle").element.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 320)


@pytest.mark.parametrize("key", ["n", "p", ".", ","])
def test_no_key_leaves_the_page_while_the_board_has_the_focus(dispute: Page, key: str) -> None:
    board = reading(dispute, "natural_obstacle")
    board.drag(24, 20)
    board.checkers(24).locator("xpath=..").focus()
    address = dispute.url
    dispute.keyboard.press(key)
    dispute.keyboard.press(key)
    expect(board.status).not_to_be_empty()
    assert dispute.url == address
    assert board.stacks["black 24"] <= 14


def test_a_checker_is_moved_by_the_keyboard(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.element.locator("[tabindex='0']").focus()
    board.go(24)
    dispute.keyboard.press("Enter")
    expect(board.spoken).to_contain_text("20")
    board.go(20)
    dispute.keyboard.press("Enter")
    expect(board.status).to_contain_text("24/20")
    assert board.stacks == PLAYED
    dispute.keyboard.press("KeyU")
    assert board.stacks == START


def test_digits_lead_to_a_point_and_escape_puts_the_checker_down(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.element.locator("[tabindex='0']").focus()
    for key in "24":
        dispute.keyboard.press(key)
    expect(board.point(24)).to_be_focused()
    dispute.keyboard.press("Enter")
    expect(board.point(24)).to_have_attribute("aria-selected", "true")
    dispute.keyboard.press("Escape")
    expect(board.point(24)).to_have_attribute("aria-selected", "false")
    assert board.stacks == START


def test_the_first_move_is_answered_at_once_and_without_python(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.status.evaluate("""status => {
        addEventListener("pointerup", () => { globalThis.released = performance.now(); }, { capture: true, once: true });
        new MutationObserver(() => {
            if (!status.textContent.includes("24/20")) return;
            globalThis.waited ??= performance.now() - globalThis.released;
            globalThis.asked ??= performance.getEntriesByType("resource").map(entry => entry.name);
        }).observe(status, { childList: true, subtree: true });
    }""")
    board.drag(24, 20)
    expect(board.status).to_contain_text("24/20")
    assert dispute.evaluate("waited") < 50
    assert not [name for name in dispute.evaluate("asked") if re.search("js/worker|runtime", name)]


@pytest.mark.parametrize("name", TWO_ARE_TAKEN)
def test_a_typed_play_is_allowed_and_made(dispute: Page, name: str) -> None:
    board = reading(dispute, name)
    board.ask("24/20(2)")
    expect(board.message).to_have_class(re.compile("is-legal"))
    expect(board.status).to_contain_text("24/20(2)")
    assert board.stacks["black 20"] == 2


def test_a_typed_play_is_refused_in_the_words_of_the_core(dispute: Page, language: Language) -> None:
    board = reading(dispute, "natural_obstacle")
    board.ask("24/20(2)")
    expect(board.message.locator(".nardy-reason")).to_have_text(refused(language, "24/20(2)"))
    legal = parse(f"{GIVENS}natural_obstacle")
    for authority, _ in holders(legal.game, "head", "natural_obstacle"):
        expect(board.message).to_contain_text(authority.say(language))
    expect(board.message.get_by_role("link")).to_have_attribute("href", re.compile("/disputes/head/$"))
    assert board.stacks == START


def test_a_drop_that_is_not_allowed_goes_back_and_says_why(dispute: Page, language: Language) -> None:
    board = reading(dispute, "natural_obstacle")
    board.drag(24, 20)
    board.drag(24, 20)
    expect(board.message.locator(".nardy-reason")).to_have_text(refused(language, "24/20(2)"))
    assert board.stacks == PLAYED


@pytest.mark.parametrize("name", TWO_ARE_TAKEN)
def test_the_same_drop_is_taken_under_the_other_readings(dispute: Page, name: str) -> None:
    board = reading(dispute, name)
    board.drag(24, 20)
    board.drag(24, 20)
    expect(board.status).to_contain_text("24/20(2)")
    assert board.stacks["black 20"] == 2


def test_what_cannot_be_read_is_answered_with_a_sentence(dispute: Page, language: Language) -> None:
    board = reading(dispute, "natural_obstacle")
    board.ask("<b>24</b>")
    expect(board.message).to_contain_text("24/18(2)")
    expect(board.message).to_contain_text({"ru": "Ход: «<b>", "en": "Play: “<b>"}[language])
    assert board.message.locator("b").count() == 0
    assert board.language == language


def test_undo_and_start_over(dispute: Page) -> None:
    board = reading(dispute, "doubles_when_blocked")
    buttons = board.element.locator(".nardy-control")
    expect(buttons.nth(0)).to_have_attribute("aria-disabled", "true")
    board.drag(24, 20)
    board.drag(24, 20)
    buttons.nth(0).click()
    assert board.stacks["black 20"] == 1
    board.drag(24, 20)
    buttons.nth(1).click()
    assert board.stacks == START


def test_the_board_is_turned_round_and_back(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.show()
    before = board.middle(board.point(24))
    board.element.locator(".is-flip").click()
    after = board.middle(board.point(24))
    assert before[0] - after[0] > 50
    assert after[1] - before[1] > 50
    board.drag(24, 20)
    expect(board.status).to_contain_text("24/20")
    board.element.locator(".is-flip").click()
    board.show()
    assert board.middle(board.point(24)) == before
    assert board.stacks == PLAYED


def test_dice_are_set_and_the_plays_come_from_the_core(dispute: Page) -> None:
    board = reading(dispute, "natural_obstacle")
    board.element.locator(".is-dice").first.click()
    dice = board.element.locator("fieldset.is-dice")
    for group, face in ((0, "6"), (1, "2")):
        dice.nth(group).get_by_role("radio", name=face).check()
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", "6-2")
    board.drag(24, 18)
    expect(board.status).to_contain_text("24/18")


def test_nothing_moves_when_the_board_wakes(page: Page, start: str) -> None:
    held: list[Route] = []
    page.route("**/board.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks its handlers, which a builtin method cannot bear
    page.goto(f"{start}disputes/head/", wait_until="commit")
    page.locator("footer").wait_for(state="attached")
    page.wait_for_timeout(500)  # the theme's own script has set up the page
    boxes = "() => [...document.querySelectorAll('h2, h3, .nardy-figure svg.nardy-board')].map(e => Math.round(e.getBoundingClientRect().y + scrollY))"
    before = page.evaluate(boxes)
    expect(page.locator("nardy-board.is-live")).to_have_count(0)
    assert held
    held[0].continue_()
    wake(page)
    assert page.evaluate(boxes) == pytest.approx(before, abs=1)


def test_without_scripts_the_readings_stand_side_by_side(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{start}disputes/head/")
    comparison = page.locator(".nardy-compare").first
    expect(comparison.locator("svg.nardy-board")).to_have_count(3)
    for board in comparison.locator("svg.nardy-board").all():
        expect(board).to_be_visible()
    game = parse(f"{GIVENS}natural_obstacle").game
    for authority, _ in holders(game, "head", "natural_obstacle"):
        expect(comparison).to_contain_text(authority.say(language))
    expect(page.locator(".nardy-controls")).to_have_count(0)
    context.close()
