"""What the desk takes in and gives out: an event's rules, names that are typed, sheets of paper, transcripts."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from narde_core.bridge import answer
from narde_core.desk.event import named, read_event
from narde_core.rulesets import NAMED
from tests.site.desks import DISPUTED, core, options, text_of, told

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

MARKUP = "<img src=x onerror=alert(1)> =1+1"
CUP = named("long", "moscow-open", "Cup <b>A</b>").with_reading("head", "always_one")

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


def test_the_sheet_for_the_wall_is_cleared_when_it_is_printed(page: Page, start: str, language: str) -> None:
    """Then the page is printed again, or the ruling that is open."""
    page.add_init_script("window.print = () => {}")
    page.goto(f"{start}desk/")
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    page.locator(".nardy-event summary").click()
    print_sheet = page.locator(".nardy-event button").first
    for _ in range(2):
        print_sheet.click()
        expect(page.locator(".nardy-print")).to_have_class(re.compile("is-wall"))
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(page.locator(".nardy-print")).to_have_count(0)
    page.goto(f"{start}desk/?event=long.common&way=dice&matter=cocked_dice")
    sheet = page.locator(".nardy-print.is-ruling")
    expect(sheet).to_be_attached(timeout=60_000)
    page.locator(".nardy-event summary").click()
    print_sheet.click()
    expect(sheet).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_contain_text(core(language, way="dice", matter="cocked_dice")["ruling"]["verdict"])


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


def test_a_folder_is_checked_file_by_file_and_a_bar_tells_how_far(desk: Page, tmp_path: Path) -> None:
    text = "game: long\n\ngame 1: 0-0\n1. 5-5 24/4 | 4-4 24/20(2)\n"
    for name in ("1.nardy", "2.nardy", "3.txt", "photo.jpg"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    desk.evaluate(
        """() => {
            const bar = document.querySelector(".nardy-transcripts progress");
            window.shown = [];
            new MutationObserver(() => { if (!bar.hidden) window.shown.push(bar.getAttribute("value")); })
                .observe(bar, { attributes: true });
        }"""
    )
    desk.locator(".nardy-transcript-form input[webkitdirectory]").set_input_files(tmp_path)
    expect(desk.locator(".nardy-found h3")).to_have_count(3)
    expect(desk.locator(".nardy-found li")).to_have_count(3)
    expect(desk.locator(".nardy-transcripts progress")).to_be_hidden()
    assert {"0", "1", "2"} <= set(desk.evaluate("window.shown"))
    desk.evaluate("window.shown.length = 0")
    desk.locator("[name=transcript]").fill(text)
    desk.locator(".nardy-transcript-form .is-primary").click()
    expect(desk.locator(".nardy-found li")).to_have_count(1)
    assert None in desk.evaluate("window.shown")
