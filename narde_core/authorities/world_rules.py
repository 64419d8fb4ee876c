"""The tournament rules of the world and British backgammon federations on illegal plays, at second hand."""

from __future__ import annotations

from narde_core.authority import Authority, Statement, twin
from narde_core.disputes import illegal_play

AUTHORITY = Authority(
    name="world-rules",
    title=twin("Мировая и британская федерации", "The world and British federations"),
    about=twin(
        "Турнирные правила бэкгэммона о неверном ходе, как их излагают на форумах и сайтах клубов.",
        "Tournament rules of backgammon on an illegal play, as forums and clubs tell them.",
    ),
    statements={
        "short": (
            Statement(
                illegal_play.must_be_corrected,
                reason=twin(
                    "Пока соперник не сделал действительного броска.", "Until the opponent has made a valid roll."
                ),
            ),
        ),
    },
    known_through=twin("форумы и сайты клубов", "forums and clubs' sites"),
)
