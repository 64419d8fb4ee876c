"""Questions that lead to another board: what comes after a play, and what a pasted text says."""

from __future__ import annotations

from narde_core import wire
from narde_core.answers.asking import Givens, board, choice, game_of, turn_of
from narde_core.answers.boards import judgement
from narde_core.answers.endings import ended
from narde_core.answers.texts import converted
from narde_core.diagram import Diagram, Entry, build, entries
from narde_core.faults import Fault
from narde_core.game import SHORT
from narde_core.ids import unheld
from narde_core.links import is_address, told_in
from narde_core.notation import format_side
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.turn import Colour, Next, Play, Turn
from narde_core.wire import Data
from narde_core.wording import Language

OF_THE_THROW = ("roll", "goes on", "handed")
"""The givens that speak of one throw and do not hold for another."""
OF_THE_TURN = (*OF_THE_THROW, "first turn", "second player", "opponent opened", "turn number", "title")
"""The givens that speak of one turn and do not hold for the next."""
RULES = ("rules", "readings")


def following(given: Givens, language: Language) -> Data:
    """``next``: the givens after ``play``, with whoever comes next to move, and how the game has ended.

    There is a roll only where a double runs on: then it is the number that is played without a throw. A play that is refused is answered as ``judge`` answers it, without ``next``.
    """
    diagram = board(given)
    turn, legal = turn_of(diagram)
    verdict = judgement(legal, given)
    if verdict.play is None:
        return {"legal": False}
    return _after(diagram, turn, legal, verdict.play, language)


def _after(diagram: Diagram, turn: Turn, legal: LegalTurn, play: Play, language: Language) -> Data:
    told = _without(wire.givens(diagram), OF_THE_TURN)
    told |= _sides(legal.result_of(play), diagram.mover)
    then = legal.rules.following(turn, len(play.steps))
    mover = diagram.mover if then.own else diagram.mover.other
    told["to move"] = mover.value
    told |= _of_the_next(then, diagram, turn)
    ending = _ending(board(told), language)
    onward = {"roll": str(then.roll), **_runs_on(then)} if then.roll and not ending["over"] else {}
    return {"legal": True, "next": told | onward, **ending}


def _runs_on(then: Next) -> dict[str, str]:
    return {"handed": str(then.times)} if then.handed else {"goes on": "yes"}


def _of_the_next(then: Next, diagram: Diagram, turn: Turn) -> dict[str, str]:
    """What is known of the turn of whoever comes next."""
    told: dict[str, str] = {}
    second = diagram.second_player
    if second is None and turn.is_first:
        second = turn.is_second_players
    if second is not None:
        told["second player"] = "yes" if second is then.own else "no"
    if not then.own and turn.is_first and not second:
        told["opponent opened"] = str(turn.roll)
    if turn.number is not None and (then.own or second is not None):
        told["turn number"] = str(turn.number + (not then.own and bool(second)))
    return told


def _sides(position: Position, mover: Colour) -> dict[str, str]:
    return {mover.value: format_side(position.own), mover.other.value: format_side(position.opponent)}


def _ending(diagram: Diagram, language: Language) -> Data:
    """How the game has ended; where the rules cannot tell, why."""
    try:
        return ended(diagram, {}, language)
    except Fault as fault:
        return {"over": True, "winner": None, "ended": "none", "sentence": fault.say(language)}


def turn(given: Givens, language: Language) -> Data:
    """``turn``: the givens of the same board for another throw: ``by`` (white or black) throws ``thrown``.

    What is said of the turn holds for another throw of the same player; of his opponent's turn it tells no more than
    which of them plays second.
    """
    diagram = board(given)
    mover = choice(given, "by", {colour.value: colour for colour in Colour}) or diagram.mover
    own = mover is diagram.mover
    told = _without(wire.givens(diagram), OF_THE_THROW if own else OF_THE_TURN)
    if not own and diagram.second_player is not None:
        told["second player"] = "no" if diagram.second_player else "yes"
    return {"givens": wire.givens(board(told | {"to move": mover.value, "roll": given.get("thrown", "")}))}


def _without(told: dict[str, str], keys: tuple[str, ...]) -> dict[str, str]:
    return {key: value for key, value in told.items() if key not in keys}


def start(given: Givens, language: Language) -> Data:
    """``start``: the givens of a game's first board, with nobody to move yet."""
    side = format_side(game_of(given.get("game", "")).setup)
    return {"givens": wire.givens(board({**given, "white": side, "black": side}))}


def read(given: Givens, language: Language) -> Data:
    """``read``: the givens of the board that a pasted ``text`` describes.

    The text is the lines of a board, a link to one, or the ID of a position in another program's words: a position of
    ``game`` where its positions can be written so, else of short nardy. Lines and links that name no game are of ``game``,
    too. ``same rules: yes`` puts the board under the ``rules`` and ``readings`` that are given; Fault, if it is of another
    game.
    """
    text = given.get("text", "").strip()
    if not text:
        raise Fault("key-missing", key="text")
    told = wire.givens(_pasted(text, given, language))
    if not choice(given, "same rules", {"yes": True, "no": False}):
        return {"givens": told}
    game = game_of(given.get("game", SHORT.name))
    if told["game"] != game.name:
        raise Fault("read-other-game", written=game_of(told["game"]), game=game)
    rules = {key: given[key] for key in RULES if key in given}
    return {"givens": wire.givens(board(_without(told, RULES) | rules))}


def _pasted(text: str, given: Givens, language: Language) -> Diagram:
    """The board that a text describes."""
    if is_address(text):
        told = told_in(text)
        if "way" in told:
            raise Fault("read-case")
        return board(told if told.keys() & {"game", "event"} else {**told, **_game(given)})
    if "\n" in text:
        lines = entries(text)
        named = any(line.key == "game" for line in lines)
        return build(lines if named else [Entry(0, key, value) for key, value in _game(given).items()] + lines)
    game = game_of(given.get("game", SHORT.name))
    position = {"position": text, "game": SHORT.name if unheld(game) else game.name}
    return board(converted(position, language)["text"])


def _game(given: Givens) -> dict[str, str]:
    return {"game": given["game"]} if "game" in given else {}
