"""Does a throw count when a die has come to rest on a checker?

A reading rules on such a throw; ``flat`` tells whether the die lies flat.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Если кость легла на шашку, бросок повторяют.")
def thrown_again(flat: bool) -> Ruling:
    """If a die rests on a checker, the dice are thrown again."""
    return Ruling.THROW_AGAIN


@reading("Если кость легла на шашку ровно, бросок засчитан.")
def counts_if_flat(flat: bool) -> Ruling:
    """If a die lies flat on a checker, the throw counts."""
    return Ruling.THROW_COUNTS if flat else Ruling.THROW_AGAIN


DISPUTE = dispute(
    __name__,
    __doc__,
    "Засчитан ли бросок, если кость легла на шашку?",
    "procedure",
    thrown_again,
    counts_if_flat,
)
