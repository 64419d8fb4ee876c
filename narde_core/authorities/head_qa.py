"""A question and its answer: how many checkers come off the head on a first turn."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import head

AUTHORITY = Authority(
    name="head-qa",
    title=twin("Ответ о голове", "Answer about the head"),
    about=twin(
        "Вопрос «сколько шашек снимать с головы первым ходом при дубле» и ответ: слова пункта 3.1 нумерованных правил "
        "и таблица по всем шести дублям.",
        "The question how many checkers a double takes off the head on a first turn, and the answer: the words of "
        "rule 3.1 of the numbered rules, with a table of the six doubles.",
    ),
    statements={
        "long": (
            Statement(
                head.natural_obstacle,
                reason=twin(
                    "При 3-3, 4-4 и 6-6 полному ходу одной шашкой мешает голова соперника. А после 5-5 дорогу "
                    "перекрывает вышедшая шашка, и при 4-4 играют одной на одну четвёрку.",
                    "With 3-3, 4-4 and 6-6 the opponent's head keeps one checker from playing the whole roll. After 5-5 "
                    "a moved checker bars the way, and 4-4 is played with one checker, one four.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "В таблице при 4-4 две шашки без оговорок, в примечании при 4-4 одна.",
                "The table gives two checkers for 4-4 without a condition, the note gives one.",
            ),
            meant=twin(
                "Таблица — для дороги, на которой нет вышедших шашек; тогда она верна во всех шести строках.",
                "The table is for a road without moved checkers; there all its six rows are right.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin("Спрошено, две шашки снимать или четыре.", "The question is whether two come off or four."),
            meant=twin("Одна или две: четырёх с головы не снимает никто.", "One or two: nobody takes four."),
        ),
    ),
    leans_on=("numbered-rules",),
)
