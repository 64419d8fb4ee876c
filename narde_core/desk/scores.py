"""The score: what a finished or resigned game is worth, and what the match makes of it."""

from __future__ import annotations

from fractions import Fraction

from narde_core.desk.matter import COLOURS, YES_NO, Decision, Matter, Step, Told, number, one_of
from narde_core.desk.moves import board
from narde_core.faults import Fault, said_of
from narde_core.ids import Cube
from narde_core.match import Match, Result, Stake, Won, result
from narde_core.numbers import fraction
from narde_core.outcome import Ending, finish, possible_wins, resigned
from narde_core.position import Position, Side
from narde_core.ruleset import RuleSet
from narde_core.turn import MOST_TIMES, Colour
from narde_core.win import Kind
from narde_core.wording import Language, say

NOBODY = "nobody"
SIDES = Step("sides", "sides")
STARTED = Step("started", options=COLOURS)
THROWN_LAST = Step("thrown last", options=YES_NO)
STAKE = Step("stake", "number")
LENGTH = Step("length", "number")
SCORES = (Step("white score", "score"), Step("black score", "score"))
DOUBLED = Step("doubled", options=YES_NO)
MATCH = (LENGTH, *SCORES, STAKE, DOUBLED)
KINDS = tuple(kind.value for kind in Kind)
DISPUTES = ("worth", "koks", "last_throw", "jacoby", "crawford", "next_game")


def points_of(told: Told, key: str) -> Fraction:
    """A score, which may hold half a point; 0 if it was not told, Fault for anything else."""
    with said_of(key):
        points = fraction(told.get(key, "0"))
        if points.denominator > 2:
            raise Fault("number-half", given=points)
        return points


def colour_of(told: Told, key: str) -> Colour:
    """The colour that was chosen."""
    return Colour(one_of(told, key, COLOURS))


def cube_of(told: Told) -> Cube:
    """The cube that was told; at 1 and in the middle if nothing was. Fault for a number that it cannot show."""
    owner = one_of(told, "owner", (NOBODY, *COLOURS), NOBODY)
    with said_of("stake"):
        return Cube(number(told, "stake", "1"), None if owner == NOBODY else Colour(owner))


def match_of(told: Told, rules: RuleSet, starter: Colour, *, crawford: bool = False) -> Match:
    """The match as it stands in this game; without a length no match is played."""
    cube = cube_of(told)
    doubled = one_of(told, "doubled", YES_NO, "yes" if cube.value > 1 else "no") == "yes"
    return Match(
        rules=rules,
        length=number(told, "length", "0"),
        white=points_of(told, "white score"),
        black=points_of(told, "black score"),
        starter=starter,
        stake=Stake(cube, doubled),
        crawford=crawford,
    )


def _done(told: Told, rules: RuleSet) -> list[Colour]:
    """The players who have finished."""
    described = board(_sides(told))
    sides = {Colour.WHITE: described.white, Colour.BLACK: described.black}
    return [colour for colour, side in sides.items() if rules.finished(side)]


def _sides(told: Told) -> Told:
    return {key: told[key] for key in ("game", "white", "black") if key in told}


def _steps(told: Told, rules: RuleSet) -> tuple[Step, ...]:
    """Where the second player has a last throw, it must be known who he is, and whether he has thrown."""
    if rules.draw is None:
        return (SIDES,)
    asked = {"white", "black", "started"} <= told.keys() and _done(told, rules) == [colour_of(told, "started")]
    return (SIDES, STARTED, THROWN_LAST) if asked else (SIDES, STARTED)


def _ending(told: Told, rules: RuleSet) -> tuple[Ending | None, Colour]:
    """How the game has ended, and the player by whom that is seen: he who has not finished is to move, unless his last
    throw is behind him.
    """
    done = _done(told, rules)
    mover = done[0].other if len(done) == 1 else Colour.WHITE
    if done and one_of(told, "thrown last", YES_NO, "no") == "yes":
        mover = done[0]
    described = board(_sides(told))
    own, opponent = (described.white, described.black)[:: 1 if mover is Colour.WHITE else -1]
    second = mover is not colour_of(told, "started") if "started" in told else None
    return finish(Position(own, opponent, described.game.meeting), rules, second), mover


def _first_to_finish(told: Told, rules: RuleSet) -> Won | None:
    """The win of the player who started, where both have finished and the rules knew no last throw for the other: he was
    there first, and his opponent had the checkers left that one throw bears off.
    """
    if rules.draw is not None or "started" not in told or len(_done(told, rules)) < len(Colour):
        return None
    return Won(colour_of(told, "started"), rules.win_over(Side.of({1: MOST_TIMES}, rules.game.checkers)))


def _finished(told: Told, rules: RuleSet, language: Language) -> Decision:
    if first := _first_to_finish(told, rules):
        return _counted(told, rules, first, language)
    ending, seen_by = _ending(told, rules)
    if ending is None:
        return Decision("none", say("ending-none", language))
    return _counted(told, rules, result(ending, seen_by), language)


def _resigned(told: Told, rules: RuleSet, language: Language) -> Decision:
    loser = colour_of(told, "resigns")
    described = board({**_sides(told), "to move": loser.value})
    offered = Kind(one_of(told, "offered", KINDS, Kind.PLAIN.value))
    return _counted(told, rules, Won(loser.other, resigned(described.position, rules, offered)), language)


def colours_change(starts: str, rules: RuleSet) -> bool:
    """Whether the starter of the next game, told by the colour that he had, takes the other: White, if it is his."""
    return starts == Colour.BLACK.value and rules.white_checkers()


def _counted(told: Told, rules: RuleSet, ended: Result, language: Language) -> Decision:
    """What the game is worth, what the stake makes of it, and how the match goes on."""
    starter = colour_of(told, "started") if "started" in told else Colour.WHITE
    match = match_of(told, rules, starter)
    following = match.after(ended)
    if isinstance(ended, Won):
        answer, lines = _won(match, ended, language)
    else:
        answer, lines = [f"draw {ended.points}"], [say(f"ending-draw-{ended.points}", language)]
    if match.length or "white score" in told or "black score" in told:
        answer.append(f"score {following.white}-{following.black}")
        lines += _score(following, language)
    if "started" in told and not following.over:
        starts = following.starter.value if following.starter else "none"
        answer.append(f"next {starts}")
        lines.append(say(f"desk-next={starts}", language))
        if colours_change(starts, rules):
            lines.append(say("desk-colours-change", language))
    return Decision(", ".join(answer), " ".join(lines))


def _won(match: Match, ended: Won, language: Language) -> tuple[list[str], list[str]]:
    answer = [f"{ended.winner.value} {ended.win}"]
    lines = [say("desk-won", language, winner=ended.winner, win=ended.win)]
    points = match.worth(ended.win)
    if points != ended.win.points:
        answer.append(f"counts {points}")
        lines.append(say("desk-counts", language, points=points))
    return answer, lines


def _score(following: Match, language: Language) -> list[str]:
    lines = [say("desk-score", language, white=following.white, black=following.black)]
    if following.over:
        winner = following.winner
        lines.append(say("desk-match-won", language, winner=winner) if winner else say("desk-match-drawn", language))
    elif following.crawford:
        lines.append(say("desk-crawford", language))
    return lines


def _resigned_steps(_: Told, rules: RuleSet) -> tuple[Step, ...]:
    """What he offers is asked where there is more than one thing to give up."""
    kinds = tuple(win.kind.value for win in possible_wins(rules))
    return (SIDES, Step("resigns", options=COLOURS), *((Step("offered", options=kinds),) if len(kinds) > 1 else ()))


FINISHED = Matter("finished", DISPUTES, _steps, _finished, more=(STARTED, *MATCH), rests_on=("worth", "koks"))
RESIGNED = Matter(
    "resigned",
    ("resignation", *DISPUTES),
    _resigned_steps,
    _resigned,
    more=(STARTED, *MATCH),
    rests_on=("resignation",),
)
