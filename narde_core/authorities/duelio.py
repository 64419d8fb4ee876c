"""The long-nardy rules of the playing site Duelio."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import (
    bearing_off,
    cocked_dice,
    head,
    illegal_play,
    inside_moves,
    larger_die,
    last_throw,
    lot,
    prime,
    resignation,
    time_limit,
    worth,
)

AUTHORITY = Authority(
    name="duelio",
    title=twin("Duelio", "Duelio"),
    about=twin(
        "Правила длинных нард игрового сайта с ответами на частые споры. Программа бросает кости, показывает только "
        "разрешённые ходы и запрещённого забора не предлагает — посреди хода или только в конце, не сказано.",
        "A playing site's rules of long nardy, with answers to common disputes. The program throws the dice, shows only "
        "lawful moves and never offers a forbidden fence – in mid-turn or only at its end, is not said.",
    ),
    statements={
        "long": (
            Statement(
                head.listed_doubles,
                reason=twin(
                    "Две — при 6-6, 4-4 и 3-3 первым броском у каждого, и больше ни при чём: про 5-5 спрашивают отдельно "
                    "и отвечают «нет». О вышедших шашках ни слова.",
                    "Two with 6-6, 4-4 and 3-3 on each player's first roll and with nothing else: 5-5 is asked about and "
                    "denied. Not a word on moved checkers.",
                ),
            ),
            Statement(
                prime.opponent_ahead,
                reason=twin(
                    "Иначе соперник был бы заперт весь и не ходил бы вовсе. Пять подряд — всегда пожалуйста.",
                    "Otherwise the opponent would be shut in whole and could not move at all. Five in a row is always fine.",
                ),
            ),
            Statement(
                larger_die.larger,
                reason=twin("Если большей вообще можно пойти.", "Provided the larger can be played at all."),
            ),
            Statement(bearing_off.from_the_highest, "2"),
            Statement(inside_moves.allowed),
            Statement(lot.drawn_by_program),
            Statement(
                worth.oin_mars,
                reason=twin(
                    "Кокс — из дворовых правил, здесь его нет.", "A koks is of the backyard; there is none here."
                ),
            ),
            Statement(last_throw.none),
            Statement(resignation.single),
            Statement(cocked_dice.cannot_happen),
            Statement(illegal_play.cannot_be_made),
            Statement(
                time_limit.minute_then_program,
                reason=twin(
                    "Второй пропуск подряд — поражение.",
                    "The second time-out running loses the game.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Если пункт кости пуст, внутри дома ходить можно; двумя строками ниже — придётся.",
                "If the die's point is empty one may move inside home; two lines later one has to.",
            ),
            meant=twin(
                "Можно — общее правило; придётся — когда выше есть шашки и снимать этой костью нечего.",
                "“May” is the general rule; “has to” is for when checkers stand higher and the die bears none off.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Одну шашку останавливает голова соперника или «собственный запрет».",
                "One checker is stopped by the opponent's head or by “a ban of its own”.",
            ),
            meant=twin(
                "Только голова: своего запрета первым ходом нет.",
                "By the head only: on a first turn there is no such ban.",
            ),
        ),
        Slip(
            written=twin(
                "Без исключения пропал бы почти весь бросок.",
                "Without the exception nearly the whole roll would be lost.",
            ),
            meant=twin(
                "При 6-6 — три шестёрки из четырёх, при 4-4 — две, при 3-3 — одна тройка.",
                "With 6-6 three sixes of four, with 4-4 two, with 3-3 a single three.",
            ),
        ),
        Slip(
            written=twin(
                "Запертый за шестью пунктами соперник не смог бы ходить вообще.",
                "Behind six points the opponent could not move at all.",
            ),
            meant=twin(
                "За забор не прошёл бы никто; до забора ходить можно, пока есть место.",
                "Nobody would get past; short of the fence there are moves while there is room.",
            ),
        ),
    ),
)
