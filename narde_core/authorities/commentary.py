"""A site author's commentary on the disputed rules of long nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement
from narde_core.disputes import head, passing, prime

AUTHORITY = Authority(
    name="commentary",
    title={"ru": "Комментарий к спорным правилам", "en": "Commentary on the disputed rules"},
    about={
        "ru": "Разбор спорных мест длинных нард: варианты, доводы сторон и выбор автора.",
        "en": "A review of the disputed places of long nardy: the versions, each side's arguments, the author's choice.",
    },
    statements={
        "long": (
            Statement(
                head.natural_obstacle,
                reason={
                    "ru": "Голова соперника стоит с начала игры, это препятствие естественное, и оба игрока встречают "
                    "его одинаково. Вышедшая шашка — уже сделанный ход: она вправе мешать.",
                    "en": "The opponent's head stands from the start, a natural obstacle that both players meet alike. "
                    "A moved checker is a turn already played: it has every right to be in the way.",
                },
            ),
            Statement(prime.opponent_ahead),
            Statement(passing.end_of_turn),
        ),
    },
    slips=(
        Slip(
            written={
                "ru": "Споры возникают только после первого 5-5.",
                "en": "Disputes arise only after an opening 5-5.",
            },
            meant={
                "ru": "Тот же текст ниже называет ещё 2-1, 6-2 и 5-3; перебор добавляет 2-2, 4-4 и 3-3.",
                "en": "The same text later adds 2-1, 6-2 and 5-3; a full count adds 2-2, 4-4 and 3-3.",
            },
        ),
    ),
)
