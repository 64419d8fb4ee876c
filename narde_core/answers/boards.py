"""Questions about a turn on a board: its plays, the verdict on one, the readings compared, the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from narde_core import disputes, wire
from narde_core.answers.asking import Givens, board, choice, turn_of
from narde_core.dispute import Reading
from narde_core.faults import Fault, said_of
from narde_core.notation import format_play, parse_play
from narde_core.plays import LegalTurn
from narde_core.refusal import Verdict, judge
from narde_core.ruleset import RuleSet
from narde_core.rulesets import find
from narde_core.svg import Numbering, text_board
from narde_core.svg import draw as draw_svg
from narde_core.turn import Turn
from narde_core.wire import Data
from narde_core.wording import Language


def plays(given: Givens, language: Language) -> Data:
    """``plays``: the legal plays of a turn, one for each distinct result, and the graph of their steps.

    ``following``, where a double runs on: what comes next, in a sentence.
    """
    diagram = board(given)
    _, legal = turn_of(diagram)
    told = wire.turn(legal)
    if "next" in told and legal.following:
        told["following"] = legal.following.say(diagram.mover, language)
    return told


def judged(given: Givens, language: Language) -> Data:
    """``judge``: whether ``play`` is legal, and by which steps; if not, why, and who holds the rule.

    ``legal_under`` and ``refused_under`` name the rule sets on either side; ``titles`` says what they are called.
    """
    diagram = board(given)
    turn, legal = turn_of(diagram)
    verdict = judgement(legal, given)
    answer: Data = {"legal": verdict.legal}
    if verdict.play is not None:
        answer["play"] = format_play(verdict.play)
        answer["steps"] = [[step.start, step.end, step.die] for step in verdict.play.steps]
    if verdict.refusal:
        answer["refusal"] = wire.refusal(verdict.refusal, diagram, language)
    elsewhere = _everywhere(
        turn, {name: find(diagram.game, name).rules for name in wire.named_rules(diagram)}, given["play"]
    )
    answer["legal_under"] = [name for name, allowed in elsewhere.items() if allowed]
    answer["refused_under"] = [name for name, allowed in elsewhere.items() if not allowed]
    answer["titles"] = {name: find(diagram.game, name).say(language) for name in elsewhere}
    return answer


def judgement(legal: LegalTurn, given: Givens) -> Verdict:
    """The verdict on the ``play`` that is given; Fault if there is none or it cannot be read."""
    if "play" not in given:
        raise Fault("key-missing", key="play")
    with said_of("play"):
        moves = parse_play(given["play"])
    return judge(legal, moves)


def _everywhere(turn: Turn, sets: dict[str, RuleSet], play: str) -> dict[str, bool]:
    """Whether the play may be made under each of the rule sets; one of those that play alike speaks for the others."""
    moves = parse_play(play)
    allowed: dict[str, bool] = {}
    told: dict[tuple[Reading[..., Any], ...], bool] = {}
    for name, rules in sets.items():
        readings = rules.of_play
        if readings not in told:
            told[readings] = judge(LegalTurn(turn, rules), moves).legal
        allowed[name] = told[readings]
    return allowed


def compared(given: Givens, language: Language) -> Data:
    """``compare``: the legal plays under every reading of ``dispute``; without one, under every named rule set.

    ``columns`` holds them by name; ``groups`` joins the names that allow the same plays, the largest group first.
    """
    diagram = board(given)
    turn, _ = turn_of(diagram)
    if "dispute" in given:
        asked = disputes.find(given["dispute"])
        sets = {reading.name: diagram.rules.with_reading(asked.name, reading.name) for reading in asked.readings}
    else:
        sets = {name: find(diagram.game, name).rules for name in wire.named_rules(diagram)}
    columns = {name: [format_play(play) for play in LegalTurn(turn, rules).plays] for name, rules in sets.items()}
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, allowed in columns.items():
        groups.setdefault(tuple(sorted(allowed)), []).append(name)
    return {
        "columns": columns,
        "groups": sorted(groups.values(), key=len, reverse=True),
        "agree": len(groups) == 1,
    }


def drawn(given: Givens, language: Language) -> Data:
    """``draw``: the board as SVG and as text, with what a live board carries.

    ``numbering`` says which numbers stand at its edge, ``mirrored`` (yes or no) on which side the homes are.
    """
    diagram = board(given)
    numbering = choice(given, "numbering", {known.value: known for known in Numbering}) or Numbering.OWN
    mirrored = choice(given, "mirrored", {"yes": True, "no": False}) or False
    picture = replace(wire.picture(diagram, language), numbering=numbering, mirrored=mirrored)
    return {
        "svg": draw_svg(picture),
        "text": text_board(picture),
        "format": given.get("format", "text"),
        **wire.board(diagram),
    }
