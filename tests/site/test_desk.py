"""The referee's desk in a browser: six ways to a ruling by keys and by taps, in the core's words, without a network."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.desks import DISPUTED, PHONE, core, options, tap, told

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run


# what the page asks the core for reaches it late
SLOW = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    setTimeout(() => post.apply(this, message), 1500);
  };
}"""
POINT = {"ru": "Пункт", "en": "Point"}
FINISHED = {"matter": "finished", "white": "off:15", "black": "24:1 1:14"}
# the way, what is answered on it (a number: that option; text: typed), and what the core is told
WAYS: dict[str, tuple[list[int | str], dict[str, str]]] = {
    "dice": ([1, 0], {"matter": "die_on_checker", "flat": "yes"}),
    "turn": ([0, 1, 1], {"matter": "touch_move", "warned": "no", "complete": "no"}),
    "start": ([0, 5, 4], {"matter": "first_game", "white dice": "6", "black dice": "5"}),
    "cube": ([1, "2"], {"matter": "refused_double", "stake": "2"}),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_way_to_a_ruling_by_keys(desk: Page, language: str, way: str) -> None:
    answers, given = WAYS[way]
    desk.locator(f"[data-way={way}]").focus()
    desk.keyboard.press("Enter")
    for number, answered in enumerate(answers):
        if isinstance(answered, str):
            expect(desk.locator(".nardy-question input")).to_be_focused()
            desk.keyboard.type(answered)
        else:
            expect(desk.locator(".nardy-choices")).to_be_visible()
            if number:
                expect(options(desk).first).to_be_focused()
            else:
                desk.keyboard.press("Tab")
            for _ in range(answered):
                desk.keyboard.press("Tab")
            expect(options(desk).nth(answered)).to_be_focused()
        desk.keyboard.press("Enter")
        if number + 1 < len(answers):
            expect(desk.locator(".nardy-case-matter, .nardy-trail dd")).to_have_count(number + 1)
    told(desk, core(language, way=way, **given))


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("way", WAYS)
def test_a_way_to_a_ruling_by_taps(desk: Page, language: str, way: str) -> None:
    answers, given = WAYS[way]
    desk.locator(f"[data-way={way}]").tap()
    for number, answered in enumerate(answers):
        if isinstance(answered, str):
            desk.locator(".nardy-question input").fill(answered)
            desk.locator(".nardy-question button").tap()
        else:
            tap(options(desk).nth(answered))
        if number + 1 < len(answers):
            expect(desk.locator(".nardy-case-matter, .nardy-trail dd")).to_have_count(number + 1)
    told(desk, core(language, way=way, **given))


@pytest.mark.browser_context_args(**PHONE)
def test_a_move_by_taps_from_the_moves_of_the_game(desk: Page, language: str) -> None:
    desk.locator("[data-way=move]").tap()
    desk.locator("[name=moves]").fill("5-5, 4-4 24/20(2)")
    desk.locator("[name=moves]").press("Enter")
    told(desk, core(language, way="move", **DISPUTED))
    expect(desk.locator(".nardy-demand")).to_be_visible()
    # a roll is not broken at the end of a line
    roll = desk.locator(".nardy-ruling h2 .nardy-roll")
    expect(roll).to_have_text("4-4")
    expect(roll).to_have_css("white-space-collapse", "collapse")
    expect(roll).to_have_css("text-wrap-mode", "nowrap")


def test_a_move_by_keys_under_another_rule_set(desk: Page, language: str) -> None:
    desk.locator("select[name=rules]").select_option("long/duelio")
    expect(desk.locator("select[name=head]")).to_have_value("listed_doubles")
    desk.locator("[data-way=move]").focus()
    desk.keyboard.press("Enter")
    desk.locator("[name=moves]").focus()
    desk.keyboard.type("5-5, 4-4 24/20(2)")
    desk.keyboard.press("Enter")
    told(desk, core(language, event="long.duelio", way="move", **DISPUTED))


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("typed", ["5-5, 4-4 24/20(2)", "5-5, 4-4"])
def test_from_the_page_to_the_verdict_in_under_ten_actions(desk: Page, language: str, typed: str) -> None:
    """4-4 after 5-5, whether the play in question is written or made on the board with a finger."""
    actions = 0

    def acted() -> None:
        nonlocal actions
        actions += 1

    desk.locator("[data-way=move]").tap()
    acted()
    desk.locator("[name=moves]").fill(typed)
    acted()
    desk.locator(".nardy-desk-row button").first.tap()
    acted()
    if "24/20" not in typed:
        # the board of the roll in question has taken the place of the first one
        expect(desk.locator(".nardy-desk-board nardy-board.is-live [data-die='4']")).to_have_count(4)
        for point in (24, 20, 24, 20):
            touch(desk, f"{POINT[language]} {point}")
            acted()
    told(desk, core(language, way="move", **DISPUTED))
    assert actions < 10


def touch(desk: Page, place: str) -> None:
    """Tap the middle of a place of the board."""
    cell = desk.get_by_role("gridcell", name=re.compile(f"^{place},"))
    cell.evaluate("cell => cell.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = cell.bounding_box()
    assert box
    desk.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_score_by_keys(desk: Page, language: str) -> None:
    desk.locator("[data-way=score]").press("Enter")
    options(desk).first.press("Enter")
    desk.locator(".is-sides nardy-board.is-live").wait_for()
    desk.locator("[name=white]").fill("off:15")
    desk.locator("[name=black]").fill("24:1 1:14")
    desk.locator("[name=black]").press("Enter")
    told(desk, core(language, way="score", **FINISHED))


@pytest.mark.browser_context_args(**PHONE)
def test_the_score_by_taps(desk: Page, language: str) -> None:
    desk.locator("[data-way=score]").tap()
    tap(options(desk).first)
    desk.locator(".is-sides nardy-board.is-live").wait_for()
    desk.locator(".nardy-desk-sides button").first.tap()
    expect(desk.locator("[name=white]")).to_have_value("off:15")
    desk.locator("[name=black]").fill("24:1 1:14")
    desk.locator(".nardy-desk-sides .is-primary").tap()
    told(desk, core(language, way="score", **FINISHED))


def test_what_cannot_be_is_said_and_the_case_stays(desk: Page, language: str) -> None:
    desk.locator("[data-way=move]").press("Enter")
    desk.locator("[name=moves]").fill("6-5 24/1, 4-4")
    desk.locator("[name=moves]").press("Enter")
    said = {"ru": "ход 1: 6-5: 24/1.", "en": "turn 1: 6-5: 24/1."}[language]
    expect(desk.locator(".nardy-desk-said")).to_contain_text(said)
    expect(desk.locator("[name=moves]")).to_have_value("6-5 24/1, 4-4")


def test_who_taps_a_way_before_the_rules_are_there_is_answered(page: Page, start: str, language: str) -> None:
    page.goto(f"{start}desk/")
    page.locator("nardy-desk.is-live").wait_for()
    assert not page.workers or all("/js/worker.js" not in worker.url for worker in page.workers)
    page.locator("[data-way=dice]").press("Enter")
    expect(options(page).first).to_be_visible(timeout=60_000)
    options(page).first.press("Enter")
    told(page, core(language, way="dice", matter="cocked_dice"))


# the way, and what is pressed or filled in on it and sent
ASKED = {
    "dice": (".nardy-choices button", None),
    "score": (".nardy-choices button", None),
    "move": ("[name=moves]", "5-5, 4-4 24/20(2)"),
}


@pytest.mark.parametrize("way", ASKED)
def test_a_case_that_was_closed_stays_closed_whatever_is_answered_late(desk: Page, way: str) -> None:
    desk.locator(f"[data-way={way}]").press("Enter")
    selector, typed = ASKED[way]
    asked = desk.locator(selector).first
    expect(asked).to_be_visible()
    if typed:
        desk.locator(".nardy-desk-board nardy-board.is-live").wait_for()
        asked.fill(typed)
    desk.evaluate(SLOW)
    asked.press("Enter")
    desk.wait_for_timeout(300)  # long enough for the page to say that it waits
    desk.locator(".nardy-case-head button").click()
    expect(desk.locator(".nardy-desk-said > .nardy-message")).to_be_empty()
    desk.wait_for_timeout(4000)
    expect(desk.locator("nardy-desk")).not_to_contain_class("is-open")
    expect(desk.locator(".nardy-case > *")).to_have_count(0)
    expect(desk.locator(".nardy-desk-said > .nardy-message")).to_be_empty()
    expect(desk.locator("[data-way]").first).to_be_visible()
