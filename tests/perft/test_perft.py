"""How many distinct positions each roll leads to from the start: a wrong rule seldom keeps these numbers."""

import pytest

from narde_core.common import COMMON
from narde_core.game import LONG, SHORT
from narde_core.notation import parse_roll, parse_side
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.turn import ROLLS, Turn

SHORT_FROM_THE_START = {
    "1-1": 42, "2-1": 15, "2-2": 75, "3-1": 16, "3-2": 17, "3-3": 73, "4-1": 14, "4-2": 18, "4-3": 17, "4-4": 52,
    "5-1": 8, "5-2": 8, "5-3": 9, "5-4": 9, "5-5": 4, "6-1": 10, "6-2": 14, "6-3": 14, "6-4": 14, "6-5": 7, "6-6": 11,
}  # fmt: skip
TWO_ROLLS_DEEP = 202_782
LONG_FIRST_TURNS = {
    "1-1": "24:14 20:1", "2-1": "24:14 21:1", "2-2": "24:14 16:1", "3-1": "24:14 20:1", "3-2": "24:14 19:1",
    "4-1": "24:14 19:1", "4-2": "24:14 18:1", "4-3": "24:14 17:1", "4-4": "24:13 16:2", "5-1": "24:14 18:1",
    "5-2": "24:14 17:1", "5-3": "24:14 16:1", "5-4": "24:14 15:1", "5-5": "24:14 4:1", "6-1": "24:14 17:1",
    "6-2": "24:14 16:1", "6-3": "24:14 15:1", "6-4": "24:14 14:1", "6-5": "24:14 13:1", "6-6": "24:13 18:2",
}  # fmt: skip


def results(position: Position, roll: str, game: str) -> tuple[Position, ...]:
    return LegalTurn(Turn(position, parse_roll(roll)), COMMON[game]).results


@pytest.mark.parametrize(("roll", "count"), SHORT_FROM_THE_START.items())
def test_short_nardy_from_the_start(roll: str, count: int) -> None:
    assert len(results(SHORT.start, roll, "short")) == count


def test_short_nardy_two_rolls_deep() -> None:
    reached = [position for roll in ROLLS for position in results(SHORT.start, str(roll), "short")]
    assert len(reached) == 447
    assert sum(len(results(position.swapped(), str(roll), "short")) for position in reached for roll in ROLLS) == (
        TWO_ROLLS_DEEP
    )


@pytest.mark.parametrize(("roll", "side"), LONG_FIRST_TURNS.items())
def test_the_first_turn_of_long_nardy_has_one_result(roll: str, side: str) -> None:
    assert [result.own for result in results(LONG.start, roll, "long")] == [parse_side(side)]


def test_but_3_3_has_two() -> None:
    found = {result.own for result in results(LONG.start, "3-3", "long")}
    assert found == {parse_side("24:13 21:1 15:1"), parse_side("24:13 18:2")}
