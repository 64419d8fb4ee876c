"""What tests of the referee's desk share: how it is asked, and what it must say."""

import json
import re
from pathlib import Path
from typing import Any, TypedDict

from playwright.sync_api import Download, Locator, Page, expect

from narde_core.bridge import answer

PHONE = {"has_touch": True, "viewport": {"width": 390, "height": 800}}
DISPUTED = {"white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4", "play": "24/20(2)"}


def core(language: str, **given: str) -> Any:  # noqa: ANN401 - what JSON holds
    """What the core says of a case."""
    request = {"ask": "rule", "lang": language, "event": "long.common"} | {
        k.replace("_", " "): v for k, v in given.items()
    }
    return json.loads(answer(json.dumps(request)))


def told(desk: Page, reply: dict[str, Any]) -> None:
    """The page shows this ruling, word for word."""
    ruling = desk.locator(".nardy-ruling")
    expect(ruling.locator("h2")).to_have_text(reply["ruling"]["verdict"])
    expect(ruling.locator("h2")).to_be_focused()
    for ground in reply["ruling"]["grounds"]:
        expect(ruling).to_contain_text(ground["reason"])
        expect(ruling).to_contain_text(ground["source"])
    for group in reply["ruling"]["others"]:
        if not reply["ruling"]["agree"]:
            expect(ruling).to_contain_text(group["told by"])


def options(desk: Page) -> Locator:
    return desk.locator(".nardy-choices button")


def tap(one: Locator) -> None:
    """Tap what has been there for a while: two taps at once on one spot count as one."""
    expect(one).to_be_visible()
    one.page.wait_for_timeout(350)
    one.tap()


def text_of(file: Download) -> str:
    return Path(file.path()).read_text(encoding="utf-8")


class Shown(TypedDict):
    """A ruling as it is drawn on the page."""

    verdict: str
    grounds: list[dict[str, str]]
    demand: dict[str, Any]
    others: list[dict[str, str]]
    agree: str


DRAWN = """() => {
    const ruling = document.querySelector(".nardy-ruling");
    const bare = (element, left) => {
        const copy = element.cloneNode(true);
        for (const one of copy.querySelectorAll(left)) one.remove();
        return copy.textContent.trim();
    };
    const grounds = (part) => [...part.querySelectorAll(":scope > .nardy-ground")].map((ground) => ({
        reason: ground.querySelector(".nardy-reason").textContent,
        source: [...ground.querySelectorAll(".nardy-source")].map((one) => bare(one, "strong, a")).join("")
            .replace(/^[^:]*: /, ""),
    }));
    const demand = ruling.querySelector(".nardy-demand");
    const others = [...ruling.querySelectorAll(".nardy-others > p")];
    return {
        verdict: ruling.querySelector("h2").textContent,
        grounds: grounds(ruling),
        demand: demand && { verdict: demand.querySelector(":scope > p").textContent, grounds: grounds(demand) },
        others: others.filter((one) => one.className).map((one) => ({
            verdict: one.querySelector("strong").textContent,
            by: bare(one, "strong, .nardy-same"),
        })),
        agree: others.filter((one) => !one.className).map((one) => one.textContent).join(""),
    };
}"""


def shown(desk: Page) -> Shown:
    """The ruling as its text stands on the page, part by part."""
    drawn: Shown = desk.evaluate(DRAWN)
    return drawn


def copied(desk: Page) -> tuple[str, dict[str, str]]:
    """The protocol that the page gives to be copied, and its time and link as the core is told of them.

    The browser is left no clipboard, so that the page shows the text.
    """
    desk.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    desk.locator(".nardy-protocol button").nth(1).click()
    protocol = desk.locator(".nardy-protocol .nardy-desk-told textarea").input_value()
    lines = protocol.splitlines()
    time = next(line for line in lines if re.search(r": \d{4}-\d\d-\d\d \d\d:\d\d$", line))
    link = next(line for line in lines if "://" in line)
    return protocol, {"time": time.split(": ", 1)[1], "link": link.split(": ", 1)[1]}
