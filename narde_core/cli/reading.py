"""Reading the files that a command names."""

from __future__ import annotations

from pathlib import Path

from narde_core.faults import Fault

LARGEST = 4_000_000


def read(path: Path) -> str:
    """The text of a file; Fault if it cannot be opened, is too large or is not UTF-8. Which file it is the caller says."""
    try:
        if path.stat().st_size > LARGEST:
            raise Fault("file-too-large", largest=LARGEST)
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("file-not-text", byte=error.start) from None
    except OSError as error:
        raise Fault("file-unread", why=error.strerror or error) from None
