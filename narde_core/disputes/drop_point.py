"""On which point of home does a checker land that a six or a one drops from the head?

A reading returns the points among which the player chooses.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HOME


@reading("Скинутая шашка встаёт на любой свободный от соперника пункт дома, по выбору игрока.")
def any_home_point() -> range:
    """A dropped checker lands on any point of home that the opponent does not hold, as the player likes."""
    return HOME


@reading("Скинутая шашка встаёт на последний пункт, первый.")
def last_point() -> range:
    """A dropped checker lands on the last point, the first."""
    return HOME[-1:]


DISPUTE = dispute(
    __name__,
    __doc__,
    "На какой пункт дома встаёт шашка, которую шестёрка или единица скинула с головы?",
    "play",
    any_home_point,
    last_point,
)
