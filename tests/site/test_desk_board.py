"""The board of a case is of the event's game and rules, whatever is pasted, chosen or set up on it."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from narde_core.common import GAMES
from tests.site.desks import DISPUTED, PHONE, options, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900), pytest.mark.browser_context_args(**PHONE)]

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"
SHORT = {"white": "24:2 13:5 8:3 6:5", "black": "24:2 13:5 8:3 6:5", "to move": "white", "roll": "5-2"}
LONG = {key: DISPUTED[key] for key in ("white", "black", "to move", "roll")}


def lines(board: dict[str, str], **more: str) -> str:
    return "\n".join(f"{key}: {value}" for key, value in (more | board).items())


def link(board: dict[str, str], **more: str) -> str:
    return f"https://example.org/board/?{urlencode(more | board)}"


OTHERS = {
    "an ID": XGID,
    "lines": lines(SHORT, game="short"),
    "a link": link(SHORT, game="short"),
}
OURS = {
    "lines": lines(LONG, game="long", rules="duelio"),
    "lines without a game": lines(LONG),
    "a link": link(LONG, game="long", rules="duelio", readings="head=whenever_blocked"),
    "a link without a game": link(LONG),
}


def open_menu(desk: Page, way: str) -> None:
    desk.locator(f"[data-way={way}]").tap()
    if way == "score":
        tap(options(desk).first)
    desk.locator(".nardy-desk-board nardy-board.is-live").wait_for()
    # of a board that stands alone its menu is at hand, too
    desk.locator(".nardy-control.is-more").evaluate("button => button.click()")
    desk.locator(".nardy-menu textarea").wait_for()


def paste(desk: Page, text: str) -> None:
    field = desk.locator(".nardy-menu textarea")
    field.fill(text)
    field.locator("xpath=ancestor::form").locator("button").evaluate("button => button.click()")


@pytest.mark.parametrize("kind", OTHERS)
def test_a_board_of_another_game_is_refused_by_the_names_of_both(desk: Page, language: str, kind: str) -> None:
    open_menu(desk, "move")
    paste(desk, OTHERS[kind])
    said = desk.locator("nardy-board .nardy-message")
    for game in ("long", "short"):
        expect(said).to_contain_text(GAMES[game].say("ru" if language == "ru" else "en"))
    expect(said).to_be_in_viewport(ratio=0.9)
    expect(desk.locator("svg.nardy-board")).to_have_attribute("data-game", "long")
    desk.locator("[name=play]").fill("24/20")
    desk.locator(".nardy-desk-row .is-primary").tap()
    expect(desk.locator(".nardy-desk-said")).not_to_be_empty()
    expect(desk.locator(".nardy-ruling")).to_be_hidden()


@pytest.mark.parametrize("kind", OURS)
def test_a_board_of_the_game_is_put_under_the_rules_of_the_event(desk: Page, kind: str) -> None:
    desk.locator("select[name=rules]").select_option("long/commentary")
    expect(desk.locator("select[name=head]")).to_have_value("natural_obstacle")
    open_menu(desk, "move")
    paste(desk, OURS[kind])
    expect(desk.locator(".nardy-desk-board [data-die='4']")).to_have_count(4)
    assert desk.locator("nardy-board").evaluate("({ live }) => [live.givens.rules, live.givens.readings ?? '']") == [
        "commentary",
        "",
    ]


@pytest.mark.parametrize("way", ["move", "score"])
def test_the_board_offers_neither_rules_nor_games(desk: Page, way: str) -> None:
    open_menu(desk, way)
    # the numbers at the edge may be chosen, and nothing else
    menu = desk.locator(".nardy-menu select")
    expect(menu).to_have_count(1)
    expect(menu.locator("[value=moscow]")).to_have_count(1)
    desk.locator(".nardy-menu").get_by_role("button", name=re.compile("^(Расставить|Set up)$")).evaluate(
        "one => one.click()"
    )
    form = desk.locator(".nardy-panel .nardy-form")
    expect(form.locator("[name=mover]")).to_have_count(2)
    expect(form.locator("select")).to_have_count(0)


def test_the_start_that_is_set_up_keeps_the_readings_of_the_event(desk: Page) -> None:
    desk.locator(".nardy-event summary").tap()
    desk.locator("select[name=head]").select_option("always_one")
    expect(desk.locator("select[name=head] + small")).to_contain_text(re.compile("турнире|event"))
    open_menu(desk, "move")
    desk.locator(".nardy-menu").get_by_role("button", name=re.compile("^(Расставить|Set up)$")).tap()
    desk.locator(".nardy-panel").get_by_role("button", name=re.compile("^(Начальная|Start)$")).tap()
    expect(desk.locator(".nardy-panel [name=mover]")).to_have_count(2)
    assert desk.locator("nardy-board").evaluate("({ live }) => live.givens.readings") == "head=always_one"
