"""May a throw be annulled by a word?

A reading rules on a throw at which the word was said; ``in_time`` tells whether the dice were still moving.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.ruling import Ruling


@reading("Слово «кестум», сказанное, пока кости ещё катятся, отменяет бросок.")
def kestum(in_time: bool) -> Ruling:
    """The word “kestum”, said while the dice still roll, annuls the throw."""
    return Ruling.THROW_AGAIN if in_time else Ruling.THROW_COUNTS


@reading("Отменить бросок словом нельзя.")
def no_word(in_time: bool) -> Ruling:
    """No word annuls a throw."""
    return Ruling.THROW_COUNTS


DISPUTE = dispute(
    __name__,
    __doc__,
    "Можно ли отменить бросок словом?",
    "procedure",
    kestum,
    no_word,
)
