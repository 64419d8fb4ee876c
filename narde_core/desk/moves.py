"""A move: is it legal, and what may be demanded if it is not."""

from __future__ import annotations

from narde_core import disputes
from narde_core.desk.matter import BOARD, BOARD_KEYS, PLAY, ROLL, Decision, Matter, Told
from narde_core.diagram import Diagram, Entry, build
from narde_core.faults import said_of
from narde_core.notation import format_play, parse_play, stroked
from narde_core.refusal import judge
from narde_core.ruleset import RuleSet
from narde_core.svg import text_board
from narde_core.wire import picture
from narde_core.wording import Language, say

DISPUTES = tuple(name for name, asked in disputes.DISPUTES.items() if asked.topic == "play")
KEYS = ("game", *BOARD_KEYS, "roll")


def board(told: Told, rules: RuleSet | None = None) -> Diagram:
    """The board that was described, under these rules; Fault for what cannot be."""
    return build((Entry(0, key, told[key]) for key in KEYS if key in told), rules)


def drawn(told: Told, language: Language) -> str:
    """The board in letters."""
    return text_board(picture(board(told), language))


def legal_plays(told: Told, rules: RuleSet) -> list[str]:
    """The legal plays of the turn."""
    return [format_play(play) for play in board(told, rules).legal_turn.plays]


def _decide(told: Told, rules: RuleSet, language: Language) -> Decision:
    with said_of("play"):
        moves = parse_play(told["play"])
    legal = board(told, rules).legal_turn
    verdict = judge(legal, moves)
    if verdict.play is not None:
        written = format_play(verdict.play)
        return Decision("legal", say("desk-legal", language, roll=legal.turn.roll, play=written))
    sentence = say("desk-illegal", language, roll=legal.turn.roll, play=stroked(" ".join(told["play"].split())))
    refusal = verdict.refusal
    if refusal is None:
        raise AssertionError(told["play"])
    readings = (refusal.reading,) if refusal.reading else ()
    answer = f"illegal {refusal.dispute or refusal.code}"
    return Decision(answer, sentence, readings, refusal.say(language))


MOVE = Matter("move", DISPUTES, lambda _, __: (BOARD, ROLL, PLAY), _decide)
