"""Whatever a link, a paste or a file brings stays text: no markup, no script, no error, and an answer in words.

Each place that takes text from outside is opened once and given every kind of text in turn.
"""

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus, urlencode

import pytest
from playwright.sync_api import Dialog, Page, expect

from site_tools.server import serving
from tests.hostile import GNUBG, HALVES, KINDS, LINES, MARKED, OGID, XGID, cut, some
from tests.site.conftest import Log

BOARD = {"game": "long", "white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4"}
EVENT = "long.common"
LETTERS = {"ru": "[а-яё]", "en": "[a-z]"}
NOT_FOR_PEOPLE = re.compile(r"Traceback|undefined|\[object|\bNaN\b|Exception|Error\b|\bNone\b|\{\w*\}")
LONGEST_ANSWER = 2500
# a page is put in its own place again under another address, as the theme does when a link is clicked
OPEN = """async (end) => {
  history.replaceState(history.state, "", location.pathname + end);
  const text = await (await fetch(location.pathname)).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  document.querySelector("article").replaceWith(document.importNode(page.querySelector("article"), true));
}"""
# questions are answered in their order: when this one is, so are those that the page asked before it
SETTLE = """async (address) => {
  const { engine } = await import(address);
  for (let time = 0; time < 2; time += 1) {
    await engine.ask({ ask: "start", lang: "en", game: "short" });
    await new Promise((resolve) => setTimeout(resolve));
  }
}"""
HURT = """(marked) => {
  const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const found = roots.flatMap((root) => [...root.querySelectorAll(`[${marked}], parsererror`)]);
  return [...found.map((one) => one.outerHTML), ...("hurt" in globalThis ? ["a script ran"] : [])];
}"""


class Place:
    """One place of the site that takes text, with what is seen of it after each."""

    def __init__(self, page: Page, log: Log, site: str, language: str) -> None:
        self.page = page
        self.log = log
        self.language = language
        self.start = site if language == "ru" else f"{site}en/"
        self.engine = f"{site}assets/js/engine.js"
        self.said = ".nardy-message"
        self.dialogs: list[str] = []
        page.on("dialog", self._dialog)

    def _dialog(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def open(self, path: str) -> None:
        """Open a page of the place's language, and wait for the core."""
        self.page.goto(self.start + path)
        self.settle()

    def reopen(self, end: str, live: str = "") -> None:
        """Open the same page with another end of its address; ``live`` says what then comes to life."""
        self.page.evaluate(OPEN, end)
        if live:
            self.page.locator(live).first.wait_for(state="attached")
        self.settle()

    def settle(self) -> None:
        """Wait until all that was asked is answered."""
        self.page.evaluate(SETTLE, self.engine)

    @property
    def answer(self) -> str:
        """What the page says, one line for everything."""
        return " ".join(self.page.locator(self.said).all_inner_texts()).strip()

    def fill(self, selector: str, text: str) -> None:
        """Put a text into a field and send its form, past any limit on what a hand could type."""
        self.page.locator(selector).first.evaluate(
            "(field, text) => { field.value = text; field.form.requestSubmit(); }", text
        )
        self.settle()

    def value(self, selector: str) -> str:
        """What stands in a field."""
        return str(self.page.evaluate("selector => document.querySelector(selector)?.value", selector))

    def try_all(
        self,
        cases: Mapping[str, str],
        give: Callable[[str], None],
        *,
        kept: Callable[[str], bool] = lambda _: True,
        may_be_right: bool = False,
    ) -> None:
        """Give every text; nothing may come of it but a sentence, unless it may be right, and it must be ``kept``."""
        wrong: dict[str, list[str]] = {}
        for name, text in cases.items():
            give(text)
            found = [*self.page.evaluate(HURT, MARKED), *self.log.errors, *self.dialogs]
            self.log.errors.clear()
            self.dialogs.clear()
            answer = self.answer
            if not (self._is_sentence(answer) or (may_be_right and not answer)):
                found.append(f"answered: {answer[:LONGEST_ANSWER]!r}")
            if not kept(text):
                found.append("what was typed is gone")
            if found:
                wrong[name] = found
        assert wrong == {}

    def _is_sentence(self, answer: str) -> bool:
        words = re.findall(f"{LETTERS[self.language]}{{2,}}", answer, re.IGNORECASE)
        return len(words) > 1 and len(answer) < LONGEST_ANSWER and not NOT_FOR_PEOPLE.search(answer)


@pytest.fixture
def place(page: Page, log: Log, site: str, language: str) -> Place:
    """A page that has not been opened yet."""
    return Place(page, log, site, language)


@pytest.fixture(params=["some", pytest.param("all", marks=pytest.mark.slow)])
def kinds(request: pytest.FixtureRequest) -> dict[str, str]:
    """A few kinds of text, and in the full run all of them."""
    return some() if request.param == "some" else KINDS


def query(**given: str) -> str:
    """The end of an address."""
    return f"?{urlencode(given)}"


LIVE = "nardy-board.is-live"
FIELD = "nardy-board textarea"
# the roll cannot be read; the rest cannot either
BROKEN_LINKS = {
    "wrong bytes": "?white=%ff%fe&black=24:15&game=long",
    "bytes of half a letter": "?game=%d0&white=24:15",
    "an overlong slash": "?game=long&white=24:15&black=24:15&roll=%c0%af",
    "a percent sign": "?%",
    "percent signs": "?white=%%%&game=%zz",
    "signs alone": "?&&==&;",
    "a key alone": "?white",
    "a key of its own": "?__proto__=1&constructor=2",
    "a key that is markup": f"?{quote('<b data-hurt>')}=1",
    "another alphabet": "?игра=длинные",
}


def test_links_to_the_board(place: Place, kinds: dict[str, str]) -> None:
    place.open("board/")
    links = dict(BROKEN_LINKS)
    links |= {f"white: {name}": query(**(BOARD | {"white": text})) for name, text in kinds.items()}
    for key in ("game", "rules", "readings", "to move", "roll", "first turn", "opponent opened", "view", "colour"):
        links |= {f"{key}: {name}": query(**(BOARD | {key: text})) for name, text in some().items()}

    def kept(_: str) -> bool:
        return place.value(FIELD) == place.page.url

    place.try_all(links, lambda end: place.reopen(end, LIVE), kept=kept)


def test_links_to_the_board_that_are_cut_short_or_have_a_title(place: Place, kinds: dict[str, str]) -> None:
    place.open("board/")
    links = cut(query(**BOARD), 12)
    links |= {f"title: {name}": query(**(BOARD | {"title": text})) for name, text in kinds.items()}
    place.try_all(links, lambda end: place.reopen(end, LIVE), may_be_right=True)
    # the title is shown, and what is copied and set up of it holds it as text
    place.reopen(query(**(BOARD | {"title": "<b data-hurt>24</b>"})), LIVE)
    board = place.page.locator(LIVE)
    expect(board.locator("svg.nardy-board > title")).to_have_text("<b data-hurt>24</b>")
    board.locator(".is-more").click()
    board.locator(".nardy-menu .nardy-form .nardy-button").first.click()
    board.locator(".nardy-form .is-primary").click()
    place.settle()
    assert place.page.evaluate(HURT, MARKED) == []


def test_what_is_pasted_as_a_board(place: Place, kinds: dict[str, str]) -> None:
    place.open("board/")
    place.page.locator(".is-more").click()
    texts = kinds | HALVES
    texts |= {
        f"{code[:5]} with {name}": f"{code}{text}" for code in (XGID, GNUBG, OGID) for name, text in some().items()
    }
    texts |= {f"its own text with {name}": LINES.replace("4-4", text) for name, text in some().items()}
    texts |= {f"a link with {name}": f"https://hurt.invalid/?game={quote_plus(text)}" for name, text in some().items()}
    texts |= {"a link to nowhere": "http://[::1", "a link alone": "https://hurt.invalid/"}
    given = ""

    def give(text: str) -> None:
        nonlocal given
        given = text
        place.fill(FIELD, text)

    place.try_all(texts, give, kept=lambda text: place.value(FIELD) == text.replace("\r\n", "\n"))
    place.try_all(
        {name: text for code in (XGID, GNUBG, OGID, LINES) for name, text in cut(code, 5).items()},
        give,
        may_be_right=True,
    )


def test_what_is_asked_as_a_play(place: Place, kinds: dict[str, str]) -> None:
    place.open(f"board/{query(**BOARD)}")
    expect(place.page.locator("svg.nardy-board")).to_have_attribute("data-roll", "4-4")
    place.page.locator(".is-ask").click()
    field = ".nardy-form input[name=play]"
    plays = kinds | HALVES
    plays |= {
        text: text
        for text in ("/", "24/", "24//20", "24/20(", "24/20(9)", "bar/bar", "24/20*", "off/24", "25/0", "-1/4")
    }

    def kept(text: str) -> bool:
        # a field of one line takes no line breaks
        return place.value(field) == text.replace("\n", "")

    place.try_all(plays, lambda text: place.fill(field, text), kept=kept)


DESK = "nardy-desk.is-live select option"
CASE = {"way": "dice", "matter": "die_on_checker", "flat": "yes"}
TURN = {"event": EVENT, "way": "move", "matter": "move"} | {key: BOARD[key] for key in BOARD if key != "game"}
DESK_SAID = "nardy-desk > .nardy-message, nardy-desk .nardy-faults"


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_links_to_the_desk(place: Place, kinds: dict[str, str]) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    links = {f"event: {name}": query(**CASE, event=text) for name, text in kinds.items()}
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


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_links_to_the_desk_that_may_be_right(place: Place) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    links = cut(query(event=EVENT, **CASE), 6)
    for key in ("ask", "lang", "event name", "white player", "referee", "note", "link", "time", "__proto__"):
        links |= {f"{key}: {name}": query(**({"event": EVENT} | CASE | {key: text})) for name, text in some().items()}
    links |= {"another question": query(event=EVENT, **CASE, ask="rulesets"), "no language": query(**CASE, lang="xx")}
    place.try_all(links, lambda end: place.reopen(end, DESK), may_be_right=True)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_what_is_typed_at_the_desk(place: Place, kinds: dict[str, str]) -> None:
    place.said = DESK_SAID
    place.open(f"desk/{query(**TURN)}")
    place.page.locator(".nardy-desk-board input[name=moves]").wait_for()
    for field in ("moves", "play"):
        selector = f".nardy-desk-board input[name={field}]"
        texts = (kinds | HALVES) if field == "moves" else some()
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

    place.try_all(kinds | HALVES, give, may_be_right=True)
    expect(place.page.locator(".nardy-print.is-ruling")).to_have_count(1)
    expect(place.page.locator(".nardy-kept li")).to_have_count(len(kinds | HALVES))


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_transcripts(place: Place, kinds: dict[str, str]) -> None:
    place.said = ".nardy-transcripts [role=status], .nardy-transcripts li"
    place.open("desk/")
    field = "textarea[name=transcript]"
    mat = " 3 point match\n\n Game 1\n Ann : 0 Bob : 0\n 1) 31: 8/5 6/5 "
    texts = kinds | HALVES | cut(mat, 4)
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


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_files_with_an_events_rules(place: Place, kinds: dict[str, str]) -> None:
    place.said = DESK_SAID
    place.open("desk/")
    said = {
        **{name: text.encode("utf-8", "replace") for name, text in kinds.items()},
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


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_files_with_progress(place: Place, kinds: dict[str, str]) -> None:
    place.said = "nardy-progress [role=status]"
    place.page.goto(place.start)
    place.page.evaluate("text => localStorage.setItem('nardy-progress', text)", json.dumps(PROGRESS))
    place.open("learn/progress/")
    bad = {
        **{name: text.encode("utf-8", "replace") for name, text in kinds.items()},
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


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_links_to_the_school(place: Place, kinds: dict[str, str]) -> None:
    place.said = "nardy-set .is-wrong"
    place.open("learn/set/")
    whole = "long/head/six-six,short/bar/enter"
    sets = {name: query(set=text) for name, text in kinds.items() if name != "many keys"}
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
        cards = {name: f"#long/{quote(text)}" for name, text in kinds.items()}
        cards |= {"a percent sign": "#long/%", "cut": "#long/commentary/5-5/", "wrong bytes": "#long/%ff%fe"}
        if "first" in path:
            place.try_all(cards, lambda end, live=live: place.reopen(end, live))  # type: ignore[misc]


def test_a_board_on_another_site(place: Place, kinds: dict[str, str], log: Log, site: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        f"""<!doctype html><html lang="{place.language}"><meta charset="utf-8"><title>Elsewhere</title>
        <link rel="icon" href="data:,"><script type="module" src="{site}assets/js/board.js"></script></html>""",
        encoding="utf-8",
    )
    place.said = "nardy-board .nardy-message"
    make = """async (given) => {
      const board = document.createElement("nardy-board");
      for (const [name, value] of Object.entries(given)) board.setAttribute(name.replaceAll(" ", "-"), value);
      document.body.replaceChildren(board);
      await board.wake();
    }"""
    with serving(tmp_path) as elsewhere:
        place.start = elsewhere
        place.open("")
        boards = {f"white: {name}": json.dumps(BOARD | {"white": text}) for name, text in (kinds | HALVES).items()}
        for key in ("game", "rules", "readings", "to move", "roll", "view"):
            boards |= {f"{key}: {name}": json.dumps(BOARD | {key: text}) for name, text in some().items()}

        def give(told: str) -> None:
            place.page.evaluate(make, json.loads(told))
            place.settle()

        place.try_all(boards, give)
        titles = {f"title: {name}": json.dumps(BOARD | {"title": text}) for name, text in (kinds | HALVES).items()}
        place.try_all(titles, give, may_be_right=True)
        expect(place.page.locator("nardy-board svg.nardy-board")).to_be_visible()
        log.requests.clear()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_links_that_are_opened_as_a_reader_opens_them(place: Place) -> None:
    place.said = ".nardy-message, nardy-set .is-wrong"
    ends = {name: quote(text) for name, text in some().items()} | {"wrong bytes": "%ff%fe", "a percent sign": "%"}
    for path in ("board/?white=", "desk/?event=", "learn/set/?set=", "about/?q=", "about/?h=", "about/#", "?sw=", "#"):
        place.try_all(
            {f"{path} {name}": path + end for name, end in ends.items()},
            place.open,
            may_be_right=path not in {"board/?white=", "desk/?event=", "learn/set/?set="},
        )
