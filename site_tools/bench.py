"""Measures what a change might slow down: ``make bench`` prints it as a table.

Medians of five runs. The positions come from games played with a fixed seed, so that two runs compare.
"""

import json
import random
import statistics
import time
from collections.abc import Callable, Iterator

from narde_core.bridge import answer
from narde_core.common import COMMON
from narde_core.game import GAMES, Game
from narde_core.plays import LegalTurn
from narde_core.turn import ROLLS, Turn
from site_tools.paths import RUNTIME, SITE

RUNS = 5
GAMES_PLAYED = 20
JUDGED = {
    "ask": "judge", "lang": "ru", "game": "long", "rules": "commentary", "white": "24:14 4:1", "black": "24:15",
    "to move": "black", "roll": "4-4", "play": "24/20(2)",
}  # fmt: skip


def turns(game: Game) -> Iterator[Turn]:
    """Yield the turns of games in which every play is drawn at random."""
    dice = random.Random(1)  # noqa: S311 - a measurement, not a secret
    for _ in range(GAMES_PLAYED):
        position = game.start
        while position.own.off < position.own.total and position.opponent.off < position.opponent.total:
            turn = Turn(position, dice.choice(ROLLS), first=False)
            yield turn
            position = dice.choice(LegalTurn(turn, COMMON[game.name]).results).swapped()


def median(run: Callable[[], object]) -> float:
    """Return the median of the seconds that a run takes."""
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def core(game: Game) -> tuple[str, str]:
    """Measure how many turns of a game are answered in a second."""
    played = list(turns(game))
    seconds = median(lambda: [LegalTurn(turn, COMMON[game.name]).ends for turn in played])
    return f"{game.name}: turns a second", f"{len(played) / seconds:,.0f}"


def rows() -> Iterator[tuple[str, str]]:
    """Yield what is measured, and how much it is."""
    for game in GAMES.values():
        yield core(game)
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
