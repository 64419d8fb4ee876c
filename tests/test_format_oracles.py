"""IDs and transcripts against codecs that nobody here wrote: gnubg-nn for position IDs, GammonView's for OGID and .mat.

They are asked in the full run only; where they are not installed, that run fails.
"""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given

from narde_core.game import SHORT
from narde_core.ids import Cube, MatchState, Offer, Phase, format_ogid, format_position_id, parse_ogid
from narde_core.position import BAR, POINTS, Position, Side
from narde_core.transcript import Cubed, Entry, Left, Played, Unplayed, format_mat, parse_mat
from narde_core.turn import Colour
from tests.match_states import match_states
from tests.strategies import GAMES_PLAYED, arbitrary_positions, examples, played

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]
PLACES = (*reversed(POINTS), BAR)
EXPORTED = (Path(__file__).parent / "data" / "gnubg.mat").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def gnubg() -> ModuleType:
    return import_module("gnubg_nn")


@pytest.fixture(scope="module")
def gammonview() -> ModuleType:
    return import_module("gvformat")


def on_board(side: Side) -> list[int]:
    return [side[place] for place in PLACES]


def test_position_ids_as_gnu_backgammon_writes_them(gnubg: ModuleType) -> None:
    @given(arbitrary_positions(SHORT))
    @examples(1, 2000)
    def agree(position: Position) -> None:
        board = [on_board(position.opponent), on_board(position.own)]
        text = format_position_id(position)
        assert gnubg.position_id(board) == text
        assert [list(side) for side in gnubg.board_from_position_id(text)] == board

    agree()


def test_position_ids_of_positions_from_games(gnubg: ModuleType) -> None:
    positions = {turn.position for number in range(GAMES_PLAYED) for turn in played(SHORT, number)}
    assert len(positions) > 20_000
    for position in positions:
        assert gnubg.position_id([on_board(position.opponent), on_board(position.own)]) == format_position_id(position)


def as_both_say(state: MatchState) -> MatchState:
    """GammonView knows cubes up to 64, and after a double it reads the board from the other side."""
    cube = Cube(min(state.cube.value, 64), state.cube.owner)
    return replace(state, resigned=0, phase=Phase.PLAYING, offer=Offer.NONE, cube=cube)


def test_ogids_as_gammonview_reads_them(gammonview: ModuleType) -> None:
    @given(match_states().map(as_both_say))
    @examples(1, 5000)
    def agree(state: MatchState) -> None:
        read = gammonview.parse_ogid(format_ogid(state))
        position = state.position
        signed = [position.own[point] - position.opponent_on(point) for point in reversed(POINTS)]
        assert read.board == [position.opponent.bar, *signed, position.own.bar]
        assert read.mover_is_white == (state.to_move is Colour.WHITE)
        assert (read.die1, read.die2) == ((state.roll.high, state.roll.low) if state.roll else (0, 0))
        assert (read.score_white, read.score_black) == (state.white_score, state.black_score)
        assert (read.match_length, read.crawford) == (state.length, state.crawford)
        owner = {None: "centered", state.to_move: "player", state.to_move.other: "opponent"}[state.cube.owner]
        assert (read.cube_value, read.cube_owner) == (state.cube.value, owner)
        written = gammonview.board_to_ogid(
            read.board, mover_is_white=read.mover_is_white, dice=None, game_state="R", match_length=read.match_length
        )
        assert parse_ogid(written).position == position

    agree()


def as_gammonview_says(entry: Entry) -> tuple[str, str]:
    """The kind of an entry, and its moves in words."""
    match entry:
        case Played():
            return "move", " ".join(word.replace("bar", "25").replace("off", "0") for word in entry.words)
        case Unplayed():
            return "resign", ""
        case Cubed():
            return entry.action.value, ""
        case Left():
            return "resign", ""


def test_mat_as_gammonview_reads_it() -> None:
    """The file of another program and our own writing of it: the same actions by the same players."""
    reader = import_module("gvformat.mat_parser")
    match = parse_mat(EXPORTED)
    for text in (EXPORTED, format_mat(match)):
        read = reader.parse_mat_file(text)
        assert read["match_length"] == match.length
        for theirs, ours in zip(read["games"], match.games, strict=True):
            assert theirs["game_number"] == ours.number
            assert (theirs["score1_start"], theirs["score2_start"]) == (ours.white_score, ours.black_score)
            *actions, (winner, result) = theirs["player_actions"]
            assert ours.result is not None
            assert winner == (ours.white if ours.result.winner is Colour.WHITE else ours.black)
            assert result.split()[:2] == ["Wins", str(ours.result.points)]
            assert [player for player, _ in actions] == [
                ours.white if entry.player is Colour.WHITE else ours.black for entry in ours.entries
            ]
            said = [reader._parse_action(action) for _, action in actions]  # noqa: SLF001 - it has no public name
            assert [(kind, value[2].strip() if kind == "move" else "") for kind, value in said] == [
                as_gammonview_says(entry) for entry in ours.entries
            ]
