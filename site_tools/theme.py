"""Changes two places of the theme's script, for the sake of phones: each is work on every page that few readers need.

A new version of the theme may write them in another way; then the build stops and says so.
"""

import re
from pathlib import Path

LATER = Path(__file__).with_name("later.js")
SCRIPTS = "assets/javascripts/bundle.*.min.js"
CHANGES = (
    # the search index is half of what a page weighs: later.js has it fetched when the reader goes to search
    (re.compile(r'\w+\(new URL\("search/search_index\.json",\w+\.base\)\)'), r"nardyLater(\g<0>)"),
    # to write this element has the whole page styled anew, twice; theme.css says the same to the browser
    (re.compile(r'name:"color-scheme"'), 'name:"nardy-color-scheme"'),
)


def prepare(site: Path) -> None:
    """Change the theme's script in every language of a built site."""
    for path in site.rglob(SCRIPTS):
        script = path.read_text(encoding="utf-8")
        for place, instead in CHANGES:
            script, found = place.subn(instead, script)
            if found != 1:
                raise SystemExit(
                    f"{path.name}: {place.pattern} is found {found} times, not once: see site_tools/theme.py"
                )
        path.write_text(LATER.read_text(encoding="utf-8") + script, encoding="utf-8")
