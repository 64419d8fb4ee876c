"""The cube, the price of refusing it, Crawford, Jacoby, beavers, and doubling as it is spoken in Russian."""

from __future__ import annotations

from fractions import Fraction

import pytest

from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.match import Match, Stake, Won
from narde_core.turn import Colour
from narde_core.win import BACKGAMMON, GAMMON, PLAIN
from tests.boards import rules

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def playing(length: int = 0, white: int = 0, black: int = 0, **readings: str) -> Match:
    """A game of short nardy that White has started."""
    under = rules("short", **readings)
    return Match(rules=under, length=length, white=Fraction(white), black=Fraction(black), starter=WHITE)


def score(match: Match) -> tuple[float, float]:
    return float(match.white), float(match.black)


def refusal(match: Match, by: Colour) -> str | None:
    """The sentence that refuses a double; None if it may be offered."""
    try:
        match.double(by)
    except Fault as fault:
        return fault.say("en")
    return None


# when there is doubling


@pytest.mark.parametrize(
    ("cube", "stakes", "single_game", "match"),
    [
        ("none", False, False, False),
        ("match_only", False, False, True),
        ("stakes_only", True, False, False),
        ("always", True, True, True),
    ],
)
def test_where_the_stake_may_be_doubled(cube: str, stakes: bool, single_game: bool, match: bool) -> None:
    refusals = [refusal(playing(length, cube=cube), WHITE) for length in (0, 1, 5)]
    assert [not said for said in refusals] == [stakes, single_game, match]
    assert all(rules("short", cube=cube)["cube"].say("en") in said for said in refusals if said)


def test_the_taker_owns_the_cube_and_only_he_may_double_next() -> None:
    taken = playing().double(WHITE).take()
    assert taken.stake.cube == Cube(2, BLACK)
    with pytest.raises(Fault, match="the right to double is held by Black"):
        taken.double(WHITE)
    assert taken.double(BLACK).take().stake.cube == Cube(4, WHITE)


def test_either_may_double_while_the_cube_is_in_the_middle() -> None:
    assert playing().double(BLACK).take().stake.cube == Cube(2, WHITE)


def test_an_offer_is_answered_before_anything_else_happens() -> None:
    offered = playing().double(WHITE)
    with pytest.raises(Fault, match="waits for its answer"):
        offered.double(WHITE)
    with pytest.raises(Fault, match="waits for its answer"):
        offered.after(Won(WHITE, PLAIN))
    for answer in (playing().take, playing().refuse, playing().double_back):
        with pytest.raises(Fault, match="no double has been offered"):
            answer()


@pytest.mark.parametrize(("refused_double", "first", "second"), [("stake_before", 1, 2), ("one_point", 1, 1)])
def test_refusing_a_double_costs_the_stake_or_one_point(refused_double: str, first: int, second: int) -> None:
    match = playing(refused_double=refused_double)
    assert score(match.double(WHITE).refuse()) == (first, 0)
    assert score(match.double(WHITE).take().double(BLACK).refuse()) == (0, second)


@pytest.mark.parametrize(("cube_limit", "beyond"), [("no_limit", True), ("up_to_64", False)])
def test_how_far_the_stake_rises(cube_limit: str, beyond: bool) -> None:
    match, by = playing(cube_limit=cube_limit), WHITE
    for _ in range(6):
        match, by = match.double(by).take(), by.other
    assert match.stake.cube.value == 64
    if beyond:
        assert match.double(by).take().stake.cube.value == 128
    else:
        with pytest.raises(Fault, match="to 64"):
            match.double(by)


@pytest.mark.parametrize(("dead_cube", "allowed"), [("may_double", True), ("may_not_double", False)])
def test_a_double_that_gains_nothing(dead_cube: str, allowed: bool) -> None:
    """White needs two points and owns the cube at two: a win is the match with or without a double."""
    match = playing(5, 3, 1, dead_cube=dead_cube).double(BLACK).take()
    if allowed:
        assert match.double(WHITE).stake.offer
    else:
        with pytest.raises(Fault, match="the stake as it is wins"):
            match.double(WHITE)


def test_a_win_brings_the_stake_times_its_points() -> None:
    doubled = playing().double(WHITE).take()
    for win, points in ((PLAIN, 2), (GAMMON, 4), (BACKGAMMON, 6)):
        assert score(doubled.after(Won(WHITE, win))) == (points, 0)


def test_taking_a_double_risks_four_against_one_when_mars_is_near() -> None:
    """Conceding costs one; taking and losing a mars at the doubled stake costs four."""
    offered = playing().double(WHITE)
    assert score(offered.refuse()) == (1, 0)
    assert score(offered.take().after(Won(WHITE, GAMMON))) == (4, 0)


def test_the_cube_is_used_in_long_nardy_where_the_rules_say_so() -> None:
    match = Match(rules=rules("long", cube="always"), starter=WHITE).double(WHITE).take()
    assert match.after(Won(WHITE, GAMMON)).white == 4


# Crawford


@pytest.mark.parametrize(
    ("crawford", "leader", "trailer"),
    [("neither_doubles", False, False), ("only_the_leader_is_barred", False, True), ("none", True, True)],
)
def test_who_may_double_when_the_leader_first_lacks_one_point(crawford: str, leader: bool, trailer: bool) -> None:
    match = playing(5, 3, 2, crawford=crawford).after(Won(WHITE, PLAIN)).lot((5,), (3,))
    assert score(match) == (4, 2)
    assert match.crawford == (crawford != "none")
    refusals = refusal(match, WHITE), refusal(match, BLACK)
    assert tuple(not said for said in refusals) == (leader, trailer)
    assert all(match.rules["crawford"].say("en") in said for said in refusals if said)


def test_there_is_one_crawford_game_in_a_match() -> None:
    first = playing(5, 3, 2).after(Won(WHITE, PLAIN)).lot((5,), (3,))
    match = first.after(Won(BLACK, PLAIN))
    assert score(match) == (4, 3)
    assert not match.crawford
    assert match.lot((5,), (3,)).double(BLACK).stake.offer
    assert not match.lot((5,), (3,)).after(Won(BLACK, PLAIN)).crawford


def test_a_double_refused_at_the_right_score_brings_the_crawford_game() -> None:
    match = playing(5, 2, 3).double(BLACK).refuse()
    assert score(match) == (2, 4)
    assert match.crawford


def test_a_match_to_one_point_has_no_crawford_game() -> None:
    assert not playing(1).crawford
    assert playing(1).after(Won(WHITE, PLAIN)).winner is WHITE


# Jacoby


def test_under_jacoby_a_mars_without_a_double_is_one_point() -> None:
    match = playing(jacoby="gammons_need_a_double")
    assert score(match.after(Won(WHITE, GAMMON))) == (1, 0)
    assert score(match.double(WHITE).take().after(Won(WHITE, GAMMON))) == (4, 0)


def test_without_jacoby_a_mars_always_counts() -> None:
    assert score(playing(jacoby="gammons_always_count").after(Won(WHITE, GAMMON))) == (2, 0)


def test_jacoby_is_not_for_matches() -> None:
    assert score(playing(7, jacoby="gammons_need_a_double").after(Won(WHITE, BACKGAMMON))) == (3, 0)


def test_an_automatic_double_is_no_double_under_jacoby() -> None:
    under = rules("short", jacoby="gammons_need_a_double", lot_tie="automatic_double")
    match = Match(rules=under).lot((3,), (3,)).lot((5,), (3,))
    assert match.after(Won(WHITE, GAMMON)).white == 2
    assert match.stake == Stake(Cube(2))


# doubling back


def test_a_beaver_raises_the_stake_at_once_and_keeps_the_cube() -> None:
    beavered = playing(beaver="keeping_the_cube").double(WHITE).double_back()
    assert beavered.take().stake.cube == Cube(4, BLACK)
    assert score(beavered.refuse()) == (0, 2)


def test_a_raccoon_answers_a_beaver_and_the_cube_stays() -> None:
    beavered = playing(beaver="with_raccoons").double(WHITE).double_back()
    assert beavered.double_back().take().stake.cube == Cube(8, BLACK)
    assert score(beavered.double_back().refuse()) == (4, 0)
    with pytest.raises(Fault, match="raccoon"):
        beavered.double_back().double_back()
    with pytest.raises(Fault, match="beaver"):
        playing(beaver="keeping_the_cube").double(WHITE).double_back().double_back()


def test_a_base_raises_the_stake_and_passes_the_right_to_double() -> None:
    """Даве, басе, and whoever takes the басе gets the бивер."""
    replied = playing(beaver="passing_the_right").double(WHITE).double_back()
    assert replied.take().stake.cube == Cube(4, WHITE)
    assert score(replied.refuse()) == (0, 2)


def test_whether_a_reply_keeps_the_right_is_what_divides_beaver_and_base() -> None:
    def owner(beaver: str) -> Colour | None:
        return playing(beaver=beaver).double(WHITE).double_back().take().stake.cube.owner

    assert owner("keeping_the_cube") is BLACK
    assert owner("passing_the_right") is WHITE


def test_where_nobody_doubles_twice_running_a_double_is_taken_or_refused() -> None:
    with pytest.raises(Fault, match="nobody doubles in reply"):
        playing(beaver="never").double(WHITE).double_back()


def test_beavers_are_not_for_matches() -> None:
    with pytest.raises(Fault, match="play for stakes"):
        playing(5, beaver="keeping_the_cube").double(WHITE).double_back()


def test_a_reply_too_stops_at_the_last_face_of_the_cube() -> None:
    match, by = playing(beaver="keeping_the_cube", cube_limit="up_to_64"), WHITE
    for _ in range(5):
        match, by = match.double(by).take(), by.other
    with pytest.raises(Fault, match="to 64"):
        match.double(by).double_back()
