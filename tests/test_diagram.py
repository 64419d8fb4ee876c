"""The text of a board: what it holds, and how it says what is wrong with it."""

import pytest

from narde_core import diagram, wire
from narde_core.diagram import parse, parse_compare
from narde_core.faults import Fault

BOARD = """\
game: long
rules: commentary
white: 24:14 4:1
black: 24:15
to move: black
roll: 4-4
"""


@pytest.mark.parametrize(
    "claim",
    ["legal: 24/20", "only: 24/20", "illegal: 24/20(2)  head", "illegal: 24/16  point-taken", "count: 1", "pass: no"],
)
def test_a_true_claim_holds(claim: str) -> None:
    assert parse(BOARD + claim).broken() == ()


@pytest.mark.parametrize(
    ("claim", "complaint"),
    [
        ("legal: 24/20(2)", "line 7 (legal): the claim “legal: 24/20(2)” is false: A second checker may not leave"),
        ("illegal: 24/20  head", "the play is legal"),
        ("illegal: 24/20(2)  prime", "the play is refused by head"),
        ("only: 24/20, 24/20", "the legal plays are 24/20"),
        ("only: 24/20(2)", "false"),
        ("count: 2", "there are 1 results"),
        ("pass: yes", "the legal plays are 24/20"),
    ],
)
def test_a_false_claim_says_its_line_and_what_is_true(claim: str, complaint: str) -> None:
    (fault,) = parse(BOARD + claim).broken()
    assert complaint in fault.say("en")
    assert fault.say("ru").startswith("строка 7 (")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "“game” is missing"),
        ("gamme: long", "line 1 (gamme): “gamme” is no key"),
        ("game: chess", "line 1 (game): “chess” is no game"),
        ("game long", "line 1 (game long): “game long” is not “key: value”"),
        (BOARD + "roll: 5-5", "line 7 (roll): “roll” is said twice"),
        (BOARD.replace("commentary", "comentary"), "line 2 (rules): “comentary” is no rule set"),
        (BOARD.replace("24:14 4:1", "24:14 4:2"), "line 3 (white): 16 checkers"),
        (BOARD.replace("black: 24:15", "black: 16:15"), "both sides hold one point"),
        (BOARD.replace("4-4", "4-7"), "line 6 (roll): a die shows 1 to 6, not 7"),
        (BOARD.replace("to move: black\n", ""), "“to move” is missing"),
        (BOARD.replace("roll: 4-4\n", "") + "legal: 24/20", "“roll” is missing"),
        (BOARD + "illegal: 24/20(2)", "line 7 (illegal): “24/20(2)” needs a play and the dispute"),
        (BOARD + "count: many", "line 7 (count): “many” is not a whole number"),
        (BOARD + "pass: maybe", "line 7 (pass): “maybe” should be yes or no"),
        (BOARD + "readings: head", "line 7 (readings): “head” is not dispute=reading"),
        (BOARD + "readings: hed=always_one", "“hed” is no dispute"),
        (BOARD + "readings: head=two", "“two” is no reading of head"),
        (BOARD + "legal: 24+20", "line 7 (legal): “24+20” is not a move"),
        ("x" * 5000, "at most 4000"),
    ],
)
def test_a_board_that_cannot_be_is_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        parse(text)
    assert complaint in fault.value.say("en")
    assert fault.value.say("ru")


def test_a_fault_in_a_value_is_said_in_russian_too() -> None:
    with pytest.raises(Fault) as fault:
        parse(BOARD.replace("4-4", "4-7"))
    assert fault.value.say("ru") == "строка 6 (roll): на кости бывает от 1 до 6, а не 7"


COMPARED = BOARD + "dispute: head\n"


def test_a_comparison_has_a_board_for_each_reading_it_names() -> None:
    compared = parse_compare(
        COMPARED + "under natural_obstacle: only 24/20\n"
        "under doubles_when_blocked: only 24/20(2)\n"
        "under doubles_when_blocked: illegal 24/20  more-dice\n"
    )
    assert [column.name for column in compared.columns] == ["natural_obstacle", "doubles_when_blocked"]
    assert [len(column.diagram.claims) for column in compared.columns] == [1, 2]
    assert compared.broken() == ()


def test_a_comparison_of_rule_sets_names_them() -> None:
    compared = parse_compare(BOARD + "under commentary: only 24/20\nunder common: only 24/20(2)\n")
    (fault,) = compared.broken()
    assert fault.say("en").startswith("line 8 (only): the claim “only: 24/20(2)” is false")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("under natural_obstacle: only 24/20", "at least two lines"),
        ("under natural_obstacle: only 24/20\nunder none: pass yes", "line 9 (under none): “none” is no reading"),
        ("under natural_obstacle: legl 24/20\nunder always_one: pass no", "line 8 (under natural_obstacle): “legl”"),
    ],
)
def test_a_comparison_that_cannot_be_is_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_compare(COMPARED + text)
    assert complaint in fault.value.say("en")


def test_the_givens_of_a_board_make_the_same_board() -> None:
    original = parse(BOARD + "readings: head=always_one, passing=every_step\nopponent opened: 5-5\nfirst turn: yes\n")
    again = diagram.build(diagram.Entry(0, key, value) for key, value in wire.givens(original).items())
    assert (again.rules, again.turn, again.white, again.black) == (
        original.rules,
        original.turn,
        original.white,
        original.black,
    )
