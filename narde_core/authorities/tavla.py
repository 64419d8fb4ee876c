"""Tavla, the short game as it is played in Turkey and its neighbours, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import cube, hit_and_run, koks, lot_dice

DIFFERENCES = (
    Statement(lot_dice.thrown_again),
    Statement(hit_and_run.not_in_home),
    Statement(koks.none),
    Statement(cube.none),
)

AUTHORITY = Authority(
    name="tavla",
    title=twin("Тавла", "Tavla"),
    about=twin(
        "Чем тавла отличается от бэкгэммона, по странице одного игрового сайта: четыре отличия, остальное общее.",
        "Where tavla differs from backgammon, after a playing site's page: four differences, the rest is shared.",
    ),
    statements={"short": DIFFERENCES, "portes": DIFFERENCES},
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
