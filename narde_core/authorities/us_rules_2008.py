"""The tournament rules of backgammon in the United States, 2008, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cocked_dice, cup, dice_halves, turn_complete

AUTHORITY = Authority(
    name="us-rules-2008",
    title=twin("Турнирные правила США, 2008", "United States tournament rules, 2008"),
    about=twin(
        "Турнирные правила бэкгэммона: как бросать, когда ход окончен, что делать с преждевременным действием.",
        "Tournament rules of backgammon: how to throw, when a turn is over, what becomes of a premature action.",
    ),
    statements={
        "short": (
            Statement(dice_halves.right_half, "4.2"),
            Statement(cocked_dice.thrown_again, "4.2"),
            Statement(
                cup.cup_or_baffle_box,
                "4.2",
                twin("Через ящик — обе кости разом.", "Through the box both dice go at once."),
            ),
            Statement(turn_complete.own_dice_lifted, "4.5"),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
