"""Finds a Chromium for the tests, or gets one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# without windows first: it is the same browser, and asks half as much of the machine
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
DOWNLOADED = (
    "chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell",
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
)
CACHES = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find() -> str | None:
    """Return the path of a Chromium: the one CHROMIUM names, one of the system's, or one that Playwright fetched."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    fetched = (path for cache in CACHES for pattern in DOWNLOADED for path in Path(cache).expanduser().glob(pattern))
    installed = (Path(path) for name in NAMES if (path := shutil.which(name)))
    return next((str(path) for path in (*installed, *map(Path, PLACES), *fetched) if path.exists()), None)


def get() -> str:
    """Return a Chromium, installing one if there is none; one sentence, and the end, if that can't be done."""
    if path := find():
        return path
    if os.environ.get("CHROMIUM"):
        raise SystemExit(
            f"CHROMIUM names {os.environ['CHROMIUM']}, which is no program: name another, or leave it out."
        )
    print("No Chromium found: getting one for the browser tests.", flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"} | os.environ
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core"]
        # an older system has only the whole one
        for command in (["apt-get", "update", "-qq"], [*install, "chromium-headless-shell"], [*install, "chromium"]):
            if not find():
                subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=False)
    if path := find():
        return path
    raise SystemExit(
        "The browser tests need a Chromium and none could be installed: install one, or name it in CHROMIUM."
    )
