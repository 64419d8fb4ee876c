"""Random damage done to text, and what a parser says of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from narde_core.faults import Fault

LETTERS = "-abopABOPQ0123456789:=/+*?()|. \n\tэ\u2028\x00;[]\"'NWBRDxgidXGID"


def damaged(text: str, choose: Random) -> str:
    """The text with a few characters taken out, put in, doubled, swapped or cut off."""
    letters = list(text)
    for _ in range(choose.randint(1, 4)):
        place = choose.randrange(len(letters) + 1)
        match choose.randrange(5):
            case 0:
                del letters[place : place + choose.randint(1, 3)]
            case 1:
                letters.insert(place, choose.choice(LETTERS))
            case 2:
                letters[place:place] = letters[place : place + choose.randint(1, 9)]
            case 3 if letters:
                other = choose.randrange(len(letters))
                place %= len(letters)
                letters[place], letters[other] = letters[other], letters[place]
            case _:
                letters[place : place + 1] = choose.choice(LETTERS)
    return "".join(letters)


def noise(choose: Random) -> str:
    """Any characters at all."""
    return "".join(choose.choice(LETTERS) for _ in range(choose.randint(0, 60)))


def heard[T](parse: Callable[[str], T], text: str) -> T | Fault:
    """What the parser makes of the text, or the Fault it raises; any other exception is an error."""
    try:
        return parse(text)
    except Fault as fault:
        return fault
