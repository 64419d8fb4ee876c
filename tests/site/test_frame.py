"""The pages as a reader meets them: languages, themes, search, navigation, no script, no other host."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from site_tools.paths import DOCS
from tests.repository import address
from tests.site.conftest import Log
from tests.site.reader import await_scripts

PAGES = [page.relative_to(DOCS / "ru").with_suffix("").as_posix() for page in sorted((DOCS / "ru").rglob("*.md"))]


@pytest.mark.slow  # there are many; the quick run reads them without a browser, in test_built_pages
@pytest.mark.timeout(900)
def test_every_page_opens_without_an_error(page: Page, start: str, language: str, log: Log) -> None:
    for name in PAGES:
        answer = page.goto(start + address(name))
        assert answer is not None
        assert answer.ok, name
        assert page.locator("html").get_attribute("lang") == language, name
        expect(page.locator("h1")).to_be_visible()
        assert not log.errors, name


@pytest.mark.parametrize("name", [PAGES[0], PAGES[-1]])
def test_the_language_switch_stays_on_the_page(page: Page, site: str, name: str) -> None:
    page.goto(site + address(name))
    for language, there in (("en", f"{site}en/{address(name)}"), ("ru", site + address(name))):
        page.locator(".md-select button").focus()
        page.locator(f".md-select__link[hreflang={language}]").click()
        expect(page).to_have_url(there)
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_theme_is_remembered_across_languages(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(site)
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    toggle = page.locator("[data-md-component=palette] label:visible")
    toggle.click()
    expect(body).to_have_attribute("data-md-color-media", "(prefers-color-scheme: light)")
    toggle.click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(f"{site}en/")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")


@pytest.mark.parametrize(
    ("written", "word"), [("ru", "нард"), ("ru", "чёрные"), ("ru", "черные"), ("ru", "ЧЕРНЫЕ"), ("en", "nardy")]
)
def test_search_finds_a_word(page: Page, site: str, written: str, word: str) -> None:
    page.goto(site if written == "ru" else f"{site}en/")
    page.locator("[data-md-component=search-query]").focus()
    # the theme says so when the index is there
    expect(page.locator(".md-search-result__meta")).to_contain_text("Начните" if written == "ru" else "Type")
    page.keyboard.type(word)
    # Cyrillic letters are put in without a key, and the theme listens to keys
    page.keyboard.press("End")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    expect(page.locator(".md-search-result__item mark").first).to_be_attached()
    expect(page.locator(".md-search-result__terms")).to_have_count(0)


@pytest.mark.parametrize(
    ("written", "word", "chapter"),
    [
        ("ru", "марс", "long/result/"),
        ("ru", "голова", "long/head/"),
        ("ru", "удвоение", "short/cube/"),
        ("ru", "выбрасывание", "glossary/"),
        ("en", "gammon", "short/result/"),
        ("en", "bear off", "long/bearing_off/"),
    ],
)
def test_search_finds_the_chapter_before_what_only_mentions_the_word(
    page: Page, site: str, written: str, word: str, chapter: str
) -> None:
    page.goto(f"{site}{'' if written == 'ru' else 'en/'}?{urlencode({'q': word})}")
    expect(page.locator(".md-search-result__item a").first).to_have_attribute("href", re.compile(rf"/{chapter}\?h="))


def test_instant_navigation_keeps_the_page_and_what_runs_in_it(page: Page, start: str, language: str) -> None:
    page.goto(start)
    await_scripts(page)
    page.evaluate("window.kept = true")
    page.locator(".md-tabs a, .md-nav--primary a, .md-footer a").locator("visible=true").last.click()
    expect(page).not_to_have_url(start)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.kept")
    assert page.locator("script[type=module][src$='assets/js/board.js']").count() == 1


def test_a_link_within_the_page_leaves_its_boards_as_they_are(page: Page, start: str) -> None:
    page.goto(f"{start}long/head/")
    await_scripts(page)
    page.evaluate("document.querySelector('nardy-board').kept = true")
    link = page.locator("article a[href*='#long']").locator("visible=true").first
    place = link.get_attribute("href") or ""
    link.click()
    expect(page).to_have_url(re.compile(re.escape(place.partition("#")[2]) + "$"))
    page.wait_for_load_state("networkidle")
    page.go_back()
    expect(page).to_have_url(f"{start}long/head/")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.querySelector('nardy-board').kept")


def test_a_link_within_the_page_leads_to_its_place_each_time(page: Page, start: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{start}long/head/")
    await_scripts(page)
    place = page.locator("article h2[id]").last
    for time in range(2):
        page.locator(".md-header label[for=__drawer]").click()
        if not time:
            page.locator("label[for=__toc]").locator("visible=true").first.click()
        page.locator(f".md-nav--secondary a[href$='#{place.get_attribute('id')}']").first.click()
        expect(page.locator("#__drawer")).not_to_be_checked()
        expect(place).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")


def test_what_other_sites_add_to_a_link_leaves_the_address(page: Page, start: str) -> None:
    board = "game=long&white=24%3A15&black=24%3A15&to+move=white&roll=6-5"
    page.goto(f"{start}board/?{board}&utm_source=chat&fbclid=a%2Fb&ysclid=1")
    expect(page).to_have_url(re.compile(r"\?game=long&white=24%3A15[^?]*roll=6-5"))
    assert not re.search("utm|clid", page.url)
    expect(page.locator(".nardy-message").first).to_be_empty()


def test_the_way_to_a_page_stands_above_it(page: Page, start: str) -> None:
    page.goto(f"{start}disputes/head/")
    links = page.locator(".md-path a")
    assert [link.evaluate("link => link.href") for link in links.all()] == [
        start,
        f"{start}disputes/",
        f"{start}disputes/head/",
    ]
    links.nth(1).click()
    expect(page).to_have_url(f"{start}disputes/")


# from the start page, by the words of links, in three steps at most
WALKS = {
    "may he take two from the head with 4-4 after my 5-5?": ("disputes/head/", {
        "ru": ["две с головы при 4-4, если соперник начал с 5-5"], "en": ["two leave the head with 4-4 when"],
    }),
    "how many points is a koks worth?": ("disputes/worth/", {
        "ru": ["Сколько очков стоит кокс"], "en": ["How many points is a koks worth"],
    }),
    "the die lies on a checker": ("disputes/die_on_checker/", {
        "ru": ["Все споры", "Кость на шашке"], "en": ["All disputes", "die on a checker"],
    }),
}  # fmt: skip


@pytest.mark.parametrize("question", WALKS)
def test_a_question_is_answered_in_three_steps(page: Page, start: str, language: str, question: str) -> None:
    there, steps = WALKS[question]
    assert len(steps[language]) <= 3
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(start)
    for words in steps[language]:
        here = page.locator("article h1").inner_text()
        page.locator("article a").filter(has_text=words).first.click()
        expect(page.locator("article h1")).not_to_have_text(here)
    expect(page).to_have_url(start + there)
    # the answer: what each reading says of the same board or case, and who holds it
    expect(page.locator("article .nardy-compare").first).to_be_visible()
    expect(page.locator("article .nardy-voices").first).to_be_visible()


def test_a_missing_page_says_so_in_the_language_asked_for(page: Page, start: str, language: str, log: Log) -> None:
    answer = page.goto(f"{start}no-such-page/")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_contain_text("404")
    ways = page.locator("article a")
    assert ways.count() > 8
    for way in ways.all():
        assert page.request.get(str(way.evaluate("link => link.href"))).ok
    other = "en" if language == "ru" else "ru"
    expect(page.locator(f"article a[hreflang={other}]")).to_have_count(1)
    # the browser itself notes that the page was not found, and nothing else
    assert len(log.errors) == 1
    log.errors.clear()


def test_without_scripts_text_boards_and_readings_are_there(browser: Browser, start: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(start)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("svg.nardy-board").first).to_be_visible()
    expect(page.locator(".nardy-verdict").first).to_be_visible()
    context.close()


def test_the_search_index_holds_no_board(page: Page, start: str) -> None:
    index = page.request.get(f"{start}search/search_index.json").text()
    assert "nardy" in index
    assert "givens" not in index
    assert "nardy-checker" not in index
