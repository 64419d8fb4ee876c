"""Long-nardy rules as a gaming club's site gives them."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import head, larger_die, last_throw, prime, prime_route

AUTHORITY = Authority(
    name="gambler",
    title=twin("Правила в духе Gambler.ru", "Rules in the manner of Gambler.ru"),
    about=twin(
        "Сжатые правила длинных нард, близкие к тем, что публиковал Gambler.ru. Бросок в них зовётся камнем, и шашка "
        "порой тоже.",
        "Terse rules of long nardy, close to those that Gambler.ru published. A roll is called a stone in them, and at "
        "times a checker is too.",
    ),
    statements={
        "long": (
            Statement(
                head.extended_list,
                reason=twin(
                    "Второму мешает не только голова, но и шашка, которую соперник уже снял; значит, и бросков у него "
                    "больше.",
                    "The second player is hindered not by the head alone but by the checker already played against him; "
                    "so he has more rolls.",
                ),
            ),
            Statement(prime.opponent_ahead),
            Statement(
                prime_route.opponents_route,
                reason=twin(
                    "Заперта та шашка, перед которой заняты шесть клеток, — ряд считают по её пути.",
                    "Locked in is the checker with six places held in front of it, so the row is counted on its way.",
                ),
            ),
            Statement(
                larger_die.larger,
                reason=twin(
                    "Полный ход обязателен и в ущерб себе.", "The whole roll is a duty even to one's own harm."
                ),
            ),
            Statement(
                last_throw.none,
                reason=twin(
                    "Пусть второй и закончил бы следующим броском: броска не будет, партия уже кончена.",
                    "The second might have finished with his next roll, but there is none: the game is over.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "С головы «всегда» одна шашка, и сразу за этим — исключение.",
                "“Always” one checker from the head, and the exception right after it.",
            ),
            meant=twin("Всегда, кроме первого хода.", "Always but on a first turn."),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Вторую шашку снимают, если одна «проходит».",
                "The second checker comes off if the one “passes”.",
            ),
            meant=twin("Если она не проходит.", "If it does not."),
        ),
        Slip(
            written=twin(
                "Фраза о втором игроке сбита: «имеет право не только голова, но и камень».",
                "The sentence on the second player is garbled: the head and a stone “have the right”.",
            ),
            meant=twin(
                "Мешать ему может не только голова, но и вышедшая шашка.",
                "Not the head alone may be in his way, but a moved checker too.",
            ),
        ),
        Slip(
            written=twin(
                "После 2-1, 6-2 и 5-5 второму добавлены 5-5 и 6-2, без указания, что к чему.",
                "After 2-1, 6-2 and 5-5 the second gets 5-5 and 6-2 as well, which for which is not said.",
            ),
            meant=twin(
                "6-2 не проходит только после 5-5, а 5-5 — только после 2-1 и 6-2.",
                "6-2 fails to pass only after 5-5, and 5-5 only after 2-1 and 6-2.",
            ),
        ),
        Slip(
            written=twin(
                "В список не попали 5-3, 2-2 и 4-4 первого игрока и 5-3 и 2-2 второго.",
                "The list lacks 5-3, 2-2 and 4-4 of the first player, and 5-3 and 2-2 of the second.",
            ),
            meant=twin(
                "По его же доводу они там были бы; кто читает буквально, играет их одной шашкой.",
                "By its own argument they belong there; read to the letter they are played with one checker.",
            ),
        ),
    ),
)
