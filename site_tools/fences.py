"""Turns ``board``, ``compare``, ``case`` and ``match`` fences into HTML: the formatters that mkdocs.yml names for pymdownx.superfences.

The HTML stands without a script: a figure with the board as SVG, and in words what its claims say. ``nardy-board`` is
the element that a script brings to life; it carries the givens of its board and the legal plays as JSON.

A fence that can't be read, or claims what isn't so, ends the build. superfences swallows any other exception and
leaves the fence as a piece of code, so every one is turned into the one that it lets through.
"""

import json
from collections.abc import Callable, Mapping
from functools import partial, wraps
from html import escape
from typing import Any

from pymdownx.superfences import SuperFencesException

from narde_core import wire
from narde_core.authority import Weight
from narde_core.cases import Case, parse_case
from narde_core.claims import (
    CLAIMS,
    Claim,
    CountClaim,
    IllegalClaim,
    LegalClaim,
    OnlyClaim,
    PassClaim,
    ThenClaim,
    WorthClaim,
)
from narde_core.diagram import Column, Comparison, Diagram, parse, parse_compare
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.figures.sources import game_title, voices
from narde_core.figures.telling import listed
from narde_core.game import Game
from narde_core.outcome import say_ending
from narde_core.rulesets import find
from narde_core.scoring import Story, parse_match
from narde_core.svg import draw
from narde_core.wording import Language
from site_tools.pages import Checked, options_refused
from site_tools.rolls import prose
from site_tools.words import WORDS

type Draw[T] = Callable[[T, Language], str]


def no_options(kind: str, inputs: Mapping[str, str], *_superfences: object) -> bool:
    """Refuse options on the first line of a fence, in a sentence: a validator for superfences."""
    if inputs:
        given = " ".join(key if key == value else f"{key}={value}" for key, value in inputs.items())
        raise SuperFencesException(options_refused(kind, given))
    return True


def formatter[T: Checked](read: Callable[[str], T]) -> Callable[[Draw[T]], Callable[..., str]]:
    """Make a function that draws what ``read`` gives a formatter of superfences."""

    def decorate(drawn: Draw[T]) -> Callable[..., str]:
        @wraps(drawn)
        def format_fence(source: str, kind: str, *_superfences: object, lang: Language, **given: object) -> str:
            if given.get("classes") or given.get("id_value"):
                raise SuperFencesException(options_refused(kind, "{…}"))
            try:
                described = read(source)
                broken = described.broken()
                html = "" if broken else drawn(described, lang)
            except Exception as error:
                said = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
                raise SuperFencesException(f"{kind}: {said}") from error
            if broken:
                raise SuperFencesException(f"{kind}: {broken[0]}")
            # said once a fence, so that a test can count them
            return html.replace(" class=", f' data-fence="{kind}" class=', 1)

        return format_fence

    return decorate


@formatter(parse)
def board(diagram: Diagram, lang: Language) -> str:
    """A board, and beneath it in words what its claims say."""
    said = "".join(verdicts(diagram, lang))
    caption = f"<figcaption>{said}</figcaption>" if said else ""
    return f'<figure class="nardy-figure">{live(diagram, lang)}{caption}</figure>'


@formatter(parse_compare)
def compare(comparison: Comparison, lang: Language) -> str:
    """The boards of a comparison side by side, each under the reading or the rule set that it follows."""
    columns = "".join(
        f'<figure class="nardy-figure nardy-column" data-reading="{escape(column.name)}">'
        f'<div class="nardy-reading">{heading(comparison, column, lang)}</div>'
        f"{live(column.diagram, lang)}<figcaption>{''.join(verdicts(column.diagram, lang))}</figcaption></figure>"
        for column in comparison.columns
    )
    asked = f' data-dispute="{comparison.dispute.name}"' if comparison.dispute else ""
    # on a phone they are swiped, which has to go by keyboard too
    reached = f' tabindex="0" role="group" aria-label="{WORDS[lang]["side-by-side"]}"'
    return f'<div class="nardy-compare"{asked}{reached}>{columns}</div>'


@formatter(parse_case)
def case(told: Case, lang: Language) -> str:
    """A situation off the board, and a row for each reading: its sentence, who holds it, and what it rules."""
    words = WORDS[lang]
    situation = "".join(f"<li>{prose(sentence)}</li>" for sentence in told.situation(lang))
    rows = "".join(
        f'<div class="nardy-column" data-reading="{escape(answer.reading.name)}">'
        f'<div class="nardy-reading"><p>{prose(answer.reading.say(lang))}</p></div>'
        f'<p class="nardy-verdict nardy-note">{prose(told.verdict(answer.reading, lang)).rstrip(".")}.</p></div>'
        for answer in told.answers
    )
    heading = f'<p class="nardy-situation">{words["case"]}</p><ul>{situation}</ul>' if situation else ""
    return f'<div class="nardy-case" data-dispute="{told.dispute.name}">{heading}<div class="nardy-compare">{rows}</div></div>'


@formatter(parse_match)
def match(story: Story, lang: Language) -> str:
    """A match told in lines: what happens, and how the match then stands."""
    lines = "".join(
        f'<li class="nardy-match-{line.kind}">{prose(line.say(lang)).rstrip(".")}.</li>' for line in story.lines
    )
    opening = " ".join(f"{prose(sentence)}." for sentence in story.opening(lang))
    return f'<div class="nardy-match">{f"<p>{opening}</p>" if opening else ""}<ol>{lines}</ol></div>'


def live(diagram: Diagram, lang: Language, controls: str = "") -> str:
    """The element that a script brings to life, with what it needs to know of the board; ``controls`` names its buttons."""
    # the boards of our pages have their style in one place: site_tools/scripts.py
    svg = draw(wire.picture(diagram, lang), styled=False)
    chosen = f' data-controls="{controls}"' if controls else ""
    return (
        f"<nardy-board data-board={quoted(wire.board(diagram))}{chosen}>"
        f'<div class="nardy-stage" data-search-exclude>{svg}</div></nardy-board>'
    )


def quoted(data: object) -> str:
    """Data as the value of an attribute: in single quotes, so that the many double ones stand as they are.

    An inline script would be run by the theme.
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"'{text.replace('&', '&amp;').replace('<', '&lt;').replace(chr(39), '&#39;')}'"


def heading(comparison: Comparison, column: Column, lang: Language) -> str:
    """What a column stands for: the reading in a sentence and who holds it, or the rule set by its title."""
    words, game = WORDS[lang], column.diagram.game
    if comparison.dispute is None:
        authority = find(game, column.name).authority
        title = authority.title[lang] if authority else words["common"]
        return f"<p>{words['rules']} {escape(title)}</p>"
    reading = comparison.dispute[column.name]
    return f'<p>{prose(reading.say(lang))}</p><p class="nardy-holders">{escape(held_by(reading, game, lang))}</p>'


def held_by(reading: Reading[..., Any], game: Game, lang: Language) -> str:
    """Who holds a reading of a game; if nobody does, who holds it of another."""
    words = WORDS[lang]
    if held := wire.held_by(game, reading, lang):
        return f"{words['held']} {'; '.join(map(wire.holder, held))}."
    elsewhere = "; ".join(
        f"{voice.authority.say(lang)} ({listed([game_title(name, lang) for name in voice.games], lang)})"
        for voice in voices(reading, Weight.HOLDS)
    )
    return f"{words['held-elsewhere']} {elsewhere}." if elsewhere else words["held-by-none"]


def verdicts(diagram: Diagram, lang: Language) -> list[str]:
    """What each claim says, as a paragraph."""
    return [verdict(claim, diagram, lang) for claim in diagram.claims]


def verdict(claim: Claim, diagram: Diagram, lang: Language) -> str:
    """One claim in words; of a play that is refused, the sentence that refuses it."""
    if isinstance(claim, WorthClaim):
        return f'<p class="nardy-verdict nardy-note">{prose(say_ending(diagram.ending, lang))}</p>'
    words, legal = WORDS[lang], diagram.legal_turn
    match claim:
        case LegalClaim():
            kind, play, said = "legal", claim.text, words["legal"]
        case IllegalClaim():
            refusal = claim.refusal(legal)
            reason = refusal.say(lang) if refusal else ""
            kind, play, said = "illegal", claim.read()[0], f"{words['illegal']}. {reason}"
        case OnlyClaim():
            kind, play, said = "legal", claim.text, words["only"]
        case CountClaim():
            kind, play, said = "note", claim.text, words["count"]
        case ThenClaim():
            return f'<p class="nardy-verdict nardy-note">{prose(diagram.say_following(lang))}</p>'
        case PassClaim():
            kind, play, said = "note", "", words["pass" if legal.must_pass else "no-pass"]
        case _:
            raise Fault("unknown-claim", given=claim.kind, known=", ".join(CLAIMS))
    named = f"<code>{escape(play)}</code> — " if play else ""
    end = "" if said.endswith(".") else "."
    return f'<p class="nardy-verdict nardy-{kind}">{named}{prose(said)}{end}</p>'


board_ru, board_en = partial(board, lang="ru"), partial(board, lang="en")
compare_ru, compare_en = partial(compare, lang="ru"), partial(compare, lang="en")
case_ru, case_en = partial(case, lang="ru"), partial(case, lang="en")
match_ru, match_en = partial(match, lang="ru"), partial(match, lang="en")
