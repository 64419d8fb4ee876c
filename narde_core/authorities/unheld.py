"""The readings that no text here holds, each with where it comes from instead."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from narde_core.authority import Twin, twin
from narde_core.dispute import Reading
from narde_core.disputes import (
    annulling_word,
    bearing_off,
    beaver,
    cascade_start,
    crawford,
    cup,
    dead_cube,
    drop_point,
    head,
    hit_and_run,
    larger_die,
    last_throw,
    leftover,
    lot_order,
    lot_tie,
    prime_route,
    six_and_one,
    six_one_end,
    time_limit,
    worth,
)

NOTHING_SAID = twin(
    "Выведено: так остаётся, когда текст об этом молчит.", "Inferred: what is left where a text says nothing of it."
)
OURS = twin(
    "Это наше прочтение: единственный источник говорит только, что шашку скидывают в дом.",
    "Our own reading: the only source merely says that a checker is dropped into home.",
)
LAST_THROW = twin(
    "О таком счёте только рассказывают: статья о длинных нардах — про некоторые страны, школа — про последний бросок.",
    "Only told of: by the long article for some countries, by the school for its last throw.",
)

_NOTES: Mapping[Reading[..., Any], Twin] = {
    head.whenever_blocked: twin(
        "Комментарий приводит его как третью версию и не разделяет; к нему же ведёт принцип московских правил, если "
        "забыть об их списке.",
        "The commentary gives it as a third version and does not share it; the principle of the Moscow rules leads to it "
        "too, if one forgets their list.",
    ),
    head.always_one: twin(
        "Исключения не отменяет ни один текст; так устроена строгая настройка одной программы.",
        "No text does away with the exception; it is the strict setting of a program.",
    ),
    head.pass_when_blocked: twin(
        "Комментарий о нём упоминает, чтобы тут же отвергнуть.",
        "The commentary mentions it, only to dismiss it.",
    ),
    head.no_limit: twin(
        "Три текста о голове молчат, но и без неё играть не велят. Так — в свободной настройке одной программы и в "
        "хачапури, родственной игре.",
        "Three texts say nothing of the head, yet do not tell one to play without it. It is the free setting of a "
        "program, and the rule of a kin game, khachapuri.",
    ),
    prime_route.own_route: twin(
        "Так считает одна программа; из-за этого она не видит рядов, которые идут через её собственную голову.",
        "So a program counts; because of that it misses rows that run across its own head.",
    ),
    prime_route.ring: twin(
        "Так считала ранняя версия одной программы; что значит «впереди» на кольце, ей пришлось придумать.",
        "So an early version of a program counted; what “ahead” means on a ring it had to make up.",
    ),
    larger_die.free: twin(
        "Выведено: несколько текстов о большей кости молчат, но выбирать не разрешает ни один.",
        "Inferred: several texts are silent about the larger die, but none lets the player choose.",
    ),
    bearing_off.any_lower_point: twin(
        "Буквальные слова статьи в картинках; её же пример говорит о старшем пункте.",
        "The literal words of the article in pictures, whose own example speaks of the highest point.",
    ),
    hit_and_run.never: twin(
        "Выведено: запрет тавлы, распространённый на всю доску.",
        "Inferred: tavla's ban, carried over the whole board.",
    ),
    lot_tie.automatic_double: twin(
        "Текст о коротких нардах с кубом лишь намекает; удваивать без предела иногда уговариваются в игре на интерес.",
        "The text on short nardy with the cube only hints; doubling without limit is at times agreed on for money play.",
    ),
    worth.koks_three: twin(
        "О коксе без домашнего марса говорят форум и энциклопедия, но как о чужом обычае и без цены.",
        "The forum and the encyclopedia tell of a koks without a home mars, but as others' custom and without its price.",
    ),
    last_throw.one_each: LAST_THROW,
    cascade_start.from_the_first_turn: NOTHING_SAID,
    cascade_start.after_three_turns: twin(
        "Так рассказывают о гюльбаре страницы в интернете и одна программа; три хода партии или три хода каждого, они не "
        "уточняют.",
        "So pages on the web and a program tell of gul bara; whether three turns of the game or of each player they do "
        "not say.",
    ),
    leftover.opponent_plays_if_moved: twin(
        "Так поступает одна программа: кто не сделал ни шага, тот ничего и не передаёт.",
        "So a program does: who has not made a step hands nothing over.",
    ),
    leftover.lost: twin(
        "Так у другой программы: одного числа не сыграл — пропали и остальные.",
        "So another program has it: one number not played, and the rest are lost.",
    ),
    drop_point.any_home_point: OURS,
    drop_point.last_point: OURS,
    six_and_one.drop_or_step: twin(
        "Это наше прочтение: источник называет скидывание правом, а что ещё можно шестёркой и единицей, не говорит.",
        "Our own reading: the source calls dropping a right, and does not say what else a six and a one may do.",
    ),
    six_and_one.only_drop: twin(
        "Это наше прочтение: о ходе на выпавшее число источник говорит только для других чисел.",
        "Our own reading: only of the other numbers does the source say that they move a checker.",
    ),
    six_one_end.all_on_last_point: twin(
        "Источник называет это целью игры, а партию кончает раньше, дома.",
        "The source calls this the aim of the game, and ends it sooner, at home.",
    ),
    dead_cube.may_double: NOTHING_SAID,
    dead_cube.may_not_double: twin(
        "Так решил автор одной программы; обычное правило этого не знает.",
        "So the author of a program decided; the usual rule does not know it.",
    ),
    crawford.none: twin(
        "Выведено: текст о кубе, который молчит о Кроуфорде, в матче оставил бы куб всем.",
        "Inferred: a text with the cube and without Crawford would leave it to both in a match.",
    ),
    beaver.with_raccoons: twin(
        "Соглашение из игры на интерес; среди наших источников его знают только программы.",
        "An agreement of money play; of our sources only programs know it.",
    ),
    lot_order.any_order: NOTHING_SAID,
    cup.any_way: NOTHING_SAID,
    annulling_word.no_word: NOTHING_SAID,
    time_limit.no_limit: NOTHING_SAID,
}

UNHELD: Mapping[tuple[str, str], Twin] = MappingProxyType(
    {(reading.dispute, reading.name): note for reading, note in _NOTES.items()}
)
"""By dispute and reading: why a reading that nobody holds is here."""
