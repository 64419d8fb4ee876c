"""The board in words and as a monospace text."""

from __future__ import annotations

from narde_core.common import GAMES
from narde_core.notation import format_play
from narde_core.position import BAR, HEAD, OFF
from narde_core.svg.layout import label
from narde_core.svg.picture import Picture
from narde_core.turn import Colour, Play
from narde_core.wording import Language

_WORDS: dict[Language, dict[str, str]] = {
    "ru": {
        "other": "Нарды",
        "white": "Белые",
        "black": "Чёрные",
        "white moves": "Белые ходят",
        "black moves": "Чёрные ходят",
        "roll": "выпало {}",
        "goes on": "без броска играют {}",
        "w": "б",
        "b": "ч",
        "stack": "на {point} — {count}",
        "bar": "на баре — {}",
        "off": "снято — {}",
        "none": "на доске нет",
        "pips": "осталось очков: {}",
        "may": "Можно: {}",
        "may not": "Нельзя: {}",
        "cube": "Куб: {}",
    },
    "en": {
        "other": "Nardy",
        "white": "White",
        "black": "Black",
        "white moves": "White to move",
        "black moves": "Black to move",
        "roll": "rolled {}",
        "goes on": "playing {} without a throw",
        "w": "w",
        "b": "b",
        "stack": "{count} on {point}",
        "bar": "{} on the bar",
        "off": "{} off",
        "none": "none on the board",
        "pips": "{} pips to go",
        "may": "May: {}",
        "may not": "May not: {}",
        "cube": "Cube: {}",
    },
}


def word(picture: Picture, key: str) -> str:
    """The word ``key`` in the language of the picture."""
    return _WORDS[picture.language][key]


def name(picture: Picture, colour: Colour) -> str:
    """The side's name, with a word when it is his turn."""
    return word(picture, f"{colour.value} moves" if picture.to_move is colour else colour.value)


def pips(picture: Picture, colour: Colour) -> str:
    """How far ``colour`` still has to go, in words."""
    return word(picture, "pips").format(picture.side(colour).pips)


def title(picture: Picture) -> str:
    """The picture's title in one line without control characters; the game, the mover and the roll if none was given."""
    given = " ".join("".join(c if c.isprintable() else " " for c in picture.title).split())
    if given:
        return given
    game = picture.game
    said = [game.title(picture.language) if game.name in GAMES else word(picture, "other")]
    if picture.to_move:
        said.append(_turn(picture, picture.to_move))
    return ". ".join(said)


def spoken(picture: Picture) -> str:
    """The board in sentences: where each side stands by his own points, who moves, what is shown as legal or not."""
    sentences = [_side(picture, colour) for colour in (picture.bottom, picture.bottom.other)]
    if picture.to_move:
        sentences.append(_turn(picture, picture.to_move))
    if picture.cube:
        sentences.append(word(picture, "cube").format(picture.cube.value))
    sentences += [
        word(picture, "may" if shown.legal else "may not").format(format_play(Play(shown.steps)))
        for shown in picture.plays
    ]
    return ". ".join(sentences) + "."


def text_board(picture: Picture) -> str:
    """The board for a terminal: twelve points above, twelve below, each with its checkers and a letter for the side."""
    rows = [range(HEAD // 2 + 1, HEAD + 1), range(HEAD // 2, OFF, -1)]
    if picture.mirrored:
        rows = [row[::-1] for row in rows]
    top, bottom = ([_cell(picture, seen) for seen in row] for row in rows)
    above, below = ([label(picture, seen) for seen in row] for row in rows)
    lines = [_line(above), _line(top), _line(bottom), _line(below)]
    ends = [_end(picture, colour) for colour in (picture.bottom.other, picture.bottom)]
    return "\n".join(line.rstrip() for line in [ends[0], *lines, ends[1]] if line.strip(" |"))


def _turn(picture: Picture, mover: Colour) -> str:
    said = name(picture, mover)
    return f"{said}, {_dice(picture)}" if picture.roll else said


def _dice(picture: Picture) -> str:
    return word(picture, "roll" if picture.thrown else "goes on").format(picture.roll)


def _line(cells: list[str]) -> str:
    half = len(cells) // 2
    left, right = ("".join(f"{cell:>5}" for cell in cells[i : i + half]) for i in (0, half))
    return f"{left} |{right}"


def _cell(picture: Picture, seen: int) -> str:
    across = picture.game.meeting.across(seen)
    for colour, point in ((picture.bottom, seen), (picture.bottom.other, across)):
        count = picture.side(colour)[point]
        if count:
            return f"{count}{word(picture, colour.value[0])}"
    return "."


def _end(picture: Picture, colour: Colour) -> str:
    side = picture.side(colour)
    said = [f"{name(picture, colour)} ({word(picture, colour.value[0])})"]
    if picture.to_move is colour and picture.roll:
        said.append(_dice(picture))
    if side.bar:
        said.append(word(picture, "bar").format(side.bar))
    if side.off:
        said.append(word(picture, "off").format(side.off))
    said.append(pips(picture, colour))
    return ", ".join(said)


def _side(picture: Picture, colour: Colour) -> str:
    side = picture.side(colour)
    stack = word(picture, "stack")
    places = [stack.format(point=point, count=count) for point, count in side if point != BAR]
    places = places or [word(picture, "none")]
    if side.bar:
        places.append(word(picture, "bar").format(side.bar))
    if side.off:
        places.append(word(picture, "off").format(side.off))
    return f"{word(picture, colour.value)}: {', '.join(places)}"
