"""The question what a game is worth."""

from __future__ import annotations

from dataclasses import replace

from narde_core import disputes, wire
from narde_core.answers.asking import Givens, board, choice
from narde_core.diagram import Diagram
from narde_core.faults import Fault
from narde_core.outcome import Ending, Victory, format_ending, resigned, say_ending
from narde_core.ruleset import RuleSet
from narde_core.rulesets import find
from narde_core.turn import Colour
from narde_core.win import Kind
from narde_core.wire import Data
from narde_core.wording import Language


def worth(given: Givens, language: Language) -> Data:
    """``worth``: how the game has ended on the board, or ends when the colour in ``resigns`` gives it up.

    ``offered`` is the kind of loss offered, ``plain`` if not said. ``ended`` is the ending as fences write it, ``none``
    while the game goes on; ``by_reading`` and ``under`` hold the sentence for every reading of the disputes about worth
    and for every named rule set.
    """
    diagram = board(given)
    disputed = [name for name in diagram.rules.disputes if disputes.DISPUTES[name].topic == "worth"]
    return {
        **ended(diagram, given, language),
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
        sentence: str = ended(replace(diagram, rules=rules), given, language)["sentence"]
    except Fault as fault:
        return fault.say(language)
    return sentence


def ended(diagram: Diagram, given: Givens, language: Language) -> Data:
    """The ending as plain data: who has won (None: nobody), the ending as fences write it, and a sentence."""
    loser = choice(given, "resigns", {colour.value: colour for colour in Colour})
    if loser:
        offered = choice(given, "offered", {kind.value: kind for kind in Kind}) or Kind.PLAIN
        seen = diagram.position if loser is diagram.mover else diagram.position.swapped()
        ending: Ending | None = Victory(own=loser is not diagram.mover, win=resigned(seen, diagram.rules, offered))
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
