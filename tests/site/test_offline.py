"""The site without a network: what one visit saves, the switch that undoes it, the notice of a new version."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from narde_core.lessons.puzzle import Puzzle
from site_tools import offline
from site_tools.paths import SITE
from site_tools.server import Handler, serving
from tests.site.boards import Live
from tests.site.reader import await_scripts
from tests.site.walk import Walk, level_of, steps_of

CARD = "long/commentary/5-5/4-4"
# never opened before the network is cut
UNSEEN = ("disputes/head/", "short/cube/", "glossary/")
CACHES = "() => caches.keys()"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
STATE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active.postMessage({ kind: "state" }, [port2]);
  return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
}"""
WHOLE = f"async () => Object.values(await ({STATE})()).every((part) => part.saved === part.files)"
PAGES = (
    f"async () => {{ const {{ ru, en }} = await ({STATE})(); return ru.saved === ru.files && en.saved === en.files; }}"
)
ANSWER = """async (address) => {
  const { engine } = await import(address);
  const white = "24:15";
  return engine.ask({ ask: "plays", lang: "en", game: "long", rules: "commentary", white, black: white, "to move": "white", roll: "6-5" });
}"""


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A reader whose browser lets service workers in."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def cut(reader: BrowserContext, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Cuts the network: for the pages, and at the server, for the browser does not keep its service workers from it."""

    def hang_up(handler: Handler) -> None:
        handler.close_connection = True

    def act() -> None:
        reader.set_offline(True)
        monkeypatch.setattr(Handler, "do_GET", hang_up)

    return act


def visit(reader: BrowserContext, address: str) -> Page:
    """Open a page, move the pointer, and stay until everything is saved."""
    page = reader.new_page()
    page.goto(address)
    page.mouse.move(40, 40)
    wait_for(page, WHOLE)
    return page


def wait_for(page: Page, condition: str) -> None:
    """Wait until an asynchronous condition holds in the page."""
    end = time.monotonic() + 90
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(250)


@pytest.mark.timeout(900)
def test_after_one_visit_every_page_and_the_core_work_without_a_network(
    reader: BrowserContext, site: str, cut: Callable[[], None]
) -> None:
    page = visit(reader, site)
    cut()
    for language in ("", "en/"):
        for name in UNSEEN:
            answer = page.goto(f"{site}{language}{name}")
            assert answer is not None
            assert answer.from_service_worker
            expect(page.locator("html")).to_have_attribute("lang", language.strip("/") or "ru")
            expect(page.locator("article h1")).to_be_visible()
            # drawn with the saved style, not bare
            assert page.locator("header.md-header").evaluate("it => getComputedStyle(it).position") == "sticky"
    page.goto(f"{site}no-such-page/")
    expect(page.locator("h1")).to_contain_text("404")
    page.goto(f"{site}en/disputes/head/")
    reply = page.evaluate(ANSWER, f"{site}assets/js/engine.js")
    assert reply["ok"]
    assert reply["plays"]


# what stands behind the question mark tells the page what to show, and is not part of its name
BOARD = "game=short&rules=world-rules&white=24%3A2+13%3A13&black=24%3A2+13%3A13&to+move=black&roll=3-1"
DRAWN = "svg.nardy-board[data-roll='3-1'][data-to-move=black]"
CLICK = (
    "address => { const [link] = document.querySelectorAll('.md-nav__link[href]'); link.href = address; link.click(); }"
)
LINKS = {
    f"board/?{BOARD}": DRAWN,
    f"board?{BOARD}": DRAWN,
    f"board/index.html?{BOARD}": DRAWN,
    "desk/?event=long.common&way=dice&matter=die_on_checker&flat=yes": ".nardy-ruling h2",
    "learn/set/?set=long/head/six-six,short/bar/enter": "nardy-set a[href*='/head/']",
    "?from=a+letter": "article h1",
}


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_link_with_a_question_opens_without_a_network(
    reader: BrowserContext, site: str, cut: Callable[[], None]
) -> None:
    page = visit(reader, f"{site}en/about/")
    # a redirection that was seen on the way does not stand in for another
    page.goto(f"{site}en/board?game=long")
    cut()
    for link, shown in LINKS.items():
        answer = page.goto(f"{site}en/{link}")
        assert answer is not None
        assert answer.from_service_worker
        assert answer.ok
        expect(page.locator(shown).first).to_be_visible(timeout=90_000)
    # by a click, too, which the theme answers with a request of its own
    with page.expect_response("**/sitemap.xml"):  # by which the theme knows what it may fetch
        page.goto(f"{site}en/about/")
    await_scripts(page)
    page.evaluate("globalThis.untouched = true")
    page.evaluate(CLICK, f"{site}en/board/?{BOARD}")
    expect(page.locator(DRAWN)).to_be_visible()
    assert page.evaluate("globalThis.untouched")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_school_works_without_a_network(reader: BrowserContext, site: str, cut: Callable[[], None]) -> None:
    page = visit(reader, f"{site}en/about/")
    cut()
    page.goto(f"{site}en/learn/short/points/#five-point")
    Walk(page, "en").solve(level_of("short/points", "five-point", "en"))
    page.goto(f"{site}en/learn/strategy/short-safety/#direct-shot")
    walk = Walk(page, "en")
    asked = next(one.step for one in steps_of("strategy/short-safety", "en") if one.name == "direct-shot")
    assert isinstance(asked, Puzzle)
    walk.choose(asked, right=True)
    expect(walk.said("right")).to_be_visible()
    page.goto(f"{site}en/learn/first-moves/#{CARD}")
    page.locator("nardy-trainer[data-game=long]").get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".nardy-said-of-it.is-wrong")).to_contain_text("Duelio", timeout=90_000)
    page.goto(f"{site}en/learn/first-moves/#short/3-1")
    live = Live(page, page.locator("nardy-trainer[data-game=short] nardy-board"))
    live.drag(8, 5)
    live.drag(6, 5)
    expect(page.locator(".nardy-said-of-it.is-right")).to_contain_text("makes the 5-point")
    page.goto(f"{site}en/learn/progress/")
    for name in ("five-point", "direct-shot"):
        expect(page.locator(f"[data-step={name}] .nardy-stars")).to_have_text("★★★")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_of_python_is_fetched_before_the_reader_shows_interest(reader: BrowserContext, site: str) -> None:
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))
    page = reader.new_page()
    page.goto(site)
    wait_for(page, PAGES)
    assert asked
    assert not [url for url in asked if "/runtime/" in url]


@pytest.mark.slow
def test_a_reader_who_saves_data_is_asked_first(reader: BrowserContext, site: str) -> None:
    reader.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page = reader.new_page()
    page.goto(f"{site}en/about/")
    page.mouse.move(40, 40)
    line = page.locator("nardy-offline")
    expect(line).to_contain_text("Not everything is saved")
    assert page.evaluate(WORKERS) == 0


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", ["button", "address"])
def test_what_is_saved_can_be_erased_and_stays_away(reader: BrowserContext, site: str, way: str) -> None:
    page = visit(reader, f"{site}en/about/")
    line = page.locator("nardy-offline")
    expect(line).to_contain_text("The whole site is saved")
    if way == "button":
        line.get_by_role("button", name="Erase").click()
    else:
        page.goto(f"{site}en/about/?sw=off")
    expect(line).to_contain_text("not kept in this browser")
    wait_for(page, "async () => (await caches.keys()).length === 0")
    page.goto(site)
    page.wait_for_timeout(1500)
    assert page.evaluate(WORKERS) == 0
    assert page.evaluate(CACHES) == []
    page.goto(f"{site}en/about/")
    line.get_by_role("button", name="Keep").click()
    wait_for(page, WHOLE)
    expect(line).to_contain_text("The whole site is saved")


# room for nothing at all; for what all pages share, but not for the rest
@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("room", [1, 3_000_000])
def test_a_browser_without_room_says_so_and_may_be_tried_again(reader: BrowserContext, site: str, room: int) -> None:
    page = reader.new_page()
    session = reader.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.rstrip("/"), "quotaSize": room})
    reader.add_init_script("localStorage.setItem('nardy-offline', 'off')")
    page.goto(f"{site}en/about/")
    line = page.locator("nardy-offline")
    line.get_by_role("button", name="Keep it").click()
    expect(line).to_contain_text("the browser has no room", timeout=90_000)
    # the page itself is as it was
    reply = page.evaluate(ANSWER, f"{site}assets/js/engine.js")
    assert reply["ok"]
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.rstrip("/")})
    line.get_by_role("button").first.click()
    expect(line).to_contain_text("The whole site is saved", timeout=90_000)


@pytest.mark.parametrize("way", ["asked for", "by itself"])
def test_where_the_worker_cannot_be_fetched_it_is_said_and_may_be_tried_again(
    reader: BrowserContext, site: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    thrown: list[str] = []
    reader.on("weberror", lambda error: thrown.append(str(error.error)))
    page = reader.new_page()
    line = page.locator("nardy-offline")
    with monkeypatch.context() as without:
        serve = Handler.do_GET

        def hang_up(handler: Handler) -> None:
            if handler.path.endswith("/sw.js"):
                handler.close_connection = True
            else:
                serve(handler)

        without.setattr(Handler, "do_GET", hang_up)
        page.goto(f"{site}en/about/{'?sw=off' if way == 'asked for' else ''}")
        if way == "asked for":
            line.get_by_role("button", name="Keep it").click()
        expect(line).to_contain_text("the network is gone")
        line.get_by_role("button", name="Keep it").click()
        expect(line).to_contain_text("the network is gone")
    line.get_by_role("button", name="Keep it").click()
    wait_for(page, "async () => Boolean(navigator.serviceWorker.controller)")
    assert thrown == []


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_new_version_is_told_and_taken(reader: BrowserContext, tmp_path: Path) -> None:
    copy = copy_of_site(tmp_path)
    with serving(copy) as address:
        page = reader.new_page()
        page.goto(address)
        wait_for(page, "async () => Boolean(navigator.serviceWorker.controller)")
        publish(copy)
        page.goto(f"{address}long/")
        take(page)
        tried = "getComputedStyle(document.documentElement).getPropertyValue('--nardy-tried').trim()"
        assert page.evaluate(tried) == "new"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_progress_survives_a_new_version(reader: BrowserContext, tmp_path: Path) -> None:
    copy = copy_of_site(tmp_path)
    with serving(copy) as address:
        page = reader.new_page()
        page.goto(f"{address}learn/long/head/#four-four")
        Walk(page, "ru").solve(level_of("long/head", "four-four", "ru"))
        page.goto(f"{address}learn/first-moves/#{CARD}")
        page.locator("nardy-trainer[data-game=long]").get_by_role("button", name="2", exact=True).click()
        expect(page.locator(".nardy-said-of-it.is-wrong")).to_be_visible()
        wait_for(page, "async () => Boolean(navigator.serviceWorker.controller)")
        kept = page.evaluate("localStorage.getItem('nardy-progress')")
        publish(copy)
        page.goto(f"{address}learn/progress/")
        take(page)
        assert page.evaluate("localStorage.getItem('nardy-progress')") == kept
        expect(page.locator("[data-step=four-four] .nardy-stars")).to_have_text("★★★")
        expect(page.locator(f"nardy-progress a[href$='#{CARD}']")).to_be_visible()


def copy_of_site(folder: Path) -> Path:
    """A copy of the site that a test may change; the runtime, which is large, is only linked to."""
    copy = copytree(SITE, folder / "site", ignore=lambda where, _: ["runtime"] if Path(where) == SITE else [])
    (copy / "runtime").symlink_to(SITE / "runtime")
    return copy


def publish(copy: Path) -> None:
    """Put a new version in the place of the site's copy: a style and a script of the school are other than before."""
    for names, more in (
        ("css/nardy.*.css", ":root { --nardy-tried: new }"),
        ("js/learn/elements.js", "// of a new version"),
    ):
        (file,) = (copy / "assets").glob(names)
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{more}\n", encoding="utf-8")
    offline.apply(copy)


def take(page: Page) -> None:
    """Take the new version that the page tells of."""
    notice = page.locator(".nardy-news")
    expect(notice).to_contain_text("Есть новая версия")
    with page.expect_navigation():
        notice.get_by_role("button", name="Обновить").click()
    expect(notice).to_have_count(0)


def test_it_can_be_installed(open_page: Page, language: str) -> None:
    link = open_page.locator("link[rel=manifest]").evaluate("it => it.href")
    manifest = json.loads(open_page.request.get(link).text())
    assert manifest["lang"] == language

    def resolve(path: str) -> str:
        return str(open_page.evaluate("([path, base]) => new URL(path, base).href", [path, link]))

    assert resolve(manifest["start_url"]) == open_page.url
    for icon in manifest["icons"]:
        answer = open_page.request.get(resolve(icon["src"]))
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
