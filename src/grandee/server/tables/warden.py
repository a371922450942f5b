"""Keeps a running server in step with its operator, and clears away what nobody wants any more.

What an operator orders is in the database (`storage/orders.py`, `storage/bars.py`); every worker
reads it every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from ipaddress import ip_address

from grandee.server.storage import bars, orders, people
from grandee.server.storage.bars import ACCOUNT, NETWORK
from grandee.server.storage.database import Connection, Row
from grandee.server.storage.orders import CLOSE
from grandee.server.tables import operating
from grandee.server.tables.clock import DAY
from grandee.server.tables.manager import TableManager
from grandee.server.tables.operating import Network

logger = logging.getLogger("grandee.server")

WATCH_SECONDS = 3.0  # seconds between two looks at what was ordered
TIDY_SECONDS = 3_600.0  # seconds between two looks at what can go
NEVER_STARTED = 30 * DAY  # milliseconds after the last visit, after which a table that never started goes


class Bars:
    """Who may do nothing here, as the database had it a moment ago."""

    def __init__(self) -> None:
        self.networks: list[Network] = []
        self.accounts: frozenset[str] = frozenset()
        self.devices: frozenset[bytes] = frozenset()  # of those accounts

    def __bool__(self) -> bool:
        return bool(self.networks or self.accounts)

    def hold(self, address: str, device: bytes) -> bool:
        """Whether a visitor is barred."""
        return device in self.devices or self.hold_network(address)

    def hold_network(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:  # such as a socket file, which has no address
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self.networks)


class Warden:
    """Looks after one worker's tables."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.bars = Bars()
        self.obeyed: set[tuple[str, str, int]] = set()
        self.tidied = time.monotonic()

    async def start(self) -> None:
        """What was ordered before is in the database; from now on it is looked at again and again."""
        given, barred = await self.manager.store.read(self.read)
        self.obeyed = {(row.table_id, row.what, row.at) for row in given}
        self.take_bars(*barred)
        self.manager.later(self.watch())

    def read(self, connection: Connection) -> tuple[list[Row], tuple[list[str], list[str], list[bytes]]]:
        rows = bars.in_force(connection, self.manager.now())
        accounts = [row.what for row in rows if row.kind == ACCOUNT]
        networks = [row.what for row in rows if row.kind == NETWORK]
        return orders.every_order(connection), (networks, accounts, people.devices_of(connection, accounts))

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                given, barred = await self.manager.store.read(self.read)
                self.take_bars(*barred)
                for row in given:
                    await self.obey(row.table_id, row.what, row.at)
                self.obeyed &= {(row.table_id, row.what, row.at) for row in given}
                if time.monotonic() - self.tidied > TIDY_SECONDS:
                    self.tidied = time.monotonic()
                    await self.tidy()
            except Exception:  # such as a database that is started again: there is a next time
                logger.exception("what the operator has ordered was not looked at")
            for table in self.manager.tables.values():
                if table.here().seats:
                    self.manager.note_visit(table)

    def take_bars(self, networks: list[str], accounts: list[str], devices: list[bytes]) -> None:
        """Take over who is barred, and let go of those who listen."""
        before = (self.bars.networks, self.bars.devices)
        self.bars.networks = [operating.network(each) for each in networks]
        self.bars.accounts, self.bars.devices = frozenset(accounts), frozenset(devices)
        if before == (self.bars.networks, self.bars.devices):
            return
        for table in self.manager.tables.values():
            for subscriber in list(table.subscribers):
                if self.bars.hold(subscriber.address, subscriber.device):
                    subscriber.drop()

    async def obey(self, table: str, what: str, at: int) -> None:
        """What was done to a table in the database is done in this worker's memory too."""
        if (table, what, at) in self.obeyed:
            return
        self.obeyed.add((table, what, at))
        if what == CLOSE:
            await self.manager.take_in_appended(table)
        else:
            await self.manager.forget(table)
            await self.manager.store.write(lambda c: orders.clear(c, table))

    async def tidy(self) -> None:
        """Remove tables that never started and were long left alone, and what is known of orders and bars long over."""
        now = self.manager.now()

        def work(connection: Connection) -> int:
            orders.remove_old_orders(connection, now - DAY)
            bars.forget_bars(connection, now - DAY)
            gone = orders.never_started(connection, now - NEVER_STARTED)
            for table in gone:
                orders.remove(connection, table, now)
            return len(gone)

        if removed := await self.manager.store.write(work):
            logger.info("tables that never started were removed", extra={"count": removed})
