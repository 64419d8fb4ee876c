"""Measures what a reader waits for in a browser: ``make bench-browser`` prints it as a table.

Medians of five, from one run of Chromium. Cold: nothing is in the browser's cache. Warm: a second visit. A target that is
missed is marked, and the exit status is 1.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any, override
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from site_tools import browser as browsers
from site_tools.bench import JUDGED, RUNS
from site_tools.paths import RUNTIME
from site_tools.server import serving

BOARD = {key: value for key, value in JUDGED.items() if key not in {"ask", "lang", "play"}}
# each is refused, and asked once, so that no answer is remembered
REFUSED = ("24/16 24/20", "24/20(2)", "24/20(3)", "24/20(4)", "24/16", "24/12")

# the service worker would fetch the rest of the site meanwhile
KEEP_NOTHING = "try { localStorage.setItem('nardy-offline', 'off') } catch {}"
PLAIN = """async ([loader, options]) => {
  const code = `
    const { loadPyodide } = await import(${JSON.stringify(loader)});
    await loadPyodide(${JSON.stringify(options)});
    postMessage("ready");`;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const start = performance.now();
  const worker = new Worker(address, { type: "module" });
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  return performance.now() - start;
}"""
OURS = """async ([address, question]) => {
  const { engine } = await import(address);
  const start = performance.now();
  engine.warm();
  const reply = await engine.ask(question);
  if (!reply.refusal) throw new Error(JSON.stringify(reply));
  return performance.now() - start;
}"""
WHY_NOT = """async (play) => {
  const message = document.querySelector("nardy-board .nardy-message");
  const input = document.querySelector("nardy-board [name=play]");
  message.replaceChildren();
  input.value = play;
  const told = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (message.querySelector(".nardy-reason")) resolve();
    });
    watch.observe(message, { childList: true, subtree: true });
  });
  const start = performance.now();
  input.form.requestSubmit();
  await told;
  return performance.now() - start;
}"""


@dataclass(frozen=True)
class Row:
    """One line of the table: milliseconds, and the most they may be."""

    what: str
    taken: float
    most: float | None = None

    @property
    def missed(self) -> bool:
        """Tell whether the target is missed."""
        return self.most is not None and self.taken > self.most

    @override
    def __str__(self) -> str:
        target = "" if self.most is None else f"{'MISSED' if self.missed else 'of'} {self.most:,.0f}"
        return f"{self.what:<56}{self.taken:>12,.0f}{target:>16}"


@contextmanager
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A reader who was never here."""
    context = browser.new_context()
    context.add_init_script(KEEP_NOTHING)
    yield context
    context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """Open a page, and wait until it has nothing more to do."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(500)
    return page


def twice(browser: Browser, address: str, script: str, given: list[Any]) -> tuple[float, float]:
    """Run a script on a first and on a second visit, and return the milliseconds of both."""
    taken = []
    with reader(browser) as context:
        for _ in range(2):
            page = visit(context, address)
            taken.append(float(page.evaluate(script, given)))
            page.close()
    return taken[0], taken[1]


def round_trips(browser: Browser, site: str) -> list[float]:
    """Ask beneath a board why a play is refused, until the reason stands on the page."""
    with reader(browser) as context:
        page = visit(context, f"{site}board/?{urlencode(BOARD)}")
        page.locator("nardy-board svg[data-roll='4-4']").wait_for(timeout=60_000)
        page.get_by_role("button", name="Можно ли?").click()
        page.locator("nardy-board [name=play]").wait_for()
        return [float(page.evaluate(WHY_NOT, play)) for play in REFUSED]


def rows(browser: Browser, site: str) -> list[Row]:
    """Return what was measured."""
    manifest = json.loads((RUNTIME / "runtime.json").read_text(encoding="utf-8"))
    home = f"{site}runtime/{manifest['pyodide']['dir']}"
    lock = f"{site}runtime/{manifest['core']['dir']}{manifest['core']['lock']}"
    still, boards = f"{site}about/", f"{site}disputes/head_order/"
    plain, ours = [], []
    for _ in range(RUNS):
        # in turn, so that what slows the machine down slows both
        plain.append(twice(browser, still, PLAIN, [f"{home}pyodide.mjs", {"indexURL": home, "lockFileURL": lock}]))
        ours.append(twice(browser, boards, OURS, [f"{site}assets/js/engine.js", JUDGED]))
    trips = round_trips(browser, site)
    base = median(cold for cold, _ in plain)
    return [
        Row("plain loadPyodide in a worker, cold", base),
        Row("plain loadPyodide in a worker, warm", median(warm for _, warm in plain)),
        Row("our worker, from interest to first answer, cold", median(cold for cold, _ in ours), 0.6 * base),
        Row("our worker, from interest to first answer, warm", median(warm for _, warm in ours), 0.25 * base),
        # the first one warms up what is asked for the first time
        Row("a refusal explained, from the key to the words", median(trips[1:]), 50),
    ]


def main() -> None:
    """Print the table; the exit status is 1 if a target is missed."""
    path = browsers.get()
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=browsers.FLAGS)
        measured = rows(browser, site)
        browser.close()
    print(f"{'milliseconds, medians of five':<56}{'':>12}{'target':>16}")
    for row in measured:
        print(row)
    raise SystemExit(any(row.missed for row in measured))


if __name__ == "__main__":
    main()
