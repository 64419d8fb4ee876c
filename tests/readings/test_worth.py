"""What a win is worth, what resigning costs, and whether the second player has a last throw."""

from __future__ import annotations

from fractions import Fraction

import pytest

from narde_core.common import COMMON, GAMES
from narde_core.disputes.last_throw import DISPUTE as LAST_THROW
from narde_core.disputes.worth import DISPUTE as WORTH
from narde_core.faults import Fault
from narde_core.notation import parse_side
from narde_core.outcome import Draw, Ending, Victory, finish, possible_wins, resigned, say_ending
from narde_core.win import Kind
from tests.boards import rules, seen

ALL_OFF = "off:15"


def ending(
    own: str, opponent: str, game: str = "long", *, second: bool | None = None, **readings: str
) -> Ending | None:
    """How the game has ended, seen by the player to move."""
    position = GAMES[game].position(parse_side(own), parse_side(opponent))
    return finish(position, rules(game, **readings), second)


def won(loser: str, game: str = "long", **readings: str) -> tuple[str, int]:
    """The kind and the points of the win over a loser who stands like this."""
    ended = ending(loser, ALL_OFF, game, second=None, **readings)
    assert isinstance(ended, Victory)
    assert not ended.own
    return ended.win.kind.value, ended.win.points


@pytest.mark.parametrize("worth", ["oin_mars", "koks_and_home_mars", "home_mars_three", "koks_three"])
def test_one_checker_off_saves_the_mars_wherever_the_others_stand(worth: str) -> None:
    assert won("24:14 off:1", worth=worth) == ("plain", 1)
    assert won("1:14 off:1", worth=worth) == ("plain", 1)


@pytest.mark.parametrize(
    ("worth", "on_the_head", "on_the_way", "all_home"),
    [
        ("oin_mars", ("gammon", 2), ("gammon", 2), ("gammon", 2)),
        ("koks_and_home_mars", ("backgammon", 3), ("gammon", 2), ("home-gammon", 4)),
        ("home_mars_three", ("gammon", 2), ("gammon", 2), ("home-gammon", 3)),
        ("koks_three", ("backgammon", 3), ("gammon", 2), ("gammon", 2)),
    ],
)
def test_a_loser_with_nothing_off_pays_by_where_his_checkers_stand(
    worth: str, on_the_head: tuple[str, int], on_the_way: tuple[str, int], all_home: tuple[str, int]
) -> None:
    assert won("24:1 6:14", worth=worth) == on_the_head
    assert won("18:1 6:14", worth=worth) == on_the_way
    assert won("6:15", worth=worth) == all_home


def test_koks_is_the_quarter_of_the_start_and_no_point_further() -> None:
    assert won("19:1 6:14", worth="koks_and_home_mars") == ("backgammon", 3)
    assert won("18:1 6:14", worth="koks_and_home_mars") == ("gammon", 2)


def test_a_home_mars_costs_more_than_a_koks_though_the_loser_did_better() -> None:
    assert won("1:15", worth="koks_and_home_mars")[1] > won("24:15", worth="koks_and_home_mars")[1]


@pytest.mark.parametrize(
    ("koks", "on_the_bar", "in_the_winners_home", "at_the_edge"),
    [
        ("bar_or_home", 3, 3, 2),
        ("bar_only", 3, 2, 2),
        ("home_only", 2, 3, 2),
        ("none", 2, 2, 2),
    ],
)
def test_a_koks_in_short_nardy_needs_the_bar_or_the_winners_home(
    koks: str, on_the_bar: int, in_the_winners_home: int, at_the_edge: int
) -> None:
    assert won("bar:1 6:14", "short", koks=koks)[1] == on_the_bar
    assert won("19:1 6:14", "short", koks=koks)[1] == in_the_winners_home
    assert won("18:1 6:14", "short", koks=koks)[1] == at_the_edge


def test_no_koks_once_a_checker_is_off() -> None:
    assert won("bar:1 6:13 off:1", "short", koks="bar_or_home") == ("plain", 1)


def test_mars_counts_double_in_the_short_game_too() -> None:
    assert won("6:15", "short") == ("gammon", 2)


def test_a_game_goes_on_until_somebody_has_borne_off_everything() -> None:
    assert ending("1:1 off:14", "1:1 off:14") is None
    assert ending("bar:1 off:14", "1:1 off:14", "short") is None


def test_a_position_seen_by_the_winner_is_won_as_well() -> None:
    assert ending(ALL_OFF, "24:15") == Victory(own=True, win=possible_wins(rules())[1])


# the last throw


@pytest.mark.parametrize(("last_throw", "points"), [("half_each", Fraction(1, 2)), ("one_each", Fraction(1))])
def test_with_a_last_throw_the_second_player_may_still_draw(last_throw: str, points: Fraction) -> None:
    """The first player has finished and the second has one checker left, which every roll takes off."""
    before, after = "1:1 off:14", ALL_OFF
    assert ending(before, ALL_OFF, second=True, last_throw=last_throw) is None
    assert ending(ALL_OFF, after, second=False, last_throw=last_throw) == Draw(points)


def test_every_draw_and_every_win_has_its_sentence() -> None:
    draws = [Draw(points) for last_throw in LAST_THROW.readings if (points := last_throw()) is not None]
    wins = [Victory(own=True, win=win) for worth in WORTH.readings for win in possible_wins(rules(worth=worth.name))]
    for ended in (*draws, *wins, None):
        assert say_ending(ended, "ru") != say_ending(ended, "en")


def test_without_a_last_throw_the_second_player_loses_though_any_roll_would_finish() -> None:
    ended = ending("1:1 off:14", ALL_OFF, second=True, last_throw="none")
    assert isinstance(ended, Victory)
    assert not ended.own


def test_the_first_player_gets_no_throw_after_the_second_has_finished() -> None:
    ended = ending("1:1 off:14", ALL_OFF, second=False, last_throw="half_each")
    assert isinstance(ended, Victory)
    assert not ended.own


def test_a_last_throw_that_does_not_finish_loses_but_may_save_the_mars() -> None:
    ended = ending(ALL_OFF, "1:1 off:14", second=False, last_throw="half_each")
    assert ended == Victory(own=True, win=possible_wins(rules())[0])


def test_with_a_last_throw_it_has_to_be_said_who_plays_second() -> None:
    with pytest.raises(Fault, match="plays second"):
        ending("1:1 off:14", ALL_OFF, last_throw="half_each")


def test_without_a_last_throw_both_cannot_have_finished() -> None:
    with pytest.raises(Fault, match="only one can win"):
        ending(ALL_OFF, ALL_OFF)


def test_there_is_no_draw_in_short_nardy() -> None:
    with pytest.raises(Fault, match="only one can win"):
        ending(ALL_OFF, ALL_OFF, "short")


# resigning


@pytest.mark.parametrize(
    ("resignation", "nothing_off", "one_off"),
    [("single", 1, 1), ("mars_if_none_off", 2, 1), ("always_mars", 2, 2), ("as_offered", 1, 1)],
)
def test_resigning_costs_a_game_or_a_mars(resignation: str, nothing_off: int, one_off: int) -> None:
    under = rules(resignation=resignation)
    assert resigned(seen("24:15"), under).points == nothing_off
    assert resigned(seen("6:14 off:1"), under).points == one_off


@pytest.mark.parametrize("game", COMMON)
def test_nobody_resigns_a_game_that_somebody_has_finished(game: str) -> None:
    under = COMMON[game]
    arrived = f"1:{under.game.checkers}" if under.goal else f"off:{under.game.checkers}"
    done, start = parse_side(arrived, under.game.checkers), under.game.setup
    for position in (under.game.position(done, start), under.game.position(start, done)):
        with pytest.raises(Fault, match="too late to resign"):
            resigned(position, under)


def test_who_offers_a_mars_loses_a_mars_where_the_offer_counts() -> None:
    side = seen("24:2 13:5 8:3 6:5", "short")
    assert resigned(side, rules("short", resignation="as_offered"), Kind.GAMMON).points == 2
    assert resigned(side, rules("short", resignation="as_offered"), Kind.BACKGAMMON).points == 3
    assert resigned(side, rules("short", resignation="single"), Kind.GAMMON).points == 1


def test_nobody_can_resign_what_the_rules_do_not_know() -> None:
    with pytest.raises(Fault, match=r"no such win: backgammon \(koks\)"):
        resigned(seen("24:15", "short"), rules("short", koks="none"), Kind.BACKGAMMON)


@pytest.mark.parametrize(
    ("readings", "points"),
    [
        ({"worth": "oin_mars"}, [1, 2]),
        ({"worth": "koks_and_home_mars"}, [1, 2, 3, 4]),
        ({"worth": "home_mars_three"}, [1, 2, 3]),
        ({"worth": "koks_three"}, [1, 2, 3]),
    ],
)
def test_the_wins_that_long_nardy_knows(readings: dict[str, str], points: list[int]) -> None:
    assert [win.points for win in possible_wins(rules(**readings))] == points


@pytest.mark.parametrize(
    ("koks", "points"),
    [("bar_or_home", [1, 2, 3]), ("bar_only", [1, 2, 3]), ("home_only", [1, 2, 3]), ("none", [1, 2])],
)
def test_the_wins_that_short_nardy_knows(koks: str, points: list[int]) -> None:
    assert [win.points for win in possible_wins(rules("short", koks=koks))] == points
