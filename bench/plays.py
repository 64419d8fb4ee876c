"""All distinct results of 2,000 turns from random play, found by the core, by gym-backgammon and the slow generator.

``python -m bench.plays`` prints turns a second, in processor time: the median of several runs of each, taken in turn,
so that a busy machine slows all alike. What is found is dropped after each turn.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice

from bench import gym
from bench.parting import turns
from narde_core.common import COMMON
from narde_core.game import LONG, SHORT, Game
from narde_core.plays import LegalTurn
from narde_core.ruleset import RuleSet
from narde_core.turn import Turn
from tests.slow_turns import slow_results

TURNS = 2_000
ONE_IN = 10  # the slow generator is asked about one turn in so many
TARGETS = {"narde_core, long": 5, "narde_core, short": 4}  # times gym-backgammon


def random_turns(game: Game) -> Iterator[Turn]:
    """Turns of games in which every play is drawn at random, without end."""
    dice = random.Random(1)  # noqa: S311 - a measurement, not a secret
    while True:
        yield from (played.legal.turn for played in turns(COMMON[game.name], "random", dice))


def core(asked: Iterable[Turn], rules: RuleSet) -> None:
    """Find all results of the turns, as the core does."""
    for turn in asked:
        LegalTurn(turn, rules).results  # noqa: B018 - asked for the time it takes


def slow(asked: Iterable[Turn], rules: RuleSet) -> None:
    """The same as the slow generator does."""
    for turn in asked:
        slow_results(turn, rules)


def yardstick(games: Iterable[tuple[object, Turn]]) -> None:
    """The same as gym-backgammon does."""
    for game, turn in games:
        gym.results(game, turn)


def contestants() -> dict[str, tuple[int, Callable[[], None]]]:
    """By name, how many turns are measured and what is run."""
    asked = {game: list(islice(random_turns(game), TURNS)) for game in (LONG, SHORT)}
    module = gym.engine()
    games = [(gym.game_of(module, turn), turn) for turn in asked[SHORT]]
    found: dict[str, tuple[int, Callable[[], None]]] = {"gym-backgammon": (TURNS, partial(yardstick, games))}
    for game, played in asked.items():
        rules = COMMON[game.name]
        found[f"narde_core, {game.name}"] = TURNS, partial(core, played, rules)
        few = played[::ONE_IN]
        found[f"slow generator, {game.name}"] = len(few), partial(slow, few, rules)
    return found


def seconds(run: Callable[[], None]) -> float:
    """The processor time that a run takes."""
    start = time.process_time()
    run()
    return time.process_time() - start


def main() -> None:
    """Print the table; the exit status is 1 if the core is slower than it has to be."""
    parser = argparse.ArgumentParser(description="Measure how fast legal plays are found.")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    measured = contestants()
    taken: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(runs):
        for name, (_, run) in measured.items():
            taken[name].append(seconds(run))
    speeds = {name: count / statistics.median(taken[name]) for name, (count, _) in measured.items()}
    times = {name: speed / speeds["gym-backgammon"] for name, speed in speeds.items()}
    for name, speed in speeds.items():
        target = f" (at least {TARGETS[name]})" if name in TARGETS else ""
        print(f"{name:22}{speed:8,.0f} turns a second, {times[name]:5.2f} times gym-backgammon{target}")
    raise SystemExit(any(times[name] < target for name, target in TARGETS.items()))


if __name__ == "__main__":
    main()
