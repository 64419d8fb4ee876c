"""The rules of a browser game of long nardy, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import head

AUTHORITY = Authority(
    name="browser-game",
    title=twin("Браузерная игра «Нарды длинные»", "A browser game of long nardy"),
    about=twin(
        "Правила при браузерной игре; те же слова повторяют несколько игровых сайтов.",
        "The rules given with a browser game; several playing sites repeat the same words.",
    ),
    statements={
        "long": (
            Statement(
                head.doubles_when_blocked,
                reason=twin(
                    "Первый — при 6-6, 4-4 и 3-3; второй — при дубле, который одной шашкой целиком не сыграть.",
                    "The first player with 6-6, 4-4 and 3-3; the second with a double that one checker cannot play whole.",
                ),
            ),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
