"""The ``narde`` command: the core's answers in a terminal."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence

from narde_core.cli.options import Misused, complaint, language_of, parse
from narde_core.cli.verbs import VERBS
from narde_core.faults import Fault
from narde_core.wording import say

BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``narde`` with ``arguments`` (those of the process if None).

    Returns the exit code: 0, 1 when the verdict is negative, 2 for bad input, which is answered with one sentence.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a console may know fewer letters than Unicode has
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = language_of(given)
    try:
        options = parse(given, language)
        verb = VERBS[options.verb]
        answer = verb.ask(options, language)
        as_json = getattr(options, "json", False)
        text = json.dumps(answer, ensure_ascii=False, indent=2) if as_json else verb.show(answer, language)
    except Misused as misused:
        print(say("cli-misused", language, complaint=complaint(misused, language)), file=sys.stderr)
        return BAD_INPUT
    except Fault as fault:
        print(fault.say(language), file=sys.stderr)
        return BAD_INPUT
    try:
        print(text, flush=True)
    except BrokenPipeError:
        sys.stderr.close()
    except OSError as error:
        print(say("output-unwritten", language, why=error.strerror or error), file=sys.stderr)
        return BAD_INPUT
    return verb.exit_code(answer)
