"""The options of a command line as the givens of a question."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from narde_core.answers import Givens
from narde_core.cli.reading import read
from narde_core.faults import said_of

GIVENS = (
    "game", "rules", "white", "black", "to_move", "roll", "first_turn", "second_player", "opponent_opened", "turn_number",
    "goes_on", "handed",
)  # fmt: skip
FILES = (".json", ".txt")
_NAME = re.compile(r"[\w-]+")


def givens(options: Namespace, *own: str) -> Givens:
    """The board's givens that were written as options, and the verb's ``own``."""
    told = {name.replace("_", " "): getattr(options, name, None) for name in (*GIVENS, *own)}
    readings = ", ".join(getattr(options, "reading", []))
    return {key: value for key, value in {**told, "readings": readings, **_event(told["rules"])}.items() if value}


def _event(rules: str | None) -> Givens:
    """An event's rules, where ``--rules`` is not the name of a rule set: a file that holds them, a code or a link."""
    if rules is None or _NAME.fullmatch(rules):
        return {}
    if not rules.lower().endswith(FILES):
        return {"event": rules, "rules": ""}
    with said_of(rules):
        return {"event": read(Path(rules)), "rules": ""}
