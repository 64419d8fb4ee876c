"""The free board: a turn after the other, set up, copied, restored from a link, pasted, and on other people's pages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from playwright.sync_api import Page, expect

from site_tools.server import serving
from tests.site.boards import Live, live
from tests.site.conftest import Log

MENU = {"ru": "Ещё", "en": "More"}
EDIT = {"ru": "Расставить", "en": "Set up"}
DONE = {"ru": "Готово", "en": "Done"}
EMPTY = {"ru": "Пустая", "en": "Empty"}
LINK = {"ru": "Ссылку", "en": "Link"}
TEXT = {"ru": "Текст", "en": "Text"}
SHOW = {"ru": "Показать", "en": "Show"}
ROLL = {"ru": "Бросить", "en": "Roll"}
HANDED = {"ru": "Доигрывает соперник", "en": "The opponent plays the rest"}
TAKEN = {"ru": "занят обеими", "en": "both sides"}
AFTER_FIVES = {"game": "long", "rules": "commentary", "white": "24:14 4:1", "black": "24:15", "to move": "black"}
KINDS_COPIED = "async () => (await navigator.clipboard.read()).flatMap(item => item.types)"
CLIPBOARD = "() => navigator.clipboard.readText()"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"


@pytest.fixture
def free(page: Page, start: str) -> Live:
    """The free board of its page."""
    page.goto(f"{start}board/")
    return live(page, "nardy-board")


def roll(board: Live) -> str | None:
    """The roll that lies on the board."""
    return board.element.locator("svg.nardy-board").get_attribute("data-roll")


def to_move(board: Live) -> str | None:
    """Whose turn it is."""
    return board.element.locator("svg.nardy-board").get_attribute("data-to-move")


def menu(board: Live) -> None:
    """Open the menu."""
    board.element.get_by_role("button", name=MENU[board.language]).click()


def open_at(page: Page, start: str, **givens: str) -> Live:
    """The free board as a link restores it."""
    page.goto(f"{start}board/?{urlencode(givens)}")
    return live(page, "nardy-board")


def test_the_dice_are_rolled_and_the_turn_goes_on_to_the_opponent(free: Live) -> None:
    onward = free.element.locator(".nardy-onward")
    assert roll(free) is None
    onward.click()
    expect(free.element.locator("svg.nardy-board")).to_have_attribute("data-roll", re.compile(r"[1-6]-[1-6]"))
    assert to_move(free) == "white"
    for _ in range(4):
        if onward.is_visible():
            break
        free.show()
        free.element.locator(".nardy-place.is-source").first.wait_for(state="attached")
        start = free.element.locator(".nardy-place.is-source").first.get_attribute("data-white")
        assert start
        free.point(int(start)).click()
        end = free.element.locator(".nardy-place.is-landing").first.get_attribute("data-white")
        assert end
        free.point(int(end)).click()
    onward.click()
    expect(free.element.locator("svg.nardy-board")).to_have_attribute("data-to-move", "black")
    expect(free.element.locator(".nardy-place.is-last").first).to_be_attached()


def test_a_link_restores_the_board_and_the_address_follows_it(page: Page, start: str) -> None:
    board = open_at(page, start, **AFTER_FIVES, roll="4-4")
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", "4-4")
    board.drag(24, 20)
    expect(board.status).to_contain_text("24/20")
    board.element.locator(".nardy-onward").click()
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-to-move", "white")
    said = dict(parse_qsl(urlsplit(page.url).query))
    assert said["black"] == "24:14 20:1"
    page.reload()
    expect(live(page, "nardy-board").element.locator("svg.nardy-board")).to_have_attribute("data-roll", said["roll"])


def test_a_double_that_runs_on_is_played_without_a_throw_and_its_rest_by_the_opponent(page: Page, start: str) -> None:
    """Two sixes are all that can be played of 6-6 at the start; the opponent plays the other two, and throws himself."""
    givens = {"game": "crazy", "white": "24:15", "black": "24:15", "to move": "white", "roll": "6-6"}
    board = open_at(page, start, **givens)
    onward, drawing = board.element.locator(".nardy-onward"), board.element.locator("svg.nardy-board")
    for mover in ("white", "black"):
        expect(drawing).to_have_attribute("data-to-move", mover)
        expect(drawing).to_have_attribute("data-roll", "6-6")
        expect(board.element.locator(".nardy-die")).to_have_count(4 if mover == "white" else 2)
        board.drag(24, 18)
        board.drag(24, 18)
        expect(onward).to_have_text(HANDED[board.language] if mover == "white" else ROLL[board.language])
        onward.click()
    expect(drawing).to_have_attribute("data-to-move", "black")
    expect(board.status).not_to_contain_text("24/18")
    assert "handed" not in dict(parse_qsl(urlsplit(page.url).query))


def test_a_wrong_link_is_a_sentence_and_what_was_typed_is_kept(page: Page, start: str) -> None:
    board = open_at(page, start, **(AFTER_FIVES | {"white": "24:16"}))
    expect(board.message).to_have_class(re.compile("is-illegal"))
    expect(board.message).to_contain_text("16")
    expect(board.element.locator("textarea")).to_have_value(page.url)


@pytest.mark.parametrize("added", ["h=board", "q=board", "sw=off"])
def test_what_the_site_adds_to_an_address_is_nothing_that_the_board_is_asked_for(
    page: Page, start: str, added: str
) -> None:
    page.goto(f"{start}board/?{added}")
    board = live(page, "nardy-board")
    # the search may lie over the page
    board.element.locator(".nardy-onward").dispatch_event("click")
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", re.compile(r"[1-6]-[1-6]"))
    page.goto(f"{start}board/?{added}&{urlencode(AFTER_FIVES | {'roll': '4-4'})}")
    board = live(page, "nardy-board")
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", "4-4")
    expect(board.message).to_be_empty()


def test_a_position_is_set_up_and_one_that_cannot_be_is_told_why(free: Live) -> None:
    menu(free)
    free.element.get_by_role("button", name=EDIT[free.language]).click()
    free.drag(24, 20)
    assert free.stacks["white 20"] == 1
    free.drag(12, 20)
    expect(free.message).to_contain_text(TAKEN[free.language])
    free.drag(20, 18)
    expect(free.message).to_be_empty()
    free.element.get_by_role("button", name=DONE[free.language]).click()
    expect(free.element.locator(".nardy-onward")).to_be_visible()
    free.element.locator(".nardy-onward").click()
    expect(free.element.locator("svg.nardy-board")).to_have_attribute("data-roll", re.compile(r"[1-6]-[1-6]"))


def test_an_empty_board_is_filled_from_the_trays(free: Live) -> None:
    menu(free)
    free.element.get_by_role("button", name=EDIT[free.language]).click()
    free.element.get_by_role("button", name=EMPTY[free.language]).click()
    assert free.stacks == {"white 0": 15, "black 0": 15}
    tray = free.element.locator(".nardy-cell").filter(has=free.page.locator(":scope")).last
    tray.press("Enter")
    expect(tray).to_have_attribute("aria-selected", "true")
    free.point(6).click()
    expect(tray).to_have_attribute("aria-selected", "false")
    assert free.stacks == {"white 0": 14, "white 6": 1, "black 0": 15}


@pytest.mark.browser_context_args(permissions=["clipboard-read", "clipboard-write"])
def test_a_pasted_id_is_shown_and_copied_back(free: Live) -> None:
    menu(free)
    free.element.locator("textarea").fill(XGID)
    free.element.get_by_role("button", name=SHOW[free.language]).click()
    expect(free.element.locator("svg.nardy-board")).to_have_attribute("data-game", "short")
    assert free.stacks["white 13"] == 5
    free.element.get_by_role("button", name="XGID").click()
    expect(free.message).not_to_be_empty()
    assert free.page.evaluate(CLIPBOARD).startswith(XGID[:36])


def test_a_text_that_cannot_be_read_stays_and_is_answered(free: Live) -> None:
    menu(free)
    free.element.locator("textarea").fill("<img src=x onerror=alert(1)>")
    free.element.get_by_role("button", name=SHOW[free.language]).click()
    expect(free.message).to_have_class(re.compile("is-illegal"))
    expect(free.element.locator("textarea")).to_have_value("<img src=x onerror=alert(1)>")
    assert free.element.locator("img").count() == 0


def comes_to(page: Page, asked: str, right: Callable[[Any], bool]) -> None:
    """Fails if what a script tells of the page does not become right in half a minute."""
    tries = 150
    while not right(told := page.evaluate(asked)):
        tries -= 1
        assert tries, told
        page.wait_for_timeout(200)


@pytest.mark.browser_context_args(permissions=["clipboard-read", "clipboard-write"])
def test_link_text_and_picture_are_copied(page: Page, start: str) -> None:
    board = open_at(page, start, **AFTER_FIVES, roll="4-4")
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", "4-4")
    menu(board)
    copy = board.element.locator(".nardy-copies")
    copy.get_by_role("button", name=LINK[board.language]).click()
    expect(board.message).not_to_be_empty()
    assert dict(parse_qsl(urlsplit(page.evaluate(CLIPBOARD)).query)).items() >= AFTER_FIVES.items()
    copy.get_by_role("button", name=TEXT[board.language]).click()
    comes_to(page, CLIPBOARD, lambda text: "white: 24:14 4:1\n" in text)
    copy.get_by_role("button", name="PNG").click()
    comes_to(page, KINDS_COPIED, lambda kinds: kinds == ["image/png"])


def test_other_rules_and_other_numbers(page: Page, start: str) -> None:
    board = open_at(page, start, **AFTER_FIVES, roll="4-4")
    svg = board.element.locator("svg.nardy-board")
    expect(svg).to_have_attribute("data-roll", "4-4")
    menu(board)
    board.element.locator("select").first.select_option("duelio")
    board.ask("24/20(2)")
    expect(board.message).to_have_class(re.compile("is-legal"))
    menu(board)
    board.element.locator("select").nth(1).select_option("moscow")
    expect(svg).to_have_attribute("data-numbering", "moscow")
    assert "XII" in svg.locator(".nardy-number").all_text_contents()
    board.element.get_by_role("checkbox").check()
    expect(svg).to_have_attribute("data-mirrored", "true")


def test_a_board_stands_on_another_site(page: Page, site: str, log: Log, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        f"""<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
        <style>* {{ color: red !important; display: inline }} button {{ display: none }}</style>
        <nardy-board game="long" rules="commentary" white="24:14 4:1" black="24:15" to-move="black" roll="4-4">
        </nardy-board><script type="module" src="{site}assets/js/board.js"></script></html>""",
        encoding="utf-8",
    )
    with serving(tmp_path) as elsewhere:
        page.goto(elsewhere)
        board = page.locator("nardy-board .nardy-embed")
        expect(board).to_have_class(re.compile("is-live"), timeout=90_000)
        expect(board.locator(".nardy-control").first).to_be_visible()
        board.get_by_role("gridcell", name=re.compile("^Point 24,")).click()
        board.get_by_role("gridcell", name=re.compile("^Point 20,")).click()
        expect(board.locator(".nardy-status")).to_contain_text("24/20")
        assert all(url.startswith((site, elsewhere, "blob:", "data:")) for url in log.requests)
        log.requests.clear()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_in_six_one_a_checker_is_dropped_from_the_head_and_the_game_ends_at_home(
    page: Page, start: str, by: str
) -> None:
    givens = {"game": "six-one", "white": "24:1 5:14", "black": "24:15", "to move": "white", "roll": "6-2"}
    board = open_at(page, start, **givens)
    expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-roll", "6-2")
    if by == "mouse":
        board.drag(24, 3)
    else:
        board.element.locator("[tabindex='0']").focus()
        for point in (24, 3):
            board.go(point)
            page.keyboard.press("Enter")
    expect(board.status).to_contain_text("24/3")
    assert board.stacks == {"white 3": 1, "white 5": 14, "black 24": 15}
    onward = board.element.locator(".nardy-onward")
    onward.click()
    expect(onward).to_be_hidden()
    expect(board.status).to_contain_text("1")
