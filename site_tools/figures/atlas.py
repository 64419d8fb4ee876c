"""The atlas of first rounds: the fences ``atlas`` and ``round``."""

from collections.abc import Callable, Mapping
from functools import partial

from narde_core.authorities import AUTHORITIES
from narde_core.diagram import Diagram, Entry, build
from narde_core.disputes import head
from narde_core.figures import atlas as core
from narde_core.figures import rounds
from narde_core.figures.atlas import CASES, opening_title, plays_said
from narde_core.figures.quantity import of_all, shown
from narde_core.figures.rounds import Group, Round
from narde_core.notation import PASS, format_side
from narde_core.svg.atlas import draw
from site_tools.fences import live
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS
from site_tools.rolls import prose


@figure(core.parse)
def atlas(part: core.Part, place: Place) -> str:
    """The map, the published lists, or the chances."""
    return DRAWN[part.name](place)


def the_map(place: Place) -> str:
    """The map, in a box that scrolls where the page is too narrow for it."""
    return f'<div class="nardy-wide" tabindex="0" role="region" aria-label="{WORDS[place.lang]["map"]}">{draw(core.atlas(place.lang))}</div>'


def lists(place: Place) -> str:
    """Every round with a moved checker in the way, and which published list names it."""
    words, lang = WORDS[place.lang], place.lang
    texts = list(core.list_chances())
    heads = "".join(
        f'<th scope="col">{place.link(AUTHORITIES[name].say(lang), f"authorities/{name}.md")}</th>' for name in texts
    )
    rows = "".join(
        f'<tr><th scope="row"><a href="#{found.name}">{title(found, place)}</a></th>'
        + "".join(
            f'<td class="{"is-named" if name in listed.named_by else "is-missed"}">'
            f"{words['named' if name in listed.named_by else 'missed']}</td>"
            for name in texts
        )
        + "</tr>"
        for listed in core.listed_rounds()
        for found in (rounds.find(listed.reply.opening, listed.reply.roll),)
    )
    whole = core.chances()[CASES[0]]
    covered = "".join(f"<td>{of_all(chance, lang)}</td>" for chance in core.list_chances().values())
    foot = f'<tr><th scope="row">{words["covers"]} {of_all(whole, lang)}</th>{covered}</tr>'
    return (
        f'<div class="nardy-wide nardy-lists" tabindex="0" role="region" aria-label="{words["lists"]}"><table>'
        f'<thead><tr><th scope="col">{words["round"]}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{foot}</tfoot></table></div>"
    )


def chances(place: Place) -> str:
    """How often a moved checker is in the way."""
    words, lang = WORDS[place.lang], place.lang
    rows = "".join(
        f'<tr><th scope="row">{words[case]}</th>'
        + "".join(f"<td>{shown(chance, form, lang)}</td>" for form in ("cases", "percent", "one-in"))
        + "</tr>"
        for case, chance in core.chances().items()
    )
    heads = "".join(f'<th scope="col">{words[key]}</th>' for key in ("how-played", "cases", "share", "one-in"))
    return f'<div class="nardy-wide" tabindex="0" role="region" aria-label="{words["chances"]}"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


@figure(rounds.parse)
def round_(asked: rounds.Rounds, place: Place) -> str:
    """Each round as a section with an anchor of its own: a board for every answer that some text gives."""
    place.ids.update(shown.name for shown in asked.shown)
    return "".join(section(shown, place) for shown in asked.shown)


def section(shown: Round, place: Place) -> str:
    """One round: what it is, and its answers side by side."""
    boards = "".join(column(shown, group, place) for group in shown.groups if group.told)
    rest = "".join(untold(group, place) for group in shown.groups if not group.told)
    return (
        f'<section class="nardy-round" data-round="{shown.name}"><h3 id="{shown.name}">{title(shown, place)}'
        f'<a class="headerlink" href="#{shown.name}">&para;</a></h3><p>{situation(shown, place)}</p>'
        f'<div class="nardy-answers nardy-compare">{boards}</div>{rest}</section>'
    )


def title(shown: Round, place: Place) -> str:
    """A round by its rolls."""
    words, reply = WORDS[place.lang], shown.reply
    if not shown.disturbed:
        return prose(words["reply"].format(reply=reply.roll))
    return prose(words["then"].format(opening=opening_title(reply.opening, place.lang), reply=reply.roll))


def situation(shown: Round, place: Place) -> str:
    """What is in the way; or after which openings it is answered like this."""
    words, reply = WORDS[place.lang], shown.reply
    if shown.disturbed:
        often = of_all(core.chance_of_pair(reply), place.lang)
        return words["in-the-way"].format(points=core.in_the_way(reply, place.lang), chance=often)
    if len(shown.openings) == len(rounds.rows()):
        return words["after-all"]
    others = [opening for opening in rounds.rows() if opening not in shown.openings]
    but = (
        f'<a href="#{name}">{prose(opening_title(opening, place.lang))}</a>'
        for opening in others
        for name in (rounds.find(opening, reply.roll).name,)
    )
    return words["after-all-but"].format(but=", ".join(but))


def column(shown: Round, group: Group, place: Place) -> str:
    """One answer: its plays, the board with them, and the readings that give it."""
    readings = "".join(reading(name, place) for name in group.readings)
    return (
        f'<figure class="nardy-figure nardy-column"><div class="nardy-reading"><p>{plays(group, place)}</p>'
        f'<div class="nardy-holders"><ul>{readings}</ul></div></div>{live(diagram(shown, group), place.lang)}</figure>'
    )


def plays(group: Group, place: Place) -> str:
    """The plays of an answer."""
    if group.plays == (PASS,):
        return plays_said(group.plays, place.lang).capitalize()
    return f" {WORDS[place.lang]['or']} ".join(f"<code>{play}</code>" for play in group.plays)


def reading(name: str, place: Place) -> str:
    """A reading, which leads to its heading on the page of its dispute; lighter if no text tells of it."""
    sentence = place.link(head.DISPUTE[name].say(place.lang), "disputes/head.md", name)
    return f"<li>{sentence}</li>" if name in rounds.told() else f'<li class="is-untold">{sentence}</li>'


def untold(group: Group, place: Place) -> str:
    """An answer that no text tells of, in words."""
    readings = "".join(reading(name, place) for name in group.readings)
    return f'<p class="nardy-untold">{WORDS[place.lang]["untold"]} {plays(group, place)}:</p><ul class="nardy-untold">{readings}</ul>'


def diagram(shown: Round, group: Group) -> Diagram:
    """The board of an answer, under the first of its readings."""
    opening = shown.reply.opening
    claim = {"pass": "yes"} if group.plays == (PASS,) else {"only": ", ".join(group.plays)}
    given = {
        "game": "long",
        "readings": f"head={group.readings[0]}",
        "white": format_side(opening.position.opponent),
        "black": format_side(opening.position.own),
        "to move": "black",
        "roll": str(shown.reply.roll),
        "opponent opened": str(opening.roll),
        **claim,
    }
    return build(Entry(0, key, value) for key, value in given.items())


DRAWN: Mapping[str, Callable[[Place], str]] = {"map": the_map, "lists": lists, "chances": chances}

atlas_ru, atlas_en = partial(atlas, lang="ru"), partial(atlas, lang="en")
round_ru, round_en = partial(round_, lang="ru"), partial(round_, lang="en")
