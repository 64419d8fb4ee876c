"""XGID: the position text of eXtreme Gammon, for short nardy.

``-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10``, with or without ``XGID=`` before it. Fields, parted by colons:

1. the board, 26 characters: the top player's bar, the bottom player's points 1 to 24, the bottom player's bar.
   ``A``-``O`` are 1 to 15 checkers of the bottom player, ``a``-``o`` of the top player, ``-`` is empty;
2. the cube, as the power of two: 0 for 1, 6 for 64;   3. its owner: 1 bottom, -1 top, 0 nobody;
4. the turn: 1 bottom, -1 top;
5. ``63`` the dice, ``00`` not yet rolled, ``D`` doubled, ``B`` beavered, ``R`` raccooned;
6. and 7. the points of bottom and top;
8. in a match 1 for the Crawford game, else 0; without a match 1 for Jacoby's rule plus 2 for beavers;
9. the length of the match, 0 for none;   10. the largest cube, as the power of two (may be missing: 1024).

Bottom is White here and top is Black. The board is absolute: the turn does not flip it. There is no place for an
offered resignation or a game that has ended.
"""

from __future__ import annotations

import re

from narde_core.faults import Fault, said_of
from narde_core.ids.fields import side_on, stripped, whole
from narde_core.ids.state import LONGEST_MATCH, Cube, MatchState, Offer, Phase
from narde_core.position import BAR, OFF, POINTS, Side
from narde_core.turn import Colour, Roll

SQUARES = 26
_OWNERS = {"1": Colour.WHITE, "0": None, "-1": Colour.BLACK}
_TURNS = {"1": Colour.WHITE, "-1": Colour.BLACK}
_OFFERS = {"D": Offer.DOUBLE, "B": Offer.BEAVER, "R": Offer.RACCOON}


def parse_xgid(text: str) -> MatchState:
    """The state that an XGID describes.

    Fault for a wrong number of fields, a character that is no count of checkers, a letter of the wrong case on a bar,
    a field out of its range, or facts that do not agree.
    """
    with said_of("XGID"):
        fields = stripped(text, "XGID").split(":")
        if len(fields) not in (9, 10):
            raise Fault("xgid-fields", given=len(fields))
        return _state(fields)


def _state(fields: list[str]) -> MatchState:
    board, cube, owner, turn, dice, white_score, black_score, rules, length = fields[:9]
    white, black = _sides(board)
    if owner not in _OWNERS:
        raise Fault("xgid-owner", given=owner)
    if turn not in _TURNS:
        raise Fault("xgid-turn", given=turn)
    roll, offer = _dice(dice)
    points = whole(length, "xgid-length", 0, LONGEST_MATCH)
    flags = whole(rules, "xgid-rules-match" if points else "xgid-rules-money", 0, 1 if points else 3)
    return MatchState(
        white=white,
        black=black,
        to_move=_TURNS[turn],
        roll=roll,
        cube=Cube(2 ** whole(cube, "xgid-cube", 0, 15), _OWNERS[owner]),
        offer=offer,
        white_score=whole(white_score, "xgid-score", 0, LONGEST_MATCH, field=6),
        black_score=whole(black_score, "xgid-score", 0, LONGEST_MATCH, field=7),
        length=points,
        crawford=bool(points and flags),
        jacoby=bool(not points and flags & 1),
        beavers=bool(not points and flags & 2),
        largest_cube=2 ** whole(fields[9] if len(fields) == 10 else "10", "xgid-largest", 0, 15),
    )


def _sides(board: str) -> tuple[Side, Side]:
    if len(board) != SQUARES:
        raise Fault("xgid-board-length", given=len(board))
    white: dict[int, int] = {}
    black: dict[int, int] = {}
    for square, letter in enumerate(board):
        if not re.fullmatch("[-A-Oa-o]", letter):
            raise Fault("xgid-letter", given=letter, place=square + 1)
        if (letter.isupper() and square == 0) or (letter.islower() and square == BAR):
            raise Fault("xgid-top-bar" if square == 0 else "xgid-bottom-bar", given=letter)
        if letter.isupper():
            white[square] = ord(letter) - ord("A") + 1
        elif letter.islower():
            black[BAR - square] = ord(letter) - ord("a") + 1
    return side_on(white, "A–O"), side_on(black, "a–o")


def _dice(field: str) -> tuple[Roll | None, Offer]:
    if field == "00":
        return None, Offer.NONE
    if field in _OFFERS:
        return None, _OFFERS[field]
    if re.fullmatch("[1-6][1-6]", field):
        return Roll(int(field[0]), int(field[1])), Offer.NONE
    raise Fault("xgid-dice", given=field)


def format_xgid(state: MatchState) -> str:
    """The XGID of the state, with all ten fields; whether the first play was made is not said.

    Fault for an offered resignation or a game that has ended.
    """
    if state.resigned or state.phase not in (Phase.OPENING, Phase.PLAYING):
        raise Fault("xgid-no-place")
    flags = state.crawford + state.jacoby + 2 * state.beavers
    fields = (
        "".join(_letter(state, square) for square in range(SQUARES)),
        state.cube.exponent,
        {Colour.WHITE: 1, None: 0, Colour.BLACK: -1}[state.cube.owner],
        1 if state.to_move is Colour.WHITE else -1,
        _dice_field(state),
        state.white_score,
        state.black_score,
        flags,
        state.length,
        Cube(state.largest_cube).exponent,
    )
    return "XGID=" + ":".join(map(str, fields))


def _letter(state: MatchState, square: int) -> str:
    white = state.white[square] if square in POINTS or square == BAR else OFF
    black = state.black[BAR - square] if square in POINTS or square == 0 else OFF
    return chr(ord("A") + white - 1) if white else chr(ord("a") + black - 1) if black else "-"


def _dice_field(state: MatchState) -> str:
    if state.roll:
        return f"{state.roll.high}{state.roll.low}"
    return next((letter for letter, offer in _OFFERS.items() if offer is state.offer), "00")
