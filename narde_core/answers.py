"""The questions that can be asked of the core, each a function from text givens to plain data.

The page asks them through ``bridge``, the terminal through ``cli``; both get the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from narde_core import disputes, first_round, rulesets, wire
from narde_core.common import COMMON, COMMON_LONG
from narde_core.diagram import Diagram, Entry, build
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.first_round import Reply
from narde_core.game import GAMES, Game
from narde_core.notation import format_play, parse_play
from narde_core.outcome import Ending, Victory, format_ending, resigned, say_ending
from narde_core.perft import perft
from narde_core.plays import LegalTurn
from narde_core.refusal import Verdict, judge
from narde_core.ruleset import RuleSet
from narde_core.rulesets import find
from narde_core.svg import draw as draw_svg
from narde_core.svg import text_board
from narde_core.turn import Colour, Turn
from narde_core.win import Kind
from narde_core.wire import Data
from narde_core.wording import Language

type Givens = Mapping[str, str]
type Question = Callable[[Givens, Language], Data]

OWN_KEYS = ("play", "dispute", "format", "resigns", "offered")
"""The keys that belong to a question and not to the board."""


def board(given: Givens) -> Diagram:
    """The board that the givens describe; Fault for what cannot be."""
    return build(Entry(0, key, value) for key, value in given.items() if key not in OWN_KEYS)


def _turn(diagram: Diagram) -> tuple[Turn, LegalTurn]:
    if diagram.turn is None or diagram.legal is None:
        raise Fault("key-missing", key="roll")
    return diagram.turn, diagram.legal


def plays(given: Givens, language: Language) -> Data:
    """``plays``: the legal plays of a turn, one for each distinct result, and the graph of their steps."""
    _, legal = _turn(board(given))
    return wire.turn(legal)


def judged(given: Givens, language: Language) -> Data:
    """``judge``: whether ``play`` is legal, and by which steps; if not, why, and who holds the rule.

    ``legal_under`` and ``refused_under`` name the rule sets on either side; ``titles`` says what they are called.
    """
    diagram = board(given)
    turn, legal = _turn(diagram)
    if "play" not in given:
        raise Fault("key-missing", key="play")
    try:
        moves = parse_play(given["play"])
    except Fault as fault:
        raise fault.at("play") from None
    verdict = judge(legal, moves)
    answer: Data = {"legal": verdict.legal}
    if verdict.play is not None:
        answer["play"] = format_play(verdict.play)
        answer["steps"] = [[step.start, step.end, step.die] for step in verdict.play.steps]
    if verdict.refusal:
        answer["refusal"] = wire.refusal(verdict.refusal, diagram, language)
    elsewhere = {
        name: _verdict(LegalTurn(turn, find(diagram.game, name).rules), given["play"])
        for name in wire.named_rules(diagram)
    }
    answer["legal_under"] = [name for name, other in elsewhere.items() if other.legal]
    answer["refused_under"] = [name for name, other in elsewhere.items() if not other.legal]
    answer["titles"] = {name: find(diagram.game, name).say(language) for name in elsewhere}
    return answer


def _verdict(legal: LegalTurn, play: str) -> Verdict:
    return judge(legal, parse_play(play))


def compared(given: Givens, language: Language) -> Data:
    """``compare``: the legal plays under every reading of ``dispute``; without one, under every named rule set.

    ``columns`` holds them by name; ``groups`` joins the names that allow the same plays, the largest group first.
    """
    diagram = board(given)
    turn, _ = _turn(diagram)
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


def worth(given: Givens, language: Language) -> Data:
    """``worth``: how the game has ended on the board, or ends when the colour in ``resigns`` gives it up.

    ``offered`` is the kind of loss offered, ``plain`` if not said. ``ended`` is the ending as fences write it, ``none``
    while the game goes on; ``by_reading`` and ``under`` hold the sentence for every reading of the disputes about worth
    and for every named rule set.
    """
    diagram = board(given)
    disputed = [name for name in diagram.rules.disputes if disputes.DISPUTES[name].topic == "worth"]
    return {
        **_ended(diagram, given, language),
        "by_reading": {
            name: {
                reading.name: _ended_under(diagram, diagram.rules.with_reading(name, reading.name), given, language)
                for reading in disputes.DISPUTES[name].readings
            }
            for name in disputed
        },
        "under": {
            name: _ended_under(diagram, find(diagram.game, name).rules, given, language)
            for name in wire.named_rules(diagram)
        },
        "titles": {name: find(diagram.game, name).say(language) for name in wire.named_rules(diagram)},
    }


def _ended_under(diagram: Diagram, rules: RuleSet, given: Givens, language: Language) -> str:
    """How the game has ended under other rules, in a sentence; where they cannot tell, why."""
    try:
        sentence: str = _ended(replace(diagram, rules=rules), given, language)["sentence"]
    except Fault as fault:
        return fault.say(language)
    return sentence


def _ended(diagram: Diagram, given: Givens, language: Language) -> Data:
    """The ending as plain data: who has won (None: nobody), the ending as fences write it, and a sentence."""
    loser = _choice(given, "resigns", {colour.value: colour for colour in Colour})
    if loser:
        offered = _choice(given, "offered", {kind.value: kind for kind in Kind}) or Kind.PLAIN
        side = diagram.white if loser is Colour.WHITE else diagram.black
        ending: Ending | None = Victory(own=loser is not diagram.mover, win=resigned(side, diagram.rules, offered))
    else:
        ending = diagram.ending
    winner = None
    if isinstance(ending, Victory):
        winner = diagram.mover if ending.own else diagram.mover.other
    return {
        "over": ending is not None,
        "winner": winner.value if winner else None,
        "ended": format_ending(ending),
        "sentence": say_ending(ending, language),
    }


def _choice[T](given: Givens, key: str, choices: Mapping[str, T]) -> T | None:
    if key not in given:
        return None
    if given[key] not in choices:
        raise Fault("case-choice", given=given[key], known=", ".join(choices)).at(key)
    return choices[given[key]]


def drawn(given: Givens, language: Language) -> Data:
    """``draw``: the board as SVG and as text, with what a live board carries."""
    diagram = board(given)
    picture = wire.picture(diagram, language)
    return {
        "svg": draw_svg(picture),
        "text": text_board(picture),
        "format": given.get("format", "text"),
        **wire.board(diagram),
    }


def first_rolls(given: Givens, language: Language) -> Data:
    """``first-round``: the 21 × 21 table of first rolls, the pairs in which readings part, and how likely they are."""
    rules = COMMON_LONG
    rows = list(first_round.replies(rules))
    return {
        "disputed": [_reply(row) for row in rows if row.disputed],
        "agreed": [_reply(row) for row in rows if not row.disputed],
        "chance": {
            "3-3 as 6 and 6": str(first_round.chance(rules)),
            "3-3 as 9 and 3": str(first_round.chance(rules, first_as_far=True)),
            "lot dice played": str(first_round.chance(rules, lot_dice=True)),
        },
    }


def dispute_list(given: Givens, language: Language) -> Data:
    """``disputes``: every question, its readings, and who holds each in which game; of ``game`` only, if given."""
    games = [_game(given["game"])] if "game" in given else list(GAMES.values())
    return {
        "disputes": [
            {
                "name": asked.name,
                "topic": asked.topic,
                "question": asked.say(language),
                "readings": [_reading(reading, games, language) for reading in asked.readings],
            }
            for asked in disputes.DISPUTES.values()
            if any(asked.name in COMMON[game.name].disputes for game in games)
        ]
    }


def _reading(reading: Reading[..., Any], games: list[Game], language: Language) -> Data:
    held = [wire.held_by(game, reading, language) for game in games]
    return {"name": reading.name, "sentence": reading.say(language), "holders": [who for some in held for who in some]}


def ruleset_list(given: Givens, language: Language) -> Data:
    """``rulesets``: every named rule set, its readings, and which of them its text states; of ``game`` only, if given."""
    games = [_game(given["game"])] if "game" in given else list(GAMES.values())
    return {
        "rulesets": [
            {
                "name": named.name,
                "game": named.game.name,
                "title": named.say(language),
                "readings": {
                    dispute: {
                        "reading": named.rules[dispute].name,
                        "stated": origin.stated,
                        "article": origin.statement.article if origin.statement else "",
                        "assumed_from": origin.assumed_from,
                    }
                    for dispute, origin in named.origins.items()
                },
            }
            for named in rulesets.NAMED.values()
            if named.game in games
        ]
    }


def counted(given: Givens, language: Language) -> Data:
    """``perft``: the number of distinct end positions from the start for each roll, ``depth`` turns deep (1 to 3)."""
    game = _game(given.get("game", ""))
    rules = find(game, given.get("rules", "common")).rules
    depth = given.get("depth", "1")
    if depth not in ("1", "2", "3"):
        raise Fault("perft-depth", given=depth)
    counts = perft(game.start, rules, int(depth))
    return {"rolls": {str(roll): count for roll, count in counts.items()}, "total": sum(counts.values())}


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Fault("unknown-game", given=name, known=", ".join(GAMES))
    return GAMES[name]


def _reply(row: Reply) -> Data:
    return {
        "opening": str(row.opening.roll),
        "opening play": format_play(row.opening.play),
        "reply": str(row.roll),
        "in the way": list(row.in_the_way),
        "plays": {name: [format_play(play) for play in plays] for name, plays in row.plays.items()},
    }


QUESTIONS: dict[str, Question] = {
    "plays": plays,
    "judge": judged,
    "compare": compared,
    "worth": worth,
    "draw": drawn,
    "first-round": first_rolls,
    "disputes": dispute_list,
    "rulesets": ruleset_list,
}
