"""When a game is over, who has won it, and what it is worth.

The points are those of the game alone: what the stake makes of them is the business of ``match``.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from narde_core.faults import Fault
from narde_core.position import Position, Side
from narde_core.ruleset import RuleSet
from narde_core.win import Kind, Win
from narde_core.wording import Language, say


@dataclass(frozen=True, slots=True)
class Victory:
    """A game that somebody has won: the player to move (``own``) or his opponent."""

    own: bool
    win: Win


@dataclass(frozen=True, slots=True)
class Draw:
    """A game in which both finished in the same number of turns; ``points`` for each."""

    points: Fraction


type Ending = Victory | Draw


def finish(position: Position, rules: RuleSet, second_player: bool | None = None) -> Ending | None:
    """How the game has ended in ``position``, seen by the player to move; None while it goes on.

    ``second_player`` tells whether the player to move plays second. Fault if the rules give the second player a last
    throw and this is not said, or if both have finished though the rules know no draw.
    """
    own, opponent = (rules.finished(side) for side in (position.own, position.opponent))
    if own and opponent:
        if rules.draw is None:
            raise Fault("both-finished")
        return Draw(rules.draw)
    if own:
        return Victory(own=True, win=rules.win_over(position.opponent))
    if not opponent or _has_a_last_throw(rules, second_player):
        return None
    return Victory(own=False, win=rules.win_over(position.own))


def _has_a_last_throw(rules: RuleSet, second_player: bool | None) -> bool:
    """Whether a player whose opponent has just finished may still throw."""
    if rules.draw is None:
        return False
    if second_player is None:
        raise Fault("turns-unknown")
    return second_player


def format_ending(ending: Ending | None) -> str:
    """An ending as fences write it: ``gammon 2``, ``draw 1/2``, ``none`` while the game goes on."""
    match ending:
        case None:
            return "none"
        case Draw():
            return f"draw {ending.points}"
        case Victory():
            return str(ending.win)


def say_ending(ending: Ending | None, language: Language) -> str:
    """An ending in one sentence."""
    match ending:
        case None:
            return say("ending-none", language)
        case Draw():
            return say(f"ending-draw-{ending.points}", language)
        case Victory():
            return say("ending-won", language, win=ending.win)


def resigned(position: Position, rules: RuleSet, offered: Kind = Kind.PLAIN) -> Win:
    """The win that is counted when a player resigns; he sees the ``position`` as his own, and gives up ``offered``.

    Fault if a side has finished, or the rules know no such win.
    """
    if any(rules.finished(side) for side in (position.own, position.opponent)):
        raise Fault("resigned-late")
    known = {win.kind: win for win in possible_wins(rules)}
    if offered not in known:
        raise Fault("no-such-win", given=offered)
    return as_named(rules.win_by_resignation(position.own, known[offered]), rules)


LOSERS = (
    Side.of({1: 14}),  # one checker off
    Side.of({1: 15}),  # all home
    Side.of({7: 1, 1: 14}),  # one checker still outside
    Side.of({24: 1, 1: 14}),  # one checker where it started, which in short nardy is the winner's home
    Side.of({25: 1, 1: 14}),  # one checker on the bar
)
"""A loser of every sort that some text counts differently."""


def as_named(win: Win, rules: RuleSet) -> Win:
    """The win as the rules word it; one that they do not know stays as it is."""
    return {known: known for known in possible_wins(rules)}.get(win, win)


def possible_wins(rules: RuleSet) -> tuple[Win, ...]:
    """Every win that the rules know, the cheapest first."""
    known = {rules.win_over(loser) for loser in LOSERS if rules.game.hits or not loser.bar}
    return tuple(sorted(known, key=lambda win: (win.points, win.kind.value)))
