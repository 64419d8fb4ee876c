"""How often the readings of a dispute make a difference, as a table: the fence ``parting``."""

import re
from functools import partial

from narde_core.dispute import Reading
from narde_core.figures.parting import ENDINGS, Often, Parting, games_of, parse, played
from narde_core.figures.quantity import Chance
from narde_core.figures.sources import game_title
from narde_core.figures.telling import NO_BREAK, counted, percent
from narde_core.wording import Language, headed
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS


def heading(reading: Reading[..., object], place: Place) -> str:
    """The reading as its own page calls it: the heading under which it stands there."""
    page = place.docs / "disputes" / f"{reading.dispute}.md"
    found = re.search(rf"(?m)^#+ (.+) \{{#{reading.name}\}}$", page.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{page.name} has no heading with the anchor #{reading.name}")
    return found[1]


def share(chance: Chance, language: Language) -> str:
    """A share in per cent; of none and of all the word for it."""
    if chance.favourable in (0, chance.possible):
        return WORDS[language]["never" if not chance.favourable else "always"]
    return percent(chance.share, language)


def cell(often: Often, place: Place) -> str:
    """In what share of the games it makes a difference; under it, in what share of their turns."""
    games = f"<td>{share(often.games, place.lang)}"
    if often.turns is None or not often.turns.favourable:
        return f"{games}</td>"
    of_turns = WORDS[place.lang]["of-turns"].format(share=share(often.turns, place.lang))
    return f"{games}<br><small>{of_turns.replace(' ', NO_BREAK)}</small></td>"


@figure(parse)
def parting(asked: Parting, place: Place) -> str:
    """What was played, and a row for every reading but the common one."""
    lang = place.lang
    words = WORDS[lang]
    common = place.link(heading(asked.common, place), f"disputes/{asked.dispute.name}.md", asked.common.name)
    rows = "".join(
        f'<tr><th scope="row">{place.link(heading(reading, place), f"disputes/{reading.dispute}.md", reading.name)}</th>'
        f"{''.join(cell(often, place) for often in found)}</tr>"
        for reading, found in asked.lines.items()
    )
    heads = "".join(f'<th scope="col">{words[f"plays-{kind.player}"]}</th>' for kind in asked.kinds)
    games = counted(played()[asked.kinds[0]].games, "game", lang)
    first, *others = games_of(asked.dispute)
    way = "parting-too" if asked.game != first else "parting-ends" if asked.dispute.name in ENDINGS else "parting"
    told = words[way].format(games=games, common=common)
    which = f"<b>{headed(game_title(asked.game, lang))}.</b> " if others else ""
    return (
        f"<p>{which}{told}</p>"
        f'<table class="nardy-shares"><thead><tr><th scope="col">{words["reading"]}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    )


parting_ru, parting_en = partial(parting, lang="ru"), partial(parting, lang="en")
