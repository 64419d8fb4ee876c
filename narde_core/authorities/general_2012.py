"""A general article of 2012 on both games."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import (
    cocked_dice,
    dice_halves,
    die_on_checker,
    larger_die,
    last_throw,
    lot,
    lot_tie,
    prime,
    worth,
)

BOTH = (
    Statement(
        lot.more_points,
        reason=twin(
            "Начинает тот, у кого выпало больше; одной костью бросают или двумя, не сказано.",
            "The higher throw begins; whether one die is thrown or two is not said.",
        ),
    ),
    Statement(lot_tie.again),
    Statement(larger_die.larger),
    Statement(dice_halves.one_half),
    Statement(cocked_dice.thrown_again),
    Statement(die_on_checker.thrown_again),
)

AUTHORITY = Authority(
    name="general-2012",
    title=twin("Статья 2012 года", "The article of 2012"),
    about=twin(
        "Общая статья конца 2012 года для тех, кто нард не видел: что общего у длинных и коротких и чем они разнятся. О "
        "голове в ней нет ни слова.",
        "A general article from late 2012 for people who have never seen nardy: what the long and the short game share "
        "and where they differ. The head is not mentioned.",
    ),
    statements={
        "long": (
            *BOTH,
            Statement(
                prime.never_six,
                reason=twin(
                    "Непроходимого заслона строить нельзя — без всяких условий.",
                    "An impassable barrier may not be built, and no condition is given.",
                ),
            ),
            Statement(
                worth.oin_mars,
                reason=twin("При марсе ставка удваивается.", "A mars doubles the stake."),
            ),
            Statement(
                worth.koks_and_home_mars,
                weight=Weight.REPORTS,
                reason=twin(
                    "Победитель, сказано, получает до четырёх очков; за что третье и четвёртое, не сказано.",
                    "The winner, it says, gets up to four points; for what the third and fourth are is not said.",
                ),
            ),
            Statement(last_throw.none),
        ),
        "short": BOTH,
    },
    contradictions=(
        Slip(
            written=twin(
                "В обеих играх у каждого своё направление, а в длинных — одно на двоих.",
                "In both games each has a direction of his own, while in the long game both go the same way.",
            ),
            meant=twin(
                "Навстречу идут в коротких, друг за другом — в длинных.",
                "In the short game they meet, in the long they follow each other.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Ход пропускают, «поскольку» заслон строить нельзя.",
                "A turn is passed “because” a barrier may not be built.",
            ),
            meant=twin(
                "Одно из другого не следует: ход пропускают, когда нет разрешённого шага.",
                "The one does not follow from the other: a turn is passed when no step is lawful.",
            ),
        ),
        Slip(
            written=twin(
                "Дом — «6 и 1» позиции, двор — «12 и 7», у соперника «19 и 24, 13 и 18».",
                "Home is the places “6 and 1”, the yard “12 and 7”, the opponent's “19 and 24, 13 and 18”.",
            ),
            meant=twin(
                "С 6-й по 1-ю, с 12-й по 7-ю, с 24-й по 19-ю, с 18-й по 13-ю.",
                "6 to 1, 12 to 7, 24 to 19, 18 to 13.",
            ),
        ),
        Slip(
            written=twin(
                "Встать можно только на свою шашку или на пустую ячейку — и это в списке для обеих игр.",
                "One may come only to a checker of one's own or an empty place – in the list for both games.",
            ),
            meant=twin(
                "Так в длинных; в коротких можно встать и на одинокую шашку соперника.",
                "So in the long game; in the short one may come to a lone checker of the opponent's as well.",
            ),
        ),
        Slip(
            written=twin(
                "Кости бросают заново, если они «за пределами бара».", "Dice “beyond the bar” are thrown again."
            ),
            meant=twin(
                "За пределами доски или в двух половинах сразу.",
                "Off the board, or one in each half.",
            ),
        ),
    ),
)
