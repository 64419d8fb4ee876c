"""The slow generator asked about the core's own turns, and its answers as the core's positions."""

from __future__ import annotations

from narde_core.position import BAR, HEAD, OFF, Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import Turn
from tests import slow


def facts(turn: Turn) -> slow.Facts:
    """The turn in the slow generator's terms; what is not said of it is found out here a second time."""
    position, roll = turn.position, turn.roll
    nobody_left = position.own[HEAD] == position.own.total
    numbered = nobody_left if turn.number is None else turn.number == 1
    first = numbered if turn.first is None else turn.first
    second = (
        first and position.opponent[HEAD] != position.own.total if turn.second_player is None else turn.second_player
    )
    opened = turn.opponent_opened
    return slow.Facts(
        "short" if position.meeting.across(1) == HEAD else "long",
        by_progress(position.own),
        by_progress(position.opponent),
        (roll.high, roll.low),
        first,
        second,
        frozenset({(opened.high, opened.low)} if opened else ()),
        turn.number,
        turn.goes_on,
        turn.handed,
    )


def slow_following(turn: Turn, rules: RuleSet, played: int) -> str:
    """Who comes next and with what, the slow way."""
    return slow.what_follows(facts(turn), readings(rules), played)


def by_progress(side: Side) -> slow.Places:
    return slow.places({HEAD - point: side[point] for point in range(OFF, BAR + 1)})


def by_points(places: slow.Places) -> Side:
    return Side.of({HEAD - progress: count for progress, count in places}, sum(count for _, count in places))


def readings(rules: RuleSet) -> dict[str, str]:
    """The names of the readings, by dispute."""
    return {dispute: rules[dispute].name for dispute in rules.disputes}


def slow_results(turn: Turn, rules: RuleSet) -> set[Position]:
    """Every position in which the turn may end, seen by the mover, the slow way."""
    return {
        Position(by_points(own), by_points(other), turn.position.meeting)
        for own, other in slow.results(facts(turn), readings(rules))
    }


def slow_sequences(turn: Turn, rules: RuleSet) -> set[tuple[tuple[int, int, int], ...]]:
    """Every order of steps of a legal play, each (start, end, die) by own points, the slow way."""
    return {
        tuple((HEAD - start, HEAD - end, die) for start, end, die in steps)
        for steps in slow.sequences(facts(turn), readings(rules))
    }
