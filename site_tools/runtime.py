"""Builds what the browser needs to run narde_core: Pyodide, the wheel, its lock file and a memory snapshot.

``python -m site_tools.runtime`` writes ``build/runtime/``:

* ``runtime.json``: what there is, where, and how large (see ``manifest``);
* ``pyodide-<hash>/``: the files of the npm package, untouched;
* ``core-<hash>/``: the wheel, the lock file for a plain boot, and the snapshot.

Folders are named by their content, so they can be cached for ever; every large file has a ``.br`` and a ``.gz`` twin.
"""

import contextlib
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import brotli
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from site_tools.paths import NODE, ROOT, RUNTIME

PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
SNAPSHOT = "core.snapshot"
LOCK = "pyodide-lock.json"


def wheel(folder: Path) -> Path:
    """Build narde_core's wheel into ``folder``; the same sources give the same bytes."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"build stopped: the wheel could not be made\n{done.stdout}{done.stderr}")
    return next(folder.glob("*.whl"))


def lock(wheel_file: Path) -> Path:
    """Write a lock file beside the wheel that names it alone: the other packages of Pyodide are not shipped."""
    spec = PyodideLockSpec.from_json(PYODIDE / LOCK)
    spec.packages.clear()
    path = wheel_file.with_name(LOCK)
    add_wheels_to_spec(spec, [wheel_file]).to_json(path)
    return path


def snapshot(wheel_file: Path) -> Path:
    """Write the memory of a Pyodide that has imported the core beside the wheel."""
    path = wheel_file.with_name(SNAPSHOT)
    script = Path(__file__).with_name("snapshot.mjs")
    if subprocess.run([NODE, str(script), str(PYODIDE), str(wheel_file), str(path)], check=False).returncode:
        raise SystemExit("build stopped: the memory snapshot could not be made")
    return path


def compress(path: Path) -> None:
    """Write the ``.br`` and ``.gz`` twins of a file, which servers send instead of it."""
    data = path.read_bytes()
    # 9 of 11: the last two steps take ten times as long and save a tenth
    path.with_name(path.name + ".br").write_bytes(brotli.compress(data, quality=9, lgwin=24))
    path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 9, mtime=0))


def settle(files: list[Path], name: str) -> Path:
    """Copy files into a folder of build/runtime named by their content, compressed; an existing one is kept."""
    digest = hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:12]
    target = RUNTIME / f"{name}-{digest}"
    if target.is_dir():
        return target
    with tempfile.TemporaryDirectory(dir=RUNTIME) as temporary:
        half_done = Path(temporary) / name
        half_done.mkdir()
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(compress, [Path(shutil.copyfile(file, half_done / file.name)) for file in files]))
        half_done.rename(target)
    return target


def manifest(pyodide: Path, core: Path) -> dict[str, object]:
    """Describe both folders: bytes of every file, plain and compressed, which file is which, the snapshot's SHA-256."""

    def part(folder: Path, **names: str) -> dict[str, object]:
        plain = [file for file in sorted(folder.iterdir()) if file.suffix not in {".br", ".gz"}]
        sizes = {
            file.name: {
                "bytes": file.stat().st_size,
                "br": file.with_name(file.name + ".br").stat().st_size,
                "gzip": file.with_name(file.name + ".gz").stat().st_size,
            }
            for file in plain
        }
        return {"dir": f"{folder.name}/", "files": sizes, **names}

    wheel_name = next(core.glob("*.whl")).name
    digest = hashlib.sha256((core / SNAPSHOT).read_bytes()).hexdigest()
    return {
        "pyodide": part(pyodide, version=json.loads((PYODIDE / "package.json").read_text())["version"]),
        "core": part(
            core, version=version("narde-core"), snapshot=SNAPSHOT, sha256=digest, lock=LOCK, wheel=wheel_name
        ),
    }


def main() -> None:
    """Build everything, and remove what an earlier build left."""
    RUNTIME.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        wheel_file = wheel(Path(temporary))
        core = settle([wheel_file, lock(wheel_file), snapshot(wheel_file)], "core")
    pyodide = settle([PYODIDE / name for name in PYODIDE_FILES], "pyodide")
    text = json.dumps(manifest(pyodide, core), indent=2) + "\n"
    # a built site holds hard links to these files, so the old one is left as it is
    (RUNTIME / "runtime.json").unlink(missing_ok=True)
    (RUNTIME / "runtime.json").write_text(text, encoding="utf-8")
    for old in RUNTIME.iterdir():
        if old.is_dir() and old not in {core, pyodide}:
            with contextlib.suppress(FileNotFoundError):
                shutil.rmtree(old)


if __name__ == "__main__":
    main()
