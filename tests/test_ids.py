"""XGID, GNU Backgammon's IDs and OGID: vectors of the programs themselves, round trips, and every wrong input."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from narde_core.faults import Fault
from narde_core.game import LONG, SHORT
from narde_core.ids import (
    FORMATS,
    Cube,
    MatchState,
    Offer,
    Ogid,
    Phase,
    format_gnubg,
    format_id,
    format_ogid,
    format_position_id,
    format_xgid,
    parse_gnubg,
    parse_id,
    parse_ogid,
    parse_position_id,
    parse_xgid,
)
from narde_core.position import Position, Side
from narde_core.turn import Colour, Roll
from tests.damage import damaged, heard, noise
from tests.match_states import match_states
from tests.strategies import arbitrary_positions, examples

START = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
BARS = "aa--BBBB----dE---d-e----B-"

# the same position and match in XGID and in GNU Backgammon's two IDs
XGID_GNUBG = {
    "start, 31, to 7": (START, "4HPwATDgc/ABMA:cInlAAAAAAAE"),
    "White's cube, White to play": (f"{BARS}:1:1:1:63:4:3:0:5:10", "4PPgAVDYNvABMA:UQmvADAAIAAE"),
    "the same with Black to play": (f"{BARS}:1:1:-1:63:4:3:0:5:10", "2DbwATDg8+ABUA:EQGvADAAIAAE"),
    "Crawford game": ("--B-BBBB-A---------bbbbb-A:0:0:1:52:4:2:1:5:10", "tm0AADDbJgBAAA:8ImqACAAIAAE"),
}

# six consecutive turns of one game, and a cube, as OpenGammon wrote them in both formats
XGID_OGID = {
    "White on the bar": (
        "-aaa-CBBB--AdB---b-cabA-AA:0:0:1:31:0:0:0:5:8",
        "013ccehhiijjkkk:44566688ddddmno:N0N:31:B:R:0:0:5:12",
    ),
    "Black, 52": (
        "-aaa-CBBB--AdB---b-cabBA--:0:0:-1:52:0:0:0:5:8",
        "233ccehhiijjkkk:44566688ddddmno:N0N:52:W:R:0:0:5:13",
    ),
    "White, 54": (
        "--ab-CBBB--AcB---c-cabBA--:0:0:1:54:0:0:0:5:8",
        "233ccehhiijjkkk:445666888dddmmn:N0N:54:B:R:0:0:5:14",
    ),
    "Black, 41": (
        "--ab-CBBB--AcB---cBcabA---:0:0:-1:41:0:0:0:5:8",
        "377ccehhiijjkkk:445666888dddmmn:N0N:41:W:R:0:0:5:15",
    ),
    "White, 51": (
        "--ab-CBBB--AcB---bBbbcA---:0:0:1:51:0:0:0:5:8",
        "377ccehhiijjkkk:444556688dddmmn:N0N:51:B:R:0:0:5:16",
    ),
    "Black, 65": (
        "--ab-DBBB---cB---bBbbcA---:0:0:-1:65:0:0:0:5:8",
        "377cchhiijjkkkk:444556688dddmmn:N0N:65:W:R:0:0:5:17",
    ),
    "Black's cube": (
        "-CDbC-D-----A----a-ccbbb--:1:-1:-1:21:2:0:0:5:8",
        "djjjjlllnnnnooo:2233445556668mm:B1N:21:W:R:2:0:5:97",
    ),
}

# match IDs that GNU Backgammon shows after double, beaver, raccoon, take and an offered resignation
CUBE_ACTIONS = {
    "cBEAAAAAAAAE": (Offer.DOUBLE, Cube(1), 0, Colour.BLACK),
    "QRkAAAAAAAAE": (Offer.BEAVER, Cube(2, Colour.BLACK), 0, Colour.WHITE),
    "QhEAAAAAAAAE": (Offer.RACCOON, Cube(4, Colour.BLACK), 0, Colour.BLACK),
    "QwkAAAAAAAAE": (Offer.NONE, Cube(8, Colour.BLACK), 0, Colour.WHITE),
    "Q0EKAAAAAAAE": (Offer.NONE, Cube(8, Colour.BLACK), 2, Colour.BLACK),
}


@pytest.mark.parametrize(("xgid", "gnubg"), XGID_GNUBG.values(), ids=XGID_GNUBG)
def test_xgid_and_gnubg_say_the_same(xgid: str, gnubg: str) -> None:
    state = parse_xgid(xgid)
    assert format_xgid(state) == f"XGID={xgid}"
    assert format_gnubg(state) == gnubg
    assert parse_gnubg(gnubg) == state


@pytest.mark.parametrize(("xgid", "ogid"), XGID_OGID.values(), ids=XGID_OGID)
def test_xgid_and_ogid_say_the_same(xgid: str, ogid: str) -> None:
    state = parse_xgid(xgid)
    assert replace(parse_ogid(ogid), largest_cube=256) == state
    assert str(Ogid.parse(ogid)) == ogid
    assert format_ogid(state).rpartition(":")[0] == ogid.rpartition(":")[0]


def test_the_start_position() -> None:
    assert format_position_id(SHORT.start) == "4HPwATDgc/ABMA"
    assert parse_position_id("4HPwATDgc/ABMA") == SHORT.start
    assert parse_gnubg("4HPwATDgc/ABMA") == MatchState.of(SHORT.start)


def test_the_board_of_an_xgid_does_not_turn() -> None:
    """A position and its turn: the same letters are the same checkers, whoever is to move."""
    ours = parse_xgid(f"{BARS}:0:0:1:00:0:0:0:0:10")
    theirs = parse_xgid(f"{BARS}:0:0:-1:00:0:0:0:0:10")
    assert ours.white == theirs.white == Side.of({24: 2, 13: 5, 7: 2, 6: 2, 5: 2, 4: 2})
    assert ours.black == theirs.black == Side.of({25: 1, 24: 1, 13: 4, 8: 4, 6: 5})
    assert theirs.position == ours.position.swapped()
    assert format_position_id(ours.position) == "4PPgAVDYNvABMA"
    assert format_position_id(theirs.position) == "2DbwATDg8+ABUA"


@pytest.mark.parametrize(("match_id", "said"), CUBE_ACTIONS.items(), ids=CUBE_ACTIONS)
def test_cube_actions_of_a_match_id(match_id: str, said: tuple[Offer, Cube, int, Colour]) -> None:
    state = parse_gnubg(f"4HPwATDgc/ABMA:{match_id}")
    assert (state.offer, state.cube, state.resigned, state.decides) == said
    assert format_gnubg(state) == f"4HPwATDgc/ABMA:{match_id}"


def test_the_first_roll_and_jacobys_rule() -> None:
    first = parse_gnubg("4HPwATDgc/ABMA:8IhuACAACAAE")
    assert (first.phase, first.roll, first.crawford) == (Phase.OPENING, Roll(5, 3), True)
    assert parse_gnubg("4HPwATDgc/ABMA:cIkFAAAAAAAA").jacoby
    assert not parse_gnubg("4HPwATDgc/ABMA:cAkAAAAAAAAE").jacoby


def test_an_offered_double() -> None:
    state = parse_xgid(f"{BARS}:0:0:1:D:0:0:3:0:10")
    assert (state.offer, state.decides, state.jacoby, state.beavers) == (Offer.DOUBLE, Colour.BLACK, True, True)
    assert format_ogid(state).split(":")[2:6] == ["N0O", "", "W", "D"]
    pending = "cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11"
    doubled = parse_ogid(pending)
    assert (doubled.to_move, doubled.offer) == (Colour.BLACK, Offer.DOUBLE), "field 5 names the doubler"
    assert Ogid.parse(pending).move == 11


def test_ogid_defaults_and_what_only_it_says() -> None:
    assert parse_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N") == MatchState.of(SHORT.start)
    opening = parse_ogid("11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0")
    assert (opening.to_move, opening.length, opening.phase) == (Colour.WHITE, 1, Phase.OPENING)
    assert parse_ogid("11jjjjjhhhccccq:ooddddd88866666:W1N").white.off == 1
    for text in (
        "11ccccchhhjjjjj:66666888dddddoo:D1N:31:B:A:0:0:9G15:3",
        "11ccccchhhjjjjj:66666888dddddoo:?0N:31:W:PR:6:0:7L:3",
        "11ccccchhhjjjjj:66666888dddddoo:W2T::W:A:0:0:0:3",
    ):
        assert str(Ogid.parse(text)) == text


@pytest.mark.parametrize("name", FORMATS)
@given(state=match_states())
@examples(60, 2000)
def test_round_trip(name: str, state: MatchState) -> None:
    """What a format can hold comes back; what it cannot and somebody must answer is refused."""
    unheld = {
        "xgid": state.resigned or state.phase not in (Phase.OPENING, Phase.PLAYING),
        "gnubg": state.offer is Offer.RACCOON and state.cube.owner is not state.to_move.other,
        "ogid": state.resigned or state.offer in (Offer.BEAVER, Offer.RACCOON),
    }
    if unheld[name]:
        with pytest.raises(Fault):
            format_id(state, name)
        return
    text = format_id(state, name)
    back = parse_id(text)
    if name == "gnubg":
        assert back == replace(state, beavers=False, largest_cube=1024)
    elif name == "xgid":
        assert back == replace(state, phase=Phase.PLAYING)
    else:
        assert back == replace(state, jacoby=False, beavers=False, largest_cube=1024)
    assert format_id(back, name) == text
    assert parse_id(f"  {text.rpartition('=')[2]}\n") == back


@given(arbitrary_positions(SHORT))
@examples(60, 3000)
def test_position_ids_round_trip(position: Position) -> None:
    assert parse_position_id(format_position_id(position)) == position


# each wrong XGID, GNUBG ID and OGID with the code of its fault
WRONG = {
    "XGID": (parse_xgid, {
        "": "xgid-fields",
        "a:" * 300: "id-too-long",
        START + ":0": "xgid-fields",
        START[1:]: "xgid-board-length",
        "?" + START[1:]: "xgid-letter",
        START.replace("E-C", "P-C"): "xgid-letter",
        "A" + START[1:]: "xgid-top-bar",
        START.replace("B-:", "Ba:"): "xgid-bottom-bar",
        START.replace("E-C", "O-C"): "too-many-checkers",
        START.replace(":0:0:1:31", ":16:0:1:31"): "xgid-cube",
        START.replace(":0:0:1:31", ":0:2:1:31"): "xgid-owner",
        START.replace(":0:0:1:31", ":0:0:0:31"): "xgid-turn",
        START.replace(":31:", ":37:"): "xgid-dice",
        START.replace(":31:", ":3:"): "xgid-dice",
        START.replace(":31:0:", ":31:x:"): "xgid-score",
        START.replace(":31:0:0:0:7", ":31:0:07:0:7"): "xgid-score",
        START.replace(":31:0:0:0:7", ":31:7:0:0:7"): "match-already-won",
        START.replace(":31:0:0:0:7", ":31:0:0:1:7"): "crawford-score",
        START.replace(":31:0:0:0:7", ":31:0:0:2:7"): "xgid-rules-match",
        START.replace(":31:0:0:0:7", ":31:0:0:4:0"): "xgid-rules-money",
        START.replace(":7:10", ":-1:10"): "xgid-length",
        START.replace(":7:10", ":7:16"): "xgid-largest",
        START.replace(":0:0:1:31", ":1:-1:1:D"): "double-without-cube",
        "-" * 26 + START[26:]: "both-finished",
    }),
    "GNUBG": (parse_gnubg, {
        "": "base64-length",
        "4HPwATDgc/ABM": "base64-length",
        "4HPwATDgc/ABM-": "base64-letter",
        "4HPwATDgc/ABMB": "base64-last",
        "//////////////": "base64-last",
        "/////////////w": "position-id-unfinished",
        "4HPwATDgc/ABcA": "position-id-unfinished",
        "AQAAQAAAAAAAgA": "position-id-trailing",
        "//8AAAAAAAAAAA": "too-many-checkers",
        "AAAAAAAAAAAAAA": "both-finished",
        "AQAAAAAAAgAAAA": "point-shared",
        "4HPwATDgc/ABMA:cInlAAAAAAA": "base64-length",
        "4HPwATDgc/ABMA:cInlAAAAAAA!": "base64-letter",
        "4HPwATDgc/ABMA:cI3lAAAAAAAE": "match-id-phase",
        "4HPwATDgc/ABMA:YInlAAAAAAAE": "match-id-owner",
        "4HPwATDgc/ABMA:cInlAAAAAAAI": "match-id-unused",
        "4HPwATDgc/ABMA:cAkBAAAAAAAE": "match-id-dice",
        "4HPwATDgc/ABMA:cIHlAAAAAAAE": "match-id-decides",
        "4HPwATDgc/ABMA:8InlAAAAAAAE": "crawford-score",
        "4HPwATDgc/ABMA:8AkAAAAAAAAE": "crawford-without-match",
    }),
    "OGID": (parse_ogid, {
        "": "ogid-fields",
        "11:66": "ogid-fields",
        "1z:66:N0N": "ogid-letter",
        "1p:66:N0N": "ogid-wrong-bar",
        "11:06:N0N": "ogid-wrong-bar",
        "1" * 16 + ":66:N0N": "ogid-too-many",
        "11:1:N0N": "point-shared",
        "q:q:N0N": "both-finished",
        "11:66:X0N": "ogid-cube",
        "11:66:N10N": "ogid-cube",
        "11:66:N0N:07": "ogid-dice",
        "11:66:N0N:31:w": "ogid-acted",
        "11:66:N0N:31:W:X": "ogid-stage",
        "11:66:N0N:31:W:R:-1": "ogid-score",
        "11:66:N0N:31:W:R:0:0:7X": "ogid-length",
        "11:66:N0N:31:W:R:0:0:99999": "ogid-length",
        "11:66:N0N:31:W:R:0:0:7C": "crawford-score",
        "11:66:N0N:31:W:R:0:0:7:x": "ogid-move",
        "11:66:N0N:31:W:R:0:0:7:1:10": "ogid-checkers",
        "11:66:N0N:31:W:R:0:0:7:1:15:0": "ogid-fields",
        "11:66:N0O:31:W:D": "roll-and-offer",
        "11:66:W1O::B:D": "double-without-cube",
    }),
    "any": (parse_id, {
        "": "id-unknown",
        "x" * 201: "id-too-long",
        "XGID=": "xgid-fields",
        "OGID=::": "ogid-cube",
        "what?": "base64-length",
    }),
}  # fmt: skip
CASES = {
    f"{name} {text[:60]}": (parse, text, code)
    for name, (parse, faults) in WRONG.items()
    for text, code in faults.items()
}


@pytest.mark.parametrize(("parse", "text", "code"), CASES.values(), ids=CASES)
def test_wrong_ids_are_refused_with_a_sentence(parse: Callable[[str], MatchState], text: str, code: str) -> None:
    with pytest.raises(Fault) as caught:
        parse(text)
    assert caught.value.code == code
    assert len(caught.value.say("en")) > 20
    assert caught.value.say("ru") != caught.value.say("en")


def test_a_fault_says_where_and_what_would_be_right() -> None:
    with pytest.raises(Fault) as caught:
        parse_xgid("A" + START[1:])
    assert str(caught.value) == (
        "XGID: character 1 of field 1 (the board) is “A”; this is the top player's bar, where only a to o or - can stand"
    )
    assert caught.value.say("ru") == (
        "XGID: в поле 1 (доска) знак 1 — «A»; это бар верхнего игрока, здесь бывают только a–o или -"
    )


def test_what_a_state_cannot_be() -> None:
    start = MatchState.of(SHORT.start)
    wrong: dict[str, Callable[[], object]] = {
        "ids-short-only": lambda: MatchState.of(LONG.start),
        "cube-value": lambda: Cube(3),
        "resigned-value": lambda: replace(start, resigned=4),
        "match-length": lambda: replace(start, length=-1),
        "score-value": lambda: replace(start, white_score=-1),
        "money-rules-in-match": lambda: replace(start, length=5, jacoby=True),
        "crawford-without-match": lambda: replace(start, crawford=True),
        "ogid-disagrees": lambda: Ogid(start, stage="G"),
        "ogid-cube-too-large": lambda: format_ogid(replace(start, cube=Cube(1024))),
        "unknown-format": lambda: format_id(start, "fen"),
        "xgid-no-place": lambda: format_xgid(replace(start, resigned=1)),
        "match-id-raccoon": lambda: format_gnubg(replace(start, offer=Offer.RACCOON)),
    }
    for code, ask in wrong.items():
        with pytest.raises(Fault) as caught:
            ask()
        assert caught.value.code == code
    for refuse in (format_position_id, MatchState.of):
        with pytest.raises(Fault, match="short nardy"):
            refuse(LONG.start)


@pytest.mark.parametrize("count", [3000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_damaged_ids_are_refused_or_read(count: int) -> None:
    """No text makes a parser raise anything but a Fault, and what it reads comes back from what it writes."""
    choose = Random(20)
    good = [text for pair in (*XGID_GNUBG.values(), *XGID_OGID.values()) for text in pair]
    read = 0
    for _ in range(count):
        text = damaged(choose.choice(good), choose) if choose.random() < 0.9 else noise(choose)
        for form in FORMATS.values():
            state = heard(form.parse, text)
            if isinstance(state, Fault):
                assert state.say("ru") != state.say("en")
            else:
                read += 1
                assert form.parse(form.format(state)) == state
        heard(parse_id, text)
    assert count // 100 < read < count
