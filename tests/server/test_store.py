"""The store: what it has acknowledged is there, in order, once; what it refuses has changed nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from grandee.core.refusals import BadInput
from grandee.server.storage import people, schema
from grandee.server.storage.store import LogEntry, Store


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def chat(n: int, text: str = "hello") -> LogEntry:
    return LogEntry(n, 1000 + n, "chat", 0, text, f"client-{n}")


def keep_the_writer_busy(store: Store) -> threading.Event:
    """What is written from now on waits, and becomes one group, until the event is set."""
    go_on, busy = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        busy.set()
        go_on.wait()

    store.write(wait)
    busy.wait()
    return go_on


def test_entries_are_there_in_order_also_after_opening_again(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            assert await asyncio.gather(*(store.append("t", chat(n)) for n in range(1, 21))) == [True] * 20
            assert await store.append("other", chat(1))
            assert await store.entries("t") == [chat(n) for n in range(1, 21)]
            assert await store.entries("t", 17) == [chat(18), chat(19), chat(20)]
        async with opened(database) as store:
            assert len(await store.entries("t")) == 20
            assert not await store.append("t", chat(20, "once more"))
            assert (await store.entries("t", 19)) == [chat(20)]

    asyncio.run(run())


def test_of_two_entries_with_one_number_the_first_stays(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            go_on = keep_the_writer_busy(store)
            same_group = [store.append("t", chat(1, text)) for text in ("first", "second")]
            go_on.set()
            assert await asyncio.gather(*same_group) == [True, False]
            assert await store.entries("t") == [chat(1, "first")]

    asyncio.run(run())


def test_of_two_stores_that_append_the_same_number_one_gets_it(postgresql: str) -> None:
    async def run() -> None:
        async with opened(postgresql) as one, opened(postgresql) as other:
            won: list[int] = []
            for n in range(1, 101):
                both = await asyncio.gather(one.append("t", chat(n, "one")), other.append("t", chat(n, "other")))
                assert sorted(both) == [False, True]
                won.append(both.index(True))
            texts = [entry.text for entry in await one.entries("t")]
            assert texts == [("one", "other")[winner] for winner in won]

    asyncio.run(run())


def test_what_comes_in_during_a_commit_is_one_group(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            go_on = keep_the_writer_busy(store)
            commits = partial(store.metrics.registry.get_sample_value, "grandee_commit_writes_count")
            before = commits() or 0
            waiting = [store.append(f"table {t}", chat(n)) for n in range(1, 11) for t in range(20)]
            go_on.set()
            assert all(await asyncio.gather(*waiting))
            assert commits() == before + 2  # the one that kept it busy, and one for all of them

    asyncio.run(run())


def no_such_row(connection: Connection) -> None:
    connection.execute(insert(schema.keys).values(hash=b"half", table_id="t", seat=0))
    connection.execute(insert(schema.keys).values(hash=None, table_id="t", seat=0))


def bug(_: Connection) -> None:
    raise LookupError("a mistake of ours")


@pytest.mark.parametrize(("work", "fault"), [(no_such_row, SQLAlchemyError), (bug, LookupError)])
def test_a_write_that_fails_leaves_the_others_of_its_group(database: str, work: Any, fault: type[Exception]) -> None:
    async def run() -> None:
        async with opened(database) as store:
            go_on = keep_the_writer_busy(store)
            good = [store.append("t", chat(1)), store.append("t", chat(2))]
            bad: list[asyncio.Future[Any]] = [store.write(work), store.append("t", chat(3), work)]
            good.append(store.append("u", chat(1)))
            go_on.set()
            assert await asyncio.gather(*good) == [True, True, True]
            for each in await asyncio.gather(*bad, return_exceptions=True):
                assert isinstance(each, fault)
            assert await store.entries("t") == [chat(1), chat(2)]  # what failed is not there, not even by half
            assert await store.read(lambda c: c.execute(select(func.count()).select_from(schema.keys)).scalar()) == 0
            assert await store.append("t", chat(3))  # and the writer goes on

    asyncio.run(run())


def test_what_is_also_written_is_written_with_its_entry_or_not_at_all(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            assert await store.append("t", chat(1), lambda c: people.add_key(c, "t", 0, "first"))
            assert not await store.append("t", chat(1), lambda c: people.add_key(c, "t", 1, "second"))
            assert await store.read(lambda c: people.key_opens(c, "first")) == ("t", 0)
            assert await store.read(lambda c: people.key_opens(c, "second")) is None

    asyncio.run(run())


def test_workers_that_wait_for_each_other_both_get_through(postgresql: str) -> None:
    """Two transactions lock two rows in opposite orders: PostgreSQL ends one of them, and it is done once more."""
    together = threading.Barrier(2, timeout=5)
    tries: list[str] = []

    def work(first: str, second: str, connection: Connection) -> None:
        tries.append(first)
        for table in (first, second):
            chosen = update(schema.notes).where(schema.notes.c.table_id == table)
            connection.execute(chosen.values(text=schema.notes.c.text + first))
            if table == first and len(tries) <= 2:
                together.wait()

    async def run() -> None:
        async with opened(postgresql) as one, opened(postgresql) as other:
            rows = [{"table_id": table, "seat": 0, "text": ""} for table in "xy"]
            await one.write(lambda c: c.execute(insert(schema.notes), rows))
            appended = one.append("t", chat(1))
            await asyncio.gather(one.write(lambda c: work("x", "y", c)), other.write(lambda c: work("y", "x", c)))
            assert await appended
            texts = await one.read(lambda c: c.execute(select(schema.notes.c.text)).scalars().all())
            assert [sorted(text) for text in texts] == [["x", "y"], ["x", "y"]]
            assert len(tries) >= 3  # one of the two at least was ended

    asyncio.run(run())


def test_a_database_is_made_once(database: str) -> None:
    async def run() -> None:
        for _ in range(3):
            async with opened(database) as store:
                assert await store.read(schema.version_of) == schema.VERSION
                assert len(await store.read(lambda c: c.execute(select(schema.about)).all())) == 1

    asyncio.run(run())


@pytest.mark.slow
def test_of_several_workers_that_start_together_one_makes_the_database(postgresql: str) -> None:
    async def run() -> None:
        stores = [Store(postgresql) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await stores[0].read(schema.version_of) == schema.VERSION
        assert len(await stores[0].read(lambda c: c.execute(select(schema.about)).all())) == 1
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            newer = text(f"UPDATE alembic_version SET version_num = '{schema.VERSION + 1}'")
            await store.write(lambda c: c.execute(newer))
        late = Store(database)
        with pytest.raises(BadInput, match="was written in format"):
            await late.open()
        await late.close()

    asyncio.run(run())


def test_a_file_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        file = str(tmp_path / "one.sqlite")
        async with opened(file):
            second = Store(file)
            with pytest.raises(BadInput, match="in use by another server"):
                await second.open()
            await second.close()
        async with opened(file):
            pass  # and when that one has ended, it is free

    asyncio.run(run())


@pytest.mark.parametrize(
    "url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "postgresql://ada:hush@host:x/y"]
)
def test_what_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="is no database") as refused:
        Store(url)
    assert "hush" not in str(refused.value)


def test_a_server_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"postgresql://ada:hush@/x?host={tmp_path}")
        with pytest.raises(BadInput, match="does not answer") as refused:
            await store.open()
        assert "hush" not in str(refused.value)
        await store.close()

    asyncio.run(run())


def test_a_file_of_something_else_is_refused_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "passwd"
    file.write_text("root:x:0:0", "utf-8")

    async def run() -> None:
        with pytest.raises(BadInput, match="no SQLite database"):
            await Store(str(file)).open()

    asyncio.run(run())
    assert [each.name for each in tmp_path.iterdir()] == ["passwd"]
