"""Every game by name: on the command line, in transcripts, in other programs' words. A further game is asked the same."""

import json
from random import Random

import pytest

from narde_core.answers import QUESTIONS
from narde_core.checking import follow
from narde_core.cli import main
from narde_core.cli.verbs import VERBS
from narde_core.common import COMMON, GAMES
from narde_core.faults import Fault
from narde_core.game import SHORT, Game
from narde_core.ids import FORMATS, unheld
from narde_core.notation import format_play, format_side
from narde_core.plays import LegalTurn
from narde_core.transcript import format_mat, format_nardy, parse_mat, parse_transcript
from narde_core.turn import Roll, Turn
from narde_core.wording import LANGUAGES
from tests.games import WRITTEN, played_match

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ROLL = Roll(2, 1)
NAMELESS = {"games", "first-round", "check"}
"""Verbs without ``--game``: a list of all, a table of long nardy alone, and files that name their game themselves."""
ASKED = [(verb, game) for verb in VERBS.keys() - NAMELESS for game in GAMES]


def arguments(verb: str, game: Game) -> list[str]:
    """A question that ``verb`` can be asked of the start of a game."""
    side = format_side(game.setup)
    first = format_play(LegalTurn(Turn(game.start, ROLL, first=True), COMMON[game.name]).plays[0])
    done = f"{'off' if game.bears_off else 1}:{game.checkers}"
    finished = format_side(game.setup) if verb != "worth" else done
    known = {"--game": game.name, "--white": finished, "--black": side, "--to-move": "white", "--roll": str(ROLL)}
    odds = {"--bear-off": "5,2"} if game.bears_off else {"--total": "7"}
    known |= odds if verb == "odds" else {}
    has = {name for option in VERBS[verb].options for name in option.names}
    words = [word for name, value in known.items() if name in has for word in (name, value)]
    return [verb, *words, *([first] if "play" in has else [])]


def test_every_verb_takes_a_game_or_is_known_not_to() -> None:
    takes = {verb for verb, of in VERBS.items() if any("--game" in option.names for option in of.options)}
    assert takes == VERBS.keys() - NAMELESS


@pytest.mark.parametrize(("verb", "name"), sorted(ASKED))
def test_every_verb_answers_of_every_game(capsys: pytest.CaptureFixture[str], verb: str, name: str) -> None:
    asked = arguments(verb, GAMES[name])
    for language in LANGUAGES:
        assert main([*asked, "--lang", language]) == 0
        printed = capsys.readouterr()
        assert printed.out.strip()
        assert printed.err == ""
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_nobody_bears_off_where_no_checker_leaves_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--game", "six-one", "--bear-off", "5,2", "--lang", "en"]) == 2
    assert "no checker leaves the board" in capsys.readouterr().err


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == list(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title_of_its_own(language: str) -> None:
    listed = QUESTIONS["games"]({}, language)["games"]  # type: ignore[arg-type] # a language of LANGUAGES
    assert len({game["title"] for game in listed}) == len(GAMES)
    assert all(game["title"][0].isupper() for game in listed)
    rulesets = QUESTIONS["event"]({"game": "long"}, language)["rulesets"]  # type: ignore[arg-type] # as above
    assert list(dict.fromkeys(known["game title"] for known in rulesets)) == [game["title"] for game in listed]
    for game in listed:
        event = QUESTIONS["event"]({"game": game["name"]}, language)  # type: ignore[arg-type] # as above
        assert (event["game title"], event["checkers"]) == (game["title"], game["checkers"])


# --- positions in other programs' words -----------------------------------------------------------------------------


@each_game
def test_a_position_is_written_elsewhere_or_it_is_said_why_not(game: Game) -> None:
    side = format_side(game.setup)
    given = {"game": game.name, "white": side, "black": side, "to move": "black"}
    told = QUESTIONS["convert"](given, "en")
    assert told["text"] == given
    fault = unheld(game)
    assert told["forms"].keys() == (set() if fault else FORMATS.keys())
    assert set(told["unwritten"].values()) == ({str(fault)} if fault else set())
    for text in told["forms"].values():
        assert QUESTIONS["convert"]({"game": game.name, "position": text}, "en")["text"] == given


@each_game
def test_an_id_is_no_position_of_a_game_that_has_none(game: Game) -> None:
    given = {"game": game.name, "position": "4HPwATDgc/ABMA"}
    if unheld(game):
        with pytest.raises(Fault, match=f"game: .*“{game.say('en')}”"):
            QUESTIONS["convert"](given, "en")
    else:
        assert QUESTIONS["convert"](given, "en")["text"]["game"] == game.name


@each_game
def test_an_id_pasted_on_a_board_is_of_its_game_where_that_can_be(game: Game) -> None:
    given = QUESTIONS["read"]({"text": "4HPwATDgc/ABMA", "game": game.name}, "en")["givens"]
    assert given["game"] == (SHORT.name if unheld(game) else game.name)


# --- transcripts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WRITTEN)
def test_a_match_is_written_read_and_found_faultless(name: str) -> None:
    rules = WRITTEN[name]
    match = played_match(rules, Random(4), length=3)
    assert parse_transcript(format_nardy(match)) == match
    assert [one.findings for one in follow(match, rules) if one.findings] == []


@each_game
def test_in_mat_a_game_goes_by_its_name_there_or_is_refused_by_ours(game: Game) -> None:
    match = played_match(COMMON[game.name], Random(5), length=3)
    if not game.mat_name:
        with pytest.raises(Fault, match=f"“{game.say('en')}” has no name in .mat"):
            format_mat(match)
        return
    written = format_mat(match)
    assert (f'; [Variation "{game.mat_name}"]\n' in written) is (game is not SHORT)
    assert parse_mat(written) == match


def test_no_two_games_share_a_name_in_mat() -> None:
    names = [game.mat_name for game in GAMES.values() if game.mat_name]
    assert len(set(names)) == len(names)


def test_what_names_another_game_in_mat_is_no_tag() -> None:
    match = played_match(COMMON["nackgammon"], Random(6))
    for name in ("Variation", "variation"):
        with pytest.raises(Fault, match="cannot stand in the header"):
            format_mat(type(match)(match.game, match.games, tags=((name, "Backgammon"),)))
