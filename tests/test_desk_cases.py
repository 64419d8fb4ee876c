"""The table of cases under every rule set it names: the core's answer, and the command's in the same words."""

import json
from collections import Counter
from typing import Any

import pytest

from narde_core.bridge import answer
from narde_core.cli import main
from narde_core.wording import LANGUAGES
from tests.desk_cases import Expected, command, table

TABLE = table()


def ask(expected: Expected, language: str) -> Any:  # noqa: ANN401 - what JSON holds
    """The bridge's reply."""
    request = {"ask": "rule", "lang": language, "rules": expected.rules, **expected.given}
    reply = json.loads(answer(json.dumps(request)))
    assert reply["ok"], reply
    return reply


def test_there_are_forty_cases_and_each_has_four_rule_sets() -> None:
    rule_sets = Counter(expected.case for expected in TABLE)
    assert len(rule_sets) >= 40
    assert min(rule_sets.values()) >= 4


def test_a_ruling_is_asked_again_word_for_word_whatever_its_rules_do_not_ask_for() -> None:
    for expected in TABLE:
        reply = ask(expected, "en")
        again = json.loads(answer(json.dumps({"ask": "rule", "lang": "en", **reply["givens"]})))
        assert again["protocol"] == reply["protocol"], expected


@pytest.mark.parametrize("expected", TABLE, ids=str)
def test_the_core_rules_as_the_table_says(expected: Expected) -> None:
    ruling = ask(expected, "en")["ruling"]
    assert ruling["answer"] == expected.answer
    deciding = [f"{ground['dispute']}.{ground['reading']}" for ground in ruling["grounds"] if "reading" in ground]
    if expected.answer.startswith("illegal"):
        assert deciding[:1] == ([expected.reading] if expected.reading else [])
    elif expected.reading:
        assert expected.reading in deciding


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_the_same_word_for_word(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for expected in TABLE:
        code = main(command(expected.given, expected.rules, language))
        reply = ask(expected, language)
        assert capsys.readouterr().out == reply["protocol"], expected
        assert code == int(expected.answer.startswith("illegal"))
        for sentence in (reply["ruling"]["verdict"], *(ground["reason"] for ground in reply["ruling"]["grounds"])):
            assert sentence in reply["protocol"]
