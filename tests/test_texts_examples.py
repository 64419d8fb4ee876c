"""The examples that the source texts give, played under the rule set made of each text."""

import pytest

from narde_core import first_round
from narde_core.authorities import AUTHORITIES
from narde_core.common import COMMON_LONG, GAMES
from narde_core.disputes import head, worth
from narde_core.game import LONG
from narde_core.notation import format_play, parse_side
from narde_core.plays import LegalTurn
from narde_core.rulesets import find
from narde_core.turn import ROLLS, Roll
from tests.boards import turn

HEAD = "24:15"
AFTER = {
    "5-5": "24:14 4:1",
    "2-1": "24:14 21:1",
    "6-2": "24:14 16:1",
    "5-3": "24:14 16:1",
    "2-2": "24:14 16:1",
    "4-4": "24:13 16:2",
}
"""The first player's checkers, as he counts them, after an opening."""


def played(rules: str, own: str, opponent: str, roll: str, game: str = "long", **known: bool | str) -> set[str]:
    """The legal plays of a turn under the rules of a text."""
    legal = LegalTurn(turn(own, opponent, roll, game=game, **known), find(GAMES[game], rules).rules)
    return {format_play(play) for play in legal.plays}


def reply(rules: str, opening: str, roll: str) -> set[str]:
    """The second player's legal plays on his first turn."""
    return played(rules, HEAD, AFTER[opening], roll, first=True, second=True, opened=opening)


# --- the head -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["numbered-rules", "head-qa", "exception-note", "commentary", "long-article"])
def test_a_moved_checker_gives_no_second_one(rules: str) -> None:
    assert reply(rules, "5-5", "4-4") == {"24/20"}
    assert reply(rules, "2-2", "5-5") == {"24/9"}
    assert reply(rules, "5-5", "6-2") == {"24/18"}


@pytest.mark.parametrize(("roll", "checkers"), [("1-1", 1), ("2-2", 1), ("3-3", 2), ("4-4", 2), ("5-5", 1), ("6-6", 2)])
def test_the_table_of_doubles_in_the_answer_about_the_head(roll: str, checkers: int) -> None:
    legal = LegalTurn(turn(HEAD, HEAD, roll, first=True, second=False), find(LONG, "head-qa").rules)
    assert {15 - result.own[24] for result in legal.results} == {checkers}


def test_gamblers_longer_list_for_the_second_player() -> None:
    assert reply("gambler", "5-5", "6-2") == {"24/18 24/22"}
    assert reply("gambler", "5-5", "4-4") == {"24/20(2)"}
    assert reply("gambler", "5-5", "5-3") == {"24/19"}
    assert reply("gambler", "2-1", "5-5") == {"24/14(2)"}
    assert reply("gambler", "6-2", "5-5") == {"24/14(2)", "24/9 24/19"}
    assert reply("gambler", "5-3", "5-5") == {"24/9"}
    assert reply("gambler", "4-4", "5-5") == {"24/9"}


def test_a_browser_game_gives_the_second_player_two_with_a_double_that_is_stopped() -> None:
    assert reply("browser-game", "5-5", "4-4") == {"24/20(2)"}
    assert reply("browser-game", "5-5", "6-2") == {"24/18"}


def test_duelio_answers_no_for_five_five() -> None:
    assert played("duelio", HEAD, HEAD, "5-5", first=True) == {"24/4"}
    assert reply("duelio", "2-1", "5-5") == {"24/14"}
    assert reply("duelio", "5-5", "4-4") == {"24/20(2)"}


def test_the_second_answer_of_the_thread() -> None:
    assert played("answers-thread", HEAD, HEAD, "3-3", first=True) == {"24/15 24/21"}
    assert played("answers-thread", HEAD, HEAD, "4-4", first=True) == {"24/16(2)"}
    assert played("answers-thread", HEAD, HEAD, "2-2", first=True) == {"24/16"}
    assert played("answers-thread", HEAD, HEAD, "1-1", first=True) == {"24/20"}
    assert played("answers-thread", HEAD, HEAD, "6-6", first=True) == {"24/18(2)"}


def test_the_federation_gives_the_right_to_the_second_player_only() -> None:
    assert played("fnr-2026", HEAD, HEAD, "4-4", first=True, second=False) == {"24/16"}
    assert reply("fnr-2026", "5-5", "4-4") == {"24/20(2)"}
    assert reply("fnr-2026", "5-5", "6-2") == {"24/18"}


def test_the_crazy_site_takes_two_with_a_double_late_in_the_game() -> None:
    own, opponent = "24:7 20:4 16:4", "24:7 23:4 18:4"
    both = {result.own[24] for result in LegalTurn(turn(own, opponent, "5-5"), find(LONG, "crazy-site").rules).results}
    assert min(both) == 5
    one = {result.own[24] for result in LegalTurn(turn(own, opponent, "5-5"), find(LONG, "duelio").rules).results}
    assert min(one) == 6


# --- six in a row ---------------------------------------------------------------------------------------------------

AHEAD = {"gambler", "duelio", "numbered-rules", "moscow-open", "crazy-site", "commentary", "fnr-2026"}
HOME = {"forum-2012", "stake-tables"}


@pytest.mark.parametrize(
    ("opponent", "who"),
    [
        ("24:15", {"toy-manual"}),
        ("24:14 17:1", {"toy-manual", *AHEAD}),
        ("24:14 6:1", {"toy-manual", *AHEAD, *HOME}),
    ],
    ids=["nobody past it", "one past it", "one home"],
)
def test_who_lets_six_in_a_row_stand(opponent: str, who: set[str]) -> None:
    """A six takes 13 to 7 and closes 11 to 6, the opponent's 23- to 18-points."""

    def closes(rules: str) -> bool:
        legal = LegalTurn(turn("24:3 13:2 11:3 10:2 9:2 8:1 6:2", opponent, "6-1"), find(LONG, rules).rules)
        return any(all(result.own[point] for point in range(6, 12)) for result in legal.results)

    assert {rules for rules in {*AHEAD, *HOME, "toy-manual", "general-2012"} if closes(rules)} == who


def test_a_six_in_passing_parts_the_moscow_rules_from_the_numbered_ones() -> None:
    own = "14:1 11:3 10:3 9:3 7:3 6:2"
    assert "14/6" in played("moscow-open", own, HEAD, "6-2")
    assert len(played("moscow-open", own, HEAD, "6-2")) == 18
    assert "14/6" not in played("numbered-rules", own, HEAD, "6-2")
    assert len(played("numbered-rules", own, HEAD, "6-2")) == 17


# --- dice and bearing off -------------------------------------------------------------------------------------------


def test_the_numbered_rules_play_the_six_of_a_six_five() -> None:
    own, opponent = "20:1 5:14", "24:9 20:1 21:5"
    assert played("numbered-rules", own, opponent, "6-5") == {"20/14"}


def test_the_moscow_rules_want_both_numbers_of_a_six_four() -> None:
    """Either checker can play the six, but only the one that goes on can play the four."""
    assert played("moscow-open", "15:1 7:1 off:13", "24:13 23:1 15:1", "6-4") == {"15/5"}


@pytest.mark.parametrize("rules", ["duelio", "numbered-rules", "long-article", "moscow-open", "encyclopedia"])
def test_a_larger_die_takes_the_highest(rules: str) -> None:
    assert played(rules, "4:1 2:1 off:13", HEAD, "6-5") == {"4/off 2/off"}
    assert played(rules, "4:2 2:1 off:12", HEAD, "6-5") == {"4/off(2)"}


@pytest.mark.parametrize("rules", ["numbered-rules", "moscow-open"])
def test_a_three_may_bear_off_or_move_inside_home(rules: str) -> None:
    assert played(rules, "6:2 5:1 4:1 3:1 off:10", HEAD, "6-3") == {
        "6/off 3/off",
        "6/off 6/3",
        "6/off 5/2",
        "6/off 4/1",
    }


def test_the_toy_manuals_examples_of_bearing_off() -> None:
    assert "4/off 2/off" in played("toy-manual", "4:1 2:1 1:1 off:12", "13:15", "6-2", game="short")
    assert played("toy-manual", "6:5 off:10", "13:15", "6-6", game="short") == {"6/off(4)"}


def test_the_article_in_pictures_takes_a_six_from_the_four_point() -> None:
    assert played("short-photo", "4:2 2:1 off:12", "13:15", "6-6", game="short") == {"4/off(2) 2/off"}


# --- worth ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loser", "rules", "points"),
    [
        ("6:14 off:1", "numbered-rules", 1),
        ("6:15", "numbered-rules", 2),
        ("24:1 6:14", "numbered-rules", 2),
        ("24:1 6:14", "stake-tables", 3),
        ("6:15", "stake-tables", 4),
        ("6:15", "masters-of-backgammon", 3),
        ("24:1 6:14", "duelio", 2),
    ],
)
def test_what_a_win_is_worth(loser: str, rules: str, points: int) -> None:
    reading = find(LONG, rules).rules["worth"]
    assert reading(parse_side(loser)).points == points
    assert reading in worth.DISPUTE.readings


# --- what the slips say ---------------------------------------------------------------------------------------------


def test_how_much_of_a_double_one_checker_loses_to_the_head() -> None:
    """Duelio says “nearly the whole roll”."""
    rules = COMMON_LONG.with_reading("head", "always_one")
    lost = {roll: 4 - LegalTurn(turn(HEAD, HEAD, roll, first=True), rules).ends.dice for roll in ("6-6", "4-4", "3-3")}
    assert lost == {"6-6": 3, "4-4": 2, "3-3": 1}


def test_which_openings_put_a_checker_in_the_way() -> None:
    """The commentary names four of the seven; Gambler's list, three."""
    disputed: dict[str, set[str]] = {}
    for row in first_round.replies(COMMON_LONG):
        if row.disputed:
            disputed.setdefault(str(row.opening.roll), set()).add(str(row.roll))
    assert disputed == {
        "5-5": {"2-2", "4-4", "6-2", "5-3"},
        **{opening: {"5-5"} for opening in ("2-1", "6-2", "5-3", "2-2", "4-4", "3-3")},
    }


def test_gamblers_two_rolls_each_go_with_openings_of_their_own() -> None:
    stopped = {
        (opening, str(roll))
        for opening in ("5-5", "2-1", "6-2")
        for roll in (Roll(5, 5), Roll(6, 2))
        if head.obstacles(turn(HEAD, AFTER[opening], str(roll))) - {12}
    }
    assert stopped == {("5-5", "6-2"), ("2-1", "5-5"), ("6-2", "5-5")}


def test_the_principle_of_the_moscow_rules_and_their_list_part() -> None:
    listed, principle = (known.reading for known in AUTHORITIES["moscow-open"].on(LONG, "head"))
    parted = {
        (opening, str(roll))
        for opening, opponent in AFTER.items()
        for roll in ROLLS
        if listed(asked := turn(HEAD, opponent, str(roll), first=True, second=True)) != principle(asked)
    }
    assert parted == {
        ("5-5", "2-2"),
        ("5-5", "6-2"),
        ("5-5", "5-3"),
        *((opening, "5-5") for opening in ("2-1", "6-2", "5-3", "2-2", "4-4")),
    }
