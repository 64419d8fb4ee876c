"""What the fence ``puzzles`` asks: questions made of the fences of a dispute's page, or of the first rounds.

``dispute: head`` asks about the boards and cases of that page; ``show: first-round`` about the first rounds in which a
moved checker is in the way, ``show: calm-round`` about those that are answered differently though none is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sybil import Document

from narde_core import disputes
from narde_core.cases import parse_case
from narde_core.diagram import entries, parse_compare
from narde_core.faults import Fault
from narde_core.lessons import rounds
from narde_core.lessons.question import Question, of_case, of_comparison
from narde_core.wording import Language
from site_tools.fenced import fenced
from site_tools.paths import DOCS

SHOWN = {"first-round": True, "calm-round": False}
"""First rounds that may be asked about, and whether a moved checker is in the way in them."""

type Asked = Callable[[Language], Question]


@dataclass(frozen=True)
class Puzzles:
    """Questions by name."""

    questions: dict[str, Asked]

    def broken(self) -> tuple[Fault, ...]:
        """Nothing: the fences that the questions are made of claim what is checked on their own page."""
        return ()


def parse_puzzles(text: str) -> Puzzles:
    """The questions that a text names. Fault for another key, an unknown dispute, or one whose page asks nothing."""
    match [(entry.key, entry) for entry in entries(text)]:
        case [("dispute", entry)]:
            return of_dispute(entry.read(disputes.find).name)
        case [("show", entry)] if entry.value in SHOWN:
            return of_rounds(disturbed=SHOWN[entry.value])
    raise Fault("puzzles-key")


def of_dispute(name: str) -> Puzzles:
    """Of every fence of the dispute's page in which the readings part."""
    page = DOCS / "ru" / "disputes" / f"{name}.md"  # its twin shows the same boards
    found = [_asked(fence.kind, fence.text) for fence in fenced(Document(page.read_text(encoding="utf-8"), str(page)))]
    asked = [question for question in found if question]
    if not asked:
        raise Fault("question-agreed")
    stem = name.replace("_", "-")
    return Puzzles({f"{stem}-{number}": question for number, question in enumerate(asked, 1)})


def _asked(kind: str, text: str) -> Asked | None:
    """The question of a fence; None where there is nothing to ask."""
    match kind:
        case "compare":
            asked: Asked = partial(of_comparison, parse_compare(text))
        case "case":
            asked = partial(of_case, parse_case(text))
        case _:
            return None
    try:
        asked("en")
    except Fault as fault:
        if fault.code == "question-agreed":
            return None
        raise
    return asked


def of_rounds(*, disturbed: bool) -> Puzzles:
    """Of every first round that the texts answer differently, with a moved checker in the way or without."""
    return Puzzles(
        {asked.name: asked.question for asked in rounds.asked_rounds() if asked.round.disturbed is disturbed}
    )
