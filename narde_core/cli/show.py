"""Answers as lines of text for a terminal."""

from __future__ import annotations

from narde_core.turn import Colour
from narde_core.wire import Data
from narde_core.wording import Language, say


def plays(answer: Data, language: Language) -> str:
    """One legal play a line, and after them what comes next where a double runs on."""
    lines = [say("show-pass", language)] if answer["pass"] else answer["plays"]
    return "\n".join([*lines, *filter(None, [answer.get("following")])])


def verdict(answer: Data, language: Language) -> str:
    """The verdict, who holds the rule that refuses, and the rule sets on either side."""
    if answer["legal"]:
        lines = [say("show-legal", language, play=answer["play"])]
    else:
        refusal = answer["refusal"]
        lines = [say("show-illegal", language, sentence=refusal["sentence"])]
        lines += [say("show-holder", language, holder=_holder(holder)) for holder in refusal.get("holders", ())]
    for key in ("legal_under", "refused_under"):
        if answer[key]:
            lines.append(say(f"show-{key}", language, names=", ".join(answer[key])))
    return "\n".join(lines)


def _holder(holder: Data) -> str:
    return f"{holder['title']}, {holder['article']}" if holder["article"] else holder["title"]


def comparison(answer: Data, language: Language) -> str:
    """Each group of names that allow the same plays, with the plays."""
    blocks = []
    for names in answer["groups"]:
        allowed = answer["columns"][names[0]]
        blocks.append("\n".join([", ".join(names) + ":", *(f"  {play}" for play in allowed)]))
    return "\n".join([*blocks, say("show-agree" if answer["agree"] else "show-part", language)])


def worth(answer: Data, language: Language) -> str:
    """How the game has ended, and what other readings and rule sets say."""
    lines = [_won(answer, language)]
    told_by = {f"{dispute} = ": told for dispute, told in answer["by_reading"].items()} | {"": answer["under"]}
    for prefix, told in told_by.items():
        groups: dict[str, list[str]] = {}
        for name, sentence in told.items():
            groups.setdefault(sentence, []).append(name)
        if len(groups) > 1:
            lines += [f"{prefix}{', '.join(names)}: {sentence}" for sentence, names in groups.items()]
    return "\n".join(lines)


def _won(answer: Data, language: Language) -> str:
    winner = answer["winner"]
    sentence: str = answer["sentence"]
    return say("show-winner", language, winner=Colour(winner), sentence=sentence) if winner else sentence


def first_round(answer: Data, language: Language) -> str:
    """The disputed pairs of first rolls, what each reading allows, and how likely a disputed round is."""
    lines = []
    for row in answer["disputed"]:
        lines.append(say("show-pair", language, opening=row["opening"], play=row["opening play"], reply=row["reply"]))
        lines += [f"  {name}: {', '.join(allowed)}" for name, allowed in row["plays"].items()]
    lines += [f"{case}: {chance}" for case, chance in answer["chance"].items()]
    return "\n".join(lines)


def dispute_list(answer: Data, language: Language) -> str:
    """Every question with its readings and their holders."""
    lines = []
    for asked in answer["disputes"]:
        lines.append(f"{asked['name']}: {asked['question']}")
        for reading in asked["readings"]:
            lines.append(f"  {reading['name']}: {reading['sentence']}")
            held = "; ".join(_holder(holder) for holder in reading["holders"])
            if held:
                lines.append("    " + say("show-holder", language, holder=held))
    return "\n".join(lines)


def game_list(answer: Data, language: Language) -> str:  # noqa: ARG001 - the titles come in their language
    """A game a line: its name and its title."""
    return "\n".join(f"{game['name']}: {game['title']}" for game in answer["games"])


def ruleset_list(answer: Data, language: Language) -> str:
    """Every named rule set with its readings, each marked as stated or assumed."""
    lines = []
    for named in answer["rulesets"]:
        lines.append(f"{named['name']} ({named['game']}): {named['title']}")
        for dispute, chosen in named["readings"].items():
            assumed = say("show-assumed", language, source=chosen["assumed_from"])
            origin = say("show-stated", language) if chosen["stated"] else assumed
            article = f", {chosen['article']}" if chosen["article"] else ""
            lines.append(f"  {dispute} = {chosen['reading']} ({origin}{article})")
    return "\n".join(lines)


def drawing(answer: Data, language: Language) -> str:
    """The board, as text or as SVG, or where it was written."""
    if answer["output"]:
        return say("show-written", language, path=answer["output"])
    drawn: str = answer[answer["format"]]
    return drawn


def odds(answer: Data, language: Language) -> str:
    """How many of the 36 throws, the chance in lowest terms, and the rolls."""
    share = say("show-odds", language, ways=answer["ways"], chance=answer["chance"])
    return "\n".join([share, " ".join(answer["rolls"])]).rstrip()


def conversion(answer: Data, language: Language) -> str:  # noqa: ARG001 - the reasons come in their language
    """The position as text, as every form writes it, and why others cannot."""
    lines = [f"{key}: {value}" for key, value in answer["text"].items()]
    lines += [f"{name}: {form}" for name, form in answer["forms"].items()]
    return "\n".join([*lines, *(f"{name}: – ({why})" for name, why in answer["unwritten"].items())])


def findings(answer: Data, language: Language) -> str:
    """Each fault with file, line and column; last, how many there are, and how fast they were found."""
    lines = []
    for one in answer["files"]:
        if "error" in one:
            lines.append(f"{one['file']}: {one['error']}")
        for found in one["findings"]:
            code = "show-finding" if found["turn"] else "show-finding-game"
            lines.append(f"{one['file']}:{found['line']}:{found['column']}: {say(code, language, **found)}")
    lines.append(say("show-faults", language, faults=answer["faults"], files=len(answer["files"])))
    speed = str(answer["games a second"])
    speed = speed.replace(".", ",") if language == "ru" else speed
    return "\n".join([*lines, say("show-speed", language, games=answer["games"], speed=speed)])


def counts(answer: Data, language: Language) -> str:
    """A roll a line, then the total."""
    lines = [f"{roll} {count}" for roll, count in answer["rolls"].items()]
    return "\n".join([*lines, say("show-total", language, total=answer["total"])])
