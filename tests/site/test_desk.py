"""The referee's desk in a browser: six ways to a ruling by keys and by taps, in the core's words, without a network."""

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Download, Locator, Page, expect

from narde_core.bridge import answer
from narde_core.desk.event import named, read_event
from narde_core.rulesets import NAMED
from tests.desk_cases import table
from tests.site.conftest import Log

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

PHONE = {"has_touch": True, "viewport": {"width": 390, "height": 800}}
MARKUP = "<img src=x onerror=alert(1)> =1+1"
DISPUTED = {"white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4", "play": "24/20(2)"}
CUP = named("long", "moscow-open", "Cup <b>A</b>").with_reading("head", "always_one")

# the way, what is answered on it (a number: that option; text: typed), and what the core is told
WAYS: dict[str, tuple[list[int | str], dict[str, str]]] = {
    "dice": ([1, 0], {"matter": "die_on_checker", "flat": "yes"}),
    "turn": ([0, 1, 1], {"matter": "touch_move", "warned": "no", "complete": "no"}),
    "start": ([0, 5, 4], {"matter": "first_game", "white dice": "6", "black dice": "5"}),
    "cube": ([1, "2"], {"matter": "refused_double", "stake": "2"}),
}


def core(language: str, **given: str) -> Any:  # noqa: ANN401 - what JSON holds
    """What the core says of a case."""
    request = {"ask": "rule", "lang": language, "event": "long.common"} | {
        k.replace("_", " "): v for k, v in given.items()
    }
    return json.loads(answer(json.dumps(request)))


@pytest.fixture
def desk(page: Page, context: BrowserContext, start: str, log: Log) -> Iterator[Page]:
    """The desk, with its rules loaded and the network gone."""
    page.goto(f"{start}desk/")
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    context.set_offline(True)
    yield page
    # the browser wants the page's icon again whenever the address changes; nothing else may be asked for
    log.errors[:] = [error for error in log.errors if not error.endswith("/icons/icon.svg)")]


def told(desk: Page, reply: dict[str, Any]) -> None:
    """The page shows this ruling, word for word."""
    ruling = desk.locator(".nardy-ruling")
    expect(ruling.locator("h2")).to_have_text(reply["ruling"]["verdict"])
    expect(ruling.locator("h2")).to_be_focused()
    for ground in reply["ruling"]["grounds"]:
        expect(ruling).to_contain_text(ground["reason"])
        expect(ruling).to_contain_text(ground["source"])
    for group in reply["ruling"]["others"]:
        if any(not other["same"] for other in reply["ruling"]["others"]):
            expect(ruling).to_contain_text(group["told by"])


def options(desk: Page) -> Locator:
    return desk.locator(".nardy-choices button")


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
            options(desk).nth(answered).tap()
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


def test_a_move_by_keys_under_another_rule_set(desk: Page, language: str) -> None:
    desk.locator("select[name=rules]").select_option("long/duelio")
    expect(desk.locator("select[name=head]")).to_have_value("listed_doubles")
    desk.locator("[data-way=move]").focus()
    desk.keyboard.press("Enter")
    desk.locator("[name=moves]").focus()
    desk.keyboard.type("5-5, 4-4 24/20(2)")
    desk.keyboard.press("Enter")
    told(desk, core(language, event="long.duelio", way="move", **DISPUTED))


@pytest.mark.parametrize("by", ["keys", "taps"])
def test_the_score(desk: Page, language: str, by: str) -> None:
    desk.locator("[data-way=score]").press("Enter")
    options(desk).first.press("Enter")
    desk.locator(".is-sides nardy-board.is-live").wait_for()
    desk.locator("[name=white]").fill("off:15")
    desk.locator("[name=black]").fill("24:1 1:14")
    if by == "keys":
        desk.locator("[name=black]").press("Enter")
    else:
        desk.locator(".nardy-desk-sides .is-primary").click()
    told(desk, core(language, way="score", matter="finished", white="off:15", black="24:1 1:14"))


def test_what_cannot_be_is_said_and_the_case_stays(desk: Page, language: str) -> None:
    desk.locator("[data-way=move]").press("Enter")
    desk.locator("[name=moves]").fill("6-5 24/1, 4-4")
    desk.locator("[name=moves]").press("Enter")
    said = {"ru": "ход 1: 6-5: 24/1.", "en": "turn 1: 6-5: 24/1."}[language]
    expect(desk.locator("nardy-desk > .nardy-message")).to_contain_text(said)
    expect(desk.locator("[name=moves]")).to_have_value("6-5 24/1, 4-4")


def test_every_case_of_the_table_is_ruled_as_the_core_rules_it(desk: Page, language: str) -> None:
    asked = [{"ask": "rule", "lang": language, "rules": one.rules, **one.given} for one in table()]
    said = desk.evaluate(
        """async (asked) => {
            const root = document.querySelector("script[src$='desk.js']").src;
            const { engine } = await import(new URL("engine.js", root).href);
            return Promise.all(asked.map((question) => engine.ask(question)));
        }""",
        asked,
    )
    for question, reply in zip(asked, said, strict=True):
        assert reply == json.loads(answer(json.dumps(question))), question


# --- an event's rules ------------------------------------------------------------------------------------------------


def test_a_composed_event_survives_its_link_a_reload_and_its_file(page: Page, start: str) -> None:
    page.goto(f"{start}desk/?event={CUP.code}&event+name=Cup+%3Cb%3EA%3C%2Fb%3E&way=dice&matter=cocked_dice")
    expect(page.locator(".nardy-ruling h2")).to_be_visible(timeout=60_000)
    expect(page.locator("select[name=head]")).to_have_value("always_one")
    address = page.url
    page.goto(f"{start}desk/")
    expect(page.locator("select[name=head]")).to_have_value("always_one", timeout=60_000)
    expect(page.locator("[name='event name']")).to_have_value(CUP.name)
    page.locator(".nardy-event summary").click()
    with page.expect_download() as file:
        page.locator(".nardy-event button").nth(2).click()
    assert read_event(text_of(file.value)).event == CUP
    page.goto(address)
    expect(page.locator(".nardy-ruling h2")).to_be_visible(timeout=60_000)
    assert page.url == address


def text_of(file: Download) -> str:
    return Path(file.path()).read_text(encoding="utf-8")


def test_an_unknown_reading_is_said_and_nothing_stands_in_for_it(page: Page, start: str) -> None:
    page.goto(f"{start}desk/?event=long.moscow-open.head-always_two&way=dice&matter=cocked_dice")
    expect(page.locator(".nardy-faults")).to_contain_text("always_two", timeout=60_000)
    expect(page.locator("select[name=head]")).to_have_value("")
    assert page.locator(".nardy-ruling").is_hidden() or page.locator(".nardy-ruling").count() == 0
    page.locator("select[name=head]").select_option("always_one")
    expect(page.locator(".nardy-faults")).to_be_empty()
    page.locator("[data-way=dice]").press("Enter")
    options(page).first.press("Enter")
    expect(page.locator(".nardy-ruling h2")).to_be_visible()


# --- what is typed, kept and printed ---------------------------------------------------------------------------------


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_what_is_typed_is_never_markup_and_no_formula(desk: Page, language: str) -> None:
    desk.locator("[data-way=dice]").press("Enter")
    options(desk).first.press("Enter")
    for key in ("white player", "note"):
        desk.locator(f"[name='{key}']").fill(MARKUP)
    desk.locator("[name=note]").press("Tab")
    expect(desk.locator(".nardy-print")).to_contain_text(MARKUP)
    assert desk.locator("nardy-desk img, .nardy-print img").count() == 0
    desk.locator(".nardy-protocol button").nth(3).click()
    expect(desk.locator(".nardy-kept-list li")).to_have_count(1)
    with desk.expect_download() as file:
        desk.locator(".nardy-kept button").last.click()
    _, row = csv.reader(io.StringIO(text_of(file.value).removeprefix("\ufeff")))
    assert MARKUP in row
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)
    desk.locator(".nardy-kept-list button").first.click()
    told(desk, core(language, way="dice", matter="cocked_dice"))
    assert "onerror" not in desk.url


def longest(language: str) -> str:
    """The code of the rule set whose sheet has the most to say."""
    sheets: dict[str, int] = {}
    for game, name in NAMED:
        reply = json.loads(answer(json.dumps({"ask": "event", "lang": language, "game": game, "rules": name})))
        sheets[reply["code"]] = sum(
            len(rule["sentence"] + rule["mark"]) for part in reply["sheet"] for rule in part["rules"]
        )
    return max(sheets, key=lambda code: sheets[code])


def test_the_longest_sheet_for_the_wall_and_a_ruling_are_one_page_each(page: Page, start: str, language: str) -> None:
    page.add_init_script("window.print = () => {}")
    page.goto(f"{start}desk/?event={longest(language)}")
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    page.locator(".nardy-event summary").click()
    page.locator(".nardy-event button").first.click()
    expect(page.locator(".nardy-print.is-wall")).to_be_attached()
    assert pages(page.pdf(prefer_css_page_size=True)) == 1
    query = "&".join(f"{key.replace(' ', '+')}={value}" for key, value in DISPUTED.items())
    page.goto(f"{start}desk/?event=long.numbered-rules&way=move&{query}")
    expect(page.locator(".nardy-print.is-ruling .is-board svg")).to_be_attached(timeout=60_000)
    assert pages(page.pdf(prefer_css_page_size=True)) == 1


def test_a_transcript_is_checked_and_stepped_through(desk: Page) -> None:
    desk.locator("[name=transcript]").fill("game: long\n\ngame 1: 0-0\n1. 5-5 24/4 | 4-4 24/20(2)\n")
    desk.locator(".nardy-transcript-form .is-primary").click()
    found = desk.locator(".nardy-found li")
    expect(found).to_have_count(1)
    found.get_by_role("button").click()
    expect(desk.locator(".nardy-viewer-play")).to_contain_text("4-4")
    expect(desk.locator(".nardy-viewer-fault")).to_be_visible()
    desk.locator(".nardy-viewer button").last.click()
    expect(desk.locator(".nardy-ruling.is-illegal h2")).to_be_visible()
