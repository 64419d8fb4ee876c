"""A backgammon playing site that knows Portes, Nackgammon and Hypergammon as well."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import (
    bearing_off,
    beaver,
    crawford,
    cube,
    hit_and_run,
    inside_moves,
    jacoby,
    koks,
    larger_die,
    lot,
    lot_dice,
    lot_tie,
    refused_double,
    time_limit,
    touch_move,
)

AUTHORITY = Authority(
    name="backgammon-site",
    title=twin("Сайт о бэкгэммоне", "The backgammon site"),
    about=twin(
        "Игровой сайт: бэкгэммон против компьютера и с друзьями, правила, счёт, куб, вероятности. Портес, накгэммон и "
        "гипергэммон названы мимоходом.",
        "A playing site: backgammon against the computer and with friends, rules, scoring, cube, odds. Portes, "
        "Nackgammon and Hypergammon are mentioned in passing.",
    ),
    statements={
        "short": (
            Statement(lot.one_die_each),
            Statement(lot_dice.played),
            Statement(lot_tie.again),
            Statement(larger_die.larger),
            Statement(bearing_off.from_the_highest),
            Statement(inside_moves.allowed),
            Statement(koks.bar_or_home),
            Statement(
                hit_and_run.allowed,
                reason=twin(
                    "Пункт между двумя шагами должен быть открыт; одна чужая шашка его не закрывает.",
                    "The point between two steps must be open; a single opposing checker does not close it.",
                ),
            ),
            Statement(
                cube.match_only,
                reason=twin(
                    "Куб — в матчах до 3, 5 и 7; в одиночной партии его нет.",
                    "The cube is for matches to 3, 5 and 7; a single game has none.",
                ),
            ),
            Statement(refused_double.stake_before),
            Statement(
                crawford.neither_doubles,
                reason=twin("Один раз за матч.", "Once in a match."),
            ),
            Statement(
                jacoby.gammons_always_count,
                reason=twin("Марс и кокс — и в партии, и в матче.", "Both kinds count in a game and in a match alike."),
            ),
            Statement(
                beaver.never,
                reason=twin(
                    "Снова удваивает только владелец куба и только перед своим броском.",
                    "Only the cube's owner doubles again, and only before a roll of his own.",
                ),
            ),
            Statement(
                touch_move.undo,
                reason=twin(
                    "Кнопка «Отменить» возвращает последнее решение; кости остаются те же.",
                    "An undo takes the last decision back; the dice stay the same.",
                ),
            ),
            Statement(
                time_limit.minute_then_computer,
                reason=twin("Кто ушёл от стола, проиграл матч.", "Leaving the table loses the match."),
            ),
        ),
        "portes": (
            Statement(lot_dice.thrown_again),
            Statement(koks.none, reason=twin("Дороже марса победы нет.", "No win is worth more than a gammon.")),
            Statement(cube.none),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Одиночная партия — матч до одного очка, и марс в ней считается вдвойне.",
                "A single game is a match to one point, and in it a gammon counts double.",
            ),
            meant=twin(
                "В матче до одного очка марсу нечего удваивать: лишние очки просто остаются в счёте.",
                "In a match to one point there is nothing to double: what is over stays in the score.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Если войти с бара не удалось, остаток броска пропадает.",
                "If entering fails, the rest of the roll is lost.",
            ),
            meant=twin(
                "Пока на баре есть шашка: вошли все — остальное играют как обычно.",
                "While a checker is on the bar: once all are in, the rest is played as usual.",
            ),
        ),
    ),
)
