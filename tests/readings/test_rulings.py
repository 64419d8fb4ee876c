"""What the texts themselves rule, each under its own rule set: procedure, the cube, and what a win brings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from narde_core.common import GAMES
from narde_core.disputes.cup import Means
from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.match import Match, Won
from narde_core.notation import parse_side
from narde_core.outcome import resigned
from narde_core.ruleset import RuleSet
from narde_core.rulesets import find
from narde_core.turn import Colour
from narde_core.win import BACKGAMMON, GAMMON, PLAIN, Kind
from tests.boards import seen

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def of(game: str, source: str, dispute: str) -> RuleSet:
    """The rule set of a text, which must state its own reading of the dispute."""
    named = find(GAMES[game], source)
    assert named.origins[dispute].stated
    return named.rules


@pytest.mark.parametrize(
    ("game", "source", "at_once", "dice_taken", "thrown"),
    [
        ("long", "numbered-rules", "opponent-chooses", "opponent-chooses", "stands"),
        ("long", "moscow-open", "must-correct", "stands", "stands"),
        ("short", "world-rules", "must-correct", "must-correct", "stands"),
        ("long", "duelio", "cannot-happen", "cannot-happen", "cannot-happen"),
    ],
)
def test_who_may_let_a_play_stand_that_breaks_the_rules(
    game: str, source: str, at_once: str, dice_taken: str, thrown: str
) -> None:
    rule = of(game, source, "illegal_play").illegal_play
    situations = ((False, False), (True, False), (True, True))
    assert [rule(*situation).value for situation in situations] == [at_once, dice_taken, thrown]


@pytest.mark.parametrize(
    ("game", "source", "dispute", "told", "ruling"),
    [
        # both dice on one half, and flat
        ("long", "numbered-rules", "dice_halves", (1,), "throw-again"),
        ("long", "moscow-open", "dice_halves", (0,), "throw-counts"),
        ("short", "us-rules-2008", "dice_halves", (0,), "throw-again"),
        ("short", "us-rules-2008", "dice_halves", (2,), "throw-counts"),
        ("short", "us-rules-2017", "dice_halves", (0,), "throw-counts"),
        ("long", "moscow-open", "cocked_dice", (), "throw-again"),
        ("long", "duelio", "cocked_dice", (), "cannot-happen"),
        ("long", "encyclopedia", "die_on_checker", (True,), "throw-again"),
        ("short", "us-rules-2017", "die_on_checker", (True,), "throw-counts"),
        ("short", "us-rules-2017", "die_on_checker", (False,), "throw-again"),
        # the cup
        ("long", "numbered-rules", "cup", (Means.PALM, False), "forbidden"),
        ("long", "moscow-open", "cup", (Means.PALM, False), "allowed"),
        ("long", "moscow-open", "cup", (Means.PALM, True), "forbidden"),
        ("long", "fnr-2025", "cup", (Means.PALM, False), "forbidden"),
        ("long", "fnr-2024", "lot_order", (), "forbidden"),
        # the hand
        ("long", "moscow-open", "touch_move", (False, False), "must-move-it"),
        ("long", "moscow-open", "touch_move", (True, False), "need-not-move-it"),
        ("long", "numbered-rules", "touch_move", (False, False), "may-change"),
        ("short", "backgammon-site", "touch_move", (False, True), "may-change"),
        ("long", "crazy-site", "annulling_word", (True,), "throw-again"),
        ("long", "crazy-site", "annulling_word", (False,), "throw-counts"),
        # the clock
        ("long", "duelio", "time_limit", (1, False), "moved-for-him"),
        ("long", "duelio", "time_limit", (2, False), "loses-game"),
        ("short", "backgammon-site", "time_limit", (2, False), "moved-for-him"),
        ("short", "backgammon-site", "time_limit", (1, True), "loses-match"),
    ],
)
def test_dice_hands_and_the_clock(game: str, source: str, dispute: str, told: tuple[Any, ...], ruling: str) -> None:
    assert of(game, source, dispute)[dispute](*told).value == ruling


def test_in_portes_and_tavla_the_winner_throws_again_and_nothing_is_doubled_or_worth_three() -> None:
    tavla = of("short", "tavla", "cube")
    match = Match(rules=tavla, length=5).lot((5,), (3,))
    assert match.starter is WHITE
    assert match.opening is None
    with pytest.raises(Fault, match="There is no doubling"):
        match.double(WHITE)
    assert tavla.win_over(parse_side("bar:1 6:14")) == GAMMON
    assert not tavla.may_move_on(6)
    assert tavla.may_move_on(7)


def test_at_four_two_to_five_neither_doubles_in_the_crawford_game() -> None:
    match = Match(rules=of("short", "backgammon-site", "crawford"), length=5, white=Fraction(3), black=Fraction(2))
    crawford = match.lot((5,), (3,)).after(Won(WHITE, PLAIN)).lot((5,), (3,))
    for colour in Colour:
        with pytest.raises(Fault, match="nobody doubles in the next game"):
            crawford.double(colour)


def test_one_text_bars_only_the_leader_but_doubles_for_stakes_alone() -> None:
    """So its own rule about the last point of a match never comes to bear."""
    rules = of("short", "crazy-site", "crawford")
    assert rules.crawford(False)  # noqa: FBT003 - the one who trails
    assert not rules.cube(5)
    assert rules.cube(0)


def test_a_dave_refused_costs_a_point_and_a_base_passes_the_biver() -> None:
    match = Match(rules=of("short", "crazy-site", "beaver"), starter=WHITE)
    assert match.double(WHITE).refuse().white == 1
    taken = match.double(WHITE).take()
    assert taken.stake.cube == Cube(2, BLACK)
    assert taken.double(BLACK).refuse().black == 1
    assert match.double(WHITE).double_back().take().stake.cube == Cube(4, WHITE)


def test_refusing_costs_the_stake_before_the_double_on_one_site_and_one_point_in_another_text() -> None:
    site = Match(rules=of("short", "backgammon-site", "refused_double"), length=7, starter=WHITE)
    assert site.double(WHITE).take().double(BLACK).refuse().black == 2
    text = Match(rules=of("short", "short-cube", "refused_double"), starter=WHITE)
    assert text.double(WHITE).take().double(BLACK).refuse().black == 1


def test_a_single_game_is_a_match_to_one_point_without_a_cube() -> None:
    single = Match(rules=of("short", "backgammon-site", "cube"), length=1, starter=WHITE)
    with pytest.raises(Fault, match="a single game"):
        single.double(WHITE)
    assert single.after(Won(WHITE, BACKGAMMON)).white == 3


@pytest.mark.parametrize(
    ("game", "source", "points"),
    [("long", "duelio", 1), ("long", "engine-spec", 2), ("long", "stake-tables", 2)],
)
def test_what_resigning_with_nothing_off_costs(game: str, source: str, points: int) -> None:
    assert resigned(seen("24:15"), of(game, source, "resignation")).points == points


def test_a_program_lets_the_resigner_say_what_he_gives_up() -> None:
    rules = of("short", "gnubg-manual", "resignation")
    assert resigned(seen("24:2 13:5 8:3 6:5", "short"), rules, Kind.GAMMON) == GAMMON


def test_under_jacoby_a_mars_with_the_cube_in_the_middle_is_one_point() -> None:
    jacoby = Match(rules=of("short", "gnubg-manual", "jacoby"), starter=WHITE)
    always = Match(rules=of("short", "backgammon-site", "jacoby"), starter=WHITE)
    assert jacoby.after(Won(WHITE, GAMMON)).white == 1
    assert always.after(Won(WHITE, GAMMON)).white == 2


def test_an_even_lot_doubles_the_stake_once_where_that_is_agreed() -> None:
    match = Match(rules=of("short", "gnubg-manual", "lot_tie")).lot((2,), (2,)).lot((4,), (4,))
    assert match.stake.cube == Cube(2)


def test_the_winner_starts_again_in_moscow_and_the_players_take_turns_under_the_numbered_rules() -> None:
    moscow = Match(rules=of("long", "moscow-open", "next_game"), starter=WHITE)
    numbered = Match(rules=of("long", "numbered-rules", "next_game"), starter=WHITE)
    assert moscow.after(Won(WHITE, PLAIN)).starter is WHITE
    assert numbered.after(Won(WHITE, PLAIN)).starter is BLACK
