"""The rule sets that have a name: one for every authority and game, with what the text is silent on assumed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from narde_core.authorities import AUTHORITIES
from narde_core.authority import Authority, Statement
from narde_core.common import COMMON
from narde_core.faults import Fault
from narde_core.game import GAMES, Game
from narde_core.ruleset import RuleSet
from narde_core.wording import Language, say


@dataclass(frozen=True)
class NamedRules:
    """A rule set with a name, and for each dispute the authority's statement; None where the reading is assumed."""

    name: str
    game: Game
    rules: RuleSet
    authority: Authority | None
    stated: Mapping[str, Statement | None]

    def say(self, language: Language) -> str:
        """The title: the authority's, or that of the common readings."""
        return self.authority.say(language) if self.authority else say("common-rules", language)


def of_authority(authority: Authority, game: Game) -> NamedRules:
    """The rule set of an authority: its statements, and the common reading where it is silent."""
    common = COMMON[game.name]
    stated = {name: authority.states(game, name) for name in common.disputes}
    chosen: dict[str, Any] = {name: known.reading if known else common[name] for name, known in stated.items()}
    return NamedRules(authority.name, game, type(common)(**chosen), authority, stated)


def _named() -> dict[tuple[str, str], NamedRules]:
    named = {
        (name, authority.name): of_authority(authority, GAMES[name])
        for authority in AUTHORITIES.values()
        for name in authority.statements
    }
    for name, rules in COMMON.items():
        named[name, "common"] = NamedRules("common", GAMES[name], rules, None, dict.fromkeys(rules.disputes))
    return named


NAMED = _named()
"""Every named rule set by game and name."""


def find(game: Game, name: str) -> NamedRules:
    """The named rule set of a game; Fault for an unknown name."""
    if (game.name, name) not in NAMED:
        known = ", ".join(known for owner, known in NAMED if owner == game.name)
        raise Fault("unknown-rules", given=name, game=game.name, known=known)
    return NAMED[game.name, name]


def holders(game: Game, dispute: str, reading: str) -> tuple[tuple[Authority, Statement], ...]:
    """The authorities that state a reading, each with its statement."""
    found = ((authority, authority.states(game, dispute)) for authority in AUTHORITIES.values())
    return tuple((authority, known) for authority, known in found if known and known.reading.name == reading)
