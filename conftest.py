"""What the pages, the README and the docstrings show is run as tests; slow tests run on demand."""

import pytest
from hypothesis import settings
from sybil import Sybil
from sybil.parsers.doctest import DocTestParser
from sybil.parsers.markdown import PythonCodeBlockParser

from site_tools.pages import regions

pages = Sybil(parsers=[regions, PythonCodeBlockParser()], patterns=["docs/**/*.md", "tutorials/**/*.md", "*.md"])
docstrings = Sybil(parsers=[DocTestParser()], patterns=["narde_core/**/*.py", "narde_core/*.py"])

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
