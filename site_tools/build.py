"""Builds the site: both languages strictly, then the assets and the runtime they share.

``python -m site_tools.build`` puts it together in ``build/site`` and swaps it for ``site`` when it is whole.
Set SITE_URL to the address it will be published under.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from narde_core.wording import LANGUAGES
from site_tools import cards, embedded, offline, policy, scripts, search, tally, theme
from site_tools.paths import DOCS, ROOT, RUNTIME, SITE

CONFIGS = {"ru": "mkdocs.yml", "en": "mkdocs.en.yml"}


def pages(language: str, target: Path) -> str:
    """Build one language into ``target``; return what MkDocs said if it failed, else nothing."""
    site_url = os.environ.get("SITE_URL", "").rstrip("/") + "/"
    environment = {"NO_MKDOCS_2_WARNING": "1"} | os.environ
    if site_url != "/":
        environment["SITE_URL_EN"] = f"{site_url}en/"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    done = subprocess.run(
        [*command, "--config-file", CONFIGS[language], "--site-dir", str(target)],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    if not done.returncode:
        return ""
    said = (done.stdout + done.stderr).strip()
    # MkDocs adds a traceback to its sentences, which tells a writer nothing
    sentences = [line for line in said.splitlines() if line.startswith(("WARNING", "ERROR"))]
    return "\n".join(f"{CONFIGS[language]}: {sentence}" for sentence in sentences) or said


def publish(site: Path) -> None:
    """Give a site that knows its address what other programs ask for: pictures of links, and where the pages are listed."""
    address = os.environ.get("SITE_URL", "").rstrip("/")
    if not address:
        return
    cards.draw_all(site)
    lists = (f"Sitemap: {address}/{start}sitemap.xml" for start in ("", "en/"))
    (site / "robots.txt").write_text("\n".join(["User-agent: *", "Allow: /", *lists, ""]), encoding="utf-8")


def link(source: str, target: str) -> None:
    """Give the site a large file without a second copy on the disk, where the disk can."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def main() -> None:
    """Build everything; if MkDocs finds fault with it, end with its sentences and leave the old site as it is."""
    half_done = ROOT / "build" / "site"
    shutil.rmtree(half_done, ignore_errors=True)
    # one after the other would be simpler, but the second lies inside the first, which starts by cleaning
    english = ROOT / "build" / "site.en"
    with ThreadPoolExecutor(len(LANGUAGES)) as pool:
        said = list(pool.map(pages, LANGUAGES, (half_done, english)))
    if any(said):
        raise SystemExit("\n".join(filter(None, said)))
    shutil.rmtree(half_done / "en", ignore_errors=True)
    english.rename(half_done / "en")
    shutil.copytree(DOCS / "assets", half_done / "assets", dirs_exist_ok=True, ignore=shutil.ignore_patterns("js"))
    scripts.join_scripts(half_done / "assets" / "js")
    scripts.join_styles(half_done)
    embedded.draw_all(half_done)
    shutil.copytree(RUNTIME, half_done / "runtime", copy_function=link, ignore=shutil.ignore_patterns("made"))
    search.prepare(half_done)
    theme.prepare(half_done)
    publish(half_done)
    policy.apply(half_done)
    offline.apply(half_done)
    shutil.rmtree(SITE, ignore_errors=True)
    half_done.rename(SITE)
    print(tally.of_pages(page for language in LANGUAGES for page in sorted((DOCS / language).rglob("*.md"))))


if __name__ == "__main__":
    main()
