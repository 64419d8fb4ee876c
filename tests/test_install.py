"""The core alone: installed where there is nothing else, it brings nothing else, and the command works."""

import json
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from site_tools.paths import ROOT


@pytest.mark.slow
def test_an_empty_environment_gets_the_command_and_nothing_else(tmp_path: Path) -> None:
    wheel = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(wheel, check=True, stdout=subprocess.DEVNULL)
    venv.create(tmp_path / "empty", with_pip=True)
    programs = tmp_path / "empty" / "bin"
    install = [str(programs / "pip"), "install", "--quiet", "--no-index", *map(str, tmp_path.glob("*.whl"))]
    subprocess.run(install, check=True)  # without an index: whatever it needed could not be had
    listed = subprocess.run([str(programs / "pip"), "list", "--format=json"], check=True, capture_output=True)
    assert {package["name"] for package in json.loads(listed.stdout)} == {"narde-core", "pip"}
    board = [
        "--game",
        "long",
        "--white",
        "24:14 4:1",
        "--black",
        "24:15",
        "--to-move",
        "black",
        "--roll",
        "4-4",
        "--rules",
        "commentary",
    ]
    judged = subprocess.run(
        [str(programs / "narde"), "judge", *board, "24/20(2)", "--lang", "en"],
        capture_output=True,
        check=False,
        text=True,
    )
    assert judged.returncode == 1
    assert "A second checker may not leave the head in this turn" in judged.stdout
