"""GNU Backgammon's move generator (the package gnubg-nn) on 20,000 turns of short nardy and 5,000 of either variant of it
that differs only in its start."""

import importlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narde_core.common import COMMON
from narde_core.common.hypergammon import HYPERGAMMON
from narde_core.common.nackgammon import NACKGAMMON
from narde_core.game import SHORT, Game
from narde_core.plays import LegalTurn
from narde_core.position import Position, Side
from narde_core.turn import Turn
from tests.strategies import arbitrary_turns, examples, reachable_turns, turns

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

Board = tuple[tuple[int, ...], tuple[int, ...]]  # the opponent's and the mover's points 1 to 24 and bar, own numbers


@pytest.fixture(scope="session")
def gnubg() -> Any:  # noqa: ANN401 - the extension module has no types
    return importlib.import_module("gnubg_nn")


def board(position: Position) -> Board:
    return position.opponent.counts[1:], position.own.counts[1:]


def position_on(found: Board, checkers: int) -> Position:
    opponent, own = (Side.of(dict(enumerate(counts, start=1)), checkers) for counts in found)
    return Position(own, opponent, SHORT.meeting)


def results(gnubg: Any, turn: Turn) -> set[Position]:  # noqa: ANN401
    asked = [list(side) for side in board(turn.position)]
    keys = gnubg.moves(asked, turn.roll.high, turn.roll.low)
    return {position_on(gnubg.board_from_position_key(key), turn.position.own.total) for key in keys} or {turn.position}


def agree(gnubg: Any, turn: Turn, game: Game) -> None:  # noqa: ANN401
    """Fails if the two differ on a turn."""
    ours, theirs = set(LegalTurn(turn, COMMON[game.name]).results), results(gnubg, turn)
    assert theirs <= ours
    # gnubg plays every die it can even when a shorter way bears off the last checker; here the game is over then
    assert all(result.own.off == game.checkers for result in ours - theirs)


@pytest.mark.parametrize("kind", [reachable_turns(SHORT), arbitrary_turns(SHORT)], ids=["reachable", "arbitrary"])
@examples(10_000, 10_000)
@given(st.data())
def test_it_finds_the_same_results(gnubg: Any, kind: st.SearchStrategy[Turn], data: st.DataObject) -> None:  # noqa: ANN401
    agree(gnubg, data.draw(kind), SHORT)


@pytest.mark.parametrize("game", [NACKGAMMON, HYPERGAMMON], ids=lambda game: game.name)
@examples(5_000, 5_000)
@given(st.data())
def test_it_finds_the_same_results_in_a_variant(gnubg: Any, game: Game, data: st.DataObject) -> None:  # noqa: ANN401
    agree(gnubg, data.draw(turns(game)), game)
