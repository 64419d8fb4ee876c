"""What holds of every legal play, in every game, under every rule set; and the slow generator's word on all of them."""

from collections import Counter
from itertools import accumulate

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from narde_core.common import COMMON, GAMES
from narde_core.game import LONG, Game
from narde_core.graph import Stage
from narde_core.plays import LegalTurn
from narde_core.position import BAR, HEAD, OFF, POINTS, Meeting, Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import Play, Roll, Step, Turn
from tests import slow, slow_turns
from tests.strategies import VARIANTS, arbitrary_turns, every_kind, examples, reachable_turns, rules_of_play, turns

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
RUNNING = [game for game in VARIANTS if COMMON[game.name].runs_on]
long_run = pytest.mark.timeout(3600)


def positions_on_the_way(turn: Turn, play: Play) -> list[Counter[int]]:
    """The mover's checkers by point before each step of the play and after the last."""
    counts = [Counter(dict(enumerate(turn.position.own.counts)))]
    for step in play.steps:
        after = counts[-1].copy()
        after[step.start] -= 1
        after[step.end] += 1
        counts.append(after)
    return counts


@every_kind
@examples(40, 3_000)
@given(st.data())
def test_every_result_is_a_board_of_all_checkers_with_no_point_shared(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    for result in LegalTurn(turn, rules).results:
        assert sum(result.own.counts) == sum(result.opponent.counts) == game.checkers
        assert min(result.own.counts + result.opponent.counts) >= 0
        for point in POINTS:
            other_number = (point + 11) % 24 + 1 if not game.hits else 25 - point
            assert not (result.own[point] and result.opponent[other_number])


@every_kind
@examples(40, 3_000)
@given(st.data())
def test_no_checker_goes_back(games: st.SearchStrategy[Game], data: st.DataObject) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    before = turn.position
    for result in LegalTurn(turn, rules).results:
        farther_before = accumulate(reversed(before.own.counts))
        farther_after = accumulate(reversed(result.own.counts))
        assert all(after <= was for was, after in zip(farther_before, farther_after, strict=True))
        hit = result.opponent.bar - before.opponent.bar
        lost = [(point, count) for point, count in before.opponent if count != result.opponent[point] and point != BAR]
        assert hit == len(lost)
        assert all(count == 1 and result.opponent[point] == 0 for point, count in lost)


@every_kind
@examples(40, 3_000)
@given(st.data())
def test_every_play_is_made_of_steps_that_the_dice_and_the_board_allow(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    legal = LegalTurn(turn, rules)
    assert len(legal.plays) == len(set(legal.plays)) == len(set(legal.results)) == len(legal.results)
    for play, result in zip(legal.plays, legal.results, strict=True):
        assert not Counter(step.die for step in play.steps) - Counter(legal.search.dice)
        *on_the_way, last = positions_on_the_way(turn, play)
        assert all(counts[step.start] for counts, step in zip(on_the_way, play.steps, strict=True))
        assert tuple(last[place] for place in range(BAR + 1)) == result.own.counts
        for step in play.steps:
            dropped = step.start == HEAD and step.end in rules.drops(step.die)
            assert step.end == max(step.start - step.die, OFF) or dropped
            assert step.end == OFF or turn.position.opponent_on(step.end) < game.closed_by
        assert legal.result_of(play) == result


@every_kind
@examples(40, 3_000)
@given(st.data())
def test_a_legal_play_uses_as_many_dice_as_any_unless_it_ends_the_game(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    legal = LegalTurn(turn, rules)
    facts, readings = slow_turns.facts(turn), slow_turns.readings(rules)
    most = max(len(slow.dice_to_play(facts, readings)) - len(walk.left) for walk in slow.lawful_walks(facts, readings))
    assert legal.must_pass == (most == 0)
    for play, result in zip(legal.plays, legal.results, strict=True):
        assert len(play.steps) == most or slow.finished(slow_turns.by_progress(result.own), readings)


@every_kind
@long_run
@examples(60, 20_000)
@given(st.data())
def test_the_slow_generator_finds_the_same_results_in_positions_reached_by_play(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    agree(data.draw(reachable_turns(game)), data.draw(rules_of_play(game)))


@every_kind
@long_run
@examples(60, 20_000)
@given(st.data())
def test_the_slow_generator_finds_the_same_results_in_any_position(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    agree(data.draw(arbitrary_turns(game)), data.draw(rules_of_play(game)))


def agree(turn: Turn, rules: RuleSet) -> None:
    """Fails if the two generators differ on a turn."""
    assert set(LegalTurn(turn, rules).results) == slow_turns.slow_results(turn, rules)


@every_kind
@long_run
@examples(20, 3_000)
@given(st.data())
def test_the_step_graph_holds_every_order_of_steps_and_no_other(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    legal = LegalTurn(turn, rules)
    assume(not turn.roll.double or len(legal.results) < 12)  # of some doubles there are thousands of orders
    orders: set[tuple[Step, ...]] = set()
    ways: list[tuple[Step, ...]] = [()]
    stages: dict[tuple[Step, ...], Stage] = {(): legal.graph.start}
    while ways:
        way = ways.pop()
        onward = legal.graph.steps[stages[way]]
        if not onward:
            orders.add(way)
        for step, stage in onward.items():
            stages[*way, step] = stage
            ways.append((*way, step))
    without_hits = {tuple((step.start, step.end, step.die) for step in way) for way in orders}
    assert without_hits == slow_turns.slow_sequences(turn, rules)


@examples(60, 3_000)
@given(st.data())
def test_the_slow_generator_finds_the_same_turn_to_follow(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(RUNNING))
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    legal = LegalTurn(turn, rules)
    if legal.following:
        assert str(legal.following) == slow_turns.slow_following(turn, rules, legal.ends.dice)
    else:
        assert {result.own.off for result in legal.results} == {game.checkers}


@examples(40, 3_000)
@given(st.data())
def test_whoever_plays_a_double_to_its_end_the_next_to_throw_is_the_opponent(data: st.DataObject) -> None:
    """Its numbers rise by one, none is played more often than the rules say, and nothing is handed back."""
    game = data.draw(st.sampled_from(RUNNING))
    rules = data.draw(rules_of_play(game))
    turn = data.draw(
        reachable_turns(game).filter(lambda turn: turn.roll.double and not turn.goes_on and not turn.handed)
    )
    played: Counter[int] = Counter()
    throwers_turn = True
    for _ in range(13):
        legal = LegalTurn(turn, rules)
        played[turn.roll.high] += legal.ends.dice
        then = legal.following
        if then is None:
            return
        after = data.draw(st.sampled_from(legal.results))
        if after.own.off == game.checkers:
            return
        throwers_turn ^= not then.own
        onward = then.turn(after if then.own else after.swapped())
        if onward is None:
            break
        assert onward.roll.high - turn.roll.high == (then.own or 0)
        assert onward.handed == (0 if throwers_turn else then.times)
        turn = onward
    assert not throwers_turn
    assert max(played.values()) <= 4


@examples(40, 3_000)
@given(turns(LONG), rules_of_play(LONG))
def test_no_reading_of_the_head_but_no_limit_lets_more_than_two_leave(turn: Turn, rules: RuleSet) -> None:
    head = turn.position.own[24]
    most = 4 if rules["head"].name == "no_limit" else 2
    assert all(head - result.own[24] <= most for result in LegalTurn(turn, rules).results)


@every_kind
@examples(40, 3_000)
@given(st.data())
def test_whose_turn_it_is_changes_nothing_but_the_point_of_view(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    game = data.draw(games)
    position = data.draw(turns(game)).position
    assert position.swapped().swapped() == position
    for point in POINTS:
        assert position.meeting.across(position.meeting.across(point)) == point
        assert position.swapped().opponent_on(position.meeting.across(point)) == position.own[point]


@pytest.mark.parametrize("meeting", Meeting)
def test_the_routes_meet_as_the_games_say(meeting: Meeting) -> None:
    same_way = {1: 13, 6: 18, 12: 24, 13: 1, 24: 12}
    head_on = {1: 24, 6: 19, 12: 13, 13: 12, 24: 1}
    expected = same_way if meeting is Meeting.SAME_WAY else head_on
    assert {point: meeting.across(point) for point in expected} == expected


def test_the_start_is_the_same_for_both() -> None:
    for game in GAMES.values():
        assert game.start.swapped() == game.start == Position(game.setup, game.setup, game.meeting)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.bears_off], ids=lambda game: game.name)
def test_the_last_checker_is_borne_off_by_either_die_unless_the_number_has_to_be_exact(game: Game) -> None:
    last = Side.of({OFF: game.checkers - 1, 1: 1}, game.checkers)
    turn = Turn(game.position(last, last), Roll(4, 1))
    rules = COMMON[game.name]
    legal = LegalTurn(turn, rules)
    either = {1} if rules["bearing_off"].name == "exact_only" else {4, 1}
    assert {step.die for step in legal.graph.steps[legal.graph.start]} == either
