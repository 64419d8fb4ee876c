"""Whether the pages alone would notice a wrong rule: ``make mutants`` changes the rules one place at a time.

Cosmic Ray makes the changes, the pages' fences and figures are the only tests. At least nine in ten mutants have to be
killed, and each that survives has to be listed in ``tests/data/survivors.toml`` with the reason why that is no hole.
"""

import ast
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import override

from site_tools.paths import ROOT

LEAST = 0.9
MUTATED = ("narde_core/plays.py", "narde_core/outcome.py", "narde_core/disputes", "narde_core/match")
NEEDED = ("narde_core", "site_tools", "docs", "tutorials")
SURVIVORS = ROOT / "tests" / "data" / "survivors.toml"
COPIES = 2
# identity is equality for None, for the members of an enumeration and for small numbers
SAME = re.compile(r"core/ReplaceComparisonOperator_(Is_Eq|IsNot_NotEq|Eq_Is|NotEq_IsNot)")
CONFIG = """[cosmic-ray]
module-path = {modules}
timeout = 60.0
excluded-modules = []
test-command = "{python} -m site_tools.pages --first"
distributor.name = "local"
"""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: the module, the lines as they were and as they became, both without indentation."""

    module: str
    was: str
    becomes: str

    @override
    def __str__(self) -> str:
        return f"{self.module}\n    {self.was}\n    {self.becomes}"


def modules() -> list[str]:
    """Return the paths of the modules that are changed, from the repository's root."""
    paths = [path for name in MUTATED for path in (sorted((ROOT / name).rglob("*.py")) or [ROOT / name])]
    return [str(path.relative_to(ROOT)) for path in paths]


def without_effect(source: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the start and the end, line and column, of what changes no answer: a type, which is never run, and whether the
    instances of a dataclass are frozen and have slots.
    """
    for node in ast.walk(ast.parse(source)):
        named = [node.value] if isinstance(node, ast.TypeAlias) else []
        options = [one for one in getattr(node, "decorator_list", ()) if isinstance(one, ast.Call) and one.keywords]
        for found in (getattr(node, "annotation", None), getattr(node, "returns", None), *named, *options):
            if isinstance(found, ast.expr) and found.end_lineno and found.end_col_offset:
                yield (found.lineno, found.col_offset), (found.end_lineno, found.end_col_offset)


def prepare(copy: Path, changed: Iterable[str]) -> int:
    """Make a copy of what is needed and a session of the changes that can matter; return how many are left out."""
    from cosmic_ray.work_db import WorkDB, use_db  # noqa: PLC0415 - only the full run has it installed
    from cosmic_ray.work_item import WorkerOutcome, WorkResult  # noqa: PLC0415

    shutil.rmtree(copy, ignore_errors=True)
    for name in NEEDED:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "compileall", "-q", *NEEDED[:2]], cwd=copy, check=True)
    (copy / "mutants.toml").write_text(CONFIG.format(modules=list(changed), python=sys.executable))
    if cosmic_ray(copy, "init").wait():
        raise SystemExit("Cosmic Ray could not begin: its messages are above.")
    left_out = 0
    with use_db(str(copy / "mutants.sqlite"), WorkDB.Mode.open) as session:
        for item in session.pending_work_items:
            (change,) = item.mutations
            spans = without_effect((copy / change.module_path).read_text(encoding="utf-8"))
            if SAME.match(change.operator_name) or any(a <= change.start_pos < b for a, b in spans):
                session.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
                left_out += 1
    return left_out


def cosmic_ray(copy: Path, verb: str) -> subprocess.Popen[bytes]:
    """Start a verb of Cosmic Ray in a copy."""
    tool = Path(sys.executable).with_name("cosmic-ray")
    return subprocess.Popen([str(tool), verb, "mutants.toml", "mutants.sqlite"], cwd=copy, stdout=subprocess.DEVNULL)


def results(copy: Path) -> Iterator[tuple[Mutant, bool]]:
    """Yield every mutant of a copy, and whether the pages noticed it."""
    from cosmic_ray.work_db import WorkDB, use_db  # noqa: PLC0415
    from cosmic_ray.work_item import TestOutcome, WorkerOutcome  # noqa: PLC0415

    with use_db(str(copy / "mutants.sqlite"), WorkDB.Mode.open) as session:
        for item, result in session.completed_work_items:
            if result.worker_outcome != WorkerOutcome.SKIPPED:
                lines = result.diff.splitlines()[3:]
                was, becomes = (
                    " ".join(line[1:].strip() for line in lines if line[0] == sign).strip() for sign in "-+"
                )
                yield (
                    Mutant(str(item.mutations[0].module_path), was, becomes),
                    result.test_outcome != TestOutcome.SURVIVED,
                )


def excused() -> dict[Mutant, str]:
    """Return the mutants that may survive, each with its reason."""
    entries = tomllib.loads(SURVIVORS.read_text(encoding="utf-8")).get("survivor", ())
    return {
        Mutant(entry["module"], entry["was"], becomes): entry["reason"]
        for entry in entries
        for becomes in entry["becomes"]
    }


def main() -> None:
    """Print what survives and is not listed; the exit status is 1 then, or if fewer than nine in ten are killed."""
    start, found = time.time(), modules()
    copies = [ROOT / "build" / "mutants" / str(number) for number in range(COPIES)]
    left_out = sum(prepare(copy, found[number::COPIES]) for number, copy in enumerate(copies))
    running = [cosmic_ray(copy, "exec") for copy in copies]
    if sum(one.wait() for one in running):
        raise SystemExit("Cosmic Ray did not come to its end: its messages are above.")
    tried = [result for copy in copies for result in results(copy)]
    survivors, listed = {mutant for mutant, killed in tried if not killed}, excused()
    count = Counter(killed for _, killed in tried)
    share = count[True] / len(tried)
    print(
        f"{len(tried)} mutants, {left_out} without effect left out; killed by the pages: {count[True]}, {share:.1%}; "
        f"{len(survivors)} survivors; {time.time() - start:.0f} s"
    )
    for text, mutants in (
        ("survives unlisted", survivors - listed.keys()),
        ("listed, killed", listed.keys() - survivors),
    ):
        for mutant in sorted(mutants):
            print(f"{text}: {mutant}")
    raise SystemExit(share < LEAST or survivors != listed.keys())


if __name__ == "__main__":
    main()
