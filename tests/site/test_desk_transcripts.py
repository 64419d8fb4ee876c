"""Transcripts at the desk: pasted, chosen or dropped, a folder too; how far it is, and every fault as the command has it."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from narde_core.cli import main
from narde_core.common import COMMON
from narde_core.rulesets import NAMED
from narde_core.transcript import format_transcript
from narde_core.wording import Language
from tests.games import played_match
from tests.planted import planted
from tests.site.desks import PHONE, text_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

DISPUTED = "game: long\n\ngame 1: 0-0\n1. 5-5 24/4 | 4-4 24/20(2)\n"
DAMAGED = "game: long\n\ngame 1: 0-0\n1. 5-5 24\\4 |\n"
PLACE = re.compile(r"^\w+ \d+(, \w+ \d+)?(, \w+)? \(\w+ \d+, \w+ \d+\):? ")
CHECK = ".nardy-transcript-form .is-primary"
# what the bar says, whenever it says something else
WATCH = """() => {
    const bar = document.querySelector(".nardy-running progress");
    window.shown = [];
    new MutationObserver(() => window.shown.push(bar.position * bar.max)).observe(bar, { attributes: true });
}"""


def long_transcript(games: int) -> str:
    return format_transcript(played_match(COMMON["long"], Random(1), games=games), "nardy")


def put(desk: Page, text: str) -> None:
    """Put a long text into the field at once: typed as by a keyboard it would take a minute."""
    desk.locator("[name=transcript]").evaluate("(area, text) => { area.value = text; }", text)


def folder(path: Path) -> Path:
    """A folder of transcripts, some of them with a fault, one damaged, one in a folder of its own; and other files."""
    (path / "inner").mkdir(parents=True)
    for number in range(3):
        match = played_match(COMMON["long"], Random(number), games=2)
        (path / f"{number}.nardy").write_text(planted(match, Random(number)).text, encoding="utf-8")
    (path / "sound.nardy").write_text(DISPUTED.replace("4-4 24/20(2)", "4-4 24/20"), encoding="utf-8")
    (path / "inner" / "disputed.txt").write_text(DISPUTED, encoding="utf-8")
    (path / "inner" / "<b>damaged.nardy").write_text(DAMAGED, encoding="utf-8")
    (path / "photo.jpg").write_bytes(b"\xff")
    return path


def as_the_command_has_it(desk: Page, path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The faults that the page lists and gives as JSON are those of ``narde check --json`` for the same folder."""
    assert main(["check", str(path), "--json", "--rules", "common", "--lang", language]) == 2
    told = json.loads(capsys.readouterr().out)
    for one in told["files"]:
        one["file"] = str(Path(one["file"]).relative_to(path.parent))
    with desk.expect_download() as file:
        desk.locator(".nardy-found > button").click()
    given = json.loads(text_of(file.value))
    assert given.pop("games a second") > 0
    assert told.pop("games a second") > 0
    assert given == told
    listed = [
        f"{one['file']} {sentence}"
        for one in told["files"]
        for sentence in [*(found["sentence"] for found in one["findings"]), *([one["error"]] if "error" in one else [])]
    ]
    errors = {one["error"] for one in told["files"] if "error" in one}
    shown = [
        f"{section.locator('h3').text_content()} {item if item in errors else PLACE.sub('', item)}"
        for section in desk.locator(".nardy-found section").all()
        for item in section.locator("li").all_text_contents()
    ]
    assert shown == listed


def test_a_transcript_is_checked_and_stepped_through(desk: Page) -> None:
    desk.locator("[name=transcript]").fill(DISPUTED)
    desk.locator(CHECK).click()
    found = desk.locator(".nardy-found li")
    expect(found).to_have_count(1)
    # the board stands at the fault
    expect(desk.locator(".nardy-viewer-play")).to_contain_text("4-4")
    expect(desk.locator(".nardy-viewer-fault")).to_be_visible()
    previous, onward, rule = desk.locator(".nardy-viewer button").all()
    expect(onward).to_be_disabled()
    previous.press("Enter")
    expect(desk.locator(".nardy-viewer-play")).to_contain_text("5-5")
    # keys go on from where they were
    expect(onward).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator(".nardy-viewer-fault")).to_be_visible()
    found.get_by_role("button").click()
    rule.click()
    expect(desk.locator(".nardy-ruling.is-illegal h2")).to_be_visible()


WHERE = {
    "ru": "Партия 1, ход 2, чёрные (строка 5, столбец 15)",
    "en": "Game 1, turn 2, black (line 5, column 15)",
}


@pytest.mark.browser_context_args(**PHONE)
def test_a_fault_says_where_it_stands_and_leads_to_its_board(desk: Page, language: str) -> None:
    text = DISPUTED.replace("\n\n", "\nrules: fnr-2026\n\n", 1)
    desk.locator("[name=transcript]").fill(text)
    desk.locator(CHECK).tap()
    where = desk.locator(".nardy-found li button")
    expect(where).to_have_text(WHERE[language])
    # by which rules, where the transcript names others
    lang: Language = "ru" if language == "ru" else "en"
    for rules in ("fnr-2026", "common"):
        expect(desk.locator(".nardy-found .nardy-notice")).to_contain_text(NAMED["long", rules].say(lang))
    where.tap()
    expect(desk.locator(".nardy-viewer h2")).to_be_focused()
    expect(desk.locator(".nardy-viewer h2")).to_be_in_viewport(ratio=1)
    expect(desk.locator(".nardy-viewer-board")).to_be_in_viewport(ratio=1)
    expect(desk.locator(".nardy-viewer h2")).to_contain_text({"ru": "чёрные", "en": "black"}[language])


def test_what_a_transcript_looks_like_is_shown_beneath_the_field(desk: Page, page: Page) -> None:
    example = desk.locator(".nardy-transcript-form pre").text_content() or ""
    desk.locator("[name=transcript]").fill(example)
    desk.locator(CHECK).click()
    expect(desk.locator(".nardy-viewer-play")).to_be_visible()
    expect(desk.locator(".nardy-found li")).to_have_count(0)
    link = desk.locator(".nardy-transcript-form a").get_attribute("href") or ""
    page.context.set_offline(False)
    page.goto(link)
    expect(page.locator(f"[id='{link.partition('#')[2]}']")).to_be_in_viewport()


def test_one_long_transcript_is_checked_part_by_part(desk: Page) -> None:
    desk.evaluate(WATCH)
    put(desk, long_transcript(12))
    desk.locator(CHECK).click()
    expect(desk.locator(".nardy-running")).to_be_visible()
    expect(desk.locator(".nardy-running")).to_be_hidden()
    far = [told for told in desk.evaluate("window.shown") if told >= 0]
    assert far == sorted(far)
    assert len({told for told in far if 0 < told < 1}) >= 4
    expect(desk.locator(".nardy-transcripts > [role=status]")).to_have_text(re.compile(r"12\.$"))
    expect(desk.locator(".nardy-viewer-play")).to_be_visible()


def test_the_checking_can_be_stopped_and_the_desk_goes_on(desk: Page, language: str) -> None:
    put(desk, long_transcript(40))
    desk.locator(CHECK).click()
    expect(desk.locator(".nardy-running span")).to_contain_text("40")
    desk.locator(".nardy-running button").click()
    stopped = {"ru": "Проверка прервана", "en": "Stopped"}[language]
    expect(desk.locator(".nardy-transcripts > [role=status]")).to_contain_text(stopped)
    expect(desk.locator(".nardy-running")).to_be_hidden()
    # what has been read so far can be stepped through, and the next transcript be checked
    expect(desk.locator(".nardy-viewer-play")).to_be_visible()
    desk.locator("[name=transcript]").fill(DISPUTED)
    desk.locator(CHECK).click()
    expect(desk.locator(".nardy-found li")).to_have_count(1)


def test_a_case_may_be_opened_while_transcripts_are_checked(desk: Page) -> None:
    put(desk, long_transcript(12))
    desk.locator(CHECK).click()
    expect(desk.locator(".nardy-running span")).to_contain_text("12")
    desk.locator("[data-way=dice]").press("Enter")
    desk.locator(".nardy-choices button").first.press("Enter")
    expect(desk.locator(".nardy-ruling h2")).to_be_visible()
    expect(desk.locator(".nardy-running")).to_be_hidden()
    expect(desk.locator(".nardy-viewer-play")).to_be_visible()
    expect(desk.locator(".nardy-ruling h2")).to_be_visible()


def test_a_folder_that_is_chosen_is_checked_as_by_the_command(
    desk: Page, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.evaluate(WATCH)
    path = folder(tmp_path / "match")
    desk.locator(".nardy-transcript-form input[webkitdirectory]").set_input_files(path)
    expect(desk.locator(".nardy-found h3")).to_have_count(6)
    as_the_command_has_it(desk, path, language, capsys)
    assert {0, 1, 2, 3, 4, 5} <= set(desk.evaluate("window.shown"))
    assert desk.locator(".nardy-found b").count() == 0
    # one in which nothing is wrong can be seen, too
    sound = desk.locator(".nardy-found section", has_text="sound.nardy")
    sound.get_by_role("button").click()
    expect(desk.locator(".nardy-viewer-fault")).to_have_count(0)
    expect(desk.locator(".nardy-viewer h2")).to_contain_text("1")
    expect(desk.locator(".nardy-viewer-play")).to_contain_text("5-5")


def test_a_folder_and_a_file_that_are_dropped_are_checked(
    desk: Page, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder(tmp_path / "match")
    file = tmp_path / "one more"
    file.write_text(DISPUTED, encoding="utf-8")
    drop(desk, path)
    expect(desk.locator(".nardy-found h3")).to_have_count(6)
    as_the_command_has_it(desk, path, language, capsys)
    drop(desk, file, path / "inner")
    expect(desk.locator(".nardy-found h3")).to_have_text(["one more", "inner/<b>damaged.nardy", "inner/disputed.txt"])


def drop(desk: Page, *paths: Path) -> None:
    """Drop files and folders of this machine, as from its own file manager."""
    area = desk.locator("[name=transcript]")
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    assert box
    browser = desk.context.new_cdp_session(desk)
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        browser.send("Input.dispatchDragEvent", {"type": kind, "x": box["x"] + 20, "y": box["y"] + 20, "data": data})
