"""A play is refused only when it is illegal, and the reason given is true of it: asked of the slow generator."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from narde_core.common import COMMON
from narde_core.game import LONG, Game
from narde_core.notation import Move, format_play, parse_play
from narde_core.plays import LegalTurn
from narde_core.position import BAR, HEAD, OFF, Side
from narde_core.refusal import REFEREES_ORDER, judge
from narde_core.ruleset import RuleSet
from narde_core.search import Refusal
from narde_core.turn import Play, Roll, Turn
from tests import slow, slow_turns
from tests.boards import refused
from tests.strategies import every_kind, examples, rules_of_play, turns

Hop = tuple[int, int]  # (from, to) by one die, own points


@dataclass(frozen=True)
class Attempt:
    """A turn, the rules, and the moves somebody tries to make."""

    turn: Turn
    rules: RuleSet
    moves: tuple[Move, ...]

    @property
    def legal_turn(self) -> LegalTurn:
        return LegalTurn(self.turn, self.rules)

    @property
    def readings(self) -> dict[str, str]:
        return slow_turns.readings(self.rules)

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice of the turn, by the slow generator."""
        return slow.dice_to_play(slow_turns.facts(self.turn), self.readings)

    def under(self, dispute: str, reading: str) -> "Attempt":
        return Attempt(self.turn, self.rules.with_reading(dispute, reading), self.moves)

    def hops(self) -> Iterator[tuple[Hop, ...]]:
        """Every way of making the moves one die at a time, in no order; the number of dice is not looked at."""
        for ways in product(*(set(self._ways(move)) for move in self.moves)):
            yield tuple(sorted(hop for way in ways for hop in way))

    def _ways(self, move: Move, dice: int = 4) -> Iterator[tuple[Hop, ...]]:
        for die in set(self.dice):
            for end in {max(move.start - die, OFF), *self.dropped_to(move, die)}:
                if end == move.end:
                    yield ((move.start, end),)
                elif end > move.end and dice > 1:
                    for rest in self._ways(Move(end, move.end), dice - 1):
                        yield ((move.start, end), *rest)

    def dropped_to(self, move: Move, die: int) -> set[int]:
        """The home points to which somebody may think that a die drops the checker, by any reading and from anywhere."""
        if "drop_point" not in self.readings or die not in {6, 1} or move.start <= 6:
            return set()
        return {point for point in range(1, 7) if point == move.end or move.start == HEAD}

    def fits_the_dice(self) -> bool:
        """Whether the dice make the moves on an empty board."""
        dice = Counter(self.dice)
        for hops in self.hops():
            choices = [
                [
                    die
                    for die in dice
                    if start - die == end
                    or (end == OFF and die > start)
                    or end in self.dropped_to(Move(start, end), die)
                ]
                for start, end in hops
            ]
            if any(not Counter(chosen) - dice for chosen in product(*choices)):
                return True
        return False

    def is_legal(self) -> bool:
        """Whether the moves are one of the legal plays, by the slow generator."""
        plays = {
            tuple(sorted((start, end) for start, end, _ in steps))
            for steps in slow_turns.slow_sequences(self.turn, self.rules)
        }
        return any(hops in plays for hops in self.hops())

    def passes_over(self) -> set[int]:
        """The points that the moves touch, whichever die goes first."""
        return {end for hops in self.hops() for _, end in hops}

    def count_from(self, point: int) -> int:
        return sum(move.start == point for move in self.moves)

    def lawful_walks(self) -> set[slow.Walk]:
        return slow.lawful_walks(slow_turns.facts(self.turn), self.readings)


def no_checker(attempt: Attempt, facts: dict[str, object]) -> bool:
    """More checkers leave the point than stand there and come there."""
    point = number(facts["point"])
    arrive = sum(move.end == point for move in attempt.moves)
    return attempt.count_from(point) > attempt.turn.position.own[point] + arrive


def die_mismatch(attempt: Attempt, facts: dict[str, object]) -> bool:
    return facts["roll"] == attempt.turn.roll and not attempt.fits_the_dice()


def point_taken(attempt: Attempt, facts: dict[str, object]) -> bool:
    point = number(facts["point"])
    held = attempt.turn.position.opponent_on(point)
    return held >= attempt.rules.game.closed_by and point in attempt.passes_over()


def game_over(attempt: Attempt, _: dict[str, object]) -> bool:
    """Some of the moves end the game, so that the others cannot be made."""
    beginnings = {walk.own for walk in attempt.lawful_walks()}
    return any(slow.finished(own, attempt.readings) for own in beginnings)


def drop_from_head(attempt: Attempt, facts: dict[str, object]) -> bool:
    point, die = number(facts["point"]), number(facts["die"])
    hops = {hop for hops in attempt.hops() for hop in hops}
    dropped = any(start == point and end <= 6 < start != HEAD and end != start - die for start, end in hops)
    return die in {6, 1} and die in attempt.dice and dropped


def drop_point(attempt: Attempt, facts: dict[str, object]) -> bool:
    last = attempt.readings["drop_point"] == "last_point"
    return last and facts["point"] != 1 and any((HEAD, facts["point"]) in hops for hops in attempt.hops())


def only_drops(attempt: Attempt, facts: dict[str, object]) -> bool:
    die = number(facts["die"])
    stepped = any(start - end == die or end == OFF for hops in attempt.hops() for start, end in hops)
    return attempt.readings["six_and_one"] == "only_drop" and die in {6, 1} and die in attempt.dice and stepped


def no_bearing_off(attempt: Attempt, _: dict[str, object]) -> bool:
    return not attempt.rules.game.bears_off and any(move.end == OFF for move in attempt.moves)


def head(attempt: Attempt, facts: dict[str, object]) -> bool:
    allowed = slow.head_limit(slow_turns.facts(attempt.turn), attempt.readings)
    return facts["allowed"] == allowed < attempt.count_from(HEAD)


def head_order(attempt: Attempt, _: dict[str, object]) -> bool:
    freely = attempt.under("head_order", "free")
    return attempt.count_from(HEAD) >= 2 and refusal_code(freely) != "head-order" and not attempt.is_legal()


def six(attempt: Attempt, facts: dict[str, object]) -> bool:
    """These six are a row by the route that counts, are not all held before the turn, and may not stand."""
    points = {int(word) for word in str(facts["points"]).split(",")}
    held = {point for point, _ in attempt.turn.position.own}
    wanted = frozenset(HEAD - point for point in points)
    last = [last for run, last in slow.WINDOWS[attempt.readings["prime_route"]] if run == wanted]
    other = slow_turns.by_progress(attempt.turn.position.opponent)
    return (
        points - held != set()
        and points <= held | attempt.passes_over()
        and len(last) == 1
        and not slow.prime_stands(other, last[0], attempt.readings["prime"])
    )


def six_in_passing(attempt: Attempt, _: dict[str, object]) -> bool:
    leniently = attempt.under("passing", "end_of_turn")
    return attempt.readings["passing"] == "every_step" and refusal_code(leniently) not in {"six", "six-in-passing"}


def bar_first(attempt: Attempt, _: dict[str, object]) -> bool:
    return attempt.turn.position.own.bar > 0 and any(start != BAR for hops in attempt.hops() for start, _ in hops)


def hit_and_run(attempt: Attempt, facts: dict[str, object]) -> bool:
    """A move comes to a blot that this reading keeps the hitter on, and a move leaves from there."""
    point = number(facts["point"])
    kept = {"not_in_home": point <= 6, "never": True}[attempt.readings["hit_and_run"]]
    leaves = any(start == point for hops in attempt.hops() for start, _ in hops)
    return kept and attempt.turn.position.opponent_on(point) == 1 and point in attempt.passes_over() and leaves


def not_all_home(attempt: Attempt, facts: dict[str, object]) -> bool:
    point = number(facts["point"])
    held = attempt.turn.position.own[point] > 0 or point in attempt.passes_over()
    return point > 6 and held and any(move.end == OFF for move in attempt.moves)


def inside(attempt: Attempt, _: dict[str, object]) -> bool:
    forbidden = attempt.readings["inside_moves"] == "forbidden"
    return forbidden and any(start <= 6 and end != OFF for hops in attempt.hops() for start, end in hops)


def needs_highest(attempt: Attempt, facts: dict[str, object]) -> bool:
    point, die, highest = (number(facts[name]) for name in ("point", "die", "highest"))
    return (
        point < die in attempt.dice
        and (point < highest or attempt.readings["bearing_off"] == "exact_only")
        and any((point, OFF) in hops for hops in attempt.hops())
    )


def more_dice(attempt: Attempt, facts: dict[str, object]) -> bool:
    dice = attempt.dice
    most = max(len(dice) - len(walk.left) for walk in attempt.lawful_walks())
    return facts["dice"] == most > min(len(hops) for hops in attempt.hops())


def larger_die(attempt: Attempt, _: dict[str, object]) -> bool:
    dice = attempt.dice
    left = {walk.left for walk in attempt.lawful_walks()}
    return left == {dice, dice[:1], dice[1:]} and attempt.readings["larger_die"] == "larger"


TRUTHS: dict[str, Callable[[Attempt, dict[str, object]], bool]] = {
    "no-checker": no_checker,
    "die-mismatch": die_mismatch,
    "point-taken": point_taken,
    "game-over": game_over,
    "drop-from-head": drop_from_head,
    "drop-point": drop_point,
    "only-drops": only_drops,
    "no-bearing-off": no_bearing_off,
    "head": head,
    "head-order": head_order,
    "six": six,
    "six-in-passing": six_in_passing,
    "bar-first": bar_first,
    "hit-and-run": hit_and_run,
    "not-all-home": not_all_home,
    "inside": inside,
    "needs-highest": needs_highest,
    "more-dice": more_dice,
    "larger-die": larger_die,
}


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def refusal_code(attempt: Attempt) -> str:
    refusal = judge(attempt.legal_turn, attempt.moves).refusal
    return refusal.code if refusal else ""


def moves_of(play: Play) -> tuple[Move, ...]:
    return tuple(Move(step.start, step.end) for step in play.steps)


def written(play: Play) -> tuple[Move, ...]:
    """The moves as notation joins them, whichever checkers made the steps."""
    return parse_play(format_play(play))


@st.composite
def attempts(draw: st.DrawFn, game: Game) -> Attempt:
    """What people try: a play of other rules, one with a move changed or left out, or any moves at all."""
    turn, rules = draw(turns(game)), draw(rules_of_play(game))
    dice = st.sampled_from(rules.dice(turn))
    held = [place for place, _ in turn.position.own]
    starts = st.sampled_from(held) | st.integers(1, BAR)
    anything = st.builds(
        lambda start, dice: Move(start, max(start - sum(dice), OFF)), starts, st.lists(dice, min_size=1, max_size=2)
    )
    if draw(st.booleans()):
        return Attempt(turn, rules, tuple(draw(st.lists(anything, max_size=4))))
    plays = LegalTurn(turn, draw(rules_of_play(game))).plays
    play = draw(st.sampled_from(plays))
    moves = list(moves_of(play) if draw(st.booleans()) else written(play))
    change = draw(st.sampled_from(["nothing", "nothing", "leave out", "replace"]))
    if moves and change != "nothing":
        index = draw(st.integers(0, len(moves) - 1))
        moves[index : index + 1] = [draw(anything)] if change == "replace" else []
    return Attempt(turn, rules, tuple(moves))


@every_kind
@pytest.mark.timeout(3600)
@examples(120, 20_000)
@given(st.data())
def test_a_refusal_is_true_of_the_play_it_refuses(games: st.SearchStrategy[Game], data: st.DataObject) -> None:
    attempt = data.draw(attempts(data.draw(games)))
    verdict = judge(attempt.legal_turn, attempt.moves)
    assert verdict.legal == attempt.is_legal()
    if verdict.refusal:
        event(verdict.refusal.code)
        assert TRUTHS[verdict.refusal.code](attempt, verdict.refusal.facts), verdict.refusal


@every_kind
@examples(50, 5_000)
@given(st.data())
def test_a_refusal_by_a_reading_names_the_reading_of_these_rules(
    games: st.SearchStrategy[Game], data: st.DataObject
) -> None:
    attempt = data.draw(attempts(data.draw(games)))
    refusal: Refusal | None = judge(attempt.legal_turn, attempt.moves).refusal
    if refusal and refusal.reading:
        assert refusal.dispute in attempt.rules.disputes
        assert attempt.rules[refusal.dispute] is refusal.reading
        for language in ("ru", "en"):
            assert refusal.say(language).endswith(refusal.reading.say(language))


@every_kind
@examples(50, 5_000)
@given(st.data())
def test_every_legal_play_is_judged_legal(games: st.SearchStrategy[Game], data: st.DataObject) -> None:
    game = data.draw(games)
    turn, rules = data.draw(turns(game)), data.draw(rules_of_play(game))
    legal = LegalTurn(turn, rules)
    for play in legal.plays:
        assert judge(legal, moves_of(play)).legal
        assert judge(legal, written(play)).legal


def test_every_reason_has_its_proof() -> None:
    assert set(TRUTHS) == set(REFEREES_ORDER)


def test_a_checker_that_has_yet_to_come_is_not_said_to_be_missing() -> None:
    turn = Turn(LONG.position(LONG.setup, Side.of({23: 15})), Roll(6, 6), first=False)
    moves = (Move(24, 18), Move(18, 12), Move(24, 12))
    refusal = judge(LegalTurn(turn, COMMON["long"]), moves).refusal
    assert refusal
    assert refusal.code == "head"


def test_a_move_may_be_made_by_two_checkers_from_its_end() -> None:
    assert not refused("7/1", "7:1 4:1 2:1", "6:15", "3-3", game="short", inside_moves="forbidden"), "4/1, then 7/4"


@pytest.mark.parametrize(
    ("play", "own", "roll"),
    [
        ("21/17", "23:1 22:1 21:2 20:1 19:1 10:1 8:1", "1-1"),  # 19/17, 20/19, 21/20
        ("22/14", "22:1 20:1 19:1 18:1 17:1 15:1 8:1", "2-2"),  # 18/14, 20/18, 22/20
        ("22/18", "24:1 23:2 22:2 21:1 20:1 17:1 14:1 13:1", "1-1"),  # 20/18 in the middle of it
    ],
)
def test_a_move_may_be_made_by_the_checkers_on_its_way(play: str, own: str, roll: str) -> None:
    assert not refused(play, own, "24:15", roll, first=False, prime="never_six", passing="every_step")
