"""What a site that knows its address tells other programs: pictures of links, languages, the list of its pages."""

import re
import struct
from pathlib import Path

import pytest

from narde_core.wording import LANGUAGES, Language
from site_tools import build, cards
from site_tools.paths import DOCS
from tests.repository import address
from tests.test_built_pages import PAGES

ADDRESS = "https://example.org/nardy/"
PNG = b"\x89PNG\r\n\x1a\n"
SOME = ["index", "disputes/head", "short/index", "learn/short/hitting", "disputes/lot"]


# whichever of the slow tests comes first builds both languages and draws all cards
LONG = pytest.mark.timeout(900)


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def start(language: str) -> str:
    return ADDRESS if language == "ru" else f"{ADDRESS}en/"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOME)
def test_a_card_is_as_large_as_its_readers_want_it(name: str, language: Language) -> None:
    assert size(cards.card(DOCS / language / f"{name}.md", language)) == (1200, 630)


def test_a_card_shows_the_first_board_of_its_page_or_the_start() -> None:
    head = cards.first_board(DOCS / "ru" / "disputes" / "head.md")
    assert head.legal
    assert str(head.legal.turn.roll) == "4-4"
    assert cards.first_board(DOCS / "ru" / "short" / "index.md").game.name == "short"
    lot = cards.first_board(DOCS / "ru" / "disputes" / "lot.md")
    assert (lot.game.name, lot.legal) == ("long", None)


def test_a_card_holds_letters_whatever_fonts_the_machine_has(monkeypatch: pytest.MonkeyPatch) -> None:
    page = DOCS / "ru" / "index.md"
    whole = cards.card(page, "ru")
    monkeypatch.setattr(cards, "lines", lambda *_given: "")
    assert len(cards.card(page, "ru")) < len(whole)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both languages, built for an address, with their cards."""
    site = tmp_path_factory.mktemp("published")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", ADDRESS)
        for language, target in (("ru", site), ("en", site / "en")):
            assert not build.pages(language, target)
        build.publish(site)
    return site


def head(site: Path, language: str, name: str) -> str:
    page = site / ("" if language == "ru" else "en") / address(name) / "index.html"
    return page.read_text(encoding="utf-8").partition("</head>")[0]


def named(text: str, tag: str) -> list[str]:
    return re.findall(rf'<meta (?:property|name)="{tag}" content="([^"]*)">', text)


@pytest.mark.slow
@LONG
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_one_picture_of_the_right_size(published: Path, language: str) -> None:
    for name in PAGES:
        text = head(published, language, name)
        (picture,) = named(text, "og:image")
        assert named(text, "twitter:card") == ["summary_large_image"]
        assert all(len(named(text, f"og:{tag}")) == 1 for tag in ("title", "description", "url", "type", "locale"))
        assert named(text, "og:url") == [start(language) + address(name)]
        assert picture.startswith(ADDRESS)
        assert size((published / picture.removeprefix(ADDRESS)).read_bytes()) == (1200, 630)


@pytest.mark.slow
@LONG
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_names_its_twin_and_stands_in_the_list_of_pages(published: Path, language: str) -> None:
    listed = (published / ("" if language == "ru" else "en") / "sitemap.xml").read_text(encoding="utf-8")
    for name in PAGES:
        text = head(published, language, name)
        own = start(language) + address(name)
        assert f'<link rel="canonical" href="{own}">' in text
        twins = dict(re.findall(r'rel="alternate external" hreflang="([a-z-]+)" href="([^"]+)"', text))
        russian = start("ru") + address(name)
        assert twins == {"ru": russian, "en": start("en") + address(name), "x-default": russian}
        assert f"<loc>{own}</loc>" in listed, name


@pytest.mark.slow
@LONG
def test_robots_are_told_where_the_lists_are(published: Path) -> None:
    said = (published / "robots.txt").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^Sitemap: (.+)$", said) == [f"{ADDRESS}sitemap.xml", f"{ADDRESS}en/sitemap.xml"]
    assert "Disallow" not in said
