"""A roll is never broken over two lines, and nothing else is taken for one."""

import re

import pytest
from markdown import markdown

from site_tools.paths import DOCS
from site_tools.rolls import ROLL, prose

KEPT = '<span class="nardy-roll">4-4</span>'


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("при 4-4.", f"<p>при {KEPT}.</p>"),
        ("(4-4)", f"<p>({KEPT})</p>"),
        ("**4-4**", f"<p><strong>{KEPT}</strong></p>"),
        ("[4-4](x)", f'<p><a href="x">{KEPT}</a></p>'),
        ("`4-4`", "<p><code>4-4</code></p>"),
        ("7-4, 14-4, 4-44, 4-4-4", "<p>7-4, 14-4, 4-44, 4-4-4</p>"),
        ("# 4-4 {#roll}", f'<h1 id="roll">{KEPT}</h1>'),
        ('<a title="4-4">x</a>', '<p><a title="4-4">x</a></p>'),
    ],
)
def test_in_a_page(written: str, drawn: str) -> None:
    assert markdown(written, extensions=["attr_list", "site_tools.rolls"]) == drawn


def test_in_a_caption() -> None:
    assert prose("<4-4>") == f"&lt;{KEPT}&gt;"


def test_what_scripts_write_keeps_the_same_rolls_together_and_scores() -> None:
    script = (DOCS / "assets" / "js" / "dom.js").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"^const ROLL = /(.*)/u;$", script, re.MULTILINE)
    assert pattern.replace(r"\p{L}\d_", r"\w") == ROLL.replace("[1-6]", r"\d{1,3}")
