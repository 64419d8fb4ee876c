"""An illustrated article on short nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import bearing_off, koks, larger_die, lot, lot_tie

AUTHORITY = Authority(
    name="short-photo",
    title=twin("Короткие нарды в картинках", "Short nardy in pictures"),
    about=twin(
        "Статья о коротких нардах с фотографиями: расстановка, движение, бар, снятие, марс и кокс.",
        "An article on short nardy with photographs: setup, movement, the bar, bearing off, gammon and backgammon.",
    ),
    statements={
        "short": (
            Statement(lot.one_die_each),
            Statement(lot_tie.again),
            Statement(larger_die.larger),
            Statement(
                bearing_off.from_the_highest,
                reason=twin(
                    "В примере шестёркой снимают с 4-го, потому что 6-й и 5-й пусты.",
                    "In its example a six takes from the 4-point because the 6- and 5-points are empty.",
                ),
            ),
            Statement(
                bearing_off.any_lower_point,
                weight=Weight.CONTRADICTS,
                reason=twin("Так звучат слова перед примером.", "So say the words before the example."),
            ),
            Statement(
                koks.bar_only,
                reason=twin("Дом победителя не назван.", "The winner's home is not named."),
            ),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "Если пункт кости пуст, снимать можно с любого из младших.",
                "If the die's point is empty, any lower one may be borne off from.",
            ),
            meant=twin("Со старшего из занятых, как в её же примере.", "The highest held, as in its own example."),
        ),
        Slip(
            written=twin(
                "Когда очередь решена, игроки бросают по две кости.",
                "Once the order is settled the players throw two dice.",
            ),
            meant=twin(
                "Играет ли первый игрок кости жребия или бросает заново, отсюда не понять.",
                "Whether the first player plays the dice of the lot or throws again cannot be told from this.",
            ),
        ),
        Slip(
            written=twin(
                "Промежуточный пункт при 5-3 — «третий или пятый», и он должен быть свободен от шашек соперника.",
                "With 5-3 the point between is “the third or the fifth”, and it must be free of the opponent's checkers.",
            ),
            meant=twin(
                "Открыт: одна шашка соперника там не мешает, её бьют.",
                "Open: a single checker of the opponent's is no hindrance there, it is hit.",
            ),
        ),
    ),
)
