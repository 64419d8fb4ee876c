"""Reads and writes nardy transcripts: games of long nardy (or short) as players write them, one turn a line.

::

    game: long
    rules: commentary
    white: Анна
    black: Борис
    length: 3
    tag Event: Club final

    game 1: 0-0
    1. 6-5 24/13 | 4-3 24/17
    2. 3-3 24/18 13/10(2) | 6-6 pass
    3. double 2 | take
    4. 6-4 24/18 10/6 | resign
    result: white 2

The first line says which game is played; every other line of the header may be missing, and ``tag`` may come often.
Then come the games. ``game 1: 0-0`` gives White's and Black's points before the game; it may be missing before a
first game at 0-0. A turn has a number, counted from 1, and two columns with a ``|`` between: White's and Black's.
A column may be empty, and the ``|`` may be missing when Black's is. Points are each player's own, 24 to 1.

A column holds a roll and a play (``6-5 24/13``, ``bar/20*``, ``6/off``, ``24/18(2)``, ``pass``; ``?`` for a play that
is not known), or ``double 2``, ``beaver 4``, ``raccoon 8`` (what the cube will show; may be left out), ``take``,
``drop``, ``resign``, ``time`` (run out), ``forfeit``. ``result: white 2``, ``result: black 1`` or ``result: draw``
ends a game; it is missing when the game was not finished. Empty lines, and lines that begin with ``#``, are passed over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from narde_core.common import GAMES
from narde_core.faults import Fault, said_of
from narde_core.game import Game
from narde_core.notation import PASS, parse_roll
from narde_core.transcript.record import (
    LARGEST_NUMBER,
    NOWHERE,
    Action,
    Cubed,
    Entry,
    Leaving,
    Left,
    Line,
    Place,
    Played,
    RecordedGame,
    Result,
    Transcript,
    Unplayed,
    each_move,
    lines,
    number_at,
)
from narde_core.turn import Colour

KEYS = ("game", "rules", "white", "black", "length", "tag NAME")
UNKNOWN = "?"
_TURN = re.compile(r"\s*(\d{1,5})\.(?=\s|$)", re.ASCII)
_GAME = re.compile(r"\s*game\s+(\d{1,5}):\s*(\d{1,5})-(\d{1,5})\s*", re.ASCII)
_RESULT = re.compile(r"\s*result:\s*(?:(white|black)\s+(\d{1,5})|(draw))\s*", re.ASCII)
_HEADER = re.compile(r"\s*(tag\s+[^:]*|[^:\s]+):\s*(.*?)\s*")
_ROLL = re.compile(r"\d+-\d+", re.ASCII)
_CUBE = re.compile(r"[1-9]\d{0,4}", re.ASCII)
BEGINS = re.compile(r"(?:game|rules|white|black|length|tag\s.*|game\s+\d+|result)\s*:|\d+\.(?:\s|$)", re.ASCII)
"""The first line of a transcript in this form, even where the game is missing: ``.mat`` begins with none of these."""
_BEGINS_GAMES = re.compile(r"\s*(?:game\s+\d|result:|\d+\.(?:\s|$))", re.ASCII)


Word = tuple[str, Place]


@dataclass
class _Game:
    """A game while it is being read."""

    number: int
    white_score: int = 0
    black_score: int = 0
    place: Place = NOWHERE
    turns: int = 0
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None


def parse_nardy(text: str, game: Game | None = None) -> Transcript:
    """The transcript that the text holds; of ``game``, if it does not say which.

    Fault for a header without the game, a line of it that is unknown, said twice or wrong, a turn or a game out of
    order, a column that is no action, anything after a result, or a text or a line that is too long.
    """
    written = [line for line in lines(text) if not line.text.lstrip().startswith("#")]
    starts = next((index for index, line in enumerate(written) if _BEGINS_GAMES.match(line.text)), len(written))
    header, tags = _header(written[:starts], game)
    games: list[_Game] = []
    for line in written[starts:]:
        _read(games, line)
    recorded = (
        RecordedGame(
            game.number,
            header.get("white", ""),
            header.get("black", ""),
            game.white_score,
            game.black_score,
            tuple(game.entries),
            game.result,
            game.place,
        )
        for game in games
    )
    length = int(header.get("length", "0"))
    return Transcript(GAMES[header["game"]], tuple(recorded), length, header.get("rules", ""), tuple(tags))


def _header(written: list[Line], game: Game | None) -> tuple[dict[str, str], list[tuple[str, str]]]:
    said: dict[str, str] = {}
    tags: list[tuple[str, str]] = []
    for line in written:
        entry = _HEADER.fullmatch(line.text)
        if not entry:
            raise Fault("written-header", given=line.text.strip()).at(line.place())
        key, value = entry[1].strip(), entry[2]
        if not said and key != "game" and not game:
            raise Fault("written-game-missing").at(line.place())
        word, *name = key.split()
        if word == "tag" and name:
            tags.append((" ".join(name), value))
            continue
        if key not in KEYS:
            raise Fault("written-key", given=key, known=", ".join(KEYS)).at(line.place(entry.start(1)))
        if key in said:
            raise Fault("written-key-twice", given=key).at(line.place(entry.start(1)))
        said[key] = _value(key, value, line.place(entry.start(2)))
    if "game" not in said:
        if not game:
            raise Fault("written-game-missing")
        said["game"] = game.name
    return said, tags


def _value(key: str, value: str, place: Place) -> str:
    if key == "game" and value not in GAMES:
        raise Fault("unknown-game", given=value, known=", ".join(GAMES)).at(place)
    if key == "length" and not (re.fullmatch(r"\d{1,5}", value, re.ASCII) and int(value) <= LARGEST_NUMBER):
        raise Fault("written-length", given=value, high=LARGEST_NUMBER).at(place)
    if key == "rules" and not re.fullmatch(r"[\w-]+", value):
        raise Fault("written-rules", given=value).at(place)
    return value


def _read(games: list[_Game], line: Line) -> None:
    if re.match(r"\s*game\b", line.text):
        games.append(_new_game(line))
        return
    if not games:
        games.append(_Game(1, place=line.place()))
    game = games[-1]
    if game.result:
        raise Fault("written-after-result", number=game.number + 1).at(line.place())
    if re.match(r"\s*result\b", line.text):
        game.result = _result(line)
        return
    number = _TURN.match(line.text)
    if not number:
        raise Fault("written-line", given=line.text.strip()).at(line.place())
    game.turns += 1
    if int(number[1]) != game.turns:
        place = line.place(number.start(1))
        raise Fault("transcript-number", given=int(number[1]), expected=game.turns).at(place)
    game.entries += _columns(line, number.end())


def _new_game(line: Line) -> _Game:
    begun = _GAME.fullmatch(line.text)
    if not begun:
        raise Fault("written-game-line", given=line.text.strip()).at(line.place())
    number, white, black = (number_at(line, begun, group, int(group == 1)) for group in (1, 2, 3))
    return _Game(number, white, black, line.place())


def _result(line: Line) -> Result:
    found = _RESULT.fullmatch(line.text)
    if not found:
        raise Fault("written-result", given=line.text.strip()).at(line.place())
    if found[3]:
        return Result(None, 0, line.place())
    return Result(Colour(found[1]), number_at(line, found, 2, low=1), line.place())


def _columns(line: Line, start: int) -> list[Entry]:
    columns = line.text[start:].split("|")
    if len(columns) > 2:
        raise Fault("written-bar").at(line.place(start + len(columns[0]) + len(columns[1]) + 1))
    entries = []
    for player, column in zip((Colour.WHITE, Colour.BLACK), columns, strict=False):
        words = [(found[0], line.place(start + found.start())) for found in re.finditer(r"\S+", column)]
        if words:
            entries.append(_rolled(player, words) or _acted(player, words))
        start += len(column) + 1
    if not entries:
        raise Fault("written-cell-empty").at(line.place())
    return entries


def _rolled(player: Colour, words: list[Word]) -> Entry | None:
    (first, place), *rest = words
    if not _ROLL.fullmatch(first):
        return None
    with said_of(place):
        roll = parse_roll(first)
        if not rest:
            raise Fault("play-empty")
    if [word for word, _ in rest] == [UNKNOWN]:
        return Unplayed(player, roll, place=place)
    moves: list[str] = []
    if [word for word, _ in rest] != [PASS]:
        for word, where in rest:
            with said_of(where):
                moves += each_move(word)
    with said_of(place):
        return Played(player, roll, tuple(moves), place)


def _acted(player: Colour, words: list[Word]) -> Entry:
    (first, place), *rest = words
    if first in Leaving and not rest:
        return Left(player, Leaving(first), place)
    if first in Action and not rest:
        return Cubed(player, Action(first), 0, place)
    if first in Action and Action(first).offers and len(rest) == 1 and _CUBE.fullmatch(rest[0][0]):
        with said_of(rest[0][1]):
            return Cubed(player, Action(first), int(rest[0][0]), place)
    raise Fault("written-cell", given=" ".join(word for word, _ in words)).at(place)


def format_nardy(transcript: Transcript) -> str:
    """The transcript as text, the same for the same transcript; reading it gives the transcript back.

    Fault where the players change sides, and for a play that could only be described: neither has a place here.
    """
    first = transcript.games[0]
    if any((game.white, game.black) != (first.white, first.black) for game in transcript.games):
        raise Fault("written-no-place", given=f"{first.white}, {first.black}")
    header = {
        "game": transcript.game.name,
        "rules": transcript.rules,
        "white": first.white,
        "black": first.black,
        "length": str(transcript.length or ""),
    }
    written = [f"{key}: {value}" for key, value in header.items() if value]
    written += [f"tag {name}: {text}".rstrip() for name, text in transcript.tags]
    for game in transcript.games:
        written += ["", f"game {game.number}: {game.white_score}-{game.black_score}", *_turns(game.entries)]
        if game.result:
            winner = game.result.winner
            written.append(f"result: {winner.value} {game.result.points}" if winner else "result: draw")
    return "\n".join(written) + "\n"


def _turns(entries: tuple[Entry, ...]) -> list[str]:
    turns: list[list[str]] = []
    for entry in entries:
        if entry.player is Colour.WHITE or not turns or len(turns[-1]) == 2:
            turns.append([] if entry.player is Colour.WHITE else [""])
        turns[-1].append(_column(entry))
    return [f"{number}. {' | '.join(turn).lstrip()}" for number, turn in enumerate(turns, start=1)]


def _column(entry: Entry) -> str:
    match entry:
        case Played():
            return f"{entry.roll} {entry.play}"
        case Unplayed():
            if entry.note:
                raise Fault("written-no-place", given=entry.note)
            return f"{entry.roll} {UNKNOWN}"
        case Cubed():
            return f"{entry.action.value} {entry.value or ''}".rstrip()
        case Left():
            return entry.how.value
