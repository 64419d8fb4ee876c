"""How often a reading makes a difference: the numbers of the pages come out of games that can be played again."""

import pytest

from bench.parting import GAMES, count_up
from narde_core.common import COMMON
from narde_core.faults import Fault
from narde_core.figures.parting import COUNTED, FEW, KINDS, Kind, counted, games_of, often, parse, played
from narde_core.wording import LANGUAGES
from site_tools.pages import fences
from site_tools.paths import DOCS


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_the_first_games_played_again_give_the_same(kind: Kind) -> None:
    assert count_up(kind, range(FEW)) == played("few")[kind]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_all_games_played_again_give_the_same(kind: Kind) -> None:
    assert count_up(kind, range(GAMES)) == played()[kind]


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_every_reading_but_the_common_one_is_counted(kind: Kind) -> None:
    common = COMMON[kind.game]
    others = {str(reading) for asked in counted(kind.game) for reading in asked.readings} - set(
        map(str, common.of_play)
    )
    assert set(played()[kind].readings) == others - {str(common[asked.name]) for asked in counted(kind.game)}


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_a_share_is_one_of_all_games_and_of_all_turns(kind: Kind) -> None:
    of = played()[kind]
    for asked in counted(kind.game):
        for reading in asked.readings:
            if reading is COMMON[kind.game][asked.name]:
                continue
            found = often(kind, reading)
            assert 0 <= found.games.share <= 1
            assert found.games.possible == of.games == GAMES
            if found.turns:
                assert found.games.favourable <= found.turns.favourable <= found.turns.possible == of.turns


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COUNTED)
def test_the_page_of_a_dispute_tells_how_often_it_matters_in_every_game(name: str, language: str) -> None:
    shown = [
        parse(fence.text) for fence in fences(DOCS / language / "disputes" / f"{name}.md") if fence.kind == "parting"
    ]
    assert [(table.dispute.name, table.game) for table in shown] == [(name, game) for game in games_of(COUNTED[name])]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dispute: lot",
        "dispute: nobody",
        "dispute: larger_die",
        "dispute: koks\ngame: long",
        "game: long",
        "show: prime",
    ],
)
def test_a_table_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        parse(text)
