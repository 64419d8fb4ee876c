"""The worker with the rules core: one a tab, kept while the page changes, and what happens when it fails."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from site_tools.paths import SITE
from tests.site.boards import Live, live, reading, wake
from tests.site.conftest import Log

LOADING = {"ru": "загружаются", "en": "Loading"}
STOPPED = {"ru": "остановились", "en": "stopped"}
# a worker that starts, and dies of every question
MORTAL = """
navigator.locks.request(`nardy-core ${self.name}`, () => new Promise(() => {}));
self.addEventListener("message", () => self.close());
self.postMessage({ kind: "ready" });
"""
FAILED = {"ru": "не загрузились", "en": "could not be loaded"}


@pytest.fixture
def dispute(page: Page, start: str) -> Page:
    """A page with boards that is not too long."""
    page.goto(f"{start}disputes/head_order/")
    return page


def board(page: Page) -> Live:
    """The first board of the page."""
    return live(page, "nardy-board")


def answered(asked: Live) -> None:
    """Ask whether the turn may be passed, and wait for the refusal."""
    asked.ask("pass")
    expect(asked.message.locator(".nardy-reason")).to_be_visible(timeout=90_000)


def core(page: Page) -> list[str]:
    """The workers of the page that run the core."""
    return [worker.url for worker in page.workers if worker.url.endswith("/js/worker.js")]


def test_a_reader_who_only_reads_loads_nothing(dispute: Page, log: Log) -> None:
    wake(dispute)
    dispute.mouse.wheel(0, 2000)
    dispute.wait_for_timeout(500)
    assert not core(dispute)
    assert not [url for url in log.requests if "/runtime/" in url]


def test_one_worker_serves_all_boards_and_outlives_the_page(dispute: Page, log: Log) -> None:
    answered(board(dispute))
    answered(Live(dispute, dispute.locator("nardy-board").nth(1)))
    assert len(core(dispute)) == 1
    fetched = [url for url in log.requests if "/runtime/" in url]
    assert not [url for url in fetched if url.endswith("python_stdlib.zip")]
    dispute.evaluate("globalThis.untouched = true")
    dispute.locator(".md-nav__link[href$='disputes/head/'], .md-nav__link[href$='../head/']").first.click()
    expect(dispute).to_have_url(re.compile("/disputes/head/$"))
    answered(reading(dispute, "natural_obstacle"))
    assert dispute.evaluate("globalThis.untouched")
    assert len(core(dispute)) == 1
    assert [url for url in log.requests if "/runtime/" in url] == fetched


def test_what_is_loaded_is_told_in_megabytes(dispute: Page, language: str) -> None:
    held: list[Route] = []
    dispute.route(re.compile(r"pyodide\.asm\.wasm$"), lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks its handlers, which a builtin method cannot bear
    asked = board(dispute)
    asked.ask("pass")
    bar = asked.message.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(asked.message).to_contain_text(re.compile(rf"{LOADING[language]}.* [1-9][.,]\d "), timeout=90_000)
    held[0].continue_()
    expect(asked.message.locator(".nardy-reason")).to_be_visible(timeout=90_000)


def test_a_failed_download_is_said_and_tried_again(dispute: Page, language: str, log: Log) -> None:
    broken = re.compile("/runtime/")
    dispute.route(broken, lambda route: route.abort())
    asked = board(dispute)
    asked.ask("pass")
    expect(asked.message).to_contain_text(FAILED[language], timeout=90_000)
    assert asked.element.get_by_role("textbox").input_value() == "pass"
    dispute.unroute(broken)
    asked.message.get_by_role("button").first.click()
    expect(asked.message.locator(".nardy-reason")).to_be_visible(timeout=90_000)
    # the browser notes each request that failed, and nothing else
    assert all("ERR_FAILED" in error for error in log.errors), log.errors
    log.errors.clear()


@pytest.mark.parametrize("damage", ["short", "changed", "missing"])
def test_a_damaged_snapshot_is_not_used(dispute: Page, log: Log, damage: str) -> None:
    manifest = json.loads((SITE / "runtime" / "runtime.json").read_text())
    # not the large file is changed but what is expected of it, which comes to the same
    if damage == "short":
        manifest["core"]["files"]["core.snapshot"]["bytes"] += 1
    elif damage == "changed":
        manifest["core"]["sha256"] = "0" * 64
    else:
        manifest["core"]["snapshot"] = "no.snapshot"
        manifest["core"]["files"]["no.snapshot"] = manifest["core"]["files"]["core.snapshot"]
    dispute.route(re.compile(r"runtime\.json$"), lambda route: route.fulfill(json=manifest))
    answered(board(dispute))
    assert [url for url in log.requests if url.endswith("python_stdlib.zip")]


DEATHS = {
    "closed": "self.close()",
    "threw": "setTimeout(() => { throw new Error('out of memory') })",
}


@pytest.mark.parametrize("death", DEATHS)
def test_a_dead_worker_is_replaced_without_loss(dispute: Page, log: Log, death: str) -> None:
    asked = board(dispute)
    answered(asked)
    worker = next(worker for worker in dispute.workers if worker.url.endswith("/js/worker.js"))
    with worker.expect_event("close"):
        worker.evaluate(DEATHS[death])
    asked.message.locator(".nardy-close").click()
    expect(asked.message).to_be_empty()
    answered(asked)
    log.errors.clear()


def test_a_worker_that_dies_of_the_question_is_said_and_tried_again(dispute: Page, language: str) -> None:
    broken = re.compile(r"/js/worker\.js$")
    dispute.route(broken, lambda route: route.fulfill(body=MORTAL, content_type="text/javascript"))
    asked = board(dispute)
    asked.ask("pass")
    expect(asked.message).to_contain_text(STOPPED[language])
    assert asked.element.get_by_role("textbox").input_value() == "pass"
    dispute.unroute(broken)
    asked.message.get_by_role("button").first.click()
    expect(asked.message.locator(".nardy-reason")).to_be_visible(timeout=90_000)


def test_only_the_last_question_is_answered(dispute: Page, language: str) -> None:
    asked = board(dispute)
    for play in ("1/off", "2/off", "pass"):
        asked.ask(play)
    expect(asked.message.locator("strong")).to_contain_text("pass", timeout=90_000)
    answered(asked)
    assert asked.language == language
