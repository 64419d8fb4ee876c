"""Along whose route are six points in a row counted?

A reading lists every six that counts as a row. In long nardy both go the same way round, so my points are a row for my
opponent too, except where one of the routes begins and ends.
"""

from __future__ import annotations

from functools import cache

from narde_core.dispute import dispute, reading
from narde_core.disputes.prime import Block
from narde_core.position import OFF, POINTS, Meeting

ALONG = Meeting.SAME_WAY
LENGTH = 6
IN_A_LINE = len(POINTS) - LENGTH + 1


def _block(highest: int, route: Meeting | None) -> Block:
    """The six points from ``highest`` down, round the board if need be; numbered along the opponent's route, or my own."""
    points = tuple((highest - 1 - step) % len(POINTS) + 1 for step in range(LENGTH))
    own = tuple(ALONG.across(point) for point in points) if route else points
    theirs = points if route else tuple(ALONG.across(point) for point in points)
    runs_on = theirs[0] > theirs[-1]
    return Block(own, theirs[-1] - 1 if runs_on else OFF)


@cache
def _blocks(number: int, route: Meeting | None) -> tuple[Block, ...]:
    """The first ``number`` blocks from the head down."""
    return tuple(_block(highest, route) for highest in range(POINTS[0], POINTS[0] - number, -1))


@reading("Ряд считают по пути соперника, от его головы до его последнего пункта.")
def opponents_route() -> tuple[Block, ...]:
    """A row is counted along the opponent's route, from his head to his last point."""
    return _blocks(IN_A_LINE, ALONG)


@reading("Ряд считают по своему пути, от своей головы до своего последнего пункта.")
def own_route() -> tuple[Block, ...]:
    """A row is counted along one's own route, from one's own head to one's last point."""
    return _blocks(IN_A_LINE, None)


@reading("Ряд считают по кругу: конец пути соперника и его начало стоят рядом.")
def ring() -> tuple[Block, ...]:
    """A row is counted round the ring: the end of the opponent's route and its start are neighbours."""
    return _blocks(len(POINTS), ALONG)


DISPUTE = dispute(
    __name__,
    __doc__,
    "По чьему пути считают шесть пунктов подряд?",
    "play",
    opponents_route,
    own_route,
    ring,
)
