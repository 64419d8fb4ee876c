"""The table of cases: what the referee is told, and what every rule set is to answer."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import override

TABLE = Path(__file__).parent / "data" / "desk_cases.toml"
OPTIONS = ("game", "white", "black", "to move", "roll", "play", "first turn", "second player", "opponent opened")


@dataclass(frozen=True)
class Expected:
    """What one rule set is to say of a case: the answer, and the reading that decides it ("" where all agree)."""

    case: str
    given: dict[str, str]
    rules: str
    answer: str
    reading: str

    @override
    def __str__(self) -> str:
        return f"{self.case} ({self.rules})"


def table() -> list[Expected]:
    """Every case under every rule set that it names."""
    return [
        Expected(case["name"], case["given"], rules, *map(str.strip, (told + ":").split(":")[:2]))
        for case in tomllib.loads(TABLE.read_text(encoding="utf-8"))["case"]
        for rules, told in case["under"].items()
    ]


def command(given: dict[str, str], rules: str, language: str) -> list[str]:
    """A case as words of the command: ``given`` is what a question to the core has, ``rules`` what ``--rules`` takes."""
    words = [given["way"], *([given["matter"]] if "matter" in given else [])]
    words += [
        f"{key.replace(' ', '-')}={value}" for key, value in given.items() if key not in (*OPTIONS, "way", "matter")
    ]
    for key in OPTIONS:
        if key in given:
            words += [f"--{key.replace(' ', '-')}", given[key]]
    return ["rule", *words, "--rules", rules, "--lang", language]
