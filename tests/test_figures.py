"""Numbers in the text: each is what the core says, in the words of its language; what cannot be read is a sentence."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sybil import Document

from narde_core import odds, perft
from narde_core.authorities import AUTHORITIES
from narde_core.common import COMMON, COMMON_LONG
from narde_core.disputes import DISPUTES
from narde_core.faults import Fault
from narde_core.figures import telling, values
from narde_core.figures.published import LISTS
from narde_core.figures.values import parse
from narde_core.first_round import replies
from narde_core.game import SHORT
from narde_core.rulesets import NAMED, holders
from site_tools.pages import regions, sentences

NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("asked", "russian", "english"),
    [
        ("chance first-round", "7/648", "7/648"),
        ("chance first-round as percent", "1,08 %", "1.08%"),
        ("chance first-round as cases", "7 из 648", "7 in 648"),
        ("chance first-round as one-in", "1 из 93", "1 in 93"),
        ("chance first-round as ways", "7", "7"),
        ("chance first-round nine-three", "5/432", "5/432"),
        ("chance first-round lot-dice", "1/180", "1/180"),
        ("chance first-round listed commentary", "11/1296", "11/1296"),
        ("chance roll 6-5", "2/36", "2/36"),
        ("chance roll 1-1 as percent", "2,78 %", "2.78%"),
        ("chance number 6 as percent", "30,6 %", "30.6%"),
        ("chance total 7", "6/36", "6/36"),
        ("chance hit 6 as cases", "17 из 36", "17 in 36"),
        ("chance hit 7 closed 6,1", "4/36", "4/36"),
        ("chance enter 0", "36/36", "36/36"),
        ("chance enter 6 as percent", "0 %", "0%"),
        ("chance enter 6 as one-in", "0 из 36", "0 in 36"),
        ("chance enter 2 checkers 2", "16/36", "16/36"),
        ("chance not enter 4", "16/36", "16/36"),
        ("chance not enter 6 as ways", "36", "36"),
        ("chance bear-off short 6,5", "6/36", "6/36"),
        ("chance bear-off long 1 as percent", "100 %", "100%"),
        ("count rolls as phrase", "21 бросок", "21 rolls"),
        ("count throws as phrase", "36 исходов", "36 throws"),
        ("count openings as phrase", "22 первых хода", "22 first turns"),
        ("count disputed-rounds", "10", "10"),
        ("perft short 1", "447", "447"),
        ("perft short 2", "202 782", "202,782"),
        ("perft short 1 6-5 rules common", "7", "7"),
        ("pips long", "360", "360"),
        ("pips short", "167", "167"),
        ("points worth.koks_and_home_mars home-mars as phrase", "4 очка", "4 points"),
        ("points worth.home_mars_three home-mars", "3", "3"),
        ("points worth.oin_mars oin as phrase", "1 очко", "1 point"),
        ("points koks.bar_only koks", "3", "3"),
        ("points koks.none mars", "2", "2"),
        ("plays game: long; white: 24:15; black: 24:15; to move: white; roll: 3-3", "2", "2"),
        ("plays game: long; white: 24:15; black: 24:14 6:1; to move: white; roll: 6-6", "0", "0"),
    ],
)
def test_a_figure_and_what_stands_in_the_text(asked: str, russian: str, english: str) -> None:
    value = parse(asked)
    assert value.say("ru").replace(NO_BREAK, " ") == russian
    assert value.say("en").replace(NO_BREAK, " ") == english


def test_chances_are_those_of_the_odds() -> None:
    for distance in range(1, 25):
        assert parse(f"chance hit {distance}").say("en") == str(odds.hitting(distance))
    for closed in range(7):
        for checkers in range(1, 5):
            said = parse(f"chance enter {closed} checkers {checkers}").say("en")
            assert said == str(odds.entering(range(6, 6 - closed, -1), checkers))


def test_counts_are_those_of_the_core() -> None:
    for name, dispute in DISPUTES.items():
        assert parse(f"count readings {name}").say("en") == str(len(dispute.readings))
        for reading in dispute.readings:
            for game in (rules.game for rules in COMMON.values() if name in rules.disputes):
                held = len(holders(game, name, reading.name))
                assert parse(f"count holders {reading!r} {game.name}").say("en") == str(held)
    assert parse("count disputes").say("en") == str(len(DISPUTES))
    assert parse("count disputes long").say("en") == str(len(COMMON_LONG.disputes))
    assert parse("count authorities").say("en") == str(len(AUTHORITIES))
    read, second_hand = (int(parse(f"count authorities {kind}").say("en")) for kind in ("read", "second-hand"))
    assert read + second_hand == len(AUTHORITIES)
    assert parse("count rulesets").say("en") == str(len(NAMED))
    assert int(parse("perft short 1").say("en")) == sum(perft.perft(SHORT.start, COMMON["short"], 1).values())


def test_every_published_list_names_disturbed_rounds_only() -> None:
    """What a text names is among those that a full count finds, and no text names them all."""
    found = {(reply.opening.roll, reply.roll) for reply in replies(COMMON_LONG) if reply.disputed}
    for name, pairs in LISTS.items():
        assert name in AUTHORITIES
        assert pairs < found


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ("", "chance, count"),
        ("nope", "nope"),
        ("chance", "first-round"),
        ("chance hit", "chance hit 7"),
        ("chance hit x", "x"),
        ("chance hit 25", "25"),
        ("chance hit 7 8", "8"),
        ("chance hit 7 closed", "chance hit"),
        ("chance enter 7", "7"),
        ("chance first-round listed duelio", "duelio"),
        ("chance roll 6", "6"),
        ("chance hit ٣", "٣"),
        ("count", "disputes"),
        ("count rolls now", "now"),
        ("count rolls as percent", "percent"),
        ("count rolls as", "as"),
        ("count disputes lng", "lng"),
        ("count readings hed", "hed"),
        ("count holders head", "head"),
        ("perft short 3", "3"),
        ("perft short 1 rules nobody", "nobody"),
        ("points head.always_one koks", "head.always_one"),
        ("points worth.oin_mars koks", "koks"),
        ("points worth.oin_mars gammon", "gammon"),
        ("plays game: long", "white"),
        ("plays game: long; white: 24:15; black: 24:15", "roll"),
        ("plays here", "here"),
        ("x" * 401, "400"),
    ],
)
def test_what_is_not_a_figure_is_said_in_one_sentence(asked: str, wrong: str) -> None:
    with pytest.raises(Fault) as caught:
        parse(asked)
    for language in ("ru", "en"):
        said = caught.value.say(language)
        assert wrong in said
        assert "\n" not in said


WORDS = st.sampled_from(
    [*values.QUESTIONS, *values.CHANCES, "disputes", "readings", "short", "as", "1", "7", "6-5", ";"]
)


@given(st.lists(WORDS | st.text(max_size=5), max_size=6).map(" ".join))
def test_any_text_is_a_figure_or_a_fault(text: str) -> None:
    try:
        value = parse(text)
    except Fault:
        return
    assert value.say("ru")
    assert value.say("en")


@pytest.mark.parametrize(
    ("share", "russian"),
    [
        ("1", "100"),
        ("0", "0"),
        ("1/3", "33,3"),
        ("1/2", "50"),
        ("7/648", "1,08"),
        ("1/180", "0,56"),
        ("1/1296", "0,077"),
    ],
)
def test_per_cent_shows_three_figures_at_most(share: str, russian: str) -> None:
    assert telling.percent(Fraction(share), "ru") == f"{russian}{NO_BREAK}%"


@pytest.mark.parametrize(
    ("count", "russian"),
    [
        (1, "спор"),
        (2, "спора"),
        (4, "спора"),
        (5, "споров"),
        (11, "споров"),
        (12, "споров"),
        (21, "спор"),
        (112, "споров"),
    ],
)
def test_the_noun_follows_the_number(count: int, russian: str) -> None:
    assert telling.noun_for(count, "dispute", "ru") == russian


def collected(text: str) -> list[str]:
    return [f"{region.parsed.kind} {region.parsed.text}" for region in regions(Document(text, "page.md"))]


def test_a_figure_is_collected_from_the_text_and_not_from_what_shows_how_it_is_written() -> None:
    text = (
        "There are `#!narde count rolls` rolls, `:::narde count throws` throws and `#!nadre count` that.\n\n"
        "Written `` `#!narde count rolls` ``, not \\`#!narde nope\\` or `narde count`.\n\n"
        "````text\nIn a fence `#!narde nope` is text.\n````\n\n"
        "- in a list\n  `#!narde pips\n  long`\n"
    )
    assert collected(text) == [
        "#!narde count rolls",
        "#!narde count throws",
        "#!nadre count",
        "#!narde pips\n  long",
    ]


def test_a_figure_that_is_wrong_is_said_with_its_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = "# Page\n\nIn `#!narde count rolls` or `#!narde count rols`.\n\n`#!nadre count rolls`\n"
    found = [region.parsed for region in regions(Document(text, str(page)))]
    fault, language = sentences(page, found)
    assert fault.startswith(f"{page}:3: ")
    assert "rols" in fault
    assert language.startswith(f"{page}:5: ")
    assert "#!nadre" in language


@pytest.mark.parametrize(
    ("items", "russian"),
    [(("а",), "а"), (("а", "б"), "а и б"), (("а", "б", "в"), "а, б и в")],
)
def test_a_list_has_one_and(items: tuple[str, ...], russian: str) -> None:
    assert telling.listed(items, "ru") == russian
