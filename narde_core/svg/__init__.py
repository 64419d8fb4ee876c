"""A board as SVG: stands alone, is themed by custom properties, and carries what the live board needs to move checkers."""

from narde_core.svg.drawing import draw
from narde_core.svg.picture import Cube, Numbering, Picture, Shown
from narde_core.svg.style import plain
from narde_core.svg.words import spoken, text_board, title

__all__ = ["Cube", "Numbering", "Picture", "Shown", "draw", "plain", "spoken", "text_board", "title"]
