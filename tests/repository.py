"""The repository's files, as a clone of it would hold them, and what the site makes of them."""

import subprocess
from pathlib import Path

from site_tools.paths import ROOT


def files() -> list[Path]:
    """Every file that is, or could be, committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file()]


def address(page: str) -> str:
    """The address of a page, named without its suffix, as seen from its language's start."""
    return "" if page == "index" else f"{page.removesuffix('index').removesuffix('/')}/"
