"""The table of cases on the page: the worker rules, the page shows it, and the command says the same word for word."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from narde_core.cli import main
from narde_core.wording import Language, say
from tests.desk_cases import command, table
from tests.site.desks import Shown, copied, shown

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]  # every case under every rule set: for the full run

TABLE = table()


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


def test_the_page_and_the_command_agree_word_for_word(
    page: Page, context: BrowserContext, start: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every case is opened from the list of rulings, so that one page and one worker see them all, offline."""
    kept = [{"time": "", "title": str(one), "verdict": "", "given": one.given | {"rules": one.rules}} for one in TABLE]
    page.add_init_script(f"localStorage.setItem('nardy-rulings', {json.dumps(json.dumps(kept))})")
    page.goto(f"{start}desk/")
    rows = page.locator(".nardy-kept-list li")
    expect(rows).to_have_count(len(TABLE))
    page.locator(".nardy-composer select").first.wait_for(state="attached")
    context.set_offline(True)
    for number, expected in enumerate(TABLE):
        rows.nth(number).get_by_role("button").first.click()
        expect(page.locator(".nardy-print.is-ruling")).to_be_attached()
        protocol, typed = copied(page)
        main(command(expected.given | typed, expected.rules, language))
        said = capsys.readouterr().out
        assert protocol == said, expected
        drawn = shown(page)
        assert as_protocol(drawn, language) in said, expected
        on_paper = page.locator(".nardy-print").text_content() or ""
        for ground in drawn["grounds"]:
            assert ground["reason"] in on_paper, expected
            assert ground["source"] in on_paper, expected
        assert drawn["verdict"] in on_paper, expected
        page.locator(".nardy-protocol button").last.click()
        expect(page.locator(".nardy-ruling")).to_have_count(0)
