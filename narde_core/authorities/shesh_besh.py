"""Şeş-Beş as recorded in Azerbaijan, a close kin of long nardy, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import bearing_off, head, prime

AUTHORITY = Authority(
    name="shesh-besh",
    title=twin("Шеш-беш, запись из Азербайджана", "Şeş-Beş, recorded in Azerbaijan"),
    about=twin(
        "Правила, записанные в азербайджанских чайханах для собрания старинных игр. От длинных нард отличаются тем, что "
        "6-5 уводит шашку с головы сразу на бар, а оттуда — в третью четверть.",
        "Rules recorded in the teahouses of Azerbaijan for a collection of old games. Unlike long nardy, a 6-5 takes a "
        "checker from the head straight to the bar and on into the third quarter.",
    ),
    statements={
        "shesh-besh": (
            Statement(
                head.sixes_and_fours,
                reason=twin(
                    "Только первым броском и один раз за партию.", "On the first throw only, once in the game."
                ),
            ),
            Statement(prime.opponent_ahead),
            Statement(bearing_off.from_the_highest),
        ),
    },
    known_through=twin("описание в собрании старинных игр", "the entry in a collection of old games"),
)
