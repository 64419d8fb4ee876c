"""A real browser over the built site, and what must hold of every page that any test opens."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from narde_core.wording import LANGUAGES
from site_tools import browser as browsers
from site_tools.paths import SITE
from site_tools.server import serving
from tests.site.hostile import Place
from tests.site.reader import show_interest

# a busy machine is slow, not wrong
expect.set_options(timeout=60_000)


# what these ask is hardly a matter of language
IN_ONE_LANGUAGE = {
    "test_board.py",
    "test_board_page.py",
    "test_board_turns.py",
    "test_engine.py",
    "test_figures.py",
    "test_games.py",
    "test_print.py",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The quick run asks much in one language only, Russian and English by turns; the full run asks all in both."""
    asked = [
        item for item in items if item.path.name in IN_ONE_LANGUAGE and "language" in getattr(item, "fixturenames", ())
    ]
    names = list(dict.fromkeys(item.nodeid.partition("[")[0] for item in asked))
    for item in asked:
        assert isinstance(item, pytest.Function)
        turn = names.index(item.nodeid.partition("[")[0])
        if item.callspec.params["language"] != LANGUAGES[turn % len(LANGUAGES)]:
            item.add_marker("slow")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, with a slash at the end."""
    assert (SITE / "index.html").is_file(), "the site is not built: make build"
    with serving() as address:
        yield address


@pytest.fixture(scope="session", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def start(site: str, language: str) -> str:
    """The address of one language's start page."""
    return site if language == "ru" else f"{site}en/"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium: a missing one is an error, never a skip."""
    found = browsers.find()
    assert found, "no Chromium was found: make test gets one"
    return {**browser_type_launch_args, "executable_path": found, "args": browsers.FLAGS}


class Log:
    """What a context asked for and said: every request, every error of the console or of a script."""

    def __init__(self, context: BrowserContext) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(f"{message.type}: {message.text} ({message.location['url']})")


# what is saved in the background would be counted as the page's own requests
KEEP_NOTHING = "try { localStorage.setItem('nardy-offline', 'off') } catch {}"


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """A browser without the service worker; tests/site/test_offline.py opens its own."""
    context.add_init_script(KEEP_NOTHING)
    return context


@pytest.fixture(autouse=True)
def log(context: BrowserContext, site: str) -> Iterator[Log]:
    """What was asked for and said; after the test it must hold no other host and no error that the test left in it."""
    written = Log(context)
    yield written
    foreign = [url for url in written.requests if not url.startswith((site, "data:", "blob:"))]
    assert not foreign, f"asked another host: {foreign}"
    assert not written.errors


@pytest.fixture
def open_page(page: Page, start: str) -> Page:
    """The start page of one language."""
    page.goto(start)
    return page


@pytest.fixture
def desk(page: Page, context: BrowserContext, start: str, log: Log) -> Iterator[Page]:
    """The desk, with its rules loaded and the network gone."""
    page.goto(f"{start}desk/")
    show_interest(page)
    page.locator(".nardy-composer select").first.wait_for(state="attached", timeout=60_000)
    context.set_offline(True)
    yield page
    # the browser wants the page's icon again whenever the address changes; nothing else may be asked for
    log.errors[:] = [error for error in log.errors if not error.endswith("/icons/icon.svg)")]


@pytest.fixture
def place(page: Page, log: Log, site: str, language: str) -> Place:
    """A page that has not been opened yet."""
    return Place(page, log.errors, site, language)
