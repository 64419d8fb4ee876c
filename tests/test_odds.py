"""The odds, held against the tables that every book prints, against the sources' figures, and against the rules themselves."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from narde_core.common import COMMON
from narde_core.faults import Fault
from narde_core.game import SHORT
from narde_core.odds import (
    ALL,
    Odds,
    bearing_off,
    double,
    entering,
    finishing,
    hitting,
    number,
    reaching,
    rolling,
    total,
)
from narde_core.position import BAR, POINTS, Side
from narde_core.turn import FACES, ROLLS, Roll

SHORT_RULES, LONG_RULES = COMMON["short"], COMMON["long"]

# ways out of 36 to hit a blot so far away with nothing in between
HITS = {
    1: 11,
    2: 12,
    3: 14,
    4: 15,
    5: 15,
    6: 17,
    7: 6,
    8: 6,
    9: 5,
    10: 3,
    11: 2,
    12: 3,
    15: 1,
    16: 1,
    18: 1,
    20: 1,
    24: 1,
}

# ways out of 36 to bear off the last two checkers, or the last one, in one roll
LAST_ONE = {1: 36, 2: 36, 3: 36, 4: 34, 5: 31, 6: 27}
LAST_TWO = {
    (1, 1): 36,
    (2, 1): 36, (2, 2): 26,
    (3, 1): 34, (3, 2): 25, (3, 3): 17,
    (4, 1): 29, (4, 2): 23, (4, 3): 17, (4, 4): 11,
    (5, 1): 23, (5, 2): 19, (5, 3): 14, (5, 4): 10, (5, 5): 6,
    (6, 1): 15, (6, 2): 13, (6, 3): 10, (6, 4): 8, (6, 5): 6, (6, 6): 4,
}  # fmt: skip


def test_all_throws_are_thirty_six() -> None:
    assert Odds(frozenset(ROLLS)).ways == ALL
    assert sum((rolling(roll).chance for roll in ROLLS), Fraction(0)) == 1
    assert rolling(Roll(6, 6)).chance == Fraction(1, 36)
    assert rolling(Roll(6, 5)).chance == Fraction(1, 18)


@pytest.mark.parametrize("face", FACES)
def test_a_number_comes_up_in_eleven_throws(face: int) -> None:
    assert str(number(face)) == "11/36"


def test_a_double_comes_once_in_six() -> None:
    assert str(double()) == "6/36"


def test_a_total() -> None:
    assert [total(pips).ways for pips in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize("distance", range(1, 25))
def test_hitting_a_blot(distance: int) -> None:
    assert hitting(distance).ways == HITS.get(distance, 0)


def test_the_sources_figures() -> None:
    """A blot within six is hit by 11 to 17 throws of 36, one from 7 to 12 away by 2 to 6; one open point lets 11 in."""
    near = [hitting(distance).ways for distance in range(1, 7)]
    far = [hitting(distance).ways for distance in range(7, 13)]
    assert (min(near), max(near)) == (11, 17)
    assert (min(far), max(far)) == (2, 6)
    assert entering([1, 2, 3, 4, 5]).ways == 11


def test_blocks_take_away_the_throws_that_must_stop_there() -> None:
    assert hitting(6, [3]).ways == 17 - 1, "3-3 must stop on the third point, 2-2 need not"
    assert hitting(6, [1, 2, 3, 4, 5]).ways == 11, "only a six is left"
    assert hitting(12, [6]).rolls == {Roll(4, 4)}, "3-3 and 6-6 must stop on the sixth point"
    assert hitting(8, [6, 2]).ways == 6 - 2 - 1, "6-2 finds both its points closed, and 2-2 its first"
    assert hitting(8, [2]).ways == 6 - 1, "6-2 still comes by way of the six"
    assert hitting(5, [5]).ways == 0, "a closed point is not hit"


@pytest.mark.parametrize("closed", range(7))
def test_entering_against_closed_points(closed: int) -> None:
    faces = range(1, closed + 1)
    assert entering(faces).ways == ALL - closed**2
    assert entering(faces, 2).ways == (6 - closed) ** 2
    assert entering(faces, 4).ways == entering(faces, 3).ways == 6 - closed, "only a double brings in three or four"


@pytest.mark.parametrize(("point", "ways"), LAST_ONE.items())
def test_bearing_off_the_last_checker(point: int, ways: int) -> None:
    assert bearing_off([point], SHORT_RULES).ways == bearing_off([point], LONG_RULES).ways == ways


@pytest.mark.parametrize(("points", "ways"), LAST_TWO.items())
def test_bearing_off_the_last_two(points: tuple[int, int], ways: int) -> None:
    assert bearing_off(points, SHORT_RULES).ways == bearing_off(points, LONG_RULES).ways == ways


def test_the_reading_decides_what_bears_off() -> None:
    exact = SHORT_RULES.with_reading("bearing_off", "exact_only")
    assert bearing_off([1], exact).ways == number(1).ways
    nothing_moves_inside = exact.with_reading("inside_moves", "forbidden")
    assert bearing_off([2], exact).ways == number(2).ways + rolling(Roll(1, 1)).ways
    assert bearing_off([2], nothing_moves_inside).ways == number(2).ways


def test_a_checker_may_come_from_far_to_bear_off() -> None:
    assert bearing_off([24], LONG_RULES).rolls == {Roll(6, 6)}
    seven_or_more = sum(total(pips).ways for pips in range(7, 13))
    assert bearing_off([7], SHORT_RULES).ways == seven_or_more + len({Roll(2, 2), Roll(3, 3)})


def test_finishing_needs_the_way_to_be_open() -> None:
    own = Side.of({7: 1})
    assert finishing(SHORT.position(own, Side.of({24: 1})), SHORT_RULES) == bearing_off([7], SHORT_RULES)
    blocked = SHORT.position(own, Side.of({25 - point: 2 for point in range(1, 7)}))
    assert finishing(blocked, SHORT_RULES).ways == 0


@given(st.integers(1, 23), st.integers(1, 23), st.sets(st.integers(1, 24), max_size=6))
def test_the_rules_let_hit_with_no_other_throws(target: int, distance: int, others: set[int]) -> None:
    """One checker, one blot, closed points: the duty to play both dice or the larger can only take throws away."""
    start = target + distance
    assume(start <= 24)
    closed = others - {start, target}
    opponent = Side.of({25 - target: 1} | {25 - point: 2 for point in closed})
    position = SHORT.position(Side.of({start: 1}), opponent)
    hit = reaching(position, SHORT_RULES, lambda after: after.opponent.bar > 0)
    expected = hitting(distance, [start - point for point in closed if point < start])
    assert hit.rolls <= expected.rolls
    if not closed:
        assert hit == expected


@given(st.sets(st.sampled_from(FACES)), st.integers(1, 4))
def test_entering_agrees_with_the_legal_plays(closed: set[int], checkers: int) -> None:
    opponent = Side.of(dict.fromkeys(closed, 2) or {24: 1})
    position = SHORT.position(Side.of({BAR: checkers}), opponent)
    none_left = reaching(position, SHORT_RULES, lambda after: not after.own.bar)
    assert none_left == entering(closed, checkers)
    if checkers > 1:
        some = reaching(position, SHORT_RULES, lambda after: after.own.bar < checkers)
        assert some == entering(closed)


@given(st.lists(st.sampled_from(POINTS), min_size=1, max_size=4))
def test_more_checkers_are_never_easier(points: list[int]) -> None:
    assert bearing_off(points, LONG_RULES).rolls >= bearing_off([*points, 6], LONG_RULES).rolls


REFUSED: dict[str, tuple[Callable[[], Odds], str]] = {
    "no face": (lambda: number(7), "no-such-die"),
    "no total": (lambda: total(13), "odds-total"),
    "not away": (lambda: hitting(0), "odds-distance"),
    "too far": (lambda: hitting(25), "odds-distance"),
    "no block": (lambda: hitting(3, [25]), "odds-block"),
    "no entry": (lambda: entering([0]), "no-such-die"),
    "five enter": (lambda: entering([], 5), "odds-entering"),
    "the bar": (lambda: bearing_off([25], SHORT_RULES), "no-such-point"),
    "none left": (lambda: bearing_off([], SHORT_RULES), "no-checkers"),
    "sixteen": (lambda: bearing_off([1] * 16, SHORT_RULES), "too-many-checkers"),
}


@pytest.mark.parametrize(("ask", "code"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_asked(ask: Callable[[], Odds], code: str) -> None:
    with pytest.raises(Fault) as caught:
        ask()
    assert caught.value.code == code
    assert caught.value.say("ru") != caught.value.say("en")
