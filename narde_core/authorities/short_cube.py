"""Rules of short nardy with the doubling cube."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import (
    beaver,
    cube,
    cube_limit,
    koks,
    larger_die,
    lot,
    lot_dice,
    lot_tie,
    refused_double,
)

AUTHORITY = Authority(
    name="short-cube",
    title=twin("Короткие нарды с кубом", "Short nardy with the cube"),
    about=twin(
        "Правила коротких нард в духе бэкгэммона: доска, ходы, бар, куб удвоения, гэммон и бэкгэммон. Текст обрывается "
        "там, где должны начаться два соглашения.",
        "Rules of short nardy in the manner of backgammon: board, moves, the bar, the doubling cube, gammon and "
        "backgammon. The text breaks off where its two optional agreements should begin.",
    ),
    statements={
        "short": (
            Statement(lot.one_die_each),
            Statement(
                lot_dice.played,
                reason=twin("Первый игрок обязан сыграть оба числа.", "The first player has to play both numbers."),
            ),
            Statement(lot_tie.again),
            Statement(
                lot_tie.automatic_double,
                weight=Weight.REPORTS,
                reason=twin(
                    "Намёк: равный жребий «может повлиять» на счёт; как именно, не сказано.",
                    "A hint: an equal lot can tell on the score; how, is not said.",
                ),
            ),
            Statement(
                larger_die.larger,
                reason=twin(
                    "Лишать себя второго числа, сыграв первое, тоже нельзя.",
                    "Nor may one number be played so as to kill the other.",
                ),
            ),
            Statement(koks.home_only, reason=twin("Бар не назван.", "The bar is not named.")),
            Statement(
                cube.always,
                reason=twin(
                    "Предлагает тот, чья очередь, до броска, даже если ходить ему некуда.",
                    "Offered by the player to move, before the roll, even if he has no move.",
                ),
            ),
            Statement(refused_double.one_point),
            Statement(cube_limit.no_limit),
            Statement(
                beaver.never,
                reason=twin("Два раза подряд один игрок не удваивает.", "Nobody doubles twice running."),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Удваивать можно без конца, а на кубе числа только до 64.",
                "Doubling may go on for ever, while the cube's faces end at 64.",
            ),
            meant=twin(
                "Числа на гранях — для удобства; предела ставке текст не ставит.",
                "The faces are a convenience; the text sets the stake no limit.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin("Отказ от удвоения стоит одно очко.", "Refusing a double costs one point."),
            meant=twin(
                "Столько, сколько стояло до удвоения: одно очко — только при первом.",
                "What stood before the double: one point only at the first.",
            ),
        ),
        Slip(
            written=twin(
                "Квадранты названы «Дом чёрных, Двор белых» и в скобках ещё раз.",
                "The quarters are called Black's home and White's yard, then again in brackets.",
            ),
            meant=twin(
                "Четвертей четыре: дом и двор у каждого.",
                "There are four: a home and a yard for each player.",
            ),
        ),
        Slip(
            written=twin(
                "Соперник идёт тем же путём в обратную сторону, белые — от 1 к 24.",
                "The opponent goes the same way in the opposite direction, White from 1 to 24.",
            ),
            meant=twin(
                "Это одна нумерация на двоих; по своему счёту каждый идёт от 24 к 1.",
                "That is one numbering for both; by his own each goes from 24 to 1.",
            ),
        ),
        Slip(
            written=twin(
                "Обещаны два соглашения, которые принимают перед игрой, и ни одного не дано.",
                "Two agreements to be made before play are announced, and neither is given.",
            ),
            meant=twin(
                "Конец текста утрачен; обычно в этом месте говорят о правиле Джекоби и о бивере.",
                "The end is lost; usually the Jacoby rule and the beaver stand in that place.",
            ),
        ),
    ),
)
