"""The page about the command shows what the command says."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from narde_core.cli import main
from narde_core.wording import LANGUAGES
from site_tools.paths import DOCS

LOCALE = {"ru": "ru_RU.UTF-8", "en": "en_GB.UTF-8"}
SPEED = re.compile(r"(?<=в секунду )[\d,]+|[\d.]+(?= a second)")
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(page: Path) -> Iterator[tuple[list[str], str]]:
    """Every command of a page, as its words, and what it is shown to print."""
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, said = part.replace("\\\n>", "").partition("\n")
            yield shlex.split(command), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_shows(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file that is shown with ``cat`` is there when the next command is run; how fast a computer is, is its own."""
    monkeypatch.setenv("LC_ALL", LOCALE[language])
    monkeypatch.chdir(tmp_path)
    examples = list(shown(DOCS / language / "cli.md"))
    assert len(examples) == 15
    for (program, *arguments), said in examples:
        if program == "cat":
            (name,) = arguments
            (tmp_path / name).write_text(said, encoding="utf-8")
            continue
        assert program == "narde"
        main(arguments)
        printed = capsys.readouterr()
        assert SPEED.sub("…", printed.out + printed.err) == SPEED.sub("…", said), arguments
