"""The rules of narde on the site of a backgammon game, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cube, lot, lot_dice, prime, worth

AUTHORITY = Authority(
    name="masters-of-backgammon",
    title=twin("Masters of Backgammon", "Masters of Backgammon"),
    about=twin(
        "Страница о длинных нардах на английском сайте игры в бэкгэммон.",
        "A page on long nardy on the site of a backgammon game.",
    ),
    statements={
        "long": (
            Statement(
                worth.home_mars_three,
                reason=twin(
                    "Домашний марс редок: все шашки дома, и ни одной не снято.",
                    "A home mars is rare: everything home and nothing off.",
                ),
            ),
            Statement(cube.none),
            Statement(lot.one_die_each),
            Statement(lot_dice.thrown_again),
            Statement(
                prime.opponent_ahead,
                reason=twin("Запирать все шашки нельзя.", "All the opponent's checkers may not be shut in."),
            ),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
