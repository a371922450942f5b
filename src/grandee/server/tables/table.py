"""One open table: its state, who listens, and what is under way for it in this process."""

from __future__ import annotations

import asyncio
import time

from grandee.server.api import Update
from grandee.server.live.subscribers import PresenceElsewhere, Subscriber, TablePresence
from grandee.server.storage.phases import GATHERING
from grandee.server.tables.state import TableState

MOST_FROM_ADDRESS, MOST_AT_TABLE = 40, 400  # sockets at a table, at most
FOR_SEATS = 40  # of them are not for spectators
PRESENCE_SECONDS = 0.5  # seconds between two messages about who is at a table


class Table:
    """A table with its lock, its subscribers and what is under way for it."""

    def __init__(self, table_state: TableState, elsewhere: PresenceElsewhere, mine: bool) -> None:
        self.state = table_state
        self.elsewhere = elsewhere
        self.mine = mine  # whether it is this worker that brought up the present decision, and looks after it
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.shown: dict[int, int] = {}  # the last version that a page has shown to a seat through this worker
        self.seats_of: dict[bytes, set[int]] = {}  # devices that have been asked about
        self.address = ""  # of whoever acted here last: its bots think on that account; never stored
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.row: tuple[int, int | None] = (GATHERING, None)  # phase and due, as the database has them
        self.visited = 0  # when somebody with a seat was here, as the database has it
        self.is_gone = False  # it was removed
        self.touched = time.monotonic()
        self.presence_sent = -PRESENCE_SECONDS  # when
        self.presence_due: asyncio.TimerHandle | None = None  # when something has changed since
        self.own_facts = b""  # of a set-up with data of somebody's own, as another process has said them
        self.facts_locks: dict[str, asyncio.Lock] = {}  # for those, by the address that asks
        self.own_news: Update | None = None  # what sockets of the seat that acted last were told, for its answer

    def has_room(self, subscriber: Subscriber) -> bool:
        """Whether one more may listen: not all from one address, and spectators leave room for seats."""
        room = MOST_AT_TABLE if subscriber.reader >= 0 else MOST_AT_TABLE - FOR_SEATS
        same = sum(other.address == subscriber.address for other in self.subscribers) if subscriber.address else 0
        return len(self.subscribers) < room and same < MOST_FROM_ADDRESS

    def here(self) -> TablePresence:
        """Who is there through this worker."""
        readers = [subscriber.reader for subscriber in self.subscribers]
        return TablePresence(frozenset(seat for seat in readers if seat >= 0), sum(seat < 0 for seat in readers))

    def online(self) -> set[int]:
        """The seats whose people are there, through whatever worker."""
        return self.elsewhere.seats(self.state.id) | self.here().seats
