"""Plots of the odds with their numbers as a table to open: the fence ``plot``."""

from functools import partial
from html import escape

from narde_core.figures.plots import Plot, parse
from narde_core.figures.quantity import Chance, of_all
from site_tools.figures.fence import figure
from site_tools.figures.place import Place
from site_tools.figures.words import WORDS


@figure(parse)
def plot(asked: Plot, place: Place) -> str:
    """The drawing, its caption, and the same numbers as a table."""
    lang = place.lang
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in asked.heads(lang))
    rows = "".join(
        f'<tr><th scope="row">{escape(label)}</th>'
        + "".join(f"<td>{of_all(Chance.of(odds), lang)}</td>" for odds in row)
        + "</tr>"
        for label, row in asked.rows().items()
    )
    return (
        f"<figure>{asked.svg(lang)}<figcaption>{escape(asked.caption(lang))}.</figcaption></figure>"
        f"<details><summary>{WORDS[lang]['table']}</summary>"
        f'<div class="nardy-wide" tabindex="0" role="region" aria-label="{escape(asked.caption(lang))}">'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


plot_ru, plot_en = partial(plot, lang="ru"), partial(plot, lang="en")
