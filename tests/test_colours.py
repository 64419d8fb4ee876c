"""The colours of boards and pages: told apart in both themes, in grey and by anybody."""

import re
from itertools import combinations

import pytest

from narde_core.svg.style import PALETTE, stylesheet
from site_tools.paths import ROOT

PALE, DARK = 0, 1


def css(name: str) -> str:
    return (ROOT / "docs" / "assets" / "css" / name).read_text(encoding="utf-8")


def boards_palette() -> dict[str, tuple[str, str]]:
    """The boards' colours on a page by name, in the light theme and in the dark one."""
    return {
        name: (pale, dark)
        for name, pale, dark in re.findall(r"--nardy-([a-z-]+): light-dark\((\S+), (\S+)\);", css("board.css"))
    }


def pages_palette(theme: int) -> dict[str, str]:
    """The pages' plain colours by name in one of the two themes."""
    pale, dark = css("site.css").split('[data-md-color-scheme="slate"]', 1)
    read = [dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6});", part)) for part in (pale, dark.split("}")[0])]
    return read[PALE] | (read[DARK] if theme == DARK else {})


def luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    digits = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


both_themes = pytest.mark.parametrize("theme", [PALE, DARK], ids=["light", "dark"])


def test_the_light_page_and_the_board_that_stands_alone_have_the_same_colours() -> None:
    on_the_page = {name: pale for name, (pale, _) in boards_palette().items()}
    assert PALETTE.items() <= on_the_page.items()
    assert set(re.findall(r"var\(--nardy-([a-z-]+),", stylesheet())) == set(PALETTE)


@both_themes
def test_checkers_stand_out_from_every_ground_and_from_each_other(theme: int) -> None:
    colours = {name: both[theme] for name, both in boards_palette().items()}
    for ground in ("field", "point-a", "point-b", "middle"):
        for side in ("white", "black"):
            body, rim = contrast(colours[side], colours[ground]), contrast(colours[f"{side}-edge"], colours[ground])
            assert max(body, rim) >= 3, (ground, side)
    assert contrast(colours["white"], colours["black"]) >= 7


@both_themes
def test_points_stand_out_from_the_field_in_shades_of_grey(theme: int) -> None:
    colours = {name: both[theme] for name, both in boards_palette().items()}
    shades = [colours[name] for name in ("field", "point-a", "point-b")]
    assert all(contrast(one, other) >= 1.25 for one, other in combinations(shades, 2))


@both_themes
def test_what_is_written_on_a_board_can_be_read(theme: int) -> None:
    colours = {name: both[theme] for name, both in boards_palette().items()}
    written = [("number", "frame"), ("white-edge", "white"), ("white", "black"), ("halo", "legal"), ("halo", "illegal")]
    for ink, ground in written:
        assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


@both_themes
def test_what_is_written_on_a_page_can_be_read(theme: int) -> None:
    colours = pages_palette(theme)
    paper = colours["nardy-paper"] if theme == PALE else colours["md-default-bg-color"]
    for ink in ("nardy-yes", "nardy-no", "nardy-note"):
        assert contrast(colours[ink], paper) >= 4.5, ink
        assert contrast(colours[ink], colours[f"{ink}-tint"]) >= 4.5, ink
    for ground in (paper, colours["nardy-card"]):
        assert contrast(colours["md-typeset-a-color"], ground) >= 4.5
        assert contrast(colours["md-accent-fg-color"], ground) >= 4.5
    assert contrast(colours["md-primary-bg-color"], colours["md-primary-fg-color"]) >= 4.5
