"""The pages as they are built: nothing is missing, and nothing is fetched from elsewhere."""

import re
from collections import Counter

import pytest

from narde_core.svg.style import stylesheet
from narde_core.wording import LANGUAGES
from site_tools.pages import FIGURE, Fence, shown
from site_tools.paths import DOCS, SITE
from site_tools.tally import Tally, of_fence, of_page
from tests.repository import address

PAGES = [page.relative_to(DOCS / "ru").with_suffix("").as_posix() for page in sorted((DOCS / "ru").rglob("*.md"))]
FETCHED = re.compile(
    r"<(?:script|link|img|iframe|source|object|embed|video|audio)\b[^>]*?\b(?:src|href|data)=[\"']?(?:https?:)?//"
)
DRAWN = re.compile(r'\bdata-(?:fence|figure)="(\w+)"')


def built(language: str, name: str) -> str:
    page = SITE / ("en" if language == "en" else "") / address(name) / "index.html"
    assert page.is_file(), f"{name} is not built: make build"
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_as_many_fences_are_drawn_as_are_tested(language: str, name: str) -> None:
    tested = Counter(fence.kind for fence in shown(DOCS / language / f"{name}.md") if fence.kind != FIGURE)
    assert Counter(DRAWN.findall(built(language, name))) == tested


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_as_many_boards_are_drawn_as_are_tested(language: str, name: str) -> None:
    assert built(language, name).count("<nardy-board data-board=") == of_page(DOCS / language / f"{name}.md").boards


def test_what_is_counted_is_said() -> None:
    assert str(Tally(2, 3, 4) + Tally(1, 1, 1)) == "3 pages, 4 boards, 5 claims, all of them checked"
    fence = Fence("board", "", "game: long\nwhite: 24:15\nblack: 24:15\nto move: white\nroll: 6-5\nlegal: 24/13\n", 1)
    assert of_fence(fence) == Tally(0, 1, 1)
    assert of_fence(Fence(FIGURE, "", "count rolls", 1)) == Tally(0, 0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_fetched_from_another_host(language: str, name: str) -> None:
    assert not FETCHED.search(built(language, name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_policy_stands_before_anything_is_loaded(language: str, name: str) -> None:
    html = built(language, name)
    policy = html.index('<meta http-equiv="Content-Security-Policy"')
    assert policy < min(html.index("<link"), html.index("<script"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_the_boards_of_a_page_share_the_style_of_the_site(language: str, name: str) -> None:
    drawings = re.findall(r"<nardy-board data-board=.*?</svg>", built(language, name), re.DOTALL)
    assert not [drawing for drawing in drawings if "<style" in drawing]


def test_the_style_of_the_site_is_that_of_the_boards_too() -> None:
    sheet = next((SITE / "assets" / "css").glob("nardy.*.css")).read_text(encoding="utf-8")
    for name in re.findall(r"\.nardy-[a-z-]+", stylesheet()):
        assert name in sheet
    assert [path.name for path in SITE.rglob("assets/**/*.css") if "stylesheets" in path.parts] == []
