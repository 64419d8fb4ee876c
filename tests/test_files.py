"""What holds of every file: sizes, no path of one machine, no other host; and of the languages: that they are twins."""

import re
from pathlib import Path
from typing import Any

import pytest
from mkdocs.config import load_config

from narde_core.wording import LANGUAGES
from site_tools.pages import fences
from site_tools.paths import DOCS, ROOT
from tests.repository import files

LONGEST = 400
# made by tools, or tables of numbers: nobody reads them from top to bottom
NOT_READ = {".json", ".gz", ".png", ".ico", ".webp", ".mat", ".txt"}
DATA = ROOT / "tests" / "data"
PROSE = {".md"}
# names of standards, which nobody visits, the name kept free for examples, and the reader's own machine
NAMES = re.compile(r"https?://(?:www\.w3\.org/|localhost\b|127\.0\.0\.1\b|\{HOST\}|example\.org\b)")
ADDRESS = re.compile(r"https?://[\w.{]")
HEADING = re.compile(r"(?m)^(#{1,6}) .*$")
HEADING_ID = re.compile(r"\{[^}]*#([a-z0-9_-]+)[^}]*\}\s*$")


def text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


FILES = files()


def test_there_are_files() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.suffix not in NOT_READ and DATA not in path.parents],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_file_is_too_long(path: Path) -> None:
    lines = text(path).count("\n")
    assert lines <= LONGEST, (
        f"{path.relative_to(ROOT)} has {lines} lines, and {LONGEST} is the most: divide it by question"
    )


def test_no_path_of_one_machine() -> None:
    here = [str(path) for path in {ROOT, ROOT.parent, Path.home()} if len(path.parts) > 1]
    found = [f"{path.relative_to(ROOT)}: {place}" for path in FILES for place in here if f"{place}/" in text(path)]
    assert not found


def test_no_other_host() -> None:
    """Outside prose nothing names one: not a script, not a style, not a configuration, not a lock."""
    checked = [
        path
        for path in FILES
        if path.suffix not in PROSE and path.name not in {"package-lock.json", Path(__file__).name}
    ]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in checked
        for number, line in enumerate(text(path).splitlines(), 1)
        if ADDRESS.search(NAMES.sub("", line))
    ]
    assert not found


def test_the_lock_names_no_registry() -> None:
    lock = text(ROOT / "package-lock.json")
    assert '"resolved"' not in lock
    assert "registry" not in lock


def pages(language: str) -> list[str]:
    return sorted(str(page.relative_to(DOCS / language)) for page in (DOCS / language).rglob("*") if page.is_file())


RUSSIAN, ENGLISH = LANGUAGES
PAGES = [page for page in pages(RUSSIAN) if page.endswith(".md")]


def test_both_languages_have_the_same_files() -> None:
    assert pages(RUSSIAN) == pages(ENGLISH)


def nav(config: str) -> list[Any]:
    """The paths of the navigation in its shape, without the titles."""

    def bare(item: object) -> object:
        if isinstance(item, dict):
            return [bare(value) for value in item.values()]
        return [bare(part) for part in item] if isinstance(item, list) else item

    return [bare(item) for item in load_config(str(ROOT / config)).nav or ()]


def test_both_languages_have_the_same_navigation() -> None:
    assert nav("mkdocs.yml") == nav("mkdocs.en.yml")


def test_the_navigation_leads_to_every_page_once() -> None:
    def listed(item: object) -> list[str]:
        return [page for part in item for page in listed(part)] if isinstance(item, list) else [str(item)]

    assert sorted(listed(nav("mkdocs.yml"))) == PAGES


@pytest.mark.parametrize("name", PAGES)
def test_twins_show_the_same_boards(name: str) -> None:
    ours, theirs = ([(fence.kind, fence.text) for fence in fences(DOCS / language / name)] for language in LANGUAGES)
    assert ours == theirs


def headings(language: str, name: str) -> list[tuple[int, str]]:
    """The level and the id of every heading; code is not read."""
    prose = re.sub(r"(?ms)^([ \t]*)(`{3,}|~{3,}).*?^\1\2`*[ \t]*$", "", text(DOCS / language / name))
    found = []
    for match in HEADING.finditer(prose):
        named = HEADING_ID.search(match[0])
        assert named, f"{language}/{name}: give «{match[0]}» an id, {{#like-this}}, or links to it differ by language"
        found.append((len(match[1]), named[1]))
    return found


@pytest.mark.parametrize("name", PAGES)
def test_twins_have_the_same_headings(name: str) -> None:
    ours, theirs = (headings(language, name) for language in LANGUAGES)
    assert ours == theirs
    assert len(ours) == len(set(ours))
