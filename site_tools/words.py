"""The few words that stand around a drawn board, in both languages."""

from narde_core.wording import Language

WORDS: dict[Language, dict[str, str]] = {
    "ru": {
        "legal": "можно",
        "illegal": "нельзя",
        "only": "других ходов нет",
        "count": "столько разных ходов",
        "pass": "ходить нечем, ход пропускается",
        "no-pass": "ход есть",
        "held": "Так считают:",
        "held-elsewhere": "В этой игре так не считает ни один источник. В другой —",
        "held-by-none": "Такого прочтения не держится ни один из источников.",
        "common": "Обычные правила",
        "rules": "По правилам:",
        "case": "Случай:",
        "side-by-side": "Доски рядом",
    },
    "en": {
        "legal": "may be played",
        "illegal": "may not be played",
        "only": "no other play",
        "count": "so many different plays",
        "pass": "nothing can be played, the turn is passed",
        "no-pass": "there is a play",
        "held": "Held by:",
        "held-elsewhere": "None of the sources holds this reading in this game. In another it is held by",
        "held-by-none": "None of the sources holds this reading.",
        "common": "Common rules",
        "rules": "Rules:",
        "case": "The case:",
        "side-by-side": "Boards side by side",
    },
}
