"""OGID: the position text of OpenGammon, for short nardy.

``11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7:0``, with or without ``OGID=`` before it. Fields, parted by colons;
what follows the third may be missing:

1. White's checkers and 2. Black's, one character for each: ``0``-``9`` and ``a``-``p`` are the places 0 to 25, ``q`` is
   off and may be left out. Black's own points are 1 to 24 and his bar is 25; White's are counted from the other end,
   so that his bar is 0;
3. the cube: whose (``W``, ``B``, ``N`` nobody's, ``D`` dead, ``?`` not known), the power of two, and ``N`` nothing
   offered, ``O`` offered, ``T`` taken, ``P`` passed;
4. the dice, empty when not rolled;
5. who brought the position about, ``W`` or ``B``: the other one is to move; the doubler, while a double is offered;
6. the stage: ``IW`` and ``IB`` before the first play, ``C`` played, ``PR`` to roll, ``R`` rolled, ``D`` doubled,
   ``A`` taken, ``P`` passed, ``G`` game over, ``M`` match over, ``F`` finished, ``RG`` and ``RM`` resigned, ``FF`` forfeited;
7. White's points and 8. Black's;
9. the length of the match, 0 for none; ``C`` after it for the Crawford game, ``L`` for one after it, ``G`` and a number
   for a limit of games;
10. the number of the move;   11. checkers a side, if not 15.

There is no place for beavers, Jacoby's rule, the largest cube or an offered resignation.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import override

from narde_core.faults import Fault, said_of
from narde_core.ids.fields import side_on, stripped, whole
from narde_core.ids.state import LONGEST_MATCH, Cube, MatchState, Offer, Phase
from narde_core.position import BAR, CHECKERS, Side
from narde_core.turn import Colour, Roll

PLACES = "0123456789abcdefghijklmnop"
_OFF = "q"
_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}
_OWNERS = {"W": Colour.WHITE, "B": Colour.BLACK, "N": None, "D": None, "?": None}
_PHASES = {
    "": Phase.PLAYING, "IW": Phase.OPENING, "IB": Phase.OPENING, "C": Phase.PLAYING, "PR": Phase.PLAYING,
    "R": Phase.PLAYING, "D": Phase.PLAYING, "A": Phase.PLAYING, "P": Phase.DROPPED, "G": Phase.OVER, "M": Phase.OVER,
    "F": Phase.OVER, "RG": Phase.RESIGNED, "RM": Phase.RESIGNED, "FF": Phase.RESIGNED,
}  # fmt: skip
_CUBE = re.compile(r"([WBND?])([0-9])([NOTP])")
_LENGTH = re.compile(r"(\d{1,5})(C|L|G\d{1,5})?", re.ASCII)
_FIRST_OF_GAME = "IW"
LAST_MOVE = 99999


@dataclass(frozen=True, slots=True)
class Ogid:
    """An OGID taken apart: the state, and what only this format says, each as written.

    ``owner`` and ``action`` are the first and the last letter of the cube, ``limit`` what follows the length.
    """

    state: MatchState
    stage: str = ""
    owner: str = "N"
    action: str = "N"
    limit: str = ""
    move: int = 0

    @classmethod
    def of(cls, state: MatchState) -> Ogid:
        """The OGID of a state. Fault for an offered beaver, raccoon or resignation, or a cube over 512."""
        if state.resigned or state.offer in (Offer.BEAVER, Offer.RACCOON):
            raise Fault("ogid-no-place")
        if state.cube.exponent > 9:
            raise Fault("ogid-cube-too-large", given=state.cube.value)
        stages = {Phase.OPENING: "IB", Phase.OVER: "G", Phase.RESIGNED: "RG", Phase.DROPPED: "P"}
        playing = "D" if state.offer is Offer.DOUBLE else "R" if state.roll else "C"
        return cls(
            replace(state, jacoby=False, beavers=False, largest_cube=1024),
            stage=stages.get(state.phase, playing),
            owner=next(letter for letter, owner in _OWNERS.items() if owner is state.cube.owner),
            action="O" if state.offer is Offer.DOUBLE else "P" if state.phase is Phase.DROPPED else "N",
            limit="C" if state.crawford else "",
        )

    def __post_init__(self) -> None:
        state = self.state
        agrees = (
            _PHASES.get(self.stage) is state.phase
            and self.owner in _OWNERS
            and _OWNERS[self.owner] is state.cube.owner
            and self.action in tuple("NOTP")
            and state.offer is (Offer.DOUBLE if self.action == "O" else Offer.NONE)
            and not state.resigned
            and not (self._opens and state.to_move is Colour.BLACK and state.offer is Offer.NONE)
            and _LENGTH.fullmatch(f"{state.length}{self.limit}")
            and (self.limit == "C") == state.crawford
            and 0 <= self.move <= LAST_MOVE
        )
        if not agrees:
            raise Fault("ogid-disagrees")

    @override
    def __str__(self) -> str:
        state = self.state
        doubler_acted = state.offer is Offer.DOUBLE or self._opens
        acted = state.to_move if doubler_acted else state.to_move.other
        return ":".join(
            (
                "".join(sorted(PLACES[BAR - place] * count for place, count in state.white)),
                "".join(sorted(PLACES[place] * count for place, count in state.black)),
                f"{self.owner}{state.cube.exponent}{self.action}",
                f"{state.roll.high}{state.roll.low}" if state.roll else "",
                "W" if acted is Colour.WHITE else "B",
                self.stage,
                str(state.white_score),
                str(state.black_score),
                f"{state.length}{self.limit}",
                str(self.move),
            )
        )

    @property
    def _opens(self) -> bool:
        """Whether White still owes the first roll of the game; then he is named though nobody has acted."""
        return self.stage == _FIRST_OF_GAME and not self.state.roll

    @classmethod
    def parse(cls, text: str) -> Ogid:
        """The OGID that ``text`` writes. Fault for a wrong number of fields, a field that does not fit, or facts that do
        not agree.
        """
        with said_of("OGID"):
            fields = stripped(text, "OGID").split(":")
            if not 3 <= len(fields) <= 11:
                raise Fault("ogid-fields", given=len(fields))
            return _ogid(fields + [""] * (11 - len(fields)))


def parse_ogid(text: str) -> MatchState:
    """The state that an OGID describes; Fault as ``Ogid.parse``."""
    return Ogid.parse(text).state


def format_ogid(state: MatchState) -> str:
    """The OGID of the state, up to the number of the move; Fault as ``Ogid.of``."""
    return str(Ogid.of(state))


def _ogid(fields: list[str]) -> Ogid:
    white, black, cube, dice, acted, stage, white_score, black_score, length, move, checkers = fields
    if checkers and whole(checkers, "ogid-checkers", 1, 99) != CHECKERS:
        raise Fault("ogid-checkers", given=checkers)
    letters = _CUBE.fullmatch(cube)
    if not letters:
        raise Fault("ogid-cube", given=cube)
    if stage not in _PHASES:
        raise Fault("ogid-stage", given=stage)
    played_to = _LENGTH.fullmatch(length or "0")
    if not played_to:
        raise Fault("ogid-length", given=length)
    owner, exponent, action = letters.groups()
    limit = played_to[2] or ""
    offer = Offer.DOUBLE if action == "O" else Offer.NONE
    state = MatchState(
        white=_side(white, Colour.WHITE),
        black=_side(black, Colour.BLACK),
        to_move=_to_move(acted, stage, dice, offer),
        roll=_roll(dice),
        cube=Cube(2 ** int(exponent), _OWNERS[owner]),
        offer=offer,
        white_score=whole(white_score or "0", "ogid-score", 0, LONGEST_MATCH, field=7),
        black_score=whole(black_score or "0", "ogid-score", 0, LONGEST_MATCH, field=8),
        length=whole(played_to[1], "ogid-length", 0, LONGEST_MATCH),
        crawford=limit == "C",
        phase=_PHASES[stage],
    )
    return Ogid(state, stage, owner, action, limit, whole(move or "0", "ogid-move", 0, LAST_MOVE))


def _side(text: str, colour: Colour) -> Side:
    field, bar = (1, BAR) if colour is Colour.WHITE else (2, 0)
    for place, letter in enumerate(text, start=1):
        if letter not in PLACES + _OFF:
            raise Fault("ogid-letter", given=letter, field=field, place=place)
        if letter == PLACES[bar]:
            raise Fault("ogid-wrong-bar", given=letter, field=field, place=place)
    if len(text) > CHECKERS:
        raise Fault("ogid-too-many", given=len(text), field=field)
    held = Counter(PLACES.index(letter) for letter in text if letter != _OFF)
    own = {BAR - place if colour is Colour.WHITE else place: count for place, count in held.items()}
    return side_on(own, "White" if colour is Colour.WHITE else "Black")


def _roll(dice: str) -> Roll | None:
    if not dice:
        return None
    if not re.fullmatch("[1-6][1-6]", dice):
        raise Fault("ogid-dice", given=dice)
    return Roll(int(dice[0]), int(dice[1]))


def _to_move(acted: str, stage: str, dice: str, offer: Offer) -> Colour:
    if not acted:
        return Colour.WHITE
    if acted not in _COLOURS:
        raise Fault("ogid-acted", given=acted)
    if offer is Offer.DOUBLE:
        return _COLOURS[acted]
    if stage == _FIRST_OF_GAME and not dice:
        return Colour.WHITE
    return _COLOURS[acted].other
