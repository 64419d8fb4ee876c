"""The six ways to a ruling, and what can have happened on each."""

from __future__ import annotations

from dataclasses import replace

from narde_core.desk.matter import YES_NO, Decision, Matter, Step, Told, of_dispute, one_of
from narde_core.desk.moves import MOVE
from narde_core.desk.scores import FINISHED, RESIGNED, colours_change
from narde_core.desk.starts import DOUBLE, LOT
from narde_core.disputes.cup import Means
from narde_core.faults import Fault
from narde_core.ids.state import LONGEST_MATCH
from narde_core.ruleset import RuleSet
from narde_core.wording import Language, say

MEANS = Step("thrown from", options=tuple(means.value for means in Means))
SUSPECTED = Step("suspected", options=YES_NO)
NOTICED = Step("noticed", options=("before", "dice-taken", "thrown"))
RIGHT = Step("on the right", options=("0", "1", "2"))


def _cup_steps(told: Told) -> tuple[Step, ...]:
    """Nobody suspects a hand that has not thrown."""
    return (MEANS, SUSPECTED) if told.get(MEANS.key) == Means.PALM.value else (MEANS,)


def _cup(told: Told) -> Told:
    return {"thrown from": told.get(MEANS.key, ""), "suspected": told.get(SUSPECTED.key, "no")}


def _noticed(told: Told) -> Told:
    """When an illegal play was noticed, as its readings want to know it: who throws has taken the dice."""
    noticed = one_of(told, NOTICED.key, NOTICED.options)
    return {
        "dice taken": "no" if noticed == "before" else "yes",
        "thrown": "yes" if noticed == "thrown" else "no",
    }


CUP = of_dispute("cup", _cup_steps, _cup)
HALVES = of_dispute(
    "dice_halves", lambda _: (RIGHT,), lambda told: {"on the right": one_of(told, RIGHT.key, RIGHT.options)}
)
ILLEGAL_PLAY = of_dispute("illegal_play", lambda _: (NOTICED,), _noticed)


def _demand(_: Told, rules: RuleSet, language: Language) -> Decision:
    """What becomes of an illegal play, whenever it is noticed."""
    noticed = {moment: ILLEGAL_PLAY.decide({NOTICED.key: moment}, rules, language) for moment in NOTICED.options}
    answer = ", ".join(f"{moment} {decision.answer}" for moment, decision in noticed.items())
    lines = [
        say(
            "desk-demand",
            language,
            moment=ILLEGAL_PLAY.label(NOTICED, moment, language),
            ruling=_inside(decision.verdict),
        )
        for moment, decision in noticed.items()
    ]
    return Decision(answer, " ".join(lines), (rules["illegal_play"],))


def _inside(verdict: str) -> str:
    """A sentence as the second half of another."""
    return verdict[:1].lower() + verdict[1:]


DEMAND = Matter("demand", ("illegal_play",), lambda _, __: (), _demand)
"""What may be demanded after a refused move."""


def _of_the_cube(name: str) -> Matter:
    """What a dispute decides where there is doubling; rules without it are asked nothing more."""
    matter = of_dispute(name)

    def decide(told: Told, rules: RuleSet, language: Language) -> Decision:
        if not any(rules.cube(length) for length in (0, LONGEST_MATCH)):
            return Decision("no doubling", say("desk-no-doubling", language), (rules["cube"],))
        return matter.decide(told, rules, language)

    return replace(matter, disputes=(name, "cube"), decide=decide)


def _next_game() -> Matter:
    """Who starts, by the colour that he had; and the colour that he takes, where that is the starter's."""
    matter = of_dispute("next_game")

    def decide(told: Told, rules: RuleSet, language: Language) -> Decision:
        decided = matter.decide(told, rules, language)
        if not colours_change(decided.answer, rules):
            return decided
        readings = (*decided.readings, rules["white_checkers"])
        return replace(decided, verdict=f"{decided.verdict} {say('desk-colours-change', language)}", readings=readings)

    return replace(matter, disputes=("next_game", "white_checkers"), decide=decide)


WAYS: dict[str, tuple[Matter, ...]] = {
    "move": (MOVE,),
    "dice": (of_dispute("cocked_dice"), of_dispute("die_on_checker"), HALVES, CUP, of_dispute("annulling_word")),
    "turn": (of_dispute("touch_move"), of_dispute("turn_complete"), ILLEGAL_PLAY, of_dispute("time_limit")),
    "score": (FINISHED, RESIGNED, of_dispute("last_throw")),
    "start": (LOT, _next_game(), of_dispute("white_checkers"), of_dispute("lot_order")),
    "cube": (DOUBLE, *map(_of_the_cube, ("refused_double", "beaver", "jacoby"))),
}


def find(way: str) -> tuple[Matter, ...]:
    """What can have happened on that way; Fault for an unknown one."""
    if way not in WAYS:
        raise Fault("case-choice", where=("way",), given=way, known=", ".join(WAYS))
    return WAYS[way]
