"""The places of the site that take text from outside, as the hostile tests use them."""

import re
from collections.abc import Callable, Mapping
from urllib.parse import urlencode

from playwright.sync_api import Dialog, Page

from tests.hostile import MARKED
from tests.site.reader import show_interest

BOARD = {"game": "long", "white": "24:14 4:1", "black": "24:15", "to move": "black", "roll": "4-4"}
EVENT = "long.common"
LETTERS = {"ru": "[а-яё]", "en": "[a-z]"}
NOT_FOR_PEOPLE = re.compile(r"Traceback|undefined|\[object|\bNaN\b|Exception|Error\b|\bNone\b|\{\w*\}")
LONGEST_ANSWER = 2500
# a page is put in its own place again under another address, as the theme does when a link is clicked
OPEN = """async (end) => {
  history.replaceState(history.state, "", location.pathname + end);
  const text = await (await fetch(location.pathname)).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  document.querySelector("article").replaceWith(document.importNode(page.querySelector("article"), true));
}"""
# questions are answered in their order: when this one is, so are those that the page asked before it
SETTLE = """async (address) => {
  const { engine } = await import(address);
  for (let time = 0; time < 2; time += 1) {
    await engine.ask({ ask: "start", lang: "en", game: "short" });
    await new Promise((resolve) => setTimeout(resolve));
  }
}"""
READS_ITS_ADDRESS = "[data-nardy-address] nardy-board, nardy-desk, nardy-set"
AWAKE = "[data-nardy-address] nardy-board.is-live, nardy-desk.is-live, nardy-set:defined"
HURT = """(marked) => {
  const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const found = roots.flatMap((root) => [...root.querySelectorAll(`[${marked}], parsererror`)]);
  return [...found.map((one) => one.outerHTML), ...("hurt" in globalThis ? ["a script ran"] : [])];
}"""


class Place:
    """One place of the site that takes text, with what is seen of it after each."""

    def __init__(self, page: Page, errors: list[str], site: str, language: str) -> None:
        self.page = page
        self.errors = errors
        self.language = language
        self.start = site if language == "ru" else f"{site}en/"
        self.engine = f"{site}assets/js/engine.js"
        self.said = ".nardy-message"
        self.dialogs: list[str] = []
        page.on("dialog", self._dialog)

    def _dialog(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def open(self, path: str) -> None:
        """Open a page of the place's language, and wait for the core."""
        self.page.goto(self.start + path)
        show_interest(self.page)
        if self.page.locator(READS_ITS_ADDRESS).count():
            self.page.locator(AWAKE).first.wait_for(state="attached")
        self.settle()

    def reopen(self, end: str, live: str = "") -> None:
        """Open the same page with another end of its address; ``live`` says what then comes to life."""
        self.page.evaluate(OPEN, end)
        if live:
            self.page.locator(live).first.wait_for(state="attached")
        self.settle()

    def settle(self) -> None:
        """Wait until all that was asked is answered."""
        self.page.evaluate(SETTLE, self.engine)

    @property
    def answer(self) -> str:
        """What the page says, one line for everything."""
        return " ".join(self.page.locator(self.said).all_inner_texts()).strip()

    def fill(self, selector: str, text: str) -> None:
        """Put a text into a field and send its form, past any limit on what a hand could type."""
        self.page.locator(selector).first.evaluate(
            "(field, text) => { field.value = text; field.form.requestSubmit(); }", text
        )
        self.settle()

    def value(self, selector: str) -> str:
        """What stands in a field."""
        return str(self.page.evaluate("selector => document.querySelector(selector)?.value", selector))

    def try_all(
        self,
        cases: Mapping[str, str],
        give: Callable[[str], None],
        *,
        kept: Callable[[str], bool] = lambda _: True,
        may_be_right: bool = False,
        ignored: bool = False,
    ) -> None:
        """Give every text; nothing may come of it but a sentence, unless it may be right, and it must be ``kept``.

        Where it is ``ignored`` not even a sentence may come of it.
        """
        wrong: dict[str, list[str]] = {}
        for name, text in cases.items():
            give(text)
            found = [*self.page.evaluate(HURT, MARKED), *self.errors, *self.dialogs]
            self.errors.clear()
            self.dialogs.clear()
            answer = self.answer
            right = not answer if ignored else self._is_sentence(answer) or (may_be_right and not answer)
            if not right:
                found.append(f"answered: {answer[:LONGEST_ANSWER]!r}")
            if not kept(text):
                found.append("what was typed is gone")
            if found:
                wrong[name] = found
        assert wrong == {}

    def _is_sentence(self, answer: str) -> bool:
        words = re.findall(f"{LETTERS[self.language]}{{2,}}", answer, re.IGNORECASE)
        return len(words) > 1 and len(answer) < LONGEST_ANSWER and not NOT_FOR_PEOPLE.search(answer)


def query(**given: str) -> str:
    """The end of an address."""
    return f"?{urlencode(given)}"
