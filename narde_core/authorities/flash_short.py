"""A page around a flash game of short nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import touch_move

AUTHORITY = Authority(
    name="flash-short",
    title=twin("Страница флеш-игры", "The page of a flash game"),
    about=twin(
        "Описание коротких нард при флеш-игре: доска, цель, бар, словарь. Спорных мест почти не касается; ничьей, говорит, "
        "не бывает.",
        "An account of short nardy around a flash game: board, aim, bar, glossary. It hardly touches the disputed places; "
        "there is no draw, it says.",
    ),
    statements={
        "short": (
            Statement(
                touch_move.touched_must_move,
                reason=twin(
                    "В словаре есть «поправляю»; без этого правила слово было бы ни к чему.",
                    "The glossary has the word “I adjust”, which would be idle without this rule.",
                ),
            ),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "В словаре коротких нард есть голова — начальная расстановка.",
                "A glossary of short nardy has the head, for the starting position.",
            ),
            meant=twin("Головы в коротких нардах нет.", "Short nardy has no head."),
        ),
        Slip(
            written=twin("Шашки проходят полный круг.", "The checkers go a full round."),
            meant=twin(
                "В коротких полный путь — только у двух шашек на 24-м пункте.",
                "In the short game only the two on the 24-point go the whole way.",
            ),
        ),
    ),
)
