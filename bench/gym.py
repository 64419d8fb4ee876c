"""gym-backgammon's engine as a yardstick: the plays of a turn and the board after each, in pure Python."""

from __future__ import annotations

import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from narde_core.position import POINTS
from narde_core.turn import Turn

MOVER, OPPONENT = 0, 1  # WHITE and BLACK there; White goes down the numbers


def engine() -> ModuleType:
    """Its engine's module, from its file: importing the package asks for parts of another one that are gone.

    Raises ModuleNotFoundError when gym-backgammon is not installed.
    """
    package = importlib.util.find_spec("gym_backgammon")
    if not package or not package.submodule_search_locations:
        raise ModuleNotFoundError("gym-backgammon is missing; `make bench` installs it")
    file = Path(package.submodule_search_locations[0], "envs", "backgammon.py")
    module = ModuleType("gym_backgammon_engine")
    SourceFileLoader(module.__name__, str(file)).exec_module(module)
    return module


def game_of(module: ModuleType, turn: Turn) -> Any:  # noqa: ANN401
    """Its game with the board of a turn of short nardy, the mover as White."""
    game, position = module.Backgammon(), turn.position
    for point in POINTS:
        mine, theirs = position.own[point], position.opponent_on(point)
        game.board[point - 1] = (mine, MOVER) if mine else (theirs, OPPONENT) if theirs else (0, None)
    game.bar = [position.own.bar, position.opponent.bar]
    game.off = [position.own.off, position.opponent.off]
    game.players_positions = game.get_players_positions()
    return game


def results(game: Any, turn: Turn) -> list[Any]:  # noqa: ANN401
    """The boards after each of its plays."""
    before = game.save_state()
    found = []
    for play in game.get_valid_plays(MOVER, (-turn.roll.high, -turn.roll.low)):
        game.execute_play(MOVER, play)
        found.append(game.save_state())
        game.restore_state(before)
    return found
