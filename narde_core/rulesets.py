"""The rule sets that have a name: one for every authority and game, with what the text is silent on assumed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from narde_core.authorities import AUTHORITIES
from narde_core.authority import Authority, Statement
from narde_core.common import COMMON, GAMES
from narde_core.faults import Fault
from narde_core.game import Game
from narde_core.ruleset import RuleSet
from narde_core.wording import Language, say

COMMON_NAME = "common"
"""The name of the rule set made of the readings most texts share."""


@dataclass(frozen=True)
class Origin:
    """Where a reading of a named rule set comes from: a statement of its own text; of another text (``lent_by``) on
    which that text leans; or, without a statement, the reading most texts share.
    """

    statement: Statement | None = None
    lent_by: Authority | None = None

    @property
    def stated(self) -> bool:
        """Whether the text itself states the reading; if not, it is assumed."""
        return self.statement is not None and self.lent_by is None

    @property
    def assumed_from(self) -> str:
        """The name of the rule set an assumed reading was taken from; "" if the reading is stated."""
        if self.stated:
            return ""
        return self.lent_by.name if self.lent_by else COMMON_NAME


@dataclass(frozen=True)
class NamedRules:
    """A rule set with a name, and where each of its readings comes from, by dispute."""

    name: str
    game: Game
    rules: RuleSet
    authority: Authority | None
    origins: Mapping[str, Origin]

    def say(self, language: Language) -> str:
        """The title: the authority's, or that of the common readings."""
        return self.authority.say(language) if self.authority else say("common-rules", language)

    @property
    def stated(self) -> Mapping[str, Statement | None]:
        """For each dispute the authority's own statement; None where the reading is assumed."""
        return {name: origin.statement if origin.stated else None for name, origin in self.origins.items()}


def _origin(authority: Authority, game: Game, dispute: str) -> Origin:
    """The statement of the authority, or of the first of those it leans on that holds a reading."""
    own = authority.states(game, dispute)
    if own:
        return Origin(own)
    lenders = ((AUTHORITIES[name], AUTHORITIES[name].states(game, dispute)) for name in authority.leans_on)
    return next((Origin(known, lender) for lender, known in lenders if known), Origin())


def of_authority(authority: Authority, game: Game) -> NamedRules:
    """The rule set of an authority: its statements; where it is silent, those of the texts it leans on; where they
    are silent too, the common reading.
    """
    common = COMMON[game.name]
    origins = {name: _origin(authority, game, name) for name in common.disputes}
    chosen: dict[str, Any] = {
        name: origin.statement.reading if origin.statement else common[name] for name, origin in origins.items()
    }
    return NamedRules(authority.name, game, replace(common, **chosen), authority, MappingProxyType(origins))


def _named() -> dict[tuple[str, str], NamedRules]:
    named = {
        (name, authority.name): of_authority(authority, GAMES[name])
        for authority in AUTHORITIES.values()
        for name in authority.statements
        if name in COMMON
    }
    for name, rules in COMMON.items():
        origins = MappingProxyType(dict.fromkeys(rules.disputes, Origin()))
        named[name, COMMON_NAME] = NamedRules(COMMON_NAME, GAMES[name], rules, None, origins)
    return {key: named[key] for name in COMMON for key in named if key[0] == name}


NAMED = _named()
"""Every named rule set by game and name, game by game."""


def find(game: Game, name: str) -> NamedRules:
    """The named rule set of a game; Fault for an unknown name."""
    if (game.name, name) not in NAMED:
        known = ", ".join(known for owner, known in NAMED if owner == game.name)
        raise Fault("unknown-rules", given=name, game=game.name, known=known)
    return NAMED[game.name, name]


def holders(game: Game, dispute: str, reading: str) -> tuple[tuple[Authority, Statement], ...]:
    """The authorities that hold a reading, each with its statement; of a text with several speakers, the first."""
    held: dict[str, tuple[Authority, Statement]] = {}
    for authority, known in said(game, dispute, reading):
        if known.holds:
            held.setdefault(authority.name, (authority, known))
    return tuple(held.values())


def said(game: Game, dispute: str, reading: str) -> tuple[tuple[Authority, Statement], ...]:
    """All that the texts say for a reading, whoever speaks and whatever its weight."""
    return tuple(
        (authority, known)
        for authority in AUTHORITIES.values()
        for known in authority.on(game, dispute)
        if known.reading.name == reading
    )


def everywhere(dispute: str, reading: str) -> tuple[tuple[str, Authority, Statement], ...]:
    """All that the texts say for a reading in any game, kin games that have no rule set among them; the name of the
    game first.
    """
    return tuple(
        (game, authority, known)
        for authority in AUTHORITIES.values()
        for game, statements in authority.statements.items()
        for known in statements
        if (known.dispute, known.reading.name) == (dispute, reading)
    )
