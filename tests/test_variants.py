"""The variants: each is made of the parts of its game, in a module of its own, and plays as its sources say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from narde_core.answers import QUESTIONS
from narde_core.common import COMMON, GAMES
from narde_core.diagram import parse
from narde_core.faults import Fault
from narde_core.game import LONG, SHORT, Game
from narde_core.match.starting import cast_lot
from narde_core.notation import format_side
from narde_core.turn import Colour, Roll
from site_tools.paths import ROOT
from tests.strategies import VARIANTS

NAMES = {game.name for game in VARIANTS}
SCRIPTS = (ROOT / "docs" / "assets" / "js", ROOT / "site_tools")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
OWN_MODULES = {ROOT / "narde_core" / "common" / f"{name.replace('-', '_')}.py" for name in NAMES}


def asked_by_name(path: Path) -> Iterator[int]:
    """Yield the line of every comparison, ``match`` case, index or call to which the name of a variant is given."""
    names = {*NAMES, *(name.upper().replace("-", "_") for name in NAMES)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Compare() | ast.MatchValue() | ast.Subscript() | ast.Call() | ast.If() | ast.IfExp():
                parts = list(ast.iter_child_nodes(node))
            case _:
                continue
        if any(named(part) in names for part in parts):
            yield node.lineno


def named(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=text) | ast.Attribute(attr=text):
            return text
    return ""


def test_nothing_outside_its_own_module_asks_whether_a_game_is_a_variant_of_some_name() -> None:
    asked = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in ("narde_core", "site_tools")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path not in OWN_MODULES
        for line in asked_by_name(path)
    ]
    assert asked == []


def named_in_script(text: str) -> Iterator[str]:
    """Yield every name of a variant in a script, comments aside, and every comparison with the name of any game."""
    code = COMMENT.sub("", text)
    yield from re.findall(rf"(?<![\w-])(?:{'|'.join(NAMES)})(?![\w-])", code)
    quoted = rf"""["'`](?:{"|".join(GAMES)})["'`]"""
    yield from re.findall(rf"[!=]==?\s*{quoted}|{quoted}\s*[!=]==?|\bcase\s*{quoted}|\[\s*{quoted}\s*\]", code)


def test_no_script_asks_which_game_it_is() -> None:
    scripts = [path for folder in SCRIPTS for path in sorted(folder.rglob("*.*js"))]
    assert len(scripts) > 50
    asked = {path.name: [*named_in_script(path.read_text(encoding="utf-8"))] for path in scripts}
    assert {name: found for name, found in asked.items() if found} == {}


@pytest.mark.parametrize(
    "code",
    [
        'if (game === "portes") a();',
        "const checkers = { hypergammon: 3 };",
        'switch (game) { case "short": a(); }',
        "strings[`long`]",
        '"short" != game',
    ],
)
def test_a_question_in_a_script_would_be_found(code: str) -> None:
    assert [*named_in_script(code)]
    assert [*named_in_script(f"// {code}\n/* {code} */ const long = 1; a(game ?? 'long');")] == []


def test_a_comparison_with_a_name_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('if game.name == "portes" or game is PORTES:\n    pass\n', encoding="utf-8")
    assert set(asked_by_name(module)) == {1}


@pytest.mark.parametrize(
    ("name", "setup", "checkers", "kin_of"),
    [
        ("crazy", "24:15", 15, LONG),
        ("gulbar", "24:15", 15, LONG),
        ("six-one", "24:15", 15, LONG),
        ("portes", "24:2 13:5 8:3 6:5", 15, SHORT),
        ("nackgammon", "24:2 23:2 13:4 8:3 6:4", 15, SHORT),
        ("hypergammon", "24:1 23:1 22:1", 3, SHORT),
    ],
)
def test_they_start_as_their_source_sets_them_up(name: str, setup: str, checkers: int, kin_of: Game) -> None:
    game = GAMES[name]
    assert (format_side(game.setup), game.checkers, game.kin_of) == (setup, checkers, kin_of)


def test_they_differ_from_their_game_only_in_what_their_sources_say() -> None:
    shared = {
        name: [dispute for dispute in rules.disputes if dispute in COMMON[rules.game.kin_of.name].disputes]
        for name, rules in COMMON.items()
        if rules.game.kin_of
    }
    differ = {
        name: {
            dispute: COMMON[name][dispute].name
            for dispute in disputes
            if COMMON[name][dispute] is not COMMON[GAMES[name].kin_of.name][dispute]  # type: ignore[union-attr] # shared
        }
        for name, disputes in shared.items()
    }
    assert differ == {
        "crazy": {"head": "any_double_any_turn", "bearing_off": "exact_only", "inside_moves": "forbidden"},
        "gulbar": {},
        "six-one": {},
        "portes": {"lot_dice": "thrown_again", "hit_and_run": "not_in_home", "koks": "none", "cube": "none"},
        "nackgammon": {},
        "hypergammon": {},
    }


def test_in_portes_the_winner_of_the_lot_throws_again() -> None:
    assert cast_lot(COMMON["portes"], (6,), (1,)).opening is None
    assert cast_lot(COMMON["nackgammon"], (6,), (1,)).opening == Roll(6, 1)
    assert cast_lot(COMMON["hypergammon"], (1,), (6,)).starter is Colour.BLACK


def test_a_board_of_three_checkers_a_side_is_judged_drawn_and_refused() -> None:
    given = {"game": "hypergammon", "white": "24:1 23:1 22:1", "black": "24:1 23:1 22:1", "to move": "white"}
    assert QUESTIONS["judge"]({**given, "roll": "2-1", "play": "24/22 23/22"}, "en")["legal"] is True
    assert "Hypergammon" in QUESTIONS["draw"]({**given, "roll": "2-1"}, "en")["svg"]
    with pytest.raises(Fault, match="3"):
        QUESTIONS["plays"]({**given, "white": "24:4", "roll": "2-1"}, "en")


@pytest.mark.parametrize("name", sorted(NAMES))
def test_the_trainer_says_that_it_cannot_judge_a_variant(name: str) -> None:
    with pytest.raises(Fault, match=f"“{GAMES[name].say('en')}”: nothing here can judge its plays"):
        QUESTIONS["drill"]({"game": name, "number": "0"}, "en")


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_fence_names_them(name: str) -> None:
    side = format_side(GAMES[name].setup)
    assert parse(f"game: {name}\nwhite: {side}\nblack: {side}\nto move: white\nroll: 3-1").broken() == ()
