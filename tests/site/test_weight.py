"""What a page weighs before anybody touches it: as it travels from a host that knows only gzip, and with nothing of Python."""

import pytest
from playwright.sync_api import Page

from tests.site.conftest import Log
from tests.site.reader import await_scripts

MOST = 300_000  # bytes, compressed
# the quick run weighs these
HEAVIEST = {"desk/", "disputes/head/", "embed/", "first-round/", "learn/long/head/"}
PAGES = (
    "",
    "about/",
    "authorities/commentary/",
    "board/",
    "desk/",
    "differences/",
    "disputes/head/",
    "embed/",
    "first-round/",
    "glossary/",
    "learn/",
    "learn/first-moves/",
    "learn/long/head/",
    "learn/strategy/long-opening/",
    "long/head/",
    "notation/",
    "odds/",
    "short/hitting/",
    "table/",
)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in HEAVIEST else pytest.mark.slow) for name in PAGES]
)
def test_a_page_is_light_until_it_is_touched(page: Page, site: str, log: Log, name: str) -> None:
    travelled: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: travelled.append(event["encodedDataLength"]))
    page.set_extra_http_headers({"Accept-Encoding": "gzip"})
    page.goto(f"{site}{name}")
    await_scripts(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    assert len(travelled) > 5
    assert sum(travelled) <= MOST
    assert not [url for url in log.requests if "/runtime/" in url or "/search_index" in url]
    assert not page.workers or all("/workers/search." in worker.url for worker in page.workers)
