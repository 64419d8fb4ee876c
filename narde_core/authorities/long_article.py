"""A site's article on long nardy: rules, scoring, strategy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import (
    bearing_off,
    head,
    inside_moves,
    last_throw,
    lot,
    lot_tie,
    white_checkers,
    worth,
)

IN_SOME_COUNTRIES = twin("игра за доской в некоторых странах", "play over the board in some countries")

AUTHORITY = Authority(
    name="long-article",
    title=twin("Статья о длинных нардах", "The long article"),
    about=twin(
        "Статья сайта о длинных нардах: цель, ограничения, снятие, счёт, советы для дебюта и конца партии. Правило "
        "головы дано со ссылкой на «Исключение». Шесть подряд она не запрещает и не разрешает, только хвалит.",
        "A site's article on long nardy: aim, limits, bearing off, scoring, advice for opening and ending. The rule of "
        "the head is given with a pointer to the “Exception”. Six in a row it neither forbids nor allows, only praises.",
    ),
    statements={
        "long": (
            Statement(
                head.natural_obstacle,
                reason=twin(
                    "Сама говорит об одной шашке за ход и отсылает к абзацу «Исключение».",
                    "It speaks of one checker a turn and sends its reader to the paragraph “Exception”.",
                ),
            ),
            Statement(bearing_off.from_the_highest),
            Statement(inside_moves.allowed),
            Statement(lot.one_die_each),
            Statement(lot_tie.again),
            Statement(white_checkers.winner_of_the_lot),
            Statement(worth.oin_mars),
            Statement(
                worth.koks_and_home_mars,
                weight=Weight.REPORTS,
                voice=twin("любители и некоторые сайты", "amateurs and some sites"),
                reason=twin(
                    "Кокс — 3, домашний марс — 4; но ни в одном серьёзном документе этих слов нет.",
                    "A koks is 3, a home mars 4; but no serious document knows these words.",
                ),
            ),
            Statement(
                last_throw.none,
                reason=twin("Классические нарды ничьей не знают.", "Classical nardy knows no draw."),
            ),
            Statement(
                last_throw.half_each,
                weight=Weight.REPORTS,
                voice=IN_SOME_COUNTRIES,
                reason=twin(
                    "Ходов у обоих должно быть поровну; чем кончается ничья, решает регламент.",
                    "Both should have the same number of turns; what a draw gives is for the event to say.",
                ),
            ),
            Statement(last_throw.one_each, weight=Weight.REPORTS, voice=IN_SOME_COUNTRIES),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Блокада — от двух до шести пунктов; через строку — шесть и больше.",
                "A blockade is two to six points; a line later it is six and more.",
            ),
            meant=twin("Шесть и больше — тоже блокада.", "Six and more is a blockade too."),
        ),
        Slip(
            written=twin(
                "Домашний марс стоит 4, кокс 3, хотя при домашнем марсе проигравший успел больше.",
                "A home mars costs 4 and a koks 3, though at a home mars the loser has got farther.",
            ),
            meant=twin(
                "Так и написано; один сайт даёт домашнему марсу 3.",
                "So it stands; another site gives 3 for a home mars.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Пример снятия при 6-5 кончается словами о конце партии.",
                "The example of bearing off with 6-5 ends with words about the end of the game.",
            ),
            meant=twin(
                "Партия кончается не этим ходом, а когда снята последняя шашка.",
                "The game ends not with that turn but when the last checker is off.",
            ),
        ),
    ),
    leans_on=("exception-note",),
)
