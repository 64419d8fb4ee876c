"""Where things lie in the repository."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TUTORIALS = ROOT / "tutorials"
SITE = ROOT / "site"
RUNTIME = ROOT / "build" / "runtime"

# beside the environment's Python, not wherever PATH leads
NODE = str(Path(sys.executable).with_name("node"))
