"""The ``key: value`` lines of a figure's fence, each value with its place for faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from narde_core.diagram import Entry, entries
from narde_core.faults import Fault


class Computed:
    """What a page shows without a claim of its own: nothing in it can be false, only unreadable."""

    __slots__ = ()

    def broken(self) -> tuple[Fault, ...]:
        """No fault."""
        return ()


@dataclass(frozen=True, slots=True)
class Given:
    """The value of a key, and where it stands."""

    entry: Entry

    def read[T](self, parse: Callable[[str], T]) -> T:
        """What the value says; a fault of ``parse`` tells where it stands."""
        return self.entry.read(parse)

    def among[T](self, known: Mapping[str, T]) -> T:
        """What the value stands for; Fault for an unknown one."""
        if self.entry.value not in known:
            said = ", ".join(known)
            raise Fault("figure-unknown", where=(self.entry,), given=self.entry.value, known=said)
        return known[self.entry.value]


def keys(text: str, known: Collection[str]) -> dict[str, Given]:
    """The lines of a fence by key; Fault for a key that is unknown or stands twice."""
    given: dict[str, Given] = {}
    for entry in entries(text):
        if entry.key not in known:
            raise Fault("figure-key", where=(entry,), given=entry.key, known=", ".join(known))
        if entry.key in given:
            raise Fault("key-twice", where=(entry,), given=entry.key)
        given[entry.key] = Given(entry)
    return given


def one_of(given: Mapping[str, Given], wanted: Collection[str]) -> str:
    """The one of the wanted keys that stands there; Fault if none or several do."""
    found = [key for key in wanted if key in given]
    if len(found) != 1:
        raise Fault("figure-one-of", known=", ".join(wanted))
    return found[0]
