"""A forum dispute of November 2012 about six in a row."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import cube, prime, refused_double, worth

FIRST = twin("первый участник", "the first poster")
SECOND = twin("второй участник", "the second poster")
THIRD = twin("третий участник", "the third poster")
FOURTH = twin("четвёртый участник", "the fourth poster")
QUOTED = twin("приведённые на форуме правила Gambler.ru", "the rules of Gambler.ru as quoted there")

AUTHORITY = Authority(
    name="forum-2012",
    title=twin("Форум 2012 года", "The forum of 2012"),
    about=twin(
        "Спор на форуме: можно ли закрыть шесть подряд, пока шашек соперника в его доме нет. Четверо говорят каждый о "
        "том, к чему привык; один советует обговорить правило до игры.",
        "A dispute on a forum: may six in a row be closed while the opponent has nobody home? Four people each speak of "
        "what they are used to; one advises to settle the rule before the game.",
    ),
    statements={
        "long": (
            Statement(
                prime.opponent_home,
                voice=FIRST,
                reason=twin(
                    "За сотни партий он иного не встречал: без этого партия слишком часто кончалась бы, едва начавшись.",
                    "In hundreds of games he has met nothing else: otherwise too many games would end hardly begun.",
                ),
            ),
            Statement(
                prime.opponent_home,
                voice=THIRD,
                reason=twin(
                    "Так играли в Турции лет пятнадцать назад, так играет и старая программа. Марс — редкость, он "
                    "должен быть следствием грубой ошибки или совсем плохих бросков.",
                    "So it was played in Turkey some fifteen years before, and so an old program plays. A mars is rare "
                    "and should come of a blunder or of very bad dice.",
                ),
            ),
            Statement(
                prime.opponent_ahead,
                voice=SECOND,
                reason=twin(
                    "Так его учили во дворе. Если ждать, пока соперник придёт домой, марса почти не поставить, а он "
                    "оплачивается вдвойне: ради него шесть и закрывают.",
                    "So he learnt it in the yard. Wait until the opponent is home and there is hardly a mars to be had, "
                    "and a mars pays double: that is what a six is for.",
                ),
            ),
            Statement(
                prime.opponent_ahead,
                voice=QUOTED,
                reason=twin(
                    "Строить шесть не запрещено, запирать все пятнадцать нельзя.",
                    "A six is not forbidden, locking in all fifteen is.",
                ),
            ),
            Statement(worth.oin_mars, voice=SECOND, reason=twin("Марс — вдвойне.", "A mars pays double.")),
            Statement(
                worth.koks_three,
                weight=Weight.REPORTS,
                voice=SECOND,
                reason=twin(
                    "Кокс встречается редко, о нём уговариваются особо; сколько он стоит, не сказано.",
                    "A koks is rare and agreed on specially; what it costs is not said.",
                ),
            ),
            Statement(
                cube.stakes_only,
                voice=FOURTH,
                reason=twin(
                    "Даве бережёт время понимающих людей, когда играют на интерес.",
                    "A dave saves time between people who know the game and play for stakes.",
                ),
            ),
            Statement(
                refused_double.stake_before,
                voice=FOURTH,
                reason=twin(
                    "Сдаться — один куш; согласиться — рискнуть четырьмя, если кончится марсом.",
                    "To give up costs one unit; to accept risks four, should it end in a mars.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Первый участник приводит рядом оба правила: «пока не завёл в дом» и «если за заграждением никого».",
                "The first poster quotes both rules side by side: “until one is home” and “if nobody is past the barrier”.",
            ),
            meant=twin(
                "Сам он стоит за первое; это разные правила.",
                "He stands for the first; they are two different rules.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Шашка соперника должна стоять «за заграждением».",
                "The opponent's checker must stand “behind the barrier”.",
            ),
            meant=twin(
                "За ним по ходу движения, то есть уже пройдя его.", "Beyond it on the way, that is, past it already."
            ),
        ),
        Slip(
            written=twin("«Верх» и «низ» доски.", "The “upper” and “lower” side of the board."),
            meant=twin(
                "Верх и низ одной картинки, которой в тексте больше нет.",
                "Those of a picture that is no longer with the text.",
            ),
        ),
    ),
)
