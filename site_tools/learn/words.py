"""The words that stand around levels and puzzles, in both languages."""

from narde_core.wording import Language

WORDS: dict[Language, dict[str, str]] = {
    "ru": {
        "hint": "Подсказка",
        "solution": "Решение",
        "answer": "Ответ",
        "rules": "По чьим правилам спрашивать",
        "all": "По разным: каждый раз новый свод",
        "trainer": "Тренажёр спрашивает живую программу правил, поэтому ему нужен JavaScript.",
    },
    "en": {
        "hint": "Hint",
        "solution": "Solution",
        "answer": "Answer",
        "rules": "Whose rules to ask about",
        "all": "Everybody's: another rule set each time",
        "trainer": "The trainer asks the rules core itself, so it needs JavaScript.",
    },
}
