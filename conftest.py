"""What the pages, the README and the docstrings show is run as tests."""

from sybil import Sybil
from sybil.parsers.doctest import DocTestParser
from sybil.parsers.markdown import PythonCodeBlockParser

from site_tools.pages import regions

pages = Sybil(parsers=[regions, PythonCodeBlockParser()], patterns=["docs/**/*.md", "tutorials/**/*.md", "*.md"])
docstrings = Sybil(parsers=[DocTestParser()], patterns=["narde_core/**/*.py", "narde_core/*.py"])

pytest_collect_file = (pages + docstrings).pytest()
