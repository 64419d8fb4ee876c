"""What lies on the board: checkers, dice, the cube; and the names of the sides."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from narde_core.svg import words
from narde_core.svg.layout import BOTTOM, EDGE, HALF, MIDDLE, TOP, WIDTH, Layout, Place
from narde_core.svg.picture import Cube, Picture
from narde_core.svg.shapes import Box, circle, group, move, number, rect, text
from narde_core.turn import Colour

DISC = 10.2
RING = 6.5
DIE = 22
PIP = 2.3
PIPS = {
    1: ((0, 0),),
    2: ((-6, 6), (6, -6)),
    3: ((-6, 6), (0, 0), (6, -6)),
    4: ((-6, -6), (-6, 6), (6, -6), (6, 6)),
    5: ((-6, -6), (-6, 6), (0, 0), (6, -6), (6, 6)),
    6: ((-6, -6), (-6, 0), (-6, 6), (6, -6), (6, 0), (6, 6)),
}


def names(svg: Element, picture: Picture, layout: Layout) -> None:
    """Each side's name, the mover's in bold with a word, and the pips it still has to go."""
    for colour in Colour:
        start = EDGE if layout.home_on_the_right(colour) else WIDTH / 2 + EDGE
        y = layout.strip(colour)
        here = group(svg, f"nardy-player nardy-{colour.value}", colour=colour.value)
        circle(here, start + 7, y, 6, "nardy-disc")
        mover = " nardy-mover" if picture.to_move is colour else ""
        text(here, start + 18, y, words.name(picture, colour), f"nardy-name{mover}")
        pips = text(here, start + WIDTH / 2 - 14, y, str(picture.side(colour).pips), "nardy-pips")
        SubElement(pips, "title").text = words.pips(picture, colour)


def checkers(svg: Element, picture: Picture, layout: Layout) -> None:
    """Every checker, those borne off and on the bar too, and a number on the stacks too high to be counted."""
    pieces, counts = group(svg, "nardy-checkers"), group(svg, "nardy-counts")
    for colour in Colour:
        for point, count in enumerate(picture.side(colour).counts):
            place = layout.place(colour, point)
            own = {"colour": colour.value, "point": str(point)}
            for index in range(count):
                deep = " nardy-deep" if place.hides(index, count) else ""
                piece = group(pieces, f"nardy-checker nardy-{colour.value}{deep}", **own, index=str(index))
                _put(piece, place, index)
                for css, radius in (("nardy-disc", DISC), ("nardy-ring", RING)):
                    SubElement(piece, "circle", {"class": css, "r": number(radius)})
            if count >= place.counted:
                written = text(counts, *place.slot(count - 1), str(count), f"nardy-count nardy-{colour.value}")
                written.attrib |= {f"data-{key}": value for key, value in own.items()}


def _put(piece: Element, place: Place, index: int) -> None:
    move(piece, *place.slot(index))


def dice(svg: Element, picture: Picture, layout: Layout) -> None:
    """The dice on the mover's right, one for every step they give: four of a double."""
    if picture.roll is None:
        return
    mover = picture.mover
    right = (mover is layout.bottom) != layout.mirrored
    middle = WIDTH - EDGE - HALF / 2 if right else EDGE + HALF / 2
    here = group(svg, "nardy-dice", colour=mover.value)
    faces = picture.dice or picture.roll.dice
    for index, face in enumerate(faces):
        die = group(here, f"nardy-die nardy-{mover.value}", die=str(face), index=str(index))
        move(die, middle + (index - (len(faces) - 1) / 2) * (DIE + 6), MIDDLE)
        rect(die, Box.around(0, 0, DIE, DIE), "nardy-face", 5)
        for x, y in PIPS[face]:
            circle(die, x, y, PIP, "nardy-pip")


def cube(svg: Element, lying: Cube, layout: Layout) -> None:
    """The doubling cube: in the middle of the bar, or at the edge of its owner."""
    y = {None: MIDDLE, layout.bottom: BOTTOM - 12, layout.bottom.other: TOP + 12}[lying.owner]
    here = group(svg, "nardy-cube", value=str(lying.value), owner=lying.owner.value if lying.owner else "")
    move(here, WIDTH / 2, y)
    rect(here, Box.around(0, 0, 21, 21), "nardy-face", 3)
    text(here, 0, 0, str(lying.value), "nardy-value")
