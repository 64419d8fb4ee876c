"""Where everything stands, in units of the picture: 320 wide, so that a point is 24 CSS pixels wide on the narrowest phone."""

from __future__ import annotations

from dataclasses import dataclass

from narde_core.position import BAR, HEAD, OFF, Meeting
from narde_core.svg.picture import Numbering, Picture
from narde_core.turn import Colour

WIDTH, HEIGHT = 320, 340
RADIUS = 11
COLUMN = 24
STRIP = 28
NUMBERS = 14
EDGE = 4
HALF = 6 * COLUMN
TOP = STRIP + NUMBERS
MIDDLE = HEIGHT / 2
BOTTOM = HEIGHT - TOP
POINT = 112
STACK = 5
BAR_STACK = 4
TRAY_STEP = 8.5
BAR_GAP = 24

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


@dataclass(frozen=True, slots=True)
class Place:
    """Where one side's checkers of one point, of the bar or of the tray stand.

    The first has its centre at (x, y), the next is (dx, dy) further; from ``room`` on they lie on top of each other.
    A number is shown on the outermost from ``counted`` checkers on.
    """

    x: float
    y: float
    dx: float
    dy: float
    room: int
    counted: int

    def slot(self, index: int) -> tuple[float, float]:
        """The centre of the checker number ``index``, counted from 0."""
        place = min(index, self.room - 1)
        return self.x + place * self.dx, self.y + place * self.dy

    def hides(self, index: int, count: int) -> bool:
        """Whether the checker number ``index`` of ``count`` lies unseen between the outermost two."""
        return self.room <= index < count - 1


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry of one picture: the side at the bottom has his points 12-1 before him, 1 at the right."""

    meeting: Meeting
    bottom: Colour
    mirrored: bool

    @classmethod
    def of(cls, picture: Picture) -> Layout:
        """The geometry of ``picture``."""
        return cls(picture.game.meeting, picture.bottom, picture.mirrored)

    def across(self, x: float) -> float:
        """``x`` on the board as it is shown: the other way round when mirrored."""
        return WIDTH - x if self.mirrored else x

    def seen(self, colour: Colour, point: int) -> int:
        """The number that the side at the bottom gives to the ``point`` (24 to 1) of ``colour``."""
        return point if colour is self.bottom else self.meeting.across(point)

    def column(self, seen: int) -> float:
        """The middle of the point that the side at the bottom calls ``seen``."""
        from_right = seen - 1 if seen <= HEAD // 2 else HEAD - seen
        beyond_the_bar = COLUMN if from_right >= HEAD // 4 else 0
        return self.across(WIDTH - EDGE - COLUMN / 2 - COLUMN * from_right - beyond_the_bar)

    def place(self, colour: Colour, point: int) -> Place:
        """Where the checkers of ``colour`` on his ``point`` stand (24 to 1, 25 the bar, 0 off)."""
        if point == OFF:
            return self._tray(colour)
        if point == BAR:
            up = colour is self.bottom
            return Place(
                x=WIDTH / 2,
                y=MIDDLE - BAR_GAP if up else MIDDLE + BAR_GAP,
                dx=0,
                dy=-2 * RADIUS if up else 2 * RADIUS,
                room=BAR_STACK,
                counted=BAR_STACK + 1,
            )
        seen = self.seen(colour, point)
        near = seen <= HEAD // 2
        return Place(
            x=self.column(seen),
            y=BOTTOM - RADIUS - 1 if near else TOP + RADIUS + 1,
            dx=0,
            dy=-2 * RADIUS if near else 2 * RADIUS,
            room=STACK,
            counted=STACK + 1,
        )

    def home_on_the_right(self, colour: Colour) -> bool:
        """Whether the home of ``colour`` is on the right of the board as it is shown."""
        return self.column(self.seen(colour, 1)) > WIDTH / 2

    def strip(self, colour: Colour) -> float:
        """The middle of the strip, above or below the board, with the name and the tray of ``colour``."""
        return HEIGHT - STRIP / 2 if colour is self.bottom else STRIP / 2

    def _tray(self, colour: Colour) -> Place:
        right = self.home_on_the_right(colour)
        outer = EDGE + COLUMN / 2
        return Place(
            x=WIDTH - outer if right else outer,
            y=self.strip(colour),
            dx=-TRAY_STEP if right else TRAY_STEP,
            dy=0,
            room=15,
            counted=2,
        )


def label(picture: Picture, seen: int) -> str:
    """The number at the edge of the point that the side at the bottom calls ``seen``; empty if none are shown."""
    if picture.numbering is Numbering.OWN:
        return str(seen)
    if picture.numbering is Numbering.NONE:
        return ""
    white = seen if picture.bottom is Colour.WHITE else picture.game.meeting.across(seen)
    if picture.numbering is Numbering.MOSCOW and white > len(ROMAN):
        return ROMAN[HEAD - white]
    return str(white)
