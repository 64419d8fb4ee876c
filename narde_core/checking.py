"""A transcript played through under a rule set: every play, double, score, starter and result that cannot be.

A fault is reported where it stands and the game goes on from what was written, as far as the board allows, so that one
slip is one finding.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice

from narde_core.faults import Fault
from narde_core.match import Match, Won, result
from narde_core.outcome import finish, possible_wins
from narde_core.plays import LegalTurn
from narde_core.position import Position
from narde_core.refusal import attempted, judge
from narde_core.ruleset import RuleSet
from narde_core.transcript import Action, Cubed, Entry, Left, Place, Played, RecordedGame, Result, Transcript, Unplayed
from narde_core.turn import Colour, Play, Roll, Turn


@dataclass(frozen=True)
class Finding:
    """Something in a transcript that cannot be: where it stands, in which game and turn (0: not a turn's), and why.

    ``player``: whose column it stands in; None where it is nobody's.
    """

    place: Place
    game: int
    turn: int
    fault: Fault
    player: Colour | None = None


@dataclass(frozen=True)
class Followed:
    """A turn of a transcript as it stood on the board: what was written, and the position and roll it answers."""

    entry: Played
    turn: Turn


@dataclass(frozen=True)
class Checked:
    """One game of a transcript: its faults, and its turns as far as the board could be followed."""

    recorded: RecordedGame
    findings: tuple[Finding, ...]
    turns: tuple[Followed, ...]


def check(transcript: Transcript, rules: RuleSet) -> Iterator[Finding]:
    """Every fault of a transcript under ``rules``, game by game. Fault if the rules are of another game."""
    for checked in follow(transcript, rules):
        yield from checked.findings


def follow(transcript: Transcript, rules: RuleSet, start: int = 0) -> Iterator[Checked]:
    """Every game of a transcript from the one at index ``start``, checked and played through.

    Fault if the rules are of another game, or of one in which a turn can be more than a throw and a play.
    """
    if rules.runs_on:
        raise Fault("check-runs-on", game=rules.game)
    if transcript.game is not rules.game:
        raise Fault("check-other-game", written=transcript.game.name, rules=rules.game.name)
    for recorded, match in islice(_matches(transcript, rules), start, None):
        played = _Game(recorded, match)
        findings = tuple(played.findings())
        yield Checked(recorded, findings, tuple(played.followed))


def _matches(transcript: Transcript, rules: RuleSet) -> Iterator[tuple[RecordedGame, Match]]:
    """Every game with the match as the games before it leave it, by the points that the transcript itself gives."""
    match = Match(rules=rules, length=transcript.length)
    first = transcript.games[0]
    if first.number > 1:
        match = _as_written(match, first)
    for recorded in transcript.games:
        yield recorded, match
        match = _following(match, recorded)


def _following(match: Match, recorded: RecordedGame) -> Match:
    """The match after a game."""
    before = _as_written(match, recorded)
    given, starter = recorded.result, _starter(recorded)
    if given is None or starter is None or before.over:
        return before
    points = Fraction(given.points)
    shared = {given.winner: points} if given.winner else dict.fromkeys(Colour, before.rules.draw or points)
    return replace(before, starter=starter).awarded(given.winner, shared)


def _starter(recorded: RecordedGame) -> Colour | None:
    """Whose the first turn is; None for a game that was left before it."""
    first = next(iter(recorded.entries), None)
    return None if first is None or isinstance(first, Left) else first.player


def _as_written(match: Match, recorded: RecordedGame) -> Match:
    """The match at the score that is written before a game, even where the games before it do not lead to it."""
    white, black = Fraction(recorded.white_score), Fraction(recorded.black_score)
    if (match.white, match.black) == (white, black):
        return match
    return replace(match, white=white, black=black, crawford=False)


@dataclass(frozen=True)
class Ended:
    """How a game ended on the board or by a refused double: the winner (None: drawn) and his points."""

    winner: Colour | None
    points: Fraction


class _Game:
    """One game of a transcript on its way through the checks."""

    def __init__(self, recorded: RecordedGame, match: Match) -> None:
        self.recorded = recorded
        self.before = match
        self.match = match
        self.position: Position | None = match.rules.game.start
        self.mover: Colour | None = None
        self.starter: Colour | None = None
        self.turns = 0
        self.first_rolls: dict[Colour, Roll] = {}
        self.left: Colour | None = None
        self.ended: Ended | None = None
        self.stake_known = True
        self.followed: list[Followed] = []

    def findings(self) -> Iterator[Finding]:
        yield from self._header()
        for entry in self.recorded.entries:
            for fault in self._entry(entry):
                yield Finding(entry.place, self.recorded.number, self.turns, fault, entry.player)
        if self.recorded.result:
            place = self.recorded.result.place
            faults = self._result(self.recorded.result)
            yield from (Finding(place, self.recorded.number, 0, fault) for fault in faults)

    def _header(self) -> Iterator[Finding]:
        place, number = self.recorded.place, self.recorded.number
        if self.before.over:
            yield Finding(place, number, 0, Fault("match-over", length=self.before.length))
        written = f"{self.recorded.white_score}-{self.recorded.black_score}"
        counted = f"{self.before.white}-{self.before.black}"
        if written != counted:
            yield Finding(place, number, 0, Fault("check-score", given=written, counted=counted))
            self.before = self.match = _as_written(self.before, self.recorded)

    def _entry(self, entry: Entry) -> Iterator[Fault]:
        if self.ended or self.left:
            yield Fault("check-after-end")
            return
        match entry:
            case Cubed():
                yield from self._cubed(entry)
            case Left():
                self.left = entry.player
            case Played() | Unplayed():
                self.turns += 1
                yield from self._order(entry)
                yield from self._opening(entry)
                yield from self._play(entry)

    def _order(self, entry: Played | Unplayed) -> Iterator[Fault]:
        if self.starter is None:
            self.starter = entry.player
            due = self.before.starter
            if due and due is not entry.player:
                yield Fault("check-starter", starter=due, reading=self.before.rules["next_game"])
            self.match = replace(self.match, starter=entry.player)
        elif entry.player is not self.mover:
            yield Fault("check-order", given=entry.player, due=self.mover)
            if self.position:
                self.position = self.position.swapped()
        if self.match.stake.offer:
            yield Fault("offer-waits")
        self.mover = entry.player

    def _opening(self, entry: Played | Unplayed) -> Iterator[Fault]:
        rules = self.before.rules
        by_lot = self.before.starter is None and rules.lot() == 1
        if self.turns == 1 and by_lot and entry.roll.double and rules.lot_dice(entry.roll) is not None:
            yield Fault("check-opening-double", roll=entry.roll, reading=rules["lot_dice"])

    def _play(self, entry: Played | Unplayed) -> Iterator[Fault]:
        player = entry.player
        first = player not in self.first_rolls
        opened = self.first_rolls.get(player.other) if first else None
        self.first_rolls.setdefault(player, entry.roll)
        self.mover = player.other
        if self.position is None or isinstance(entry, Unplayed):
            self.position = None
            return
        second = player is not self.starter
        legal = LegalTurn(Turn(self.position, entry.roll, first, second, opened), self.before.rules)
        self.followed.append(Followed(entry, legal.turn))
        verdict = judge(legal, entry.moves)
        if verdict.refusal:
            yield Fault("check-play", play=entry.play, roll=entry.roll, refusal=verdict.refusal)
        play = attempted(legal, entry.moves) if verdict.play is None else verdict.play
        self._go_on(legal, play, player, followable=_can_be_made(legal, play) if play.steps else not entry.moves)

    def _go_on(self, legal: LegalTurn, play: Play, player: Colour, *, followable: bool) -> None:
        """The board after the play, as it was written if that can be set up; else the game is followed no farther."""
        try:
            self.position = legal.result_of(play).swapped() if followable else None
        except Fault:
            self.position = None
        if self.position is None:
            return
        ending = finish(self.position, self.before.rules, player is self.starter)
        if ending:
            ended = result(ending, player.other)
            if isinstance(ended, Won):
                self.ended = Ended(ended.winner, Fraction(self.match.worth(ended.win)))
            else:
                self.ended = Ended(None, ended.points)

    def _cubed(self, entry: Cubed) -> Iterator[Fault]:
        if not self.stake_known:
            return
        if self.starter is None:
            self.starter = self.mover = entry.player
            self.match = replace(self.match, starter=entry.player)
        try:
            self.match = self._turned(entry)
        except Fault as fault:
            self.stake_known = False
            yield fault
        offered = self.match.stake.cube.value * 2
        if self.stake_known and entry.value and entry.value != offered:
            yield Fault("check-cube-value", given=entry.value, offered=offered)

    def _turned(self, entry: Cubed) -> Match:
        """The match after what was done with the cube; Fault if it may not be done, or not by this player now."""
        offer = self.match.stake.offer
        due = offer.by.other if offer else self.mover
        if entry.player is not due and due is not None:
            raise Fault("check-order", given=entry.player, due=due)
        match entry.action:
            case Action.DOUBLE:
                return self.match.double(entry.player)
            case Action.BEAVER | Action.RACCOON:
                return self.match.double_back()
            case Action.TAKE:
                return self.match.take()
            case Action.DROP:
                self.ended = Ended(entry.player.other, Fraction(self.match.stake.refused(self.match.rules)))
                return self.match

    def _result(self, given: Result) -> Iterator[Fault]:
        """Whether the result is what the board, the cube or the player who left it makes of the game."""
        winner = self.ended.winner if self.ended else self.left.other if self.left else given.winner
        if given.winner is not winner:
            yield Fault("check-winner", winner=winner) if winner else Fault("check-drawn")
            return
        if winner is None or not self.stake_known:
            return
        if self.ended:
            possible = {self.ended.points}
        else:
            possible = {Fraction(self.match.worth(win)) for win in possible_wins(self.match.rules)}
        if Fraction(given.points) not in possible:
            known = ", ".join(map(str, sorted(possible)))
            yield Fault("check-points", given=given.points, known=known)


def _can_be_made(legal: LegalTurn, play: Play) -> bool:
    """Whether a checker stands wherever a step of the play, lawful or not, takes one from."""
    counts = list(legal.turn.position.own.counts)
    for step in play.steps:
        counts[step.start] -= 1
        counts[step.end] += 1
        if counts[step.start] < 0:
            return False
    return True
