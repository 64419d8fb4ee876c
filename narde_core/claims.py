"""What a board fence says of its turn or of the end of its game, each claim drawn and tested."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import override

from narde_core.faults import Fault
from narde_core.notation import format_play, parse_play
from narde_core.numbers import whole
from narde_core.outcome import Ending, Victory, format_ending
from narde_core.plays import LegalTurn
from narde_core.refusal import Verdict, attempted, judge
from narde_core.search import Refusal
from narde_core.turn import Play
from narde_core.win import Kind

_WORTH = re.compile(
    rf"none|draw \d{{1,3}}(/\d{{1,3}})?|(({'|'.join(kind.value for kind in Kind)}) )?\d{{1,3}}", re.ASCII
)
OVER = "over"
_THEN = re.compile(rf"{OVER}|(mover|opponent) (throws|([1-6])-\3\([1-4]\))", re.ASCII)


@dataclass(frozen=True)
class Claim:
    """A claim as written: ``kind`` is its key, ``text`` its value, ``line`` its line in the fence (from 1).

    Raises Fault when the text is not what the kind asks for.
    """

    kind: str
    text: str
    line: int

    def __post_init__(self) -> None:
        self.read()

    @property
    def written(self) -> str:
        """The claim as it stands in the fence."""
        return f"{self.kind}: {self.text}"

    def read(self) -> object:
        """The claim's content; Fault if it cannot be read."""
        raise NotImplementedError


class TurnClaim(Claim):
    """A claim about the legal plays of a turn."""

    def broken(self, legal: LegalTurn) -> Fault | None:
        """Why the claim is false of the turn; None when it holds."""
        raise NotImplementedError

    def shown(self, legal: LegalTurn) -> tuple[tuple[Play, bool], ...]:  # noqa: ARG002 - some claims show plays of it
        """The plays to draw, each with whether it is legal."""
        return ()


class LegalClaim(TurnClaim):
    """``legal: PLAY``: the play may be made."""

    @override
    def read(self) -> object:
        return parse_play(self.text)

    def verdict(self, legal: LegalTurn) -> Verdict:
        """What the core says of the play."""
        return judge(legal, parse_play(self.text))

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        refusal = self.verdict(legal).refusal
        return Fault("claim-refused", claim=self.written, refusal=refusal) if refusal else None

    @override
    def shown(self, legal: LegalTurn) -> tuple[tuple[Play, bool], ...]:
        play = self.verdict(legal).play
        return ((play, True),) if play else ()


class IllegalClaim(TurnClaim):
    """``illegal: PLAY  REASON``: the play is refused; REASON is the dispute that refuses it, or the refusal's code."""

    @override
    def read(self) -> tuple[str, str]:
        play, _, reason = self.text.rpartition(" ")
        if not play or "/" in reason:
            raise Fault("claim-needs-reason", given=self.text)
        parse_play(play)
        return play.strip(), reason

    def verdict(self, legal: LegalTurn) -> Verdict:
        """What the core says of the play."""
        return judge(legal, parse_play(self.read()[0]))

    def refusal(self, legal: LegalTurn) -> Refusal | None:
        """The refusal claimed, or None when the play is legal after all."""
        return self.verdict(legal).refusal

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        refusal = self.refusal(legal)
        if refusal is None:
            return Fault("claim-legal-after-all", claim=self.written)
        reason = self.read()[1]
        if reason in (refusal.dispute, refusal.code):
            return None
        return Fault("claim-other-reason", claim=self.written, reason=refusal.dispute or refusal.code)

    @override
    def shown(self, legal: LegalTurn) -> tuple[tuple[Play, bool], ...]:
        """The steps of the refused play, as far as dice can be laid to its moves."""
        return ((attempted(legal, parse_play(self.read()[0])), False),)


class OnlyClaim(TurnClaim):
    """``only: PLAY, PLAY``: these are the legal plays, every distinct result named once."""

    @override
    def read(self) -> list[str]:
        plays = [play.strip() for play in self.text.split(",")]
        for play in plays:
            parse_play(play)
        return plays

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        ends = []
        for text in self.read():
            verdict = judge(legal, parse_play(text))
            if verdict.refusal:
                return Fault("claim-refused", claim=self.written, refusal=verdict.refusal)
            if verdict.play is not None:
                ends.append(legal.result_of(verdict.play))
        if len(ends) == len(set(ends)) == len(legal.ends.nodes):
            return None
        return Fault("claim-only", claim=self.written, plays=", ".join(format_play(play) for play in legal.plays[:12]))

    @override
    def shown(self, legal: LegalTurn) -> tuple[tuple[Play, bool], ...]:
        verdicts = (judge(legal, parse_play(text)) for text in self.read())
        return tuple((verdict.play, True) for verdict in verdicts if verdict.play)


class CountClaim(TurnClaim):
    """``count: N``: the turn has N distinct results."""

    @override
    def read(self) -> int:
        return whole(self.text)

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        counted = len(legal.ends.nodes)
        return None if counted == self.read() else Fault("claim-count", claim=self.written, counted=counted)


class PassClaim(TurnClaim):
    """``pass: yes`` or ``pass: no``: whether the turn is passed because no die can be played."""

    @override
    def read(self) -> bool:
        if self.text not in ("yes", "no"):
            raise Fault("claim-yes-no", given=self.text)
        return self.text == "yes"

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        if legal.must_pass is self.read():
            return None
        plays = ", ".join(format_play(play) for play in legal.plays[:12])
        return Fault("claim-pass", claim=self.written, plays=plays)


class ThenClaim(TurnClaim):
    """``then: mover 5-5(4)``, ``then: opponent throws``, ``then: over``: who comes next, and what he plays: the number of
    a double that runs on, so many times, or the dice that he throws; ``over`` if every play ends the game.
    """

    @override
    def read(self) -> str:
        if not _THEN.fullmatch(self.text):
            raise Fault("claim-then-word", given=self.text)
        return self.text

    @override
    def broken(self, legal: LegalTurn) -> Fault | None:
        told = str(legal.following or OVER)
        return None if told == self.text else Fault("claim-then", claim=self.written, told=told)


class WorthClaim(Claim):
    """``worth: N``, ``worth: KIND N``, ``worth: draw N`` or ``worth: none``: how the game has ended, N points; or not yet."""

    @override
    def read(self) -> str:
        if not _WORTH.fullmatch(self.text):
            raise Fault("claim-worth-word", given=self.text)
        return self.text

    def broken(self, ending: Ending | None) -> Fault | None:
        """Why the claim is false of the ending; None when it holds."""
        told = format_ending(ending)
        if self.text == told or (isinstance(ending, Victory) and self.text == str(ending.win.points)):
            return None
        return Fault("claim-worth", claim=self.written, told=told)


CLAIMS: dict[str, type[Claim]] = {
    "legal": LegalClaim,
    "illegal": IllegalClaim,
    "only": OnlyClaim,
    "count": CountClaim,
    "pass": PassClaim,
    "then": ThenClaim,
    "worth": WorthClaim,
}
