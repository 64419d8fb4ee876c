"""The table of cases on the page: the worker rules, the page shows it, and the command says the same word for word."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from narde_core.cli import main
from narde_core.wording import Language, say
from tests.desk_cases import Expected, command, table
from tests.site.desks import Shown, copied, shown

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]  # every case under every rule set: for the full run

TABLE = table()
PARTS = 6


def as_protocol(page: Shown, language: Language) -> str:
    """What is drawn on the page, in the form of the protocol: the verdict, its grounds, what follows, the others."""

    def line(key: str, value: str) -> str:
        return say("protocol-line", language, name=say(f"protocol-{key}", language), value=value)

    def grounds(told: list[dict[str, str]]) -> list[str]:
        return [line(key, ground[key]) for ground in told for key in ("reason", "source") if ground[key]]

    lines = [line("verdict", page["verdict"]), *grounds(page["grounds"])]
    if page["demand"]:
        lines += [line("demand", page["demand"]["verdict"]), *grounds(page["demand"]["grounds"])]
    lines.append("")
    if page["others"]:
        lines.append(say("protocol-others", language))
    else:
        lines.append(page["agree"])
    lines += [say("protocol-other", language, verdict=one["verdict"], holders=one["by"]) for one in page["others"]]
    return "\n".join(lines) + "\n"


@pytest.fixture
def cases(context: BrowserContext, language: Language, part: int) -> list[Expected]:
    """The cases that stand in the page's list of rulings: in English each under one rule set, the first it names."""
    firsts = {one.case: one for one in reversed(TABLE)}
    told = (TABLE if language == "ru" else [one for one in TABLE if firsts[one.case] is one])[part::PARTS]
    kept = [{"time": "", "title": str(one), "verdict": "", "given": one.given | {"rules": one.rules}} for one in told]
    written = json.dumps(json.dumps(kept))
    context.add_init_script(f"try {{ localStorage.setItem('nardy-rulings', {written}) }} catch {{}}")
    return told


@pytest.mark.parametrize("part", range(PARTS))
def test_the_page_and_the_command_agree_word_for_word(
    cases: list[Expected], desk: Page, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every case is opened from the list of rulings, so that one page and one worker see them all, offline."""
    rows = desk.locator(".nardy-kept-list li")
    expect(rows).to_have_count(len(cases))
    for number, expected in enumerate(cases):
        rows.nth(number).get_by_role("button").first.click()
        expect(desk.locator(".nardy-print.is-ruling")).to_be_attached()
        protocol, typed = copied(desk)
        main(command(expected.given | typed, expected.rules, language))
        said = capsys.readouterr().out
        assert protocol == said, expected
        drawn = shown(desk)
        assert as_protocol(drawn, language) in said, expected
        on_paper = desk.locator(".nardy-print").text_content() or ""
        for ground in drawn["grounds"]:
            assert ground["reason"] in on_paper, expected
            assert ground["source"] in on_paper, expected
        assert drawn["verdict"] in on_paper, expected
        desk.locator(".nardy-protocol button").last.click()
        expect(desk.locator(".nardy-ruling")).to_have_count(0)
