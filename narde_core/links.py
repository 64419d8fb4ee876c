"""What the address of a page tells: the givens of a board or an event's rules, in its query."""

from __future__ import annotations

from urllib.parse import SplitResult, parse_qsl, urlsplit

from narde_core.faults import Fault


def is_address(text: str) -> bool:
    """Whether a text is meant to be the address of a page."""
    return text.startswith(("http://", "https://"))


def told_in(address: str, *, fragment: bool = False) -> dict[str, str]:
    """What the query of an address tells, and the ``fragment`` too where that is asked for.

    Fault for a text that is no address, or a key that is told twice.
    """
    parts = _split(address)
    told: dict[str, str] = {}
    for key, value in parse_qsl(parts.query, keep_blank_values=True) + (parse_qsl(parts.fragment) if fragment else []):
        if key in told:
            raise Fault("key-twice", given=key)
        told[key] = value
    return told


def _split(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        raise Fault("no-address", given=address) from None
