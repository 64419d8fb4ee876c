"""What people type into a form. Names, times and notes are shown to others, so they may not pass for anything else; rolls
and plays are read as people write them, and put as the notation has them.
"""

from __future__ import annotations

import re

from narde_core.notation import PASS

LONGEST = 300
"""Characters that are kept of a name or a note."""
LONGEST_CELL = 4000
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))
_ROLL = re.compile(r"[0-9]\s?[-:]\s?[0-9]|[1-6]\s?[1-6]")
_MOVE = re.compile(r"\d{1,2}-\d{1,2}\*?", re.ASCII)
_BETWEEN = re.compile(r"[,;|\n]")
_PASSES = (PASS, "пас", "пропуск")
FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")  # the wide forms count as formulas, too


def one_line(text: str, longest: int = LONGEST) -> str:
    """What was typed as one line: no breaks, no characters that cannot be seen or turn the line round."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(visible.split())[:longest].rstrip()


def cell(text: str) -> str:
    """A field of a CSV file: always in quotes, and never a formula to the program that opens it."""
    told = " / ".join(filter(None, (one_line(line, LONGEST_CELL) for line in text.splitlines())))
    guarded = f"'{told}" if told.startswith(FORMULA) else told
    return '"' + guarded.replace('"', '""') + '"'


def roll(text: str) -> str:
    """A roll as the notation has it, of what was typed for one: 55, 5 5, 5–5. What is none stays as it is."""
    said = " ".join(text.translate(_DASHES).split())
    dice = [letter for letter in said if letter.isdigit()]
    return "-".join(dice) if _ROLL.fullmatch(said) else said


def play(text: str) -> str:
    """A play as the notation has it, of what was typed for one: 24/20 (2), 24/20, 24/20 or, for none, a word for it."""
    said = " ".join(text.translate(_DASHES).replace(",", " ").replace(";", " ").split())
    return PASS if said.lower() in _PASSES else said.replace(" (", "(")


def turns(text: str) -> list[tuple[str, str]]:
    """The turns of a text, each a roll and a play, "" if none is written. A roll begins one, whatever stands before it."""
    written: list[list[str]] = []
    for part in _BETWEEN.split(text.translate(_DASHES)):
        for number, word in enumerate(part.split()):
            if not written or (_ROLL.fullmatch(word) and (number == 0 or not _is_move(word, written[-1]))):
                written.append([])
            written[-1].append(word)
    return [(roll(dice), play(" ".join(words))) for dice, *words in written]


def _is_move(word: str, before: list[str]) -> bool:
    """Whether what looks like a roll is a move: so it is to one who has written a move with a hyphen before."""
    return "-" in word and word[0] > word[-1] and any(_MOVE.fullmatch(move) for move in before[1:])
