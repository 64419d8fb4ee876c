"""A match, or play for stakes without one: the score, who starts, the stake, and the game that is on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from narde_core.faults import Fault
from narde_core.ids.state import LONGEST_MATCH
from narde_core.match.doubling import Stake
from narde_core.match.starting import cast_lot, stake_after
from narde_core.outcome import Draw, Ending, Victory, possible_wins
from narde_core.ruleset import RuleSet
from narde_core.turn import Colour, Roll
from narde_core.win import PLAIN, Win

NOTHING = Fraction(0)
ONE_POINT = 1
UNDOUBLED = Stake()


@dataclass(frozen=True, slots=True)
class Won:
    """A game that ``winner`` has won; ``win`` is its kind and its points before the stake multiplies them."""

    winner: Colour
    win: Win


type Result = Won | Draw


def result(ending: Ending, to_move: Colour) -> Result:
    """The ending of a game, with the colours put to it; ``to_move`` is the player by whom the position was seen."""
    if isinstance(ending, Victory):
        return Won(to_move if ending.own else to_move.other, ending.win)
    return ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The state of a match between two games or in one. A player keeps the colour he had in the first game.

    ``length``: the points that win the match, 0 for play without one. ``white``, ``black``: the points of each.
    ``starter``: who starts this game; None until the lot has decided. ``opening``: the dice of the lot, if the starter
    has to play them. ``ties``: how often this game's lot was a tie. ``crawford``: whether this is the game after
    somebody first came within one point, and a rule bars doubling in it.

    Raises Fault for a length or a score that cannot be.
    """

    rules: RuleSet
    length: int = 0
    white: Fraction = NOTHING
    black: Fraction = NOTHING
    starter: Colour | None = None
    opening: Roll | None = None
    ties: int = 0
    stake: Stake = UNDOUBLED
    crawford: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.length <= LONGEST_MATCH:
            raise Fault("match-length", given=self.length, longest=LONGEST_MATCH)
        for points in (self.white, self.black):
            if points < 0:
                raise Fault("score-below-nothing", given=points)
        if self.crawford and not any(self.lacks_one(colour) for colour in Colour):
            raise Fault("crawford-score", white=self.white, black=self.black, length=self.length)

    # the score

    def score(self, colour: Colour) -> Fraction:
        """The points of that colour."""
        return self.white if colour is Colour.WHITE else self.black

    @property
    def over(self) -> bool:
        """Whether the match has been won, or both have reached its length by a draw."""
        return bool(self.length) and max(self.white, self.black) >= self.length

    @property
    def winner(self) -> Colour | None:
        """Who has won the match; None while it goes on, or if both have the same points at its end."""
        if not self.over or self.white == self.black:
            return None
        return Colour.WHITE if self.white > self.black else Colour.BLACK

    def needs(self, colour: Colour) -> Fraction:
        """The points that colour still lacks; meaningless without a match."""
        return self.length - self.score(colour)

    def lacks_one(self, colour: Colour) -> bool:
        """Whether that colour is within one point of winning a match."""
        return bool(self.length) and NOTHING < self.needs(colour) <= ONE_POINT

    # the start of a game

    def lot(self, white: tuple[int, ...], black: tuple[int, ...]) -> Match:
        """The match after the dice of the lot: the starter is known, or after a tie they are thrown again.

        Fault if no lot is to be thrown now, or the dice cannot be.
        """
        self._check_lot()
        drawn = cast_lot(self.rules, white, black)
        if drawn.starter:
            return replace(self, starter=drawn.starter, opening=drawn.opening)
        ties = self.ties + 1
        return replace(self, ties=ties, stake=stake_after(self.rules, ties, self.length))

    def drawn(self, starter: Colour) -> Match:
        """The match after a program has drawn the starter; Fault where the lot is thrown with dice, or is not due."""
        self._check_lot()
        if self.rules.lot():
            raise Fault("lot-with-dice", reading=self.rules["lot"])
        return replace(self, starter=starter)

    def _check_lot(self) -> None:
        self._check_on()
        if self.starter:
            raise Fault("starter-known", starter=self.starter)

    # the stake

    def double(self, by: Colour) -> Match:
        """The match after ``by`` has offered a double, on his turn and before he throws.

        Fault if the rules know no doubling here, or ``by`` may not double now.
        """
        self._check_game()
        rules = self.rules
        if not rules.cube(self.length):
            raise Fault("double-refused", reading=rules["cube"])
        if self.crawford and not rules.crawford(self.lacks_one(by)):
            raise Fault("double-refused", reading=rules["crawford"])
        if self.length and not rules.dead_cube(self.stake.cube.value, self.needs(by)):
            raise Fault("double-refused", reading=rules["dead_cube"])
        return replace(self, stake=self.stake.double(by, rules))

    def double_back(self) -> Match:
        """The match after the double was taken and another offered at once; Fault if there is no such reply."""
        return replace(self, stake=self.stake.double_back(self.rules, self.length))

    def take(self) -> Match:
        """The match after the double was taken; Fault if none was offered."""
        return replace(self, stake=self.stake.take())

    def refuse(self) -> Match:
        """The match after the double was refused and the game with it lost; Fault if none was offered."""
        points = self.stake.refused(self.rules)
        return self.awarded(self.stake.offered().by, {self.stake.offered().by: Fraction(points)})

    # the end of a game

    def worth(self, win: Win) -> int:
        """The points that a win brings at this stake."""
        counts = self.rules.jacoby(self.stake.doubled, self.length)
        return self.stake.cube.value * (win if counts else PLAIN).points

    def after(self, ended: Result) -> Match:
        """The match after this game.

        Fault if no game is on, a double waits for its answer, or the rules know no such win or draw.
        """
        self._check_game()
        if self.stake.offer:
            raise Fault("offer-waits")
        if isinstance(ended, Won):
            if ended.win not in possible_wins(self.rules):
                raise Fault("no-such-win", given=ended.win.kind)
            return self.awarded(ended.winner, {ended.winner: Fraction(self.worth(ended.win))})
        if ended.points != self.rules.draw:
            raise Fault("no-such-draw")
        return self.awarded(None, dict.fromkeys(Colour, ended.points))

    def awarded(self, winner: Colour | None, points: Mapping[Colour, Fraction]) -> Match:
        """The match after a game that gave these points, whoever counted them; Fault if no game is on."""
        started = self._check_game()
        following = Match(
            rules=self.rules,
            length=self.length,
            white=self.white + points.get(Colour.WHITE, NOTHING),
            black=self.black + points.get(Colour.BLACK, NOTHING),
            starter=self.rules.next_game(started, winner),
        )
        first_time = not any(self.lacks_one(colour) for colour in Colour)
        lacks_one = not following.over and any(following.lacks_one(colour) for colour in Colour)
        return replace(following, crawford=first_time and lacks_one and self._bars_doubling())

    def _bars_doubling(self) -> bool:
        """Whether a match of this length can have a game in which somebody may not double for the score alone."""
        leader = True  # whoever may not double, he is among them
        return self.rules.cube(self.length) and not self.rules.crawford(leader)

    def _check_on(self) -> None:
        if self.over:
            raise Fault("match-over", length=self.length)

    def _check_game(self) -> Colour:
        """Who started the game that is on; Fault if none is."""
        self._check_on()
        if self.starter is None:
            raise Fault("starter-unknown")
        return self.starter
