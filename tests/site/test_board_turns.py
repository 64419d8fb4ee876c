"""Turn after turn on the free board: undone across turns, the die chosen, the dice rolled in, the last play shown."""

import re
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.boards import Live, live

TRAY = {"ru": "Снятые шашки белых", "en": "Borne off by white"}
PLAYED = {"ru": "Белые сыграли 24/18 13/8.", "en": "White played 24/18 13/8."}
MENU = {"ru": "Ещё", "en": "More"}
EDIT = {"ru": "Расставить", "en": "Set up"}
START = "24:2 13:5 8:3 6:5"
OPENING = {"game": "short", "rules": "world-rules", "white": START, "black": START, "to move": "white", "roll": "6-5"}
# either die bears off a checker from the 4-point
HOME = {"game": "short", "white": "4:2 2:2 off:11", "black": "6:5 5:5 off:5", "to move": "white", "roll": "6-5"}
# by the 6 he comes past a blot on his 18-point, by the 4 past an empty point
BLOT = OPENING | {"white": "24:2 13:5 8:3 6:5", "black": "24:2 13:4 8:3 7:1 6:5", "roll": "6-4"}
ROLLED = """() => {
  globalThis.rolled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".nardy-die")) globalThis.rolled += 1;
    return animate.apply(this, how);
  };
}"""


def open_at(page: Page, start: str, given: dict[str, str]) -> Live:
    """The free board as a link shows it, drawn and ready."""
    page.goto(f"{start}board/?{urlencode(given)}")
    board = live(page, "nardy-board")
    expect(drawing(board)).to_have_attribute("data-roll", given["roll"])
    return board


def drawing(board: Live) -> Locator:
    return board.element.locator("svg.nardy-board")


def spent(board: Live) -> list[str | None]:
    """The dice that are played."""
    return [die.get_attribute("data-die") for die in board.element.locator(".nardy-die.is-spent").all()]


def touched(board: Live) -> set[str | None]:
    """White's numbers of the places that are marked as the last play's."""
    return {place.get_attribute("data-white") for place in board.element.locator(".nardy-place.is-last").all()}


def undo(board: Live) -> None:
    board.element.locator(".is-undo").click()


def choose(board: Live, die: str, way: str) -> None:
    """Choose the die that is played first: by a click on it, or by its key."""
    if way == "key":
        board.element.locator("[tabindex='0']").first.focus()
        for _ in range("65".index(die) + 1):
            board.page.keyboard.press("KeyD")
    else:
        board.show()
        board.page.mouse.click(*board.middle(board.element.locator(f".nardy-die[data-die='{die}']")))
    expect(board.element.locator(".nardy-die.is-first")).to_have_attribute("data-die", die)
    expect(board.spoken).to_contain_text(die)


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("die", ["6", "5"])
def test_the_die_that_bears_off_is_chosen(page: Page, start: str, die: str, way: str) -> None:
    board = open_at(page, start, HOME)
    choose(board, die, way)
    board.point(4).click()
    board.element.get_by_role("gridcell", name=re.compile(TRAY[board.language])).click()
    assert spent(board) == [die]
    # with one die left there is nothing to choose, and it is as before when the step is taken back
    expect(board.element.locator(".nardy-dice-choice")).to_be_hidden()
    undo(board)
    expect(board.element.locator(".nardy-dice-choice")).to_be_visible()


@pytest.mark.parametrize(("die", "hits"), [("6", 1), ("4", 0)])
def test_the_die_that_is_played_first_says_which_way_a_checker_goes(
    page: Page, start: str, die: str, hits: int
) -> None:
    board = open_at(page, start, BLOT)
    choose(board, die, "click")
    board.drag(24, 14)
    expect(board.element.locator(".nardy-onward")).to_be_visible()
    assert board.stacks.get("black 25", 0) == hits


def test_a_double_leaves_nothing_to_choose(page: Page, start: str) -> None:
    board = open_at(page, start, OPENING | {"roll": "3-3"})
    expect(board.element.locator(".nardy-dice-choice")).to_be_hidden()


def pass_on(board: Live) -> str:
    """White's opening play is made and the turn goes on; the roll that black has."""
    board.drag(24, 18)
    board.drag(13, 8)
    board.element.locator(".nardy-onward").click()
    expect(drawing(board)).to_have_attribute("data-to-move", "black")
    return drawing(board).get_attribute("data-roll") or ""


def test_a_turn_is_taken_back_and_the_dice_stay_thrown(page: Page, start: str) -> None:
    board = open_at(page, start, OPENING)
    before = board.stacks
    expect(board.element.locator(".is-undo")).to_have_attribute("aria-disabled", "true")
    roll = pass_on(board)
    expect(board.spoken).to_contain_text(PLAYED[board.language])
    undo(board)
    expect(drawing(board)).to_have_attribute("data-to-move", "white")
    expect(board.status).to_contain_text("24/18 13/8")
    assert touched(board) == set()
    undo(board)
    undo(board)
    assert board.stacks == before
    expect(board.element.locator(".is-undo")).to_have_attribute("aria-disabled", "true")
    board.drag(24, 13)
    board.element.locator(".nardy-onward").click()
    expect(drawing(board)).to_have_attribute("data-to-move", "black")
    assert drawing(board).get_attribute("data-roll") == roll


def test_the_last_play_stays_marked_when_the_board_is_turned_and_the_dice_are_set(page: Page, start: str) -> None:
    board = open_at(page, start, OPENING)
    pass_on(board)
    places = {"24", "18", "13", "8"}
    assert touched(board) == places
    board.element.locator(".is-flip").click()
    assert touched(board) == places
    board.element.locator(".nardy-controls .is-dice").click()
    for group, face in ((0, "2"), (1, "1")):
        board.element.locator("fieldset.is-dice").nth(group).get_by_role("radio", name=face).check()
    expect(drawing(board)).to_have_attribute("data-roll", "2-1")
    assert touched(board) == places


def test_other_rules_and_numbers_leave_the_steps_where_they_are(page: Page, start: str) -> None:
    board = open_at(page, start, OPENING)
    board.drag(24, 18)
    after = board.stacks
    board.element.get_by_role("button", name=MENU[board.language]).click()
    rules, numbers = (board.element.locator("select").nth(number) for number in range(2))
    numbers.select_option("common")
    expect(drawing(board)).to_have_attribute("data-numbering", "common")
    assert board.stacks == after
    rules.locator("option").nth(1).wait_for(state="attached")
    other = next(
        value
        for option in rules.locator("option").all()
        if (value := option.get_attribute("value")) and value != "world-rules"
    )
    rules.select_option(other)
    expect(page).to_have_url(re.compile(f"rules={other}"))
    assert board.stacks == after
    board.element.locator(".is-flip").click()
    expect(drawing(board)).to_have_attribute("data-viewpoint", "black")
    assert board.stacks == after


def test_another_position_has_no_turns_to_go_back_to(page: Page, start: str) -> None:
    board = open_at(page, start, OPENING)
    pass_on(board)
    board.element.get_by_role("button", name=MENU[board.language]).click()
    board.element.get_by_role("button", name=EDIT[board.language]).click()
    board.drag(6, 5)
    board.element.locator(".nardy-form .is-primary").click()
    expect(board.element.locator(".nardy-onward")).to_be_visible()
    expect(board.element.locator(".is-undo")).to_have_attribute("aria-disabled", "true")
    assert touched(board) == set()


@pytest.mark.parametrize(("motion", "rolled"), [("no-preference", 2), ("reduce", 0)])
def test_the_dice_roll_in_where_motion_is_welcome(page: Page, start: str, motion: str, rolled: int) -> None:
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    board = open_at(page, start, OPENING)
    page.evaluate(ROLLED)
    # dice that are set do not roll
    board.element.locator(".nardy-controls .is-dice").click()
    board.element.locator("fieldset.is-dice").first.get_by_role("radio", name="4").check()
    expect(drawing(board)).to_have_attribute("data-roll", re.compile("4"))
    assert page.evaluate("rolled") == 0
    before = page.url
    while page.url == before:
        # the same dice as before are no other board
        board.element.locator(".nardy-dice-form .is-primary").click()
        page.wait_for_timeout(700)
    dice = board.element.locator(".nardy-die").count()
    assert bool(page.evaluate("rolled")) == bool(rolled)
    assert page.evaluate("rolled") in ({0} if not rolled else set(range(dice, 40)))


def test_a_refusal_is_seen_where_a_panel_was_open(page: Page, start: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    board = open_at(page, start, OPENING)
    board.element.get_by_role("button", name=MENU[board.language]).click()
    board.drag(24, 22)
    expect(board.message.locator(".nardy-reason")).to_be_in_viewport()


DICE = {"ru": "Кости", "en": "Dice"}
# what may be said of Black's turn alone, and of none that comes after
FACTS = {
    "first turn": "yes",
    "second player": "yes",
    "opponent opened": "5-5",
    "turn number": "1",
    "title": "Black's turn",
}
DISPUTED = {"game": "long", "white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4"}


def told(board: Live) -> dict[str, str]:
    """What the page's address says of the board."""
    return dict(parse_qsl(urlsplit(board.page.url).query))


def test_the_other_player_throws_and_nothing_is_said_of_his_turn_that_was_said_of_the_first(
    page: Page, start: str
) -> None:
    board = open_at(page, start, DISPUTED | FACTS)
    board.element.get_by_role("button", name=DICE[board.language]).click()
    board.element.locator(".nardy-dice-form input[value=white]").press("Space")
    expect(drawing(board)).to_have_attribute("data-to-move", "white")
    assert {key: told(board)[key] for key in FACTS.keys() & told(board).keys()} == {"second player": "no"}
    board.ask("24/16(2)")
    expect(board.message).to_have_class(re.compile("is-illegal"))


def test_of_a_board_that_is_set_up_nothing_is_known_but_what_is_seen(page: Page, start: str) -> None:
    """Also after a step: the checkers are set up from where they stand."""
    board = open_at(page, start, DISPUTED | FACTS)
    board.drag(24, 20)
    board.element.get_by_role("button", name=MENU[board.language]).click()
    board.element.get_by_role("button", name=EDIT[board.language]).click()
    board.element.locator(".nardy-form .is-primary").click()
    expect(board.element.locator(".nardy-onward")).to_be_visible()
    expect(drawing(board)).not_to_have_attribute("data-roll", re.compile("."))
    assert not {"roll", *FACTS} & told(board).keys()
    assert told(board)["black"] == "24:14 20:1"
