"""Dice, hands, plays noticed too late, and the clock: rulings, each with the texts that give it."""

from __future__ import annotations

import pytest

from narde_core.disputes.cup import Means
from narde_core.disputes.turn_complete import Act
from narde_core.ruling import Ruling
from tests.boards import rules

YES, NO = True, False


@pytest.mark.parametrize(
    ("reading", "before", "dice_taken", "thrown"),
    [
        ("opponent_chooses", Ruling.OPPONENT_CHOOSES, Ruling.OPPONENT_CHOOSES, Ruling.STANDS),
        ("must_be_corrected", Ruling.MUST_CORRECT, Ruling.MUST_CORRECT, Ruling.STANDS),
        ("stands_once_dice_taken", Ruling.MUST_CORRECT, Ruling.STANDS, Ruling.STANDS),
        ("cannot_be_made", Ruling.CANNOT_HAPPEN, Ruling.CANNOT_HAPPEN, Ruling.CANNOT_HAPPEN),
    ],
)
def test_a_play_that_breaks_the_rules_is_put_right_until_it_is_too_late(
    reading: str, before: Ruling, dice_taken: Ruling, thrown: Ruling
) -> None:
    """A player with 5-2 of which one die can be played has played the two."""
    rule = rules("short", illegal_play=reading).illegal_play  # have the dice been taken up? thrown?
    assert rule(NO, NO) is before
    assert rule(YES, NO) is dice_taken
    assert rule(YES, YES) is thrown


@pytest.mark.parametrize(
    ("reading", "left", "split", "right"),
    [
        ("one_half", Ruling.THROW_COUNTS, Ruling.THROW_AGAIN, Ruling.THROW_COUNTS),
        ("right_half", Ruling.THROW_AGAIN, Ruling.THROW_AGAIN, Ruling.THROW_COUNTS),
    ],
)
def test_both_dice_lie_on_one_half(reading: str, left: Ruling, split: Ruling, right: Ruling) -> None:
    rule = rules(dice_halves=reading).dice_halves
    assert [rule(on_the_right) for on_the_right in (0, 1, 2)] == [left, split, right]


def test_a_die_on_a_checker() -> None:
    assert rules(die_on_checker="thrown_again").die_on_checker(YES) is Ruling.THROW_AGAIN
    assert rules(die_on_checker="counts_if_flat").die_on_checker(YES) is Ruling.THROW_COUNTS
    assert rules(die_on_checker="counts_if_flat").die_on_checker(NO) is Ruling.THROW_AGAIN


def test_a_die_that_leans_or_fell_off_is_thrown_again_with_the_other() -> None:
    assert rules(cocked_dice="thrown_again").cocked_dice() is Ruling.THROW_AGAIN
    assert rules(cocked_dice="cannot_happen").cocked_dice() is Ruling.CANNOT_HAPPEN


@pytest.mark.parametrize(
    ("reading", "trusted", "suspected"),
    [
        ("cup_only", Ruling.FORBIDDEN, Ruling.FORBIDDEN),
        ("cup_or_baffle_box", Ruling.FORBIDDEN, Ruling.FORBIDDEN),
        ("palm_unless_suspected", Ruling.ALLOWED, Ruling.FORBIDDEN),
        ("any_way", Ruling.ALLOWED, Ruling.ALLOWED),
    ],
)
def test_a_throw_from_the_palm(reading: str, trusted: Ruling, suspected: Ruling) -> None:
    rule = rules(cup=reading).cup
    assert (rule(Means.PALM, NO), rule(Means.PALM, YES)) == (trusted, suspected)


@pytest.mark.parametrize("reading", ["cup_only", "cup_or_baffle_box", "palm_unless_suspected", "any_way"])
def test_a_cup_will_always_do(reading: str) -> None:
    rule = rules(cup=reading).cup
    assert {rule(Means.CUP, suspected) for suspected in (NO, YES)} == {Ruling.ALLOWED}


def test_who_allows_a_cup_only_allows_no_box() -> None:
    assert rules(cup="cup_only").cup(Means.BAFFLE_BOX, NO) is Ruling.FORBIDDEN
    for other in ("cup_or_baffle_box", "palm_unless_suspected", "any_way"):
        assert rules(cup=other).cup(Means.BAFFLE_BOX, YES) is Ruling.ALLOWED


def test_a_word_annuls_a_throw_only_while_the_dice_roll() -> None:
    assert rules(annulling_word="kestum").annulling_word(YES) is Ruling.THROW_AGAIN
    assert rules(annulling_word="kestum").annulling_word(NO) is Ruling.THROW_COUNTS
    assert rules(annulling_word="no_word").annulling_word(YES) is Ruling.THROW_COUNTS


def test_a_touched_checker_moves_unless_a_word_was_said_first() -> None:
    assert rules(touch_move="touched_must_move").touch_move(NO, NO) is Ruling.MUST_MOVE_IT
    assert rules(touch_move="touched_must_move").touch_move(YES, NO) is Ruling.NEED_NOT_MOVE_IT
    for lenient in ("free_until_complete", "undo"):
        assert rules(touch_move=lenient).touch_move(NO, NO) is Ruling.MAY_CHANGE


def test_a_complete_turn_is_taken_back_by_a_button_only() -> None:
    for strict in ("touched_must_move", "free_until_complete"):
        assert rules(touch_move=strict).touch_move(NO, YES) is Ruling.STANDS
    assert rules(touch_move="undo").touch_move(NO, YES) is Ruling.MAY_CHANGE


@pytest.mark.parametrize(
    ("reading", "ending"),
    [
        ("clock_or_dice_passed", {Act.CLOCK_PRESSED, Act.DICE_PASSED}),
        ("own_dice_lifted", {Act.OWN_DICE_LIFTED, Act.OPPONENT_TOOK_DICE}),
    ],
)
def test_what_completes_a_turn(reading: str, ending: set[Act]) -> None:
    rule = rules(turn_complete=reading).turn_complete
    assert {act for act in Act if rule(act) is Ruling.TURN_OVER} == ending
    assert {act for act in Act if rule(act) is Ruling.TURN_GOES_ON} == set(Act) - ending


@pytest.mark.parametrize(
    ("reading", "first", "second", "left"),
    [
        ("minute_then_program", Ruling.MOVED_FOR_HIM, Ruling.LOSES_GAME, Ruling.MOVED_FOR_HIM),
        ("minute_then_computer", Ruling.MOVED_FOR_HIM, Ruling.MOVED_FOR_HIM, Ruling.LOSES_MATCH),
        ("clock", Ruling.NOT_SAID, Ruling.NOT_SAID, Ruling.NOT_SAID),
        ("no_limit", Ruling.CANNOT_HAPPEN, Ruling.CANNOT_HAPPEN, Ruling.CANNOT_HAPPEN),
    ],
)
def test_time_runs_out(reading: str, first: Ruling, second: Ruling, left: Ruling) -> None:
    rule = rules(time_limit=reading).time_limit
    assert rule(1, NO) is first
    assert rule(2, NO) is second
    assert rule(1, YES) is left


def test_the_order_of_throws_in_the_lot() -> None:
    assert rules(lot_order="white_throws_first").lot_order() is Ruling.FORBIDDEN
    assert rules(lot_order="any_order").lot_order() is Ruling.ALLOWED
