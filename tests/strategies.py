"""Hypothesis strategies: rolls, rule sets, positions reached by random play, and any positions at all."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import prod
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from narde_core.common import COMMON, GAMES
from narde_core.disputes import DISPUTES
from narde_core.game import LONG, SHORT, Game
from narde_core.plays import LegalTurn
from narde_core.position import BAR, HEAD, HOME, OFF, POINTS, Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import ROLLS, Next, Turn
from tests import slow, slow_turns

GAMES_PLAYED = 400  # random games from which reachable positions are drawn
VARIANTS = [game for game in GAMES.values() if game.kin_of]

every_kind = pytest.mark.parametrize(
    "games", [st.just(LONG), st.just(SHORT), st.sampled_from(VARIANTS)], ids=["long", "short", "variants"]
)

rolls = st.sampled_from(ROLLS)
doubles = st.sampled_from([roll for roll in ROLLS if roll.double])


def examples(quick: int, full: int) -> settings:
    """How many examples a law is tried on: ``quick`` as a rule, ``full`` with ``--slow``."""
    slow = settings.get_current_profile_name() == "slow"
    return settings(max_examples=full if slow else quick)


def random_rules(game: Game, choose: Random) -> RuleSet:
    """Rules with every dispute decided by lot."""
    rules = COMMON[game.name]
    chosen: dict[str, Any] = {name: choose.choice(DISPUTES[name].readings) for name in rules.disputes}
    return replace(rules, **chosen)


def rule_sets(game: Game) -> st.SearchStrategy[RuleSet]:
    """Every rule set that the readings make, those that nobody holds among them."""
    rules = COMMON[game.name]
    readings = {name: st.sampled_from(DISPUTES[name].readings) for name in rules.disputes}
    return st.builds(replace, st.just(rules), **readings)


def rules_of_play(game: Game) -> st.SearchStrategy[RuleSet]:
    """The same for the disputes that decide what may be played, each rule set one draw; the others as most have them."""
    disputes = [DISPUTES[name] for name in COMMON[game.name].disputes if DISPUTES[name].topic == "play"]

    def rules(number: int) -> RuleSet:
        chosen: dict[str, Any] = {}
        for dispute in disputes:
            number, index = divmod(number, len(dispute.readings))
            chosen[dispute.name] = dispute.readings[index]
        return replace(COMMON[game.name], **chosen)

    return st.integers(0, prod(len(dispute.readings) for dispute in disputes) - 1).map(rules)


# --- reached by play ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=GAMES_PLAYED)
def played(game: Game, number: int) -> tuple[Turn, ...]:
    """The turns of a game played at random, under rules drawn at random; the first roll stays known."""
    choose = Random(number)
    rules = random_rules(game, choose)
    position, opened, turns = game.start, None, []
    second, number, then = False, 1, Next(own=True)
    for _ in range(400):
        turn = then.turn(position, number) or Turn(
            position,
            choose.choice(ROLLS),
            first=number == 1,
            second_player=second,
            opponent_opened=opened if second else None,
            number=number,
        )
        turns.append(turn)
        opened = opened or turn.roll
        legal = LegalTurn(turn, rules)
        after = choose.choice(legal.results)
        if slow.finished(slow_turns.by_progress(after.own), slow_turns.readings(rules)):
            break
        then = legal.following or then
        position = after if then.own else after.swapped()
        number += second and not then.own
        second ^= not then.own
    return tuple(turns)


@st.composite
def reachable_turns(draw: st.DrawFn, game: Game) -> Turn:
    """A turn of a game played at random."""
    turns = played(game, draw(st.integers(0, GAMES_PLAYED - 1)))
    return turns[draw(st.integers(0, len(turns) - 1))]


# --- any position ---------------------------------------------------------------------------------------------------


def sides(points: list[int], game: Game) -> st.SearchStrategy[Side]:
    """A side on these points, each held while there are checkers left; the rest off or on the bar, where there is one."""
    checkers = game.checkers

    def side(off: int, bar: int, places: bytes) -> Side:
        counts = [0] * (BAR + 1)
        counts[OFF], counts[BAR] = off, min(bar, checkers - off)
        left = checkers - sum(counts)
        held = points[:left]
        for point in held:
            counts[point] += 1
        for index in places.ljust(checkers, b"\0")[: left - len(held)]:
            counts[held[index % len(held)]] += 1
        return Side(tuple(counts))

    off = st.integers(0, checkers - 1 if game.bears_off else 0) | st.just(0)
    return st.builds(side, off, st.integers(0, 2 if game.hits else 0), st.binary(max_size=checkers))


@st.composite
def arbitrary_positions(draw: st.DrawFn, game: Game) -> Position:
    """Any position in which both still have checkers on the board: the board is shared out in runs of points."""
    runs = [divmod(byte, 3) for byte in draw(st.binary(max_size=12))]  # long draws are slow ones, so all runs are one
    owners = "".join("mt."[owner] * (1 + length % 7) for length, owner in runs)
    mine = [point for point, owner in zip(POINTS, owners, strict=False) if owner == "m"][: game.checkers]
    theirs = [point for point, owner in zip(POINTS, owners, strict=False) if owner == "t"][: game.checkers]
    if draw(st.booleans()):
        mine = [point for point in mine if point in HOME]
    free = [point for point in POINTS if point not in theirs]
    mine = mine or [draw(st.sampled_from(free))]
    own = draw(sides(mine, game))
    theirs = theirs or [draw(st.sampled_from([point for point in free if point not in mine]))]
    across = sorted((game.meeting.across(point) for point in theirs), reverse=True)
    opponent = draw(sides(across, game))
    return Position(own, opponent, game.meeting)


@st.composite
def first_positions(draw: st.DrawFn, game: Game) -> Position:
    """Long nardy or a variant with all of the mover's checkers on the head and the opponent's anywhere."""
    free = [point for point in POINTS if LONG.meeting.across(point) != HEAD]
    points = draw(st.lists(st.sampled_from(free), min_size=1, max_size=6, unique=True))
    return Position(LONG.setup, draw(sides(sorted(points, reverse=True), game)), LONG.meeting)


@st.composite
def arbitrary_turns(draw: st.DrawFn, game: Game) -> Turn:
    """Any position and roll; in long nardy also any facts about the turn."""
    if game.hits:
        return Turn(draw(arbitrary_positions(game)), draw(rolls), first=False, second_player=False)
    position = draw(arbitrary_positions(game) | first_positions(game))
    said = draw(st.none() | st.booleans())
    second, opened = draw(st.none() | st.booleans()), draw(rolls)
    if not COMMON[game.name].runs_on:
        return Turn(position, draw(rolls), said, second, opened)
    roll, number = draw(rolls | doubles), draw(st.integers(1, 6))
    said = said if said is None else number == 1
    if not roll.double:
        return Turn(position, roll, said, second, opened, number)
    goes_on, handed = draw(st.sampled_from([(False, 0), (True, 0), (False, 1), (False, 2), (False, 3), (False, 4)]))
    return Turn(position, roll, said, second, opened, number, goes_on, handed)


def turns(game: Game) -> st.SearchStrategy[Turn]:
    """Turns of both kinds."""
    return reachable_turns(game) | arbitrary_turns(game)
