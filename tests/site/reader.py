"""What any reader does, or waits for, before a test begins."""

from playwright.sync_api import Page


def show_interest(page: Page) -> None:
    """Move the mouse: the desk asks for its rules when somebody is there."""
    page.mouse.move(9, 9)


def await_scripts(page: Page) -> None:
    """Wait until the theme's script, which comes when the page is painted, has set the page up."""
    while not page.evaluate("'document$' in window"):  # asked from here: the policy lets no page run words
        page.wait_for_timeout(20)
    page.evaluate("new Promise((done) => document$.subscribe(() => done()))")
