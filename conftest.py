"""What the pages, the README and the docstrings show is run as tests."""

import pytest
from hypothesis import HealthCheck, settings
from sybil import Sybil
from sybil.parsers.doctest import DocTestParser
from sybil.parsers.markdown import PythonCodeBlockParser

from site_tools.pages import regions

pages = Sybil(parsers=[regions, PythonCodeBlockParser()], patterns=["docs/**/*.md", "tutorials/**/*.md", "*.md"])
docstrings = Sybil(parsers=[DocTestParser()], patterns=["narde_core/**/*.py", "narde_core/*.py"])

pytest_collect_file = (pages + docstrings).pytest()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--slow`: the tests marked slow, and every example of the laws instead of a few."""
    parser.addoption("--slow", action="store_true", help="the slow tests too, and every example of the laws")


def pytest_configure(config: pytest.Config) -> None:
    """Both runs take the time they need (the machine may be busy); only the slow one looks for new examples."""
    config.addinivalue_line("markers", "slow: only with --slow")
    patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("quick", patient, derandomize=True)
    settings.register_profile("slow", patient, print_blob=True)
    settings.load_profile("slow" if config.getoption("--slow") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow tests out, unless they are asked for."""
    if not config.getoption("--slow"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
