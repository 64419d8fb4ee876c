"""The first rounds that the texts answer differently, each as a comparison of readings of ``head`` to be asked about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from narde_core.diagram import Comparison, parse_compare
from narde_core.figures.rounds import Round, answers, disturbed, rows, undisturbed
from narde_core.first_round import Reply
from narde_core.lessons.question import Question, of_comparison
from narde_core.notation import format_play, format_side
from narde_core.wording import Language, say

ROWS = 3
"""Readings asked about at once: more would be a test of patience."""


@dataclass(frozen=True)
class Asked:
    """A round, and the readings that are asked about it, on one board."""

    round: Round
    comparison: Comparison

    @property
    def name(self) -> str:
        """Its link: ``round-5-5-4-4``, or ``round-4-4`` where no moved checker is in the way."""
        reply = self.round.reply
        return f"round-{reply.opening.roll}-{reply.roll}" if self.round.disturbed else f"round-{reply.roll}"

    def question(self, language: Language) -> Question:
        """May a play be made, and under whose rules?"""
        reply = self.round.reply
        said = [say("question-round", language, opening=reply.opening.roll, reply=reply.roll)]
        if not self.round.disturbed:
            said.append(say("question-round-calm", language, count=len(self.round.openings), all=len(rows())))
        return replace(of_comparison(self.comparison, language), situation=tuple(said))


@cache
def asked_rounds() -> tuple[Asked, ...]:
    """Every first round that the texts answer differently: first those in which a moved checker is in the way.

    Of each are asked a few of the readings that part on it, so that all together name every reading.
    """
    calm = (shown for shown in undisturbed() if answers(shown.reply) > 1)
    asked: dict[str, int] = {}
    return tuple(Asked(shown, _comparison(shown.reply, _chosen(shown.reply, asked))) for shown in (*disturbed(), *calm))


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
