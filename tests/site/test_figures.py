"""The figures as a reader meets them: the map by mouse and keyboard, the matrix filtered, nothing wider than a phone."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from site_tools.pages import parts
from site_tools.paths import DOCS
from tests.repository import address
from tests.site.reader import await_scripts
from tests.test_built_pages import PAGES

FIGURES = {"readings", "authority", "matrix", "atlas", "round", "plot"}
SHOWING = [page for page in PAGES if FIGURES & {part.kind for part in parts(DOCS / "ru" / f"{page}.md")}]


def page_with(kind: str) -> str:
    return next(page for page in SHOWING if kind in {part.kind for part in parts(DOCS / "ru" / f"{page}.md")})


@pytest.fixture
def atlas(page: Page, start: str) -> Page:
    page.goto(start + address(page_with("atlas")))
    return page


@pytest.fixture
def matrix(page: Page, start: str) -> Page:
    page.goto(start + address(page_with("matrix")))
    return page


def test_a_cell_of_the_map_says_what_it_is_and_leads_to_its_boards(atlas: Page) -> None:
    cell = atlas.locator('.nardy-map a[*|href="#after-5-5-reply-4-4"]')
    hint = cell.locator(".nardy-hint")
    expect(hint).to_be_hidden()
    cell.hover()
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("24/20(2)")
    cell.click()
    expect(atlas).to_have_url(re.compile("#after-5-5-reply-4-4$"))
    expect(atlas.locator("#after-5-5-reply-4-4")).to_be_in_viewport()


def test_the_keyboard_stops_at_columns_and_disturbed_rounds_only(atlas: Page) -> None:
    stops = atlas.locator('.nardy-map a:not([tabindex="-1"])')
    expect(stops).to_have_count(21 + 10)
    cell = atlas.locator('.nardy-map a[*|href="#after-2-1-reply-5-5"]')
    atlas.locator(".nardy-map a").first.focus()
    for _ in range(30):
        atlas.keyboard.press("Tab")
    expect(cell).to_be_focused()
    expect(cell.locator(".nardy-hint")).to_be_visible()


def test_cells_are_large_enough_for_a_finger(atlas: Page) -> None:
    atlas.set_viewport_size({"width": 320, "height": 640})
    box = atlas.locator(".nardy-map a.nardy-cell rect").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24


def shown(rows: Locator) -> int:
    return sum(row.is_visible() for row in rows.all())


def test_the_matrix_shows_what_is_chosen(matrix: Page) -> None:
    rows = matrix.locator("nardy-matrix tr[data-games]")
    every = shown(rows)
    matrix.locator("select[name=game]").select_option("short")
    matrix.locator("select[name=topic]").select_option("worth")
    assert 0 < shown(rows) < every
    assert not matrix.locator('tr[data-games="long"]').first.is_visible()
    matrix.locator("select[name=game]").select_option("")
    matrix.locator("select[name=topic]").select_option("")
    assert shown(rows) == every
    matrix.locator("select[name=authority]").select_option("duelio")
    expect(matrix.locator('td[data-authority="gambler"]').first).to_be_hidden()
    words = matrix.locator('td[data-authority="duelio"] .nardy-words').first
    box = words.bounding_box()
    assert box is not None
    assert box["width"] > 100, "the sentence is written out where one text stands alone"


def test_the_matrix_keeps_working_after_the_site_turns_its_pages(matrix: Page, start: str) -> None:
    matrix.locator(".md-tabs__link").last.click()
    # the address changes before the page does
    expect(matrix.locator("nardy-matrix")).to_have_count(0)
    matrix.go_back()
    expect(matrix.locator("nardy-matrix")).to_have_count(1)
    matrix.wait_for_url(start + address(page_with("matrix")))
    matrix.locator("select[name=authority]").select_option("duelio")
    expect(matrix.locator('td[data-authority="gambler"]').first).to_be_hidden()


def test_without_scripts_the_matrix_is_whole_and_has_no_filters(browser: Browser, start: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(start + address(page_with("matrix")))
    expect(page.locator(".nardy-filters")).to_be_hidden()
    expect(page.locator('nardy-matrix td[data-authority="duelio"] a').first).to_be_visible()
    context.close()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_no_figure_makes_a_page_scroll_sideways(page: Page, start: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for name in (page_with("matrix"), page_with("atlas"), page_with("plot"), "authorities/commentary"):
        page.goto(start + address(name))
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, f"{name} is {over} pixels too wide at {width}"


def test_a_term_is_explained_by_a_tap(browser: Browser, site: str) -> None:
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(f"{site}long/head/")
    await_scripts(page)
    page.locator("p > abbr").first.tap()
    expect(page.locator(".md-tooltip2--active")).to_be_visible()
    context.close()
