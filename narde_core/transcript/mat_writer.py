"""Writes ``.mat`` transcripts of short nardy and its kin, in columns as GNU Backgammon and XG read them."""

from __future__ import annotations

from collections.abc import Iterator

from narde_core.faults import Fault
from narde_core.game import SHORT
from narde_core.transcript.mat import VARIATION, is_readable_tag, named_game, players
from narde_core.transcript.record import (
    NOWHERE,
    Action,
    Cubed,
    Entry,
    Leaving,
    Left,
    Line,
    Played,
    RecordedGame,
    Result,
    Transcript,
    Unplayed,
)
from narde_core.turn import Colour

_CUBED = {
    Action.DOUBLE: "Doubles", Action.BEAVER: "Beavers", Action.RACCOON: "Raccoons", Action.TAKE: "Takes",
    Action.DROP: "Drops",
}  # fmt: skip
_LEFT = {Leaving.RESIGN: "Resigns", Leaving.TIME: "Lost on time", Leaving.FORFEIT: "Forfeits"}
_LEFT_WIDTH = 30
_RIGHT_MARGIN = 34
_LEFT_MARGIN = 6


def format_mat(transcript: Transcript) -> str:
    """The transcript as a ``.mat`` file, the same for the same transcript; reading it gives the transcript back.

    Fault for a game that has no name there, a draw, or a name or tag that the format cannot hold.
    """
    played = transcript.game
    if not played.mat_name:
        raise Fault("mat-no-name", game=played)
    tags = [*transcript.tags, *([("Rules", transcript.rules)] if transcript.rules else [])]
    for name, text in tags:
        names_another = name.lower() == VARIATION and not (played is SHORT is named_game(text))
        if names_another or not is_readable_tag(_tag(name, text)):
            raise Fault("transcript-tag", given=name)
    if played is not SHORT:
        tags.insert(0, ("Variation", played.mat_name))
    written = [_tag(name, text) for name, text in tags]
    written += [*([""] if written else []), f" {transcript.length} point match"]
    for game in transcript.games:
        written += ["", *_game(game, transcript.length)]
    return "\n".join(written) + "\n"


def _tag(name: str, text: str) -> str:
    return f'; [{name} "{text}"]'


def _game(game: RecordedGame, length: int) -> Iterator[str]:
    yield f" Game {game.number}"
    named = f" {f'{game.white} : {game.white_score}':<{_LEFT_WIDTH}}  {game.black} : {game.black_score}"
    names, scores = (game.white, game.black), (game.white_score, game.black_score)
    try:
        readable = players(Line(NOWHERE.line, named)) == (names, scores)
    except Fault:
        readable = False
    if not readable:
        raise Fault("transcript-name", given=f"{game.white}, {game.black}")
    yield named
    yield from _turns(game.entries)
    if game.result:
        yield _result(game, game.result, length)


def _turns(entries: tuple[Entry, ...]) -> Iterator[str]:
    number, left = 1, ""
    for entry in entries:
        cell = _cell(entry)
        if entry.player is Colour.WHITE:
            if left:
                yield f"{number:3d}) {left}"
                number += 1
            left = cell
        else:
            yield f"{number:3d}) {left:<{_LEFT_WIDTH}}  {cell}"
            number, left = number + 1, ""
    if left:
        yield f"{number:3d}) {left}"


def _cell(entry: Entry) -> str:
    match entry:
        case Played():
            moves = " ".join(word.replace("bar", "25").replace("off", "0") for word in entry.words)
            return f"{entry.roll.high}{entry.roll.low}: {moves}".rstrip()
        case Unplayed():
            note = f"Illegal play ({entry.note})" if entry.note else "???"
            return f"{entry.roll.high}{entry.roll.low}: {note}"
        case Cubed():
            return f" {_CUBED[entry.action]}" + (f" => {entry.value}" if entry.value else "")
        case Left():
            return f" {_LEFT[entry.how]}"


def _result(game: RecordedGame, result: Result, length: int) -> str:
    if result.winner is None:
        raise Fault("mat-no-place", given="draw")
    white = result.winner is Colour.WHITE
    score = (game.white_score if white else game.black_score) + result.points
    margin = " " * (_LEFT_MARGIN if white else _RIGHT_MARGIN)
    won = f"{margin}Wins {result.points} point{'s' * (result.points > 1)}"
    return won + " and the match" * (0 < length <= score)
