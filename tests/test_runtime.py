"""The browser's Python, asked in Node: it answers as CPython does, from the snapshot and without it."""

import json
import subprocess
from pathlib import Path

import pytest

from narde_core.bridge import answer
from narde_core.diagram import Diagram, parse, parse_compare
from narde_core.wire import givens
from narde_core.wording import LANGUAGES
from site_tools.pages import fences
from site_tools.paths import DOCS, NODE, RUNTIME
from site_tools.runtime import PYODIDE, SNAPSHOT

BOARDS = 30
ASK = Path(__file__).with_name("runtime") / "ask.mjs"


def boards() -> list[Diagram]:
    """Every board that the pages show."""
    found = [fence for page in sorted((DOCS / "ru").rglob("*.md")) for fence in fences(page)]
    plain = [parse(fence.text) for fence in found if fence.kind == "board"]
    compared = [parse_compare(fence.text) for fence in found if fence.kind == "compare"]
    return [*plain, *(column.diagram for comparison in compared for column in comparison.columns)]


def requests() -> list[str]:
    """Questions about boards from all over the pages, and some that have no answer."""
    asked: list[dict[str, str]] = [{"ask": "nothing"}, {"ask": "plays", "lang": "fr"}]
    shown = boards()
    for index, board in enumerate(shown[:: max(1, len(shown) // BOARDS)]):
        given = {"lang": LANGUAGES[index % len(LANGUAGES)], **givens(board)}
        asked += [{"ask": "draw", **given}, {"ask": "plays", **given}]
        asked += [{"ask": "judge", "play": play, **given} for play in ("24/20", "24/20(2)", "13/7 8/7", "nonsense")]
    return ["", "[]", "{", *(json.dumps(question, ensure_ascii=False) for question in asked)]


@pytest.mark.parametrize("way", ["snapshot", "plain"])
def test_it_answers_as_cpython_does(way: str) -> None:
    asked = requests()
    assert len(asked) > BOARDS
    command = [NODE, str(ASK), str(RUNTIME), way]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    for request, reply in zip(asked, json.loads(done.stdout), strict=True):
        assert reply == answer(request), request


def test_the_same_sources_make_the_same_snapshot(tmp_path: Path) -> None:
    """Or every build would make every reader download it again."""
    core = RUNTIME / json.loads((RUNTIME / "runtime.json").read_text())["core"]["dir"]
    again = tmp_path / SNAPSHOT
    script = Path(__file__).parent.parent / "site_tools" / "snapshot.mjs"
    wheel = next(core.glob("*.whl"))
    subprocess.run([NODE, str(script), str(PYODIDE), str(wheel), str(again)], check=True)
    assert again.read_bytes() == (core / SNAPSHOT).read_bytes()


def test_the_manifest_tells_the_sizes() -> None:
    manifest = json.loads((RUNTIME / "runtime.json").read_text())
    for part in manifest.values():
        for name, sizes in part["files"].items():
            file = RUNTIME / part["dir"] / name
            assert sizes["bytes"] == file.stat().st_size
            assert sizes["br"] == file.with_name(f"{name}.br").stat().st_size
            assert sizes["gzip"] == file.with_name(f"{name}.gz").stat().st_size
    assert {manifest["core"][key] for key in ("snapshot", "lock", "wheel")} == set(manifest["core"]["files"])
