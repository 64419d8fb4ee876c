"""The words that stand around levels and puzzles, in both languages."""

from narde_core.wording import Language

WORDS: dict[Language, dict[str, str]] = {
    "ru": {
        "hint": "Подсказка",
        "solution": "Решение",
        "answer": "Ответ",
    },
    "en": {
        "hint": "Hint",
        "solution": "Solution",
        "answer": "Answer",
    },
}
