"""A site of long nardy for stakes, with a table of coefficients, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import head, lot, next_game, prime, resignation, worth

AUTHORITY = Authority(
    name="stake-tables",
    title=twin("Сайт игры на ставку", "A site for stakes"),
    about=twin(
        "Правила сайта, где в длинные нарды играют на ставку: победа умножает её на коэффициент из таблицы.",
        "The rules of a site where long nardy is played for stakes: a win multiplies them by a coefficient from a table.",
    ),
    statements={
        "long": (
            Statement(
                worth.koks_and_home_mars,
                reason=twin(
                    "Коэффициенты: 1, марс 2, кокс 3, домашний марс 4.",
                    "The coefficients: 1, mars 2, koks 3, home mars 4.",
                ),
            ),
            Statement(
                resignation.always_mars,
                reason=twin(
                    "Сдался, ушёл или потерял связь — коэффициент 2.",
                    "Whoever resigns, leaves or loses the connection pays the coefficient 2.",
                ),
            ),
            Statement(prime.opponent_home),
            Statement(head.listed_doubles),
            Statement(lot.one_die_each),
            Statement(next_game.winner),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "Две шашки снимают при 3-3, 4-4 и 6-6; что только первым ходом, не сказано.",
                "Two come off with 3-3, 4-4 and 6-6; that it is on a first turn only is not said.",
            ),
            meant=twin(
                "Скорее всего, первым: так говорят все, кто называет эти три дубля.",
                "On a first turn, most likely: so say all who name these three doubles.",
            ),
        ),
    ),
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
