"""The few lists of givens that a page needs before the core is there: each says what the core's own list says."""

import json
import re

from narde_core.answers.onward import OF_THE_TURN
from narde_core.desk.case import EVENT_KEYS, TYPED_KEYS
from narde_core.desk.matter import BOARD_KEYS
from narde_core.diagram import GIVENS
from site_tools.scripts import SCRIPTS


def listed(script: str, name: str) -> list[str]:
    """A list of words as a script holds it."""
    found = re.search(
        rf"^(?:export )?const {name} = (\[[^\]]*\]);$", (SCRIPTS / script).read_text("utf-8"), re.MULTILINE
    )
    assert found, f"{script} has no list {name}"
    words: list[str] = json.loads(re.sub(r",\s*\]", "]", found[1]))
    return words


def test_a_board_that_is_set_up_keeps_what_is_said_of_no_turn() -> None:
    assert listed("seat.js", "SET_UP") == [key for key in GIVENS if key not in OF_THE_TURN]


def test_a_board_on_another_page_takes_every_given_as_an_attribute() -> None:
    assert listed("embed.js", "ATTRIBUTES") == [key.replace(" ", "-") for key in GIVENS]


def test_the_board_of_a_case_tells_all_that_the_core_asks_of_it() -> None:
    assert listed("desk-board.js", "POSITION") == [*BOARD_KEYS, "roll"]


def test_the_desk_knows_what_is_of_the_event() -> None:
    assert listed("desk-page.js", "EVENT_KEYS") == list(EVENT_KEYS)


def test_the_desk_has_a_field_for_all_that_is_typed() -> None:
    """The time and the link are the page's own to tell."""
    assert listed("desk-ruling.js", "TYPED") == [key for key in TYPED_KEYS if key not in ("time", "link")]
