"""A site on long and crazy nardy, with a glossary of terms for stakes and matches."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import (
    annulling_word,
    bearing_off,
    beaver,
    cascade,
    crawford,
    cube,
    head,
    inside_moves,
    jacoby,
    koks,
    leftover,
    prime,
    refused_double,
    touch_move,
    worth,
)

HEAD = Statement(
    head.any_double_any_turn,
    reason=twin(
        "При двух одинаковых значениях игрок получает привилегию; что это лишь первый ход, не сказано.",
        "Two equal dice are a privilege; that it is for the first turn only is not said.",
    ),
)
GLOSSARY = (
    Statement(cube.stakes_only),
    Statement(refused_double.one_point),
    Statement(
        beaver.passing_the_right,
        reason=twin(
            "На даве отвечают басе; кто его принял, получает бивер.",
            "A dave is answered with a base; whoever accepts that has the biver.",
        ),
    ),
    Statement(crawford.only_the_leader_is_barred),
    Statement(
        jacoby.gammons_need_a_double,
        weight=Weight.REPORTS,
        reason=twin(
            "Назначение названо — ускорить игру; что марс без удвоения идёт за одно очко, не сказано.",
            "Its purpose is named, to speed the game up; that a gammon then counts one point is not said.",
        ),
    ),
    Statement(touch_move.touched_must_move),
    Statement(annulling_word.kestum),
)

AUTHORITY = Authority(
    name="crazy-site",
    title=twin("Сайт о бешеных нардах", "The site on crazy nardy"),
    about=twin(
        "Страница игрового сайта: длинные нарды коротко, бешеные подробнее и словарь, в котором есть даве, басе, бивер и "
        "кестум. Что снимать с доски можно, лишь когда дома все, она сказать забыла.",
        "A playing site's page: long nardy in brief, crazy nardy at more length, and a glossary with dave, base, biver "
        "and kestum. That bearing off waits until all are home it forgets to say.",
    ),
    statements={
        "long": (
            HEAD,
            Statement(
                prime.opponent_ahead,
                reason=twin(
                    "Заслон — какой длины, не сказано — запрещён, если дальше него никого.",
                    "A barrier – how long is not said – is forbidden if nobody is past it.",
                ),
            ),
            Statement(inside_moves.allowed),
            Statement(worth.oin_mars),
            *GLOSSARY,
        ),
        "short": (Statement(koks.bar_or_home), *GLOSSARY),
        "crazy": (
            HEAD,
            Statement(
                bearing_off.exact_only,
                reason=twin("Точным числом, и только.", "With the exact number and no other."),
            ),
            Statement(inside_moves.forbidden),
            Statement(
                cascade.each_four_times,
                reason=twin(
                    "За 4-4 — четыре четвёрки, потом четыре пятёрки и четыре шестёрки.",
                    "For 4-4 four fours, and then four fives and four sixes.",
                ),
            ),
            Statement(
                leftover.opponent_plays,
                reason=twin(
                    "Соперник ходит с того числа, на котором остановился игрок, до конца комбинации, а потом бросает сам.",
                    "The opponent goes from the number at which the player stopped to the end of the combination, and "
                    "then throws himself.",
                ),
            ),
        ),
    },
    contradictions=(
        Slip(
            written=twin(
                "Голова — ряд из пятнадцати шашек; в словаре — четверть доски, где они стоят вначале.",
                "The head is the row of fifteen checkers; in the glossary, the quarter of the board where they start.",
            ),
            meant=twin(
                "Начальный пункт со всеми шашками: с четверти две шашки снимает кто угодно.",
                "The starting point with all the checkers: from a quarter anybody may take two.",
            ),
        ),
        Slip(
            written=twin(
                "Бивер — право удваивать, которое переходит к принявшему; в словаре — само удвоение.",
                "The biver is the right to double, which goes to the taker; in the glossary, the doubling itself.",
            ),
            meant=twin(
                "Право, как куб у того, кому он принадлежит. С английским beaver общего только звучание.",
                "The right, like the cube in its owner's hands. With the English beaver it shares only the sound.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "Кокс — шашка на баре или в доме соперника, и словарь — для всех нард.",
                "A koks is a checker on the bar or in the other's home, and the glossary is for all kinds of nardy.",
            ),
            meant=twin(
                "Это кокс коротких нард: в длинных бара нет.",
                "That is the koks of the short game: the long one has no bar.",
            ),
        ),
        Slip(
            written=twin(
                "Когда одному не хватает очка, бивера в следующей партии нет у него.",
                "When one lacks a point, in the next game he has no biver.",
            ),
            meant=twin(
                "По Кроуфорду в этой партии не удваивает никто.",
                "Under Crawford's rule neither doubles in that game.",
            ),
        ),
        Slip(
            written=twin("Под словом «марс» объяснён сначала оин.", "Under “mars” an oin is explained first."),
            meant=twin(
                "Снял хоть одну — оин, ни одной — марс, вдвое дороже.",
                "One off is an oin, none is a mars, at twice the price.",
            ),
        ),
        Slip(
            written=twin(
                "Если на пункте кости шашек нет, сдвигают старшие; если нет и старших, не сказано ничего.",
                "If none stands on the die's point, higher ones are moved; if there are none, nothing is said.",
            ),
            meant=twin("Обычно снимают со старшего занятого пункта.", "Usually the highest is borne off."),
        ),
    ),
)
