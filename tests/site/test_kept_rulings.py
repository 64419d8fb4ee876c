"""The list of rulings in a browser: two tabs of it, damage, other versions of the site, and no room."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.site.desks import options
from tests.site.reader import show_interest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]  # minutes in a browser: for the full run

SOUND = {"time": "2026-01-02 03:04", "title": "A cocked die.", "verdict": "It is thrown again."}
GIVEN = {"way": "dice", "matter": "cocked_dice", "event": "long.common"}
# as every version before this one wrote it
OLD: list[dict[str, Any]] = [{**SOUND, "given": GIVEN}, {**SOUND, "title": "Another.", "given": GIVEN}]
BROKEN: dict[str, Any] = {
    "nothing": None,
    "a word": "ruling",
    "a list": [],
    "without a time": {key: value for key, value in OLD[0].items() if key != "time"},
    "without a title": {key: value for key, value in OLD[0].items() if key != "title"},
    "without a verdict": {key: value for key, value in OLD[0].items() if key != "verdict"},
    "without givens": dict(SOUND),
    "givens that are a word": {**SOUND, "given": "dice"},
    "a given that is a number": {**SOUND, "given": {**GIVEN, "stake": 2}},
    "a given that is nothing": {**SOUND, "given": {**GIVEN, "stake": None}},
    "a verdict that is a list": {**SOUND, "verdict": ["thrown"], "given": GIVEN},
}
TEXTS = {
    "cut short": json.dumps(OLD)[:-9],
    "no list": json.dumps({"rulings": OLD}),
    "null": "null",
    **{name: json.dumps([*OLD, one]) for name, one in BROKEN.items()},
}
NEWER = json.dumps([{**OLD[0], "version": 99}, *OLD])
SAYS = {
    "damaged": {"ru": "Список решений повреждён", "en": "The list of rulings is damaged"},
    "newer": {"ru": "более новой версией", "en": "a newer version"},
    "full": {"ru": "не даёт места", "en": "gives no room"},
}


def open_desk(page: Page, start: str, stored: str | None = None) -> None:
    page.goto(f"{start}desk/")
    if stored is not None:
        page.evaluate("text => localStorage.setItem('nardy-rulings', text)", stored)
        page.reload()
    page.locator("nardy-desk.is-live").wait_for()


def rule(page: Page) -> None:
    """Rule on a case, and keep the ruling."""
    show_interest(page)
    page.locator("[data-way=dice]").press("Enter")
    options(page).first.press("Enter")
    expect(page.locator(".nardy-ruling h2")).not_to_be_empty()
    page.locator(".nardy-protocol button").nth(3).click()


def kept(page: Page, name: str = "nardy-rulings") -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(page.evaluate("name => localStorage.getItem(name)", name))


def test_rulings_that_an_older_version_kept_are_there_and_may_be_added_to(page: Page, start: str) -> None:
    open_desk(page, start, json.dumps(OLD))
    rows = page.locator(".nardy-kept-list li")
    expect(rows).to_have_count(2)
    rule(page)
    expect(rows).to_have_count(3)
    assert [{key: one[key] for key in OLD[0]} for one in kept(page)[1:]] == OLD
    assert all(isinstance(one, dict) for one in kept(page))  # a tab of an older version reads them, too
    page.reload()
    expect(rows).to_have_count(3)
    rows.last.get_by_role("button").first.click()
    expect(page.locator(".nardy-ruling h2")).not_to_be_empty()


def test_what_one_tab_does_with_the_list_is_seen_and_left_by_another(page: Page, start: str) -> None:
    open_desk(page, start, json.dumps([*OLD, OLD[0]]))
    other = page.context.new_page()
    # the second tab hears nothing of what is done in the first: it may be asleep
    other.add_init_script("addEventListener('storage', (event) => event.stopImmediatePropagation())")
    open_desk(other, start)
    rule(page)
    rows, others = page.locator(".nardy-kept-list li"), other.locator(".nardy-kept-list li")
    expect(rows).to_have_count(4)
    expect(others).to_have_count(3)
    others.nth(1).get_by_role("button").last.click()
    expect(others.filter(has_text="Another.")).to_have_count(0)
    expect(others).to_have_count(3)
    expect(rows).to_have_count(3)
    assert [one["title"] for one in kept(page)][1:] == [OLD[0]["title"]] * 2
    expect(rows.first).not_to_contain_text(OLD[0]["title"])


@pytest.mark.parametrize("text", TEXTS)
def test_what_cannot_be_read_is_said_and_set_aside_and_the_rest_stays(
    page: Page, start: str, language: str, text: str
) -> None:
    stored = TEXTS[text]
    open_desk(page, start, stored)
    said = page.locator(".nardy-kept .nardy-faults")
    expect(said).to_contain_text(SAYS["damaged"][language])
    rows = page.locator(".nardy-kept-list li")
    expect(rows).to_have_count(len(OLD) if text in BROKEN else 0)
    assert "undefined" not in page.locator(".nardy-kept").inner_text()
    with page.expect_download() as download:
        said.get_by_role("button").first.click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == stored
    page.reload()
    expect(said).to_contain_text(SAYS["damaged"][language])
    expect(rows).to_have_count(len(OLD) if text in BROKEN else 0)
    said.get_by_role("button").last.click()
    expect(said).to_have_count(0)
    assert page.evaluate("localStorage.getItem('nardy-rulings-damaged')") is None


def test_a_ruling_that_is_kept_after_damage_writes_over_nothing(page: Page, start: str) -> None:
    open_desk(page, start, TEXTS["cut short"])
    rule(page)
    expect(page.locator(".nardy-kept-list li")).to_have_count(1)
    assert page.evaluate("localStorage.getItem('nardy-rulings-damaged')") == TEXTS["cut short"]


def test_a_list_of_a_newer_version_is_left_as_it_is(page: Page, start: str, language: str) -> None:
    open_desk(page, start, NEWER)
    expect(page.locator(".nardy-kept .nardy-faults")).to_contain_text(SAYS["newer"][language])
    rule(page)
    expect(page.locator(".nardy-protocol .nardy-desk-told")).to_contain_text(SAYS["newer"][language])
    assert page.evaluate("localStorage.getItem('nardy-rulings')") == NEWER


@pytest.mark.parametrize("text", ["sound", "cut short"])
def test_where_there_is_no_room_what_is_there_stays(page: Page, start: str, language: str, text: str) -> None:
    stored = TEXTS.get(text, json.dumps(OLD))
    open_desk(page, start)
    page.evaluate("text => localStorage.setItem('nardy-rulings', text)", stored)
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    open_desk(page, start)
    rule(page)
    expect(page.locator(".nardy-protocol .nardy-desk-told")).to_contain_text(SAYS["full"][language])
    expect(page.locator(".nardy-kept-list li")).to_have_count(2 if text == "sound" else 0)
    assert page.evaluate("localStorage.getItem('nardy-rulings')") == stored
