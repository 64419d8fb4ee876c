"""What is changed in the theme's script: where a new version writes it in another way, the build says so."""

import re
from pathlib import Path

import pytest

from site_tools.theme import CHANGES, prepare

KNOWN = (
    'a=r(new URL("search/search_index.json",c.base));m("meta",{name:"theme-color"});m("meta",{name:"color-scheme"});'
)


def site(folder: Path, script: str) -> Path:
    path = folder / "assets" / "javascripts" / "bundle.0.min.js"
    path.parent.mkdir(parents=True)
    path.write_text(script, encoding="utf-8")
    return path


def test_the_search_index_waits_and_the_page_is_not_styled_anew(tmp_path: Path) -> None:
    path = site(tmp_path, KNOWN)
    prepare(tmp_path)
    written = path.read_text(encoding="utf-8")
    assert "globalThis.nardyLater = " in written
    assert written.endswith(
        'a=nardyLater(r(new URL("search/search_index.json",c.base)));'
        'm("meta",{name:"theme-color"});m("meta",{name:"nardy-color-scheme"});'
    )


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change[1])
def test_a_theme_that_writes_it_in_another_way_ends_the_build(
    tmp_path: Path, change: tuple[re.Pattern[str], str]
) -> None:
    place, _ = change
    for number, script in enumerate((place.sub("", KNOWN), KNOWN + KNOWN)):
        with pytest.raises(SystemExit, match=r"see site_tools/theme\.py"):
            prepare(site(tmp_path / str(number), script).parents[2])
