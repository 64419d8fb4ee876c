"""What the desk takes in and gives out: an event's rules, names that are typed, sheets of paper."""

import csv
import io
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from narde_core.bridge import answer
from narde_core.cli import main
from narde_core.common import GAMES
from narde_core.desk.event import named, read_event
from narde_core.rulesets import NAMED
from tests.desk_cases import command
from tests.site.conftest import Log
from tests.site.desks import DISPUTED, copied, core, options, text_of, told
from tests.site.reader import show_interest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

MARKUP = "<img src=x onerror=alert(1)> =1+1"
TYPED = {
    "event name": "-2+3 <b>Cup</b>",
    "white player": "=HYPERLINK(1) <b>x</b>",
    "black player": "@SUM(A1) <script>alert(2)</script>",
    "referee": "+1+1 &amp; <a href=x>y</a>",
    "note": MARKUP,
}
PRINT_SHEET, COPY_LINK, SAVE_FILE = range(3)
MADE = ":is(nardy-desk, .nardy-print) :is(img, script, a[href=x], b:text-is('Cup'), b:text-is('x'))"
"""What would stand on the page if what is typed were read as markup."""
CUP = named("long", "moscow-open", "Cup <b>A</b>").with_reading("head", "always_one")

# --- an event's rules ------------------------------------------------------------------------------------------------


def opened(page: Page, start: str, **given: str) -> None:
    page.goto(f"{start}desk/?{urlencode({key.replace('_', ' '): value for key, value in given.items()})}")


def compose(page: Page, button: int) -> None:
    """Open what is done with the rules of the event, and press one of its buttons."""
    details = page.locator(".nardy-event details")
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    details.locator("button").nth(button).click()


def test_a_composed_event_survives_link_reload_print_file_and_the_command(
    page: Page, start: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page.add_init_script("window.print = () => {}")
    case = {"way": "move", **DISPUTED}
    opened(page, start, event=CUP.code, event_name=CUP.name, **{key.replace(" ", "_"): case[key] for key in case})
    ruling = page.locator(".nardy-ruling h2")
    expect(ruling).to_be_visible(timeout=60_000)
    address = page.url
    page.goto(address)
    expect(ruling).to_be_visible(timeout=60_000)
    assert page.url == address
    protocol, typed = copied(page)

    # the file and the link that the page gives: the core and the command read the same event, and rule the same
    with page.expect_download() as file:
        compose(page, SAVE_FILE)
    written = tmp_path / "rules.json"
    file.value.save_as(written)
    compose(page, COPY_LINK)
    link = page.locator(".nardy-event .nardy-desk-told textarea").input_value()
    for rules in (str(written), link):
        assert main(command(case | typed, rules, language)) == 1
        assert capsys.readouterr().out == protocol
    assert read_event(text_of(file.value)).event == CUP
    assert read_event(link).event == CUP

    # the sheet for the wall names the event, the reading that was put in, and the code by which it is read again
    compose(page, PRINT_SHEET)
    sheet = page.locator(".nardy-print.is-wall")
    expect(sheet.locator("h1")).to_have_text(CUP.name)
    expect(sheet).to_contain_text(CUP.rules["head"].say("ru" if language == "ru" else "en"))
    code = (sheet.locator(".is-link", has_text=CUP.check).first.text_content() or "").split()[-1]
    assert read_event(code, CUP.name).event == CUP

    # this browser keeps it
    page.goto(f"{start}desk/")
    show_interest(page)
    expect(page.locator("select[name=head]")).to_have_value("always_one", timeout=60_000)
    expect(page.locator("[name='event name']")).to_have_value(CUP.name)


def test_what_is_told_of_the_event_is_not_lost_when_a_case_is_opened_at_once(
    page: Page, start: str, language: str
) -> None:
    """As fast as fingers and scripts are: the name, two readings and the case, before any of them has been answered."""
    page.goto(f"{start}desk/")
    show_interest(page)
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    page.evaluate(
        """() => {
            const put = (selector, value) => {
                const field = document.querySelector(selector);
                field.value = value;
                field.dispatchEvent(new Event("change"));
            };
            put("[name='event name']", "Cup");
            put("select[name=head]", "always_one");
            put("select[name=cocked_dice]", "cannot_happen");
            document.querySelector("[data-way=dice]").click();
        }"""
    )
    options(page).first.click()
    event = (
        named("long", "common", "Cup").with_reading("head", "always_one").with_reading("cocked_dice", "cannot_happen")
    )
    told(page, core(language, event=event.code, way="dice", matter="cocked_dice"))
    expect(page.locator(".nardy-print dd").first).to_contain_text("Cup")
    expect(page.locator("select[name=head]")).to_have_value("always_one")


def test_a_file_of_rules_is_opened_on_the_page(page: Page, start: str, tmp_path: Path) -> None:
    written = tmp_path / "rules.txt"
    written.write_text(CUP.text, encoding="utf-8")
    page.goto(f"{start}desk/")
    show_interest(page)
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    page.locator(".nardy-event input[type=file]").set_input_files(written)
    expect(page.locator("select[name=head]")).to_have_value("always_one")
    expect(page.locator("[name='event name']")).to_have_value(CUP.name)


def test_an_unknown_reading_is_said_and_nothing_stands_in_for_it(
    page: Page, start: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old = "long.moscow-open.head-always_two"
    opened(page, start, event=old, way="dice", matter="cocked_dice")
    faults = page.locator(".nardy-faults")
    expect(faults).to_contain_text("always_two", timeout=60_000)
    assert main(command({"way": "dice", "matter": "cocked_dice"}, old, language)) == 2
    assert (faults.locator("p").first.text_content() or "") in capsys.readouterr().err
    expect(page.locator("select[name=head]")).to_have_value("")
    expect(page.locator(".nardy-ruling")).to_have_count(0)
    page.locator("[data-way=dice]").press("Enter")
    expect(page.locator(".nardy-choices")).to_have_count(0)
    page.locator("select[name=head]").select_option("always_one")
    expect(faults).to_be_empty()
    page.locator("[data-way=dice]").press("Enter")
    options(page).first.press("Enter")
    expect(page.locator(".nardy-ruling h2")).to_be_visible()


def test_a_link_by_rules_that_there_are_not_opens_nothing(page: Page, start: str) -> None:
    opened(page, start, event="long.rules-of-yore", way="dice", matter="cocked_dice")
    faults = page.locator(".nardy-faults")
    expect(faults).to_contain_text("rules-of-yore", timeout=60_000)
    expect(page.locator("select[name=rules]")).to_have_value("long/common")
    expect(page.locator(".nardy-ruling")).to_have_count(0)
    # it is still said when a case is opened, until rules are chosen
    page.locator("[data-way=dice]").press("Enter")
    options(page).first.press("Enter")
    expect(page.locator(".nardy-ruling h2")).to_be_visible()
    expect(faults).to_contain_text("rules-of-yore")
    page.locator("select[name=rules]").select_option("long/duelio")
    expect(faults).to_be_empty()


def test_a_link_opens_its_case_when_the_core_is_tried_again(page: Page, start: str, language: str, log: Log) -> None:
    broken = re.compile(r"runtime\.json$")
    page.route(broken, lambda route: route.abort())
    opened(page, start, event=CUP.code, way="move", **{key.replace(" ", "_"): value for key, value in DISPUTED.items()})
    retry = page.locator(".nardy-desk-said .nardy-button")
    expect(retry).to_be_visible()
    page.unroute(broken)
    retry.click()
    told(page, core(language, event=CUP.code, way="move", **DISPUTED))
    assert all("ERR_FAILED" in error for error in log.errors), log.errors
    log.errors.clear()


# --- what is typed, kept and printed ---------------------------------------------------------------------------------


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", pdf))


def test_what_is_typed_is_never_markup_and_no_formula(desk: Page, language: str) -> None:
    name, *_ = TYPED
    desk.locator(".nardy-event summary").click()
    desk.locator(f"[name='{name}']").fill(TYPED[name])
    desk.locator(f"[name='{name}']").press("Enter")
    desk.locator("[data-way=dice]").press("Enter")
    options(desk).first.press("Enter")
    for key, text in TYPED.items():
        desk.locator(f"[name='{key}']").fill(text)
    desk.locator("[name=note]").press("Tab")
    for text in TYPED.values():
        expect(desk.locator(".nardy-print")).to_contain_text(text)
    assert desk.locator(MADE).count() == 0
    desk.locator(".nardy-protocol button").nth(3).click()
    expect(desk.locator(".nardy-kept-list li")).to_have_count(1)
    with desk.expect_download() as file:
        desk.locator(".nardy-kept button").last.click()
    _, row = csv.reader(io.StringIO(text_of(file.value).removeprefix("\ufeff")))
    for text in TYPED.values():
        assert text in row or f"'{text}" in row
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)
    # the next case is another table's; the one that was kept opens with its names, and its link holds none of them
    desk.locator(".nardy-protocol button").last.click()
    desk.locator("[data-way=dice]").press("Enter")
    options(desk).first.press("Enter")
    expect(desk.locator("[name=note]")).to_have_value("")
    desk.locator(".nardy-kept-list button").first.click()
    told(desk, core(language, way="dice", matter="cocked_dice"))
    for text in TYPED.values():
        expect(desk.locator(".nardy-print")).to_contain_text(text)
    assert "onerror" not in desk.url
    assert desk.locator(MADE).count() == 0


def sheet_of(language: str, **given: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({"ask": "event", "lang": language, **given})))


def letters(event: dict[str, Any]) -> int:
    """How much the sheet has to say."""
    return sum(len(rule["sentence"] + rule["mark"]) for part in event["sheet"] for rule in part["rules"])


def sheets(language: str) -> list[str]:
    """The codes of the shortest and the longest sheet that a rule set makes, and of the longest that can be composed."""
    named = [sheet_of(language, game=game, rules=name) for game, name in NAMED]
    composed = []
    for game in GAMES:
        longest = {
            one["name"]: max(one["readings"], key=lambda reading: len(reading["sentence"]))["name"]
            for one in sheet_of(language, game=game)["disputes"]
        }
        readings = ", ".join(f"{dispute}={reading}" for dispute, reading in longest.items())
        composed.append(sheet_of(language, game=game, readings=readings))
    return [event["code"] for event in (min(named, key=letters), max(named, key=letters), max(composed, key=letters))]


def test_the_sheets_for_the_wall_and_a_ruling_are_one_page_each(page: Page, start: str, language: str) -> None:
    page.add_init_script("window.print = () => {}")
    for code in sheets(language):
        page.goto(f"{start}desk/?event={code}")
        page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
        compose(page, PRINT_SHEET)
        expect(page.locator(".nardy-print.is-wall")).to_be_attached()
        assert pages(page.pdf(prefer_css_page_size=True)) == 1, code
    opened(
        page, start, event="long.numbered-rules", way="move", **{k.replace(" ", "_"): v for k, v in DISPUTED.items()}
    )
    expect(page.locator(".nardy-print.is-ruling .is-board svg")).to_be_attached(timeout=60_000)
    assert pages(page.pdf(prefer_css_page_size=True)) == 1


def test_the_sheet_for_the_wall_is_cleared_when_it_is_printed(page: Page, start: str, language: str) -> None:
    """Then the page is printed again, or the ruling that is open."""
    page.add_init_script("window.print = () => {}")
    page.goto(f"{start}desk/")
    show_interest(page)
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    for _ in range(2):
        compose(page, PRINT_SHEET)
        expect(page.locator(".nardy-print")).to_have_class(re.compile("is-wall"))
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(page.locator(".nardy-print")).to_have_count(0)
    page.goto(f"{start}desk/?event=long.common&way=dice&matter=cocked_dice")
    sheet = page.locator(".nardy-print.is-ruling")
    expect(sheet).to_be_attached(timeout=60_000)
    compose(page, PRINT_SHEET)
    expect(sheet).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_contain_text(core(language, way="dice", matter="cocked_dice")["ruling"]["verdict"])
