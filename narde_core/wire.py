"""Boards and turns as plain data, for the page and the command line: only what JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from narde_core.authority import Authority
from narde_core.claims import TurnClaim
from narde_core.common import GAMES
from narde_core.diagram import Diagram
from narde_core.dispute import Reading
from narde_core.game import Game
from narde_core.ids import FORMATS, unheld
from narde_core.notation import format_play, format_side
from narde_core.plays import LegalTurn
from narde_core.rulesets import NAMED, find, holders
from narde_core.search import Refusal
from narde_core.svg import Picture, Shown
from narde_core.turn import Colour, Turn
from narde_core.wording import Language

type Data = dict[str, Any]


def games(language: Language) -> list[Data]:
    """Every game: its name and title, its checkers a side, and the forms in which other programs read its positions."""
    return [
        {
            "name": game.name,
            "title": game.title(language),
            "checkers": game.checkers,
            "forms": [] if unheld(game) else list(FORMATS),
        }
        for game in GAMES.values()
    ]


def givens(diagram: Diagram) -> dict[str, str]:
    """The board's givens as text by key, enough to ask about it again; ``readings`` holds what the rules change."""
    told = {
        "game": diagram.game.name,
        "rules": diagram.rules_name,
        "white": format_side(diagram.white),
        "black": format_side(diagram.black),
    }
    named = find(diagram.game, diagram.rules_name).rules
    changed = (name for name in diagram.rules.disputes if diagram.rules[name] is not named[name])
    readings = ", ".join(f"{name}={diagram.rules[name].name}" for name in changed)
    turn = diagram.turn
    extra = {
        "readings": readings,
        "to move": diagram.to_move.value if diagram.to_move else "",
        "roll": str(turn.roll) if turn else "",
        "first turn": _yes_no(turn.first) if turn else "",
        "second player": _yes_no(diagram.second_player),
        "opponent opened": str(turn.opponent_opened or "") if turn else "",
        **(_running(turn) if turn else {}),
        "title": diagram.title,
        "view": diagram.view.value,
    }
    return told | {key: value for key, value in extra.items() if value}


def _yes_no(known: bool | None) -> str:
    return {None: "", True: "yes", False: "no"}[known]


def _running(turn: Turn) -> dict[str, str]:
    """Which of the mover's turns it is, and whether it is a number of a double that runs on; "" where it is not said."""
    return {
        "turn number": str(turn.number or ""),
        "goes on": "yes" if turn.goes_on else "",
        "handed": str(turn.handed or ""),
    }


def of_turn(played: Turn, mover: Colour, play: str = "") -> dict[str, str]:
    """A turn as the givens of a board, with ``play`` if there is one."""
    sides = (played.position.own, played.position.opponent)
    white, black = sides if mover is Colour.WHITE else sides[::-1]
    told = {
        "white": format_side(white),
        "black": format_side(black),
        "to move": mover.value,
        "roll": str(played.roll),
        "first turn": _yes_no(played.first),
        "second player": _yes_no(played.second_player),
        "opponent opened": str(played.opponent_opened or ""),
        **_running(played),
        "play": play,
    }
    return {key: value for key, value in told.items() if value}


def graph(legal: LegalTurn) -> list[list[list[int]]]:
    """The step graph: a list of stages, the first the start; each a list of steps ``[start, end, die, hit, stage]``."""
    steps = legal.graph.steps
    index = {stage: number for number, stage in enumerate(steps)}
    return [
        [[step.start, step.end, step.die, int(step.hit), index[to]] for step, to in onward.items()]
        for onward in steps.values()
    ]


def ends(legal: LegalTurn) -> list[list[int]]:
    """Each stage of the graph that ends the turn with the number of the play that leads there: ``[stage, play]``."""
    index = {stage: number for number, stage in enumerate(legal.graph.steps)}
    return [[index[stage], play] for stage, play in legal.final_stages.items()]


def turn(legal: LegalTurn) -> Data:
    """The legal plays of a turn: ``plays`` as text, one for each distinct result, and the graph of their steps.

    ``next``, where a double runs on: whether the same player comes next (``own``), and whether he ``throws``.
    """
    following = legal.following if legal.rules.runs_on else None
    onward = {"next": {"own": following.own, "throws": following.roll is None}} if following else {}
    return {
        "plays": [format_play(play) for play in legal.plays],
        "pass": legal.must_pass,
        "dice": list(legal.search.dice),
        "graph": graph(legal),
        "ends": ends(legal),
        **onward,
    }


def board(diagram: Diagram) -> Data:
    """What a live board carries: its givens and, with a roll, the legal plays."""
    carried: Data = {"givens": givens(diagram)}
    if diagram.legal:
        carried["turn"] = turn(diagram.legal)
    return carried


def picture(diagram: Diagram, language: Language) -> Picture:
    """The board as the drawing wants it, with every play its claims show."""
    shown: list[Shown] = []
    if diagram.legal:
        for claim in diagram.claims:
            for play, lawful in claim.shown(diagram.legal) if isinstance(claim, TurnClaim) else ():
                drawn = Shown(play.steps, lawful)
                if play.steps and drawn not in shown:
                    shown.append(drawn)
    return Picture(
        game=diagram.game,
        white=diagram.white,
        black=diagram.black,
        to_move=diagram.to_move,
        roll=diagram.turn.roll if diagram.turn else None,
        dice=diagram.rules.dice(diagram.turn) if diagram.turn else (),
        thrown=not diagram.turn or not (diagram.turn.goes_on or diagram.turn.handed),
        plays=tuple(shown),
        viewpoint=diagram.view,
        language=language,
        title=diagram.title,
    )


def refusal(refused: Refusal, diagram: Diagram, language: Language) -> Data:
    """A refusal: its sentence, code, dispute and reading, and the authorities that hold the reading."""
    told: Data = {"code": refused.code, "sentence": refused.say(language)}
    if refused.reading:
        told["dispute"] = refused.dispute
        told["reading"] = refused.reading.name
        told["holders"] = held_by(diagram.game, refused.reading, language)
    return told


def held_by(game: Game, reading: Reading[..., Any], language: Language) -> list[Mapping[str, str]]:
    """The authorities that state a reading of a game, by name, title and their own number for the rule; ``voice`` is who
    says it, where a text has several speakers.
    """
    return [
        {
            "name": authority.name,
            "title": authority.title[language],
            "article": statement.article,
            "voice": speakers(authority, game, reading, language),
        }
        for authority, statement in holders(game, reading.dispute, reading.name)
    ]


def speakers(authority: Authority, game: Game, reading: Reading[..., Any], language: Language) -> str:
    """Who in a text holds a reading of a game; "" where the text speaks with one voice."""
    said = (
        known for known in authority.on(game, reading.dispute) if known.holds and known.reading.name == reading.name
    )
    return ", ".join(dict.fromkeys(known.voice[language] for known in said if known.voice))


def holder(held: Mapping[str, str], *, numbered: bool = True) -> str:
    """An authority that states a reading, in words: its title, ``numbered`` with its number for the rule, and who speaks."""
    article = f", {held['article']}" if numbered and held["article"] else ""
    return f"{held['title']}{article}{f' ({held["voice"]})' if held['voice'] else ''}"


def named_rules(diagram: Diagram) -> list[str]:
    """The names of the rule sets of the board's game."""
    return [name for game, name in NAMED if game == diagram.game.name]
