"""The same at the desk, in the school and with files: what is typed, linked and read there stays text."""

import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.hostile import HALVES, KINDS, LINES, cut, some
from tests.site.hostile import BOARD, EVENT, Place, query

# minutes in a browser: for the full run
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

DESK = "nardy-desk.is-live select option"
CASE = {"way": "dice", "matter": "die_on_checker", "flat": "yes"}
TURN = {"event": EVENT, "way": "move", "matter": "move"} | {key: BOARD[key] for key in BOARD if key != "game"}
DESK_SAID = ".nardy-desk-said, nardy-desk .nardy-faults"


def test_links_to_the_desk(place: Place) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    links = {f"event: {name}": query(**CASE, event=text) for name, text in KINDS.items()}
    turn = TURN | {"play": "24/20"}
    rules = {"game": "long", "rules": "common"}
    for key in ("game", "rules", "readings"):
        links |= {f"{key}: {name}": query(**(rules | CASE | {key: text})) for name, text in some().items()}
    for key in ("way", "matter", "flat", "colour"):
        links |= {f"{key}: {name}": query(**({"event": EVENT} | CASE | {key: text})) for name, text in some().items()}
    for key in ("white", "to move", "roll", "play"):
        links |= {f"{key}: {name}": query(**(turn | {key: text})) for name, text in some().items()}
    place.try_all(links, lambda end: place.reopen(end, DESK))
    # no case was ruled on by other rules than those of its link
    expect(place.page.locator(".nardy-ruling h2")).to_have_count(0)


def test_links_to_the_desk_that_may_be_right(place: Place) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    links = cut(query(event=EVENT, **CASE), 6)
    for key in ("ask", "lang", "event name", "white player", "referee", "note", "link", "time", "__proto__"):
        links |= {f"{key}: {name}": query(**({"event": EVENT} | CASE | {key: text})) for name, text in some().items()}
    links |= {"another question": query(event=EVENT, **CASE, ask="rulesets"), "no language": query(**CASE, lang="xx")}
    place.try_all(links, lambda end: place.reopen(end, DESK), may_be_right=True)


def test_what_is_typed_at_the_desk(place: Place) -> None:
    place.said = DESK_SAID
    place.open(f"desk/{query(**TURN)}")
    place.page.locator(".nardy-desk-board input[name=moves]").wait_for()
    for field in ("moves", "play"):
        selector = f".nardy-desk-board input[name={field}]"
        texts = (KINDS | HALVES) if field == "moves" else some()
        place.try_all(
            texts,
            lambda text, selector=selector: place.fill(selector, text),  # type: ignore[misc]
            kept=lambda text, selector=selector: place.value(selector) == text.replace("\n", ""),  # type: ignore[misc]
        )
    place.reopen(query(event=EVENT, **CASE), ".nardy-ruling h2")
    names = [f".nardy-typed input[name='{name}']" for name in ("white player", "black player", "referee", "note")]

    def give(text: str) -> None:
        for name in names:
            place.page.locator(name).evaluate(
                "(field, text) => { field.value = text; field.dispatchEvent(new Event('change')); }", text
            )
        place.settle()
        place.page.locator(".nardy-protocol button").nth(3).click()

    place.try_all(KINDS | HALVES, give, may_be_right=True)
    expect(place.page.locator(".nardy-print.is-ruling")).to_have_count(1)
    expect(place.page.locator(".nardy-kept li")).to_have_count(len(KINDS | HALVES))


def test_transcripts(place: Place) -> None:
    place.said = ".nardy-transcripts [role=status], .nardy-transcripts li"
    place.open("desk/")
    field = "textarea[name=transcript]"
    mat = " 3 point match\n\n Game 1\n Ann : 0 Bob : 0\n 1) 31: 8/5 6/5 "
    texts = KINDS | HALVES | cut(mat, 4)
    texts |= {f"a game with {name}": f"{mat}{text}" for name, text in some().items()}
    texts |= {f"a player called {name}": mat.replace("Ann", text) for name, text in some().items()}
    place.try_all(
        texts,
        lambda text: place.fill(field, text),
        kept=lambda text: place.value(field) == text.replace("\r\n", "\n"),
    )
    files = place.page.locator(".nardy-transcripts input[type=file]").first

    def bring(name: str) -> None:
        files.set_input_files({"name": name, "mimeType": "text/plain", "buffer": BYTES[name]})
        place.settle()
        expect(place.page.locator(".nardy-found h3")).to_have_text(name)

    place.try_all({name: name for name in BYTES}, bring)


BYTES = {
    "<b data-hurt>.mat": b"<script data-hurt>hurt = 1</script>",
    "cp1251.mat": "1) 31: 8/5 6/5 Игрок".encode("cp1251"),
    "utf-16.nardy": LINES.encode("utf-16"),
    "zeros.txt": bytes(5000),
    "every byte.txt": bytes(range(256)) * 20,
    "picture.mat": b"\x89PNG\r\n\x1a\n" + bytes(100),
}


def test_files_with_an_events_rules(place: Place) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    said = {
        **{name: text.encode("utf-8", "replace") for name, text in KINDS.items()},
        **BYTES,
        "a list": b"[1, 2]",
        "a number": b"1e999",
        "lists for words": b'{"game": ["long"], "rules": {"a": 1}}',
        "cut": b'{"game": "long", "rules": "com',
        "many braces": b'{"a":' * 2000,
        "wrong readings": b'{"game": "long", "rules": "common", "readings": {"head": "<b data-hurt>"}}',
    }
    file = place.page.locator(".nardy-event input[type=file]")

    def give(name: str) -> None:
        file.set_input_files({"name": "good.txt", "mimeType": "text/plain", "buffer": b"game: long\nrules: common"})
        place.settle()
        file.set_input_files({"name": "rules.json", "mimeType": "application/json", "buffer": said[name]})
        place.settle()

    place.try_all({name: name for name in said}, give)


PROGRESS: dict[str, Any] = {"version": 1, "levels": {"six-six": 2}, "cards": {}, "days": ["2026-01-31"]}


def test_files_with_progress(place: Place) -> None:
    place.said = "nardy-progress [role=status]"
    place.page.goto(place.start)
    place.page.evaluate("text => localStorage.setItem('nardy-progress', text)", json.dumps(PROGRESS))
    place.open("learn/progress/")
    bad = {
        **{name: text.encode("utf-8", "replace") for name, text in KINDS.items()},
        **BYTES,
        **{f"cut after {end}": json.dumps(PROGRESS)[:end].encode() for end in range(5, 80, 12)},
        "nothing": b"",
        "null": b"null",
        "a list": b"[]",
        "a newer one": b'{"version": 99}',
        "a name that is markup": json.dumps(PROGRESS | {"levels": {"<b data-hurt>": 3}}).encode(),
        "too many stars": json.dumps(PROGRESS | {"levels": {"six-six": 10**30}}).encode(),
        "a day that is markup": json.dumps(PROGRESS | {"days": ["<b data-hurt>"]}).encode(),
        "a card of another make": json.dumps(PROGRESS | {"cards": {"a": "<b data-hurt>"}}).encode(),
        "many lists": b"[" * 20000,
    }
    file = place.page.locator("nardy-progress input[type=file]")

    def read() -> Any:  # noqa: ANN401 - what JSON holds
        return json.loads(place.page.evaluate("localStorage.getItem('nardy-progress')"))

    def give(name: str) -> None:
        place.page.locator(place.said).evaluate("said => said.replaceChildren()")
        file.set_input_files({"name": name, "mimeType": "application/json", "buffer": bad[name]})
        expect(place.page.locator(place.said)).not_to_be_empty()

    place.try_all({name: name for name in bad}, give, kept=lambda _: read() == PROGRESS)
    # names that every object of JavaScript has are names like others
    names = dict.fromkeys(("constructor", "toString", "__proto__", "hasOwnProperty"), 1)
    cards = {name: {"box": 0, "due": "2026-01-31"} for name in names}
    file.set_input_files(
        {
            "name": "names.json",
            "mimeType": "application/json",
            "buffer": json.dumps(PROGRESS | {"levels": names, "cards": cards}).encode(),
        }
    )
    place.page.reload()
    assert read() == PROGRESS | {"levels": {"six-six": 2} | names, "cards": cards}
    expect(place.page.locator("nardy-progress .is-wrong")).to_have_count(0)


def test_links_to_the_school(place: Place) -> None:
    place.said = "nardy-set .is-wrong"
    place.open("learn/set/")
    whole = "long/head/six-six,short/bar/enter"
    sets = {name: query(set=text) for name, text in KINDS.items() if name != "many keys"}
    sets |= {f"one of two is {name}": query(set=f"{whole},{text}") for name, text in some().items()}
    sets |= {"another folder": query(set="../../board,long/../head"), "no such level": query(set="long/head/seven")}
    sets |= {"cut": query(set=whole[:-2]), "wrong bytes": "?set=%ff%fe"}
    place.try_all(sets, lambda end: place.reopen(end, "nardy-set input"))
    for path, live in (
        ("learn/long/head/", ".nardy-steps [aria-current=step]"),
        ("learn/first-moves/", "nardy-trainer button"),
    ):
        place.said = "nardy-trainer[data-game=long] .nardy-message"
        place.open(path)
        hashes = {name: f"#{quote(text)}" for name, text in some().items()}
        hashes |= {"a percent sign": "#%", "wrong bytes": "#%ff%fe", "a quote": "#\"]'", "a slash": "#\\"}
        place.try_all(hashes, lambda end, live=live: place.reopen(end, live), may_be_right=True)  # type: ignore[misc]
        cards = {name: f"#long/{quote(text)}" for name, text in KINDS.items()}
        cards |= {"a percent sign": "#long/%", "cut": "#long/commentary/5-5/", "wrong bytes": "#long/%ff%fe"}
        if "first" in path:
            place.try_all(cards, lambda end, live=live: place.reopen(end, live))  # type: ignore[misc]
