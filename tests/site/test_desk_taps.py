"""Quick fingers: two taps on one spot answer one question, and nothing is done twice or past recall."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.desks import PHONE, options, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900), pytest.mark.browser_context_args(**PHONE)]

# the way to a choice that is followed by another on the same spot, and how many answers were given by two taps
PATHS = {"start": [1], "turn": [0], "dice": [1]}


def spot(one: Locator) -> tuple[float, float]:
    one.evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("pause", [30, 90, 250])
@pytest.mark.parametrize("way", PATHS)
def test_two_taps_answer_one_question(desk: Page, way: str, pause: int) -> None:
    desk.locator(f"[data-way={way}]").tap()
    expect(options(desk).first).to_be_visible()
    desk.wait_for_timeout(500)
    x, y = spot(options(desk).nth(PATHS[way][0]))
    desk.touchscreen.tap(x, y)
    desk.wait_for_timeout(pause)
    desk.touchscreen.tap(x, y)
    expect(desk.locator(".nardy-case-matter")).to_be_visible()
    desk.wait_for_timeout(700)
    # the second tap has given no answer
    expect(desk.locator(".nardy-trail dd")).to_have_count(0)
    expect(desk.locator(".nardy-ruling")).to_be_hidden()
    # and who means it is heard
    options(desk).first.tap()
    expect(desk.locator(".nardy-trail dd, .nardy-ruling h2").first).to_be_visible()


def test_a_ruling_is_kept_once_and_removed_with_a_way_back(desk: Page) -> None:
    desk.locator("[data-way=dice]").tap()
    tap(options(desk).first)
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    rows, keep = desk.locator(".nardy-kept-list li"), desk.locator(".nardy-protocol button").nth(3)
    for pause in (30, 90, 1000):
        x, y = spot(keep)
        desk.touchscreen.tap(x, y)
        desk.wait_for_timeout(pause)
        desk.touchscreen.tap(x, y)
        expect(rows).to_have_count(1)
        desk.wait_for_timeout(500)
    # with something else written it is another entry
    desk.locator("[name=note]").fill("2")
    desk.locator("[name=note]").press("Tab")
    keep.tap()
    expect(rows).to_have_count(2)
    desk.wait_for_timeout(500)
    first = rows.first.text_content()
    x, y = spot(rows.first.get_by_role("button").last)
    for _ in range(2):
        desk.touchscreen.tap(x, y)
        desk.wait_for_timeout(90)
    desk.wait_for_timeout(500)
    expect(rows).to_have_count(1)
    desk.locator(".nardy-kept [role=status] button").tap()
    expect(rows).to_have_count(2)
    assert rows.first.text_content() == first
    expect(desk.locator(".nardy-kept [role=status] button")).to_have_count(0)
