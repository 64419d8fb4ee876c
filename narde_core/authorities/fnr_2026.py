"""The Russian federation's rules of 14 September 2026 (order 874), as a program that follows them tells them."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import (
    bearing_off,
    head,
    inside_moves,
    larger_die,
    last_throw,
    lot,
    lot_dice,
    lot_tie,
    passing,
    prime,
    prime_route,
    worth,
)

AUTHORITY = Authority(
    name="fnr-2026",
    title=twin("Правила Федерации, 2026", "The Federation's rules of 2026"),
    about=twin(
        "Правила вида спорта «нарды», приказ № 874 от 14 сентября 2026 года, статьи 19, 20, 27 и 28 о длинных нардах — в "
        "пересказе программы, которая им следует. Номера пунктов внутри статей в нём есть не везде.",
        "The rules of nardy as a sport in Russia, order 874 of 14 September 2026, articles 19, 20, 27 and 28 on long "
        "nardy, as told by a program that follows them. It does not always give the paragraph within an article.",
    ),
    statements={
        "long": (
            Statement(
                head.second_player_only,
                reason=twin(
                    "Первый играет кости жребия, дубля у него не бывает. Препятствия права не отнимают, но встать на "
                    "соперника нельзя. Пропуск тоже завершает первый ход.",
                    "The first player plays the dice of the lot and never has a double. Obstacles do not take the right "
                    "away, though one may not land on the opponent. A pass completes a first turn too.",
                ),
            ),
            Statement(
                prime.opponent_ahead,
                reason=twin(
                    "Запирать все пятнадцать нельзя; снятая шашка не заперта.",
                    "All fifteen may not be shut in; a checker that is off is not shut in.",
                ),
            ),
            Statement(
                prime_route.opponents_route,
                reason=twin(
                    "Конец пути соперника с его началом не соединяют.",
                    "The end of the opponent's route is never joined to its start.",
                ),
            ),
            Statement(
                passing.every_step,
                reason=twin(
                    "Законный конец хода незаконного шага не исправляет.",
                    "A lawful end of a turn does not mend an unlawful step.",
                ),
            ),
            Statement(larger_die.larger),
            Statement(bearing_off.from_the_highest, "28.3"),
            Statement(inside_moves.allowed),
            Statement(worth.oin_mars, reason=twin("Тройной победы нет.", "There is no triple win.")),
            Statement(last_throw.none),
            Statement(lot.one_die_each),
            Statement(lot_dice.played),
            Statement(lot_tie.again),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "Пункт о снятии большей костью сформулирован неточно.",
                "The paragraph on bearing off with a larger die is not precise.",
            ),
            meant=twin(
                "Снимают только со старшего из занятых: так его уточняет программа.",
                "Only the farthest checker comes off: so the program makes it precise.",
            ),
            article="28.3",
        ),
    ),
    leans_on=("fnr-2025", "fnr-2024"),
    known_through=twin(
        "описание правил в программе для длинных нард", "the account of the rules in a long-nardy program"
    ),
)
