"""Questions about texts and dice: odds, positions in other programs' words, transcripts."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from narde_core import odds
from narde_core.answers.asking import Givens, board, choice, event_given, game_of
from narde_core.checking import Finding, Followed, follow
from narde_core.desk.case import event_of
from narde_core.desk.event import Event
from narde_core.faults import Fault, said_of
from narde_core.game import SHORT, Game
from narde_core.ids import FORMATS, MatchState, format_id, parse_id, unheld
from narde_core.notation import format_side
from narde_core.numbers import whole
from narde_core.odds import Odds
from narde_core.rulesets import NAMED
from narde_core.transcript import Transcript, parse_transcript
from narde_core.wire import Data, of_turn
from narde_core.wording import Language, say

PART = 100
"""Entries of a transcript after which a part of it ends with the game."""


def chances(given: Givens, language: Language) -> Data:
    """``odds``: how many of the 36 rolls do what is asked: exactly one of ``hit`` (a distance, with ``blocks`` as
    distances), ``enter`` (the numbers of closed points, ``none`` for none; ``checkers`` on the bar), ``bear-off`` (the
    points of the last checkers), ``number`` (a die's face), ``total`` (of both dice).
    """
    asked = [name for name in ("hit", "enter", "bear-off", "number", "total") if name in given]
    if len(asked) != 1:
        raise Fault("odds-one-question")
    (name,) = asked
    found = _odds(name, given)
    chance = Fraction(found.ways, 36)
    return {
        "ways": found.ways,
        "of": 36,
        "chance": str(chance),
        "rolls": [str(roll) for roll in sorted(found.rolls, reverse=True)],
    }


def _odds(name: str, given: Givens) -> Odds:
    match name:
        case "hit":
            return odds.hitting(_number(given, "hit"), _numbers(given, "blocks"))
        case "enter":
            return odds.entering(_numbers(given, "enter"), _number(given, "checkers", 1))
        case "bear-off":
            game = game_of(given.get("game", "long"))
            return odds.bearing_off(_numbers(given, "bear-off"), event_given(given, game).rules)
        case "number":
            return odds.number(_number(given, "number"))
        case _:
            return odds.total(_number(given, "total"))


def _number(given: Givens, key: str, default: int | None = None) -> int:
    if key not in given and default is not None:
        return default
    with said_of(key):
        return whole(given[key])


def _numbers(given: Givens, key: str) -> list[int]:
    words = given.get(key, "").replace(",", " ").split()
    with said_of(key):
        return [] if words == ["none"] else [whole(word) for word in words]


def converted(given: Givens, language: Language) -> Data:
    """``convert``: a position in every form that can hold it, from a board's givens, or from an ID in ``position``, of
    ``game`` (short nardy if not said).

    ``unwritten`` says, for each form that cannot hold it, why. Fault for an ID of a game whose positions have none.
    """
    if "position" in given:
        game = game_of(given.get("game", SHORT.name))
        if fault := unheld(game):
            raise fault.at("game")
        state = parse_id(given["position"])
        sides, mover, roll = (state.white, state.black), state.to_move, state.roll
        written = _forms(state, language)
    else:
        diagram = board(given)
        game, sides, mover = diagram.game, (diagram.white, diagram.black), diagram.mover
        roll = diagram.turn.roll if diagram.turn else None
        if fault := unheld(game):
            written = dict.fromkeys(FORMATS, ("", fault.say(language)))
        else:
            written = _forms(MatchState(white=sides[0], black=sides[1], to_move=mover, roll=roll), language)
    text = {"game": game.name, "white": format_side(sides[0]), "black": format_side(sides[1]), "to move": mover.value}
    if roll:
        text["roll"] = str(roll)
    forms = {name: form for name, (form, _) in written.items() if form}
    unwritten = {name: why for name, (_, why) in written.items() if why}
    return {"text": text, "forms": forms, "unwritten": unwritten}


def _forms(state: MatchState, language: Language) -> dict[str, tuple[str, str]]:
    """The state as each format writes it, or why it cannot."""
    return {name: _form(state, name, language) for name in FORMATS}


def _form(state: MatchState, name: str, language: Language) -> tuple[str, str]:
    try:
        return format_id(state, name), ""
    except Fault as fault:
        return "", fault.say(language)


def checked(given: Givens, language: Language) -> Data:
    """``check``: every fault of a ``transcript`` under an event's rules or ``rules`` (its own, or the common ones, if not
    said). With ``turns: yes`` every turn of every game, too, as the givens of a board. One in our form that names no game
    is of the event's. ``notice`` says so where the transcript names other rules than those it is checked by.

    ``from`` asks for a part, so that whoever waits can be told how far it is: some games from that one on, the first
    being 1. ``next`` is then where the next part begins, 0 after the last; ``games`` is how many there are in all.
    """
    event = event_of(given) if "event" in given else None
    transcript = _parsed(given.get("transcript", ""), event.game if event else None)
    games = len(transcript.games)
    start = _number(given, "from", 1)
    if not 1 <= start <= games:
        raise Fault("transcript-value", given=start, low=1, high=games).at("from")
    if event is None:
        event = event_given({"rules": transcript.rules or "common", **given}, transcript.game)
    if event.game is not transcript.game:
        raise Fault("check-event-game", written=transcript.game, game=event.game)
    wanted = choice(given, "turns", {"yes": True, "no": False})
    findings: list[Data] = []
    turns: list[Data] = []
    entries = done = 0
    for one in follow(transcript, event.rules, start - 1):
        findings += (_finding(finding, language) for finding in one.findings)
        if wanted:
            turns += (_turn(followed, one.recorded.number) for followed in one.turns)
        entries += len(one.recorded.entries)
        done += 1
        if "from" in given and entries >= PART:
            break
    following = start + done
    return {
        "game": transcript.game.name,
        "rules": event.base.name,
        "title": event.say(language),
        "games": games,
        **_notice(transcript, event, language),
        "findings": findings,
        **({"turns": turns} if wanted else {}),
        **({"next": following if following <= games else 0} if "from" in given else {}),
    }


@lru_cache(maxsize=1)
def _parsed(text: str, game: Game | None) -> Transcript:
    """The transcript, kept while its parts are asked for; of ``game``, if it names none itself."""
    return parse_transcript(text, game)


def _notice(transcript: Transcript, event: Event, language: Language) -> Data:
    if not transcript.rules or (transcript.rules == event.base.name and not event.changes):
        return {}
    known = NAMED.get((transcript.game.name, transcript.rules))
    written = known.say(language) if known else transcript.rules
    return {"notice": say("check-notice", language, written=written, rules=event.say(language))}


def _turn(followed: Followed, game: int) -> Data:
    """A turn as a board and a play: where it stands, and what was written."""
    entry = followed.entry
    givens = of_turn(followed.turn, entry.player, entry.play)
    return {"game": game, "line": entry.place.line, "column": entry.place.column, "givens": givens}


def _finding(finding: Finding, language: Language) -> Data:
    return {
        "line": finding.place.line,
        "column": finding.place.column,
        "game": finding.game,
        "turn": finding.turn,
        "player": finding.player.value if finding.player else "",
        "code": finding.fault.code,
        "sentence": finding.fault.say(language),
    }
