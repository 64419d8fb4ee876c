"""Boards that a page of ours shows as another site would: their picture stands in the element."""

import re

import pytest

from narde_core.wording import LANGUAGES
from site_tools.embedded import draw
from tests.test_built_pages import built

BOARD = '<nardy-board lang="en" game="long" white="24:14 4:1" black="24:15" to-move="black" roll="4-4"></nardy-board>'


def test_the_picture_of_its_attributes_stands_in_the_element() -> None:
    html = draw(f"<p>{BOARD}</p>", "ru")
    assert html.startswith(f"<p>{BOARD.removesuffix('</nardy-board>')}<svg ")
    assert html.endswith("</svg></nardy-board></p>")
    assert 'data-roll="4-4"' in html
    assert "Black to move" in html


def test_what_is_drawn_already_or_only_shown_as_text_is_left() -> None:
    for html in (
        draw(BOARD, "en"),
        "<nardy-board data-board='{}'><div></div></nardy-board>",
        BOARD.replace("<", "&lt;"),
    ):
        assert draw(html, "en") == html


def test_attributes_that_make_no_board_end_the_build_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="25:15"):
        draw(BOARD.replace("24:15", "25:15"), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_that_tells_of_them_has_one(language: str) -> None:
    assert re.search(r"<nardy-board [^>]* to-move=\"black\"[^>]*><svg ", built(language, "embed"))


def test_a_board_that_names_no_language_is_drawn_in_the_pages() -> None:
    without = BOARD.replace('lang="en" ', "")
    assert "Black to move" in draw(without, "en")
    assert "Чёрные ходят" in draw(without, "ru")
