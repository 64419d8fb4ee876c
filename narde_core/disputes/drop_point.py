"""On which point of home does a checker land that a six or a one drops from the head?

A reading returns the points among which the player chooses.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HOME


@reading("Скинутая шашка встаёт на любой пункт дома, не занятый соперником: на какой, выбирает игрок.")
def any_home_point() -> range:
    """A dropped checker lands on any point of home that the opponent does not hold; the player chooses which."""
    return HOME


@reading("Скинутая шашка встаёт на последний пункт пути, на 1-й.")
def last_point() -> range:
    """A dropped checker lands on the last point of the route, point 1."""
    return HOME[-1:]


DISPUTE = dispute(
    __name__,
    __doc__,
    "На какой пункт дома встаёт шашка, которую шестёрка или единица скинула с головы?",
    "play",
    any_home_point,
    last_point,
)
