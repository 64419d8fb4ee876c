"""All disputes against all texts: the fence ``matrix``.

On a wide page a table with a mark for everything that is said; on a phone a card for every dispute, reading by reading. A script lets the
reader choose a game, a topic or one text; what it hides is told by data of the cells.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from narde_core.authority import Authority
from narde_core.common import COMMON, owners
from narde_core.figures.counts import TOPICS
from narde_core.figures.matrix import Line, Matrix, Said, parse
from narde_core.figures.sources import game_title
from narde_core.figures.telling import listed
from narde_core.wording import headed
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS
from site_tools.rolls import prose


@figure(parse)
def matrix(asked: Matrix, place: Place) -> str:
    """The filters, the legend and the table."""
    words = WORDS[place.lang]
    heads = "".join(column(text, place) for text in asked.authorities)
    bodies = "".join(topic(name, asked, place) for name in TOPICS)
    return (
        f"<nardy-matrix style=\"--nardy-silent: '{words['mark-silent']}'\">{filters(asked, place)}{legend(place)}"
        f'<div class="nardy-wide" tabindex="0" role="region" aria-label="{words["matrix"]}"><table class="nardy-disputes">'
        f'<thead><tr><th scope="col">{words["dispute"]}</th>{heads}</tr></thead>{bodies}</table></div></nardy-matrix>'
    )


def filters(asked: Matrix, place: Place) -> str:
    """What a script lets the reader choose; hidden without it."""
    words, lang = WORDS[place.lang], place.lang
    games = {
        game: escape(headed(game_title(game, lang)))
        for game in COMMON
        if any(game in line.games for line in asked.lines)
    }
    topics = {name: words[name] for name in TOPICS}
    texts = {text.name: escape(text.say(lang)) for text in asked.authorities}
    chosen = (("game", games), ("topic", topics), ("authority", texts))
    selects = "".join(select(name, options, place) for name, options in chosen)
    return f'<div class="nardy-filters" hidden>{selects}</div>'


def select(name: str, options: dict[str, str], place: Place) -> str:
    """One choice, with all of them first."""
    words = WORDS[place.lang]
    listed = "".join(f'<option value="{value}">{label}</option>' for value, label in options.items())
    return (
        f'<label>{words[f"filter-{name}"]} <select name="{name}"><option value="">{words["filter-all"]}</option>'
        f"{listed}</select></label>"
    )


def legend(place: Place) -> str:
    """What the marks mean."""
    words = WORDS[place.lang]
    marks = "".join(
        f'<li><span class="nardy-mark is-{weight}" aria-hidden="true">1</span> {words[f"mark-{weight}"]}</li>'
        for weight in ("holds", "reports", "contradicts")
    )
    return f'<ul class="nardy-legend">{marks}<li>{words["mark-number"]}</li></ul>'


def column(text: Authority, place: Place) -> str:
    """The head of a text's column."""
    link = place.link(text.say(place.lang), f"authorities/{text.name}.md")
    return f'<th scope="col" data-authority="{text.name}"><span>{link}</span></th>'


def topic(name: str, asked: Matrix, place: Place) -> str:
    """The disputes of a topic, under its title."""
    rows = "".join(row(line, asked.authorities, place) for line in asked.lines if line.dispute.topic == name)
    across = len(asked.authorities) + 1
    return (
        f'<tbody data-topic="{name}"><tr class="nardy-topic"><th scope="rowgroup" colspan="{across}">'
        f"<span>{WORDS[place.lang][name]}</span></th></tr>{rows}</tbody>"
    )


def row(line: Line, texts: Iterable[Authority], place: Place) -> str:
    """A dispute, and what each text says of it."""
    page = f"disputes/{line.dispute.name}.md"
    cells = "".join(cell(line, text, place) for text in texts)
    return (
        f'<tr data-games="{" ".join(line.games)}"><th scope="row">{place.link(line.dispute.say(place.lang), page)}'
        f"{by_reading(line, texts, place)}</th>{cells}</tr>"
    )


def by_reading(line: Line, texts: Iterable[Authority], place: Place) -> str:
    """The row for a phone: each reading that is spoken of once, and beneath it the texts that speak of it."""
    told: dict[int, list[tuple[Authority, Said]]] = {}
    for text in texts:
        for one in line.cells.get(text.name, ()):
            told.setdefault(one.number, []).append((text, one))
    blocks = "".join(reading(told[number], line, place) for number in sorted(told))
    return f'<div class="nardy-by-reading" data-search-exclude>{blocks}</div>'


def reading(voices: Sequence[tuple[Authority, Said]], line: Line, place: Place) -> str:
    """One reading as a link with its number, and who says what of it."""
    _, first = voices[0]
    known = first.statement.reading
    games = dict.fromkeys(game for _, one in voices for game in one.games)
    items = "".join(
        f'<li data-games="{" ".join(one.games)}">{escape(text.say(place.lang))} ({escape(manner(one, line, place))})</li>'
        for text, one in voices
    )
    sentence = place.link(known.say(place.lang), f"disputes/{line.dispute.name}.md", known.name)
    return f'<div data-games="{" ".join(games)}"><p>{first.number}. {sentence}</p><ul>{items}</ul></div>'


def cell(line: Line, text: Authority, place: Place) -> str:
    """What a text says of a dispute: a mark with the number of the reading, and all of it in words."""
    said = line.cells.get(text.name, ())
    if not said:
        return f'<td data-authority="{text.name}"></td>'
    marks = "".join(mark(one, line, place) for one in said)
    return (
        f'<td data-authority="{text.name}"><span class="nardy-who">{escape(text.say(place.lang))}</span>'
        f"<ul>{marks}</ul></td>"
    )


def mark(said: Said, line: Line, place: Place) -> str:
    """One thing that a text says of a dispute, as a link to the reading."""
    known, weight = said.statement, said.statement.weight.value
    sentence = f"{known.reading.say(place.lang).rstrip('.')} ({manner(said, line, place)})"
    href = place.href(f"disputes/{line.dispute.name}.md", known.reading.name)
    tag, address = ("a", f' href="{href}"') if href else ("span", "")
    return (
        f'<li data-games="{" ".join(said.games)}"><{tag}{address} class="nardy-cell" title="{escape(sentence)}">'
        f'<span class="nardy-mark is-{weight}" aria-hidden="true">{said.number}</span>'
        f'<span class="nardy-words">{prose(sentence)}</span></{tag}></li>'
    )


def manner(said: Said, line: Line, place: Place) -> str:
    """How a text says something: whether it holds it, its number for the rule, who speaks, and in which games if not in
    all.
    """
    narrowed = [said.statement.article] if said.statement.article else []
    narrowed += [voice[place.lang] for voice in said.voices]
    if said.games != owners(line.dispute.name):
        narrowed.append(listed([game_title(game, place.lang) for game in said.games], place.lang))
    return "; ".join((WORDS[place.lang][f"mark-{said.statement.weight.value}"], *narrowed))


matrix_ru, matrix_en = partial(matrix, lang="ru"), partial(matrix, lang="en")
