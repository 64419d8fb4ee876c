"""The core's imports point one way, and reach for nothing but the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_tools.paths import ROOT

CORE = ROOT / "narde_core"

# from the bottom up: a module knows those before it, and a package's modules know one another
LAYERS = (
    "wording",
    "faults",
    "numbers",
    "links",
    "position",
    "packed",
    "turn",
    "notation",
    "game",
    "ids",
    "win",
    "ruling",
    "dispute",
    "disputes",
    "authority",
    "authorities",
    "ruleset",
    "common",
    "rulesets",
    "search",
    "graph",
    "plays",
    "refusal",
    "odds",
    "perft",
    "first_round",
    "outcome",
    "match",
    "transcript",
    "checking",
    "claims",
    "diagram",
    "cases",
    "scoring",
    "svg",
    "wire",
    "figures",
    "lessons",
    "trainer",
    "desk",
    "answers",
    "bridge",
    "cli",
    "__main__",
)
MODULES = sorted(path for path in CORE.rglob("*.py") if path != CORE / "__init__.py")
# what only a terminal needs may wait; all else must be in memory when the browser's snapshot is taken
TERMINAL = {"cli", "__main__"}
# what the command can do more with, when it is installed
EXTRAS = {"resvg_py"}


def name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(module: str) -> str:
    return module.split(".")[1]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of everything that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno}: write the whole name of what you import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield node.lineno, whole if node.module == "narde_core" else str(node.module)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_has_its_place_in_the_layers(path: Path) -> None:
    assert layer(name(path)) in LAYERS, (
        f"{name(path)} stands in no layer: put it where it belongs in {Path(__file__).name}"
    )


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_down(path: Path) -> None:
    own = layer(name(path))
    for line, imported in imports(path):
        if imported.startswith("narde_core."):
            below = layer(imported)
            assert own == below or LAYERS.index(below) < LAYERS.index(own), (
                f"{path.name}:{line}: {own} must not know {below}"
            )


def test_no_two_modules_know_each_other() -> None:
    """Within a package too: nothing is imported in a circle."""
    known = {name(path): {imported for _, imported in imports(path)} for path in MODULES}
    settled: set[str] = set()
    while waiting := known.keys() - settled:
        # a package's __init__ gathers its modules; what imports one of them runs it, but needs nothing of it
        ready = {module for module in waiting if not (known[module] - {module, layer_package(module)}) & waiting}
        assert ready, f"imported in a circle: {', '.join(sorted(waiting))}"
        settled |= ready


def layer_package(module: str) -> str:
    return module.rpartition(".")[0]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_nothing_but_the_standard_library(path: Path) -> None:
    for line, imported in imports(path):
        top = imported.split(".")[0]
        optional = layer(name(path)) in TERMINAL and top in EXTRAS
        assert top == "narde_core" or optional or top in sys.stdlib_module_names, (
            f"{path.name}:{line}: {imported} is not in the standard library"
        )


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_stand_at_the_top(path: Path) -> None:
    if layer(name(path)) in TERMINAL:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = {node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)} - set(tree.body)
    lines = sorted(node.lineno for node in inner)
    assert not lines, f"{path.name}:{lines[0]}: import at the top, or the browser's snapshot will lack it"
