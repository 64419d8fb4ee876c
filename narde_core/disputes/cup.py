"""From what may the dice be thrown?

A reading rules on a throw from ``thrown_from``; ``suspected`` tells whether the opponent suspects foul play.
"""

from __future__ import annotations

from enum import Enum

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


class Means(Enum):
    """What the dice leave by."""

    CUP = "cup"
    PALM = "palm"
    BAFFLE_BOX = "baffle-box"


def _only(thrown_from: Means, *lawful: Means) -> Ruling:
    return Ruling.ALLOWED if thrown_from in lawful else Ruling.FORBIDDEN


@reading("Кости бросают только из стаканчика.")
def cup_only(thrown_from: Means, suspected: bool) -> Ruling:
    """The dice are thrown from a cup only."""
    return _only(thrown_from, Means.CUP)


@reading("Можно бросать и с ладони, пока соперник не заподозрит обмана: тогда он вправе потребовать стаканчик.")
def palm_unless_suspected(thrown_from: Means, suspected: bool) -> Ruling:
    """The palm will do until the opponent suspects foul play: then he may demand a cup."""
    return Ruling.FORBIDDEN if thrown_from is Means.PALM and suspected else Ruling.ALLOWED


@reading(
    "Кости бросают из стаканчика или через бросковую коробку; если коробка есть, она важнее, а рука остаётся снаружи."
)
def cup_or_baffle_box(thrown_from: Means, suspected: bool) -> Ruling:
    """The dice are thrown from a cup or through a baffle box; the box goes first, and the hand stays outside it."""
    return _only(thrown_from, Means.CUP, Means.BAFFLE_BOX)


@reading("Кости бросают чем угодно.")
def any_way(thrown_from: Means, suspected: bool) -> Ruling:
    """The dice are thrown in any way."""
    return Ruling.ALLOWED


DISPUTE = dispute(
    __name__,
    __doc__,
    "Из чего бросают кости?",
    "procedure",
    cup_only,
    palm_unless_suspected,
    cup_or_baffle_box,
    any_way,
)
