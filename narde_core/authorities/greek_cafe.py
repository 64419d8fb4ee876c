"""A page on the games that are played in Greek cafés, at second hand: what it says of Portes."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cube, lot, lot_dice, lot_tie, next_game

AUTHORITY = Authority(
    name="greek-cafe",
    title=twin("Страница о греческих играх", "A page on Greek games"),
    about=twin(
        "О тавли — трёх играх, которые в Греции играют подряд: портес, плакото, февга. Портес изложен как бэкгэммон "
        "с немногими отличиями.",
        "On tavli, the three games that Greeks play in turn: Portes, Plakoto, Fevga. Portes is told as backgammon with "
        "few differences.",
    ),
    statements={
        "portes": (
            Statement(lot.one_die_each),
            Statement(
                lot_tie.again,
                reason=twin(
                    "Равные кости ставки не удваивают: такого в Греции не знают.",
                    "Equal dice do not double the stake: Greeks know no such thing.",
                ),
            ),
            Statement(
                lot_dice.thrown_again,
                reason=twin("Поэтому партию можно начать и дублем.", "So a game may begin with a double."),
            ),
            Statement(next_game.winner),
            Statement(
                cube.none,
                reason=twin(
                    "Куба и ставок у греков обычно нет.",
                    "Greeks as a rule play with neither a cube nor a stake.",
                ),
            ),
        ),
    },
    known_through=twin("отрывок сохранённой копии", "an excerpt of a stored copy"),
)
