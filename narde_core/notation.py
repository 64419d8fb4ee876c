"""Text for sides, rolls and plays, both ways. What is written can be read back.

A side is ``24:14 4:1``, point and checkers from the highest down, with ``bar:1`` before and ``off:3`` after. A roll is
``6-5``. A play is ``24/18 13/9``, ``bar/20``, ``6/off``, ``13/7*`` for a hit, ``24/18(2)`` for two checkers,
``24/23*/18`` for a hit on the way, ``pass`` for none; a hyphen or a dash between the points, ``24-18``, is read as a
stroke, and nothing is written so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import override

from narde_core.faults import Fault
from narde_core.position import BAR, CHECKERS, HEAD, OFF, Side
from narde_core.turn import Play, Roll, Step

PASS = "pass"  # noqa: S105 - a passed turn, not a password
LONGEST = 400
_PLACE = re.compile(r"(bar|off|\d{1,2}):(\d{1,2})", re.ASCII)
_ROLL = re.compile(r"([0-9])[-:]([0-9])")
_MOVE = re.compile(r"(bar|\d{1,2})((?:/(?:off|\d{1,2})\*?)+)(?:\((\d)\))?", re.ASCII)
_STROKES = str.maketrans("-\N{EN DASH}", "//")


@dataclass(frozen=True, slots=True)
class Move:
    """One checker's way as a player writes it, by one die or several: from ``start`` (25 the bar) to ``end`` (0 off)."""

    start: int
    end: int

    @override
    def __str__(self) -> str:
        return f"{_word(self.start)}/{_word(self.end)}"


def _place(word: str) -> int:
    return BAR if word == "bar" else OFF if word == "off" else int(word)


def _word(place: int) -> str:
    return "bar" if place == BAR else "off" if place == OFF else str(place)


def parse_side(text: str, checkers: int = CHECKERS) -> Side:
    """The side that ``24:14 4:1`` describes. Fault for a word that is not ``point:checkers``, a point named twice or
    not on the board, or checkers that do not add up.
    """
    points: dict[int, int] = {}
    words = text.split()
    if not words:
        raise Fault("side-empty")
    for word in words:
        match = _PLACE.fullmatch(word)
        if not match:
            raise Fault("side-word", given=word)
        place = _place(match[1])
        if match[1] not in ("bar", "off") and not OFF < place <= HEAD:
            raise Fault("no-such-point", point=match[1])
        if place in points:
            raise Fault("point-twice", point=_word(place))
        points[place] = int(match[2])
    written = sum(points.values())
    if written < checkers and OFF not in points:
        raise Fault("side-off", given=written, checkers=checkers, off=checkers - written)
    return Side.of(points, checkers)


def format_side(side: Side) -> str:
    """``24:14 4:1``; with what is off at the end, ``6:2 off:13``."""
    places = (*side, (OFF, side.off)) if side.off else side
    return " ".join(f"{_word(place)}:{count}" for place, count in places)


def parse_roll(text: str) -> Roll:
    """The roll ``6-5``. Fault for anything else."""
    match = _ROLL.fullmatch(text.strip())
    if not match:
        raise Fault("roll-word", given=text)
    return Roll(int(match[1]), int(match[2]))


def stroked(text: str) -> str:
    """A written play with strokes between its points, whatever stood there."""
    return text.translate(_STROKES)


def parse_play(text: str) -> tuple[Move, ...]:
    """The moves of a written play; none for ``pass``. Stars are taken as written and decide nothing.

    Fault for a word that is not a move, or a play longer than a turn can be.
    """
    if len(text) > LONGEST:
        raise Fault("play-too-long", given=text)
    words = text.split()
    if not words:
        raise Fault("play-empty")
    if words == [PASS]:
        return ()
    moves: list[Move] = []
    for word in words:
        match = _MOVE.fullmatch(stroked(word))
        if not match:
            raise Fault("play-word", given=word)
        stops = [_place(stop.rstrip("*")) for stop in match[2][1:].split("/")]
        way = [_place(match[1]), *stops]
        for place, written in zip(way, [match[1], *match[2][1:].split("/")], strict=True):
            if written[0].isdigit() and not OFF < place <= HEAD:
                raise Fault("no-such-point", point=written.rstrip("*"))
        if any(start <= end for start, end in pairwise(way)):
            raise Fault("play-backwards", given=word)
        count = int(match[3] or 1)
        if count == 0:
            raise Fault("play-word", given=word)
        moves += [Move(start, end) for start, end in pairwise(way)] * count
    return tuple(moves)


def format_play(play: Play) -> str:
    """The play from the highest point down, each checker's way as one move: ``24/14``, ``8/5*(2)``, ``bar/23*/18``.

    Of two from one point the one that goes farther comes first.
    """
    ways: list[list[Step]] = []
    for step in _hits_first(play.steps):
        before = next((way for way in ways if way[-1].end == step.start and step.start != OFF), None)
        if before:
            before.append(step)
        else:
            ways.append([step])
    ways.sort(key=lambda way: (-way[0].start, way[-1].end))
    written = [_written(way) for way in ways]
    counted = [f"{move}({written.count(move)})" if written.count(move) > 1 else move for move in dict.fromkeys(written)]
    return " ".join(counted) or PASS


def _hits_first(steps: Iterable[Step]) -> list[Step]:
    """The steps from the highest point down, each hit told of the first step that lands there."""
    hits = {step.end for step in steps if step.hit}
    ordered = []
    for step in sorted(steps, key=lambda step: (-step.start, -step.end)):
        ordered.append(replace(step, hit=step.end in hits))
        hits.discard(step.end)
    return ordered


def _written(way: list[Step]) -> str:
    stops = [f"/{_word(step.end)}{'*' if step.hit else ''}" for step in way if step.hit or step is way[-1]]
    return _word(way[0].start) + "".join(stops)
