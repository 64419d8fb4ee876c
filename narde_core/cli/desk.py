"""The referee's desk in a terminal: the next question of a case or its ruling, and an event's rules."""

from __future__ import annotations

from argparse import Namespace

from narde_core import answers
from narde_core.cli.givens import givens
from narde_core.faults import Fault
from narde_core.wire import Data
from narde_core.wording import Language, say

FORMATS = ("sheet", "text", "json", "code")


def rule(options: Namespace, language: Language) -> Data:
    """The ruling on a case: ``words`` are the way, the matter, and every answer as ``key=value``, with ``-`` for a space
    in the key.
    """
    given = dict(zip(("way", "matter"), _names(options), strict=False))
    for word in options.words:
        key, equals, value = word.partition("=")
        if not equals:
            continue
        name = key.replace("-", " ")
        if name in given:
            raise Fault("key-twice", given=key)
        given[name] = value
    return answers.rule({**givens(options, "play"), **given}, language)


def _names(options: Namespace) -> list[str]:
    names = [word for word in options.words if "=" not in word]
    if len(names) > 2:
        raise Fault("cli-key-value", given=names[2])
    return names


def ruling(answer: Data, language: Language) -> str:
    """The protocol; while something is open, what may be answered."""
    if "ruling" in answer:
        protocol: str = answer["protocol"]
        return protocol.rstrip("\n")
    if "ask" in answer:
        step = answer["ask"]
        options = [f"  {step['key'].replace(' ', '-')}={one['value']}: {one['label']}" for one in step["options"]]
        keys = [f"  {key.replace(' ', '-')}=…" for key in step["keys"]]
        return "\n".join([step["question"], *(options or keys)])
    chosen = [way for way in answer["ways"] if answer.get("way", way["name"]) == way["name"]]
    lines = []
    for way in chosen:
        lines.append(f"{way['name']}: {way['title']}")
        lines += [f"  {matter['name']}: {matter['title']}" for matter in way["matters"]]
    return "\n".join([*lines, say("show-rule-how", language)])


def exit_code(answer: Data) -> int:
    """1 for a play that is not legal."""
    return int(answer.get("ruling", {}).get("answer", "").startswith("illegal"))


def event(options: Namespace, language: Language) -> Data:
    """An event's rules; Fault for what cannot be read of them."""
    named = {"event name": options.name} if options.name else {}
    answer = answers.event({**givens(options), **named}, language)
    if answer["faults"]:
        raise Fault("event-faults", faults=" ".join(answer["faults"]))
    return answer | {"format": options.format}


def sheet(answer: Data, language: Language) -> str:  # noqa: ARG001 - the rules come in their language
    """The sheet for the wall, a line a rule; or the rules as text, JSON or a code."""
    if answer["format"] != "sheet":
        written: str = answer[answer["format"]]
        return written.rstrip("\n")
    lines = [f"{answer['name']} — {answer['base']}" if answer["name"] else answer["base"]]
    for topic in answer["sheet"]:
        lines += ["", topic["title"]]
        lines += [f"  {one['sentence']}" + f" [{one['mark']}]" * bool(one["mark"]) for one in topic["rules"]]
    return "\n".join(lines)
