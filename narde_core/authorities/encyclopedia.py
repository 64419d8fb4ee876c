"""A shop's encyclopedic overview of the kinds of nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import (
    bearing_off,
    cascade,
    cocked_dice,
    cube,
    cube_limit,
    dice_halves,
    die_on_checker,
    inside_moves,
    larger_die,
    last_throw,
    leftover,
    lot,
    lot_tie,
    worth,
)

BOTH = (
    Statement(lot.one_die_each),
    Statement(lot_tie.again),
    Statement(larger_die.larger),
    Statement(bearing_off.from_the_highest),
    Statement(
        inside_moves.allowed,
        reason=twin("Снимать шашку «можно», а не нужно.", "A checker “may” be borne off, it need not be."),
    ),
    Statement(dice_halves.one_half),
    Statement(cocked_dice.thrown_again),
    Statement(die_on_checker.thrown_again),
    Statement(cube.stakes_only),
    Statement(cube_limit.up_to_64, reason=twin("На гранях — от 2 до 64.", "Its faces show 2 to 64.")),
)

AUTHORITY = Authority(
    name="encyclopedia",
    title=twin("Энциклопедический обзор", "The encyclopedic overview"),
    about=twin(
        "Обзор на сайте магазина: доска, кости и правила, общие для всех нард. Различия видов он обходит: ни головы, ни "
        "запрета шести в нём нет.",
        "An overview on a shop's site: board, dice, and the rules all kinds of nardy share. It leaves their differences "
        "aside: neither the head nor the ban on six is in it.",
    ),
    statements={
        "long": (
            *BOTH,
            Statement(last_throw.none),
            Statement(
                worth.koks_three,
                weight=Weight.REPORTS,
                reason=twin(
                    "Победа стоит от одного до трёх очков; за что сколько, зависит от вида игры.",
                    "A win is worth one to three points; for what, depends on the kind of game.",
                ),
            ),
        ),
        "short": BOTH,
        "gulbar": (
            *BOTH,
            Statement(
                cascade.each_twice,
                reason=twin(
                    "За 4-4 — две четвёрки, две пятёрки и две шестёрки.",
                    "For 4-4 two fours, two fives and two sixes.",
                ),
            ),
            Statement(
                leftover.opponent_plays,
                reason=twin(
                    "Недоигранное соперник сыграть должен; с какого числа, не сказано.",
                    "The opponent has to play what is left; from which number is not said.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "В бешеном гюльбаре каждое число до шестёрок играют дважды, хотя дубль — это четыре шага.",
                "In crazy gul bara each number up to the sixes is played twice, though a double is four steps.",
            ),
            meant=twin(
                "Другой текст того же собрания играет каждое четырежды; какой прав, отсюда не решить.",
                "Another text plays each four times; which is right cannot be told from here.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "При дубле выпавшие очки «удваиваются».",
                "With a double the points thrown are “doubled”.",
            ),
            meant=twin("Шагов становится четыре вместо двух.", "There are four steps instead of two."),
        ),
        Slip(
            written=twin(
                "Основных видов три: длинные, шесть-один и короткие; о втором больше ни слова.",
                "The main kinds are three, long, six-one and short; of the second not another word.",
            ),
            meant=twin("Правил игры шесть-один здесь нет.", "The rules of six-one are not here."),
        ),
    ),
)
