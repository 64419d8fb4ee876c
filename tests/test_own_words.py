"""Every sentence is our own: no nine words in a row are those of a text that the rules are gathered from."""

import subprocess
from pathlib import Path

import pytest

from site_tools.paths import ROOT
from tests.nine_words import known, runs

TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
TEXTS = [name for name in TRACKED if name.endswith((".md", ".py", ".js", ".html", ".yml", ".toml"))]


def copied(path: Path) -> list[str]:
    theirs = known()
    return [run for found, run in runs(path.read_text(encoding="utf-8")) if found in theirs]


def test_there_is_something_to_compare_with() -> None:
    assert len(known()) > 10_000


def test_a_run_is_known_by_its_words_alone() -> None:
    one, other = (
        "Раз, два, три, четыре, пять: ШЁЛ зайчик погулять. Вдруг",
        "раз два три четыре пять шел зайчик погулять вдруг",
    )
    assert [found for found, _ in runs(one)] == [found for found, _ in runs(other)]


@pytest.mark.parametrize("name", TEXTS)
def test_no_nine_words_are_anybody_elses(name: str) -> None:
    assert copied(ROOT / name) == []
