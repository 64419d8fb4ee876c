"""One string in, one string out: how a page, in any language, asks the core.

A request is a JSON object of strings: ``ask`` names the question, ``lang`` the language of the sentences (``ru`` or
``en``), the rest are the givens of the board and of the question. With ``keys: labels`` a complaint calls the givens what
a form calls them. The reply is ``{"ok": true, …}`` or ``{"ok": false, "code": …, "error": one sentence}``.
"""

from __future__ import annotations

import json

from narde_core.answers import QUESTIONS, Question
from narde_core.faults import Fault
from narde_core.transcript import record as transcript
from narde_core.wording import LANGUAGES, Language

LONGEST = 20_000
"""Characters of a request, its transcript left aside: that has a limit of its own."""
ESCAPED = 2
"""A character of a transcript takes two in JSON at most, but for control characters that no transcript holds."""


def answer(request: str) -> str:
    """The reply to one request; a request that cannot be read is answered with a sentence, too."""
    language: Language = "ru"
    labels = False
    try:
        given = _read(request)
        labels = given.pop("keys", "") == "labels"
        language = _language(given.pop("lang", language))
        reply = {"ok": True, **_question(given.pop("ask", ""))(given, language)}
    except Fault as fault:
        reply = {"ok": False, "code": fault.code, "error": fault.say(language, labels=labels)}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def _question(name: str) -> Question:
    if name not in QUESTIONS:
        raise Fault("unknown-question", given=name, known=", ".join(QUESTIONS))
    return QUESTIONS[name]


def _read(request: str) -> dict[str, str]:
    if len(request) > LONGEST + ESCAPED * transcript.LONGEST:
        raise Fault("request-too-long", longest=LONGEST)
    try:
        given = json.loads(request)
    except (ValueError, RecursionError):
        raise Fault("request-json") from None
    if not isinstance(given, dict):
        raise Fault("request-json")
    for key, value in given.items():
        if not isinstance(value, str):
            raise Fault("request-value", key=key)
    if sum(len(key) + len(value) for key, value in given.items() if key != "transcript") > LONGEST:
        raise Fault("request-too-long", longest=LONGEST)
    return given


def _language(given: str) -> Language:
    for language in LANGUAGES:
        if given == language:
            return language
    raise Fault("unknown-language", given=given, known=", ".join(LANGUAGES))
