"""The IDs of GNU Backgammon, for short nardy: a position ID of 14 characters, a match ID of 12, with a colon between.

``4HPwATDgc/ABMA:cInlAAAAAAAE``; ``GNUBGID=`` may stand before it. Both are base64 of a string of bits, the lowest bit
of each byte first.

*Position ID*, 80 bits: first the opponent of the player to move, then that player; for each his points 1 to 24 and
his bar, as many ones as he has checkers there and a nought.

*Match ID*, 72 bits, from bit 0: cube as the power of two (4 bits); its owner (2; 0 or 1 the player, 3 nobody); who is
to move (1); Crawford game (1); state of the game (3: 0 before the first play, 1 playing, 2 over, 3 resigned, 4 dropped); who
decides (1); doubled (1); resignation offered (2); the dice (3 + 3, the larger first, 0 not rolled); length (15);
points of player 0 and of player 1 (15 + 15); Jacoby's rule switched off (1); the rest is nought.

Player 1, whom the program draws at the bottom, is White here and player 0 is Black. A position ID alone is taken as
White's to move. A doubled cube whose offerer decides has been beavered; one that the other already owns has been
raccooned. There is no place for the largest cube or for whether beavers are allowed; Jacoby's bit counts only without
a match.
"""

from __future__ import annotations

import base64
from string import ascii_letters, digits

from narde_core.faults import Fault, said_of
from narde_core.game import SHORT
from narde_core.ids.fields import stripped
from narde_core.ids.state import Cube, MatchState, Offer, Phase
from narde_core.position import BAR, Meeting, Position, Side
from narde_core.turn import Colour, Roll

POSITION_LENGTH = 14
MATCH_LENGTH = 12
_POSITION_BITS = 80
_ALPHABET = frozenset(ascii_letters + digits + "+/")
_PHASES = (Phase.OPENING, Phase.PLAYING, Phase.OVER, Phase.RESIGNED, Phase.DROPPED)
_PLAYERS = (Colour.BLACK, Colour.WHITE)
_NOBODY = 3
_WIDTHS = {
    "cube": 4, "owner": 2, "mover": 1, "crawford": 1, "phase": 3, "decides": 1, "doubled": 1, "resigned": 2,
    "high": 3, "low": 3, "length": 15, "black": 15, "white": 15, "no_jacoby": 1, "unused": 5,
}  # fmt: skip
"""The fields of a match ID in their order, each with its bits."""


def parse_position_id(text: str) -> Position:
    """The position of short nardy that a position ID describes, seen by the player to move.

    Fault for a wrong length, a character outside base64, bits that are no board, or a board that cannot be.
    """
    with said_of("Position ID"):
        return _position(_bits(text, POSITION_LENGTH))


def _position(bits: int) -> Position:
    counts: list[int] = []
    run = 0
    place = 0
    for place in range(_POSITION_BITS):
        if bits >> place & 1:
            run += 1
        else:
            counts.append(run)
            run = 0
        if len(counts) == 2 * BAR:
            break
    if len(counts) < 2 * BAR:
        raise Fault("position-id-unfinished", given=len(counts))
    if bits >> place:
        raise Fault("position-id-trailing")
    opponent, own = (Side.of(dict(enumerate(half, start=1))) for half in (counts[:BAR], counts[BAR:]))
    return SHORT.position(own, opponent)


def format_position_id(position: Position) -> str:
    """The position ID of a position of short nardy; Fault for one of long nardy or with more than 15 checkers a side."""
    if position.meeting is not Meeting.HEAD_ON:
        raise Fault("ids-short-only")
    if position.own.total != SHORT.checkers:
        raise Fault("wrong-number", given=position.own.total, checkers=SHORT.checkers)
    bits = place = 0
    for side in (position.opponent, position.own):
        for point in range(1, BAR + 1):
            bits |= (2 ** side[point] - 1) << place
            place += side[point] + 1
    return _text(bits, POSITION_LENGTH)


def parse_gnubg(text: str) -> MatchState:
    """The state that ``position ID:match ID`` describes, or a position ID alone with White to move.

    Fault for what is wrong with either.
    """
    position_id, colon, match_id = stripped(text, "GNUBGID").partition(":")
    position = parse_position_id(position_id)
    if not colon:
        return MatchState.of(position)
    with said_of("Match ID"):
        return _state(position, _match_fields(match_id))


def _match_fields(match_id: str) -> dict[str, int]:
    bits = _bits(match_id, MATCH_LENGTH)
    fields: dict[str, int] = {}
    for name, width in _WIDTHS.items():
        fields[name] = bits & (2**width - 1)
        bits >>= width
    return fields


def _state(position: Position, fields: dict[str, int]) -> MatchState:
    mover = _PLAYERS[fields["mover"]]
    white, black = _by_colour(position, mover)
    if fields["phase"] >= len(_PHASES):
        raise Fault("match-id-phase", given=fields["phase"])
    if fields["owner"] not in (0, 1, _NOBODY):
        raise Fault("match-id-owner", given=fields["owner"])
    if fields["unused"]:
        raise Fault("match-id-unused")
    owner = None if fields["owner"] == _NOBODY else _PLAYERS[fields["owner"]]
    state = MatchState(
        white=white,
        black=black,
        to_move=mover,
        roll=_roll(fields["high"], fields["low"]),
        cube=Cube(2 ** fields["cube"], owner),
        offer=_offer(fields, owner),
        resigned=fields["resigned"],
        white_score=fields["white"],
        black_score=fields["black"],
        length=fields["length"],
        crawford=bool(fields["crawford"]),
        jacoby=not fields["length"] and not fields["no_jacoby"],
        phase=_PHASES[fields["phase"]],
    )
    if state.phase in (Phase.OPENING, Phase.PLAYING) and state.decides is not _PLAYERS[fields["decides"]]:
        raise Fault("match-id-decides")
    return state


def _offer(fields: dict[str, int], owner: Colour | None) -> Offer:
    if not fields["doubled"]:
        return Offer.NONE
    if (fields["decides"] == fields["mover"]) != bool(fields["resigned"]):
        return Offer.BEAVER
    return Offer.RACCOON if owner and owner is not _PLAYERS[fields["mover"]] else Offer.DOUBLE


def _by_colour(position: Position, mover: Colour) -> tuple[Side, Side]:
    own, opponent = position.own, position.opponent
    return (own, opponent) if mover is Colour.WHITE else (opponent, own)


def _roll(high: int, low: int) -> Roll | None:
    if high == low == 0:
        return None
    if not (1 <= high <= 6 and 1 <= low <= 6):
        raise Fault("match-id-dice", first=high, second=low)
    return Roll(high, low)


def format_gnubg(state: MatchState) -> str:
    """``position ID:match ID``. Fault for an offered raccoon of a cube that the opponent does not own."""
    if state.offer is Offer.RACCOON and state.cube.owner is not state.to_move.other:
        raise Fault("match-id-raccoon")
    fields = {
        "cube": state.cube.exponent,
        "owner": _PLAYERS.index(state.cube.owner) if state.cube.owner else _NOBODY,
        "mover": _PLAYERS.index(state.to_move),
        "crawford": int(state.crawford),
        "phase": _PHASES.index(state.phase),
        "decides": _PLAYERS.index(state.decides),
        "doubled": int(state.offer is not Offer.NONE),
        "resigned": state.resigned,
        "high": state.roll.high if state.roll else 0,
        "low": state.roll.low if state.roll else 0,
        "length": state.length,
        "black": state.black_score,
        "white": state.white_score,
        "no_jacoby": int(not state.jacoby),
    }
    bits = place = 0
    for name, value in fields.items():
        bits |= value << place
        place += _WIDTHS[name]
    return f"{format_position_id(state.position)}:{_text(bits, MATCH_LENGTH)}"


def _bits(text: str, length: int) -> int:
    if len(text) != length:
        raise Fault("base64-length", given=len(text), length=length)
    for place, letter in enumerate(text, start=1):
        if letter not in _ALPHABET:
            raise Fault("base64-letter", given=letter, place=place)
    if _text(bits := int.from_bytes(base64.b64decode(text + "=" * (-length % 4)), "little"), length) != text:
        raise Fault("base64-last", given=text[-1])
    return bits


def _text(bits: int, length: int) -> str:
    return base64.b64encode(bits.to_bytes(length * 6 // 8, "little")).decode("ascii")[:length]
