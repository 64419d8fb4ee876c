"""A paragraph headed “Exception”: two checkers from the head."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import head

AUTHORITY = Authority(
    name="exception-note",
    title=twin("Абзац «Исключение»", "The paragraph “Exception”"),
    about=twin(
        "Отдельный абзац об одном: когда первым ходом с головы снимают две шашки. К нему отсылает статья о длинных "
        "нардах.",
        "A paragraph of its own on one thing: when a first turn takes two checkers off the head. The long article sends "
        "its reader to it.",
    ),
    statements={
        "long": (
            Statement(
                head.natural_obstacle,
                reason=twin(
                    "Две шашки — потому, что полному ходу мешает голова. Если мешают шашки на поле, снимают одну.",
                    "Two, because the head keeps one checker from the whole roll. If checkers out on the board do so, one.",
                ),
            ),
        ),
    },
    leans_on=("long-article",),
)
