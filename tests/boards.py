"""Boards as tests write them: sides as text, the mover first, rules by the readings that matter."""

from __future__ import annotations

from narde_core.common import COMMON, GAMES
from narde_core.disputes import find
from narde_core.notation import format_play, format_side, parse_play, parse_roll, parse_side
from narde_core.plays import LegalTurn
from narde_core.position import CHECKERS, Position, Side
from narde_core.refusal import Verdict, judge
from narde_core.ruleset import RuleSet
from narde_core.turn import Turn


def rules(game: str = "long", **readings: str) -> RuleSet:
    """The common rules of a game with some readings put in by name."""
    chosen = COMMON[game]
    for dispute, name in readings.items():
        find(dispute)
        chosen = chosen.with_reading(dispute, name)
    return chosen


def side(text: str) -> Side:
    """The side that a text describes; here, what is missing is off."""
    written = sum(int(word.partition(":")[2]) for word in text.split())
    return parse_side(text if written == CHECKERS else f"{text} off:{CHECKERS - written}")


def seen(own: str, game: str = "long") -> Position:
    """The position of a player who holds ``own`` against an opponent who has not moved."""
    return GAMES[game].position(side(own), GAMES[game].setup)


def turn(own: str, opponent: str, roll: str, *, game: str = "long", **known: bool | str) -> Turn:
    """The turn of the player who holds ``own``."""
    position = GAMES[game].position(side(own), side(opponent))
    opened = known.get("opened")
    return Turn(
        position,
        parse_roll(roll),
        first=known.get("first"),  # type: ignore[arg-type] # a test says yes or no, or nothing
        second_player=known.get("second"),  # type: ignore[arg-type] # as above
        opponent_opened=parse_roll(opened) if isinstance(opened, str) else None,
    )


def legal(
    own: str, opponent: str, roll: str, *, game: str = "long", first: bool | None = None, **readings: str
) -> LegalTurn:
    """The legal plays of a turn under the common rules with some readings put in."""
    known = {} if first is None else {"first": first}
    return LegalTurn(turn(own, opponent, roll, game=game, **known), rules(game, **readings))


def plays(
    own: str, opponent: str, roll: str, *, game: str = "long", first: bool | None = None, **readings: str
) -> set[str]:
    """The legal plays, written."""
    return {format_play(play) for play in legal(own, opponent, roll, game=game, first=first, **readings).plays}


def ends(
    own: str, opponent: str, roll: str, *, game: str = "long", first: bool | None = None, **readings: str
) -> set[str]:
    """The mover's side in every distinct result, written."""
    results = legal(own, opponent, roll, game=game, first=first, **readings).results
    return {format_side(result.own) for result in results}


def verdict(
    play: str, own: str, opponent: str, roll: str, *, game: str = "long", first: bool | None = None, **readings: str
) -> Verdict:
    """The verdict on a written play."""
    return judge(legal(own, opponent, roll, game=game, first=first, **readings), parse_play(play))


def refused(
    play: str, own: str, opponent: str, roll: str, *, game: str = "long", first: bool | None = None, **readings: str
) -> tuple[str, str | None] | None:
    """The code and the dispute of the refusal of a written play; None if it is legal."""
    refusal = verdict(play, own, opponent, roll, game=game, first=first, **readings).refusal
    return (refusal.code, refusal.dispute) if refusal else None
