"""Every page is asked by axe, in both languages and both themes, and fits a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from site_tools.paths import ROOT
from tests.repository import address
from tests.site.boards import live
from tests.test_built_pages import PAGES

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# the smallest pages that hold what the others are made of; every page is asked in the full run
KINDS = ["index", "long/turn", "disputes/cup", "odds", "authorities/duelio", "desk"]
# of the dark theme only the colours differ
COLOURS = ["color-contrast", "link-in-text-block"]
ASK = """async (only) => {
  const options = { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } };
  if (only) Object.assign(options, { runOnly: { type: "rule", values: only } });
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}"""


def violations(page: Page) -> Iterator[str]:
    """What axe finds on the page that is open, in the light theme and then in the dark one."""
    page.evaluate(AXE)
    # a colour on its way from one theme to the other is neither's
    page.add_style_tag(content="* { transition: none !important }")
    yield from (f"light, {found}" for found in page.evaluate(ASK))
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.locator("body[data-md-color-scheme=slate]").wait_for()
    yield from (f"dark, {found}" for found in page.evaluate(ASK, COLOURS))


def violated(page: Page, start: str, names: list[str]) -> dict[str, list[str]]:
    page.set_viewport_size({"width": 390, "height": 844})
    found = {}
    for name in names:
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        page.goto(start + address(name))
        found[name] = list(violations(page))
    return {name: said for name, said in found.items() if said}


def test_axe_finds_nothing_on_a_page_of_each_kind(page: Page, start: str, language: str) -> None:
    half = KINDS[::2] if language == "ru" else KINDS[1::2]
    assert violated(page, start, half) == {}


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_axe_finds_nothing_on_any_page(page: Page, start: str) -> None:
    assert violated(page, start, PAGES) == {}


def test_axe_would_find_something(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("document.querySelector('h1').style.color = '#999'; document.documentElement.lang = ''")
    page.evaluate("document.body.append(Object.assign(document.createElement('button'), { style: 'width: 9px' }))")
    found = {said.split(": ")[0] for said in violations(page)}
    assert {"light, html-has-lang", "light, color-contrast", "light, button-name"} <= found


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_no_page_scrolls_sideways_on_the_narrowest_phone(page: Page, start: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    wide: dict[str, Any] = {}
    for name in PAGES:
        page.goto(start + address(name))
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            wide[name] = over
    assert wide == {}


def test_a_button_that_opens_something_says_so_before_it_is_pressed(page: Page, start: str) -> None:
    page.goto(f"{start}board/")
    board = live(page, "nardy-board").element
    buttons = board.locator(".nardy-controls button")
    said = [button.get_attribute("aria-expanded") for button in buttons.all()]
    for number, button in enumerate(buttons.all()):
        button.press("Enter")
        assert (button.get_attribute("aria-expanded") is None) == (said[number] is None)
    assert "false" in said
    assert "true" not in said


def test_a_dialog_is_called_by_what_it_asks(page: Page, start: str) -> None:
    page.goto(f"{start}learn/progress/")
    page.locator("nardy-progress > .nardy-choices button").last.click()
    dialog = page.locator("dialog")
    expect(dialog).to_have_accessible_name(dialog.locator("p").inner_text())
