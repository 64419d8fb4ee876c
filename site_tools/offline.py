"""Makes the service worker of a built site: which files there are, in which parts, by the hash of their content."""

import gzip
import hashlib
import json
import re
import subprocess
from pathlib import Path

from site_tools.cards import CARDS
from site_tools.paths import NODE

SOURCE = Path(__file__).with_name("sw.mjs")
BUNDLER = Path(__file__).with_name("bundle.mjs")
WORKER = "sw.js"
# not for a browser, or twins that the server sends in place of the file
LEFT_OUT = {".map", ".br", ".gz"}
# of the search's languages and segmenters these are the site's
LUNR = re.compile(r"lunr/(?!min/lunr\.(?:ru|multi|stemmer\.support)\.min\.js$)")

type File = dict[str, str | None]
type Part = dict[str, int | list[File]]


def part_of(path: str) -> str:
    """Return the part that a file of the site belongs to: "shell" for what all pages share, a language, "runtime"."""
    first = path.split("/", 1)[0]
    return {"assets": "shell", "en": "en", "runtime": "runtime"}.get(first, "ru")


def wanted(path: str) -> bool:
    """Tell whether a browser ever asks for this file of the site."""
    return Path(path).suffix not in LEFT_OUT and not LUNR.search(path) and not path.startswith(("_", f"{CARDS}/"))


def entry(site: Path, path: str) -> tuple[File, int]:
    """Return what the worker must know of one file, and how many bytes of it travel."""
    file = site / path
    data = file.read_bytes()
    url = path.removesuffix("index.html") or "./"
    twin = file.with_name(file.name + ".br")
    travels = twin.stat().st_size if twin.is_file() else len(gzip.compress(data, 6))
    named_by_content = file.parent.parent.name == "runtime"
    return {"url": url, "revision": None if named_by_content else hashlib.sha256(data).hexdigest()[:12]}, travels


def parts(site: Path) -> dict[str, Part]:
    """Return the parts of a built site by name: their files, and the bytes that travel."""
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    grouped: dict[str, list[tuple[File, int]]] = {"shell": [], "ru": [], "en": [], "runtime": []}
    for path in filter(wanted, paths):
        grouped[part_of(path)].append(entry(site, path))
    return {
        name: {"files": [file for file, _ in entries], "bytes": sum(size for _, size in entries)}
        for name, entries in grouped.items()
    }


def apply(site: Path) -> None:
    """Write the service worker of a site that is otherwise whole."""
    known = json.dumps(parts(site), separators=(",", ":"))
    command = [NODE, str(BUNDLER), str(SOURCE), str(site / WORKER), "NARDY_PARTS"]
    if subprocess.run(command, check=False, input=known, text=True).returncode:
        raise SystemExit("build stopped: the service worker could not be made")
