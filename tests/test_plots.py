"""Plots of odds: what is drawn, written and tabled are the same numbers."""

import re
from xml.etree import ElementTree as ET

import pytest

from narde_core import odds
from narde_core.common import COMMON
from narde_core.faults import Fault
from narde_core.figures import plots
from narde_core.figures.plots import ROWS, parse, ways_and_percent
from narde_core.svg import atlas as atlas_svg
from narde_core.svg import plots as plots_svg
from narde_core.wording import LANGUAGES, Language
from tests.test_colours import contrast, css

SVG = "{http://www.w3.org/2000/svg}"
EACH = pytest.mark.parametrize("name", ROWS)
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def drawn(name: str, language: Language) -> ET.Element:
    return ET.fromstring(parse(f"show: {name}").svg(language))  # noqa: S314 - our own drawing


@EACH
@IN_BOTH
def test_every_number_of_the_table_is_written_in_the_plot(name: str, language: Language) -> None:
    written = [text.text for text in drawn(name, language).iter(f"{SVG}text")]
    for row in parse(f"show: {name}").rows().values():
        said = str(row[0].ways) if name == "bearing-off" else ways_and_percent(row[0], language)
        assert said in written


@EACH
@IN_BOTH
def test_the_table_has_a_heading_for_every_column(name: str, language: Language) -> None:
    plot = parse(f"show: {name}")
    assert all(len(row) == len(plot.heads(language)) - 1 for row in plot.rows().values())
    assert plot.caption(language)


def lengths(svg: ET.Element, part: str) -> list[float]:
    bars = [group.find(f"{SVG}rect") for group in svg.iter(f"{SVG}g") if group.attrib["class"] == f"nardy-part-{part}"]
    return [float(bar.attrib["width"]) for bar in bars if bar is not None]


def test_bars_are_as_long_as_their_odds() -> None:
    whole = plots_svg.WIDTH - plots_svg.LABEL - plots_svg.NUMBERS
    totals = lengths(drawn("totals", "ru"), "a")
    assert totals == pytest.approx([whole * odds.total(pips).ways / 6 for pips in range(2, 13)], abs=0.1)
    direct = lengths(drawn("hits", "ru"), "a")[1:]  # after the legend's
    assert direct == pytest.approx([whole * 11 / 18] * 6, abs=0.1)


def test_hits_and_entries_are_those_of_the_odds() -> None:
    assert [every.ways for every, _ in plots.hits().values()] == [odds.hitting(n).ways for n in range(1, 25)]
    assert [one.ways for one, _ in plots.entries().values()] == [36, 35, 32, 27, 20, 11, 0]
    assert [two.ways for _, two in plots.entries().values()] == [36, 25, 16, 9, 4, 1, 0]
    assert plots.last_two()["6, 5"][0] == odds.bearing_off((6, 5), COMMON["short"])
    assert len(plots.last_two()) == 6 + 21


def test_the_last_two_come_off_alike_in_both_games() -> None:
    for points, (found,) in plots.last_two().items():
        assert found == odds.bearing_off(map(int, points.split(", ")), COMMON["long"])


@pytest.mark.parametrize("text", ["", "show: all", "plot: hits"])
def test_a_plot_that_is_none_is_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        parse(text)


@pytest.mark.parametrize("drawing", [atlas_svg, plots_svg], ids=["atlas", "plots"])
def test_what_stands_alone_has_the_colours_of_the_light_page(drawing: object) -> None:
    palette: dict[str, str] = vars(drawing)["PALETTE"]
    sheet: str = vars(drawing)["stylesheet"]()
    assert set(re.findall(r"var\(--nardy-([a-z0-9-]+),", sheet)) == set(palette)
    for name, (pale, _) in colours().items():
        assert palette.get(name, pale) == pale
    assert set(palette) <= set(colours())


def colours() -> dict[str, tuple[str, str]]:
    """The figures' colours on a page by name, in the light theme and in the dark one."""
    found = re.findall(r"--nardy-([a-z0-9-]+): light-dark\((\S+), (\S+)\);", css("charts.css"))
    return {name: (pale, dark) for name, pale, dark in found}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_numbers_in_the_map_are_legible_and_shades_differ(theme: int) -> None:
    of = {name: both[theme] for name, both in colours().items()}
    for answers in (2, 3):
        assert contrast(of[f"map-text-{answers}"], of[f"map-{answers}"]) >= 4.5
    assert contrast(of["map-text-3"], of["map-3"]) >= 3, "the ring"
    assert contrast(of["map-2"], of["map-3"]) >= 1.5
    assert contrast(of["plot-a"], of["plot-ground"]) >= 3
