"""What the desk keeps: a reload, the browser's Back, the other language and other rules lose nothing that still holds."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.desks import core, options, told
from tests.site.reader import show_interest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

TYPED = {"white player": "Анна", "black player": "Boris", "referee": "Вера", "note": "doska 3"}


@pytest.fixture
def online(page: Page, start: str) -> Page:
    """The desk with its rules loaded, and with a network: a reload wants one."""
    page.goto(f"{start}desk/")
    ready(page)
    return page


def ready(page: Page) -> None:
    show_interest(page)
    page.locator(".nardy-composer select").first.wait_for(state="attached")


def rule_on_dice(desk: Page) -> None:
    desk.locator("[data-way=dice]").click()
    options(desk).first.click()
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()


def new_case(desk: Page) -> None:
    desk.locator(".nardy-protocol button").last.click()
    expect(desk.locator("[data-way=dice]")).to_be_visible()


@pytest.mark.parametrize("linked", [False, True])
def test_a_reload_brings_back_neither_a_finished_case_nor_other_rules(
    online: Page,
    start: str,
    linked: bool,
) -> None:
    if linked:
        online.goto(f"{start}desk/?event=long.common&way=dice&matter=cocked_dice")
        expect(online.locator(".nardy-ruling h2")).to_be_visible()
    else:
        rule_on_dice(online)
    new_case(online)
    online.locator("select[name=rules]").select_option("short/common")
    expect(online.locator("select[name=koks]")).to_be_attached()
    for _ in range(2):
        online.reload()
        ready(online)
        expect(online.locator("select[name=rules]")).to_have_value("short/common")
        expect(online.locator(".nardy-ruling")).to_have_count(0)
        # and so without an address
        online.goto(f"{start}desk/")
        ready(online)


def test_rules_that_only_stand_in_are_not_kept(online: Page, start: str) -> None:
    online.locator("select[name=rules]").select_option("long/duelio")
    expect(online.locator("select[name=head]")).to_have_value("listed_doubles")
    online.goto(f"{start}desk/?event=long.rules-of-yore")
    expect(online.locator(".nardy-faults")).to_contain_text("rules-of-yore")
    assert online.url.endswith("rules-of-yore")
    online.goto(f"{start}desk/")
    ready(online)
    expect(online.locator("select[name=rules]")).to_have_value("long/duelio")


def test_back_leads_from_a_case_to_the_ways_and_forth_to_the_case(desk: Page, language: str, start: str) -> None:
    """Without a network: nothing is fetched for it."""
    for _ in range(2):
        rule_on_dice(desk)
        desk.go_back()
        expect(desk.locator("[data-way=dice]")).to_be_visible()
        expect(desk.locator(".nardy-ruling")).to_have_count(0)
        assert "way" not in desk.url
    desk.go_forward()
    told(desk, core(language, way="dice", matter="cocked_dice"))
    new_case(desk)
    assert "way" not in desk.url
    assert desk.url.startswith(f"{start}desk/")


def test_back_leads_from_a_new_case_to_the_page_before_the_desk(online: Page, start: str) -> None:
    online.goto(f"{start}about/")
    online.goto(f"{start}desk/")
    ready(online)
    for _ in range(2):
        rule_on_dice(online)
        new_case(online)
        online.wait_for_url(lambda url: "way" not in url)
    online.go_back()
    assert online.url == f"{start}about/"


def test_what_was_typed_is_there_after_a_reload_and_of_no_other_case(online: Page, language: str) -> None:
    rule_on_dice(online)
    for name, text in TYPED.items():
        online.locator(f"[name='{name}']").fill(text)
    online.locator("[name=note]").press("Tab")
    expect(online.locator(".nardy-print")).to_contain_text(TYPED["note"])
    time = online.locator(".nardy-print dl").text_content()
    online.reload()
    expect(online.locator(".nardy-print")).to_contain_text(TYPED["note"])
    assert online.locator(".nardy-print dl").text_content() == time
    for name, text in TYPED.items():
        expect(online.locator(f"[name='{name}']")).to_have_value(text)
        assert text not in online.url
    # the case in the other language
    online.locator(f".md-select__link[hreflang={'en' if language == 'ru' else 'ru'}]").evaluate("link => link.click()")
    expect(online.locator("nardy-desk")).to_have_attribute("lang", "en" if language == "ru" else "ru")
    expect(online.locator("[name=note]")).to_have_value(TYPED["note"])
    expect(online.locator(".nardy-ruling h2")).to_have_text(
        core("en" if language == "ru" else "ru", way="dice", matter="cocked_dice")["ruling"]["verdict"]
    )
    # the next table's case, the same one as it happens: the referee alone is the same
    new_case(online)
    for _ in range(2):
        rule_on_dice(online)
        for name, text in TYPED.items():
            expect(online.locator(f"[name='{name}']")).to_have_value(text if name == "referee" else "")
        online.goto(online.url.partition("?")[0])
        ready(online)


def set_up_a_move(desk: Page) -> None:
    desk.locator("[data-way=move]").click()
    desk.locator("[name=moves]").fill("5-5, 4-4")
    desk.locator("[name=moves]").press("Enter")
    expect(desk.locator(".nardy-desk-board [data-die='4']")).to_have_count(4)
    desk.locator("[name=play]").fill("24/20(2)")


def test_other_rules_of_the_game_keep_what_is_set_up(desk: Page) -> None:
    set_up_a_move(desk)
    desk.locator("select[name=rules]").select_option("long/duelio")
    expect(desk.locator("select[name=head]")).to_have_value("listed_doubles")
    expect(desk.locator(".nardy-desk-board [data-die='4']")).to_have_count(4)
    expect(desk.locator("[name=moves]")).to_have_value("5-5, 4-4")
    expect(desk.locator("[name=play]")).to_have_value("24/20(2)")
    # nobody has asked for a ruling yet
    expect(desk.locator(".nardy-ruling")).to_be_hidden()
    desk.locator(".nardy-desk-row .is-primary").click()
    expect(desk.locator(".nardy-ruling.is-legal h2")).to_be_focused()


def test_rules_of_another_game_keep_the_way_alone(desk: Page) -> None:
    set_up_a_move(desk)
    desk.locator(".nardy-desk-row .is-primary").click()
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    desk.locator("select[name=rules]").select_option("short/common")
    expect(desk.locator(".nardy-case svg.nardy-board")).to_have_attribute("data-game", "short")
    expect(desk.locator(".nardy-ruling")).to_be_hidden()
    expect(desk.locator(".nardy-desk-said")).to_have_text("")
    expect(desk.locator("[name=play]")).to_have_value("")


def test_an_answer_that_the_new_rules_do_not_know_is_asked_for_again(desk: Page) -> None:
    """The dice of a lot: two are thrown by some rules, one by others."""
    desk.locator("select[name=rules]").select_option("long/general-2012")
    expect(desk.locator("select[name=lot]")).to_have_value("more_points")
    desk.locator("[data-way=start]").click()
    options(desk).first.click()
    for roll in ("6-3", "5-2"):
        desk.locator(".nardy-question input").fill(roll)
        desk.locator(".nardy-question input").press("Enter")
        expect(desk.locator(".nardy-trail")).to_contain_text(roll)
    expect(desk.locator(".nardy-ruling h2")).to_be_focused()
    desk.locator("select[name=rules]").select_option("long/common")
    expect(options(desk)).to_have_count(6)
    expect(desk.locator(".nardy-trail dd")).to_have_count(0)
    expect(desk.locator(".nardy-ruling")).to_be_hidden()
    expect(desk.locator(".nardy-desk-said")).to_have_text("")


def test_a_rule_set_that_takes_the_place_of_composed_rules_can_be_taken_back(desk: Page) -> None:
    head, rules = desk.locator("select[name=head]"), desk.locator("select[name=rules]")
    desk.locator(".nardy-event summary").click()
    head.select_option("always_one")
    expect(desk.locator("select[name=head] + small")).to_contain_text(re.compile("турнире|event"))
    rules.select_option("long/duelio")
    expect(head).to_have_value("listed_doubles")
    undo = desk.locator(".nardy-event > .nardy-desk-told button")
    undo.click()
    expect(head).to_have_value("always_one")
    expect(rules).to_have_value("long/common")
    expect(undo).to_have_count(0)
    # nothing was put in: nothing is gone
    rules.select_option("long/duelio")
    expect(head).to_have_value("listed_doubles")
    expect(undo).to_have_count(1)
    rules.select_option("long/commentary")
    expect(head).to_have_value("natural_obstacle")
    expect(undo).to_have_count(0)
