"""What can be written after ``narde``."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from typing import NoReturn, override

from narde_core.cli.verbs import VERBS
from narde_core.wording import LANGUAGES, Language, say


class Misused(Exception):  # noqa: N818 - it says how the command was used, and is no failure of the program
    """The command line cannot be read."""


# what argparse complains of, and the code of our own sentence for it
COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<names>.+)"), "cli-lacks"),
    (re.compile(r"argument (?P<name>\S+): expected .+"), "cli-lacks-value"),
    (
        re.compile(r"argument (?P<name>\S+): invalid choice: '(?P<given>.*)' \(choose from (?P<known>.+)\)"),
        "cli-choice",
    ),
)


class _Parser(argparse.ArgumentParser):
    @override
    def error(self, message: str) -> NoReturn:
        raise Misused(message)


def complaint(misused: Misused, language: Language) -> str:
    """What is wrong with the command line, in ``language``; what argparse rarely says stays in its own words."""
    found = ((pattern.fullmatch(str(misused)), code) for pattern, code in COMPLAINTS)
    return next((say(code, language, **match.groupdict()) for match, code in found if match), str(misused))


def language_of(arguments: Sequence[str]) -> Language:
    """The language asked for by ``--lang``, else the locale's: Russian if it is Russian, English otherwise."""
    asked = ""
    for number, word in enumerate(arguments):
        if word == "--lang":
            asked = "".join(arguments[number + 1 : number + 2])
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    if not asked:
        locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        asked = "ru" if locale.startswith("ru") else "en"
    return next((language for language in LANGUAGES if language == asked), "en")


def parse(arguments: Sequence[str], language: Language) -> argparse.Namespace:
    """The command line as options; words may stand among them. Misused if it cannot be read."""
    options, left = parser(language).parse_known_args(arguments)
    if left and "words" in options and not any(word.startswith("-") for word in left):
        options.words += left
    elif left:
        raise Misused(say("cli-unknown-words", language, given=" ".join(left)))
    return options


def parser(language: Language) -> argparse.ArgumentParser:
    """The command line of ``narde``, with help in ``language``."""
    # before the verb or after it: what is not said in the one place must not undo what is said in the other
    common = _Parser(add_help=False, allow_abbrev=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help=say("cli-help-json", language))
    common.add_argument("--lang", choices=LANGUAGES, help=say("cli-help-lang", language))
    top = _Parser(prog="narde", description=say("cli-help", language), parents=[common], allow_abbrev=False)
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, verb in VERBS.items():
        about = say(f"cli-help-{name}", language)
        one = verbs.add_parser(name, parents=[common], help=about, description=about, allow_abbrev=False)
        for option in verb.options:
            one.add_argument(*option.names, help=say(option.help, language), **option.settings)
    return top
