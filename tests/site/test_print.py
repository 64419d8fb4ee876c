"""What a referee takes to the table: a dispute on one sheet of A4."""

import re

import pytest
from playwright.sync_api import Page, expect

PAGE = re.compile(rb"/Type\s*/Page\b")


# the longest list of readings, four boards, no board at all
@pytest.mark.parametrize("name", ["head", "prime", "lot"])
def test_a_dispute_is_printed_on_one_sheet(page: Page, start: str, name: str) -> None:
    page.goto(f"{start}disputes/{name}/")
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    expect(page.locator("article > h1")).to_be_visible()
    for shown in page.locator("article > .nardy-readings, article > [data-fence]:nth-of-type(1) .nardy-column").all():
        expect(shown).to_be_visible()
    expect(page.locator("#readings ~ h2").first).to_be_hidden()
