"""Every game by name in a browser: the board's editor and menu, and the desk, offer what the core lists."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from narde_core import wire
from narde_core.common import GAMES
from narde_core.notation import format_side
from tests.site.boards import live
from tests.site.desks import options
from tests.site.reader import show_interest
from tests.site.test_board_page import EDIT, MENU

FORMS = ("XGID", "GNUBG ID", "OGID")


def test_the_editor_offers_every_game_and_sets_up_its_start(page: Page, start: str) -> None:
    page.goto(f"{start}board/")
    board = live(page, "nardy-board")
    titles = {game["name"]: game["title"] for game in wire.games(board.language)}  # type: ignore[arg-type] # of LANGUAGES
    board.element.get_by_role("button", name=MENU[board.language]).click()
    board.element.get_by_role("button", name=EDIT[board.language]).click()
    for name in ("hypergammon", "nackgammon"):
        select = board.element.locator("select[name=game]")
        expect(select.locator("option")).to_have_text(list(titles.values()))
        select.select_option(name)
        expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-game", name)
        expect(board.element.locator("select[name=game]")).to_have_value(name)
        assert board.stacks["white 24"] == GAMES[name].setup[24]
        assert sum(count for place, count in board.stacks.items() if place.startswith("white")) == GAMES[name].checkers


def test_the_menu_offers_the_forms_that_a_game_has(page: Page, site: str) -> None:
    for name, game in GAMES.items():
        side = format_side(game.setup)
        page.goto(f"{site}board/?{urlencode({'game': name, 'white': side, 'black': side})}")
        board = live(page, "nardy-board")
        expect(board.element.locator("svg.nardy-board")).to_have_attribute("data-game", name)
        board.element.get_by_role("button", name=MENU["ru"]).click()
        known = next(one for one in wire.games("ru") if one["name"] == name)
        # the rule sets are asked for before the forms, so that when they are there so are those
        expect(board.element.locator(".nardy-menu select option").first).to_be_attached()
        buttons = board.element.locator(".nardy-copies").get_by_role("button", name=re.compile("|".join(FORMS)))
        expect(buttons).to_have_count(len(known["forms"]))


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_desk_offers_the_rules_of_every_game(page: Page, start: str) -> None:
    page.goto(f"{start}desk/")
    show_interest(page)
    rules = page.locator("select[name=rules]")
    language = "en" if start.endswith("/en/") else "ru"
    expect(rules.locator("optgroup")).to_have_count(len(GAMES))
    labels = rules.locator("optgroup").evaluate_all("groups => groups.map((group) => group.label)")
    assert labels == [game["title"] for game in wire.games(language)]  # type: ignore[arg-type] # of LANGUAGES
    fewest = min(GAMES.values(), key=lambda game: game.checkers)
    rules.select_option(f"{fewest.name}/common")
    expect(rules.locator(f"option[value='{fewest.name}/common']:checked")).to_be_attached()
    page.locator("[data-way=score]").click()
    options(page).first.click()
    page.locator(".is-sides nardy-board.is-live").wait_for(timeout=60_000)
    page.locator(".nardy-desk-sides button").first.click()
    expect(page.locator("[name=white]")).to_have_value(f"off:{fewest.checkers}")
