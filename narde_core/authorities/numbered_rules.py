"""Numbered rules of long nardy, 1.1 to 4.3."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import (
    bearing_off,
    cocked_dice,
    cup,
    dice_halves,
    head,
    illegal_play,
    inside_moves,
    larger_die,
    last_throw,
    lot,
    lot_tie,
    next_game,
    passing,
    prime,
    prime_route,
    time_limit,
    touch_move,
    turn_complete,
    white_checkers,
    worth,
)

PLAY = (
    Statement(
        head.natural_obstacle,
        "3.1",
        twin(
            "При 3-3, 4-4 и 6-6 одной шашке мешает голова соперника. Другое дело — созданная помеха: 4-4 после 5-5 — одна "
            "шашка, одна четвёрка; 5-5 после 2-2 — одна шашка, три пятёрки.",
            "With 3-3, 4-4 and 6-6 the opponent's head stops one checker. An obstacle made by play is another matter: "
            "4-4 after 5-5 is one checker and one four, 5-5 after 2-2 one checker and three fives.",
        ),
    ),
    Statement(
        prime.opponent_ahead,
        "3.4",
        twin(
            "Запереть все пятнадцать шашек нельзя, а строить шесть — можно.",
            "All fifteen may not be locked in, but a six may be built.",
        ),
    ),
    Statement(
        prime_route.opponents_route,
        "3.5",
        twin(
            "Заперта шашка, перед которой соперник занял шесть клеток: ряд лежит на её пути.",
            "A checker is locked in when six places in front of it are held: the row lies on its own way.",
        ),
    ),
    Statement(passing.every_step, "3.4", twin("Запрещено «даже пробегом».", "Forbidden even in passing through.")),
    Statement(larger_die.larger, "3.7"),
    Statement(bearing_off.from_the_highest, "3.9"),
    Statement(inside_moves.allowed, "3.9"),
)
START_AND_END = (
    Statement(lot.one_die_each, "1.3"),
    Statement(lot_tie.again, "1.3"),
    Statement(white_checkers.winner_of_the_lot, "1.3"),
    Statement(
        next_game.alternate,
        "1.4",
        twin(
            "Цвета меняются, и начинает тот, кто играл чёрными.",
            "The colours change, and the one who had black begins.",
        ),
    ),
    Statement(worth.oin_mars, "4.1–4.2"),
    Statement(
        last_throw.none,
        "4.3",
        twin("Так нарды живут много веков.", "So the game has been for many centuries."),
    ),
)
PROCEDURE = (
    Statement(cup.cup_only, "1.6", twin("Стаканчик — кожаный.", "The cup is of leather.")),
    Statement(dice_halves.one_half, "1.6"),
    Statement(cocked_dice.thrown_again, "1.6"),
    Statement(turn_complete.clock_or_dice_passed, "1.8"),
    Statement(touch_move.free_until_complete, "3.3"),
    Statement(illegal_play.opponent_chooses, "3.3"),
    Statement(
        time_limit.clock,
        "1.8",
        twin(
            "Часы есть; что бывает за просрочку, не сказано.", "There is a clock; what overstepping costs is not said."
        ),
    ),
)

AUTHORITY = Authority(
    name="numbered-rules",
    title=twin("Нумерованные правила", "The numbered rules"),
    about=twin(
        "Правила длинных нард по пунктам, от 1.1 до 4.3: самый полный из текстов, прочитанных нами целиком, и "
        "единственный среди них с номерами. Нумерация доски общая для обоих: дом белых 1–6, дом чёрных 13–18.",
        "Rules of long nardy, numbered 1.1 to 4.3: the fullest of the texts we read whole, and the only one of them with "
        "numbers. Points are numbered once for both players: White's home is 1–6, Black's 13–18.",
    ),
    statements={"long": PLAY + START_AND_END + PROCEDURE},
    contradictions=(
        Slip(
            written=twin(
                "Первый абзац запрещает шесть подряд, второй начинает с того, что строить их не запрещено.",
                "The first paragraph forbids six in a row, the second opens by saying that building them is not forbidden.",
            ),
            meant=twin(
                "Запрещено, пока впереди нет ни одной шашки соперника; иначе можно.",
                "Forbidden while no checker of the opponent's is ahead of them; otherwise allowed.",
            ),
            article="3.4",
        ),
        Slip(
            written=twin(
                "Бросков, при которых снимают две, для игрока всего три, и тут же примечание о том, когда и при них одну.",
                "Only three rolls take two, and at once a note on when one of them takes one.",
            ),
            meant=twin(
                "Три броска — когда мешает только голова соперника.",
                "Three rolls, when nothing but the opponent's head is in the way.",
            ),
            article="3.1",
        ),
        Slip(
            written=twin("Оин записан как 0-1, марс как 2-0.", "An oin is written 0-1, a mars 2-0."),
            meant=twin("Победителю одно очко и два.", "One point and two to the winner."),
            article="4.1–4.2",
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Шашка соперника должна быть «впереди» блока, строкой ниже — «перед» ним.",
                "The opponent's checker must be ahead of the block; a line later it is “in front of” it.",
            ),
            meant=twin(
                "Дальше блока по его пути: та, что ещё не прошла его, заперта.",
                "Beyond the block on his way: one that has not passed it is locked in.",
            ),
            article="3.4",
        ),
        Slip(
            written=twin(
                "При 6-3 шестёркой снимают, а тройку можно сыграть с 6-го, 5-го или 4-го пункта.",
                "With 6-3 a six bears off, and the three may be played from the 6-, 5- or 4-point.",
            ),
            meant=twin(
                "Это два разных способа сыграть тройку, снять с 3-го или пройти внутри дома, а не оба сразу.",
                "Two ways to play the three, off the 3-point or inside home, not both at once.",
            ),
            article="3.8",
        ),
        Slip(
            written=twin(
                "Одним абзацем — ход невозможен, возможна одна кость, возможна любая из двух.",
                "No play, one die only, and either of two dice, all in one paragraph.",
            ),
            meant=twin(
                "Три случая: пропуск; играют ту, что идёт; если любая, но не обе, — большую.",
                "Three cases: a pass; the die that goes; and if either goes but not both, the larger.",
            ),
            article="3.7",
        ),
        Slip(
            written=twin(
                "Пример с 6-5 кончается концом партии.",
                "The example with 6-5 ends with the end of the game.",
            ),
            meant=twin(
                "Партия кончается, когда снята последняя шашка.",
                "The game ends when the last checker is off.",
            ),
            article="3.9",
        ),
    ),
)
