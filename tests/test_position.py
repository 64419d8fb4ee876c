"""A position that cannot be does not come into being."""

import pytest

from narde_core.common import GAMES
from narde_core.faults import Fault
from narde_core.game import LONG, SHORT
from narde_core.notation import format_side, parse_side
from narde_core.position import POINTS, Meeting, Position, Side


def test_a_side_has_fifteen_with_those_borne_off() -> None:
    assert Side.of({24: 10}).off == 5
    with pytest.raises(Fault, match="16 checkers are given"):
        Side.of({24: 16})
    with pytest.raises(Fault, match="it must be 15"):
        Side.of({24: 10, 0: 4})


def test_a_side_names_its_wrong_point() -> None:
    with pytest.raises(Fault, match="no point 26"):
        Side.of({26: 1})
    with pytest.raises(Fault, match="cannot hold -1"):
        Side.of({24: -1})
    with pytest.raises(Fault, match="26 places"):
        Side((1, 2))
    with pytest.raises(Fault, match="at least one"):
        Side((0,) * 26)


def test_no_point_is_held_by_both() -> None:
    with pytest.raises(Fault, match="the mover's 12 is the opponent's 24"):
        LONG.position(Side.of({12: 15}), Side.of({24: 15}))
    with pytest.raises(Fault, match="the mover's 12 is the opponent's 13"):
        SHORT.position(Side.of({12: 15}), Side.of({13: 15}))


def test_both_sides_have_the_same_number_and_only_one_can_have_finished() -> None:
    with pytest.raises(Fault, match="differ"):
        Position(Side.of({1: 3}, checkers=3), Side.of({1: 15}), Meeting.HEAD_ON)
    with pytest.raises(Fault, match="not 3"):
        SHORT.position(Side.of({1: 3}, checkers=3), Side.of({1: 3}, checkers=3))
    with pytest.raises(Fault, match="only one can win"):
        SHORT.position(Side.of({0: 15}), Side.of({0: 15}))


def test_nothing_stands_on_the_bar_where_nothing_is_hit() -> None:
    with pytest.raises(Fault, match="bar"):
        LONG.position(Side.of({25: 1, 24: 14}), Side.of({24: 15}))


@pytest.mark.parametrize("meeting", Meeting)
def test_going_across_twice_comes_back(meeting: Meeting) -> None:
    assert all(meeting.across(meeting.across(point)) == point for point in POINTS)


def test_the_heads_stand_twelve_apart() -> None:
    assert LONG.meeting.across(24) == 12


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_start_is_the_same_from_both_sides(game: object) -> None:
    assert isinstance(game, type(LONG))
    assert game.start.swapped() == game.start
    assert (
        game.start.own.pips
        == {
            "long": 360,
            "short": 167,
            "portes": 167,
            "crazy": 360,
            "gulbar": 360,
            "six-one": 360,
            "nackgammon": 194,
            "hypergammon": 69,
        }[game.name]
    )


def test_the_start_of_both_games_is_one_line() -> None:
    assert format_side(LONG.setup) == "24:15"
    assert format_side(SHORT.setup) == "24:2 13:5 8:3 6:5"


def test_a_repr_is_what_one_would_write() -> None:
    for text in ("24:14 4:1", "bar:2 6:3 off:10", "off:15"):
        side = parse_side(text)
        assert eval(repr(side)) == side  # noqa: S307 - our own repr, to show that it can be read back
