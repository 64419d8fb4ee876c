"""All disputes against all texts: who states what, who only reports it, who is silent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from narde_core.authorities import AUTHORITIES
from narde_core.authority import Authority, Statement, Twin, Weight
from narde_core.common import COMMON, owners
from narde_core.dispute import Dispute
from narde_core.disputes import DISPUTES
from narde_core.figures.keys import Computed, keys


@dataclass(frozen=True, slots=True)
class Said:
    """What a text says for one reading of a dispute: the number of the reading in its dispute, in which games, and who
    says it where the text has several speakers.
    """

    statement: Statement
    number: int
    games: tuple[str, ...]
    voices: tuple[Twin, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A dispute, the games that have it, and what each text says of it, by the name of the text; the silent are left
    out.
    """

    dispute: Dispute
    games: tuple[str, ...]
    cells: Mapping[str, tuple[Said, ...]]


@dataclass(frozen=True, slots=True)
class Matrix(Computed):
    """The disputes as lines, in the order of their topics, and the texts as columns."""

    lines: tuple[Line, ...]
    authorities: tuple[Authority, ...]


def parse(text: str) -> Matrix:
    """The matrix; of one game only with ``game: long``. Fault for an unknown key or game."""
    given = keys(text, ("game",))
    if "game" in given:
        game = given["game"].among({name: name for name in COMMON})
        return matrix((game,), dict.fromkeys(COMMON[game].disputes, (game,)))
    games = dict.fromkeys((*COMMON, *(game for text in AUTHORITIES.values() for game in text.statements)))
    return matrix(tuple(games), {dispute: owners(dispute) for dispute in DISPUTES})


def matrix(games: tuple[str, ...], decided: Mapping[str, tuple[str, ...]]) -> Matrix:
    """The matrix of some games, kin games among them: the disputes, each with the games it is shown for, and the texts
    that speak of them.
    """
    texts = tuple(text for text in AUTHORITIES.values() if any(text.statements.get(game) for game in games))
    lines = []
    for dispute in DISPUTES.values():
        has = decided.get(dispute.name)
        if has:
            cells = {text.name: said(text, dispute, games) for text in texts}
            lines.append(Line(dispute, has, {name: cell for name, cell in cells.items() if cell}))
    return Matrix(tuple(lines), texts)


def said(text: Authority, dispute: Dispute, games: tuple[str, ...]) -> tuple[Said, ...]:
    """What a text says of a dispute, what it holds first; once where it says the same for several games."""
    found: list[Said] = []
    numbers = {reading.name: number for number, reading in enumerate(dispute.readings, 1)}
    for weight in Weight:
        for game in games:
            for known in text.statements.get(game, ()):
                if known.dispute != dispute.name or known.weight is not weight:
                    continue
                voices = (known.voice,) if known.voice else ()
                same = next((place for place, old in enumerate(found) if alike(old.statement, known)), None)
                if same is None:
                    found.append(Said(known, numbers[known.reading.name], (game,), voices))
                else:
                    old = found[same]
                    games_too = tuple(dict.fromkeys((*old.games, game)))
                    voices_too = (*old.voices, *(voice for voice in voices if voice not in old.voices))
                    found[same] = replace(old, games=games_too, voices=voices_too)
    return tuple(found)


def alike(one: Statement, other: Statement) -> bool:
    """Whether two statements are the same but for their game."""
    return (one.reading, one.weight, one.article) == (other.reading, other.weight, other.article)
