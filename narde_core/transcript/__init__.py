"""Transcripts of whole games and matches: Jellyfish ``.mat`` for short nardy, nardy transcripts for either game.

Both read into a ``Transcript`` and write one; what is written is read back as the same transcript. Their form stands in
the docstrings of ``mat`` and ``nardy``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.transcript.mat import parse_mat
from narde_core.transcript.mat_writer import format_mat
from narde_core.transcript.nardy import BEGINS, format_nardy, parse_nardy
from narde_core.transcript.record import (
    Action,
    Cubed,
    Entry,
    Leaving,
    Left,
    Place,
    Played,
    RecordedGame,
    Result,
    Transcript,
    Unplayed,
    lines,
)

__all__ = [
    "FORMATS", "Action", "Cubed", "Entry", "Format", "Leaving", "Left", "Place", "Played", "RecordedGame", "Result",
    "Transcript", "Unplayed", "format_mat", "format_nardy", "format_of", "format_transcript", "parse_mat",
    "parse_nardy", "parse_transcript",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Format:
    """A text form of a transcript."""

    name: str
    parse: Callable[[str], Transcript]
    format: Callable[[Transcript], str]


FORMATS = {
    "mat": Format("mat", parse_mat, format_mat),
    "nardy": Format("nardy", parse_nardy, format_nardy),
}


def format_of(text: str) -> Format:
    """The format a text is written in: a nardy transcript begins with a line of its own, all else is ``.mat``."""
    written = (line.text.strip() for line in lines(text))
    first = next((line for line in written if not line.startswith("#")), "")
    return FORMATS["nardy" if BEGINS.match(first) else "mat"]


def parse_transcript(text: str, game: Game | None = None) -> Transcript:
    """The transcript that a text of either format holds; Fault when it is neither or is wrong.

    ``game``: what a nardy transcript is of that does not say it.
    """
    found = format_of(text)
    return parse_nardy(text, game) if found.name == "nardy" else found.parse(text)


def format_transcript(transcript: Transcript, name: str) -> str:
    """The transcript in the format ``mat`` or ``nardy``; Fault for another name or what the format cannot hold."""
    if name not in FORMATS:
        raise Fault("unknown-transcript-format", given=name, known=", ".join(FORMATS))
    return FORMATS[name].format(transcript)
