"""The runs of nine words of the texts that the rules are gathered from, as hashes: the texts themselves are others' work.

``python -m tests.nine_words FOLDER`` writes the hashes of a folder's ``.txt`` files into ``tests/data``.
"""

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from site_tools.paths import ROOT

HASHES = ROOT / "tests" / "data" / "nine_words.bin"
BYTES = 5  # a chance in 60 million that a run is taken for one of theirs
RUN = 9
WORD = re.compile(r"\w+")


def runs(text: str) -> Iterator[tuple[bytes, str]]:
    """Yield every run of nine words, its hash first; case, ё and what stands between words make no difference."""
    words = [word.lower().replace("ё", "е") for word in WORD.findall(text)]
    for start in range(len(words) - RUN + 1):
        run = " ".join(words[start : start + RUN])
        yield hashlib.blake2b(run.encode(), digest_size=BYTES).digest(), run


def known() -> frozenset[bytes]:
    """Return the hashes."""
    packed = HASHES.read_bytes()
    return frozenset(packed[start : start + BYTES] for start in range(0, len(packed), BYTES))


def main() -> None:
    """Write the hashes of a folder's texts."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(Path(sys.argv[1]).glob("*.txt")))
    HASHES.write_bytes(b"".join(sorted({found for text in texts for found, _ in runs(text)})))


if __name__ == "__main__":
    main()
