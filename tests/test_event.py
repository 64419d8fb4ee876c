"""An event's rules: the same as text, JSON, code and link; what cannot be read is said and replaced by nothing."""

import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

from narde_core.bridge import answer
from narde_core.cli import main
from narde_core.desk.event import Event, named, read_event
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.rulesets import NAMED
from narde_core.wording import LANGUAGES
from tests.damage import damaged
from tests.strategies import examples

CUP = (
    named("long", "moscow-open", "Летний кубок")
    .with_reading("head", "always_one")
    .with_reading("passing", "every_step")
)


def ask(**given: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads(answer(json.dumps({key.replace("_", " "): value for key, value in given.items()})))


def link(event: Event) -> str:
    return "https://example.org/nardy/desk/?" + urlencode({"event": event.code, "event name": event.name})


def forms(event: Event) -> dict[str, str]:
    return {"text": event.text, "json": event.json, "link": link(event)}


def composed(number: int) -> Event:
    """A rule set with some readings changed by lot."""
    choose = Random(number)
    game, rules = choose.choice(list(NAMED))
    event = named(game, rules, choose.choice(["", "Cup of 2026", "=1+1", "<b>Кубок</b> «A&B»"]))
    for name in choose.sample(event.rules.disputes, choose.randrange(6)):
        event = event.with_reading(name, choose.choice(DISPUTES[name].readings).name)
    return event


@pytest.mark.parametrize("number", range(examples(60, 2000).max_examples))
def test_an_event_survives_text_json_code_and_link(number: int) -> None:
    event = composed(number)
    for form, text in forms(event).items():
        assert read_event(text).event == event, form
    assert read_event(event.code, event.name).event == event


def test_a_code_holds_only_what_differs_and_a_file_holds_everything() -> None:
    assert CUP.code == f"long.moscow-open.head-always_one.passing-every_step.check-{CUP.check}"
    assert set(json.loads(CUP.json)["readings"]) == set(CUP.rules.disputes)
    assert CUP.rules["head"].name == "always_one"
    assert CUP.with_reading("head", "listed_doubles").changes == (CUP.rules["passing"],)


@pytest.mark.parametrize("form", ["text", "json", "code", "link"])
def test_an_unknown_reading_is_said_in_words_and_replaced_by_nothing(form: str) -> None:
    old = (forms(CUP) | {"code": CUP.code})[form].replace("always_one", "always_two")
    draft = read_event(old)
    assert draft.undecided == ("head",)
    assert "“always_two” is no reading of head" in draft.faults[0].say("en")
    with pytest.raises(Fault, match="always_two"):
        _ = draft.event
    reply = ask(ask="event", lang="en", event=old)
    assert reply["undecided"] == ["head"]
    assert len(reply["faults"]) == 1
    assert "sheet" not in reply
    assert not next(one for one in reply["disputes"] if one["name"] == "head")["chosen"]
    transcript = {"transcript": "game: long\n\ngame 1: 0-0\n1. 6-5 24/13 |\n"}
    for question in ("rule", "plays", "judge", "moves", "check"):
        more = transcript if question == "check" else {"moves": "6-5"} if question == "moves" else {}
        refused = ask(ask=question, lang="en", event=old, **more)
        assert not refused["ok"]
        assert "always_two" in refused["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_is_offered_under_the_title_of_its_game(language: str) -> None:
    offered = ask(ask="event", lang=language, game="long")["rulesets"]
    assert [(one["game"], one["name"]) for one in offered] == list(NAMED)
    titles = {one["game"]: one["game title"] for one in offered}
    assert len(set(titles.values())) == len({game for game, _ in NAMED})
    for game, title in titles.items():
        assert ask(ask="event", lang=language, game=game)["game title"] == title


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is no event's rules"),
        ("nonsense", "is no event's rules"),
        ("long", "is no event's rules"),
        ("chess.commentary", "“chess” is no game"),
        ("long.mine", "“mine” is no rule set"),
        ("short.commentary", "“commentary” is no rule set"),
        ("long.commentary.head", "“head” is no event's rules"),
        ("long.commentary.koks-none", "long"),
        ("long.commentary.head-always_one.head-free", "head"),
        ("game: long", "“rules” is missing"),
        ("game: long\nrules: commentary\ncolour: red", "line 3 (colour)"),
        ('{"game": "long", "rules": "commentary", "readings": {"head": 1}}', "“head” should be a string"),
        ('{"game": "long", "rules": "commentary", "head": "always_one"}', "have no key “head”"),
        ('{"game": "long", "game": "short"}', "“game”"),
        ('{"game": "long",\n "rules": }', "line 2, column 11"),
        ('{"readings": []}', "readings is a JSON object"),
        ("{" * 3000, "line 1, column 2"),
        ("https://example.org/#way=dice", "is no event's rules"),
        ("https://[x/?event=long.common", "is no address"),
        ("https://example.org/?event=long.common&event=long.duelio", "“event” is said twice"),
        ("https://example.org/?event=long.common#event=long.duelio", "“event” is said twice"),
        ('{"game": "long", "rules": "commentary", "readings": {"head": ""}}', "head: “” is no reading of head"),
        ('{"game": "long", "rules": ""}', "“” is no rule set"),
        ("https://example.org/?event=a%3Fb", "is no event's rules"),
        ("long." + "x" * 5000, "at most 4000"),
        (f"long.moscow-open.check-{CUP.check}", "has changed since"),
    ],
)
def test_what_is_no_event_is_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(Fault) as fault:
        _ = read_event(text).event
    assert complaint in fault.value.say("en")
    assert fault.value.say("ru")


def read_or_fault(text: str) -> Event | Fault:
    try:
        return read_event(text).event
    except Fault as fault:
        return fault


@pytest.mark.parametrize(
    ("beside", "complaint"),
    [
        ({"game": "short"}, "another game: long, not short"),
        ({"rules": "strict"}, "another rule set: commentary, not strict"),
        ({"readings": "head=unheard_of"}, "unheard_of"),
    ],
)
def test_what_is_given_beside_an_event_and_contradicts_it_is_said(beside: dict[str, str], complaint: str) -> None:
    for question in ({"ask": "event"}, {"ask": "rule", "way": "dice", "matter": "cocked_dice"}):
        reply = ask(**question, lang="en", event="long.commentary", **beside)
        assert complaint in reply["error"]


def test_damaged_rules_are_rules_or_a_sentence() -> None:
    choose = Random(1)
    for _ in range(examples(500, 20_000).max_examples):
        event = composed(choose.randrange(200))
        text = damaged(choose.choice([*forms(event).values(), event.code]), choose)
        told = read_or_fault(text)
        assert told.rules if isinstance(told, Event) else told.say("ru") and told.say("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), NAMED)
def test_the_sheet_of_every_rule_set_leaves_out_only_what_cannot_come_up(game: str, name: str, language: str) -> None:
    reply = ask(ask="event", lang=language, game=game, rules=name)
    shown = [rule["dispute"] for topic in reply["sheet"] for rule in topic["rules"]]
    hidden = {one["name"] for one in reply["disputes"]} - set(shown)
    assert hidden <= {"refused_double", "cube_limit", "dead_cube", "crawford", "jacoby", "beaver"}
    assert bool(hidden) is not reply["doubles"]
    assert all(
        rule["sentence"] and (rule["mark"] or rule["kind"] == "stated")
        for topic in reply["sheet"]
        for rule in topic["rules"]
    )


@pytest.mark.parametrize("ending", ["json", "txt"])
def test_the_command_plays_by_an_event(ending: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / f"cup.{ending}"
    file.write_text(CUP.json if ending == "json" else CUP.text, encoding="utf-8")
    turn = ["--white", "24:14 4:1", "--black", "24:15", "--to-move", "black", "--roll", "4-4", "24/20(2)"]
    for rules in (str(file), CUP.code, link(CUP)):
        assert main(["judge", "--game", "long", "--rules", rules, *turn, "--lang", "en"]) == 1
        assert "One checker leaves the head in a turn, always." in capsys.readouterr().out
    assert main(["judge", "--game", "long", "--rules", str(file), "--reading", "head=listed_doubles", *turn]) == 0
    capsys.readouterr()
    assert main(["judge", "--game", "short", "--rules", CUP.code, *turn, "--lang", "en"]) == 2
    assert "the rules of another game: long" in capsys.readouterr().err
    file.write_text(CUP.json.replace("always_one", "always_two"), encoding="utf-8")
    assert main(["event", "--rules", str(file), "--lang", "en"]) == 2
    assert "always_two" in capsys.readouterr().err


def test_the_command_prints_the_sheet_and_every_form(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["event", "--rules", CUP.code, "--name", CUP.name, "--lang", "ru"]
    assert main(arguments) == 0
    sheet = capsys.readouterr().out
    assert sheet.startswith("Летний кубок — Единые правила Московского турнира\n")
    assert "С головы всегда снимают одну шашку. [решение турнира]" in sheet
    for form in ("text", "json"):
        main([*arguments, "--format", form])
        assert read_event(capsys.readouterr().out).event == CUP
    main([*arguments, "--format", "code"])
    assert capsys.readouterr().out == CUP.code + "\n"
