"""Long-nardy turns on which engines that nobody here wrote agree, under both readings of `passing`."""

import gzip
import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from narde_core.common import COMMON_LONG
from narde_core.disputes import (
    bearing_off,
    head,
    head_order,
    inside_moves,
    larger_die,
    passing,
    prime,
    prime_route,
)
from narde_core.game import LONG
from narde_core.notation import parse_roll
from narde_core.plays import LegalTurn
from narde_core.turn import Turn
from tests import slow_turns
from tests.boards import side

ROWS = Path(__file__).parent / "data" / "long_turns.jsonl.gz"
READINGS = ("end_of_turn", "every_step")
ENGINES_RULES = replace(
    COMMON_LONG,
    head=head.listed_doubles,
    head_order=head_order.free,
    prime=prime.opponent_ahead,
    prime_route=prime_route.opponents_route,
    passing=passing.end_of_turn,
    larger_die=larger_die.larger,
    bearing_off=bearing_off.from_the_highest,
    inside_moves=inside_moves.allowed,
)


@dataclass(frozen=True)
class Row:
    """One turn and, by reading of `passing`, the mover's sides after it."""

    turn: Turn
    text: str
    results: dict[str, set[tuple[int, ...]]]


def rows() -> list[Row]:
    with gzip.open(ROWS, "rt", encoding="utf-8") as lines:
        return [row(json.loads(line)) for line in lines]


def row(told: dict[str, str]) -> Row:
    mover, other = (told["white"], told["black"]) if told["to move"] == "white" else (told["black"], told["white"])
    position = LONG.position(side(mover), side(other))
    results = {name: {side(own).counts for own in told[name]} for name in READINGS}
    turn = Turn(position, parse_roll(told["roll"]), first=bool(told["first turn"]))
    return Row(turn, f"{mover} | {other} | {told['roll']}", results)


@pytest.fixture(scope="module")
def engines_rows() -> list[Row]:
    return rows()


def test_the_rows_are_all_there(engines_rows: list[Row]) -> None:
    assert len(engines_rows) == 2490
    assert sum(row.turn.is_first for row in engines_rows) == 200
    assert sum(row.results["end_of_turn"] != row.results["every_step"] for row in engines_rows) == 90


@pytest.mark.parametrize("reading", READINGS)
def test_the_core_finds_what_the_engines_found(engines_rows: list[Row], reading: str) -> None:
    rules = ENGINES_RULES.with_reading("passing", reading)
    for row in engines_rows:
        found = {position.own.counts for position in LegalTurn(row.turn, rules).results}
        assert found == row.results[reading], row.text


@pytest.mark.parametrize("reading", READINGS)
def test_so_does_the_slow_generator(engines_rows: list[Row], reading: str) -> None:
    rules = ENGINES_RULES.with_reading("passing", reading)
    for row in engines_rows:
        found = {position.own.counts for position in slow_turns.slow_results(row.turn, rules)}
        assert found == row.results[reading], row.text
