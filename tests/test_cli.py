"""The narde command: words, JSON, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from narde_core.cli import main
from narde_core.cli.verbs import VERBS
from narde_core.wording import SENTENCES

BOARD = ["--game", "long", "--rules", "commentary", "--white", "24:14 4:1", "--black", "24:15", "--to-move", "black"]
TURN = [*BOARD, "--roll", "4-4"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--lang", "en"])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_plays_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "plays", *TURN, "--json")
    assert code == 0
    assert json.loads(out)["plays"] == ["24/20"]


def test_the_module_runs_as_the_command_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "narde_core", "plays", *TURN], capture_output=True, text=True, check=True
    )
    assert done.stdout == "24/20\n"


def test_a_refused_play_is_exit_1_with_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "judge", *TURN, "24/20(2)")
    assert code == 1
    assert out.startswith("Not legal. A second checker may not leave the head in this turn.")
    assert run(capsys, "judge", *TURN, "24/20")[0] == 0


def test_a_reading_is_put_in_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "judge", *TURN, "--reading", "head=whenever_blocked", "24/20(2)")
    assert code == 0
    assert out.startswith("Legal: 24/20(2).")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["plays", *BOARD, "--roll", "4-9"], "roll: a die shows 1 to 6, not 9"),
        (["plays", *BOARD], "“roll” is missing"),
        (["plays", *TURN, "--rules", "mine"], "rules: “mine” is no rule set of the long game"),
        (["judge", *TURN, "24+20"], "play: “24+20” is not a move"),
        (["perft", "--game", "long", "--depth", "9"], "depth 9"),
        (["perft", "--game", "chess"], "“chess” is no game"),
        (["dance"], "dance"),
        (["plays", "--colour", "white"], "narde --help"),
    ],
)
def test_bad_input_is_exit_2_and_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_compare_joins_the_readings_that_agree(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "compare", *TURN, "--dispute", "head", "--json")
    answer = json.loads(out)
    assert answer["columns"]["pass_when_blocked"] == ["pass"]
    together = next(names for names in answer["groups"] if "always_one" in names)
    assert "natural_obstacle" in together
    assert "whenever_blocked" not in together


def test_the_first_round_is_told_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "first-round", "--json")
    answer = json.loads(out)
    assert len(answer["disputed"]) == 10
    assert len(answer["disputed"]) + len(answer["agreed"]) == 22 * 21
    assert answer["chance"] == {
        "3-3 played 24/18(2)": "7/648",
        "3-3 played 24/15 24/21": "5/432",
        "lot dice played": "1/180",
    }


def test_perft_counts_the_short_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "perft", "--game", "short")[1].endswith("total 447\n")


def test_draw_gives_text_or_svg(capsys: pytest.CaptureFixture[str]) -> None:
    assert "24" in run(capsys, "draw", *TURN)[1]
    assert run(capsys, "draw", *TURN, "--format", "svg")[1].startswith("<svg")


@pytest.mark.parametrize("verb", ["disputes", "rulesets"])
def test_lists_are_told_in_both_languages(capsys: pytest.CaptureFixture[str], verb: str) -> None:
    assert main([verb, "--lang", "ru"]) == main([verb, "--lang", "en"]) == 0
    assert "head" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_verb_has_help(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for verb in VERBS:
        with pytest.raises(SystemExit) as done:
            main([verb, "--lang", language, "--help"])
        assert done.value.code == 0
        assert "--json" in capsys.readouterr().out


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    def facts(sentence: str) -> set[str]:
        return {part.partition("}")[0] for part in sentence.split("{")[1:]}

    russian, english = SENTENCES["ru"], SENTENCES["en"]
    assert set(russian) == set(english)
    assert {code for code in english if facts(russian[code]) != facts(english[code])} == set()


def test_odds_are_counted_from_36(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "odds", "--hit", "6")[1].startswith("17 of 36 (17/36)\n")
    _, out, _ = run(capsys, "odds", "--enter", "1,3,6", "--json")
    assert json.loads(out)["ways"] == 27


def test_a_position_is_told_in_every_form(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "convert", "--position", "4HPwATDgc/ABMA", "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["text"]["white"] == "24:2 13:5 8:3 6:5"
    assert answer["forms"]["xgid"].startswith("XGID=-b----E-C---eE---c-e----B-")
    _, out, _ = run(capsys, "convert", "--game", "long", "--white", "24:15", "--black", "24:15", "--json")
    assert set(json.loads(out)["unwritten"]) == {"xgid", "gnubg", "ogid"}


def test_transcripts_are_checked_file_by_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.nardy").write_text("game: long\n\ngame 1: 0-0\n1. 6-5 24/13 |\n", encoding="utf-8")
    (tmp_path / "bad.nardy").write_text("game: long\n\ngame 1: 0-0\n1. 6-5 24/12 |\n", encoding="utf-8")
    code, out, _ = run(capsys, "check", str(tmp_path / "good.nardy"))
    assert code == 0
    assert out.startswith("Faults: 0, files: 1.\nGames: 1, ")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 1
    assert "bad.nardy:4:4: game 1, turn 1: 6-5: 24/12." in out
    (tmp_path / "none.nardy").write_bytes(b"\xff")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 2
    assert "none.nardy: no UTF-8 text: byte 0" in out


def test_a_picture_is_written_as_png(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    code, out, _ = run(capsys, "draw", *TURN, "--format", "png", "--output", str(picture))
    assert (code, out) == (0, f"Written to {picture}.\n")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert run(capsys, "draw", *TURN, "--format", "png")[0] == 2


@pytest.mark.parametrize(
    "arguments",
    [["odds"], ["odds", "--hit", "x"], ["odds", "--hit", "40"], ["convert", "--position", "?"], ["check", "nowhere"]],
)
def test_what_cannot_be_asked_is_exit_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert run(capsys, *arguments)[0] == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "missing: VERB; see narde --help"),
        (["plays", "--game"], "--game needs a value; see narde --help"),
        (["dance"], "VERB: “dance” will not do; it may be 'plays'"),
        (["games", "--lang", "fr"], "--lang: “fr” will not do"),
        (["perft", "--game", "short", "--depth", "x"], "depth x cannot be counted: it is 1, 2 or 3"),
        (["rule", "dice", "die_on_checker", "flat=yes", "flat=no", "--game", "long"], "“flat” is said twice"),
        (["check", ""], "a file name is empty"),
        (["event", "--rules", "nowhere.json"], "nowhere.json: cannot be read: No such file or directory"),
    ],
)
def test_a_command_that_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("place", ["before", "after"])
def test_the_language_may_stand_before_the_verb_or_after_it(capsys: pytest.CaptureFixture[str], place: str) -> None:
    asked = ["--lang", "ru", "--json"]
    assert main([*asked, "games"] if place == "before" else ["games", *asked]) == 0
    assert "Длинные нарды" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", "nowhere.mat")[1].count("nowhere.mat") == 1


@pytest.mark.parametrize("encoding", ["cp866", "cp1252", "ascii", "utf-8:strict"])
def test_a_console_that_knows_fewer_letters_is_told_all_the_same(encoding: str) -> None:
    asked = [sys.executable, "-m", "narde_core", "disputes", "--lang", "ru"]
    done = subprocess.run(asked, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": encoding})
    assert len(done.stdout.splitlines()) > 100


def test_output_that_cannot_be_written_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        asked = [sys.executable, "-m", "narde_core", "games", "--lang", "en"]
        done = subprocess.run(asked, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("the output cannot be written: ")
    assert "Traceback" not in done.stderr
