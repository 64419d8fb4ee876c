"""When does a game of six-one end?

A reading returns the points on which all checkers of one side have to stand.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HOME


@reading("Партия кончается, как только все шашки одного игрока в доме.")
def all_home() -> range:
    """The game ends as soon as all checkers of one player are home."""
    return HOME


@reading("Партия кончается, как только все шашки одного игрока на последнем пункте пути, на 1-м.")
def all_on_last_point() -> range:
    """The game ends as soon as all checkers of one player are on the last point of the route, point 1."""
    return HOME[-1:]


DISPUTE = dispute(
    __name__,
    __doc__,
    "Когда кончается партия в шесть-один?",
    "play",
    all_home,
    all_on_last_point,
)
