"""What tests of the referee's desk share: how it is asked, and what it must say."""

import json
from pathlib import Path
from typing import Any

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
        if any(not other["same"] for other in reply["ruling"]["others"]):
            expect(ruling).to_contain_text(group["told by"])


def options(desk: Page) -> Locator:
    return desk.locator(".nardy-choices button")


def text_of(file: Download) -> str:
    return Path(file.path()).read_text(encoding="utf-8")
