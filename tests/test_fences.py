"""What is wrong with a fence ends the build and fails the tests, whatever the way it is wrong."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sybil import Document

from site_tools.pages import fences, regions, sentences
from site_tools.paths import ROOT
from tests.repository import files

BOARD = """game: long
rules: commentary
white: 24:14 4:1
black: 24:15
to move: black
roll: 4-4
"""
FALSE = f"{BOARD}legal: 24/20(2)\n"
MISSPELT = BOARD.replace("roll:", "rol:")
COMPARE = f"""{BOARD}dispute: head
under natural_obstacle: illegal 24/20(2) head
under whenever_blocked: legal 24/20(2)
"""
BIN = Path(sys.executable).parent
MKDOCS = {"script": [str(BIN / "mkdocs")], "module": [sys.executable, "-m", "mkdocs"]}


def fenced(text: str, info: str = "board", fence: str = "```") -> str:
    return f"{fence}{info}\n{text}{fence}\n"


def page(text: str) -> str:
    return f"# A page {{#page}}\n\nA word.\n\n{text}"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of everything but the pages, with a start page to write."""
    for language in ("ru", "en"):
        (tmp_path / "docs" / language).mkdir(parents=True)
        (tmp_path / "docs" / language / "index.md").write_text(page(fenced(BOARD)), encoding="utf-8")
    for name in ("mkdocs.yml", "mkdocs.en.yml", "conftest.py", "pyproject.toml"):
        config = (ROOT / name).read_text(encoding="utf-8")
        # the copy has a start page only
        config = re.sub(r"(?ms)^nav:.*?^(?=\S)", "nav:\n  - index.md\n\n", config)
        (tmp_path / name).write_text(config, encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "overrides", tmp_path / "docs" / "overrides")
    shutil.copytree(ROOT / "docs" / "assets", tmp_path / "docs" / "assets")
    return tmp_path


def write(house: Path, text: str) -> Path:
    start = house / "docs" / "ru" / "index.md"
    start.write_text(page(text), encoding="utf-8")
    return start


def run(house: Path, *command: str) -> tuple[bool, str]:
    """Whether a command went well in the copy, and what it said."""
    done = subprocess.run(command, cwd=house, check=False, capture_output=True, text=True, env=dict(os.environ))
    return done.returncode == 0, done.stdout + done.stderr


def build(house: Path, way: str = "script") -> tuple[bool, str]:
    return run(house, *MKDOCS[way], "build", "--strict", "--quiet")


@pytest.mark.parametrize("way", MKDOCS)
def test_both_ways_of_starting_mkdocs_draw_the_board(house: Path, way: str) -> None:
    fine, said = build(house, way)
    assert fine, said
    assert "<nardy-board" in (house / "site" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (fenced(MISSPELT), "rol"),
        (fenced(FALSE), "24/20(2)"),
        (fenced("game: long\n"), "white"),
        (fenced("nonsense\n"), "nonsense"),
        (fenced(COMPARE.replace("dispute: head", "dispute: hed"), "compare"), "hed"),
        (fenced(COMPARE.replace("whenever_blocked: legal", "always_one: legal"), "compare"), "24/20(2)"),
        (fenced(BOARD, 'board title="x"'), "takes no options"),
        (fenced(COMPARE, "compare live"), "takes no options"),
        (fenced(BOARD, "{.board #x}"), "takes no options"),
        (fenced(BOARD, "{.board .x}"), "takes no options"),
    ],
)
def test_a_wrong_fence_ends_the_strict_build_with_its_sentence(house: Path, text: str, sentence: str) -> None:
    write(house, text)
    fine, said = build(house)
    assert not fine
    assert sentence in said.strip().splitlines()[-1]


def test_a_formatter_that_stumbles_ends_the_build_too(house: Path) -> None:
    """superfences swallows what a formatter raises, but for its own exception."""
    write(house, fenced(BOARD))
    config = house / "mkdocs.yml"
    config.write_text(config.read_text().replace("site_tools.fences.board_ru", "stumbling.board"), encoding="utf-8")
    (house / "stumbling.py").write_text(
        "from narde_core.diagram import parse\n"
        "from site_tools.fences import formatter\n"
        "from functools import partial\n"
        "def drawn(diagram, lang): return 1 / 0\n"
        "board = partial(formatter(parse)(drawn), lang='ru')\n",
        encoding="utf-8",
    )
    fine, said = build(house, "module")
    assert not fine
    assert "ZeroDivisionError" in said.strip().splitlines()[-1]


def collected(text: str) -> list[str]:
    return [f"{region.parsed.kind} {region.parsed.options}".strip() for region in regions(Document(text, "page.md"))]


def test_a_fence_with_options_is_collected_all_the_same() -> None:
    assert collected(page(fenced(BOARD, "board x=1"))) == ["board x=1"]
    assert collected(page(fenced(BOARD, " board", "~~~~"))) == ["board"]


def test_a_fence_in_a_list_or_a_note_is_collected() -> None:
    inside = "- item\n\n    " + fenced(BOARD).replace("\n", "\n    ").rstrip() + "\n"
    note = "!!! note\n\n    " + fenced(BOARD).replace("\n", "\n    ").rstrip() + "\n"
    assert collected(page(inside + "\nand\n\n" + note)) == ["board", "board"]


def test_a_fence_that_is_shown_is_text_for_the_build_and_for_the_tests(house: Path) -> None:
    shown = write(house, fenced(fenced(MISSPELT), "text", "````") + "\n" + fenced(BOARD))
    assert [fence.line for fence in fences(shown)] == [16]
    fine, said = build(house)
    assert fine, said
    html = (house / "site" / "index.html").read_text(encoding="utf-8")
    assert html.count("<nardy-board") == 1
    assert "rol: 4-4" in html


def test_a_broken_claim_fails_the_tests_and_names_file_line_and_claim(house: Path) -> None:
    write(house, fenced(FALSE))
    fine, said = run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "docs")
    assert not fine
    assert "docs/ru/index.md:12: " in said
    assert "legal: 24/20(2)" in said
    assert "1 failed, 1 passed" in said


def test_the_line_is_that_of_the_page(tmp_path: Path) -> None:
    start = tmp_path / "page.md"
    start.write_text(page(fenced(MISSPELT)), encoding="utf-8")
    (said,) = sentences(start, fences(start))
    assert said.startswith(f"{start}:11: ")
    assert "line" not in said.removeprefix(str(start)).partition(": ")[2].partition(";")[0]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The repository's files as they are now, with the environment of the original."""
    for path in files():
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    for name in (".venv", "node_modules"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def test_a_misspelt_key_ends_make_build_with_one_sentence(clone: Path) -> None:
    start = clone / "docs" / "ru" / "index.md"
    start.write_text(page(fenced(MISSPELT)), encoding="utf-8")
    fine, said = run(clone, "make", "--old-file=.venv/made", "--old-file=node_modules/made", "build")
    assert not fine
    sentence, *rest = said.strip().splitlines()
    assert sentence.startswith("docs/ru/index.md:11: ")
    assert "rol" in sentence
    # make's own last word
    assert all(line.startswith("make") for line in rest)
