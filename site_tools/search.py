"""Makes the theme's search fit for Russian and for rules: ё and е are one letter, the chapter that states a rule comes
before the pages that mention it, and the index is half as large to send.
"""

import json
from pathlib import Path

from site_tools.runtime import compress

WEIGHTS = {
    "long/": 3,
    "short/": 3,
    "glossary/": 3,
    "disputes/": 2,
    "kin/": 0.4,
    "learn/kin/": 0.4,
    "api/": 0.2,
    "cli/": 0.2,
}
"""How much more or less a find in a section is worth than one elsewhere."""
YO = Path(__file__).with_name("yo.js")


def prepare(site: Path) -> None:
    """Change the search of every language of a built site."""
    for russian in site.rglob("lunr.ru.min.js"):
        russian.write_text(russian.read_text(encoding="utf-8") + YO.read_text(encoding="utf-8"), encoding="utf-8")
    for index in site.rglob("search_index.json"):
        held = json.loads(index.read_bytes())
        for part in held["docs"]:
            part["boost"] = next((worth for start, worth in WEIGHTS.items() if part["location"].startswith(start)), 1)
        # MkDocs writes each Cyrillic letter as six characters
        text = json.dumps(held, ensure_ascii=False, separators=(",", ":"))
        index.write_text(text, encoding="utf-8")
        compress(index)
