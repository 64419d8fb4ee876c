"""Do mars and koks count when nobody has doubled?

A reading gets whether a double was taken in this game and the length of the match in points, 0 for play outside a
match.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading


@reading("Марс и кокс считаются всегда.")
def gammons_always_count(doubled: bool, length: int) -> bool:
    """Mars and koks always count."""
    return True


@reading(
    "При игре на ставку марс и кокс считаются, только если в партии удваивали; иначе это одно очко. В матче они "
    "считаются всегда."
)
def gammons_need_a_double(doubled: bool, length: int) -> bool:
    """In play for stakes mars and koks count only if the stake was doubled in the game; otherwise a win is one point.
    In a match they always count.
    """
    return doubled or length > 0


DISPUTE = dispute(
    __name__,
    __doc__,
    "Считаются ли марс и кокс, если никто не удваивал?",
    "doubling",
    gammons_always_count,
    gammons_need_a_double,
)
