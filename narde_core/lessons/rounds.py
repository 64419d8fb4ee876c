"""The first rounds on which the readings of ``head`` part, each as a comparison to be asked about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from narde_core import first_round
from narde_core.common import COMMON_LONG
from narde_core.diagram import Comparison, parse_compare
from narde_core.first_round import Reply
from narde_core.lessons.question import Question, of_comparison
from narde_core.notation import format_play, format_side
from narde_core.turn import ROLLS
from narde_core.wording import Language, say

ROWS = 3
"""Readings asked about at once: more would be a test of patience."""


@cache
def disputed() -> tuple[Reply, ...]:
    """Every first round in which a moved checker is in the second player's way, under every reading of ``head``."""
    return tuple(
        first_round.reply(opening, roll, COMMON_LONG)
        for opening in first_round.openings(COMMON_LONG)
        for roll in reversed(ROLLS)
        if first_round.in_the_way(opening, roll)
    )


def comparisons() -> tuple[tuple[Reply, Comparison], ...]:
    """Every disputed first round under a few of the readings that part on it, so that all together name every reading."""
    asked: dict[str, int] = {}
    return tuple((reply, _comparison(reply, _chosen(reply, asked))) for reply in disputed())


def question(reply: Reply, comparison: Comparison, language: Language) -> Question:
    """What is asked of a first round: may a play be made, and under whose rules?"""
    said = say("question-round", language, opening=reply.opening.roll, reply=reply.roll)
    return replace(of_comparison(comparison, language), situation=(said,))


def _chosen(reply: Reply, asked: dict[str, int]) -> list[str]:
    """One reading of each answer, and so again until there are enough; those that were asked about least come first."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, plays in reply.plays.items():
        groups.setdefault(tuple(map(format_play, plays)), []).append(name)
    waiting = [sorted(group, key=lambda name: asked.get(name, 0)) for group in groups.values()]
    waiting.sort(key=lambda group: asked.get(group[0], 0))
    chosen: list[str] = []
    while waiting and len(chosen) < ROWS:
        chosen += [group[0] for group in waiting]
        waiting = [group[1:] for group in waiting if group[1:]]
    del chosen[ROWS:]
    for name in chosen:
        asked[name] = asked.get(name, 0) + 1
    return [name for name in reply.plays if name in chosen]


def _comparison(reply: Reply, readings: list[str]) -> Comparison:
    return parse_compare("\n".join(_lines(reply, readings)))


def _lines(reply: Reply, readings: list[str]) -> Iterator[str]:
    own, opponent = reply.opening.position.own, reply.opening.position.opponent
    yield "game: long"
    yield "dispute: head"
    yield f"white: {format_side(opponent)}"
    yield f"black: {format_side(own)}"
    yield "to move: black"
    yield f"roll: {reply.roll}"
    yield "first turn: yes"
    yield "second player: yes"
    yield f"opponent opened: {reply.opening.roll}"
    for name in readings:
        plays = ", ".join(map(format_play, reply.plays[name]))
        yield f"under {name}: only {plays}"
