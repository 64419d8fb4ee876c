"""What the pages, the README and the docstrings show is run as tests; slow tests run on demand."""

from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import settings
from sybil import Document, Example, Region, Sybil
from sybil.parsers.doctest import DocTestParser
from sybil.parsers.markdown import PythonCodeBlockParser

from site_tools.pages import regions

type Parser = Callable[[Document], Iterable[Region]]


def together(parser: Parser) -> Parser:
    """The examples of a file as one test: they share their names, and tests that run side by side would part them."""

    def parse(document: Document) -> Iterator[Region]:
        found = sorted(parser(document), key=lambda region: region.start)
        if found:
            yield Region(found[0].start, found[0].end, found, _evaluate)

    return parse


def _evaluate(example: Example) -> None:
    for region in example.parsed:
        line = example.document.text.count("\n", 0, region.start) + 1
        Example(example.document, line, 1, region, example.namespace).evaluate()


pages = Sybil(
    parsers=[regions, together(PythonCodeBlockParser())], patterns=["docs/**/*.md", "tutorials/**/*.md", "*.md"]
)
docstrings = Sybil(parsers=[together(DocTestParser())], patterns=["narde_core/**/*.py", "narde_core/*.py"])

pytest_collect_file = (pages + docstrings).pytest()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--slow``."""
    parser.addoption("--slow", action="store_true", help="run the tests marked slow too, as make test-all does")


def pytest_configure(config: pytest.Config) -> None:
    """Let the laws know that they are to be tried on all their examples: ``tests.strategies.examples`` asks."""
    for name in ("quick", "slow"):
        settings.register_profile(name, deadline=None)  # speed is no business of a test
    settings.load_profile("slow" if config.getoption("--slow") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow tests to ``make test-all``."""
    if config.getoption("--slow"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
