"""Where the truth is kept: one writer thread that commits in groups, readers beside it, SQLite or PostgreSQL.

An entry is acknowledged after its commit, never before. The primary key (table, n) of the log is the only lock: of two
that append the same n, in one process or in several, one is told that it came too late.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from grandee.server.http.telemetry import Metrics
from grandee.server.settings import BadSetting
from grandee.server.storage import schema

logger = logging.getLogger("grandee.server")

T = TypeVar("T")
MOST_IN_COMMIT = 512  # writes in one commit, at most
TRIES = 5  # of what another worker, or the writer, was in the way of
SQLITE_HEADER = b"SQLite format 3\x00"  # how its files begin
SQLITE_PATIENCE = 10  # seconds for which one connection waits until another has written
CHANNEL = "grandee"  # by which workers of one PostgreSQL tell each other of new entries
NOTIFY = text(f"select pg_notify('{CHANNEL}', said) from unnest(cast(:said as text[])) as said")
WRITE_CHECK_SECONDS = 5.0  # seconds for which is known whether something can be written, and within which it must be
# bytes: a disk with less room is full, though what is written next may go where something old was
LEAST_FREE = 1_000_000
CONFLICT_CODES = ("40001", "40P01")  # how PostgreSQL says that two transactions waited for each other


class LogEntry(NamedTuple):
    """One row of a table's log."""

    n: int
    at: int  # milliseconds since 1970
    what: str
    seat: int
    text: str
    client: str = ""


class Append(NamedTuple):
    table: str
    entry: LogEntry
    also: Callable[[Connection], None] | None  # what is written with it, or not at all
    done: asyncio.Future[bool]


class Write(NamedTuple):
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Stop(NamedTuple):
    done: asyncio.Future[None]


class Store:
    """A database. `open` brings it to the present version; `close` writes what is waiting."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.url = url
        self.metrics = metrics or Metrics()
        self.engine = engine_for(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.shared = not self.is_sqlite  # whether other processes may append too
        self._queue: SimpleQueue[Append | Write | Stop] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(4, "reader")
        self._slow = ThreadPoolExecutor(1, "slow")  # one password at a time: nobody else waits for it
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: Any = None
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self._append = insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id, schema.log.c.n)
        self.secret = b""  # this server's own, when it is open
        self._write_probe: asyncio.Task[bool] | None = None  # whether something can be written
        self._tried = -WRITE_CHECK_SECONDS  # when that was begun

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.is_sqlite:
            self._lock = lock_file(self.engine.url.database or "")
        await self._loop.run_in_executor(self._readers, self._migrate)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        try:
            migrate(self.engine)
            with self.engine.connect() as connection:
                self.secret = connection.execute(select(schema.about.c.secret)).scalar_one()
        except SQLAlchemyError as fault:
            raise unusable(fault) from None

    async def close(self) -> None:
        if self._write_probe is not None:
            self._write_probe.cancel()
        if self._thread is not None and self._loop is not None:
            done = self._loop.create_future()
            self._queue.put(Stop(done))
            await done
            self._thread.join()
            self._thread = None
        self._readers.shutdown()
        self._slow.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- whether it works --------------------------------------------------------------------------------------------

    async def is_writable(self) -> bool:
        """Whether something can be written, tried by writing; however often it is asked, it is tried now and then."""
        if self._write_probe is None or time.monotonic() - self._tried >= WRITE_CHECK_SECONDS:
            self._tried = time.monotonic()
            self._write_probe = asyncio.ensure_future(self._try_to_write())
        return await asyncio.shield(self._write_probe)

    async def _try_to_write(self) -> bool:
        now = time.time_ns() // 1_000_000
        try:
            async with asyncio.timeout(WRITE_CHECK_SECONDS):
                await self.write(lambda c: c.execute(update(schema.about).values(written=now)))
                return await self.read(self._has_room)
        except (SQLAlchemyError, OSError, TimeoutError) as fault:
            logger.error("nothing can be written", extra={"reason": str(getattr(fault, "orig", fault))})
            return False

    def _has_room(self, _: Connection) -> bool:
        """Whether the disk of an SQLite file is not full; what PostgreSQL stands on is not known here."""
        if not self.is_sqlite:
            return True
        free = shutil.disk_usage(Path(self.engine.url.database or "").resolve().parent).free
        if free < LEAST_FREE:
            logger.error("the disk is full", extra={"free": free})
        return free >= LEAST_FREE

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a thread of its own."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def run_beside(self, work: Callable[[Connection], T]) -> T:
        """Run something slow that may write, such as hashing a password, beside the writer thread."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._slow, self._run_beside, work)

    def _run_beside(self, work: Callable[[Connection], T]) -> T:
        for _ in range(TRIES):
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            except OperationalError:  # SQLite: somebody has written since this transaction read
                continue
        with self.engine.begin() as connection:
            return work(connection)

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        return await self.read(lambda connection: entries(connection, table, after))

    # -- writing -----------------------------------------------------------------------------------------------------

    def append(
        self, table: str, entry: LogEntry, also: Callable[[Connection], None] | None = None
    ) -> asyncio.Future[bool]:
        """Append one entry; false if somebody else has appended one with this number."""
        assert self._loop is not None
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(Append(table, entry, also, done))
        return done

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Write something else, all of it or nothing."""
        assert self._loop is not None
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Write(work, done))
        return done

    def notify(self, *messages: str) -> asyncio.Future[None]:
        """Tell all workers of this database something, this one too."""
        return self.write(lambda connection: self.notify_with(connection, messages))

    def notify_with(self, connection: Connection, messages: Sequence[str]) -> None:
        """The same as part of a write: they hear it when it is there."""
        if self.shared and messages:
            connection.execute(NOTIFY, {"said": list(messages)})

    def _run(self) -> None:
        """The writer thread: everything that has come in while the last group was written makes the next one."""
        assert self._loop is not None
        while True:
            group = [self._queue.get()]
            with suppress(Empty):
                while len(group) < MOST_IN_COMMIT and not isinstance(group[-1], Stop):
                    group.append(self._queue.get_nowait())
            jobs = [job for job in group if not isinstance(job, Stop)]
            results = self._commit(jobs) if jobs else []
            last = group[-1]
            if isinstance(last, Stop):
                results.append((last.done, None))
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                self._loop.call_soon_threadsafe(resolve, results)
            if isinstance(last, Stop):
                return

    def _commit(self, jobs: Sequence[Append | Write]) -> list[tuple[asyncio.Future[Any], Any]]:
        """One transaction; if a single write spoils it, each is tried alone. Of what failed, nothing has changed."""
        fault: Exception | None = None
        for _ in range(TRIES):
            try:
                return self._transaction(jobs)
            except Exception as raised:  # this thread must not end
                fault = raised
                if not is_in_the_way(raised):
                    break
        if len(jobs) == 1 or isinstance(fault, (OperationalError, InterfaceError)):  # the database itself fails
            return [(job.done, fault) for job in jobs]
        return [result for job in jobs for result in self._commit([job])]

    def _transaction(self, jobs: Sequence[Append | Write]) -> list[tuple[asyncio.Future[Any], Any]]:
        with self.engine.begin() as connection:
            results = self._append_all(connection, [job for job in jobs if isinstance(job, Append)])
            for job in jobs:
                if isinstance(job, Write):
                    results.append((job.done, run_nested(connection, job.work)))
        self.metrics.writes.observe(len(jobs))
        return results

    def _append_all(self, connection: Connection, jobs: list[Append]) -> list[tuple[asyncio.Future[Any], Any]]:
        if not jobs:
            return []
        if not self.is_sqlite:
            jobs.sort(key=lambda job: (job.table, job.entry.n))  # all workers lock in one order
        rows = [{"table_id": job.table, **job.entry._asdict()} for job in jobs]
        written = {(row.table_id, row.n) for row in connection.execute(self._append, rows)}
        results: list[tuple[asyncio.Future[Any], Any]] = []
        for job in jobs:
            place = (job.table, job.entry.n)
            won = place in written
            written.discard(place)  # a second one of the same group came too late
            if won and job.also is not None:
                job.also(connection)
            results.append((job.done, won))
        newest = {job.table: job.entry.n for job, (_, won) in zip(jobs, results, strict=True) if won}
        self.notify_with(connection, [f"log {table} {n}" for table, n in newest.items()])
        return results


def resolve(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.done():
            continue
        if isinstance(result, BaseException):
            done.set_exception(result)
        else:
            done.set_result(result)


def run_nested(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """What a piece of work gives; if it fails, its own changes are undone and the others of the group stay."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as fault:
        if isinstance(fault, (OperationalError, InterfaceError)):  # nothing more can be done in this transaction
            raise
        return fault


def is_in_the_way(fault: Exception) -> bool:
    """Whether the same may work the next time: another worker wrote the same rows in another order."""
    return getattr(getattr(fault, "orig", None), "sqlstate", "") in CONFLICT_CODES


def entries(connection: Connection, table: str, after: int = 0) -> list[LogEntry]:
    return select_entries(connection, table, schema.log.c.n > after)


def without_old_chat(connection: Connection, table: str, after: int) -> list[LogEntry]:
    """The whole log but for what was said up to an entry."""
    log = schema.log.c
    return select_entries(connection, table, (log.n > after) | (log.what != "chat"))


def select_entries(connection: Connection, table: str, wanted: ColumnElement[bool]) -> list[LogEntry]:
    log = schema.log.c
    columns = select(log.n, log.at, log.what, log.seat, log.text, log.client)
    found = connection.execute(columns.where(log.table_id == table, wanted).order_by(log.n))
    return [LogEntry(*row) for row in found]


def newest_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """The number of the newest entry of each table that has one."""
    log = schema.log.c
    newest = select(log.table_id, func.max(log.n).label("n")).where(log.table_id.in_(tables)).group_by(log.table_id)
    return {row.table_id: row.n for row in connection.execute(newest)}


def newest_time(connection: Connection) -> int:
    """When the newest entry of all tables was made: the last one of each is looked up, and no log is read."""
    log, tables = schema.log.c, schema.tables.c
    last = select(log.at).where(log.table_id == tables.id).order_by(log.n.desc()).limit(1).scalar_subquery()
    each = select(last.label("at")).select_from(schema.tables).subquery()
    return connection.execute(select(func.max(each.c.at))).scalar_one() or 0


# -- engines ---------------------------------------------------------------------------------------------------------


def engine_for(url: str) -> Engine:
    """An engine for a database URL; a plain file name is SQLite."""
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):
        raise BadSetting("--database", "bad-database", given=url.rpartition("@")[2]) from None  # no password
    if parsed.get_backend_name() == "postgresql":
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_size=6,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": 10},
        )
    if parsed.get_backend_name() != "sqlite":
        raise BadSetting("--database", "bad-database", given=parsed.get_backend_name())
    if not parsed.database or parsed.database == ":memory:":
        raise BadSetting("--database", "bad-database", given=url)
    Path(parsed.database).resolve().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        parsed, poolclass=QueuePool, pool_size=6, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)
    return engine


def migrate(engine: Engine) -> None:
    """Bring a database to the present version, if it has another; of several that start together, one does it."""
    with engine.connect() as connection:
        if schema.is_current(connection):
            return
    with engine.execution_options(writes=True).begin() as connection:  # SQLite has one that writes
        if engine.dialect.name == "postgresql":
            connection.execute(text("select pg_advisory_xact_lock(7205759403792793)"))
        schema.migrate(connection)


def set_pragmas(connection: Any, _record: object) -> None:
    """A new connection to SQLite: a log that is written ahead and is on the disk when a commit returns."""
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute(f"PRAGMA busy_timeout={SQLITE_PATIENCE * 1000}")
    write_ahead(connection)
    for pragma in ("synchronous=FULL", "wal_autocheckpoint=2000"):
        connection.execute(f"PRAGMA {pragma}")


def write_ahead(connection: Any) -> None:
    """Have the log written ahead. A file changes to that once, and SQLite waits for nobody while it does."""
    deadline = time.monotonic() + SQLITE_PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as fault:  # another one is just changing it
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.01)


def begin(connection: Connection) -> None:
    writing = threading.current_thread().name == "writer" or connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def is_ours(file: Path) -> bool:
    """Whether a file may be used: it is SQLite's, or it is still to be made. Nothing is written beside any other."""
    try:
        with file.open("rb") as opened:
            beginning = opened.read(len(SQLITE_HEADER))
    except OSError:  # is said when it is opened
        return True
    return beginning in (b"", SQLITE_HEADER)


def lock_file(database: str) -> Any:
    """A lock beside the file of an SQLite database: two servers on one file would not hear of each other's moves."""
    if not is_ours(Path(database)):
        raise BadSetting("--database", "bad-database-fault", fault=f"{Path(database).name} is no SQLite database")
    try:
        import fcntl
    except ImportError:  # a system without it has to do without
        return None
    held = Path(f"{database}.grandee-lock").open("w")  # noqa: SIM115 (held as long as the server runs)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadSetting("--database", "bad-database-in-use", given=Path(database).name) from None
    return held


def unusable(fault: SQLAlchemyError) -> BadSetting:
    """What is wrong with a database, without its password."""
    return BadSetting("--database", "bad-database-fault", fault=str(getattr(fault, "orig", fault)).splitlines()[0])
