"""Who starts, with which dice, and what a tie in the lot does."""

from __future__ import annotations

from itertools import product

import pytest

from narde_core.faults import Fault
from narde_core.match import Match, Won, cast_lot
from narde_core.turn import FACES, Colour, Roll
from narde_core.win import PLAIN
from tests.boards import rules

WHITE, BLACK = Colour.WHITE, Colour.BLACK
GAMES = ("long", "short")


@pytest.mark.parametrize("game", GAMES)
def test_the_higher_die_starts(game: str) -> None:
    assert cast_lot(rules(game), (5,), (3,)).starter is WHITE
    assert cast_lot(rules(game), (2,), (3,)).starter is BLACK
    assert cast_lot(rules(game), (4,), (4,)).starter is None


def test_where_the_dice_of_the_lot_are_played_they_are_the_first_roll() -> None:
    assert cast_lot(rules(lot_dice="played"), (2,), (6,)).opening == Roll(6, 2)
    assert cast_lot(rules(lot_dice="thrown_again"), (2,), (6,)).opening is None


def test_where_the_dice_of_the_lot_are_played_the_first_player_never_has_a_double() -> None:
    """So a rule for the first player's doubles is empty there."""
    openings = {
        cast_lot(rules(lot_dice="played"), (white,), (black,)).opening for white, black in product(FACES, FACES)
    }
    assert len(openings - {None}) == 15
    assert not any(opening.double for opening in openings if opening)


def test_where_more_points_start_both_throw_two_dice_and_then_again() -> None:
    under = rules(lot="more_points", lot_dice="played")
    assert cast_lot(under, (6, 1), (5, 3)).starter is BLACK
    assert cast_lot(under, (6, 2), (5, 3)).starter is None
    assert cast_lot(under, (6, 1), (5, 3)).opening is None


def test_where_a_program_draws_the_starter_no_dice_are_thrown() -> None:
    match = Match(rules=rules(lot="drawn_by_program"))
    with pytest.raises(Fault, match="no dice are thrown"):
        match.lot((5,), (3,))
    assert match.drawn(BLACK).starter is BLACK
    with pytest.raises(Fault, match="decided by dice"):
        Match(rules=rules()).drawn(WHITE)


@pytest.mark.parametrize(("white", "black"), [((5, 1), (3,)), ((), (3,)), ((5,), (3, 3))])
def test_each_throws_one_die(white: tuple[int, ...], black: tuple[int, ...]) -> None:
    with pytest.raises(Fault, match="each throws 1 for the lot"):
        cast_lot(rules(), white, black)


def test_a_die_of_the_lot_shows_1_to_6() -> None:
    with pytest.raises(Fault, match="a die shows 1 to 6, not 7"):
        cast_lot(rules(), (7,), (3,))


@pytest.mark.parametrize(
    ("lot_tie", "stakes"),
    [("again", [1, 1, 1]), ("automatic_double", [2, 4, 8]), ("one_automatic_double", [2, 2, 2])],
)
def test_a_tie_in_the_lot_may_double_the_stake(lot_tie: str, stakes: list[int]) -> None:
    match = Match(rules=rules("short", lot_tie=lot_tie))
    for stake in stakes:
        match = match.lot((3,), (3,))
        assert match.stake.cube.value == stake
        assert match.stake.cube.owner is None
        assert match.starter is None
    assert match.lot((1,), (2,)).stake == match.stake


def test_no_automatic_doubles_in_a_match_or_without_doubling() -> None:
    in_a_match = Match(rules=rules("short", lot_tie="automatic_double"), length=5)
    assert in_a_match.lot((3,), (3,)).stake.cube.value == 1
    without = Match(rules=rules("long", lot_tie="automatic_double", cube="none"))
    assert without.lot((3,), (3,)).stake.cube.value == 1


@pytest.mark.parametrize("winner", [WHITE, BLACK])
@pytest.mark.parametrize("game", GAMES)
def test_who_starts_the_next_game(game: str, winner: Colour) -> None:
    def starter(next_game: str) -> Colour | None:
        match = Match(rules=rules(game, next_game=next_game)).lot((5,), (3,))
        return match.after(Won(winner, PLAIN)).starter

    assert starter("winner") is winner
    assert starter("alternate") is BLACK
    assert starter("lot") is None


def test_white_starts_where_the_winner_of_the_lot_takes_the_white_checkers() -> None:
    assert rules(white_checkers="winner_of_the_lot").white_checkers()
    assert not rules(white_checkers="settled_before").white_checkers()


def test_no_lot_is_thrown_when_it_is_known_who_starts() -> None:
    match = Match(rules=rules(next_game="winner")).lot((5,), (3,))
    with pytest.raises(Fault, match="White starts this game"):
        match.lot((2,), (3,))
    with pytest.raises(Fault, match="Black starts this game"):
        match.after(Won(BLACK, PLAIN)).lot((2,), (3,))
