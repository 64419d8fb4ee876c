"""Faults planted in transcripts that have none: one each, in a way that leaves nothing else wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from narde_core.transcript import (
    Action,
    Cubed,
    Entry,
    Place,
    Played,
    RecordedGame,
    Result,
    Transcript,
    Unplayed,
    format_transcript,
    parse_transcript,
)
from narde_core.turn import Roll


@dataclass(frozen=True)
class Planted:
    """A transcript with one fault: its text, and the code and the place of the fault; None where it has none."""

    text: str
    code: str = ""
    place: Place | None = None


type Where = Callable[[RecordedGame], Place]
type Change = tuple[RecordedGame, str, Where]
"""A game with a fault, the code of the fault, and where it stands once the game is read."""


def entry_at(number: int) -> Where:
    """The place of the entry of that number."""
    return lambda game: game.entries[number].place


def result_of(game: RecordedGame) -> Place:
    """The place of the result."""
    assert game.result
    return game.result.place


def with_entry(game: RecordedGame, number: int, *entries: Entry) -> RecordedGame:
    """The game with other entries in place of one."""
    return replace(game, entries=(*game.entries[:number], *entries, *game.entries[number + 1 :]))


def wrong_dice(game: RecordedGame, choose: Random) -> Change | None:
    """A play of more pips than a roll of 2-1 has."""
    moved = [
        number
        for number, entry in enumerate(game.entries)
        if isinstance(entry, Played) and sum(pips(word) for word in entry.words) > 3
    ]
    number = choose.choice(moved)
    entry = game.entries[number]
    assert isinstance(entry, Played)
    return with_entry(game, number, replace(entry, roll=Roll(2, 1))), "check-play", entry_at(number)


def pips(word: str) -> int:
    """The pips of a move that stays on the board, else 0."""
    start, *stops = word.replace("*", "").replace("bar", "25").split("/")
    return 0 if "off" in stops else int(start) - int(stops[-1])


def two_from_the_head(game: RecordedGame, _: Random) -> Change | None:
    """The third turn takes two checkers from the head; the transcript ends there."""
    third = game.entries[2]
    if not isinstance(third, Played) or third.roll.double:
        return None
    words = tuple(f"24/{24 - die}" for die in third.roll.dice)
    short = replace(game, entries=(*game.entries[:2], replace(third, words=words)), result=None)
    return short, "check-play", entry_at(2)


def wrong_score(game: RecordedGame, _: Random) -> Change:
    """The score before the game is written one too high."""
    return replace(game, white_score=game.white_score + 1), "check-score", lambda found: found.place


def wrong_starter(game: RecordedGame, _: Random) -> Change:
    """The players of the whole game are exchanged."""
    entries = tuple(replace(entry, player=entry.player.other) for entry in game.entries)
    result = game.result and replace(game.result, winner=game.result.winner and game.result.winner.other)
    return replace(game, entries=entries, result=result), "check-starter", entry_at(0)


def wrong_points(game: RecordedGame, _: Random) -> Change:
    """The result gives points that no win of the game is worth."""
    assert game.result
    return replace(game, result=Result(game.result.winner, game.result.points + 700)), "check-points", result_of


def wrong_winner(game: RecordedGame, _: Random) -> Change:
    """The result names the loser."""
    assert game.result
    assert game.result.winner
    return replace(game, result=Result(game.result.winner.other, game.result.points)), "check-winner", result_of


def after_the_end(game: RecordedGame, _: Random) -> Change:
    """One more turn after the last."""
    last = game.entries[-1]
    more = Unplayed(last.player.other, Roll(6, 5))
    return replace(game, entries=(*game.entries, more)), "check-after-end", entry_at(len(game.entries))


def out_of_order(game: RecordedGame, choose: Random) -> Change:
    """A player has two turns running, the second of them unknown; the transcript ends there, and not with the game."""
    number = choose.choice([number for number, entry in enumerate(game.entries[:-1]) if isinstance(entry, Played)])
    entries = (*game.entries[: number + 1], Unplayed(game.entries[number].player, Roll(6, 5)))
    return replace(game, entries=entries, result=None), "check-order", entry_at(number + 1)


def first_a_double(game: RecordedGame, _: Random) -> Change | None:
    """The first turn is a double, though the dice of the lot are played."""
    first = game.entries[0]
    return with_entry(game, 0, Unplayed(first.player, Roll(3, 3))), "check-opening-double", entry_at(0)


def wrong_cube(game: RecordedGame, _: Random) -> Change | None:
    """The cube is said to go to a number that it does not go to."""
    doubles = [number for number, entry in enumerate(game.entries) if isinstance(entry, Cubed) and entry.action.offers]
    if not doubles:
        return None
    entry = game.entries[doubles[0]]
    assert isinstance(entry, Cubed)
    return with_entry(game, doubles[0], replace(entry, value=32)), "check-cube-value", entry_at(doubles[0])


def double_by_the_other(game: RecordedGame, _: Random) -> Change | None:
    """Who has just given the cube away doubles again, while the game goes on."""
    for number, entry in enumerate(game.entries):
        if isinstance(entry, Cubed) and entry.action is Action.TAKE and number + 3 < len(game.entries):
            after = game.entries[number + 2]
            if isinstance(after, Played) and after.player is entry.player:
                again = Cubed(entry.player.other, Action.DOUBLE)
                changed = replace(game, entries=(*game.entries[: number + 3], again), result=None)
                return changed, "right-is-others", entry_at(number + 3)
    return None


WHERE_NOTHING_IS_DOUBLED = (wrong_dice, wrong_score, wrong_points, wrong_winner, after_the_end, out_of_order)
SHORT = (*WHERE_NOTHING_IS_DOUBLED, first_a_double, wrong_cube, double_by_the_other)
PLANTS = {
    "long": (*WHERE_NOTHING_IS_DOUBLED, two_from_the_head, wrong_starter),
    "short": SHORT,
    "six-one": (*WHERE_NOTHING_IS_DOUBLED, wrong_starter),
    "portes": WHERE_NOTHING_IS_DOUBLED,
    "nackgammon": SHORT,
    "hypergammon": SHORT,
}
"""What can be planted in the last game of a transcript, by game, under the common rules."""


def planted(transcript: Transcript, choose: Random) -> Planted:
    """The transcript with one fault in its last game."""
    *before, last = transcript.games
    plants = [plant for plant in PLANTS[transcript.game.name] if before or plant not in (wrong_score, wrong_starter)]
    choose.shuffle(plants)
    for changed, code, where in (found for plant in plants if (found := plant(last, choose))):
        text = format_transcript(replace(transcript, games=(*before, changed)), "nardy")
        return Planted(text, code, where(parse_transcript(text).games[-1]))
    raise AssertionError(transcript.game.name)


def sound(transcript: Transcript) -> Planted:
    """The transcript as it is."""
    return Planted(format_transcript(transcript, "nardy"))
