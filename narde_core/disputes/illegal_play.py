"""What happens to a play that breaks the rules?

A reading rules on such a play when it is noticed: ``dice_taken`` tells whether the opponent has taken up the dice, and
``thrown`` whether he has thrown them.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Соперник выбирает: принять ход как есть или потребовать правильного; бросив кости, он ход принял.")
def opponent_chooses(dice_taken: bool, thrown: bool) -> Ruling:
    """The opponent may accept the play as it is or demand a legal one; having thrown, he has accepted it."""
    return Ruling.STANDS if thrown else Ruling.OPPONENT_CHOOSES


@reading("Пока соперник не бросил кости, ход обязательно исправляют; потом он остаётся.")
def must_be_corrected(dice_taken: bool, thrown: bool) -> Ruling:
    """Until the opponent has thrown the play has to be corrected; after that it stands."""
    return Ruling.STANDS if thrown else Ruling.MUST_CORRECT


@reading("Взяв кости или бросив их, соперник признал ход правильным; до того ход исправляют.")
def stands_once_dice_taken(dice_taken: bool, thrown: bool) -> Ruling:
    """By taking up the dice or throwing the opponent has admitted the play; before that it is corrected."""
    return Ruling.STANDS if dice_taken or thrown else Ruling.MUST_CORRECT


@reading("Такого хода не сделать: программа предлагает только правильные.")
def cannot_be_made(dice_taken: bool, thrown: bool) -> Ruling:
    """Such a play cannot be made: the program offers legal ones only."""
    return Ruling.CANNOT_HAPPEN


DISPUTE = dispute(
    __name__,
    __doc__,
    "Что делать с ходом, сделанным не по правилам?",
    "procedure",
    opponent_chooses,
    must_be_corrected,
    stands_once_dice_taken,
    cannot_be_made,
)
