"""A question-and-answer thread about the first turn, with three who answer."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import head, head_order

FIRST = twin("первый ответ", "the first answer")
SECOND = twin("второй ответ", "the second answer")
THIRD = twin("третий ответ", "the third answer")

AUTHORITY = Authority(
    name="answers-thread",
    title=twin("Вопрос на сайте ответов", "A thread of answers"),
    about=twin(
        "Новичок спрашивает, как ставить шашки при 3-3 первым ходом: обе на 18-й пункт или одну на 15-й, другую на 21-й. "
        "Отвечают трое, и все по-разному.",
        "A beginner asks how to place the checkers with 3-3 on a first turn: both on 18, or one on 15 and one on 21. Three "
        "answer, each in his own way.",
    ),
    statements={
        "long": (
            Statement(
                head.listed_doubles,
                voice=SECOND,
                reason=twin(
                    "Две при 3-3 и 4-4, одна при 1-1; первый ответ добавляет две при 6-6 и одну при 2-2. О вышедших "
                    "шашках соперника речи нет.",
                    "Two with 3-3 and 4-4, one with 1-1; the first answer adds two with 6-6 and one with 2-2. Moved "
                    "checkers of the opponent are not spoken of.",
                ),
            ),
            Statement(
                head.any_double_first_turn,
                voice=FIRST,
                reason=twin(
                    "Две сразу — только первым ходом; при каких дублях, он не перечисляет.",
                    "Two at once on the first turn only; with which doubles he does not list.",
                ),
            ),
            Statement(
                head_order.first_as_far_as_it_goes,
                voice=SECOND,
                reason=twin(
                    "Первая идёт, пока есть ходы, до 15-го; вторая встаёт на 21-й; обеими на 18-й нельзя.",
                    "The first goes while it can, to 15; the second comes to 21; both on 18 is not allowed.",
                ),
            ),
            Statement(
                head_order.free,
                voice=THIRD,
                reason=twin(
                    "Снимаются всё равно две, и как их поставить, безразлично.",
                    "Two come off in any case, so it is all the same how they are placed.",
                ),
            ),
            Statement(
                head_order.free,
                voice=FIRST,
                reason=twin("На 15-й и 21-й поставить можно.", "15 and 21 is one way that may be played."),
            ),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "«2 куша, а не 3»: первый ответ понял вопрос о дубле 3-3 как вопрос о трёх дублях.",
                "“Two doubles, not three”: the first answer took a question about 3-3 for one about three doubles.",
            ),
            meant=twin(
                "Дублей, при которых снимают две, три: 3-3, 4-4 и 6-6; два из них он сам дальше и называет.",
                "There are three doubles that take two, 3-3, 4-4 and 6-6; he names two of them himself.",
            ),
        ),
        Slip(
            written=twin("Пункты 3, 4, 8 и 9.", "The points 3, 4, 8 and 9."),
            meant=twin(
                "Это пройденный путь от головы; по счёту от дома — 21-й, 20-й, 16-й и 15-й пункты.",
                "That is the way gone from the head; counted from home they are the 21-, 20-, 16- and 15-points.",
            ),
        ),
    ),
)
