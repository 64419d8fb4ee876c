"""What people type into a form: names, times, notes. It is shown to others, so it may not pass for anything else."""

from __future__ import annotations

LONGEST = 300
"""Characters that are kept of a name or a note."""
LONGEST_CELL = 4000
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
