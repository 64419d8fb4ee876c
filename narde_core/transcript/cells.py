"""The actions of one line of a ``.mat`` transcript: which they are, and whose."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from narde_core.faults import Fault, said_of
from narde_core.transcript.record import (
    Action,
    Cubed,
    Entry,
    Leaving,
    Left,
    Line,
    Place,
    Played,
    Result,
    Unplayed,
    each_move,
)
from narde_core.turn import Colour, Roll

RIGHT_COLUMN = 20
"""Where a single action of a line is Black's: the left column begins at 5 or 6, the right one at 28 or more."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The result as the loser's column tells it."""

    result: Result


Cell = Entry | Result | Lost
_WORD_ENDS = r"(?=\s|$)"
_ROLL = re.compile(r"([1-6])([1-6]):")
_MOVE = re.compile(r"(?:bar|\d{1,2})(?:/(?:off|\d{1,2})\*?)+(?:\(\d\))?(?=\s|$)", re.IGNORECASE | re.ASCII)
_NO_MOVE = re.compile(r"cannot move(?=\s|$)", re.IGNORECASE)
_NEVER_MADE = re.compile(r"\?{3,4}(?=\s|$)")
_ILLEGAL = re.compile(r"illegal play\s*\(([^()]*)\)", re.IGNORECASE)

Made = Callable[[Colour, str, Place], Cell]


def _cubed(action: Action) -> Made:
    return lambda player, value, place: Cubed(player, action, int(value or 0), place)


def _left(how: Leaving) -> Made:
    return lambda player, _, place: Left(player, how, place)


_ACTIONS: tuple[tuple[re.Pattern[str], Made], ...] = tuple(
    (re.compile(pattern + _WORD_ENDS, re.IGNORECASE | re.ASCII), made)
    for pattern, made in (
        (r"doubles?(?:\s*=>\s*(\d{1,6}))?", _cubed(Action.DOUBLE)),
        (r"beavers?(?:\s*=>\s*(\d{1,6}))?", _cubed(Action.BEAVER)),
        (r"rac+oons?(?:\s*=>\s*(\d{1,6}))?", _cubed(Action.RACCOON)),
        (r"(?:takes?|accepts?)()", _cubed(Action.TAKE)),
        (r"(?:drops?|passes|rejects?)()", _cubed(Action.DROP)),
        (r"resign(?:s|ed)?(?:\s+(?:game|match))?()", _left(Leaving.RESIGN)),
        (r"los(?:t|es)\s+on\s+time()", _left(Leaving.TIME)),
        (r"forfeits?()", _left(Leaving.FORFEIT)),
        (
            r"wins?\s+(\d{1,6})\s+points?(?:\s+and\s+the\s+match|\s+with\s+a\s+(?:back)?gammon)?",
            lambda player, points, place: Result(player, int(points), place),
        ),
        (
            r"loss?es\s+(\d{1,6})\s+points?",
            lambda player, points, place: Lost(Result(player.other, int(points), place)),
        ),
    )
)


def parse_cells(line: Line, start: int) -> Iterator[Cell]:
    """The actions of a line from the character ``start`` on, White's first; one alone on the right is Black's.

    Fault for what is no action, or one too many.
    """
    player, at = Colour.WHITE, _skip(line.text, start)
    if at >= RIGHT_COLUMN:
        player = player.other
    for owner in (player, player.other):
        if at == len(line.text):
            return
        if owner is Colour.WHITE and player is Colour.BLACK:
            break
        cell, end = _rolled(line, at, owner) or _acted(line, at, owner)
        yield cell
        at = _skip(line.text, end)
    if at < len(line.text):
        raise Fault("mat-cell-too-many", given=line.text[at:].strip()).at(line.place(at))


def _skip(text: str, at: int) -> int:
    return len(text) - len(text[at:].lstrip())


def _acted(line: Line, at: int, player: Colour) -> tuple[Cell, int]:
    for pattern, made in _ACTIONS:
        if action := pattern.match(line.text, at):
            with said_of(line.place(at)):
                return made(player, action[1] or "", line.place(at)), action.end()
    raise Fault("mat-cell", given=line.text[at:].strip()).at(line.place(at))


def _rolled(line: Line, at: int, player: Colour) -> tuple[Cell, int] | None:
    dice = _ROLL.match(line.text, at)
    if not dice:
        return None
    roll, place = Roll(int(dice[1]), int(dice[2])), line.place(at)
    after = _skip(line.text, dice.end())
    if nothing := _NO_MOVE.match(line.text, after):
        return Played(player, roll, (), place), nothing.end()
    if never := _NEVER_MADE.match(line.text, after):
        return Unplayed(player, roll, "", place), never.end()
    if illegal := _ILLEGAL.match(line.text, after):
        return Unplayed(player, roll, illegal[1].strip() or "?", place), illegal.end()
    words: list[str] = []
    end = dice.end()
    while move := _MOVE.match(line.text, _skip(line.text, end)):
        with said_of(line.place(move.start())):
            words += each_move(_written(move[0]))
        end = move.end()
    with said_of(place):
        return Played(player, roll, tuple(words), place), end


def _written(word: str) -> str:
    """The word with ``bar`` for 25 and ``off`` for 0."""
    start, *stops = word.lower().split("/")
    stops = [re.sub(r"^0+(?=\D|$)", "off", stop) for stop in stops]
    return "/".join(("bar" if start == "25" else start, *stops))
