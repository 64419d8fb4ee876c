"""The specification that came with a program for long nardy, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import larger_die, prime, prime_route, resignation

AUTHORITY = Authority(
    name="engine-spec",
    title=twin("Спецификация программы", "A program's specification"),
    about=twin(
        "Описание правил, по которому проверяют одну открытую программу для длинных нард.",
        "The account of the rules by which an open program for long nardy is tested.",
    ),
    statements={
        "long": (
            Statement(resignation.mars_if_none_off),
            Statement(
                prime.opponent_ahead,
                reason=twin(
                    "Впереди — значит дальше последнего пункта ряда.",
                    "Ahead means past the last point of the block.",
                ),
            ),
            Statement(prime_route.opponents_route),
            Statement(larger_die.larger),
        ),
    },
    known_through=twin("описание в открытом хранилище программы", "the account in the program's public repository"),
)
