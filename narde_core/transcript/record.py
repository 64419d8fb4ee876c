"""What a transcript holds: who rolled what, what he wrote that he played, the cube, and how the games ended.

Nothing is judged here: an illegal play is held as it was written. Every entry knows its place in the text, so that
whoever judges it can say where it stands; two entries are equal whatever their places.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from itertools import groupby

from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.ids import Cube
from narde_core.notation import PASS, Move, parse_play, stroked
from narde_core.turn import Colour, Roll
from narde_core.wording import Language, say

LONGEST = 1_000_000
"""Characters of a transcript; a long match has some fifty thousand."""
LONGEST_LINE = 1000
LARGEST_NUMBER = 32767
MOST_MOVES = 4
_TAG = re.compile(r'[^\s"\[\]:|]+(?: [^\s"\[\]:|]+)*')


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a text, both numbers from 1."""

    line: int
    column: int

    def say(self, language: Language) -> str:
        """The place in words."""
        return say("transcript-place", language, line=self.line, column=self.column)


NOWHERE = Place(0, 0)


@dataclass(frozen=True, slots=True)
class Played:
    """A roll and the moves written after it, one word for each: ``24/18``, ``bar/20*``, ``6/off``; none for a pass.

    Raises Fault for a word that is no move, or more of them than a turn can have.
    """

    player: Colour
    roll: Roll
    words: tuple[str, ...] = ()
    place: Place = field(default=NOWHERE, compare=False)

    def __post_init__(self) -> None:
        words = tuple(one for word in self.words for one in each_move(word))
        if len(words) > MOST_MOVES:
            raise Fault("play-too-many-steps", given=len(words))
        object.__setattr__(self, "words", words)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves, as the judge of a play wants them."""
        return parse_play(" ".join(self.words)) if self.words else ()

    @property
    def play(self) -> str:
        """The play as it is written, equal moves together: ``24/18(2) 13/10``, ``pass``."""
        counted = ((word, len(tuple(same))) for word, same in groupby(self.words))
        return " ".join(f"{word}({count})" if count > 1 else word for word, count in counted) or PASS


@lru_cache(maxsize=4096)
def each_move(word: str) -> tuple[str, ...]:
    """The word once for every checker it moves, points without a leading nought and strokes between them; Fault if
    it is no move.
    """
    if word.split() != [word] or word == PASS:
        raise Fault("play-word", given=word)
    parse_play(word)
    move, _, count = stroked(word).partition("(")
    return (re.sub(r"\d+", lambda digits: str(int(digits[0])), move),) * int(count.rstrip(")") or 1)


@dataclass(frozen=True, slots=True)
class Unplayed:
    """A roll after which no play is known, or one that could only be described: ``note`` is the description."""

    player: Colour
    roll: Roll
    note: str = ""
    place: Place = field(default=NOWHERE, compare=False)

    def __post_init__(self) -> None:
        if not re.fullmatch(r"(?:[^()\s](?:[^()\n\r]*[^()\s])?)?", self.note):
            raise Fault("transcript-note", given=self.note)


class Action(Enum):
    """What can be done with the cube."""

    DOUBLE = "double"
    BEAVER = "beaver"
    RACCOON = "raccoon"
    TAKE = "take"
    DROP = "drop"

    @property
    def offers(self) -> bool:
        """Whether the cube goes to the other side."""
        return self in (Action.DOUBLE, Action.BEAVER, Action.RACCOON)


@dataclass(frozen=True, slots=True)
class Cubed:
    """The cube offered or answered; ``value`` is what it will show once taken, 0 where that is not said.

    Raises Fault for a number that no cube shows, or for one with an answer.
    """

    player: Colour
    action: Action
    value: int = 0
    place: Place = field(default=NOWHERE, compare=False)

    def __post_init__(self) -> None:
        if self.value:
            Cube(self.value)
            if not self.action.offers:
                raise Fault("cube-value", given=self.value)


class Leaving(Enum):
    """How a game is left before its end."""

    RESIGN = "resign"
    TIME = "time"
    FORFEIT = "forfeit"


@dataclass(frozen=True, slots=True)
class Left:
    """A game left before its end."""

    player: Colour
    how: Leaving
    place: Place = field(default=NOWHERE, compare=False)


Entry = Played | Unplayed | Cubed | Left


@dataclass(frozen=True, slots=True)
class Result:
    """Who won the game, None in a draw, and how many points it gave him."""

    winner: Colour | None
    points: int
    place: Place = field(default=NOWHERE, compare=False)

    def __post_init__(self) -> None:
        low, high = (1, LARGEST_NUMBER) if self.winner else (0, 0)
        if not low <= self.points <= high:
            raise Fault("transcript-value", given=self.points, low=low, high=high)


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """One game: its number, who plays which side, the score before it, what was done, and the result if there is one."""

    number: int
    white: str = ""
    black: str = ""
    white_score: int = 0
    black_score: int = 0
    entries: tuple[Entry, ...] = ()
    result: Result | None = None
    place: Place = field(default=NOWHERE, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= self.number <= LARGEST_NUMBER:
            raise Fault("transcript-value", given=self.number, low=1, high=LARGEST_NUMBER)
        for score in (self.white_score, self.black_score):
            if not 0 <= score <= LARGEST_NUMBER:
                raise Fault("transcript-value", given=score, low=0, high=LARGEST_NUMBER)
        for name in (self.white, self.black):
            if name != name.strip() or "\n" in name or "\r" in name:
                raise Fault("transcript-name", given=name)


@dataclass(frozen=True, slots=True)
class Transcript:
    """The games of a match to ``length`` points (0: no match), with the name of a rule set and what the header says.

    ``tags`` are pairs of a name and a text. Raises Fault for games that are not numbered one after another, or a tag
    that is not one line.
    """

    game: Game
    games: tuple[RecordedGame, ...]
    length: int = 0
    rules: str = ""
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if not self.games:
            raise Fault("transcript-empty")
        if not 0 <= self.length <= LARGEST_NUMBER:
            raise Fault("transcript-value", given=self.length, low=0, high=LARGEST_NUMBER)
        if not re.fullmatch(r"[\w-]*", self.rules):
            raise Fault("written-rules", given=self.rules)
        for expected, recorded in enumerate(self.games, start=self.games[0].number):
            if recorded.number != expected:
                raise Fault("game-number", given=recorded.number, expected=expected).at(recorded.place)
        for name, text in self.tags:
            if (
                not _TAG.fullmatch(name)
                or name.lower() == "rules"
                or text != text.strip()
                or "\n" in text
                or "\r" in text
            ):
                raise Fault("transcript-tag", given=name)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text and its number."""

    number: int
    text: str

    def place(self, index: int = 0) -> Place:
        """The place of the character ``index`` of this line."""
        return Place(self.number, index + 1)


def lines(text: str) -> tuple[Line, ...]:
    """The lines of a text without those that are empty; Fault for a text or a line that is too long."""
    if len(text) > LONGEST:
        raise Fault("transcript-too-long", given=len(text), longest=LONGEST)
    found = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(found, start=1):
        if len(line) > LONGEST_LINE:
            raise Fault("transcript-line-too-long", given=len(line), longest=LONGEST_LINE).at(Place(number, 1))
    return tuple(Line(number, line) for number, line in enumerate(found, start=1) if line.strip())


def number_at(line: Line, found: re.Match[str], group: int, low: int = 0) -> int:
    """The number that a group of a match in the line holds; Fault if it is too small or too large."""
    number = int(found[group])
    if not low <= number <= LARGEST_NUMBER:
        raise Fault("transcript-value", given=number, low=low, high=LARGEST_NUMBER).at(line.place(found.start(group)))
    return number
