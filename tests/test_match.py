"""A match from game to game: the score, who starts, and when it is over."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import cycle, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narde_core.faults import Fault
from narde_core.game import LONG, SHORT
from narde_core.match import Match, Result, Stake, Won, result
from narde_core.notation import parse_side
from narde_core.outcome import Draw, Victory, finish
from narde_core.ruleset import RuleSet
from narde_core.turn import Colour
from narde_core.win import BACKGAMMON, GAMMON, PLAIN, Win
from tests.boards import rules
from tests.strategies import examples, rule_sets

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def start(under: RuleSet, length: int = 0) -> Match:
    """A match in whose first game White starts."""
    match = Match(rules=under, length=length)
    return match.lot((5,) * under.lot(), (3,) * under.lot()) if under.lot() else match.drawn(WHITE)


def next_game(match: Match, starter: Colour = WHITE) -> Match:
    """The match with the lot thrown, if this game needs one; ``starter`` wins it."""
    if match.starter or match.over:
        return match
    higher, lower = (6,) * match.rules.lot(), (1,) * match.rules.lot()
    return match.lot(higher, lower) if starter is WHITE else match.lot(lower, higher)


def test_a_match_is_won_by_the_first_who_has_its_points() -> None:
    match = start(rules("long", worth="oin_mars", next_game="winner"), length=3)
    match = match.after(Won(BLACK, GAMMON))
    assert [match.white, match.black, match.over] == [0, 2, False]
    match = match.after(Won(WHITE, PLAIN)).after(Won(BLACK, PLAIN))
    assert [match.white, match.black, match.over] == [1, 3, True]
    assert match.winner is BLACK


def test_points_beyond_the_length_are_kept() -> None:
    match = start(rules("short"), length=1).after(Won(WHITE, BACKGAMMON))
    assert match.white == 3
    assert match.winner is WHITE


def test_play_for_stakes_never_ends() -> None:
    match = start(rules("long", next_game="winner"))
    for _ in range(50):
        match = match.after(Won(WHITE, GAMMON))
    assert match.white == 100
    assert not match.over


def test_a_match_that_is_over_takes_no_more_games() -> None:
    over = start(rules("short"), length=1).after(Won(WHITE, PLAIN))
    with pytest.raises(Fault, match="the match to 1 is over"):
        over.after(Won(WHITE, PLAIN))
    with pytest.raises(Fault, match="the match to 1 is over"):
        over.lot((5,), (3,))
    with pytest.raises(Fault, match="the match to 1 is over"):
        over.double(WHITE)


def test_no_game_is_won_before_somebody_starts_it() -> None:
    with pytest.raises(Fault, match="the lot has not decided yet"):
        Match(rules=rules()).after(Won(WHITE, PLAIN))
    with pytest.raises(Fault, match="the lot has not decided yet"):
        Match(rules=rules("short")).double(WHITE)


@pytest.mark.parametrize(("last_throw", "points"), [("half_each", Fraction(1, 2)), ("one_each", Fraction(1))])
def test_a_draw_brings_points_to_both(last_throw: str, points: Fraction) -> None:
    under = rules("long", last_throw=last_throw)
    match = start(under, length=3).after(Draw(points))
    assert (match.white, match.black) == (points, points)


def test_after_a_draw_the_winner_starts_rule_asks_the_lot_and_alternation_goes_on() -> None:
    draw = Draw(Fraction(1, 2))
    assert start(rules("long", last_throw="half_each", next_game="winner")).after(draw).starter is None
    assert start(rules("long", last_throw="half_each", next_game="alternate")).after(draw).starter is BLACK


def test_two_who_reach_the_end_together_by_a_draw_have_no_winner() -> None:
    match = start(rules("long", last_throw="one_each", next_game="alternate"), length=1).after(Draw(Fraction(1)))
    assert match.over
    assert match.winner is None


def test_half_a_point_short_of_the_match_is_within_one_point() -> None:
    match = start(rules("long", last_throw="half_each", next_game="alternate", cube="always"), length=2)
    match = match.after(Draw(Fraction(1, 2))).after(Won(WHITE, PLAIN))
    assert match.needs(WHITE) == Fraction(1, 2)
    assert match.crawford


@pytest.mark.parametrize("readings", [{"cube": "none"}, {"cube": "always", "crawford": "none"}])
def test_no_game_is_the_crawford_game_where_no_rule_bars_doubling(readings: dict[str, str]) -> None:
    match = start(rules("long", **readings), length=2).after(Won(WHITE, PLAIN))
    assert match.lacks_one(WHITE)
    assert not match.crawford


def test_starting_by_turns_changes_with_every_game_whoever_wins() -> None:
    match = start(rules("long", next_game="alternate"))
    starters = []
    for winner in islice(cycle((WHITE, WHITE, BLACK)), 6):
        starters.append(match.starter)
        match = match.after(Won(winner, PLAIN))
    assert starters == [WHITE, BLACK] * 3


def test_every_game_begins_with_the_cube_in_the_middle() -> None:
    doubled = start(rules("short", next_game="winner")).double(WHITE).take()
    assert doubled.after(Won(WHITE, PLAIN)).stake == Stake()
    assert doubled.double(BLACK).refuse().stake == Stake()


def test_the_ending_of_a_game_is_told_in_colours() -> None:
    board = LONG.position(parse_side("off:15"), parse_side("24:15"))
    ended = finish(board, rules())
    assert ended == Victory(own=True, win=GAMMON)
    assert result(ended, WHITE) == Won(WHITE, GAMMON)
    assert result(ended, BLACK) == Won(BLACK, GAMMON)
    assert result(Draw(Fraction(1)), WHITE) == Draw(Fraction(1))


def test_a_game_from_the_board_to_the_score() -> None:
    match = start(rules("short"), length=5).double(WHITE).take()
    ended = finish(SHORT.position(parse_side("bar:1 6:14"), parse_side("off:15")), match.rules)
    assert ended is not None
    assert match.after(result(ended, BLACK)).white == 6


@pytest.mark.parametrize(
    ("length", "white", "crawford", "complaint"),
    [
        (-1, 0, False, "a match cannot be to -1"),
        (100_000, 0, False, "a match cannot be to 100000"),
        (5, -1, False, "a player cannot have -1 points"),
        (5, 3, True, "there is no Crawford game"),
        (0, 3, True, "there is no Crawford game"),
    ],
)
def test_a_match_that_cannot_be(length: int, white: int, crawford: bool, complaint: str) -> None:
    with pytest.raises(Fault, match=complaint):
        Match(rules=rules("short"), length=length, white=Fraction(white), crawford=crawford)


# whatever is done in whatever order

ACTIONS = ("double", "take", "refuse", "double_back", "lot", "win", "draw")


@examples(200, 5000)
@given(st.data(), st.sampled_from((LONG, SHORT)), st.integers(0, 7))
def test_whatever_is_done_the_match_stays_one_that_can_be(data: st.DataObject, game: object, length: int) -> None:
    """A fault or a match: no score falls, the loser gains nothing, and no stake is lost on the way."""
    under = data.draw(rule_sets(SHORT if game is SHORT else LONG))
    match = start(under, length)
    for _ in range(12):
        before = match
        try:
            match = _done(match, data)
        except Fault:
            continue
        assert match.white >= before.white
        assert match.black >= before.black
        gained = match.white + match.black - before.white - before.black
        assert not gained or match.stake == Stake()
        assert replace(match) == match  # made anew, it is checked anew
        if match.crawford:
            assert match.lacks_one(WHITE) or match.lacks_one(BLACK)


def _done(match: Match, data: st.DataObject) -> Match:
    by = data.draw(st.sampled_from(Colour))
    match data.draw(st.sampled_from(ACTIONS)):
        case "double":
            return match.double(by)
        case "take":
            return match.take()
        case "refuse":
            return match.refuse()
        case "double_back":
            return match.double_back()
        case "lot":
            return next_game(match, by)
        case "draw":
            return match.after(_ended(None))
        case _:
            return match.after(_ended(by, data.draw(st.sampled_from((PLAIN, GAMMON, BACKGAMMON)))))


def _ended(winner: Colour | None, win: Win = PLAIN) -> Result:
    return Won(winner, win) if winner else Draw(Fraction(1, 2))


def test_no_win_and_no_draw_that_the_rules_do_not_know() -> None:
    with pytest.raises(Fault, match=r"no such win: backgammon \(koks\)"):
        start(rules("short", koks="none")).after(Won(WHITE, BACKGAMMON))
    with pytest.raises(Fault, match="no such draw"):
        start(rules("long", last_throw="half_each")).after(Draw(Fraction(1)))
    with pytest.raises(Fault, match="no such draw"):
        start(rules("short")).after(Draw(Fraction(1)))
