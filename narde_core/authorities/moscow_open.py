"""The unified rules of the first open Moscow international tournament in long nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
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
    lot_dice,
    lot_tie,
    next_game,
    passing,
    prime,
    prime_route,
    touch_move,
    turn_complete,
    worth,
)

PLAY = (
    Statement(
        head.listed_doubles,
        reason=twin(
            "Вторую снимают, если первая не проходит «по сумме»; первым ходом, говорит текст, так бывает при трёх "
            "бросках, и это право у каждого.",
            "The second comes off if the first does not pass by the whole sum; on a first turn, the text says, three "
            "rolls do that, and each player has the right.",
        ),
    ),
    Statement(
        head.whenever_blocked,
        weight=Weight.CONTRADICTS,
        reason=twin(
            "Не пройти, поясняет текст, — попасть на любую шашку соперника. По одному этому принципу две шли бы и при "
            "5-5, 5-3, 6-2 и 2-2.",
            "Not to pass, it explains, is to come upon any checker of the opponent's. By that principle alone two would "
            "move with 5-5, 5-3, 6-2 and 2-2 as well.",
        ),
    ),
    Statement(prime.opponent_ahead),
    Statement(
        prime_route.opponents_route,
        reason=twin(
            "Запирает тот ряд, до которого шашка соперника ещё не дошла.",
            "The row that locks in is the one ahead of the opponent's checker.",
        ),
    ),
    Statement(
        passing.end_of_turn,
        reason=twin(
            "Прямо разрешено: в одном ходе закрыть и тут же освободить.",
            "Allowed in so many words: to close and free the way again within one turn.",
        ),
    ),
    Statement(larger_die.larger),
    Statement(bearing_off.from_the_highest),
    Statement(inside_moves.allowed),
)
START_AND_END = (
    Statement(lot.one_die_each),
    Statement(lot_tie.again),
    Statement(lot_dice.thrown_again),
    Statement(next_game.winner),
    Statement(worth.oin_mars),
    Statement(last_throw.none),
)
PROCEDURE = (
    Statement(
        cup.palm_unless_suspected,
        reason=twin(
            "Стаканчика вправе потребовать тот, кто подозревает обман.",
            "Whoever suspects a trick may demand a cup or a box.",
        ),
    ),
    Statement(dice_halves.one_half),
    Statement(cocked_dice.thrown_again),
    Statement(touch_move.touched_must_move),
    Statement(turn_complete.own_dice_lifted),
    Statement(illegal_play.stands_once_dice_taken),
)

AUTHORITY = Authority(
    name="moscow-open",
    title=twin("Единые правила Московского турнира", "The unified rules of the Moscow tournament"),
    about=twin(
        "Единые правила 1-го открытого Московского международного турнира по длинным нардам: термины, ход, снятие, "
        "поведение за доской. Играют в них по часовой стрелке, лунки пронумерованы I–XII и 1–12.",
        "The unified rules of the first open Moscow international tournament in long nardy: terms, play, bearing off, "
        "conduct at the board. They are played clockwise, and points are numbered I–XII and 1–12.",
    ),
    statements={"long": PLAY + START_AND_END + PROCEDURE},
    contradictions=(
        Slip(
            written=twin(
                "Голова чёрных — в лунке XII, а путь чёрных начинается с лунки 12.",
                "Black's head is in point XII, but Black's way begins at point 12.",
            ),
            meant=twin(
                "В лунке 12: напротив по диагонали от головы белых, I.",
                "In point 12, across the board from White's head, I.",
            ),
        ),
        Slip(
            written=twin(
                "Дом чёрных — VII–XII, ниже — линии с 7 по 12.",
                "Black's home is VII–XII, further down the lines 7 to 12.",
            ),
            meant=twin(
                "VII–XII, последняя четверть их пути.",
                "VII–XII, the last quarter of their way.",
            ),
        ),
        Slip(
            written=twin(
                "При снятии очки можно использовать «или полностью, или частично», а ход надо делать целиком.",
                "In bearing off points may be used “in full or in part”, yet each move must be made in full.",
            ),
            meant=twin(
                "Целиком: выбирают только, снять шашку или пройти ею внутри дома.",
                "In full: the choice is only between bearing off and moving inside home.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Шашка заперта, если перед ней на одном поле шесть шашек или больше.",
                "A checker is locked in if six or more stand on one point in front of it.",
            ),
            meant=twin("Если заняты шесть соседних полей.", "If six neighbouring points are held."),
        ),
        Slip(
            written=twin(
                "Шесть можно, если шашка соперника стоит «перед» заграждением.",
                "A six may stand if a checker of the opponent's is “before” it.",
            ),
            meant=twin(
                "Уже за ним по ходу движения; стоящая до него как раз заперта.",
                "Already past it on his way; one short of it is just what is locked in.",
            ),
        ),
        Slip(
            written=twin(
                "На проходе закрывают и освобождают «оставляемое незанятым поле».",
                "In passing one closes and frees “the point left unoccupied”.",
            ),
            meant=twin(
                "Закрыть можно одно поле, открыть другое: важно, что в конце хода шести нет.",
                "One point may be closed and another opened: what counts is no six at the end of the turn.",
            ),
        ),
    ),
)
