"""Whole games and matches played by lot, as transcripts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from narde_core.common import COMMON
from narde_core.match import Match, result
from narde_core.notation import format_play
from narde_core.outcome import finish
from narde_core.plays import LegalTurn
from narde_core.ruleset import RuleSet
from narde_core.transcript import Action, Cubed, Entry, Leaving, Left, Played, RecordedGame, Result, Transcript
from narde_core.transcript.record import each_move
from narde_core.turn import ROLLS, Colour, Roll, Turn

WRITTEN = {name: rules for name, rules in COMMON.items() if not rules.runs_on}
"""The common rules of the games of which a transcript can be kept, by name."""


def thrown(choose: Random) -> Roll:
    """Two dice."""
    return Roll(choose.randint(1, 6), choose.randint(1, 6))


def played_match(rules: RuleSet, choose: Random, length: int = 0, games: int = 1) -> Transcript:
    """A match (to ``length`` points, or some games without one) that nobody can find fault with."""
    match = Match(rules=rules, length=length)
    recorded: list[RecordedGame] = []
    while not match.over and (length or len(recorded) < games):
        game, match = _played_game(
            replace(match, starter=match.starter or choose.choice(list(Colour))),
            choose,
            len(recorded) + 1,
            lot=match.starter is None,
        )
        recorded.append(game)
    return Transcript(rules.game, tuple(recorded), length)


def _played_game(match: Match, choose: Random, number: int, *, lot: bool) -> tuple[RecordedGame, Match]:
    rules, position, mover = match.rules, match.rules.game.start, match.starter
    assert mover is not None
    entries: list[Entry] = []
    opened: dict[Colour, Roll] = {}
    header = RecordedGame(number, white_score=int(match.white), black_score=int(match.black))
    while True:
        offered = _doubled(match, mover, choose) if opened else None
        if offered:
            entries.append(Cubed(mover, Action.DOUBLE))
            if choose.random() < 0.3:
                entries.append(Cubed(mover.other, Action.DROP))
                following = offered.refuse()
                points = following.score(mover) - match.score(mover)
                return replace(header, entries=tuple(entries), result=Result(mover, int(points))), following
            entries.append(Cubed(mover.other, Action.TAKE))
            match = offered.take()
        roll = thrown(choose)
        if not opened and lot:
            roll = choose.choice([roll for roll in ROLLS if not roll.double])
        first = mover not in opened
        turn = Turn(position, roll, first, mover is not match.starter, opened.get(mover.other) if first else None)
        opened.setdefault(mover, roll)
        legal = LegalTurn(turn, rules)
        play = choose.choice(legal.plays)
        words = tuple(word for move in format_play(play).split() for word in each_move(move)) if play.steps else ()
        entries.append(Played(mover, roll, words))
        position = legal.result_of(play).swapped()
        ending = finish(position, rules, mover is match.starter)
        if ending:
            following = match.after(result(ending, mover.other))
            points = following.score(mover) - match.score(mover)
            return replace(header, entries=tuple(entries), result=Result(mover, int(points))), following
        if choose.random() < 0.002:
            entries.append(Left(mover, Leaving.RESIGN))
            return replace(
                header, entries=tuple(entries), result=Result(mover.other, match.stake.cube.value)
            ), match.awarded(mover.other, {mover.other: match.stake.cube.value})  # type: ignore[dict-item] # whole points
        mover = mover.other


def _doubled(match: Match, mover: Colour, choose: Random) -> Match | None:
    if choose.random() > 0.02:
        return None
    try:
        return match.double(mover)
    except ValueError:
        return None
