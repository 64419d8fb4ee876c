"""All that is told of a source text: the fence ``authority``."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from html import escape

from narde_core.authority import Authority, Slip, Statement, Weight
from narde_core.common import COMMON, owners
from narde_core.disputes import DISPUTES
from narde_core.figures.sources import (
    Profile,
    Stated,
    game_title,
    parse_authority,
    rule_sets,
    silences,
    statements,
)
from narde_core.figures.telling import listed
from narde_core.rulesets import NamedRules, Origin
from narde_core.wording import headed
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS
from site_tools.rolls import prose


@figure(parse_authority)
def authority(profile: Profile, place: Place) -> str:
    """What is asked for of a text; the whole of it under headings of its own, which can be linked to."""
    if profile.single:
        return DRAWN[profile.parts[0]](profile.authority, place)
    place.ids.update(profile.parts)
    return "".join(
        f'<h2 id="{part}">{WORDS[place.lang][part]}<a class="headerlink" href="#{part}">&para;</a></h2>'
        f"{DRAWN[part](profile.authority, place)}"
        for part in profile.parts
    )


def said(text: Authority, place: Place, weight: Weight) -> str:
    """What a text says with a weight: under each dispute the readings, with rule numbers and arguments."""
    rows = "".join(
        f"<dt>{question(stated.dispute, games(stated, text), place)}</dt>"
        + "".join(statement(known, place) for known in stated.statements)
        for stated in statements(text, weight)
    )
    return f'<dl class="nardy-statements is-{weight.value}">{rows}</dl>'


def games(stated: Stated, text: Authority) -> tuple[str, ...]:
    """The games for which a text says it, where that is not plain: it speaks of several, but not of all here."""
    plain = len(text.statements) == 1 or stated.games == owners(stated.dispute)
    return () if plain else stated.games


def question(dispute: str, games: Iterable[str], place: Place) -> str:
    """A dispute as a link to its page, with the games where they have to be said."""
    titles = [game_title(game, place.lang) for game in games]
    said = listed(titles, place.lang) if titles else ""
    named = f" <small>{escape(said)}</small>" if said else ""
    return place.link(DISPUTES[dispute].say(place.lang), f"disputes/{dispute}.md") + named


def statement(known: Statement, place: Place) -> str:
    """A reading with its number, who speaks, and why."""
    number = f' <span class="nardy-article">{escape(known.article)}</span>' if known.article else ""
    voice = f" <small>({escape(known.voice[place.lang])})</small>" if known.voice else ""
    reason = f'<p class="nardy-reason">{prose(known.reason[place.lang])}</p>' if known.reason else ""
    sentence = place.link(known.reading.say(place.lang), f"disputes/{known.dispute}.md", known.reading.name)
    return f"<dd><p>{sentence}{number}{voice}</p>{reason}</dd>"


def wrong(slips: Iterable[Slip], place: Place) -> str:
    """What is written, and what it must have meant."""
    words = WORDS[place.lang]
    items = "".join(
        f"<li><p><b>{words['written']}:</b> {prose(slip.written[place.lang])}{article(slip)}</p>"
        f"<p><b>{words['meant']}:</b> {prose(slip.meant[place.lang])}</p></li>"
        for slip in slips
    )
    return f'<ul class="nardy-slips">{items}</ul>' if items else ""


def article(slip: Slip) -> str:
    """The number of the rule in which it stands."""
    return f' <span class="nardy-article">{escape(slip.article)}</span>' if slip.article else ""


def contradictions(text: Authority, place: Place) -> str:
    """The passages that deny each other, and the readings that go against the text's own rule."""
    denied = statements(text, Weight.CONTRADICTS)
    against = f"<p><b>{WORDS[place.lang]['against']}:</b></p>{said(text, place, Weight.CONTRADICTS)}" if denied else ""
    return wrong(text.contradictions, place) + against


def silent(text: Authority, place: Place) -> str:
    """The disputes it says nothing of, by game and topic."""
    return "".join(
        f'<p class="nardy-game">{escape(headed(game_title(game, place.lang)))}</p>{by_topic(disputes, place)}'
        for game, disputes in silences(text).items()
        if disputes
    )


def by_topic(disputes: Iterable[str], place: Place) -> str:
    """Disputes as lists of links, one list for each topic."""
    topics: dict[str, list[str]] = {}
    for name in disputes:
        topics.setdefault(DISPUTES[name].topic, []).append(f"<li>{question(name, (), place)}</li>")
    lists = (f"<li>{WORDS[place.lang][topic]}<ul>{''.join(items)}</ul></li>" for topic, items in topics.items())
    return f'<ul class="nardy-topics">{"".join(lists)}</ul>'


def made(text: Authority, place: Place) -> str:
    """The rule sets made of it, each reading with where it comes from."""
    return "".join(ruleset(named, place) for named in rule_sets(text))


def ruleset(named: NamedRules, place: Place) -> str:
    """One rule set as a table to open: dispute, reading, and whether the text states it."""
    words = WORDS[place.lang]
    stated = sum(origin.stated for origin in named.origins.values())
    title = game_title(named.game.name, place.lang)
    heads = "".join(f'<th scope="col">{words[key]}</th>' for key in ("dispute", "reading", "whence"))
    rows = "".join(
        f'<tr class="{"is-stated" if origin.stated else "is-assumed"}">'
        f'<th scope="row">{question(name, (), place)}</th>'
        f"<td>{place.link(named.rules[name].say(place.lang), f'disputes/{name}.md', named.rules[name].name)}</td>"
        f"<td>{whence(origin, place)}</td></tr>"
        for name, origin in named.origins.items()
    )
    return (
        f'<details class="nardy-ruleset"><summary>{escape(headed(title))}: '
        f"{words['is-stated']} {stated}, {words['is-assumed']} {len(COMMON[named.game.name].disputes) - stated}</summary>"
        f'<div class="nardy-wide" tabindex="0" role="region" aria-label="{escape(title)}"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>'
    )


def whence(origin: Origin, place: Place) -> str:
    """Where a reading of a rule set comes from."""
    words = WORDS[place.lang]
    if origin.stated and origin.statement:
        return f"{words['own']}{', ' + escape(origin.statement.article) if origin.statement.article else ''}"
    if origin.lent_by:
        lender = place.link(origin.lent_by.say(place.lang), f"authorities/{origin.lent_by.name}.md")
        return f"{words['is-assumed']}: {words['from']} {lender}"
    return f"{words['is-assumed']}: {words['common']}"


DRAWN: Mapping[str, Callable[[Authority, Place], str]] = {
    "stated": partial(said, weight=Weight.HOLDS),
    "reported": partial(said, weight=Weight.REPORTS),
    "contradictions": contradictions,
    "slips": lambda text, place: wrong(text.slips, place),
    "silent": silent,
    "ruleset": made,
}

authority_ru, authority_en = partial(authority, lang="ru"), partial(authority, lang="en")
