"""Measures what a change might make slower or heavier: ``make bench`` prints it as a table, after ``bench.plays``."""

import json
import statistics
import time
from collections.abc import Callable, Iterator

from narde_core.bridge import answer
from site_tools.paths import RUNTIME, SITE

RUNS = 5
JUDGED = {
    "ask": "judge", "lang": "ru", "game": "long", "rules": "commentary", "white": "24:14 4:1", "black": "24:15",
    "to move": "black", "roll": "4-4", "play": "24/20(2)",
}  # fmt: skip


def median(run: Callable[[], object]) -> float:
    """Return the median of the seconds that a run takes."""
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def rows() -> Iterator[tuple[str, str]]:
    """Yield what is measured, and how much it is."""
    request = json.dumps(JUDGED)
    yield "bridge: one refusal, ms", f"{1000 * median(lambda: answer(request)):.2f}"
    for part in json.loads((RUNTIME / "runtime.json").read_text()).values():
        for name, sizes in part["files"].items():
            yield f"runtime: {name}, kB as sent", f"{sizes['br'] / 1000:,.0f}"
    heaviest = max(SITE.rglob("index.html"), key=lambda page: page.stat().st_size)
    yield f"heaviest page, kB ({heaviest.parent.relative_to(SITE)})", f"{heaviest.stat().st_size / 1000:,.0f}"


def main() -> None:
    """Print the table."""
    for what, much in rows():
        print(f"{what:<56}{much:>12}", flush=True)


if __name__ == "__main__":
    main()
