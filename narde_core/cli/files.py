"""Files of the command: transcripts to check, one or a folder full, and pictures to write."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from narde_core import answers
from narde_core.cli.givens import givens
from narde_core.cli.reading import read
from narde_core.faults import Fault
from narde_core.svg import plain
from narde_core.wire import Data
from narde_core.wording import Language

ENDINGS = (".mat", ".nardy", ".txt")
BAR = 30
WIDTH = 960


def check(options: Namespace, language: Language) -> Data:
    """The findings in every file named, or in every transcript of a folder named, with a progress bar on a terminal."""
    if "" in options.files:
        raise Fault("check-no-name")
    paths = [path for name in options.files for path in _files(Path(name))]
    if not paths:
        raise Fault("check-no-files", given=", ".join(options.files), endings=", ".join(ENDINGS))
    told = []
    began = perf_counter()
    for number, path in enumerate(paths, 1):
        told.append(_checked(path, options, language))
        _progress(number, len(paths))
    games = sum(one.get("games", 0) for one in told)
    return {
        "files": told,
        "games": games,
        "games a second": round(games / (perf_counter() - began), 1),
        "faults": sum(len(one["findings"]) for one in told),
        "unread": sum("error" in one for one in told),
    }


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(found for found in path.rglob("*") if found.suffix.lower() in ENDINGS and found.is_file())
    return [path]


def _checked(path: Path, options: Namespace, language: Language) -> Data:
    try:
        return {"file": str(path), **answers.checked({**givens(options), "transcript": read(path)}, language)}
    except Fault as fault:
        return {"file": str(path), "findings": [], "error": fault.say(language)}


def _progress(done: int, total: int) -> None:
    if total > 1 and sys.stderr.isatty():
        filled = BAR * done // total
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)


def write(path: Path, text: str) -> None:
    """Write a text; Fault if it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault("file-unwritten", where=(path,), why=error.strerror or error) from None


def picture(svg: str, path: Path) -> None:
    """Write a board as PNG; Fault if the extra ``narde-core[png]`` is not installed or the file cannot be written."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra: the core has no dependencies
    except ImportError:
        raise Fault("png-extra") from None
    drawn = resvg_py.svg_to_bytes(svg_string=plain(svg), width=WIDTH, background="white")
    try:
        path.write_bytes(drawn)
    except OSError as error:
        raise Fault("file-unwritten", where=(path,), why=error.strerror or error) from None
