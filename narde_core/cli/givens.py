"""The options of a command line as the givens of a question."""

from __future__ import annotations

from argparse import Namespace

from narde_core.answers import Givens

GIVENS = ("game", "rules", "white", "black", "to_move", "roll", "first_turn", "second_player", "opponent_opened")


def givens(options: Namespace, *own: str) -> Givens:
    """The board's givens that were written as options, and the verb's ``own``."""
    told = {name.replace("_", " "): getattr(options, name, None) for name in (*GIVENS, *own)}
    readings = ", ".join(getattr(options, "reading", []))
    return {key: value for key, value in {**told, "readings": readings}.items() if value}
