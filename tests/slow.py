"""A slow generator of every result of a turn, to hold the fast one against.

It shares no code with narde_core and counts otherwise: by *progress*, the pips a checker has travelled from its own
head (0 the head, 18 to 23 home, 24 off, -1 the bar). A side is a dict from progress to checkers. Every order of dice
and checkers is tried, step by step, on copies; what a later step may depend on is written down in `Walk`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tests.slow_facts import BAR, HOME, OFF, START, Facts, Places, Walk, across, places, shifted

__all__ = ["Facts", "Places", "Walk", "places", "results", "sequences", "what_follows"]

# --- a double that runs on -----------------------------------------------------------------------------------------

TIMES = {"each_four_times": 4, "each_twice": 2}


def runs_on(facts: Facts, readings: Mapping[str, str]) -> bool:
    """Whether the dice are a double after which the higher ones are played."""
    if "cascade" not in readings or not facts.double:
        return False
    if facts.goes_on or facts.handed:
        return True
    if readings["cascade_start"] == "from_the_first_turn":
        return True
    if facts.number is None:
        travelled = sum(max(progress, 0) * count for progress, count in facts.own)
        assert facts.first or travelled > 72, "the turn is not known"
        return not facts.first
    return facts.number >= 4


def dice_to_play(facts: Facts, readings: Mapping[str, str]) -> tuple[int, ...]:
    """The dice of the turn under these readings."""
    if not runs_on(facts, readings):
        return facts.all_dice
    return facts.dice[:1] * (facts.handed or TIMES[readings["cascade"]])


def what_follows(facts: Facts, readings: Mapping[str, str], played: int) -> str:
    """Who comes next and with what, after ``played`` dice and no end of the game."""
    number, double = facts.dice[0], runs_on(facts, readings)
    missing = len(dice_to_play(facts, readings)) - played
    if not double:
        return "opponent throws"
    if facts.handed:
        # what he cannot play either is lost, number by number; then it is his own throw
        return f"mover {number + 1}-{number + 1}({TIMES[readings['cascade']]})" if number < 6 else "mover throws"
    if not missing:
        return f"mover {number + 1}-{number + 1}({TIMES[readings['cascade']]})" if number < 6 else "opponent throws"
    begun = played or facts.goes_on
    if readings["leftover"] == "opponent_plays" or (readings["leftover"] == "opponent_plays_if_moved" and begun):
        return f"opponent {number}-{number}({missing})"
    return "opponent throws"


# --- six-one -------------------------------------------------------------------------------------------------------

DROPS_TO = {"any_home_point": range(HOME, OFF), "last_point": range(OFF - 1, OFF)}


def finished(own: Places, readings: Mapping[str, str]) -> bool:
    """Whether the game is over for a side that stands like this."""
    arrived = {"all_home": HOME, "all_on_last_point": OFF - 1, None: OFF}[readings.get("six_one_end")]
    return all(progress >= arrived for progress, _ in own)


def six_one_landings(own: Places, die: int, readings: Mapping[str, str]) -> Iterator[tuple[int, int]]:
    """(start, end) of each checker that ``die`` can bring somewhere in six-one, the opponent left aside."""
    for start, _ in own:
        if die in {1, 6} and start == START:
            yield from ((start, end) for end in DROPS_TO[readings["drop_point"]])
        if start + die < OFF and (die not in {1, 6} or readings["six_and_one"] == "drop_or_step"):
            yield start, start + die


# --- one step -------------------------------------------------------------------------------------------------------


def may_bear_off(own: Places, start: int, die: int, reading: str) -> bool:
    """Whether ``die`` takes a checker on ``start`` off; all are known to be home."""
    needed = 24 - start
    if die == needed:
        return True
    if die < needed or reading == "exact_only":
        return False
    still_to_go = [24 - progress for progress, _ in own if progress < OFF]
    if reading == "from_the_highest":
        return needed == max(still_to_go)
    if reading == "any_lower_point":
        return max(still_to_go) < die
    raise AssertionError(reading)


def landings(game: str, own: Places, other: Places, die: int, readings: Mapping[str, str]) -> Iterator[tuple[int, int]]:
    """(start, end) of each checker that ``die`` can move, the head, the prime and the other dice left aside."""
    theirs = dict(other)
    if finished(own, readings):
        return
    if "six_and_one" in readings:
        ways = six_one_landings(own, die, readings)
        yield from ((start, end) for start, end in ways if not theirs.get(across(game, end)))
        return
    on_the_bar = dict(own).get(BAR, 0) > 0
    all_home = all(progress >= HOME for progress, _ in own)
    for start, _ in own:
        if start == OFF or (on_the_bar and start != BAR):
            continue
        end = start + die
        if end >= OFF:
            if all_home and may_bear_off(own, start, die, readings["bearing_off"]):
                yield start, OFF
        elif all_home and readings.get("inside_moves") == "forbidden":
            continue
        elif theirs.get(across(game, end), 0) < (1 if game == "long" else 2):
            yield start, end


# --- the head -------------------------------------------------------------------------------------------------------


def lone_checker(facts: Facts, readings: Mapping[str, str]) -> tuple[bool, set[int]]:
    """Whether one checker from the head can play the whole roll, and on which progress it is stopped."""
    theirs = dict(facts.other)
    dice = dice_to_play(facts, readings)
    orders = {dice, dice[::-1]}
    stops = set()
    for order in orders:
        at = START
        for die in order:
            at += die
            if at >= OFF:
                stops.add(OFF)
                break
            if theirs.get(across("long", at)):
                stops.add(at)
                break
        else:
            return True, set()
    return False, stops


def head_limit(facts: Facts, readings: Mapping[str, str]) -> int:
    """How many checkers may leave the head in this turn."""
    reading = readings["head"]
    roll = facts.larger_first
    listed = roll in {(3, 3), (4, 4), (6, 6)}
    goes_through, stops = lone_checker(facts, readings)
    by_the_head = stops == {12} and facts.double
    two = {
        "natural_obstacle": facts.first and by_the_head,
        "doubles_when_blocked": facts.first and facts.double and not goes_through,
        "whenever_blocked": facts.first and not goes_through,
        "extended_list": facts.first
        and (
            listed
            or (
                facts.second_player
                and bool(facts.opened & {(2, 1), (6, 2), (5, 5)})
                and roll in {(5, 5), (6, 2)}
                and not goes_through
            )
        ),
        "listed_doubles": facts.first and listed,
        "second_player_only": facts.first and facts.second_player and listed,
        "any_double_any_turn": facts.double,
        "any_double_first_turn": facts.first and facts.double,
        "always_one": False,
        "pass_when_blocked": facts.first and by_the_head,
        "six_six_only": facts.first and roll == (6, 6),
        "sixes_and_fours": facts.first and roll in {(6, 6), (4, 4)},
        "no_limit": False,
    }[reading]
    if reading == "no_limit":
        return 15
    if two:
        return 2
    if reading == "pass_when_blocked" and facts.first and facts.second_player and stops - {12, OFF}:
        return 0  # a checker that has moved stands in the way
    return 1


def first_is_stuck(facts: Facts, walk: Walk, readings: Mapping[str, str]) -> bool:
    """Whether the checker that left the head first can go no further with the dice left."""
    return not any(
        start == walk.first_off_head
        for die in set(walk.left)
        for start, _ in landings(facts.game, walk.own, walk.other, die, readings)
    )


# --- six in a row ---------------------------------------------------------------------------------------------------


def windows(route: str) -> Iterator[tuple[frozenset[int], int | None]]:
    """Each run of six that counts: my progresses, and the opponent's progress of its last point.

    None for the last point when the run goes over the end of the opponent's route, so that nobody stands past it.
    """
    starts = range(24) if route == "ring" else range(19)
    for begin in starts:
        run = [(begin + k) % 24 for k in range(6)]
        if route == "own_route":
            mine, theirs = run, [across("long", progress) for progress in run]
        else:
            mine, theirs = [across("long", progress) for progress in run], run
        yield frozenset(mine), None if {0, 23} <= set(theirs) else theirs[-1]


WINDOWS = {route: tuple(windows(route)) for route in ("opponents_route", "own_route", "ring")}


def prime_stands(other: Places, last: int | None, reading: str) -> bool:
    """Whether the opponent's checkers are where ``reading`` wants them for six in a row to stand."""
    some_off = dict(other).get(OFF, 0) > 0
    if reading == "opponent_ahead":
        return some_off or (last is not None and any(progress > last for progress, _ in other))
    if reading == "opponent_home":
        return any(progress >= HOME for progress, _ in other)
    return {"never_six": False, "no_ban": True}[reading]


def primes_allowed(facts: Facts, walk: Walk, readings: Mapping[str, str]) -> bool:
    """Whether every six in a row of the board now may stand; one that stood before the turn is not judged."""
    if "prime" not in readings:
        return True
    before = {progress for progress, _ in facts.own}
    now = {progress for progress, _ in walk.own}
    return all(
        prime_stands(walk.other, last, readings["prime"])
        for run, last in WINDOWS[readings["prime_route"]]
        if run <= now and not run <= before
    )


# --- the turn -------------------------------------------------------------------------------------------------------


def moved(facts: Facts, walk: Walk, die: int, start: int, end: int) -> Walk:
    """The walk after one checker goes from ``start`` to ``end``, the bookkeeping of the disputes left aside."""
    left = list(walk.left)
    left.remove(die)
    other = walk.other
    if facts.game == "short" and end < OFF and dict(other).get(across("short", end)):
        other = shifted(other, across("short", end), BAR)
    return replace(walk, own=shifted(walk.own, start, end), other=other, left=tuple(left))


def continuations(facts: Facts, walk: Walk, readings: Mapping[str, str]) -> Iterator[Walk]:
    """Every walk that is one step longer."""
    for die in set(walk.left):
        for start, end in landings(facts.game, walk.own, walk.other, die, readings):
            after = moved(facts, walk, die, start, end)
            if facts.game == "short":
                yield from without_hit_and_run(walk, after, (start, end), readings)
            else:
                yield from within_the_head_rule(facts, walk, after, (start, end), readings)


def within_the_head_rule(
    facts: Facts, walk: Walk, after: Walk, step: tuple[int, int], readings: Mapping[str, str]
) -> Iterator[Walk]:
    """The walk after ``step`` with its head-keeping done; none if the head may not be left."""
    start, end = step
    if "head" not in readings:
        yield after
        return
    if start == START:
        if walk.left_head == head_limit(facts, readings):
            return
        if walk.left_head == 0:
            yield replace(after, left_head=1, first_off_head=end)
        elif (
            readings["head_order"] == "free"
            or readings["head"] == "no_limit"  # without a rule of the head there is no order of leaving it either
            or first_is_stuck(facts, walk, readings)
        ):
            yield replace(after, left_head=walk.left_head + 1)
        return
    if start == walk.first_off_head:
        yield replace(after, first_off_head=end)
    if start != walk.first_off_head or dict(walk.own)[start] > 1:
        yield after  # another checker of the same point goes


def without_hit_and_run(walk: Walk, after: Walk, step: tuple[int, int], readings: Mapping[str, str]) -> Iterator[Walk]:
    """The walk after ``step``; none if it takes a checker on that has hit and has to stay."""
    start, end = step
    reading = readings["hit_and_run"]
    if dict(walk.own)[start] <= walk.hitters.count(start):
        return  # only checkers that have hit stand there
    if after.other != walk.other and (reading == "never" or (reading == "not_in_home" and end >= HOME)):
        after = replace(after, hitters=tuple(sorted((*walk.hitters, end))))
    yield after


def stands_on_the_way(facts: Facts, walk: Walk, readings: Mapping[str, str]) -> bool:
    """Whether the board may stand in mid-turn, where only some rules judge six in a row."""
    return readings.get("passing") != "every_step" or primes_allowed(facts, walk, readings)


def lawful_walks(facts: Facts, readings: Mapping[str, str]) -> set[Walk]:
    """Every beginning of a turn, none to all dice long, that would be a legal turn if there were no duty to play on."""
    level = {Walk(facts.own, facts.other, dice_to_play(facts, readings))}
    lawful: set[Walk] = set()
    while level:
        lawful |= {walk for walk in level if primes_allowed(facts, walk, readings)}
        level = {
            longer
            for walk in level
            for longer in continuations(facts, walk, readings)
            if stands_on_the_way(facts, longer, readings)
        }
    return lawful


def legal_walks(facts: Facts, readings: Mapping[str, str]) -> set[Walk]:
    """The turns that play as many dice as can be played, and the larger of two if only one can."""
    walks = lawful_walks(facts, readings)
    over = {walk for walk in walks if finished(walk.own, readings)}  # nothing is left to play
    fewest_left = min(len(walk.left) for walk in walks)
    walks = {walk for walk in walks if len(walk.left) == fewest_left}
    if fewest_left == 1 and not facts.double and readings["larger_die"] == "larger":
        by_the_larger = {walk for walk in walks if walk.left == (min(facts.dice),)}
        walks = by_the_larger or walks
    return walks | over


def results(facts: Facts, readings: Mapping[str, str]) -> set[tuple[Places, Places]]:
    """(own, opponent's) checkers by progress after each legal turn; the board unchanged when it is a pass."""
    return {(walk.own, walk.other) for walk in legal_walks(facts, readings)}


def sequences(facts: Facts, readings: Mapping[str, str]) -> set[tuple[tuple[int, int, int], ...]]:
    """Every order of steps, each (start, end, die) by progress, in which a legal turn can be played."""
    legal = legal_walks(facts, readings)
    found = set()
    ways: list[tuple[tuple[tuple[int, int, int], ...], Walk]] = [
        ((), Walk(facts.own, facts.other, dice_to_play(facts, readings)))
    ]
    while ways:
        steps, walk = ways.pop()
        if walk in legal:
            found.add(steps)
        onward = [to for to in continuations(facts, walk, readings) if stands_on_the_way(facts, to, readings)]
        ways += [((*steps, step_between(walk, longer)), longer) for longer in onward]
    return found


def step_between(walk: Walk, longer: Walk) -> tuple[int, int, int]:
    """(start, end, die) of the step that makes one walk of the other."""
    before, after = dict(walk.own), dict(longer.own)
    (start,) = (progress for progress, count in walk.own if after.get(progress, 0) < count)
    (end,) = (progress for progress, count in longer.own if before.get(progress, 0) < count)
    left = list(walk.left)
    for die in longer.left:
        left.remove(die)
    return start, end, left[0]
