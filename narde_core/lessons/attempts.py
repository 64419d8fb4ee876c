"""How a play that is refused is tried on a board: its moves in an order in which only the last cannot be made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from narde_core.graph import Stage
from narde_core.notation import Move
from narde_core.plays import LegalTurn


def attempts(legal: LegalTurn, moves: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """Every way to try the moves: steps of one die that may be made, then the move that may not. None, if all may be."""
    for order in dict.fromkeys(permutations(moves)):
        *before, last = order
        for steps, stage in _walks(legal, tuple(before), legal.graph.start):
            if not any(_ways(legal, last, stage)):
                yield (*steps, last)


def _walks(legal: LegalTurn, moves: tuple[Move, ...], stage: Stage) -> Iterator[tuple[tuple[Move, ...], Stage]]:
    if not moves:
        yield (), stage
        return
    for steps, reached in _ways(legal, moves[0], stage):
        for rest, end in _walks(legal, moves[1:], reached):
            yield (*steps, *rest), end


def _ways(legal: LegalTurn, move: Move, stage: Stage) -> Iterator[tuple[tuple[Move, ...], Stage]]:
    """Every way of one checker from a point to another by the steps that may be made."""
    for step, reached in legal.graph.steps[stage].items():
        if step.start != move.start or step.end < move.end:
            continue
        made = Move(step.start, step.end)
        if step.end == move.end:
            yield (made,), reached
            continue
        for further, end in _ways(legal, Move(step.end, move.end), reached):
            yield (made, *further), end
