"""The stake of one game: the cube, who may turn it, and a double that waits for an answer.

The Russian words are the same thing spoken: даве is a double, басе a double in reply, and бивер the right to double.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from narde_core.disputes.beaver import Right
from narde_core.faults import Fault
from narde_core.ids import Cube
from narde_core.ruleset import RuleSet
from narde_core.turn import Colour

CENTRED = Cube()


@dataclass(frozen=True, slots=True)
class Offer:
    """A double that was offered and not answered.

    ``by``: who offered it. ``answers``: how many doubles before it are taken by it, 0 for a plain double, 1 for a
    double in reply to one. ``right``: for a double in reply, who will hold the right to double when it is taken.
    """

    by: Colour
    answers: int = 0
    right: Right = Right.PASSES

    @property
    def holder(self) -> Colour:
        """Who holds the right to double once this offer is taken."""
        if self.right is Right.PASSES:
            return self.by.other
        return self.by if self.answers % 2 else self.by.other


@dataclass(frozen=True, slots=True)
class Stake:
    """The stake of a game. While an ``offer`` waits, the cube is as if every offer before it had been taken.

    ``doubled``: whether a player has doubled in this game and the other has taken it.
    """

    cube: Cube = CENTRED
    doubled: bool = False
    offer: Offer | None = None

    def double(self, by: Colour, rules: RuleSet) -> Stake:
        """The stake when ``by`` offers a double, which he does on his turn before he throws.

        Fault if an offer waits for an answer, the right to double is the opponent's, or the stake may not rise further.
        """
        if self.offer:
            raise Fault("offer-waits")
        if self.cube.owner is by.other:
            raise Fault("right-is-others", holder=self.cube.owner)
        self._check_limit(rules)
        return replace(self, offer=Offer(by))

    def double_back(self, rules: RuleSet, length: int) -> Stake:
        """The stake when the player who was offered a double takes it and at once offers another.

        Fault if nothing was offered, the rules know no such reply, or the stake may not rise further.
        """
        offer = self.offered()
        right = rules.beaver(offer.answers, length)
        if right is None:
            raise Fault("double-refused", reading=rules["beaver"])
        raised = Stake(Cube(self.cube.value * 2, self.cube.owner), doubled=True)
        raised._check_limit(rules)
        return replace(raised, offer=Offer(offer.by.other, offer.answers + 1, right))

    def take(self) -> Stake:
        """The stake when the offer is taken; Fault if nothing was offered."""
        return Stake(Cube(self.cube.value * 2, self.offered().holder), doubled=True)

    def refused(self, rules: RuleSet) -> int:
        """The points lost by refusing the offer; Fault if nothing was offered."""
        self.offered()
        return rules.refused_double(self.cube.value)

    def offered(self) -> Offer:
        """The offer that waits; Fault if there is none."""
        if self.offer is None:
            raise Fault("nothing-offered")
        return self.offer

    def _check_limit(self, rules: RuleSet) -> None:
        if not rules.cube_limit(self.cube.value * 2):
            raise Fault("double-refused", reading=rules["cube_limit"])
