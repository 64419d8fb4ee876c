"""Runs every check in turn, goes on after a failure, and says at the end what failed and how long it took."""

import argparse
import subprocess
import sys
import time
from pathlib import Path

from site_tools import browser
from site_tools.paths import NODE, ROOT

BIN = Path(sys.executable).parent


def checks(*, slow: bool) -> dict[str, list[str]]:
    """Return the checks by name: the quick ones first."""
    pytest = [sys.executable, "-m", "pytest"]
    both_cores = ["-n", "auto", "--dist", "worksteal"]
    full = [*pytest, *both_cores, "--slow", "-m", "not alone"]
    alone = {"pytest, one by one": [*pytest, "--slow", "-m", "alone"]}
    ruff, node_bin = str(BIN / "ruff"), ROOT / "node_modules" / ".bin"
    return {
        "ruff check": [ruff, "check", "--quiet"],
        "ruff format": [ruff, "format", "--check", "--quiet"],
        "mypy": [str(BIN / "mypy"), "--no-error-summary"],
        "biome": [NODE, str(node_bin / "biome"), "check", "--error-on-warnings"],
        "tsc": [NODE, str(node_bin / "tsc"), "--project", "jsconfig.json"],
        "pytest": full if slow else [*pytest, *both_cores],
        **(alone if slow else {}),
    }


def main() -> None:
    """Run them; the exit status is 1 if one failed."""
    parser = argparse.ArgumentParser(description="Run every check.")
    parser.add_argument("--all", action="store_true", help="the slow ones too")
    parser.add_argument("--since", type=float, default=time.time(), help="when it all started, for the time taken")
    options = parser.parse_args()
    browser.get()
    failed = [
        name
        for name, command in checks(slow=options.all).items()
        if subprocess.run(command, cwd=ROOT, check=False).returncode
    ]
    verdict = f"failed: {', '.join(failed)}" if failed else "everything passed"
    print(f"{verdict}, in {time.time() - options.since:.0f} s")
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
