"""A wiki fragment on the game six-one."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import lot, lot_dice, lot_tie, six_one_end

AUTHORITY = Authority(
    name="six-one",
    title=twin("Шесть-один", "Six-one"),
    about=twin(
        "Обрывок вики-статьи о простой игре шесть-один: по пятнадцать шашек вдоль левой стороны, а шестёрка и единица "
        "сразу отправляют шашку в дом.",
        "A scrap of a wiki article on the simple game six-one: fifteen checkers along the left side, and a six or a one "
        "drops a checker straight into home.",
    ),
    statements={
        "six-one": (
            Statement(lot.one_die_each),
            Statement(lot_tie.again),
            Statement(
                lot_dice.thrown_again,
                reason=twin(
                    "Выигравший жребий получает ход и бросает две кости.",
                    "The winner of the lot has the move and throws two dice.",
                ),
            ),
            Statement(six_one_end.all_home),
            Statement(
                six_one_end.all_on_last_point,
                reason=twin(
                    "Такова, по тексту, цель игры; концом партии он это не называет.",
                    "The text calls this the aim of the game, but not its end.",
                ),
                weight=Weight.CONTRADICTS,
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Партия кончается, когда все шашки одного в доме; а цель — привести все на последнюю позицию напротив.",
                "The game ends with all of one side's checkers home; yet the aim is to bring them all to the last place, opposite.",
            ),
            meant=twin("Неясно: из текста этого не решить.", "Unclear: it cannot be decided from the text."),
        ),
    ),
)
