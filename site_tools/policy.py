"""What the pages may load and run: a content security policy in every page, and a headers file for static hosts.

No inline script runs but those that the theme and docs/overrides/main.html wrote, which are named by their hashes; nothing
is fetched from another host. All pages carry the same policy, because instant navigation runs the scripts of the next page under the
policy of the first.
"""

import base64
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

INLINE = re.compile(r"<script(?P<attributes>(?:\s[^>]*)?)>(?P<text>.*?)</script>", re.DOTALL)
NOT_RUN = re.compile(r"""\bsrc=|\btype=["']?application/(?:ld\+)?json""")
CHARSET = '<meta charset="utf-8">'
WRITTEN_BY_CONTENT = "runtime"


def inline_scripts(html: str) -> set[str]:
    """Return the text of every inline script that a browser would run."""
    return {match["text"] for match in INLINE.finditer(html) if not NOT_RUN.search(match["attributes"])}


def policy(scripts: Iterable[str]) -> str:
    """Return the policy that lets these inline scripts run, WebAssembly compile, and all else come from the site."""
    digests = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    hashes = " ".join(f"'sha256-{digest}'" for digest in sorted(digests))
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' 'wasm-unsafe-eval' {hashes}",
            # boards carry their own style, and the theme's script sets widths
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )


def headers(said: str, site: Path) -> str:
    """Return the headers file that Netlify, Cloudflare Pages and their like read."""
    lasting = sorted(folder.name for folder in (site / WRITTEN_BY_CONTENT).iterdir() if folder.is_dir())
    lines = [
        "/*",
        f"  Content-Security-Policy: {said}",
        "  X-Content-Type-Options: nosniff",
        "  Referrer-Policy: same-origin",
        # a board on somebody else's page is a module script, which browsers only take where this stands
        "  Access-Control-Allow-Origin: *",
    ]
    for name in lasting:
        lines += [f"/{WRITTEN_BY_CONTENT}/{name}/*", "  Cache-Control: public, max-age=31536000, immutable"]
    return "\n".join(lines) + "\n"


def apply(site: Path) -> None:
    """Put the policy into every page of a built site, and write its headers file."""
    pages = {path: path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.html"))}
    said = policy(set().union(*map(inline_scripts, pages.values())))
    meta = f'{CHARSET}<meta http-equiv="Content-Security-Policy" content="{said}">'
    for path, html in pages.items():
        if CHARSET not in html:
            raise SystemExit(
                f"{path.relative_to(site)}: the page does not begin with {CHARSET}, so it can have no policy"
            )
        path.write_text(html.replace(CHARSET, meta, 1), encoding="utf-8")
    (site / "_headers").write_text(headers(said, site), encoding="utf-8")
