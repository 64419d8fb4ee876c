"""Questions that need no board: the first round, the disputes, the rule sets, the counts."""

from __future__ import annotations

from typing import Any

from narde_core import disputes, first_round, rulesets, wire
from narde_core.answers.asking import Givens, event_given, game_of
from narde_core.common import COMMON, COMMON_LONG, GAMES
from narde_core.dispute import Reading
from narde_core.faults import Fault
from narde_core.first_round import Reply
from narde_core.game import Game
from narde_core.notation import format_play
from narde_core.perft import perft
from narde_core.wire import Data
from narde_core.wording import Language


def first_rolls(given: Givens, language: Language) -> Data:
    """``first-round``: the 21 × 21 table of first rolls, the pairs in which readings part, and how likely they are."""
    rules = COMMON_LONG
    rows = list(first_round.replies(rules))
    return {
        "disputed": [_reply(row) for row in rows if row.disputed],
        "agreed": [_reply(row) for row in rows if not row.disputed],
        "chance": {
            "3-3 played 24/18(2)": str(first_round.chance(rules)),
            "3-3 played 24/15 24/21": str(first_round.chance(rules, first_as_far=True)),
            "lot dice played": str(first_round.chance(rules, lot_dice=True)),
        },
    }


def dispute_list(given: Givens, language: Language) -> Data:
    """``disputes``: every question, its readings, and who holds each in which game; of ``game`` only, if given."""
    games = [game_of(given["game"])] if "game" in given else list(GAMES.values())
    return {
        "disputes": [
            {
                "name": asked.name,
                "topic": asked.topic,
                "question": asked.say(language),
                "readings": [_reading(reading, games, language) for reading in asked.readings],
            }
            for asked in disputes.DISPUTES.values()
            if any(asked.name in COMMON[game.name].disputes for game in games)
        ]
    }


def _reading(reading: Reading[..., Any], games: list[Game], language: Language) -> Data:
    held = [wire.held_by(game, reading, language) for game in games]
    return {"name": reading.name, "sentence": reading.say(language), "holders": [who for some in held for who in some]}


def game_list(given: Givens, language: Language) -> Data:
    """``games``: every game by name, with its title, its checkers a side, and the forms its positions have elsewhere."""
    return {"games": wire.games(language)}


def ruleset_list(given: Givens, language: Language) -> Data:
    """``rulesets``: every named rule set, its readings, and which of them its text states; of ``game`` only, if given."""
    games = [game_of(given["game"])] if "game" in given else list(GAMES.values())
    return {
        "rulesets": [
            {
                "name": named.name,
                "game": named.game.name,
                "title": named.say(language),
                "readings": {
                    dispute: {
                        "reading": named.rules[dispute].name,
                        "stated": origin.stated,
                        "article": origin.statement.article if origin.statement else "",
                        "assumed_from": origin.assumed_from,
                    }
                    for dispute, origin in named.origins.items()
                },
            }
            for named in rulesets.NAMED.values()
            if named.game in games
        ]
    }


def counted(given: Givens, language: Language) -> Data:
    """``perft``: the number of distinct end positions from the start for each roll, ``depth`` turns deep (1 to 3)."""
    game = game_of(given.get("game", ""))
    rules = event_given(given, game).rules
    depth = given.get("depth", "1")
    if depth not in ("1", "2", "3"):
        raise Fault("perft-depth", given=depth)
    counts = perft(game.start, rules, int(depth))
    return {"rolls": {str(roll): count for roll, count in counts.items()}, "total": sum(counts.values())}


def _reply(row: Reply) -> Data:
    return {
        "opening": str(row.opening.roll),
        "opening play": format_play(row.opening.play),
        "reply": str(row.roll),
        "in the way": list(row.in_the_way),
        "plays": {name: [format_play(play) for play in plays] for name, plays in row.plays.items()},
    }
