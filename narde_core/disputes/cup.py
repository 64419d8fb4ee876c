"""From what may the dice be thrown?

A reading rules on a throw from the palm; ``suspected`` tells whether the opponent suspects foul play.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Кости бросают только из стаканчика.")
def cup_only(suspected: bool) -> Ruling:
    """The dice are thrown from a cup only."""
    return Ruling.FORBIDDEN


@reading("Можно бросать и с ладони, пока соперник не заподозрит обмана: тогда он вправе потребовать стаканчик.")
def palm_unless_suspected(suspected: bool) -> Ruling:
    """The palm will do until the opponent suspects foul play: then he may demand a cup."""
    return Ruling.FORBIDDEN if suspected else Ruling.ALLOWED


@reading(
    "Кости бросают из стаканчика или через бросковую коробку; если коробка есть, она важнее, а рука остаётся снаружи."
)
def cup_or_baffle_box(suspected: bool) -> Ruling:
    """The dice are thrown from a cup or through a baffle box; the box goes first, and the hand stays outside it."""
    return Ruling.FORBIDDEN


@reading("Кости бросают чем угодно.")
def any_way(suspected: bool) -> Ruling:
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
