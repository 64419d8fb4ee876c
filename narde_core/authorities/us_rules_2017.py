"""The rules of the United States federation, 2017, on dice that lie on checkers, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cocked_dice, dice_halves, die_on_checker

AUTHORITY = Authority(
    name="us-rules-2017",
    title=twin("Федерация США, 2017", "The United States federation, 2017"),
    about=twin(
        "Разъяснение федерации бэкгэммона к её правилу о действительном броске.",
        "The backgammon federation's explanation of its rule on a valid roll.",
    ),
    statements={
        "short": (
            Statement(
                die_on_checker.counts_if_flat,
                reason=twin(
                    "Если кость не опирается на стенку и не сползла ниже верха шашек.",
                    "Unless the die is held by a side or has sunk below the top of the checkers.",
                ),
            ),
            Statement(dice_halves.one_half),
            Statement(cocked_dice.thrown_again),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
