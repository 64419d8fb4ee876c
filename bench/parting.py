"""How often a reading makes a difference: games that the core plays against itself, for the pages of the disputes.

``python -m bench.parting`` writes ``narde_core/figures/parting.json`` anew; tests play some of the games again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from fractions import Fraction
from itertools import count
from pathlib import Path

from narde_core.common import COMMON
from narde_core.figures.parting import DATA, ENDINGS, FEW, KINDS, Counted, Games, Kind, counted
from narde_core.outcome import Draw, Victory, finish
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.ruleset import RuleSet
from narde_core.turn import ROLLS, Roll, Turn
from narde_core.win import Win

GAMES = 1_000


def held(position: Position, rules: RuleSet) -> int:
    """How many points the mover's opponent cannot land on."""
    return sum(checkers >= rules.game.closed_by for _, checkers in position.own)


def any_of(results: Sequence[Position], _rules: RuleSet, dice: random.Random) -> Position:
    """A player who does not think: any result, one as likely as another."""
    return dice.choice(results)


def holding(results: Sequence[Position], rules: RuleSet, dice: random.Random) -> Position:
    """A player who holds points: of the results with most points held any one."""
    most = max(held(result, rules) for result in results)
    return dice.choice([result for result in results if held(result, rules) == most])


PLAYERS: Mapping[str, Callable[[Sequence[Position], RuleSet, random.Random], Position]] = {
    "random": any_of,
    "holding": holding,
}


def throw(dice: random.Random) -> Roll:
    """A roll of two dice."""
    return Roll(dice.randint(1, 6), dice.randint(1, 6))


def first_roll(rules: RuleSet, dice: random.Random) -> Roll:
    """The roll of the first turn: that of the lot where it is played, a fresh one elsewhere."""
    lot = dice.choice([roll for roll in ROLLS if not roll.double])
    return rules.lot_dice(lot) or throw(dice)


@dataclass(frozen=True)
class Played:
    """A turn of a game, with the position in which its mover left the board, seen by him."""

    legal: LegalTurn
    result: Position


def turns(rules: RuleSet, player: str, dice: random.Random) -> Iterator[Played]:
    """The turns of a game until a player has finished; if that is the first, the second has his last throw."""
    position, opened = rules.game.start, None
    last = None
    for number in count():
        roll = throw(dice) if number else first_roll(rules, dice)
        legal = LegalTurn(Turn(position, roll, number < 2, number % 2 == 1, opened), rules)
        result = PLAYERS[player](legal.results, rules, dice)
        yield Played(legal, result)
        finished = rules.finished(result.own)
        if last == number or (finished and number % 2):
            return
        if finished:
            last = number + 1
        position, opened = result.swapped(), None if number else roll


def ending(rules: RuleSet, game: Sequence[Played]) -> tuple[int, Win] | Fraction:
    """How a game ends after the turn in which a player finishes or, where he has one, after the last throw: who wins,
    0 the first player or 1, and what; or the points of a draw for each.
    """
    for number, played in enumerate(game):
        match finish(played.result.swapped(), rules, second_player=number % 2 == 0):
            case Victory(own, win):
                return (number + own) % 2, win
            case Draw(points):
                return points
    raise AssertionError("a game that does not end")


def play(kind: Kind, number: int) -> tuple[int, dict[str, int]]:
    """One game of a kind: how many turns it had until a player finished, and by reading in how many of them the legal
    plays are others than under the common reading; of a reading about endings 1 if the game ends otherwise.
    """
    rules = COMMON[kind.game]
    dice = random.Random(f"{kind.game} {kind.player} {number}")  # noqa: S311 - games, not secrets
    game = list(turns(rules, kind.player, dice))
    ended = ending(rules, game)
    found = {}
    for dispute in counted(kind.game):
        for reading in dispute.readings:
            if reading is rules[dispute.name]:
                continue
            other = rules.with_reading(dispute.name, reading.name)
            found[str(reading)] = (
                int(ending(other, game) != ended)
                if dispute.name in ENDINGS
                else sum(LegalTurn(played.legal.turn, other).ends.nodes != played.legal.ends.nodes for played in game)
            )
    return len(game), found


def count_up(kind: Kind, numbers: Iterable[int]) -> Games:
    """What is counted in some games of a kind."""
    games, turns, readings = 0, 0, dict[str, Counted]()
    for number in numbers:
        length, found = play(kind, number)
        games, turns = games + 1, turns + length
        for reading, times in found.items():
            so_far = readings.get(reading, Counted(0, 0))
            readings[reading] = Counted(so_far.turns + times, so_far.games + bool(times))
    return Games(games, turns, readings)


def main() -> None:
    """Play all the games and write the file."""
    with ProcessPoolExecutor() as pool:
        kept = {
            name: {
                " ".join(kind): asdict(of)
                for kind, of in zip(KINDS, pool.map(count_up, KINDS, [range(games)] * len(KINDS)), strict=True)
            }
            for name, games in (("few", FEW), ("all", GAMES))
        }
    Path(str(DATA)).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
