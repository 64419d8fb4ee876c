"""The Georgian federation's rules of long nardy, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import bearing_off, head, next_game, prime

AUTHORITY = Authority(
    name="geonardi",
    title=twin("Федерация Грузии", "The Georgian federation"),
    about=twin(
        "Правила длинных нард на сайте грузинской федерации; известен английский перевод, сделанный машиной.",
        "The rules of long nardy on the Georgian federation's site, known in an English made by machine.",
    ),
    statements={
        "long": (
            Statement(
                head.listed_doubles,
                reason=twin("Это право есть у обоих.", "Both players have this right."),
            ),
            Statement(prime.opponent_ahead),
            Statement(bearing_off.from_the_highest),
            Statement(
                next_game.lot, reason=twin("Со жребия начинается каждая партия.", "Each game begins with the lot.")
            ),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "Преграда запрещена, «если» хотя бы одна шашка соперника не стоит перед ней.",
                "A barrier is forbidden “if” at least one opposing stone is not in front of it.",
            ),
            meant=twin(
                "Если дальше неё нет ни одной.",
                "If none at all is past it.",
            ),
        ),
    ),
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
