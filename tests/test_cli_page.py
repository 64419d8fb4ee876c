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
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(page: Path) -> Iterator[tuple[list[str], str]]:
    """Every command of a page, as the words after ``narde``, and what it is shown to print."""
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in block.split("$ narde ")[1:]:
            command, _, said = part.replace("\\\n>", "").partition("\n")
            yield shlex.split(command), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_shows(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", LOCALE[language])
    examples = list(shown(DOCS / language / "cli.md"))
    assert len(examples) == 10
    for arguments, said in examples:
        main(arguments)
        printed = capsys.readouterr()
        assert printed.out + printed.err == said, arguments
