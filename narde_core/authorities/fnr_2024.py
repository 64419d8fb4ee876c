"""The Russian federation's rules of 22 July 2024, as far as they are known at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cube, lot, lot_dice, lot_order, lot_tie, white_checkers

BOTH = (
    Statement(lot.one_die_each, "26.3"),
    Statement(
        lot_dice.played,
        "26.3",
        twin(
            "Первый ход делают числами обеих костей жребия; по две кости бросают уже со второго.",
            "The first turn is played with both dice of the lot; two dice are thrown from the second on.",
        ),
    ),
    Statement(lot_tie.again, "26.3"),
    Statement(
        white_checkers.settled_before,
        "26.3",
        twin(
            "Цвет известен до жребия: белые бросают первыми.", "Colours are known before the lot: White throws first."
        ),
    ),
    Statement(
        lot_order.white_throws_first,
        "26.3–26.4",
        twin(
            "Бросивший переставляет свою кость на бар или на другую половину.",
            "The first thrower moves his die to the bar or to the other half.",
        ),
    ),
    Statement(
        cube.always,
        "26.2",
        twin("Куб — и в коротких нардах, и в длинных.", "The cube is for the short game and the long one alike."),
    ),
)

AUTHORITY = Authority(
    name="fnr-2024",
    title=twin("Правила Федерации, 2024", "The Federation's rules of 2024"),
    about=twin(
        "Правила вида спорта «нарды» в редакции от 22 июля 2024 года. Известна статья 26: чьими шашками ходят, куб, "
        "жребий.",
        "The rules of nardy as a sport in Russia, as of 22 July 2024. Article 26 is known: whose checkers one moves, the "
        "cube, the lot.",
    ),
    statements={"long": BOTH, "short": BOTH},
    leans_on=("fnr-2025", "fnr-2026"),
    known_through=twin("статья 26 на сайте правовых документов", "article 26 as a site of legal documents gives it"),
)
