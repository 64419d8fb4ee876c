"""Whatever a link, a paste or a file brings stays text: no markup, no script, no error, and an answer in words.

Each place that takes text from outside is opened once and given every kind of text in turn.
"""

import json
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from playwright.sync_api import expect

from site_tools.server import serving
from tests.hostile import GNUBG, HALVES, KINDS, LINES, MARKED, OGID, XGID, cut, some
from tests.site.conftest import Log
from tests.site.hostile import BOARD, HURT, Place, query

# a browser is asked some hundred times: the quick run has no minutes for it
pytestmark = pytest.mark.slow

LIVE = "nardy-board.is-live"
FIELD = "nardy-board textarea"
SAID_OF_AN_ADDRESS = ".nardy-message, .nardy-faults, nardy-set .is-wrong"
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


def test_links_to_the_board(place: Place) -> None:
    place.open("board/")
    links = dict(BROKEN_LINKS)
    links |= {f"white: {name}": query(**(BOARD | {"white": text})) for name, text in KINDS.items()}
    for key in ("game", "rules", "readings", "to move", "roll", "first turn", "opponent opened", "view", "colour"):
        links |= {f"{key}: {name}": query(**(BOARD | {key: text})) for name, text in some().items()}

    def kept(_: str) -> bool:
        return place.value(FIELD) == place.page.url

    place.try_all(links, lambda end: place.reopen(end, LIVE), kept=kept)


def test_links_to_the_board_that_are_cut_short_or_have_a_title(place: Place) -> None:
    place.open("board/")
    links = cut(query(**BOARD), 12)
    links |= {f"title: {name}": query(**(BOARD | {"title": text})) for name, text in KINDS.items()}
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


def test_what_is_pasted_as_a_board(place: Place) -> None:
    place.open("board/")
    place.page.locator(".is-more").click()
    texts = KINDS | HALVES
    texts |= {
        f"{code[:5]} with {name}": f"{code}{text}" for code in (XGID, GNUBG, OGID) for name, text in some().items()
    }
    texts |= {f"its own text with {name}": LINES.replace("4-4", text) for name, text in some().items()}
    texts |= {f"a link with {name}": f"https://example.org/?game={quote_plus(text)}" for name, text in some().items()}
    texts |= {"a link to nowhere": "http://[::1", "a link alone": "https://example.org/"}
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


def test_what_is_asked_as_a_play(place: Place) -> None:
    place.open(f"board/{query(**BOARD)}")
    expect(place.page.locator("svg.nardy-board")).to_have_attribute("data-roll", "4-4")
    place.page.locator(".is-ask").click()
    field = ".nardy-form input[name=play]"
    plays = KINDS | HALVES
    plays |= {
        text: text
        for text in ("/", "24/", "24//20", "24/20(", "24/20(9)", "bar/bar", "24/20*", "off/24", "25/0", "-1/4")
    }

    def kept(text: str) -> bool:
        # a field of one line takes no line breaks
        return place.value(field) == text.replace("\n", "")

    place.try_all(plays, lambda text: place.fill(field, text), kept=kept)


def test_a_board_on_another_site(place: Place, log: Log, site: str, tmp_path: Path) -> None:
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
        boards = {f"white: {name}": json.dumps(BOARD | {"white": text}) for name, text in (KINDS | HALVES).items()}
        for key in ("game", "rules", "readings", "to move", "roll", "view"):
            boards |= {f"{key}: {name}": json.dumps(BOARD | {key: text}) for name, text in some().items()}

        def give(told: str) -> None:
            place.page.evaluate(make, json.loads(told))
            place.settle()

        place.try_all(boards, give)
        titles = {f"title: {name}": json.dumps(BOARD | {"title": text}) for name, text in (KINDS | HALVES).items()}
        place.try_all(titles, give, may_be_right=True)
        expect(place.page.locator("nardy-board svg.nardy-board")).to_be_visible()
        log.requests.clear()


@pytest.mark.timeout(900)
def test_links_that_are_opened_as_a_reader_opens_them(place: Place) -> None:
    place.said = SAID_OF_AN_ADDRESS
    ends = {name: quote(text) for name, text in some().items()} | {"wrong bytes": "%ff%fe", "a percent sign": "%"}
    for path in ("board/?white=", "desk/?event=", "learn/set/?set=", "about/?q=", "about/?h=", "about/#", "?sw=", "#"):
        place.try_all(
            {f"{path} {name}": path + end for name, end in ends.items()},
            place.open,
            may_be_right=path not in {"board/?white=", "desk/?event=", "learn/set/?set="},
        )


# the theme marks the words that were searched for, and shares them; about.md gives the switch
ADDED = ("h=board", f"h={quote('<b data-hurt>')}", "h=%ff%fe", "q=long+game", "sw=off")


@pytest.mark.timeout(900)
def test_what_the_site_itself_adds_to_an_address_is_asked_of_no_page(place: Place) -> None:
    place.said = SAID_OF_AN_ADDRESS
    for path in ("board/?", f"board/{query(**BOARD)}&", "desk/?", "desk/?way=dice&", "learn/set/?", "learn/?"):
        place.try_all({path + added: path + added for added in ADDED}, place.open, ignored=True)
