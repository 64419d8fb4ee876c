"""The optional rules of money play in GNU Backgammon's manual, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import beaver, jacoby, lot_tie, resignation

AUTHORITY = Authority(
    name="gnubg-manual",
    title=twin("Руководство GNU Backgammon", "The manual of GNU Backgammon"),
    about=twin(
        "Раздел о распространённых соглашениях для игры на интерес и раздел о сдаче партии.",
        "Its section on widespread agreements for money play, and the one on resigning.",
    ),
    statements={
        "short": (
            Statement(
                lot_tie.one_automatic_double,
                reason=twin(
                    "Обычно договариваются об одном удвоении за партию.",
                    "Players usually agree on no more than one in a game.",
                ),
            ),
            Statement(
                jacoby.gammons_need_a_double,
                reason=twin(
                    "Игра идёт быстрее: нет смысла тянуть, чтобы доиграть до марса без удвоения.",
                    "It speeds the game up: there is no playing on for a gammon with the cube untouched.",
                ),
            ),
            Statement(
                beaver.keeping_the_cube,
                reason=twin(
                    "Первому остаётся согласиться или отказаться, как при обычном удвоении.",
                    "The first doubler may accept or refuse, as with any double.",
                ),
            ),
            Statement(resignation.as_offered),
        ),
    },
    known_through=twin("сохранённая копия страницы", "a stored copy of the page"),
)
