"""The figures on the built pages: all are there, lead where they say, and are the same in both languages."""

import re
from collections import Counter
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import pytest
from markdown import Markdown

from narde_core.authorities import AUTHORITIES
from narde_core.disputes import DISPUTES
from narde_core.wording import LANGUAGES, Language
from site_tools.figures.place import Place
from site_tools.figures.readings import readings
from site_tools.pages import FIGURE, parts, taken_in
from site_tools.paths import DOCS
from tests.test_built_pages import PAGES, built

COMPUTED = re.compile(r'<span class="nardy-computed" data-asked="([^"]*)">([^<]+)</span>')
FIGURES = re.compile(r'<div class="nardy-told nardy-\w+" data-figure="\w+">')
HREF = re.compile(r'<a\b[^>]*?\bhref="([^"]*)"')
ID = re.compile(r'\bid="?([^\s">]+)')
EACH_PAGE = pytest.mark.parametrize("name", PAGES)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def asked(language: str, name: str) -> Counter[str]:
    """The figures in a page's text, whatever form they are shown in."""
    page = DOCS / language / f"{name}.md"
    found = (part.text for source in (page, *taken_in(page)) for part in parts(source) if part.kind == FIGURE)
    return Counter(text.partition(" as ")[0].strip() for text in found)


@EACH_PAGE
@IN_BOTH
def test_as_many_numbers_are_drawn_as_are_tested(language: str, name: str) -> None:
    drawn = Counter(unescape(match[1]) for match in COMPUTED.finditer(built(language, name)))
    assert drawn == asked(language, name)


@EACH_PAGE
def test_both_languages_ask_for_the_same_numbers(name: str) -> None:
    assert asked("ru", name) == asked("en", name)


def blocks(html: str) -> list[str]:
    """What the figures' fences drew, each to its end."""
    found = []
    for match in FIGURES.finditer(html):
        depth, end = 0, match.start()
        for tag in re.finditer(r"<(/?)div\b", html[match.start() :]):
            depth += -1 if tag[1] else 1
            if not depth:
                end = match.start() + tag.end()
                break
        found.append(html[match.start() : end])
    return found


@cache
def places(language: str, name: str) -> frozenset[str]:
    """The places of a page that a link can lead to."""
    return frozenset(ID.findall(built(language, name)))


@EACH_PAGE
@IN_BOTH
def test_every_link_of_a_figure_leads_to_a_page_and_a_place_on_it(language: str, name: str) -> None:
    """MkDocs resolves and checks the links of the text; those of a fence are our own."""
    html = built(language, name)
    here = "/" if name == "index" else f"/{name.removesuffix('index').removesuffix('/')}/"
    pages = {("/" if page == "index" else f"/{page.removesuffix('index').removesuffix('/')}/"): page for page in PAGES}
    for href in sorted({unescape(href) for block in blocks(html) for href in HREF.findall(block)}):
        target, _, anchor = urljoin(here, href).partition("#")
        assert target in pages, f"{href} leads nowhere"
        assert not anchor or anchor in places(language, pages[target]), f"{href} leads to no place"


def whole(language: Language, page: str, fence: str, text: str) -> bool:
    """Whether a page has this very fence."""
    return any((part.kind, part.text.strip()) == (fence, text) for part in parts(DOCS / language / f"{page}.md"))


@IN_BOTH
@pytest.mark.parametrize("name", AUTHORITIES)
def test_every_text_has_its_page(language: Language, name: str) -> None:
    assert whole(language, f"authorities/{name}", "authority", f"name: {name}")


@IN_BOTH
def test_the_matrix_stands_whole_on_one_page(language: Language) -> None:
    (page,) = (name for name in PAGES for part in parts(DOCS / language / f"{name}.md") if part.kind == "matrix")
    html = built(language, page)
    for name in AUTHORITIES:
        assert f'data-authority="{name}"' in html
    for name in DISPUTES:
        assert re.search(rf'<tr data-games="[^"]*"><th scope="row"><a href="[^"]*\b{name}/', html), name


@IN_BOTH
def test_the_atlas_has_the_place_of_every_cell(language: Language) -> None:
    (page,) = {name for name in PAGES for part in parts(DOCS / language / f"{name}.md") if part.kind == "atlas"}
    html = built(language, page)
    svg = html[html.index('class="nardy-map"') :]
    hrefs = set(HREF.findall(svg[: svg.index("</svg>")]))
    assert len(hrefs) == 10 + 21
    assert {href.removeprefix("#") for href in hrefs} <= set(ID.findall(html))


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    for page in ("index", "disputes/index", "disputes/head", "authorities/duelio"):
        (tmp_path / page).parent.mkdir(exist_ok=True)
        (tmp_path / f"{page}.md").write_text("# Page\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("here", "there", "href"),
    [
        ("index.md", "disputes/head.md", "disputes/head/#x"),
        ("disputes/index.md", "disputes/head.md", "head/#x"),
        ("disputes/head.md", "disputes/head.md", "#x"),
        ("disputes/head.md", "authorities/duelio.md", "../../authorities/duelio/#x"),
        ("disputes/head.md", "index.md", "../../#x"),
        ("disputes/head.md", "disputes/index.md", "../#x"),
        ("index.md", "disputes/prime.md", None),
    ],
)
def test_a_page_is_linked_to_from_where_one_stands(docs: Path, here: str, there: str, href: str | None) -> None:
    assert Place("ru", docs, here).href(there, "x") == href


def test_under_zensical_a_figure_knows_where_it_stands(docs: Path) -> None:
    """It leaves the page in a preprocessor, where MkDocs uses a tree processor."""

    class Page:
        path = "disputes/head.md"

    class Context:
        page = Page
        config = {"docs_dir": str(docs)}  # noqa: RUF012 - stands in for the real thing

    converter = Markdown()
    converter.preprocessors.register(Context, "rendering_context", 0)  # type: ignore[arg-type] # and so does this
    html = readings("reading: head.listed_doubles", "readings", "readings", {}, converter, lang="ru")
    assert '<a href="../../authorities/duelio/">Duelio</a>' in html
    assert "Федерация Грузии" in html
    assert "geonardi" not in html
