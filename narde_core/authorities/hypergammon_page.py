"""A playing club's page on Hypergammon, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import jacoby

AUTHORITY = Authority(
    name="hypergammon-page",
    title=twin("Гипергэммон на сайте игрового клуба", "Hypergammon at a playing club"),
    about=twin(
        "Короткая страница: та же цель, своя расстановка, правило Якоби, а в остальном бэкгэммон.",
        "A short page: the same aim, a start of its own, the Jacoby rule, and backgammon in all else.",
    ),
    statements={
        "hypergammon": (
            Statement(
                jacoby.gammons_need_a_double,
                reason=twin("Так в гипергэммон обычно играют.", "That is how Hypergammon is normally played."),
            ),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
