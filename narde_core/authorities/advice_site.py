"""A site of household advice on long nardy, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import head

AUTHORITY = Authority(
    name="advice-site",
    title=twin("Сайт советов", "An advice site"),
    about=twin(
        "Статья для начинающих с сайта советов, разошедшаяся по сети в копиях.",
        "A beginners' article from a site of advice, copied all over the net.",
    ),
    statements={
        "long": (
            Statement(
                head.any_double_first_turn,
                reason=twin(
                    "Исключение — дубль первым ходом; какой именно, не сказано.",
                    "The exception is a double on the first turn; which, is not said.",
                ),
            ),
            Statement(
                head.six_six_only,
                voice=twin("английская версия", "its English edition"),
                reason=twin("Исключение — 6-6 первым ходом.", "The exception is 6-6 on the first turn."),
            ),
        ),
    },
    known_through=twin("копии статьи", "copies of the article"),
)
