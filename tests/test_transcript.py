"""Transcripts: what programs export, what players write, round trips, and every wrong line with its place."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narde_core.faults import Fault
from narde_core.game import LONG, SHORT, Game
from narde_core.notation import Move
from narde_core.transcript import (
    FORMATS,
    Action,
    Cubed,
    Entry,
    Format,
    Leaving,
    Left,
    Place,
    Played,
    RecordedGame,
    Result,
    Transcript,
    Unplayed,
    format_mat,
    format_nardy,
    format_transcript,
    parse_mat,
    parse_nardy,
    parse_transcript,
)
from narde_core.turn import ROLLS, Colour, Roll
from tests.damage import damaged, heard, noise
from tests.strategies import examples

WHITE, BLACK = Colour.WHITE, Colour.BLACK
EXPORTED = (Path(__file__).parent / "data" / "gnubg.mat").read_text(encoding="utf-8")

# what XG, Snowie and the play sites write otherwise than GNU Backgammon
OF_OTHERS = """\ufeff; [Site "XG Mobile"]
; [Match ID "491989142"]
; [Player 1 "Ken"]
; [Variation "Backgammon"]
; [CubeLimit "1024"]
# a comment

3 point match

Game 1
Ken,1600 : 0                              XG-Intermediate : 0
 1)                                  15: 24/23 23/18
 2) 21: 13/11 8/7                    64: 25/21* 24/18
 3) 41: Cannot Move                  51: Illegal play (0;0;1;0;0)
 4)  Doubles => 2                    Beavers
 5)  Takes                           42: bar/23 6/off
 6) 66: 24/18(2) 13/7/1*             33: ????
                                  Losses 2 points
      Wins 2 points

Game 2
Ken,1600 : 2                              XG-Intermediate : 0
 1) 31: 8/5 6/5                      Resigned Game
 2)  Wins 1 point and the match
"""

LONG_GAME = """game: long
rules: commentary
white: Анна
black: Борис
length: 3
tag Event: Club final

game 1: 0-0
1. 6-5 24/13 | 4-3 24/17
2. 3-3 24/18 13/10(2) | 6-6 pass
3. double 2 | take
4. 6-4 24/18 10/6 | 5-2 ?
5. 1-1 6/off(2) 3/2*/1 | resign
result: white 2

game 2: 2-0
1. | 6-1 24/17
2. 5-4 24/15
"""


def test_what_gnu_backgammon_exports() -> None:
    """A match that GNU Backgammon played against itself and wrote."""
    match = parse_mat(EXPORTED)
    assert match.length == 7
    assert match.tags[1] == ("Event", "Club final")
    first, second = match.games
    assert (first.white, first.black) == (second.white, second.black) == ("Anna", "Boris")
    assert first.result == Result(WHITE, 2)
    assert (second.white_score, second.result) == (2, Result(WHITE, 8))
    assert first.entries[1] == Played(BLACK, Roll(4, 1), ("6/2*", "2/1*"))
    assert first.entries[1].place == Place(9, 34)
    assert first.entries[-2:] == (Cubed(WHITE, Action.DOUBLE, 4), Cubed(BLACK, Action.DROP))
    assert parse_mat(format_mat(match)) == match
    assert parse_nardy(format_nardy(match)) == match


def test_what_other_programs_export() -> None:
    match = parse_transcript(OF_OTHERS)
    assert match.game is SHORT
    first, second = match.games
    assert first.white == "Ken,1600"
    assert first.entries == (
        Played(BLACK, Roll(5, 1), ("24/23", "23/18")),
        Played(WHITE, Roll(2, 1), ("13/11", "8/7")),
        Played(BLACK, Roll(6, 4), ("bar/21*", "24/18")),
        Played(WHITE, Roll(4, 1)),
        Unplayed(BLACK, Roll(5, 1), "0;0;1;0;0"),
        Cubed(WHITE, Action.DOUBLE, 2),
        Cubed(BLACK, Action.BEAVER),
        Cubed(WHITE, Action.TAKE),
        Played(BLACK, Roll(4, 2), ("bar/23", "6/off")),
        Played(WHITE, Roll(6, 6), ("24/18", "24/18", "13/7/1*")),
        Unplayed(BLACK, Roll(3, 3)),
    )
    assert first.result == Result(WHITE, 2), "told by the loser and by the winner"
    assert second.entries[-1] == Left(BLACK, Leaving.RESIGN)
    assert second.result == Result(WHITE, 1)
    assert parse_mat(format_mat(match)) == match
    assert "and the match" in format_mat(match)


def test_a_game_of_long_nardy() -> None:
    match = parse_transcript(LONG_GAME)
    assert (match.game, match.rules, match.length) == (LONG, "commentary", 3)
    first, second = match.games
    assert (first.white, first.black) == ("Анна", "Борис")
    assert first.entries[2] == Played(WHITE, Roll(3, 3), ("24/18", "13/10", "13/10"))
    assert first.entries[2].place == Place(10, 4)
    assert Played(WHITE, Roll(3, 3), ("24/18", "13/10(2)")).moves == (Move(24, 18), Move(13, 10), Move(13, 10))
    assert first.entries[3] == Played(BLACK, Roll(6, 6)), "a pass"
    assert first.entries[8] == Played(WHITE, Roll(1, 1), ("6/off", "6/off", "3/2*/1"))
    assert second.entries[0] == Played(BLACK, Roll(6, 1), ("24/17",))
    assert second.result is None
    assert format_nardy(match) == LONG_GAME


def test_a_hand_may_write_it_more_loosely() -> None:
    loose = "# by hand\n\ngame: long\n 1.  6-5   24/13 |4:3 24/17\n".replace("4:3", "4-3") + "2. 6-6 pass|\n"
    match = parse_nardy(loose)
    assert format_nardy(match) == "game: long\n\ngame 1: 0-0\n1. 6-5 24/13 | 4-3 24/17\n2. 6-6 pass\n"


# every wrong line, with the code and the place (line, column) of its fault; None where no line is to blame
HEAD = "7 point match\n Game 1\n A : 0    B : 0\n"
WRONG_MAT = {
    "": ("mat-length-missing", None),
    "x" * 1_000_001: ("transcript-too-long", None),
    "\n" + "x" * 1001: ("transcript-line-too-long", (2, 1)),
    "7 points\n": ("mat-no-length", (1, 1)),
    "99999 point match\n": ("transcript-value", (1, 1)),
    "7 point match\n": ("transcript-empty", None),
    "7 point match\n 1) 31: 8/5 6/5\n": ("mat-game", (2, 1)),
    "7 point match\n Game 1\n": ("mat-players-missing", (2, 1)),
    "7 point match\n Game 0\n": ("transcript-value", (2, 7)),
    "7 point match\n Game 1\n 1) 31: 8/5 6/5\n": ("mat-players", (3, 1)),
    "7 point match\n Game 1\n A : 0    B : 99999\n": ("transcript-value", (3, 15)),
    '; [Variation "LongGammon"]\n' + HEAD: ("mat-variation", (1, 1)),
    '; [Variation "NackGammon"]\n; [Variation "Backgammon"]\n' + HEAD: ("mat-variation-other", (2, 1)),
    HEAD + " Game 3\n A : 0   B : 0\n": ("game-number", (4, 1)),
    HEAD + "  2) 31: 8/5 6/5\n": ("transcript-number", (4, 3)),
    HEAD + "  1) 37: 8/5 6/5\n": ("mat-cell", (4, 6)),
    HEAD + "  1) 31: 8/5 6/8\n": ("play-backwards", (4, 14)),
    HEAD + "  1) 31: 8/5 6//5\n": ("mat-cell", (4, 14)),
    HEAD + "  1) 31: 8/5 26/5\n": ("no-such-point", (4, 14)),
    HEAD + "  1) 11: 8/7(3) 6/5(2)\n": ("play-too-many-steps", (4, 6)),
    HEAD + "  1) 31: 8/5 6/5     42: 8/4 6/4    55:\n": ("mat-cell-too-many", (4, 37)),
    HEAD + "  1)                             42: 8/4 6/4    55:\n": ("mat-cell-too-many", (4, 49)),
    HEAD + "  1)  Doubles => 3\n": ("cube-value", (4, 7)),
    HEAD + "  1)  Moves\n": ("mat-cell", (4, 7)),
    HEAD + "  1) 31: 8/5 (what)\n": ("mat-cell", (4, 14)),
    HEAD + "      Wins 0 points\n": ("transcript-value", (4, 7)),
    HEAD + "      Wins 1 point\n  1) 31: 8/5\n": ("mat-after-result", (5, 6)),
    HEAD + "      Wins 1 point\n      Wins 1 point\n": ("mat-after-result", (5, 7)),
    HEAD + "      Loses 1 point\n      Wins 1 point\n": ("mat-after-result", (5, 7)),
}
WRONG_NARDY = {
    "game: long\n": ("transcript-empty", None),
    "": ("written-game-missing", None),
    "rules: commentary\ngame: long\n": ("written-game-missing", (1, 1)),
    "game: lang\n": ("unknown-game", (1, 7)),
    "game: long\nwhat\n": ("written-header", (2, 1)),
    "game: long\nlenght: 3\n": ("written-key", (2, 1)),
    "game: long\ntag: x\n": ("written-key", (2, 1)),
    "game: long\ngame: long\n": ("written-key-twice", (2, 1)),
    "game: long\nlength: three\n": ("written-length", (2, 9)),
    "game: long\nrules: two words\n": ("written-rules", (2, 8)),
    'game: long\ntag "x": y\n1. 6-5 24/13\n': ("transcript-tag", None),
    "game: long\ngame 1\n": ("written-game-line", (2, 1)),
    "game: long\ngame 1: 0\n": ("written-game-line", (2, 1)),
    "game: long\ngame 1: 0-99999\n": ("transcript-value", (2, 11)),
    "game: long\ngame 1: 0-0\ngame 3: 0-0\n": ("game-number", (3, 1)),
    "game: long\n1. 6-5 24/13\nwhat\n": ("written-line", (3, 1)),
    "game: long\n2. 6-5 24/13\n": ("transcript-number", (2, 1)),
    "game: long\n1. 6-5 24/13 | 4-3 24/17 | 1-1\n": ("written-bar", (2, 26)),
    "game: long\n1. |\n": ("written-cell-empty", (2, 1)),
    "game: long\n1. 6-7 24/13\n": ("no-such-die", (2, 4)),
    "game: long\n1. 16-7 24/13\n": ("roll-word", (2, 4)),
    "game: long\n1. 6-5\n": ("play-empty", (2, 4)),
    "game: long\n1. 6-5 24/13 | 4-3 24+17\n": ("play-word", (2, 20)),
    "game: long\n1. 6-5 24/13 | 4-3 pass 24/17\n": ("play-word", (2, 20)),
    "game: long\n1. 6-5 24/13 | 4-3 24/25\n": ("no-such-point", (2, 20)),
    "game: long\n1. moves\n": ("written-cell", (2, 4)),
    "game: long\n1. double two\n": ("written-cell", (2, 4)),
    "game: long\n1. double 3\n": ("cube-value", (2, 11)),
    "game: long\n1. take 2\n": ("written-cell", (2, 4)),
    "game: long\n1. resign 2\n": ("written-cell", (2, 4)),
    "game: long\n1. 6-5 24/13\nresult: 2\n": ("written-result", (3, 1)),
    "game: long\n1. 6-5 24/13\nresult: white 0\n": ("transcript-value", (3, 15)),
    "game: long\nresult: draw\n1. 6-5 24/13\n": ("written-after-result", (3, 1)),
}
CASES = {
    f"{name} {index}": (parse, text, code, place)
    for name, parse, faults in (("mat", parse_mat, WRONG_MAT), ("nardy", parse_nardy, WRONG_NARDY))
    for index, (text, (code, place)) in enumerate(faults.items())
}


@pytest.mark.parametrize(("parse", "text", "code", "place"), CASES.values(), ids=CASES)
def test_wrong_lines_are_named_with_line_and_column(
    parse: Callable[[str], Transcript], text: str, code: str, place: tuple[int, int] | None
) -> None:
    with pytest.raises(Fault) as caught:
        parse(text)
    assert caught.value.code == code
    assert caught.value.where == ((Place(*place),) if place else ())
    assert caught.value.say("ru") != caught.value.say("en")


def test_a_fault_reads_well() -> None:
    with pytest.raises(Fault) as caught:
        parse_nardy("game: long\n1. 6-5 24/13 | 4-3 24+17\n")
    assert str(caught.value) == (
        "line 2, column 20: “24+17” is not a move; write it like 24/18, bar/20, 6/off, 13/7* or 24/18(2)"
    )
    assert caught.value.say("ru").startswith("строка 2, знак 20: «24+17»")


def test_what_a_format_cannot_hold() -> None:
    short = Transcript(SHORT, (RecordedGame(1, "A", "B"),))
    wrong: dict[str, Callable[[], object]] = {
        "mat-no-name": lambda: format_mat(Transcript(LONG, short.games)),
        "mat-no-place": lambda: format_mat(Transcript(SHORT, (RecordedGame(1, result=Result(None, 0)),))),
        "transcript-name": lambda: format_mat(Transcript(SHORT, (RecordedGame(1, "A : 5 x", "B"),))),
        "written-no-place": lambda: format_nardy(Transcript(SHORT, (*short.games, RecordedGame(2, "B", "A")))),
        "unknown-transcript-format": lambda: format_transcript(short, "sgf"),
        "transcript-empty": lambda: Transcript(LONG, ()),
        "game-number": lambda: Transcript(LONG, (RecordedGame(1), RecordedGame(1))),
        "transcript-tag": lambda: Transcript(SHORT, short.games, tags=(("Rules", "x"),)),
        "written-rules": lambda: Transcript(SHORT, short.games, rules="two words"),
        "transcript-note": lambda: Unplayed(WHITE, Roll(6, 5), "(x)"),
        "cube-value": lambda: Cubed(WHITE, Action.TAKE, 2),
        "play-word": lambda: Played(WHITE, Roll(6, 5), ("24/18 13/8",)),
        "transcript-value": lambda: Result(None, 1),
    }
    for code, ask in wrong.items():
        with pytest.raises(Fault) as caught:
            ask()
        assert caught.value.code == code


words = st.sampled_from(["24/18", "bar/20*", "6/off", "13/7*", "13/7*/5", "24/18(2)", "08/05"])
players = st.sampled_from(Colour)
rolls = st.sampled_from(ROLLS)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Played, players, rolls, st.lists(words, max_size=2).map(tuple)),
    st.builds(Unplayed, players, rolls),
    st.builds(
        Cubed, players, st.sampled_from([action for action in Action if action.offers]), st.sampled_from([0, 2, 64])
    ),
    st.builds(Cubed, players, st.sampled_from([Action.TAKE, Action.DROP])),
    st.builds(Left, players, st.sampled_from(Leaving)),
)
results = st.none() | st.builds(Result, players, st.integers(1, 99))
names = st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=40).map(str.strip)
tags = st.lists(st.tuples(st.sampled_from(["Event", "Match ID", "Дата"]), names), max_size=3).map(tuple)


@st.composite
def transcripts(draw: st.DrawFn, game: Game) -> Transcript:
    white, black = draw(names), draw(names)
    first = draw(st.integers(1, 9))
    games = tuple(
        RecordedGame(
            first + index,
            white,
            black,
            draw(st.integers(0, 99)),
            draw(st.integers(0, 99)),
            tuple(draw(st.lists(entries, max_size=8))),
            draw(results),
        )
        for index in range(draw(st.integers(1, 3)))
    )
    rules = draw(st.sampled_from(["", "commentary", "moscow-open"]))
    return Transcript(game, games, draw(st.integers(0, 99)), rules, draw(tags))


@given(transcripts(LONG) | transcripts(SHORT))
@examples(80, 3000)
def test_nardy_transcripts_round_trip(transcript: Transcript) -> None:
    text = format_nardy(transcript)
    assert parse_transcript(text) == transcript
    assert format_nardy(parse_nardy(text)) == text


def test_a_player_whose_name_begins_like_a_comment_is_a_player() -> None:
    text = "; a comment\n5 point match\n\nGame 1\n; another\n# first : 0   ;-) : 2\n"
    (game,) = parse_mat(text).games
    assert (game.white, game.black, game.black_score) == ("# first", ";-)", 2)


@given(transcripts(SHORT))
@examples(80, 3000)
def test_mat_transcripts_round_trip(transcript: Transcript) -> None:
    written = heard(lambda _: format_mat(transcript), "")
    if isinstance(written, Fault):
        assert written.code == "transcript-name", "a name that reads as a score"
        return
    assert parse_transcript(written) == transcript
    assert format_mat(parse_mat(written)) == written


def written_again(form: Format, transcript: Transcript) -> Transcript:
    """What is read from what is written; a name that reads as a score cannot be, and stays as it is."""
    written = heard(lambda _: form.format(transcript), "")
    return transcript if isinstance(written, Fault) and written.code == "transcript-name" else form.parse(str(written))


@pytest.mark.parametrize("count", [1500, pytest.param(100_000, marks=pytest.mark.slow)])
def test_damaged_transcripts_are_refused_or_read(count: int) -> None:
    """No text makes a parser raise anything but a Fault, and what it reads comes back from what it writes."""
    choose = Random(20)
    good = (EXPORTED[:900], OF_OTHERS, LONG_GAME)
    read = 0
    for _ in range(count):
        text = damaged(choose.choice(good), choose) if choose.random() < 0.9 else noise(choose)
        for form in FORMATS.values():
            transcript = heard(form.parse, text)
            if isinstance(transcript, Fault):
                assert transcript.say("ru") != transcript.say("en")
                continue
            read += 1
            assert written_again(form, transcript) == transcript
        heard(parse_transcript, text)
    assert count // 100 < read < count
