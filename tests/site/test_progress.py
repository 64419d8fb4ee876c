"""What the school keeps in a browser: over a reload, another version and damage; saved, read, erased; and sets of levels."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from narde_core.lessons import rounds
from narde_core.wording import Language
from tests.site.walk import Walk, level_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # minutes in a browser: for the full run

CARD = "long/commentary/5-5/4-4"
DAMAGED = (
    '{"version": 1, "levels": {"six',
    '{"version": 1, "levels": {"six-six": 4}, "cards": {}, "days": []}',
    '{"version": 1, "levels": {}, "cards": {"short/3-1": {"box": 0, "due": "tomorrow"}}, "days": []}',
    '{"version": 1, "levels": {}, "cards": {}}',
    '["version", 1]',
    "null",
)
NEWER = '{"version": 99, "levels": {}}'
TROUBLE = {
    "damaged": {"ru": "прогресс повреждён", "en": "progress is damaged"},
    "blocked": {"ru": "не даёт ничего хранить", "en": "does not let anything be kept"},
    "newer": {"ru": "более новой версией", "en": "a newer version"},
}


def test_stars_survive_a_reload(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/long/head/#four-four")
    walk = Walk(page, language)
    walk.solve(level_of("long/head", "four-four", language))
    page.goto(f"{start}learn/")
    for _ in range(2):
        expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
        page.reload()


@pytest.mark.parametrize("stored", [*DAMAGED, NEWER], ids=range(len(DAMAGED) + 1))
def test_a_store_that_cannot_be_read_is_said_and_kept(page: Page, start: str, language: Language, stored: str) -> None:
    kept, saying = ("nardy-progress", "newer") if stored == NEWER else ("nardy-progress-damaged", "damaged")
    page.goto(start)
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", stored)
    page.goto(f"{start}learn/progress/")
    said = page.locator("nardy-progress .is-wrong")
    expect(said).to_contain_text(TROUBLE[saying][language])
    with page.expect_download() as download:
        said.get_by_role("button").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == stored
    assert page.evaluate("name => localStorage.getItem(name)", kept) == stored


def test_after_damage_stars_are_gathered_anew_and_the_old_text_stays(
    page: Page, start: str, language: Language
) -> None:
    page.goto(start)
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", DAMAGED[0])
    page.goto(f"{start}learn/long/head/#four-four")
    Walk(page, language).solve(level_of("long/head", "four-four", language))
    page.goto(f"{start}learn/progress/")
    expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
    said = page.locator("nardy-progress .is-wrong")
    expect(said).to_contain_text(TROUBLE["damaged"][language])
    with page.expect_download() as download:
        said.get_by_role("button").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == DAMAGED[0]
    page.locator("nardy-progress > .nardy-choices button").nth(2).click()
    page.locator("dialog button").first.click()
    expect(said).to_have_count(0)
    assert page.evaluate("localStorage.getItem('nardy-progress-damaged')") is None


def test_a_browser_that_keeps_nothing_says_so(page: Page, start: str, language: Language) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    page.goto(f"{start}learn/long/head/#four-four")
    walk = Walk(page, language)
    walk.solve(level_of("long/head", "four-four", language))
    expect(page.locator(".nardy-steps [aria-current=step]")).to_have_attribute("data-stars", "3")
    page.goto(f"{start}learn/progress/")
    expect(page.locator("nardy-progress .is-wrong")).to_contain_text(TROUBLE["blocked"][language])


def test_what_another_version_of_the_site_kept_is_no_trouble(page: Page, start: str) -> None:
    """Levels and rule sets may have gone, or bear other names: what is left is shown, and the trainer goes on."""
    gone = {"box": 0, "due": "2026-01-01"}
    stored = {
        "version": 1,
        "levels": {"no-such-level": 2, "six-six": 3},
        "cards": {"level/no-such-level": gone, "long/no-such-rules/5-5/4-4": gone, "long/duelio/5-5/4-4": gone},
        "days": ["2026-01-01"],
    }
    page.goto(start)
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", json.dumps(stored))
    page.goto(f"{start}learn/progress/")
    expect(page.locator("nardy-progress .is-wrong")).to_have_count(0)
    expect(page.locator("[data-step=six-six] .nardy-stars")).to_have_text("★★★")
    expect(page.locator("nardy-progress li")).to_have_count(2)
    page.goto(f"{start}learn/first-moves/")
    page.locator("nardy-trainer[data-game=long] .nardy-button").first.click()
    expect(page).to_have_url(re.compile("#long/duelio/5-5/4-4$"))
    cards = page.evaluate("JSON.parse(localStorage.getItem('nardy-progress')).cards")
    assert "long/no-such-rules/5-5/4-4" not in cards


def test_progress_is_saved_read_and_erased(page: Page, start: str, tmp_path: Path) -> None:
    page.goto(start)
    mine = {
        "version": 1,
        "levels": {"six-six": 2},
        "cards": {CARD: {"box": 3, "due": "2999-01-01"}},
        "days": ["2026-01-31"],
    }
    page.evaluate("text => localStorage.setItem('nardy-progress', text)", json.dumps(mine))
    page.goto(f"{start}learn/progress/")
    save, read, erase = (page.locator("nardy-progress > .nardy-choices button").nth(number) for number in range(3))
    with page.expect_download() as download:
        save.click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8")) == mine
    other = tmp_path / "other.json"
    theirs = {"levels": {"six-six": 1, "four-four": 3}, "cards": {CARD: {"box": 0, "due": "2026-01-01"}}}
    other.write_text(json.dumps(mine | theirs), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        read.click()
    chooser.value.set_files(other)
    expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
    expect(page.locator("[data-step=six-six] .nardy-stars")).to_have_text("★★☆")
    assert page.evaluate("JSON.parse(localStorage.getItem('nardy-progress')).cards") == mine["cards"]
    other.write_text("<b>no progress</b>", encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        read.click()
    chooser.value.set_files(other)
    expect(page.locator("nardy-progress [role=status]")).not_to_be_empty()
    expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
    erase.click()
    page.locator("dialog button").first.click()
    expect(page.locator("[data-step] .nardy-stars")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('nardy-progress')") is None


def test_a_set_is_a_link_that_leads_from_step_to_step(page: Page, start: str, language: Language) -> None:
    page.goto(f"{start}learn/set/")
    for name in ("one-from-the-head", "five-point", "round-5-5-4-4"):
        page.locator(f"[data-step={name}] input").check()
    address = page.locator("nardy-set input[readonly]").input_value()
    page.goto(address)
    page.locator("nardy-set a.nardy-button").click()
    expect(page).to_have_url(re.compile("learn/long/head/.*#one-from-the-head$"))
    walk = Walk(page, language)
    walk.solve(level_of("long/head", "one-from-the-head", language))
    walk.said("right").locator("a").click()
    expect(page).to_have_url(re.compile("learn/short/points/.*#five-point$"))
    walk = Walk(page, language)
    walk.solve(level_of("short/points", "five-point", language))
    walk.said("right").locator("a").click()
    expect(page).to_have_url(re.compile("learn/disputes/first-round/.*#round-5-5-4-4$"))
    walk = Walk(page, language)
    [asked] = [one for one in rounds.asked_rounds() if one.name == "round-5-5-4-4"]
    for number, row in enumerate(asked.question(language).rows):
        walk.shown().locator("fieldset").nth(number).locator("input").nth(row.right).check()
    walk.press("check")
    expect(walk.said("right").locator("a")).to_have_attribute("href", re.compile("learn/set/"))
