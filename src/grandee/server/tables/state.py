"""A table as its log makes it: every entry is taken in, one after the other, and nothing else changes it.

Two processes that have read the same log hold the same table. `TableState` decides nothing and writes nothing; who
may do what is the business of the `TableManager`.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict, deque
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal, NamedTuple

import msgspec

from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.game import Setup
from grandee.core.outcome import Outcome
from grandee.core.refusals import BadInput
from grandee.core.state import State
from grandee.records import notation
from grandee.server.api import Terms
from grandee.server.storage.phases import CLOSED, GATHERING, OVER, RUNNING
from grandee.server.storage.store import LogEntry
from grandee.server.tables.clock import Clocks
from grandee.server.tables.undo_policy import reveals

RECENT_ENTRIES = 20  # entries with their events; what is older is read from the log again, which takes milliseconds
MOST_CLIENT_IDS = 64  # that are remembered, as many for each seat; a retry comes soon
MOST_LET_IN = 12  # of a seat that are told in an hour, at most: there are no more
HOUR = 3_600_000
MOST_CANCELS = 200  # moves that are taken back before somebody else acts, at most: each stays in the log
EVENT_SIZE = 7  # numbers in an event


Kind = Literal["open", "person", "bot"]


class Sitter(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat."""

    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    forfeited: bool = False
    late: bool = False  # its time was over, or without a clock the table has waited long enough


class Change(NamedTuple):
    """An entry and the events that it led to, packed."""

    entry: LogEntry
    number: int  # of the entry as readers know it
    is_announced: bool  # whether they hear of it: that a secret answer was changed, nobody does
    hidden: int  # of a move: the action, so that readers get what they may know; -1 otherwise
    rows: bytes

    def events(self) -> list[list[int]]:
        numbers = array("q")
        numbers.frombytes(self.rows)
        return [list(numbers[i : i + EVENT_SIZE]) for i in range(0, len(numbers), EVENT_SIZE)]


Known = OrderedDict[str, tuple[int, int, int]]  # by client id: what was answered, which is n, version and revision


@dataclass(slots=True)
class StateBefore:
    """The state before a move that may perhaps be taken back."""

    state: State
    seat: int
    action: int
    number: int  # of the entry before it, as readers know it
    clocks: Clocks  # as they were: taking back pays nobody
    shown: bool | None = None  # whether it showed something, so that it stays; worked out when somebody asks


@dataclass
class TableState:
    """A table in memory."""

    id: str
    setup: Setup
    seed: bytes
    terms: Terms
    sitters: list[Sitter]
    created: int = 0
    n: int = 0
    version: int = 0
    phase: int = GATHERING
    started: bool = False
    newest_entry_at: int = 0
    moved: int = 0  # when the newest one was made that readers are told
    chat: bool = True
    rematch: str = ""
    state: State = field(init=False)
    answers: dict[int, int] = field(default_factory=dict)  # to the present secret choice
    revisions: dict[int, int] = field(default_factory=dict)
    moves: array[int] = field(default_factory=lambda: array("i"))  # seat × the number of actions + action
    changed_answers: array[int] = field(default_factory=lambda: array("i"))  # entries that only change a secret answer
    last: dict[int, int] = field(default_factory=dict)  # the entry of each seat's last move, as readers know it
    undo: list[StateBefore] = field(default_factory=list)
    cancels: int = 0  # how many moves were taken back since somebody else acted
    recent: deque[Change] = field(default_factory=lambda: deque(maxlen=RECENT_ENTRIES))
    known: dict[int, Known] = field(default_factory=dict)  # by seat: what whoever sits there has done
    facts_version: int = 0  # of what a board must know; 0 is that of the set-up
    facts_changed: int = 0  # the newest entry with which that became another, as readers know it
    offered: dict[int, list[int]] = field(default_factory=dict)  # by seat: what it may do now, worked out once
    joined: dict[int, str] = field(default_factory=dict)  # by seat: with which id whoever sits there sat down
    let_in_times: dict[int, list[int]] = field(default_factory=dict)  # by seat: when somebody was let in, lately
    late_at: dict[int, int] = field(default_factory=dict)  # by seat: the version at which its time was over

    def __post_init__(self) -> None:
        self.chat = self.terms.chat
        self.events = Events()
        self.out = self.setup.rules.tried.empty_like()
        self.state = self.setup.rules.begin(self.seed)
        self.clocks = Clocks(self.terms.clock, self.setup.seats)

    # -- taking in -----------------------------------------------------------------------------------------------------

    def take(self, entry: LogEntry) -> Change:
        """Take the next entry in."""
        if entry.n != self.n + 1:
            raise ValueError(f"table {self.id}: entry {entry.n} after {self.n}")
        self.events.rows.clear()
        self.state.events = self.events
        seat, action = entry.seat, -1
        changes = entry.what == "answer" and seat in self.answers
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
                self.sit(entry)
            case "enter":
                self.let_in_times[seat] = [*self.recent_entrances(seat, entry.at), entry.at]
            case "flag":
                self.flag(seat)
            case "host":
                self.chat = entry.text == "chat"
            case "rematch":
                self.rematch = entry.text
            case "close":
                self.close()
        self.state.events = None
        if entry.what in ("move", "answer", "cancel"):
            self.clocks.answered(seat, entry.at)
        self.n, self.newest_entry_at = entry.n, entry.at
        asked = {seat for seat in self.asked() if seat not in self.answers}
        self.clocks.run(asked, {seat for seat in asked if self.sitters[seat].kind != "bot"}, entry.at)
        packed = array("q", [number for row in self.events.rows for number in row])
        if changes:
            self.changed_answers.append(entry.n)
        else:
            self.moved = entry.at
            if entry.what in ("move", "answer"):
                self.last[seat] = self.number
        self.note_facts()
        happened = Change(entry, self.number, not changes, action, packed.tobytes())
        if not changes:
            self.recent.append(happened)
        self.remember(entry)
        return happened

    def note_facts(self) -> None:
        version = self.setup.game.facts_version(self.setup, self.state) if self.started else 0
        if version != self.facts_version:
            self.facts_version, self.facts_changed = version, self.number

    @property
    def number(self) -> int:
        """The number of the newest entry as readers know it.

        An entry that only changes a secret answer has none, so that nobody misses one.
        """
        return self.n - len(self.changed_answers)

    def action(self, move: str) -> int:
        return notation.read_action(self.setup.rules, move)

    def begin(self) -> None:
        """Deal once more, so that the events of the set-up are told."""
        self.state = self.setup.rules.begin(self.seed, self.events)
        self.offered = {}
        self.phase = OVER if self.state.is_over() else RUNNING
        self.started = True
        self.version += 1

    def close(self) -> None:
        """Whoever runs the server has ended it: it stays as it is, and what is hidden stays hidden."""
        self.undo.clear()
        self.phase = CLOSED
        self.version += 1

    def move(self, seat: int, action: int) -> None:
        before = self.state.clone()
        self.check(seat, action)
        self.apply(seat, action)
        if self.undo and self.undo[-1].seat != seat:
            self.undo.clear()
            self.cancels = 0
        shown = None if self.sitters[seat].kind == "person" else True
        self.undo.append(StateBefore(before, seat, action, self.number, self.clocks.copy(), shown))
        self.next_decision()

    def answer(self, seat: int, action: int) -> None:
        """Keep an answer to a secret choice; with the last one all are played, in the order of the seats."""
        self.undo.clear()
        self.cancels = 0
        self.answers[seat] = action
        self.revisions[seat] = self.revisions.get(seat, 0) + 1
        if any(other not in self.answers for other in self.asked()):
            return
        for other, chosen in self.answers.items():
            self.check(other, chosen)
        for other, chosen in sorted(self.answers.items()):
            self.apply(other, chosen)
        self.next_decision()

    def check(self, seat: int, action: int) -> None:
        """Raise `IllegalMove` if a seat may not do this now: a log may have been written by another version."""
        if action not in self.legal_actions(seat):
            self.state.play(seat, action, self.out)

    def apply(self, seat: int, action: int) -> None:
        """Do what is legal; that finds what the next seat may do."""
        self.state.apply(seat, action, self.out)
        self.offered = {int(self.out.seat): self.out.to_list()} if self.out.n else {}
        self.moves.append(seat * int(self.setup.rules.actions) + action)

    def take_back(self) -> None:
        before = self.undo.pop()
        before.clocks.returned |= self.clocks.returned
        self.state, self.clocks, self.offered = before.state, before.clocks, {}
        self.moves.pop()
        self.cancels += 1
        self.next_decision()

    def sit(self, entry: LogEntry) -> None:
        """Somebody else plays at a seat, or nobody. Who sits down anew has done nothing there before."""
        seat, before = entry.seat, self.sitters[entry.seat]
        self.sitters[seat] = msgspec.json.decode(entry.text, type=Sitter)
        if self.sitters[seat].kind == "open" or before.kind == "open":
            self.known.pop(seat, None)
            self.let_in_times.pop(seat, None)
            self.joined.pop(seat, None)
        if entry.client:
            self.joined[seat] = entry.client
        if self.sitters[seat].kind != "bot":  # a seat without time that is free would be nobody's before anybody comes
            self.clocks.back(seat, entry.at)
        self.keep_moves()

    def recent_entrances(self, seat: int, now: int) -> list[int]:
        """When somebody was let in at a seat again, in the last hour."""
        return [at for at in self.let_in_times.get(seat, ()) if at > now - HOUR]

    def keep_moves(self) -> None:
        """What was moved before is not taken back any more."""
        for before in self.undo:
            before.shown = True

    def flag(self, seat: int) -> None:
        """The time of a seat is over: a bot goes on."""
        self.keep_moves()
        self.late_at[seat] = self.version
        sitter = self.sitters[seat]
        forfeited = self.terms.when_late == "forfeit"
        self.sitters[seat] = Sitter("bot", sitter.name, self.terms.late_bot, forfeited, late=True)

    def late_answer(self, seat: int) -> str:
        """The answer that the rules give a seat to the decision for which it took too long; empty if they give none."""
        if self.late_at.get(seat) != self.version:
            return ""
        return self.setup.game.answer_when_late(self.setup, self.state, seat)

    def next_decision(self) -> None:
        self.answers.clear()
        self.revisions.clear()
        self.version += 1
        if self.state.is_over():
            self.phase = OVER

    def remember(self, entry: LogEntry) -> None:
        if entry.client and entry.what != "seat":  # sitting down is no answer to anything that is done there
            known = self.known.setdefault(entry.seat, OrderedDict())
            known[entry.client] = (self.number, self.version, self.revisions.get(entry.seat, 0))
            while len(known) > MOST_CLIENT_IDS // self.setup.seats:
                known.popitem(last=False)

    def still(self) -> TableState:
        """The table as it is now, for whoever looks at it at leisure while the game goes on."""
        found = copy(self)
        found.state, found.sitters, found.answers = self.state.clone(), list(self.sitters), dict(self.answers)
        found.changed_answers, found.offered = self.changed_answers[:], dict(self.offered)
        return found

    # -- what there is -------------------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self.phase == RUNNING

    def asked(self) -> list[int]:
        """The seats that the present decision asks, those that have answered it in secret too."""
        if self.phase != RUNNING:
            return []
        asked = int(self.state.asked())
        return [seat for seat in range(self.setup.seats) if asked >> seat & 1]

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may do now; it is worked out once for a decision."""
        if seat not in self.offered:
            self.offered[seat] = self.state.legal_actions(seat)
        return self.offered[seat]

    def waited_for(self) -> set[int]:
        """The people for whom the table waits."""
        return {seat for seat in self.asked() if seat not in self.answers and self.sitters[seat].kind == "person"}

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.asked() if seat not in self.answers and self.sitters[seat].kind == "bot"]

    def is_secret_choice(self) -> bool:
        return len(self.asked()) > 1

    def gone_from(self, seat: int) -> int | None:
        """From when on somebody else may play at a seat without its owner; nothing to say if that is not to come."""
        sitter = self.sitters[seat]
        if sitter.kind == "person":
            return self.clocks.given_up(seat)
        return 0 if sitter.late or (sitter.kind == "bot" and sitter.forfeited) else None

    def may_return(self, seat: int, now: int) -> bool:
        """Whether the owner of a seat may take it back from a bot."""
        sitter = self.sitters[seat]
        return sitter.kind == "bot" and not sitter.forfeited and self.clocks.may_return(seat, now)

    def may_cancel(self, seat: int) -> bool:
        """Whether the last thing at this table was a move of this seat that has shown nothing to anybody."""
        if not self.running or not self.undo or self.undo[-1].seat != seat or self.cancels >= MOST_CANCELS:
            return False
        last = self.undo[-1]
        if last.shown is None:  # the present state is the one that this move led to
            last.shown = reveals(last.state, last.seat, last.action, self.state, Rng(last.number))
        return not last.shown

    @property
    def commitment(self) -> str:
        return "sha256:" + sha256(self.seed).hexdigest()

    @property
    def names(self) -> list[str]:
        """What the players are called: people by their names, bots by their level, in their seat's letter otherwise."""
        letters = self.setup.letters
        return [sitter.name or sitter.bot or letters[seat] for seat, sitter in enumerate(self.sitters)]

    def played(self) -> list[tuple[int, int]]:
        """All moves that count: seat and action."""
        actions = int(self.setup.rules.actions)
        return [divmod(move, actions) for move in self.moves]

    def points(self) -> dict[str, int]:
        return {letter: int(self.state.points(seat)) for seat, letter in enumerate(self.setup.letters)}

    def outcome(self) -> Outcome:
        """Who has won and in which order the others follow; a seat that has forfeited comes last, unless all have."""
        forfeited = sum(1 << seat for seat, sitter in enumerate(self.sitters) if sitter.forfeited)
        everybody = (1 << self.setup.seats) - 1
        return self.state.outcome(forfeited if forfeited != everybody else 0)


def read_seats(text: str) -> list[Sitter]:
    return msgspec.json.decode(text, type=list[Sitter])


def set_up_from_row(game: str, options: str, manager: str) -> Setup:
    from grandee.records.match import set_up_from

    given = msgspec.json.decode(options, type=dict[str, bool | int | str | list[str]])
    try:
        return set_up_from(game, given, msgspec.json.decode(manager, type=dict[str, str]))
    except BadInput as fault:
        raise fault.inside("table") from None
