"""Puts the site's scripts and styles together, so that a phone waits for few files: esbuild joins and minifies them."""

import re
import subprocess
from hashlib import sha256
from pathlib import Path

from narde_core.svg.style import stylesheet
from site_tools.paths import DOCS, ROOT

ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
SCRIPTS = DOCS / "assets" / "js"
STYLES = DOCS / "assets" / "css"
# what pages, scripts, other sites and tests ask for by name, which must be there for a page that was opened before the
# site changed; what these share goes into files that esbuild names by content
START = "start"
ENTRIES = ("board", "matrix", "offline", "learn", "learn/elements", "desk", "desk-page", "engine", "worker")
SHEET = "nardy.css"
# what a board on somebody else's page asks for
EMBEDDED = re.findall(r'"\.\./css/([a-z-]+\.css)"', (SCRIPTS / "embed.js").read_text(encoding="utf-8"))
THEME = ("main.*.min.css", "palette.*.min.css")
# while the theme sets up the page it has every element of it styled anew for this, twice: that no colour fades in
SWITCHING = re.compile(r"\[data-md-color-switching\] \*[^{}]*\{[^{}]*\}")


def esbuild(*options: str, given: str | None = None) -> None:
    """Run esbuild; its own words, and the end, if it finds fault."""
    command = [str(ESBUILD), "--bundle", "--minify", "--log-level=warning", *options]
    if subprocess.run(command, check=False, input=given, text=True).returncode:
        raise SystemExit("build stopped: scripts and styles could not be put together")


def join_scripts(target: Path) -> None:
    """Write the scripts into a folder: one file for each that is asked for by name, and what they share."""
    options = ("--target=es2022", f"--outdir={target}")
    esbuild("--format=iife", *options, str(SCRIPTS / f"{START}.js"))
    esbuild("--format=esm", "--splitting", *options, *(str(SCRIPTS / f"{name}.js") for name in ENTRIES))


def join_styles(site: Path) -> None:
    """Write one style sheet: the theme's, that of the boards, which each would carry otherwise, and ours."""
    theme = [next((site / "assets" / "stylesheets").glob(name)) for name in THEME]
    sheets = [SWITCHING.sub("", sheet.read_text(encoding="utf-8")) for sheet in theme]
    if sheets[1] == theme[1].read_text(encoding="utf-8"):
        raise SystemExit(
            f"{theme[1].name}: the theme no longer styles pages anew while it sets them up: leave it as it is"
        )
    names = re.findall(r'@import "\./([a-z-]+\.css)"', (STYLES / SHEET).read_text(encoding="utf-8"))
    ours = [(STYLES / name).read_text(encoding="utf-8") for name in names]
    for name in THEME:
        for sheet in site.rglob(f"assets/stylesheets/{name}"):
            sheet.unlink()
    folder = site / "assets" / "css"
    for piece in folder.iterdir():
        if piece.name not in EMBEDDED:
            piece.unlink()
    joined = folder / SHEET
    esbuild("--loader=css", f"--outfile={joined}", given="\n".join([*sheets, stylesheet(), *ours]))
    # a page and its style are of one version, whichever of the two was saved before: the sheet is named by its content
    named = joined.with_suffix(f".{sha256(joined.read_bytes()).hexdigest()[:8]}.css")
    joined.rename(named)
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        page.write_text(html.replace(f"/assets/css/{SHEET}", f"/assets/css/{named.name}", 1), encoding="utf-8")
