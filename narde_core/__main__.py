"""``python -m narde_core``: the same as ``narde``."""

import sys

from narde_core.cli import main

sys.exit(main())
