"""The manual of a boxed set for children and adults."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import bearing_off, hit_and_run, inside_moves, koks, lot, prime

AUTHORITY = Authority(
    name="toy-manual",
    title=twin("Инструкция к набору", "The manual of a boxed set"),
    about=twin(
        "Инструкция к детскому набору: короткие нарды на примерах, длинные — одним абзацем в конце. Позиции на каждой "
        "стороне пронумерованы от 1 до 12.",
        "The manual of a toy set: short nardy taught by example, long nardy in a paragraph at the end. Places are "
        "numbered 1 to 12 on each side.",
    ),
    statements={
        "short": (
            Statement(
                lot.more_points,
                reason=twin("Сколько костей бросают, не сказано.", "How many dice are thrown is not said."),
            ),
            Statement(bearing_off.from_the_highest),
            Statement(
                inside_moves.allowed,
                reason=twin(
                    "Если на пункте кости пусто, ходят этим числом внутри дома.",
                    "If the die's point is empty, the number is moved inside home.",
                ),
            ),
            Statement(
                hit_and_run.allowed,
                reason=twin(
                    "Встать можно и на промежуточную позицию с одной чужой фишкой, и её снимают.",
                    "A place in between with one checker of the other side may be landed on too, and that is hit.",
                ),
            ),
            Statement(
                koks.home_only,
                reason=twin(
                    "Тройная победа — когда шашка осталась в чужом доме; бар не назван.",
                    "A triple win is a checker left in the other's home; the bar is not named.",
                ),
            ),
        ),
        "long": (
            Statement(
                prime.no_ban,
                reason=twin(
                    "Шесть подряд — просто сильная преграда; о запрете ни слова.",
                    "Six in a row is simply a strong barrier; of a ban there is no word.",
                ),
            ),
        ),
    },
    slips=(
        Slip(
            written=twin("Шестёрка «всегда» снимает с позиции 1.", "A six “always” takes a checker off place 1."),
            meant=twin("Когда выше никого не осталось.", "When none is left higher up."),
        ),
        Slip(
            written=twin(
                "Если на позиции кости пусто, двигают любую фишку.",
                "If the die's place is empty, any checker is moved.",
            ),
            meant=twin(
                "Ту, что стоит выше: нижним столько внутри дома не пройти.",
                "One that stands higher: a lower one has not that far to go inside home.",
            ),
        ),
        Slip(
            written=twin(
                "При 6-6 с пятью фишками на шестой позиции четыре снять «обязаны».",
                "With five checkers on place 6 and a 6-6 one “has to” take four off.",
            ),
            meant=twin(
                "Здесь — да: другого хода шестёркой внутри дома нет. При меньших числах выбирает игрок.",
                "Here, yes: a six has no other move inside home. With lower numbers the player chooses.",
            ),
        ),
        Slip(
            written=twin(
                "Тройная победа — если соперник не вывел шашку из чужого дома.",
                "A triple win is when the loser has not brought a checker out of the other's home.",
            ),
            meant=twin(
                "И ни одной не снял: сбитая поздно шашка может стоять там и у того, кто уже снимал.",
                "And has none off: a checker hit late may stand there though others are off already.",
            ),
        ),
        Slip(
            written=twin(
                "В длинных нардах шесть подряд не пускают «встречное» движение.",
                "In long nardy six in a row stop “oncoming” movement.",
            ),
            meant=twin("Попутное: там оба идут в одну сторону.", "Following: there both go the same way."),
        ),
    ),
)
