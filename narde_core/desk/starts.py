"""Who starts the first game, and who may double."""

from __future__ import annotations

from narde_core.desk.matter import COLOURS, FACES, YES_NO, Decision, Matter, Step, Told, number, one_of, sentence
from narde_core.desk.scores import LENGTH, NOBODY, SCORES, STAKE, colour_of, cube_of, match_of
from narde_core.dispute import Reading
from narde_core.faults import Fault, said_of
from narde_core.match import cast_lot, stake_after
from narde_core.notation import parse_roll
from narde_core.ruleset import RuleSet
from narde_core.turn import Colour
from narde_core.wording import Language, say

TIES = Step("ties", "number")
OWNER = Step("owner", options=(NOBODY, *COLOURS))
BY = Step("by", options=COLOURS)
CRAWFORD = Step("crawford", options=YES_NO)
MOST_TIES = 99


def _dice(told: Told, key: str) -> tuple[int, ...]:
    """The dice that a player threw for the lot: one, or two like 6-3."""
    given = told.get(key, "")
    if "-" in given:
        with said_of(key):
            return parse_roll(given).dice[:2]
    return (int(one_of(told, key, FACES)),)


def _lot_steps(_: Told, rules: RuleSet) -> tuple[Step, ...]:
    kinds = {1: ("choice", FACES), 2: ("roll", ())}
    if rules.lot() not in kinds:
        return ()
    kind, options = kinds[rules.lot()]
    return tuple(Step(f"{colour} dice", kind, options) for colour in COLOURS)


def _lot(told: Told, rules: RuleSet, language: Language) -> Decision:
    if not rules.lot():
        return Decision("drawn", say("desk-lot-drawn", language))
    lot = cast_lot(rules, _dice(told, "white dice"), _dice(told, "black dice"))
    if lot.starter is None:
        length = number(told, "length", "0")
        stake = stake_after(rules, number(told, "ties", "0", MOST_TIES) + 1, length).cube.value
        code = "desk-lot-tie" if stake == 1 else "desk-lot-tie-stake"
        return Decision(f"again {stake}", say(code, language, stake=stake))
    if lot.opening is None:
        return Decision(lot.starter.value, say("desk-lot-throws", language, starter=lot.starter))
    sentence = say("desk-lot-plays", language, starter=lot.starter, roll=lot.opening)
    return Decision(f"{lot.starter.value} {lot.opening}", sentence)


def _double_steps(told: Told, rules: RuleSet) -> tuple[Step, ...]:
    """Where there is no doubling, the length of the match is all that has to be known."""
    if "length" not in told:
        return (LENGTH,)
    length = number(told, "length", "0")
    if not rules.cube(length):
        return (LENGTH,)
    steps = [LENGTH, *(SCORES if length else ()), STAKE]
    if cube_of(told).value > 1:
        steps.append(OWNER)
    steps.append(BY)
    if _within_one_point(told, rules):
        steps.append(CRAWFORD)
    return tuple(steps)


def _within_one_point(told: Told, rules: RuleSet) -> bool:
    if not {"white score", "black score"} <= told.keys():
        return False
    match = match_of(told, rules, Colour.WHITE)
    return any(match.lacks_one(colour) for colour in Colour)


def _double(told: Told, rules: RuleSet, language: Language) -> Decision:
    by = colour_of(told, "by") if "by" in told else Colour.WHITE
    match = match_of(told, rules, by, crawford=one_of(told, "crawford", YES_NO, "no") == "yes")
    if match.over:
        raise Fault("match-over", length=match.length)
    try:
        offered = match.double(by)
    except Fault as fault:
        reading = fault.facts.get("reading")
        verdict = say("desk-double-no", language, by=by)
        if isinstance(reading, Reading):
            return Decision("no", verdict, (reading,), reading.say(language))
        return Decision("no", verdict, reason=sentence(fault.say(language)))
    return Decision("yes", say("desk-double-yes", language, by=by, stake=offered.stake.cube.value * 2))


LOT = Matter(
    "first_game",
    ("lot", "lot_dice", "lot_tie", "cube"),
    _lot_steps,
    _lot,
    more=(LENGTH, TIES),
    rests_on=("lot",),
)
DOUBLE = Matter("double", ("cube", "crawford", "dead_cube", "cube_limit"), _double_steps, _double, rests_on=("cube",))
