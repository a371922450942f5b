"""A table as its log makes it: every entry is taken in, one after the other, and nothing else changes it.

Two processes that have read the same log hold the same table. `Live` decides nothing and writes nothing; who may do
what is the house's business.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal, NamedTuple

import msgspec

from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.refusals import BadInput
from grandee.core.state import State
from grandee.core.title import SetUp
from grandee.records import notation
from grandee.server.clock import Clocks
from grandee.server.messages import Terms
from grandee.server.reveal import reveals
from grandee.server.schema import GATHERING, OVER, RUNNING
from grandee.server.store import Entry

REMEMBERED = 20  # entries with their events; what is older is read from the log again, which takes milliseconds
CLIENT_IDS = 64  # that are remembered; a retry comes soon
EVENT = 7  # numbers in an event


Kind = Literal["open", "person", "bot"]


class Sitter(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat."""

    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    forfeited: bool = False
    late: bool = False  # its time was over


class Happened(NamedTuple):
    """An entry and the events that it led to, packed."""

    entry: Entry
    hidden: int  # of a move: the action, so that readers get what they may know; -1 otherwise
    rows: bytes

    def events(self) -> list[list[int]]:
        numbers = array("q")
        numbers.frombytes(self.rows)
        return [list(numbers[i : i + EVENT]) for i in range(0, len(numbers), EVENT)]


@dataclass(slots=True)
class Before:
    """The state before a move that may perhaps be taken back."""

    state: State
    seat: int
    action: int
    n: int  # of the entry before it
    clocks: Clocks  # as they were: taking back pays nobody
    shown: bool | None = None  # whether it showed something, so that it stays; worked out when somebody asks


@dataclass
class Live:
    """A table in memory."""

    id: str
    set_up: SetUp
    seed: bytes
    terms: Terms
    sitters: list[Sitter]
    created: int = 0
    n: int = 0
    version: int = 0
    phase: int = GATHERING
    at: int = 0  # when the newest entry was made
    chat: bool = True
    rematch: str = ""
    state: State = field(init=False)
    answers: dict[int, int] = field(default_factory=dict)  # to the present secret choice
    revisions: dict[int, int] = field(default_factory=dict)
    moves: array[int] = field(default_factory=lambda: array("i"))  # seat × the number of actions + action
    last: dict[int, int] = field(default_factory=dict)  # the entry of each seat's last move
    undo: list[Before] = field(default_factory=list)
    recent: deque[Happened] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    known: OrderedDict[str, tuple[int, int, int]] = field(
        default_factory=OrderedDict
    )  # client ids: n, version, revision

    def __post_init__(self) -> None:
        self.chat = self.terms.chat
        self.events = Events()
        self.out = self.set_up.rules.tried.another()
        self.state = self.set_up.rules.begin(self.seed)
        self.clocks = Clocks(self.terms.clock, self.set_up.seats)

    # -- taking in -----------------------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> Happened:
        """Take the next entry in."""
        if entry.n != self.n + 1:
            raise ValueError(f"table {self.id}: entry {entry.n} after {self.n}")
        self.events.rows.clear()
        self.state.events = self.events
        seat, action = entry.seat, -1
        match entry.what:
            case "start":
                self.begin()
            case "move":
                action = self.action(entry.text)
                self.move(seat, action)
            case "answer":
                action = self.action(entry.text)
                self.answer(seat, action)
            case "cancel":
                self.take_back()
            case "seat":
                self.sitters[seat] = msgspec.json.decode(entry.text, type=Sitter)
                if self.sitters[seat].kind == "person":
                    self.clocks.back(seat)
            case "flag":
                self.flag(seat)
            case "host":
                self.chat = entry.text == "chat"
            case "rematch":
                self.rematch = entry.text
        self.state.events = None
        if entry.what in ("move", "answer"):
            self.clocks.answered(seat, entry.at)
            self.last[seat] = entry.n
        self.n, self.at = entry.n, entry.at
        self.clocks.run(self.waited_for(), entry.at)
        packed = array("q", [number for row in self.events.rows for number in row])
        happened = Happened(entry, action, packed.tobytes())
        self.recent.append(happened)
        self.remember(entry)
        return happened

    def action(self, move: str) -> int:
        return notation.read_action(self.set_up.rules, move)

    def begin(self) -> None:
        """Deal once more, so that the events of the set-up are told."""
        self.state = self.set_up.rules.begin(self.seed, self.events)
        self.phase = OVER if self.state.over() else RUNNING
        self.version += 1

    def move(self, seat: int, action: int) -> None:
        before = self.state.clone()
        self.state.play(seat, action, self.out)
        self.note(seat, action)
        if self.undo and self.undo[-1].seat != seat:
            self.undo.clear()
        shown = None if self.sitters[seat].kind == "person" else True
        self.undo.append(Before(before, seat, action, self.n, self.clocks.copy(), shown))
        self.next_decision()

    def answer(self, seat: int, action: int) -> None:
        """Keep an answer to a secret choice; with the last one all are played, in the order of the seats."""
        self.undo.clear()
        self.answers[seat] = action
        self.revisions[seat] = self.revisions.get(seat, 0) + 1
        if any(other not in self.answers for other in self.asked()):
            return
        for other, chosen in sorted(self.answers.items()):
            self.state.play(other, chosen, self.out)
            self.note(other, chosen)
        self.next_decision()

    def take_back(self) -> None:
        before = self.undo.pop()
        self.state, self.clocks = before.state, before.clocks
        self.moves.pop()
        self.next_decision()

    def flag(self, seat: int) -> None:
        """The time of a seat is over: a bot goes on."""
        sitter = self.sitters[seat]
        forfeited = self.terms.when_late == "forfeit"
        self.sitters[seat] = Sitter("bot", sitter.name, self.terms.late_bot, forfeited, late=True)

    def note(self, seat: int, action: int) -> None:
        self.moves.append(seat * int(self.set_up.rules.actions) + action)

    def next_decision(self) -> None:
        self.answers.clear()
        self.revisions.clear()
        self.version += 1
        if self.state.over():
            self.phase = OVER

    def remember(self, entry: Entry) -> None:
        if entry.client:
            self.known[f"{entry.seat} {entry.client}"] = (self.n, self.version, self.revisions.get(entry.seat, 0))
            while len(self.known) > CLIENT_IDS:
                self.known.popitem(last=False)

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self.phase == RUNNING

    def asked(self) -> list[int]:
        """The seats that the present decision asks, those that have answered it in secret too."""
        if self.phase != RUNNING:
            return []
        asked = int(self.state.asked())
        return [seat for seat in range(self.set_up.seats) if asked >> seat & 1]

    def waited_for(self) -> set[int]:
        """The people for whom the table waits."""
        return {seat for seat in self.asked() if seat not in self.answers and self.sitters[seat].kind == "person"}

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.asked() if seat not in self.answers and self.sitters[seat].kind == "bot"]

    def is_secret_choice(self) -> bool:
        return len(self.asked()) > 1

    def may_cancel(self, seat: int) -> bool:
        """Whether the last thing at this table was a move of this seat that has shown nothing to anybody."""
        if not self.running or not self.undo or self.undo[-1].seat != seat:
            return False
        last = self.undo[-1]
        if last.shown is None:  # the present state is the one that this move led to
            last.shown = reveals(last.state, last.seat, last.action, self.state, Rng(last.n))
        return not last.shown

    @property
    def commitment(self) -> str:
        return "sha256:" + sha256(self.seed).hexdigest()

    @property
    def names(self) -> list[str]:
        """What the players are called: people by their names, bots by their level, in their seat's letter otherwise."""
        letters = self.set_up.letters
        return [sitter.name or sitter.bot or letters[seat] for seat, sitter in enumerate(self.sitters)]

    def played(self) -> list[tuple[int, int]]:
        """All moves that count: seat and action."""
        actions = int(self.set_up.rules.actions)
        return [divmod(move, actions) for move in self.moves]

    def points(self) -> dict[str, int]:
        return {letter: int(self.state.points(seat)) for seat, letter in enumerate(self.set_up.letters)}

    def winners(self) -> list[str]:
        """The seats with the most points; one that has forfeited wins nothing, unless all have."""
        points = self.points()
        there = [letter for letter, sitter in zip(points, self.sitters, strict=True) if not sitter.forfeited]
        best = max(points[letter] for letter in there or points)
        return [letter for letter in there or points if points[letter] == best]


def read_seats(text: str) -> list[Sitter]:
    return msgspec.json.decode(text, type=list[Sitter])


def set_up_from_row(game: str, options: str, house: str) -> SetUp:
    from grandee.records.table import set_up_from

    given = msgspec.json.decode(options, type=dict[str, bool | int | str | list[str]])
    try:
        return set_up_from(game, given, msgspec.json.decode(house, type=dict[str, str]))
    except BadInput as fault:
        raise fault.inside("table") from None
