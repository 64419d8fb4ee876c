"""The few shapes a board is made of, as elements of an SVG tree."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its left upper corner and its size, in units of the picture."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box whose middle is (x, y)."""
        return cls(x - width / 2, y - height / 2, width, height)


def number(value: float) -> str:
    """``value`` to a tenth, without a needless zero, so that the same board is the same bytes everywhere."""
    return f"{round(value, 1) + 0.0:g}"


def group(parent: Element, css: str, **data: str) -> Element:
    """A group with its classes and ``data-…`` attributes."""
    return SubElement(parent, "g", {"class": css, **{f"data-{key}": value for key, value in data.items()}})


def move(element: Element, x: float, y: float) -> None:
    """Puts the origin of ``element`` at (x, y)."""
    element.set("transform", f"translate({number(x)} {number(y)})")


def rect(parent: Element, box: Box, css: str, corner: float = 0) -> None:
    """A rectangle, its corners rounded by ``corner``."""
    sides = {"x": box.x, "y": box.y, "width": box.width, "height": box.height} | ({"rx": corner} if corner else {})
    SubElement(parent, "rect", {"class": css, **{name: number(value) for name, value in sides.items()}})


def circle(parent: Element, x: float, y: float, radius: float, css: str) -> None:
    """A circle around (x, y)."""
    SubElement(parent, "circle", {"class": css, "cx": number(x), "cy": number(y), "r": number(radius)})


def path(parent: Element, way: str, css: str) -> None:
    """A path."""
    SubElement(parent, "path", {"class": css, "d": way})


def text(parent: Element, x: float, y: float, said: str, css: str) -> Element:
    """A word at (x, y)."""
    element = SubElement(parent, "text", {"class": css, "x": number(x), "y": number(y)})
    element.text = said
    return element
