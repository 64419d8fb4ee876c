"""The drawing of a board: what is on it, where it stands, that it is safe to put on a page and can be seen."""

import re
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narde_core.common import GAMES
from narde_core.faults import Fault
from narde_core.game import LONG, SHORT, Game
from narde_core.position import BAR, OFF, Side
from narde_core.svg import Cube, Numbering, Picture, Shown, draw, spoken, text_board, title
from narde_core.turn import Colour, Roll, Step
from tests.strategies import examples, turns

SVG = "{http://www.w3.org/2000/svg}"
HEAD_DISPUTE = Picture(
    LONG,
    white=Side.of({24: 14, 4: 1}),
    black=Side.of({24: 15}),
    to_move=Colour.BLACK,
    roll=Roll(4, 4),
    plays=(Shown((Step(24, 20, 4),)), Shown((Step(24, 20, 4),) * 2, legal=False)),
)
ON_THE_BAR = Picture(
    SHORT,
    white=Side.of({25: 1, 24: 1, 13: 4, 10: 1, 8: 2, 6: 4, 5: 2}),
    black=Side.of({25: 2, 22: 2, 14: 3, 9: 2, 6: 4, 4: 2}),
    to_move=Colour.WHITE,
    roll=Roll(5, 2),
)


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(draw(picture))  # noqa: S314 - our own drawing


def having(root: ET.Element, css: str) -> list[ET.Element]:
    return [element for element in root.iter() if css in element.get("class", "").split()]


def place(root: ET.Element, colour: str, point: int) -> ET.Element:
    (found,) = (here for here in having(root, "nardy-place") if here.get(f"data-{colour}") == str(point))
    return found


def numbers(element: ET.Element, *names: str) -> tuple[float, ...]:
    return tuple(float(element.attrib[name]) for name in names)


def spot(checker: ET.Element) -> tuple[float, ...]:
    return tuple(map(float, re.findall(r"[-\d.]+", checker.attrib["transform"])))


def edge_numbers(root: ET.Element) -> dict[str, str]:
    """The numbers at the edge, by the number that the side at the bottom gives to the point."""
    shown = {}
    for here in having(root, "nardy-place"):
        for number in having(here, "nardy-number"):
            shown[here.attrib["data-point"]] = number.text or ""
    return shown


@st.composite
def pictures(draw_from: st.DrawFn) -> Picture:
    game: Game = draw_from(st.sampled_from(list(GAMES.values())))
    turn = draw_from(turns(game))
    mover = draw_from(st.sampled_from(Colour))
    sides = {mover: turn.position.own, mover.other: turn.position.opponent}
    return Picture(
        game,
        white=sides[Colour.WHITE],
        black=sides[Colour.BLACK],
        to_move=mover,
        roll=turn.roll,
        viewpoint=draw_from(st.sampled_from([None, *Colour])),
        numbering=draw_from(st.sampled_from(Numbering)),
        mirrored=draw_from(st.booleans()),
        language=draw_from(st.sampled_from(["ru", "en"])),
    )


@examples(60, 3000)
@given(pictures())
def test_every_checker_is_drawn_once_where_the_rule_for_stacks_puts_it(picture: Picture) -> None:
    root = drawn(picture)
    stacks: defaultdict[tuple[str, int], list[ET.Element]] = defaultdict(list)
    for checker in having(root, "nardy-checker"):
        stacks[checker.attrib["data-colour"], int(checker.attrib["data-point"])].append(checker)
    standing = {
        (colour.value, point): count
        for colour in Colour
        for point, count in enumerate(picture.side(colour).counts)
        if count
    }
    assert {where: len(stack) for where, stack in stacks.items()} == standing
    for (colour, point), stack in stacks.items():
        here = place(root, colour, point)
        x, y, dx, dy, room = numbers(here, "data-x", "data-y", "data-dx", "data-dy", "data-room")
        for index, checker in enumerate(stack):
            assert checker.attrib["data-index"] == str(index)
            up = min(index, room - 1)
            assert spot(checker) == pytest.approx((x + up * dx, y + up * dy))
            hidden = "nardy-deep" in checker.attrib["class"]
            assert hidden == (room <= index < len(stack) - 1)


@examples(60, 3000)
@given(pictures())
def test_a_stack_that_cannot_be_counted_carries_its_number(picture: Picture) -> None:
    root = drawn(picture)
    shown = {
        (count.attrib["data-colour"], count.attrib["data-point"]): count.text for count in having(root, "nardy-count")
    }
    stacks = Counter((each.attrib["data-colour"], each.attrib["data-point"]) for each in having(root, "nardy-checker"))
    for (colour, point), count in stacks.items():
        counted = int(place(root, colour, int(point)).attrib["data-counted"])
        assert shown.get((colour, point)) == (str(count) if count >= counted else None)
        if OFF < int(point) < BAR:
            assert ((colour, point) in shown) == (count > 5)


@examples(60, 3000)
@given(pictures())
def test_no_checker_lies_on_another_place_or_leaves_the_picture(picture: Picture) -> None:
    root = drawn(picture)
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    radius = float(root.attrib["data-radius"])
    seen = [checker for checker in having(root, "nardy-checker") if "nardy-deep" not in checker.attrib["class"]]
    for checker in seen:
        x, y = spot(checker)
        assert radius <= x <= width - radius
        assert radius <= y <= height - radius
    on_points = [each for each in seen if each.attrib["data-point"] != str(OFF)]
    for one, other in combinations(on_points, 2):
        (ax, ay), (bx, by) = spot(one), spot(other)
        same_stack = all(one.attrib[key] == other.attrib[key] for key in ("data-colour", "data-point"))
        assert same_stack or (ax - bx) ** 2 + (ay - by) ** 2 >= (2 * radius) ** 2


@examples(60, 3000)
@given(pictures())
def test_the_same_picture_is_the_same_bytes_and_has_no_ids(picture: Picture) -> None:
    svg = draw(picture)
    assert svg == draw(replace(picture))
    assert not [element for element in drawn(picture).iter() if "id" in element.attrib]


@examples(60, 3000)
@given(pictures())
def test_mirrored_only_the_sides_change(picture: Picture) -> None:
    there, back = drawn(replace(picture, mirrored=False)), drawn(replace(picture, mirrored=True))
    for here, mirrored in zip(having(there, "nardy-place"), having(back, "nardy-place"), strict=True):
        assert numbers(mirrored, "data-x")[0] == 320 - numbers(here, "data-x")[0]
        assert mirrored.attrib["data-y"] == here.attrib["data-y"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_place_is_found_by_either_sides_own_number(game: Game) -> None:
    root = drawn(Picture(game, game.setup, game.setup))
    for point in range(1, 25):
        assert place(root, "white", point) is place(root, "black", game.meeting.across(point))
    for colour in ("white", "black"):
        assert place(root, colour, OFF).attrib["data-point"] == "off"
        bars = [here for here in having(root, "nardy-bar") if here.get(f"data-{colour}") == str(BAR)]
        assert len(bars) == (1 if game.hits else 0)


def test_a_point_is_24_pixels_wide_on_the_narrowest_phone() -> None:
    root = drawn(ON_THE_BAR)
    assert root.attrib["viewBox"].split()[2] == "320"
    for here in having(root, "nardy-place"):
        (hit,) = having(here, "nardy-hit")
        assert min(numbers(hit, "width", "height")) >= 24
        x, y, width, height = numbers(hit, "x", "y", "width", "height")
        cx, cy = numbers(here, "data-x", "data-y")
        assert x <= cx <= x + width
        assert y <= cy <= y + height
    boxes = [numbers(hit, "x", "y", "width", "height") for hit in having(root, "nardy-hit")]
    for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(boxes, 2):
        assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


@pytest.mark.parametrize("viewpoint", Colour)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_side_at_the_bottom_has_its_home_at_the_bottom_right(game: Game, viewpoint: Colour) -> None:
    root = drawn(Picture(game, game.setup, game.setup, viewpoint=viewpoint))
    route = [numbers(place(root, viewpoint.value, point), "data-x", "data-y") for point in range(24, 0, -1)]
    top, bottom = route[:12], route[12:]
    assert all(a[0] > b[0] and a[1] == b[1] for a, b in pairwise(top))
    assert all(a[0] < b[0] and a[1] == b[1] for a, b in pairwise(bottom))
    assert top[0][0] == bottom[-1][0]
    assert top[0][1] < bottom[0][1]


def test_the_mover_sits_at_the_bottom_unless_somebody_else_is_asked_for() -> None:
    assert drawn(HEAD_DISPUTE).attrib["data-viewpoint"] == "black"
    assert drawn(replace(HEAD_DISPUTE, viewpoint=Colour.WHITE)).attrib["data-viewpoint"] == "white"
    assert drawn(Picture(LONG, LONG.setup, LONG.setup)).attrib["data-viewpoint"] == "white"


def test_the_numbers_at_the_edge() -> None:
    board = Picture(LONG, LONG.setup, LONG.setup, viewpoint=Colour.BLACK)
    own = edge_numbers(drawn(board))
    assert own == {str(point): str(point) for point in range(1, 25)}
    common = edge_numbers(drawn(replace(board, numbering=Numbering.COMMON)))
    assert [common[own] for own in ("1", "6", "12", "24")] == ["13", "18", "24", "12"]
    moscow = edge_numbers(drawn(replace(board, numbering=Numbering.MOSCOW)))
    assert [moscow[own] for own in ("24", "13", "12", "1")] == ["12", "1", "I", "XII"]
    assert edge_numbers(drawn(replace(board, numbering=Numbering.NONE))) == {}


def test_heads_are_marked_in_long_nardy_only() -> None:
    marked = [
        here.attrib["data-point"] for here in having(drawn(HEAD_DISPUTE), "nardy-place") if having(here, "nardy-head")
    ]
    assert sorted(marked) == ["12", "24"]
    assert having(drawn(ON_THE_BAR), "nardy-head") == []


def test_dice_show_their_pips_and_a_double_is_four_dice() -> None:
    for picture, faces in ((ON_THE_BAR, [5, 2]), (HEAD_DISPUTE, [4, 4, 4, 4])):
        dice = having(drawn(picture), "nardy-die")
        assert [len(having(die, "nardy-pip")) for die in dice] == faces
        assert [int(die.attrib["data-die"]) for die in dice] == faces


def test_a_legal_play_is_an_arrow_and_an_illegal_one_ends_in_a_cross() -> None:
    legal, illegal = having(drawn(HEAD_DISPUTE), "nardy-arrow")
    assert (len(having(legal, "nardy-cross")), legal.find(f"{SVG}text")) == (0, None)
    assert len(having(illegal, "nardy-cross")) == 1
    assert illegal.findtext(f"{SVG}text") == "×2"


def test_arrows_on_the_same_way_lie_side_by_side() -> None:
    step = (Step(24, 20, 4),)
    both = replace(HEAD_DISPUTE, plays=(Shown(step), Shown(step, legal=False)))
    bends = {
        re.findall(r"Q(\S+ \S+)", having(arrow, "nardy-shaft")[0].attrib["d"])[0]
        for arrow in having(drawn(both), "nardy-arrow")
    }
    assert len(bends) == 2


def test_a_step_of_several_legal_plays_is_one_arrow() -> None:
    first, second = Step(24, 20, 4), Step(20, 16, 4)
    plays = (Shown((first, second)), Shown((first, Step(13, 9, 4))), Shown((first, first)))
    arrows = having(drawn(replace(HEAD_DISPUTE, plays=plays)), "nardy-arrow")
    # two checkers by the same way are said to be two, on an arrow of their own
    assert [arrow.findtext(f"{SVG}text") for arrow in arrows] == [None, None, None, "×2"]


def test_only_the_last_step_of_an_illegal_play_is_crossed_out() -> None:
    shown = Shown((Step(24, 20, 4), Step(20, 16, 4)), legal=False)
    arrows = having(drawn(replace(HEAD_DISPUTE, plays=(shown,))), "nardy-arrow")
    assert [len(having(arrow, "nardy-cross")) for arrow in arrows] == [0, 1]


def test_the_cube_lies_with_its_owner() -> None:
    heights = []
    for owner in (Colour.BLACK, None, Colour.WHITE):
        (cube,) = having(drawn(replace(ON_THE_BAR, cube=Cube(2, owner))), "nardy-cube")
        heights.append(spot(cube)[1])
    assert heights == sorted(heights)
    assert len(set(heights)) == 3


@pytest.mark.parametrize(
    "said",
    [
        "</title><script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "a\x00b\x1b[31m\ud800\u2028",
        '"]]>&amp;--><!--',
        "\n\n\n",
    ],
)
def test_a_hostile_title_stays_text(said: str) -> None:
    picture = replace(HEAD_DISPUTE, title=said)
    root = drawn(picture)
    names = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert names == {element.tag.removeprefix(SVG) for element in drawn(HEAD_DISPUTE).iter()}
    assert root.findtext(f"{SVG}title") == title(picture)
    assert "<script" not in draw(picture)
    assert "\n\n" not in draw(picture)


def test_the_drawing_asks_for_nothing_from_elsewhere() -> None:
    svg = draw(HEAD_DISPUTE)
    assert svg.count("http") == 1
    assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert not re.search(r"url\(|href|@import|style=", svg)


def test_a_board_that_cannot_be_is_not_drawn() -> None:
    with pytest.raises(Fault):
        Picture(LONG, white=Side.of({12: 15}), black=Side.of({24: 15}))


def test_the_board_in_words() -> None:
    assert title(HEAD_DISPUTE) == "Длинные нарды. Чёрные ходят, выпало 4-4"
    assert spoken(HEAD_DISPUTE) == (
        "Чёрные: на 24 — 15. Белые: на 24 — 14, на 4 — 1. Чёрные ходят, выпало 4-4. Можно: 24/20. Нельзя: 24/20(2)."
    )
    assert spoken(replace(ON_THE_BAR, language="en")) == (
        "White: 1 on 24, 4 on 13, 1 on 10, 2 on 8, 4 on 6, 2 on 5, 1 on the bar. "
        "Black: 2 on 22, 3 on 14, 2 on 9, 4 on 6, 2 on 4, 2 on the bar. White to move, rolled 5-2."
    )
    description = drawn(HEAD_DISPUTE).findtext(f"{SVG}desc")
    assert description == f"{spoken(HEAD_DISPUTE)}\n{text_board(HEAD_DISPUTE)}"


def test_the_board_as_text() -> None:
    assert text_board(HEAD_DISPUTE).splitlines() == [
        "Белые (б), осталось очков: 340",
        "   13   14   15   16   17   18 |   19   20   21   22   23   24",
        "    .    .    .   1б    .    . |    .    .    .    .    .  15ч",
        "  14б    .    .    .    .    . |    .    .    .    .    .    .",
        "   12   11   10    9    8    7 |    6    5    4    3    2    1",
        "Чёрные ходят (ч), выпало 4-4, осталось очков: 360",
    ]
    mirrored = text_board(replace(ON_THE_BAR, language="en", mirrored=True, numbering=Numbering.NONE))
    assert mirrored.splitlines() == [
        "Black (b), 2 on the bar, 186 pips to go",
        "   1w    .    .   2b    .   4b |    .    .   2b    .    .   4w",
        "    .    .   2b    .   2w   4w |    .   2w    .   1w   3b    .",
        "White to move (w), rolled 5-2, 1 on the bar, 161 pips to go",
    ]
