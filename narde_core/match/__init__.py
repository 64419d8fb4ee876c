"""Match after Match: the score, the lot, the cube, and what each of them does under a rule set."""

from narde_core.match.doubling import Offer, Stake
from narde_core.match.match import Match, Result, Won, result
from narde_core.match.starting import Lot, cast_lot, stake_after

__all__ = ["Lot", "Match", "Offer", "Result", "Stake", "Won", "cast_lot", "result", "stake_after"]
