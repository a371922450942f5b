"""The list of open tables: what leaves it, what is removed, how many one address has there, and what comes first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, select, update

from grandee.server.storage import orders, schema
from grandee.server.storage.phases import GATHERING, OVER
from grandee.server.tables import warden
from grandee.server.tables.clock import DAY
from grandee.server.tables.warden import Warden
from tests.server.kit import HERE, ME, At, Person, problem_of, serving

OPEN = {"kind": "open"}
TWO = {"players": 2}
LISTED = {"listed": True}


async def listed(person: Person) -> list[str]:
    return [each["table"] for each in (await person.get("/tables")).json()["tables"]]


async def opens(person: Person, address: str, **more: Any) -> Any:
    """Ask for one more listed table, from an address."""
    person.http.headers["x-forwarded-for"] = address
    return await person.post("/tables", game="kabale", options=TWO, seats=[ME, OPEN], terms=LISTED, **more)


async def visits(at: At, person: Person, table: str) -> None:
    """Look at the own seat of a table; that it was is written when this returns."""
    await person.sees(table, "A")
    await at.server.store.write(lambda _: None)


async def rows_of(at: At, kept: Table, table: str) -> list[Any]:
    """What the database keeps for a table."""
    rows = select(kept).where(kept.c.table_id == table)
    return list(await at.server.store.read(lambda c: c.execute(rows).all()))


def later(at: At, milliseconds: int) -> None:
    """The clock of a server goes on."""
    now = at.server.manager.now() + milliseconds
    at.server.manager.now = lambda: now


def test_what_nobody_visits_leaves_the_list_and_comes_back_with_a_visit(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as ben:
            table = (await ada.make("kabale", [ME, OPEN], options=TWO, terms=LISTED))["table"]
            assert await listed(ben) == [table]
            later(at, DAY - 1000)
            await ben.sees(table)
            assert await listed(ben) == [table]
            later(at, 1001)
            assert await listed(ben) == [], "strangers who look at it do not count"
            await visits(at, ada, table)
            assert await listed(ben) == [table]
        async with serving(tmp_path, database=database) as at, Person(at.url) as ben:
            assert await listed(ben) == [table], "also after a restart"

    asyncio.run(play())


def test_a_visit_is_written_once_an_hour(tmp_path: Path) -> None:
    async def play() -> None:
        visited = select(schema.tables.c.visited)
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, OPEN], options=TWO))["table"]
            seen = []
            for wait in (0, 1_800_000, 1_800_001, 1, 3_600_000):
                later(at, wait)
                await visits(at, ada, table)
                seen.append(await at.server.store.read(lambda c: c.execute(visited).scalar_one()))
            assert len(set(seen)) == 3
            assert (seen[0], seen[2]) == (seen[1], seen[3])
            assert seen[4] == at.server.manager.now()

    asyncio.run(play())


@pytest.mark.slow
def test_an_address_has_five_tables_in_the_list_and_any_number_by_invitation(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database, limits=True) as at, Person(at.url) as ada:
            made = [await opens(ada, "203.0.113.7") for _ in range(5)]
            assert [each.status_code for each in made] == [201] * 5
            again = {"id": "the-same-table-again"}
            async with Person(at.url) as other:  # another device behind the same address
                refused = await opens(other, "203.0.113.7", **again)
                assert (refused.status_code, problem_of(refused)) == (409, "problem-listed")
                assert "by invitation" in refused.json()["detail"]
                assert (await other.get("/mine")).json()["tables"] == []
                invited = await other.post("/tables", game="kabale", options=TWO, seats=[ME, OPEN])
                assert invited.status_code == 201
                full = await other.post("/tables", game="kabale", options=TWO, seats=[ME, HERE], terms=LISTED)
                assert full.status_code == 201, "it starts at once, and is in no list"
            async with Person(at.url) as ben:
                assert (await opens(ben, "2001:db8:1:2::1", **again)).status_code == 201
                assert (await opens(ben, "2001:db8:1:2::1", **again)).status_code == 201, "a retry makes no other"
                for number in range(4):
                    assert (await opens(ben, f"2001:db8:1:2:{number}::9")).status_code == 201
                for same in ("2001:db8:1:2:ffff::1", "2001:db8:1:ff::1"):
                    assert (await opens(ben, same)).status_code == 409, "a household has a /56"
                assert (await opens(ben, "2001:db8:1:100::1")).status_code == 201
            assert len(await listed(ada)) == 11
        async with serving(tmp_path, database=database, limits=True) as at, Person(at.url) as ada:
            assert (await opens(ada, "203.0.113.7")).status_code == 409, "a restart forgets nothing"
            taken = made[0].json()["table"]
            async with Person(at.url) as ben:
                assert (await ben.post(f"/tables/{taken}/join", name="Ben")).status_code == 200
            assert (await opens(ada, "203.0.113.7")).status_code == 201, "one of the five has started"
            rows = select(schema.tables.c.maker)
            makers = await at.server.store.read(lambda c: c.execute(rows).scalars().all())
            assert all(b"203" not in each and len(each) == 32 for each in makers)

    asyncio.run(play())


def test_old_tables_that_are_visited_again_do_not_bury_the_list(tmp_path: Path) -> None:
    """Five a day, for three days, and then all of them are visited: five are in the list."""

    async def play() -> None:
        async with serving(tmp_path, limits=True) as at, Person(at.url) as many, Person(at.url) as ada:
            own = (await opens(ada, "203.0.113.8")).json()["table"]
            made = []
            for _ in range(3):
                made += [(await opens(many, "203.0.113.7")).json()["table"] for _ in range(5)]
                later(at, DAY + 1)
            for table in [own, *made]:
                await visits(at, ada if table == own else many, table)
            found = await listed(ada)
            assert own in found
            assert len(found) == 6

    asyncio.run(play())


@pytest.mark.slow
def test_rematches_do_not_bury_the_list(tmp_path: Path, database: str) -> None:
    """Whoever plays alone against a seat that was left, again and again, has five in the list too, and every table."""

    async def play() -> None:
        async with (
            serving(tmp_path, database=database, limits=True) as at,
            Person(at.url) as many,
            Person(at.url) as ada,
        ):
            own = (await opens(ada, "203.0.113.8")).json()["table"]
            old = (await many.make("kabale", [ME, HERE], options=TWO, terms=LISTED))["table"]
            many.http.headers["x-forwarded-for"] = "203.0.113.7"
            made = []
            for _ in range(7):
                made.append(await ended_with_an_open_seat(at, many, old))
                old = (await many.make("kabale", [ME, HERE], options=TWO, terms=LISTED))["table"]
            assert len(set(made)) == 7, "none is refused"
            for table in made:
                assert (await many.sees(table))["phase"] == "gathering"
            found = await listed(ada)
            assert own in found
            assert len(set(found) & set(made)) == 5
            assert (await opens(many, "203.0.113.7")).status_code == 409, "they count as those that were made"
            unknown = update(schema.tables).values(maker=None)
            await at.server.store.write(lambda c: c.execute(unknown))
            assert len(await listed(ada)) == 5, "so do old ones, whose maker is not known"

    asyncio.run(play())


async def ended_with_an_open_seat(at: At, person: Person, table: str) -> str:
    """A game that is over, with a seat that nobody has; the table of its rematch."""
    assert (await person.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
    table_state = (await at.server.manager.table(table)).state
    table_state.phase = OVER
    answer = await person.post(f"/tables/{table}/rematch")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def test_a_removed_table_is_not_made_again(tmp_path: Path, database: str) -> None:
    """Its maker asks for it once more before the workers have let go of it."""

    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            again = {"id": "the-same-table-again"}
            table = (await opens(ada, "203.0.113.7", **again)).json()["table"]
            await at.server.store.write(lambda c: orders.remove(c, table, at.server.manager.now()))
            refused = await opens(ada, "203.0.113.7", **again)
            assert (refused.status_code, problem_of(refused)) == (404, "problem-no-table")
            assert await listed(ada) == []
            assert (await opens(ada, "203.0.113.7", id="another-table-instead")).status_code == 201

    asyncio.run(play())


def test_tables_where_somebody_is_come_first(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as ben:
            first = (await ada.make("kabale", [ME, OPEN], options=TWO, terms=LISTED))["table"]
            others = [(await ben.make("kabale", [ME, OPEN], options=TWO, terms=LISTED))["table"] for _ in range(120)]
            later(at, 60_000)
            assert first not in await listed(ben), "a hundred are newer"
            async with ada.listening(first, "A") as ear:
                await ear.hears()
                found = await listed(ben)
                assert found[0] == first
                assert set(found[1:]) < set(others)
                assert len(found) == 100

    asyncio.run(play())


def test_a_table_that_never_started_goes_after_thirty_days_without_a_visit(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            gone, kept = [(await ada.make("kabale", [ME, OPEN], options=TWO))["table"] for _ in range(2)]
            started, crashed = [(await ada.make("kabale", [ME, HERE], options=TWO))["table"] for _ in range(2)]
            await ada.post(f"/tables/{gone}/chat", seat="A", text="hello", id=ada.new_id())
            await ada.http.put(f"/api/tables/{gone}/notes/A", json={"text": "mine"})
            keeper = Warden(at.server.manager)
            later(at, warden.NEVER_STARTED - 1000)
            await visits(at, ada, kept)
            later(at, 2000)
            old = update(schema.tables).where(schema.tables.c.id.in_([started, crashed])).values(visited=1)
            await at.server.store.write(lambda c: c.execute(old))
            early = update(schema.tables).where(schema.tables.c.id == crashed).values(phase=GATHERING)
            await at.server.store.write(
                lambda c: c.execute(early)
            )  # as if the server had ended after the entry `start`
            async with ada.listening(gone) as ear:
                await ear.hears()
                await keeper.tidy()
                orders = await at.server.store.read(lambda c: c.execute(select(schema.orders)).all())
                assert [(row.table_id, row.what) for row in orders] == [(gone, "removed")]
                for row in orders:
                    await keeper.obey(row.table_id, row.what, row.at)
                await ear.socket.wait_closed()
            assert (await ada.get(f"/tables/{gone}")).status_code == 404
            for table in (kept, started, crashed):
                assert (await ada.get(f"/tables/{table}", seat="A")).status_code == 200
            for kept_by in (schema.log, schema.keys, schema.holds, schema.notes):
                assert await rows_of(at, kept_by, gone) == [], kept_by.name

    asyncio.run(play())
