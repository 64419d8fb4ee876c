"""Reads Jellyfish ``.mat`` transcripts of short nardy and its kin, as GNU Backgammon, XG and the play sites export them.

::

    ; [Event "Club final"]
     7 point match

     Game 1
     Anna : 0                       Boris : 0
      1) 31: 8/5 6/5                 42: 24/20 13/11
      2)  Doubles => 2               Takes
      3) 61: 13/7 8/7                 55:
          Wins 4 points

The left column is White's and the right one Black's. ``25`` and ``bar``, ``0`` and ``off`` are the same; a roll with
nothing after it, or with ``Cannot Move``, is a pass; ``???`` stands for a play that was never made. Comments begin
with ``;`` or ``#``; those like ``; [Event "Club final"]`` are kept, and ``Rules`` among them names a rule set.
``Variation`` names the game as GNU Backgammon does, ``Backgammon`` if it is missing. What programs differ in is read either way; all else is a Fault that names line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from narde_core.common import GAMES
from narde_core.faults import Fault
from narde_core.game import SHORT, Game
from narde_core.transcript.cells import Cell, Lost, parse_cells
from narde_core.transcript.record import (
    Entry,
    Line,
    Place,
    RecordedGame,
    Result,
    Transcript,
    lines,
    number_at,
)

_TAG = re.compile(r'[;#]\s*\[\s*([^\s"\[\]:|]+(?: [^\s"\[\]:|]+)*)\s+"(.*)"\s*\]\s*')
_LENGTH = re.compile(r"\s*(\d{1,5})\s*points?\s+match\s*", re.IGNORECASE | re.ASCII)
_GAME = re.compile(r"\s*game\s+(\d{1,5})\s*", re.IGNORECASE | re.ASCII)
_SCORE = re.compile(r":\s*(\d{1,5})(?=\s|$)", re.ASCII)
_NUMBER = re.compile(r"\s*(\d{1,5})\)", re.ASCII)
_COMMENT = (";", "#")
VARIATION = "variation"
_RULES = "rules"


@dataclass(frozen=True, slots=True)
class _Tag:
    """What a comment tells: ``; [Event "Club final"]``."""

    name: str
    text: str
    place: Place


@dataclass
class _Game:
    """A game while it is being read."""

    number: int
    place: Place
    names: tuple[str, str] | None = None
    scores: tuple[int, int] = (0, 0)
    turns: int = 0
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None
    told_by_loser: bool = False

    def finished(self) -> RecordedGame:
        if self.names is None:
            raise Fault("mat-players-missing").at(self.place)
        return RecordedGame(self.number, *self.names, *self.scores, tuple(self.entries), self.result, self.place)


def parse_mat(text: str) -> Transcript:
    """The transcript that a ``.mat`` file holds.

    Fault for a missing length or players, a turn or a game out of order, anything that is no action, anything after
    the result, a variation that is no game here or not the one named before, or a text or a line that is too long.
    """
    tags: list[_Tag] = []
    length: int | None = None
    games: list[_Game] = []
    for line in lines(text):
        awaits_players = bool(games) and games[-1].names is None
        if line.text.lstrip().startswith(_COMMENT) and not (awaits_players and _scores(line)):
            tags += _tag(line)
        elif length is None:
            length = _length(line)
        elif game := _GAME.fullmatch(line.text):
            games.append(_Game(number_at(line, game, 1, low=1), line.place()))
        elif not games:
            raise Fault("mat-game", given=line.text.strip()).at(line.place())
        else:
            _read(games[-1], line)
    if length is None:
        raise Fault("mat-length-missing")
    played = _variation(tags)
    rules = next((tag.text for tag in tags if tag.name.lower() == _RULES), "")
    told_apart = {_RULES} if played is SHORT else {_RULES, VARIATION}
    others = tuple((tag.name, tag.text) for tag in tags if tag.name.lower() not in told_apart)
    return Transcript(played, tuple(game.finished() for game in games), length, rules, others)


def _tag(line: Line) -> Iterator[_Tag]:
    found = _TAG.fullmatch(line.text.strip())
    if found:
        yield _Tag(found[1], found[2].strip(), line.place())


def _variation(tags: list[_Tag]) -> Game:
    """The game that the tags name; short nardy where none does."""
    named = [(tag, named_game(tag.text)) for tag in tags if tag.name.lower() == VARIATION]
    for tag, game in named:
        if game is None:
            known = ", ".join(game.mat_name for game in GAMES.values() if game.mat_name)
            raise Fault("mat-variation", given=tag.text, known=known).at(tag.place)
        if game is not named[0][1]:
            raise Fault("mat-variation-other", given=tag.text, before=named[0][0].text).at(tag.place)
    return named[0][1] or SHORT if named else SHORT


def named_game(text: str) -> Game | None:
    """The game that a transcript calls so; more may follow its name, as in ``Backgammon, money``."""
    known = (game for game in GAMES.values() if game.mat_name)
    return next((game for game in known if text.lower().startswith(game.mat_name.lower())), None)


def is_readable_tag(text: str) -> bool:
    """Whether a line is a tag that this reader takes up."""
    return _TAG.fullmatch(text) is not None


def _length(line: Line) -> int:
    found = _LENGTH.fullmatch(line.text)
    if not found:
        raise Fault("mat-no-length", given=line.text.strip()).at(line.place())
    return number_at(line, found, 1)


def _read(game: _Game, line: Line) -> None:
    if game.names is None:
        game.names, game.scores = players(line)
        return
    number = _NUMBER.match(line.text)
    if number:
        game.turns += 1
        if int(number[1]) != game.turns:
            place = line.place(number.start(1))
            raise Fault("transcript-number", given=int(number[1]), expected=game.turns).at(place)
    for cell in parse_cells(line, number.end() if number else 0):
        _take(game, cell)


def _take(game: _Game, cell: Cell) -> None:
    by_loser = isinstance(cell, Lost)
    told = cell.result if isinstance(cell, Lost) else cell
    said_twice = game.result is not None and told == game.result and by_loser is not game.told_by_loser
    if game.result is not None and not said_twice:
        raise Fault("mat-after-result").at(told.place)
    if isinstance(told, Result):
        game.result, game.told_by_loser = told, by_loser
    else:
        game.entries.append(told)


def players(line: Line) -> tuple[tuple[str, str], tuple[int, int]]:
    """The two names and scores of ``Anna : 0   Boris : 0``; Fault for another line."""
    scores = _scores(line)
    if not scores:
        raise Fault("mat-players", given=line.text.strip()).at(line.place())
    first, last = scores[0], scores[-1]
    names = line.text[: first.start()].strip(), line.text[first.end() : last.start()].strip()
    return names, (number_at(line, first, 1), number_at(line, last, 1))


def _scores(line: Line) -> list[re.Match[str]]:
    """Every ``: 0`` of a line that names the players, which may look like a comment: ``# : 0   Boris : 0``."""
    scores = list(_SCORE.finditer(line.text))
    return scores if len(scores) > 1 and not line.text[scores[-1].end() :].strip() else []
