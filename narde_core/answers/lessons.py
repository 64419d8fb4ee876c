"""Questions of the trainer of first moves: a card that is asked, and the verdict on an answer."""

from __future__ import annotations

from narde_core import wire
from narde_core.answers.asking import Givens
from narde_core.faults import said_of
from narde_core.game import LONG
from narde_core.numbers import whole
from narde_core.refusal import Verdict
from narde_core.rulesets import find
from narde_core.svg import draw as draw_svg
from narde_core.trainer.cards import ALL_RULES, LongCard, asked_rules, draw, parse_card
from narde_core.trainer.drills import Answered, answer_heads, answer_play, board, situation
from narde_core.wire import Data
from narde_core.wording import Language, say

MOST_DRAWN = 10**15

HEADS = ("1", "2")
"""The answers that are offered; in no first round does a reading that somebody holds let more go."""


def drill(given: Givens, language: Language) -> Data:
    """``drill``: the question of a ``card``, or of the one that ``number`` draws for ``game`` and ``rules``.

    ``rules`` is a named rule set of long nardy, or ``all``. The board comes as a live one carries it, with its drawing.
    """
    if "card" in given:
        card = parse_card(given["card"])
    else:
        with said_of("number"):
            drawn = whole(given.get("number", ""), MOST_DRAWN)
        card = draw(given.get("game", ""), given.get("rules", ALL_RULES), drawn)
    diagram = board(card)
    asks_heads = isinstance(card, LongCard)
    return {
        "card": str(card),
        "situation": situation(card, language),
        "asked": say("drill-heads" if asks_heads else "drill-play", language),
        "options": list(HEADS) if asks_heads else [],
        "svg": draw_svg(wire.picture(diagram, language)),
        **wire.board(diagram),
    }


def drill_answer(given: Givens, language: Language) -> Data:
    """``drill-answer``: the verdict on ``answer`` to a ``card``: how many leave the head, or a play of short nardy.

    ``right``, and ``sentences``: the verdict, why, and who says otherwise.
    """
    card = parse_card(given.get("card", ""))
    answer = given.get("answer", "")
    if isinstance(card, LongCard):
        answered: Answered | Verdict = answer_heads(card, answer, language)
    else:
        answered = answer_play(card, answer, language)
    if isinstance(answered, Answered):
        dispute = "head" if isinstance(card, LongCard) else ""
        return {"right": answered.right, "sentences": list(answered.sentences), "dispute": dispute}
    refused = answered.refusal.say(language) if answered.refusal else ""
    return {"right": False, "sentences": [refused], "dispute": ""}


def drill_rules(given: Givens, language: Language) -> Data:
    """``drill-rules``: the rule sets of long nardy that say how many checkers leave the head, by name, with titles."""
    return {"rules": {name: find(LONG, name).say(language) for name in asked_rules()}}
