"""The Russian federation's rules of 30 April 2025 (order 347), as far as they are known at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cup, last_throw

CUP = Statement(
    cup.cup_or_baffle_box,
    "19.5",
    twin(
        "Есть ящик с перегородками — бросают через него; рука остаётся снаружи.",
        "Where there is a baffle box it goes first, and the hand stays outside it.",
    ),
)

AUTHORITY = Authority(
    name="fnr-2025",
    title=twin("Правила Федерации, 2025", "The Federation's rules of 2025"),
    about=twin(
        "Правила вида спорта «нарды», приказ № 347 от 30 апреля 2025 года. Известна статья 19: цель, доска, нумерация от "
        "своего дома, шашки двух цветов, чем бросают.",
        "The rules of nardy as a sport in Russia, order 347 of 30 April 2025. Article 19 is known: the aim, the board, "
        "numbering from one's own home, checkers of two colours, what to throw from.",
    ),
    statements={
        "long": (
            Statement(
                last_throw.none,
                "19.1",
                twin("Кто закончил первым, тот выиграл.", "Whoever finishes first has won."),
            ),
            CUP,
        ),
        "short": (CUP,),
    },
    leans_on=("fnr-2026", "fnr-2024"),
    known_through=twin("сайты правовых документов", "sites of legal documents"),
)
