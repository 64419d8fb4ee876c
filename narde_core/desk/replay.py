"""The moves from the start, as a referee notes them down: the board on which the last of them was made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from narde_core.desk import typed
from narde_core.desk.event import Event
from narde_core.faults import Fault, said_of
from narde_core.notation import format_play, parse_play, parse_roll
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.refusal import judge
from narde_core.turn import Colour, Roll, Turn
from narde_core.wire import of_turn
from narde_core.wording import Language, say

LONGEST = 4000
MOST = 200


@dataclass(frozen=True)
class Place:
    """A turn of the text, counted from 1."""

    turn: int

    def say(self, language: Language) -> str:
        """The place in words."""
        return say("moves-turn", language, turn=self.turn)


def replay(text: str, event: Event, starter: Colour = Colour.WHITE) -> dict[str, str]:
    """The board before the last of the turns, with its roll and its play, if one is written.

    A turn is a roll and a play, ``4-4 24/20(2)``; commas, semicolons, bars or new lines may stand between. The play may be
    left out where a roll has only one; that of the last turn is the one in question, and is not judged. Fault for what
    cannot be read, a play before the last that is not legal, or a roll that has several.
    """
    if event.rules.runs_on:
        raise Fault("check-runs-on", game=event.game)
    if len(text) > LONGEST:
        raise Fault("moves-too-long", longest=LONGEST)
    written = typed.turns(text)
    if not written:
        raise Fault("moves-empty")
    if len(written) > MOST:
        raise Fault("moves-too-many", longest=MOST)
    *_, last = _played(written, event, starter)
    return last


def _played(written: list[tuple[str, str]], event: Event, starter: Colour) -> Iterator[dict[str, str]]:
    """Every turn as a board, each after the plays before it."""
    position, mover = event.game.start, starter
    opened: Roll | None = None
    for number, (dice, play) in enumerate(written, 1):
        with said_of(Place(number)):
            turn = Turn(position, parse_roll(dice), number <= 2, mover is not starter, opened if number == 2 else None)
            yield of_turn(turn, mover, play)
            if number < len(written):
                position = _after(LegalTurn(turn, event.rules), play)
        opened = turn.roll
        mover = mover.other


def _after(legal: LegalTurn, play: str) -> Position:
    if not play:
        if len(legal.plays) > 1:
            raise Fault("moves-several", roll=legal.turn.roll, plays=", ".join(map(format_play, legal.plays[:6])))
        return legal.results[0].swapped()
    verdict = judge(legal, parse_play(play))
    if verdict.play is None:
        raise Fault("check-play", roll=legal.turn.roll, play=play, refusal=verdict.refusal)
    return legal.result_of(verdict.play).swapped()
