"""A nardy school's rules: the unified rules with a last throw for Black, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import last_throw

LAST_THROW = twin(
    "Последний бросок за чёрными добавлен, и ничья возможна; сколько она даёт каждому, нам неизвестно, пол-очка "
    "здесь наши.",
    "A last throw for Black is added, so a draw can happen; what it gives each is not known to us, and the half-point is "
    "ours.",
)

AUTHORITY = Authority(
    name="mfsnb-school",
    title=twin("Школа игры в нарды", "A school of nardy"),
    about=twin(
        "Пособие «Школа игры в нарды» международной федерации: единые правила, к которым добавлен последний бросок "
        "чёрных.",
        "The handbook “School of nardy” of an international federation: the unified rules, with a last throw for Black.",
    ),
    statements={
        "long": (Statement(last_throw.half_each, reason=LAST_THROW),),
    },
    leans_on=("moscow-open",),
    known_through=twin("отрывок, найденный в сети", "an excerpt found on the net"),
)
