"""OpenSpiel's backgammon: its random games, and what it lets the mover do in 5,000 turns of them."""

import importlib
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from narde_core.common import COMMON_SHORT
from narde_core.game import SHORT
from narde_core.plays import LegalTurn
from narde_core.position import BAR, HEAD, Position, Side
from narde_core.turn import Roll, Turn

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

TURNS = 5_000
ITS_BAR = 100


def side(state: Any, player: int) -> Side:  # noqa: ANN401 - the extension module has no types
    """A player's checkers by his own points: the first goes up its numbers, the second down."""
    place = {HEAD - index if player == 0 else index + 1: index for index in range(HEAD)} | {BAR: ITS_BAR}
    return Side.of({point: state.board(player, index) for point, index in place.items()})


def position(state: Any, mover: int) -> Position:  # noqa: ANN401
    return SHORT.position(side(state, mover), side(state, 1 - mover))


def ends(state: Any, mover: int) -> Iterator[Position]:  # noqa: ANN401
    """The positions in which the mover's turn may end. A double is two turns of two dice there."""
    for action in state.legal_actions():
        after = state.child(action)
        if after.is_player_node() and after.current_player() == mover:
            yield from ends(after, mover)
        else:
            yield position(after, mover)


def test_it_finds_the_same_results_in_random_games_of_its_own() -> None:
    game = importlib.import_module("pyspiel").load_game("backgammon")
    choose = Random(1)
    state, roll, fresh, asked = game.new_initial_state(), None, False, 0
    while asked < TURNS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcome = choose.choice([outcome for outcome, _ in state.chance_outcomes()])
            dice = re.search(r"roll: (\d)(\d)", state.action_to_string(state.current_player(), outcome))
            assert dice
            roll, fresh = Roll(int(dice[1]), int(dice[2])), True
            state.apply_action(outcome)
        else:
            mover = state.current_player()
            if fresh and roll:
                asked += 1
                compare(Turn(position(state, mover), roll), set(ends(state, mover)))
            fresh = False
            state.apply_action(choose.choice(state.legal_actions()))


def compare(turn: Turn, theirs: set[Position]) -> None:
    ours = set(LegalTurn(turn, COMMON_SHORT).results)
    assert ours == theirs, turn
