"""`narde check` over a folder of transcripts, half of them with one fault: it finds each at its place, and no other."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.games import WRITTEN, played_match
from tests.planted import Planted, planted, sound
from tests.strategies import examples

NUMBER = examples(60, 1000).max_examples


def generated(number: int) -> Planted:
    """One transcript; every other has a fault."""
    choose = Random(number)
    game = choose.choice(list(WRITTEN))
    transcript = played_match(WRITTEN[game], choose, games=choose.choice((1, 2, 2, 3)))
    return planted(transcript, choose) if number % 2 else sound(transcript)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("transcripts")


@pytest.fixture(scope="module")
def transcripts(folder: Path) -> dict[str, Planted]:
    """The transcripts by the name of their file."""
    written = {f"{number:04}.nardy": generated(number) for number in range(NUMBER)}
    for name, transcript in written.items():
        (folder / name).write_text(transcript.text, encoding="utf-8")
    return written


def check(*arguments: str) -> tuple[int, str, int]:
    """The command's exit code, what it printed, and the most memory it held, in kilobytes."""
    read, write = os.pipe()
    with os.fdopen(read, encoding="utf-8") as printed:
        run = subprocess.Popen([sys.executable, "-m", "narde_core", "check", *arguments, "--lang", "en"], stdout=write)
        os.close(write)
        out = printed.read()
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    return run.returncode, out, usage.ru_maxrss


@pytest.mark.timeout(1800)
def test_every_planted_fault_is_found_at_its_place_and_no_other(folder: Path, transcripts: dict[str, Planted]) -> None:
    code, out, memory = check(str(folder), "--json")
    answer = json.loads(out)
    found = {
        Path(one["file"]).name: [(told["code"], told["line"], told["column"]) for told in one["findings"]]
        for one in answer["files"]
    }
    expected = {
        name: [(one.code, one.place.line, one.place.column)] if one.place else [] for name, one in transcripts.items()
    }
    assert found == expected
    assert code == 1
    assert answer["games a second"] > 0
    some = [str(folder / name) for name in list(transcripts)[: NUMBER // 10]]
    _, out, less = check(*some)
    assert memory < less * 1.2, f"{less} kB for a tenth of the files, {memory} kB for all"
    assert out.splitlines()[-1].startswith("Games: ")


def test_a_damaged_file_is_one_sentence_with_line_and_column(tmp_path: Path) -> None:
    text = generated(0).text
    lines = text.splitlines()
    turn = next(number for number, line in enumerate(lines) if line.startswith("2. "))
    lines[turn] = lines[turn].replace("/", "\\", 1)
    file = tmp_path / "damaged.nardy"
    file.write_text("\n".join(lines), encoding="utf-8")
    code, out, _ = check(str(file))
    assert code == 2
    sentence, *rest = out.splitlines()
    assert sentence.startswith(f"{file}: line {turn + 1}, column ")
    assert len(rest) == 2
