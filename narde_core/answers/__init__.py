"""The questions that can be asked of the core, each a function from text givens to plain data.

The page asks them through ``bridge``, the terminal through ``cli``; both get the same words.
"""

from __future__ import annotations

from narde_core.answers.asking import Givens, Question
from narde_core.answers.boards import compared, drawn, judged, plays
from narde_core.answers.desk import event, moves, rule
from narde_core.answers.endings import worth
from narde_core.answers.lessons import drill, drill_answer, drill_rules
from narde_core.answers.lists import counted, dispute_list, first_rolls, game_list, ruleset_list
from narde_core.answers.onward import following, read, start, turn
from narde_core.answers.texts import chances, checked, converted

__all__ = [
    "QUESTIONS", "Givens", "Question", "chances", "checked", "compared", "converted", "counted", "dispute_list", "drawn", "drill",
    "drill_answer", "drill_rules",
    "event", "first_rolls", "following", "game_list", "judged", "moves", "plays", "read", "rule", "ruleset_list", "start",
    "turn", "worth",
]  # fmt: skip

QUESTIONS: dict[str, Question] = {
    "plays": plays,
    "judge": judged,
    "compare": compared,
    "next": following,
    "worth": worth,
    "draw": drawn,
    "first-round": first_rolls,
    "disputes": dispute_list,
    "games": game_list,
    "rulesets": ruleset_list,
    "odds": chances,
    "start": start,
    "turn": turn,
    "read": read,
    "convert": converted,
    "check": checked,
    "drill": drill,
    "drill-answer": drill_answer,
    "drill-rules": drill_rules,
    "event": event,
    "rule": rule,
    "moves": moves,
}
