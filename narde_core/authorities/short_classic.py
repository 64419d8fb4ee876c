"""An article on short nardy in the words common to many sites."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, twin
from narde_core.disputes import hit_and_run, inside_moves, larger_die

OPEN_BETWEEN = twin(
    "Промежуточный пункт должен быть открыт, а с одной шашкой соперника он открыт.",
    "The point in between must be open, and with one checker of the opponent's it is.",
)

AUTHORITY = Authority(
    name="short-classic",
    title=twin("Короткие нарды, классическое изложение", "Short nardy, the classic account"),
    about=twin(
        "Изложение коротких нард, похожее на перевод с английского: доска, ходы, бар, снятие. Ни жребия, ни счёта, ни "
        "куба в нём нет.",
        "An account of short nardy that reads like a translation from English: board, moves, the bar, bearing off. No "
        "lot, no scoring, no cube.",
    ),
    statements={
        "short": (
            Statement(larger_die.larger),
            Statement(
                inside_moves.allowed,
                reason=twin(
                    "Кто может ходить, снимать не обязан.",
                    "One who can move is not obliged to bear off.",
                ),
            ),
            Statement(hit_and_run.allowed, reason=OPEN_BETWEEN),
        ),
    },
    slips=(
        Slip(
            written=twin(
                "Если пункт кости пуст, ходят с пунктов выше. Что делать, когда выше пусто, не сказано.",
                "If the die's point is empty, one moves from higher points. What if they are empty too is not said.",
            ),
            meant=twin(
                "Тогда снимают со старшего занятого: без этого последние шашки пришлось бы снимать точным числом.",
                "Then the highest one is borne off: without that the last checkers would need exact numbers.",
            ),
        ),
        Slip(
            written=twin("Пойти с пункта выше «разрешается».", "To move from a higher point is “permitted”."),
            meant=twin(
                "Обязательно, если другого хода этой костью нет: обе кости надо играть.",
                "It is a duty if the die has no other move: both dice must be played.",
            ),
        ),
    ),
)
