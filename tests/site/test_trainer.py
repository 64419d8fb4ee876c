"""The trainer of first moves in a browser: by keyboard, by taps, what comes again and when, links."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from narde_core.trainer.cards import ShortCard, parse_card
from narde_core.trainer.equities import rated
from narde_core.wording import Language
from tests.site.boards import Live
from tests.site.walk import MOVES, PHONE

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

WORDS: dict[Language, dict[str, str]] = {
    "ru": {"begin": "Начать", "another": "Следующий", "link": "Ссылка на эту задачу", "title": "4-4 в ответ на 5-5"},
    "en": {"begin": "Begin", "another": "Next one", "link": "Link to this question", "title": "4-4 in reply to 5-5"},
}
CARD = "long/commentary/5-5/4-4"
FOCUSED = "it => it === document.activeElement"


def trainer_of(page: Page, game: str) -> Locator:
    return page.locator(f"nardy-trainer[data-game={game}]")


def card(page: Page, name: str) -> dict[str, Any]:
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('nardy-progress')).cards")[name]
    return kept


def tab_to(page: Page, wanted: Locator) -> None:
    """Press the Tab key until the focus is there."""
    expect(wanted).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate(FOCUSED):
            return
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def test_long_is_answered_by_the_keyboard_alone(page: Page, start: str, language: Language) -> None:
    words = WORDS[language]
    page.goto(f"{start}learn/first-moves/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # past the navigation
    trainer = trainer_of(page, "long")
    tab_to(page, trainer.locator("select"))
    page.keyboard.press("ArrowDown")
    rules = trainer.locator("select").input_value()
    assert rules != "all"
    tab_to(page, trainer.get_by_role("button", name=words["begin"], exact=True))
    page.keyboard.press("Enter")
    task = trainer.locator(".nardy-task")
    expect(task).to_be_focused()
    expect(page).to_have_url(re.compile(f"#long/{rules}/"))
    tab_to(page, trainer.locator(".nardy-drill .nardy-choices button").nth(1))
    page.keyboard.press("Enter")
    said = trainer.locator(".nardy-said-of-it")
    expect(said).not_to_be_empty()
    expect(said).to_be_focused()
    tab_to(page, trainer.get_by_role("button", name=words["another"], exact=True))
    before = page.url
    page.keyboard.press("Enter")
    expect(said).to_be_empty()
    expect(task).to_be_focused()
    assert page.url != before or card(page, before.partition("#")[2])["box"] == 0


def test_short_is_played_by_the_keyboard_alone(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/first-moves/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # past the navigation
    trainer = trainer_of(page, "short")
    tab_to(page, trainer.get_by_role("button", name=WORDS[language]["begin"], exact=True))
    page.keyboard.press("Enter")
    task = trainer.locator(".nardy-task")
    expect(task).to_be_focused()
    asked = parse_card(page.url.partition("#")[2])
    assert isinstance(asked, ShortCard)
    live = Live(page, trainer.locator("nardy-board"))
    tab_to(page, live.element.locator(".nardy-cell[tabindex='0']"))
    for step in rated(asked).best.steps:
        for place in (step.start, step.end):
            page.keyboard.type(str(place))
            expect(live.point(place)).to_be_focused()
            page.keyboard.press("Enter")
            page.wait_for_timeout(1200)  # digits typed in a row would be one number
    expect(trainer.locator(".nardy-said-of-it.is-right")).to_be_visible()
    tab_to(page, trainer.get_by_role("button", name=WORDS[language]["another"], exact=True))
    page.keyboard.press("Enter")
    expect(task).to_be_focused()
    expect(page).not_to_have_url(re.compile(f"#{asked}$"))


def test_both_are_answered_by_taps(browser: Browser, start: str, language: Language) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(f"{start}learn/first-moves/#{CARD}")
    long = trainer_of(page, "long")
    long.get_by_role("button", name="1", exact=True).tap()
    expect(long.locator(".nardy-said-of-it.is-right")).to_be_in_viewport()
    live = Live(page, long.locator("nardy-board"))
    for place in (24, 20):
        live.tap(place)
    expect(live.element.locator(".nardy-checker[data-colour=black][data-point='20']")).to_have_count(1)
    long.get_by_role("button", name=WORDS[language]["another"], exact=True).tap()
    expect(long.locator(".nardy-said-of-it")).to_be_empty()
    short = trainer_of(page, "short")
    short.get_by_role("button", name=WORDS[language]["begin"], exact=True).tap()
    expect(page).to_have_url(re.compile("#short/"))
    page.goto(f"{start}learn/")
    page.goto(f"{start}learn/first-moves/#short/3-1")
    live = Live(page, short.locator("nardy-board"))
    for place in (8, 5, 6, 5):
        live.tap(place)
    expect(short.locator(".nardy-said-of-it.is-right")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("answer", ["1", "2", "24/23 13/10", "8/5 6/5"])
def test_whatever_is_said_on_a_phone_the_board_stays_and_the_verdict_is_beside_it(
    page: Page, start: str, answer: str
) -> None:
    game, card = ("short", "short/3-1") if "/" in answer else ("long", CARD)
    page.goto(f"{start}learn/first-moves/#{card}")
    trainer = trainer_of(page, game)
    if game == "long":
        trainer.get_by_role("button", name=answer, exact=True).tap()
    else:
        live = Live(page, trainer.locator("nardy-board"))
        for point in re.findall(r"\d+", answer):
            live.tap(int(point))
    said = trainer.locator(".nardy-said-of-it")
    expect(said).not_to_be_empty()
    for seen in (trainer.locator("svg.nardy-board"), said.locator("strong"), said.get_by_role("button")):
        expect(seen).to_be_in_viewport(ratio=1)
    # nor does the header lie on it
    head = page.locator("header.md-header").bounding_box()
    board = trainer.locator("svg.nardy-board").bounding_box()
    assert head
    assert board
    assert board["y"] >= head["y"] + head["height"]


def test_what_was_right_comes_again_later_and_what_was_wrong_at_once(
    page: Page, start: str, language: Language
) -> None:
    words = WORDS[language]
    page.clock.set_fixed_time("2026-03-01T12:00:00")
    trainer = trainer_of(page, "long")
    for today, due, box in (("01", "02", 1), ("02", "05", 2)):
        page.clock.set_fixed_time(f"2026-03-{today}T12:00:00")
        page.goto(f"{start}learn/first-moves/#{CARD}")
        trainer.get_by_role("button", name="1", exact=True).click()
        expect(trainer.locator(".nardy-said-of-it.is-right")).to_be_visible()
        assert card(page, CARD) == {"box": box, "due": f"2026-03-{due}"}
        page.goto(f"{start}learn/progress/")
        expect(page.locator("nardy-progress li")).to_have_count(0)
    page.clock.set_fixed_time("2026-03-05T12:00:00")
    page.goto(f"{start}learn/progress/")
    page.locator("nardy-progress li").get_by_role("link", name=re.compile(f"{words['title']}$")).click()
    expect(page).to_have_url(re.compile(f"#{CARD}$"))
    page.goto(f"{start}learn/")
    page.goto(f"{start}learn/first-moves/")
    trainer.get_by_role("button", name=words["begin"], exact=True).click()
    expect(page).to_have_url(re.compile(f"#{CARD}$"))  # what is due comes before anything new
    trainer.get_by_role("button", name="2", exact=True).click()
    expect(trainer.locator(".nardy-said-of-it.is-wrong")).to_be_visible()
    assert card(page, CARD) == {"box": 0, "due": "2026-03-05"}


def test_a_question_is_a_link(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/first-moves/#{CARD}")
    trainer = trainer_of(page, "long")
    trainer.get_by_role("button", name="2", exact=True).click()
    link = trainer.get_by_role("link", name=WORDS[language]["link"])
    assert str(link.get_attribute("href")).endswith(f"#{CARD}")
    # followed from the page itself, too
    for other, said in (("long/duelio/5-5/4-4", "Duelio"), (CARD, "4-4")):
        page.evaluate("hash => { location.hash = hash }", other)
        expect(trainer.locator(".nardy-task")).to_contain_text(said)
        expect(trainer.locator(".nardy-said-of-it")).to_be_empty()


def test_the_trainer_asks_for_the_head_and_names_the_reading(page: Page, site: str) -> None:
    page.goto(f"{site}learn/first-moves/#long/commentary/5-5/4-4")
    trainer = page.locator("nardy-trainer[data-game=long]")
    trainer.get_by_role("button", name="2", exact=True).click()
    said = trainer.locator(".nardy-said-of-it.is-wrong")
    expect(said).to_contain_text("играют одной")
    expect(said).to_contain_text("Duelio")
    expect(trainer.locator("nardy-board")).to_have_class(re.compile("is-live"))
    card = page.evaluate("JSON.parse(localStorage.getItem('nardy-progress')).cards['long/commentary/5-5/4-4']")
    assert card["box"] == 0
    said.get_by_role("button").click()
    expect(page).to_have_url(re.compile("5-5/4-4"))  # what was wrong is due again


def test_the_trainer_judges_a_play_on_the_board(page: Page, site: str) -> None:
    page.goto(f"{site}en/learn/first-moves/#short/3-1")
    trainer = page.locator("nardy-trainer[data-game=short]")
    expect(trainer.locator("nardy-board")).to_have_class(re.compile("is-live"))
    trainer.evaluate(MOVES, ["Point 8", "Point 5", "Point 6", "Point 5"])
    expect(trainer.locator(".nardy-said-of-it.is-right")).to_contain_text("makes the 5-point")
