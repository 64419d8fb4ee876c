"""How many checkers may leave the head in a turn?

A reading gets the turn and returns the number. What stops a lone checker on its way is the opponent's head, which
stands on the 12-point from the start, or a checker the opponent has moved.
"""

from __future__ import annotations

from narde_core.dispute import dispute, reading
from narde_core.position import HEAD, OFF
from narde_core.turn import Roll, Turn

LISTED = frozenset((Roll(3, 3), Roll(4, 4), Roll(6, 6)))
SIXES_AND_FOURS = frozenset((Roll(6, 6), Roll(4, 4)))
EXTENDED = frozenset((Roll(5, 5), Roll(6, 2)))
EXTENDED_AFTER = frozenset((Roll(2, 1), Roll(6, 2), Roll(5, 5)))


def obstacles(turn: Turn) -> frozenset[int]:
    """The own points on which a lone checker from the head is stopped, in whatever order the dice are played.

    Empty when one checker can play the whole roll. Point 0 is among them when the roll would take it off the board,
    which it may not leave while the others are on the head.
    """
    met = set()
    for dice in {turn.dice, turn.dice[::-1]}:
        point = HEAD
        for die in dice:
            point -= die
            if point <= OFF or turn.position.opponent_on(point):
                met.add(point)
                break
        else:
            return frozenset()
    return frozenset(met)


def opponents_head(turn: Turn) -> int:
    """The own point on which the opponent's head stands."""
    return turn.position.meeting.across(HEAD)


@reading(
    "Первым ходом с головы снимают две шашки при 3-3, 4-4 и 6-6, если первую остановила голова соперника; "
    "если на пути стоит вышедшая шашка соперника, играют одной."
)
def natural_obstacle(turn: Turn) -> int:
    """On his first turn a player takes two with 3-3, 4-4 or 6-6, if the opponent's head stops the first checker;
    if a moved checker is in the way, he plays one.
    """
    return 2 if turn.is_first and turn.roll.double and obstacles(turn) == {opponents_head(turn)} else 1


@reading(
    "Первым ходом с головы снимают две шашки при любом дубле, который одна шашка не может сыграть целиком, "
    "кто бы ей ни мешал."
)
def doubles_when_blocked(turn: Turn) -> int:
    """On his first turn a player takes two with any double that one checker cannot play in full, whatever stops it."""
    return 2 if turn.is_first and turn.roll.double and obstacles(turn) else 1


@reading("Первым ходом с головы снимают две шашки при любом броске, который одна шашка не может сыграть целиком.")
def whenever_blocked(turn: Turn) -> int:
    """On his first turn a player takes two with any roll that one checker cannot play in full."""
    return 2 if turn.is_first and obstacles(turn) else 1


@reading(
    "Первым ходом с головы снимают две шашки при 3-3, 4-4 и 6-6; второму игроку, если соперник начал с 2-1, 6-2 "
    "или 5-5, две разрешены ещё при 5-5 и 6-2, когда одна шашка не проходит."
)
def extended_list(turn: Turn) -> int:
    """On his first turn a player takes two with 3-3, 4-4 or 6-6; the second player, after an opening 2-1, 6-2 or 5-5,
    also with 5-5 or 6-2 when one checker cannot pass.

    Fault when it matters how the opponent opened and neither the turn nor the board tells.
    """
    if not turn.is_first:
        return 1
    if turn.roll in LISTED:
        return 2
    if not turn.is_second_players or turn.roll not in EXTENDED or not obstacles(turn):
        return 1
    return 2 if turn.opened_with(EXTENDED_AFTER) else 1


@reading("Первым ходом с головы снимают две шашки при 3-3, 4-4 и 6-6, что бы ни стояло на пути.")
def listed_doubles(turn: Turn) -> int:
    """On his first turn a player takes two with 3-3, 4-4 or 6-6, whatever stands in the way."""
    return 2 if turn.is_first and turn.roll in LISTED else 1


@reading(
    "Две шашки с головы снимает только второй игрок: первым своим ходом при 3-3, 4-4 и 6-6, что бы ни стояло на пути."
)
def second_player_only(turn: Turn) -> int:
    """Only the second player takes two: on his first turn, with 3-3, 4-4 or 6-6, whatever stands in the way."""
    return 2 if turn.is_second_players and listed_doubles(turn) == 2 else 1


@reading("При любом дубле в любом ходу с головы можно снять две шашки.")
def any_double_any_turn(turn: Turn) -> int:
    """With any double, in any turn, two may be taken."""
    return 2 if turn.roll.double else 1


@reading("Первым ходом при любом дубле с головы можно снять две шашки.")
def any_double_first_turn(turn: Turn) -> int:
    """On his first turn a player may take two with any double."""
    return 2 if turn.is_first and turn.roll.double else 1


@reading("С головы всегда снимают одну шашку.")
def always_one(turn: Turn) -> int:
    """One checker leaves the head in a turn, always."""
    return 1


@reading("Если первому ходу второго игрока мешает вышедшая шашка соперника, он пропускает ход.")
def pass_when_blocked(turn: Turn) -> int:
    """If a moved checker of the opponent's stops the second player's first checker, he passes."""
    if turn.is_first and turn.is_second_players and obstacles(turn) - {opponents_head(turn), OFF}:
        return 0
    return natural_obstacle(turn)


@reading("Первым ходом с головы снимают две шашки только при 6-6.")
def six_six_only(turn: Turn) -> int:
    """On his first turn a player takes two with 6-6 only."""
    return 2 if turn.is_first and turn.roll == Roll(6, 6) else 1


@reading("Первым ходом с головы снимают две шашки только при 6-6 и 4-4.")
def sixes_and_fours(turn: Turn) -> int:
    """On his first turn a player takes two with 6-6 or 4-4 only."""
    return 2 if turn.is_first and turn.roll in SIXES_AND_FOURS else 1


@reading("С головы снимают сколько угодно шашек.")
def no_limit(turn: Turn) -> int:
    """Any number of checkers may leave the head."""
    return turn.position.own.total


DISPUTE = dispute(
    __name__,
    __doc__,
    "Сколько шашек можно снять с головы за ход?",
    "play",
    natural_obstacle,
    doubles_when_blocked,
    whenever_blocked,
    extended_list,
    listed_doubles,
    second_player_only,
    any_double_any_turn,
    any_double_first_turn,
    always_one,
    pass_when_blocked,
    six_six_only,
    sixes_and_fours,
    no_limit,
)
