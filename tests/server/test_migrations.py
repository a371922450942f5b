"""Old databases: what an earlier version has written is brought to the present form, and its games go on.

`old/version-N.*.sql` are dumps of databases that the program of that version has made and played on.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, inspect, select

from grandee.server.storage import migrations, schema, store
from grandee.server.storage.store import engine_for
from tests.server.kit import Person, serving
from tests.server.postgres import Postgres

OLD = Path(__file__).parent / "old"
TABLES = {  # a game of two that runs, a listed table, and the device that has both
    ("sqlite", 1): ("lOGrT5IbmkPg", "4gM9gxb2k245", "k6n0Q1vlXj1pFiaycCKwd4KfQfWDRayCPPbqTluxou4"),
    ("postgresql", 1): ("cwZbwhVZ-BuB", "vWHN0EfV4cb6", "nzkKiGsojrwgWMgiTTz3tFPy_COCvw8iMhjOvU1GYZs"),
    ("sqlite", 2): ("XQWy4V5SeQUc", "jMH-pKXLs6fH", "TYw8QDcHO4hwRRFcDEv9Dwo-SeAOlqp9DiyqZR4wN2k"),
    ("postgresql", 2): ("2kGxEocJTeIb", "EbStWFPsH_Q4", "EZbC-RnIZ9N-QSWpPQlXnZjTb-L9J-mZtZWS_LfcQ6Y"),
}
of_every_version = pytest.mark.parametrize("version", [1, 2])


def kind_of(database: str) -> str:
    return "postgresql" if "://" in database else "sqlite"


def bring_in_old(database: str, version: int) -> None:
    script = (OLD / f"version-{version}.{kind_of(database)}.sql").read_text("utf-8")
    if kind_of(database) == "sqlite":
        with sqlite3.connect(database) as connection:
            connection.executescript(script)
        connection.close()
    else:
        with psycopg.connect(database, autocommit=True) as old:
            old.execute(script.encode())


def form(engine: Engine) -> dict[str, Any]:
    """All that the database knows of its tables: columns in their order, keys, indexes, and what a table is kept as."""
    found = inspect(engine)
    return {
        table: (
            [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in found.get_columns(table)],
            found.get_pk_constraint(table),
            sorted(found.get_foreign_keys(table), key=str),
            sorted(found.get_unique_constraints(table), key=str),
            sorted(found.get_indexes(table), key=str),
            found.get_table_options(table),
        )
        for table in found.get_table_names()
    }


def rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Everything that is in a database."""
    found = MetaData()
    found.reflect(connection)
    return {
        name: sorted((dict(row._mapping) for row in connection.execute(select(table))), key=str)
        for name, table in found.tables.items()
    }


@pytest.fixture
def fresh(database: str, request: pytest.FixtureRequest) -> Engine:
    """A new database of the same kind."""
    if kind_of(database) == "sqlite":
        made = engine_for(f"{database}-new")
    else:
        server: Postgres = request.getfixturevalue("postgres")
        made = engine_for(server.fresh())
    store.migrate(made)
    return made


def test_the_newest_step_leads_to_the_version_of_the_program(tmp_path: Path) -> None:
    with engine_for(str(tmp_path / "any.sqlite")).connect() as connection:
        steps = ScriptDirectory.from_config(migrations.configured(connection))
    assert steps.get_heads() == [str(schema.VERSION)]
    assert sorted(int(step.revision) for step in steps.walk_revisions()) == list(range(1, schema.VERSION + 1))


def test_a_new_database_is_what_the_program_believes_it_to_be(fresh: Engine) -> None:
    with fresh.connect() as connection:
        believed = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(believed, schema.metadata) == []
        [about] = rows(connection)["about"]
        assert len(about["secret"]) == 32
    fresh.dispose()


@of_every_version
def test_an_old_database_has_the_form_of_a_new_one(database: str, version: int, fresh: Engine) -> None:
    bring_in_old(database, version)
    engine = engine_for(database)
    store.migrate(engine)
    assert form(engine) == form(fresh)
    engine.dispose()
    fresh.dispose()


@of_every_version
def test_nothing_of_an_old_database_is_lost(database: str, version: int) -> None:
    bring_in_old(database, version)
    engine = engine_for(database)
    with engine.connect() as connection:
        before = rows(connection)
    store.migrate(engine)
    with engine.connect() as connection:
        after = rows(connection)
    engine.dispose()
    assert [row.pop("version") for row in before["about"]] == [version]
    for old in before.pop("confirms", []):  # of version 1
        [new] = after["confirmations"]
        assert {name: new[name] for name in old} == old
    for row in before["tables"]:
        row["custom"] = row.pop("house")  # up to version 3
    for table, kept in before.items():
        assert [{name: row[name] for name in old} for old, row in zip(kept, after[table], strict=True)] == kept, table


@of_every_version
def test_of_several_that_start_together_one_brings_a_database_to_its_version(database: str, version: int) -> None:
    bring_in_old(database, version)
    together = threading.Barrier(4)

    def start(_: int) -> int:
        engine = engine_for(database)
        together.wait()
        store.migrate(engine)
        with engine.connect() as connection:
            found = schema.version_of(connection)
        engine.dispose()
        return found

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(start, range(4))) == [schema.VERSION] * 4


def test_several_may_change_a_file_to_a_log_written_ahead(tmp_path: Path) -> None:
    """SQLite itself gives up at once where two do it together: one time in five with four of them."""
    together = threading.Barrier(4)

    def mode(file: Path) -> str:
        engine = engine_for(str(file))
        together.wait()
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        engine.dispose()
        return str(found)

    with ThreadPoolExecutor(4) as pool:
        for n in range(30):
            file = tmp_path / f"{n}.sqlite"
            with sqlite3.connect(file) as before:
                before.execute("create table kept (n)")
            before.close()
            assert list(pool.map(mode, [file] * 4)) == ["wal"] * 4


def test_a_step_that_fails_leaves_an_old_database_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bring_in_old(database, 1)
    engine = engine_for(database)
    before = form(engine)

    def fail(connection: Connection, known: int) -> None:
        upgrade(connection, known)
        raise RuntimeError("in the last moment")

    upgrade = migrations.upgrade
    monkeypatch.setattr(migrations, "upgrade", fail)
    with pytest.raises(RuntimeError, match="in the last moment"):
        store.migrate(engine)
    assert form(engine) == before
    engine.dispose()


def test_nobody_waits_for_alembic_who_needs_no_step(tmp_path: Path) -> None:
    program = (
        "import sys; from grandee.server.storage import store; store.migrate(store.engine_for(sys.argv[1]));"
        "print('alembic' in sys.modules)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", program, str(tmp_path / "new.sqlite")], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert said == ["True", "False"]


@of_every_version
@pytest.mark.slow
def test_games_of_an_old_database_go_on(tmp_path: Path, database: str, version: int) -> None:
    bring_in_old(database, version)
    running, gathering, secret = TABLES[kind_of(database), version]

    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as ben:
            ada.http.cookies.set("grandee", secret)
            log = (await ada.get(f"/tables/{running}/log", seat="A")).json()["happened"]
            assert log[-1]["text"] == "Ahoj"
            before = await ada.sees(running)
            [letter] = before["asked"]
            said = await ada.sees(running, letter)
            assert (await ada.plays(running, letter, said["moves"][0], said["version"])).status_code == 200
            listed = (await ben.get("/tables")).json()["tables"]
            assert [each["table"] for each in listed] == [gathering], "it has a whole day from now"
            assert (await ben.post(f"/tables/{gathering}/join", name="Ben")).status_code == 200
            made = await ben.post("/account/password/new", name="Ben", password="long enough")
            assert made.status_code == 200, made.text
            if kind_of(database) == "sqlite" or version > 1:  # with PostgreSQL, version 1 could make no account
                old = await ben.post("/account/password/login", name="Ada", password="long enough")
                assert old.json()["name"] == "Ada"
        async with serving(tmp_path, database=database):  # and once is enough
            pass

    asyncio.run(play())
