"""The readings of a dispute with everyone who holds, reports or denies them: the fence ``readings``."""

from functools import partial
from html import escape

from narde_core.common import owners
from narde_core.figures.sources import Readings, Told, Voice, game_title, parse_readings
from narde_core.figures.telling import listed
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS
from site_tools.rolls import prose


@figure(parse_readings)
def readings(asked: Readings, place: Place) -> str:
    """Every reading as an item: its sentence, which leads to its own heading, and who says what of it."""
    if asked.single:
        (told,) = asked.readings
        return f'<p class="nardy-sentence">{prose(told.reading.say(place.lang))}</p>{said_of(told, asked, place)}'
    page = f"disputes/{asked.dispute.name}.md"
    items = (
        f'<li><p class="nardy-sentence">{place.link(told.reading.say(place.lang), page, told.reading.name)}</p>'
        f"{said_of(told, asked, place)}</li>"
        for told in asked.readings
    )
    return f"<ol>{''.join(items)}</ol>"


def said_of(told: Told, asked: Readings, place: Place) -> str:
    """Who holds a reading, who reports it, who says so against his own rule; if nobody holds it, where it is from."""
    words = WORDS[place.lang]
    lines = []
    if not told.held:
        note = f" {prose(told.note[place.lang])}" if told.note else ""
        lines.append(f'<p class="nardy-voices is-nobody">{words["nobody"]}.{note}</p>')
    for weight, voices in told.by_weight.items():
        if voices:
            named = "; ".join(voice_of(voice, asked, place) for voice in voices)
            lines.append(f'<p class="nardy-voices is-{weight.value}"><b>{words[weight.value]}:</b> {named}.</p>')
    return "".join(lines)


def voice_of(voice: Voice, asked: Readings, place: Place) -> str:
    """A text by its title, which leads to its page, with its rule number and whatever narrows what it says."""
    words = WORDS[place.lang]
    title = place.link(voice.authority.say(place.lang), f"authorities/{voice.authority.name}.md")
    article = f", {escape(voice.statement.article)}" if voice.statement.article else ""
    narrowed = [voice.statement.voice[place.lang]] if voice.statement.voice else []
    if asked.game is None and voice.games != owners(asked.dispute.name):
        narrowed.append(listed([game_title(game, place.lang) for game in voice.games], place.lang))
    if voice.authority.second_hand:
        narrowed.append(words["second-hand"])
    return title + article + (f" <small>({escape('; '.join(narrowed))})</small>" if narrowed else "")


readings_ru, readings_en = partial(readings, lang="ru"), partial(readings, lang="en")
