"""What every question is made of: text givens in, plain data out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from narde_core.common import GAMES
from narde_core.desk.case import EVENT_KEYS, event_of
from narde_core.desk.event import Event
from narde_core.diagram import Diagram, Entry, build
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.plays import LegalTurn
from narde_core.turn import Turn
from narde_core.wire import Data
from narde_core.wording import Language

type Givens = Mapping[str, str]
type Question = Callable[[Givens, Language], Data]

OWN_KEYS = ("play", "dispute", "format", "numbering", "mirrored", "resigns", "offered", "by", "thrown")
"""The keys that belong to a question and not to the board."""


def board(given: Givens) -> Diagram:
    """The board that the givens describe; Fault for what cannot be."""
    return build(Entry(0, key, value) for key, value in _by_name(given).items() if key not in OWN_KEYS)


def _by_name(given: Givens) -> Givens:
    """The givens with an event's rules as the rule set and the readings that they are made of."""
    if "event" not in given:
        return given
    event = event_of(given)
    rest = {key: value for key, value in given.items() if key not in EVENT_KEYS}
    named = {"game": event.game.name, "rules": event.base.name, "readings": event.readings}
    return rest | {key: value for key, value in named.items() if value}


def event_given(given: Givens, game: Game) -> Event:
    """The rules that are given for a game: an event's, or a named rule set and readings; the common ones, if none are."""
    return event_of({"game": game.name, **given})


def turn_of(diagram: Diagram) -> tuple[Turn, LegalTurn]:
    """The turn of a board and its legal plays; Fault for a board without a roll."""
    legal = diagram.legal_turn
    return legal.turn, legal


def choice[T](given: Givens, key: str, choices: Mapping[str, T]) -> T | None:
    """The thing that the word under ``key`` names; None if nothing is given, Fault for an unknown word."""
    if key not in given:
        return None
    if given[key] not in choices:
        raise Fault("case-choice", given=given[key], known=", ".join(choices)).at(key)
    return choices[given[key]]


def game_of(name: str) -> Game:
    """The game of that name; Fault for an unknown one."""
    if name not in GAMES:
        raise Fault("unknown-game", given=name, known=", ".join(GAMES))
    return GAMES[name]
