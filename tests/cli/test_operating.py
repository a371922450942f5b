"""What whoever runs a server does from the command line meanwhile: on SQLite, and on PostgreSQL with two workers."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, update

from grandee.cli.main import main
from grandee.server.storage import schema
from tests.server.conftest import database, postgres, postgresql  # noqa: F401 (fixtures)
from tests.server.kit import HERE, ME, PATIENCE, Person, free_port, problem_of, serving

pytestmark = pytest.mark.slow
TWO = {"players": 2}
OPEN = {"kind": "open"}
OLD_TERMS = json.dumps({"name": "Rainy\x1b[2J\x9b\u202e even\u200bing"})  # as no name comes in any more
Json = Any


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@asynccontextmanager
async def running(url: str) -> AsyncIterator[str]:
    """`grandee serve` in a process of its own, with two workers where the database can have them; its address."""
    port = free_port()
    command = [sys.executable, "-m", "grandee.cli.main", "serve", "--port", str(port), "--database", url]
    if "://" in url:
        command += ["--workers", "2", "--bot-processes", "2"]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C"}
    )
    try:
        assert process.stdout is not None
        assert b"127.0.0.1" in await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), PATIENCE)


async def grandee(capsys: pytest.CaptureFixture[str], url: str, *arguments: str, status: int = 0) -> Json:
    """Run a command for programs; its answer, or what it says is wrong."""
    capsys.readouterr()
    assert await asyncio.to_thread(main, [*arguments, "--database", url, "--json"]) == status
    said = capsys.readouterr()
    return json.loads(said.out) if status == 0 else said.err


async def answers(ask: Any, wanted: tuple[int, str], times: int = 8) -> None:
    """Ask until the answer is this, and so often in a row that every worker must have given it."""
    row = 0
    async with asyncio.timeout(PATIENCE):
        while row < times:
            answer = await ask()
            row = row + 1 if (answer.status_code, problem_of(answer)) == wanted else 0


async def hears_no_more(person: Person, table: str) -> None:
    """Listen until that is refused: another worker may hear of a bar a moment later."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with person.listening(table):
                    await asyncio.sleep(0.05)
            except websockets.InvalidStatus:
                return


def test_a_table_is_closed_before_everybody_s_eyes(database: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def run() -> None:
        async with running(database) as url, Person(url) as ada, Person(url) as ben:
            made = await ada.make("kabale", [ME, HERE], options=TWO)
            table = made["table"]
            waits = (await ada.make("kabale", [ME, OPEN], options=TWO))["table"]
            before = await ada.sees(table, "A")
            async with ada.listening(table, "A") as mine, ben.listening(table) as other:
                for ear in (mine, other):
                    await ear.hears()
                done = await grandee(capsys, database, "tables", "close", table, waits)
                assert done == {"action": "close", "tables": [table, waits]}
                for ear in (mine, other):
                    said = await ear.hears(PATIENCE)
                    assert [each["what"] for each in said["happened"]] == ["close"]
                    assert (said["table"]["phase"], said["table"]["moves"], said["table"]["seed"]) == ("closed", [], "")
            closed = await ada.sees(table, "A")
            assert closed["view"] == before["view"], "it stays as it was, and what was hidden stays hidden"
            [letter] = before["asked"]
            for path, body in (
                ("moves", {"seat": letter, "move": "no matter", "version": 9, "id": "after-the-end"}),
                ("chat", {"seat": "A", "text": "why?", "id": "after-the-end-2"}),
                ("seats/A", {"to": "bot", "bot": "random"}),
            ):
                answer = await ada.post(f"/tables/{table}/{path}", **body)
                assert (answer.status_code, problem_of(answer)) == (409, "problem-closed"), path
            for question in ("check", "preview"):
                answer = await ada.get(f"/tables/{table}/{question}", seat=letter, move=before["moves"][0])
                assert "problem-closed" in answer.text, question
            async with Person(url) as phone:  # a closed table stays to be looked at, with the seat's link too
                entered = await phone.post("/session", key=made["keys"][0]["key"])
                assert (entered.status_code, entered.json()["seat"]) == (200, "A")
                assert (await phone.sees(table, "A"))["view"] == before["view"]
            assert (await ada.sees(waits, "A"))["view"] == {}, "nothing was dealt there"
            rows = await grandee(capsys, database, "tables", "--phase", "closed")
            assert {row["table"] for row in rows} == {table, waits}
            again = await grandee(capsys, database, "tables", "close", table, status=2)
            assert "is over or closed already" in again
        async with running(database) as url, Person(url) as ben:
            assert (await ben.sees(table))["phase"] == "closed"

    asyncio.run(run())


def test_a_removed_table_is_gone_with_all_that_belongs_to_it(database: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def run() -> None:
        async with running(database) as url, Person(url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options=TWO))["table"]
            kept = (await ada.make("kabale", [ME, HERE], options=TWO))["table"]
            async with ada.listening(table, "A") as ear:
                await ear.hears()
                wrong = await grandee(capsys, database, "tables", "remove", table, "nosuchtable", status=2)
                assert "there is no such table" in wrong
                assert (await ada.get(f"/tables/{table}")).status_code == 200, "all or nothing"
                await grandee(capsys, database, "tables", "remove", table)
                await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
            await answers(lambda: ada.get(f"/tables/{table}"), (404, "problem-no-table"))
            move = {"seat": "A", "move": "no matter", "version": 1, "id": "after-the-end"}
            await answers(lambda: ada.post(f"/tables/{table}/moves", **move), (404, "problem-no-table"))
            assert [each["table"] for each in (await ada.get("/mine")).json()["tables"]] == [kept]
            assert [row["table"] for row in await grandee(capsys, database, "tables")] == [kept]

    asyncio.run(run())


def test_who_is_barred_can_look_and_no_more(database: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def run() -> None:
        async with running(database) as url, Person(url) as ada, Person(url) as ben:
            ada.http.headers["x-forwarded-for"] = "203.0.113.7"
            ben.http.headers["x-forwarded-for"] = "198.51.100.1"
            table = (await ada.make("kabale", [ME, HERE], options=TWO))["table"]
            async with ada.listening(table, "A") as ear:
                await ear.hears()
                done = await grandee(capsys, database, "bars", "add", "203.0.113.0/24", "2001:db8::1", "--for", "30d")
                assert [each["what"] for each in done["bars"]] == ["203.0.113.0/24", "2001:db8::/64"]
                await asyncio.wait_for(ear.socket.wait_closed(), PATIENCE)
            make = {"game": "kabale", "options": TWO, "seats": [ME]}
            await answers(lambda: ada.post("/tables", **make), (403, "problem-barred"))
            german = await ada.http.post("/api/tables", json=make, headers={"accept-language": "de"})
            assert "gesperrt" in german.json()["detail"]
            said = {"seat": "A", "text": "hello", "id": "said-by-somebody"}
            assert (await ada.post(f"/tables/{table}/chat", **said)).status_code == 403
            for path in ("/", "/api/tables", f"/api/tables/{table}?seat=A", "/api/games"):
                assert (await ada.http.get(path)).status_code == 200, path
            await hears_no_more(ada, table)
            assert (await ben.post("/tables", **make)).status_code == 201
            ben.http.headers["x-forwarded-for"] = "2001:db8::ffff"
            await answers(lambda: ben.post("/tables", **make), (403, "problem-barred"))  # whichever worker he is at
            bars = await grandee(capsys, database, "bars")
            assert {(each["kind"], each["what"]) for each in bars} == {
                ("network", "203.0.113.0/24"),
                ("network", "2001:db8::/64"),
            }
            assert "is not barred" in await grandee(capsys, database, "bars", "lift", "192.0.2.1", status=2)
            await grandee(capsys, database, "bars", "lift", "203.0.113.0/24")
            await answers(lambda: ada.get("/games"), (200, ""))
            async with asyncio.timeout(PATIENCE):
                while (await ada.post(f"/tables/{table}/chat", **said)).status_code != 200:
                    await asyncio.sleep(0.1)

    asyncio.run(run())


def test_a_barred_account_is_barred_on_every_device(database: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def run() -> None:
        async with running(database) as url, Person(url) as desk, Person(url) as phone, Person(url) as ben:
            table = (await desk.make("kabale", [ME, HERE], options=TWO))["table"]
            made = await desk.post("/account/password/new", name="Žofie", password="long enough")
            assert made.status_code == 200, made.text
            assert "no account with this name" in await grandee(
                capsys, database, "bars", "add", "--account", "Eve", status=2
            )
            rows = await grandee(capsys, database, "tables", "--account", "žofie")
            assert [row["table"] for row in rows] == [table]
            await grandee(capsys, database, "bars", "add", "--account", "ŽOFIE")
            await answers(
                lambda: desk.post(f"/tables/{table}/chat", seat="A", text="x", id=desk.new_id()),
                (403, "problem-barred"),
            )
            login = {"name": "Žofie", "password": "long enough"}
            await answers(lambda: phone.post("/account/password/login", **login), (403, "problem-barred"))
            assert (await ben.post("/tables", game="kabale", options=TWO, seats=[ME])).status_code == 201
            [bar] = await grandee(capsys, database, "bars")
            assert (bar["kind"], bar["what"], bar["until"]) == ("account", "Žofie", None)
        async with running(database) as url, Person(url) as again_desk:
            again_desk.http.cookies.update(dict(desk.http.cookies))
            again = await again_desk.post("/tables", game="kabale", options=TWO, seats=[ME])
            assert (again.status_code, problem_of(again)) == (403, "problem-barred"), "from the first moment"

    asyncio.run(run())


def test_tables_are_listed_by_what_they_are(database: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def run() -> None:
        async with running(database) as url, Person(url) as ada, Person(url) as ben:
            ben.http.headers["x-forwarded-for"] = "198.51.100.1"
            terms = {"listed": True, "name": "Rainy evening"}
            waits = (await ada.make("kabale", [ME, OPEN], options=TWO, terms=terms))["table"]
            runs = (await ben.make("kabale", [ME, HERE], options=TWO))["table"]
            async with asyncio.timeout(PATIENCE):  # the answer does not wait until the phase is noted in the row
                while not await grandee(capsys, database, "tables", "--phase", "running"):
                    await asyncio.sleep(0.05)
            rows = {row["table"]: row for row in await grandee(capsys, database, "tables")}
            assert (rows[waits]["phase"], rows[waits]["listed"], rows[waits]["name"]) == (
                "gathering",
                True,
                "Rainy evening",
            )
            maker = rows[waits]["maker"][:8]
            for arguments, found in (
                (("--phase", "running"), [runs]),
                (("--maker", maker), [waits]),
                (("--idle", "12h"), []),
                (("list", waits), [waits]),
            ):
                assert [row["table"] for row in await grandee(capsys, database, "tables", *arguments)] == found
            assert "is no time such as" in await grandee(capsys, database, "tables", "--idle", "soon", status=2)
            assert "known are" in await grandee(capsys, database, "tables", "burn", waits, status=2)
            assert "name the tables" in await grandee(capsys, database, "tables", "close", status=2)
            assert await asyncio.to_thread(main, ["tables", "--database", database]) == 0
            out = capsys.readouterr().out
            assert f"{waits}  kabale      gathering  listed" in out
            assert "198.51" not in out
            assert out.endswith("Tables: 2\n")

    asyncio.run(run())


def test_old_names_and_a_damaged_row_do_no_harm_in_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = [(await ada.make("kabale", [ME, OPEN], options=TWO))["table"] for _ in range(4)]
            await ada.post("/account/password/new", name="Žofie", password="long enough")
            tables, accounts = schema.tables, schema.account_tables.accounts

            def harm(connection: Connection) -> None:
                for table, terms in zip(made, (OLD_TERMS, "{no json", "[1]", '{"name": 7}'), strict=True):
                    connection.execute(update(tables).where(tables.c.id == table).values(terms=terms))
                connection.execute(update(accounts).values(name="Žofie\x9b2J\u202e"))

            await at.server.store.write(harm)
        file = str(tmp_path / "grandee.sqlite")
        rows = {row["table"]: row["name"] for row in await grandee(capsys, file, "tables")}
        assert rows == dict(zip(made, ("Rainy[2J evening", "", "", ""), strict=True))
        await grandee(capsys, file, "bars", "add", "--account", "Žofie")
        assert [bar["what"] for bar in await grandee(capsys, file, "bars")] == ["Žofie2J"]
        for command in ("tables", "bars"):
            for more in ([], ["--json"]):
                assert await asyncio.to_thread(main, [command, "--database", file, *more]) == 0
                out = capsys.readouterr().out
                assert not {"\x1b", "\x9b", "\u202e", "\u200b"} & set(out)

    asyncio.run(run())


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["tables"], ["tables", "remove", "x"], ["bars"], ["bars", "add", "203.0.113.7"]):
        assert main([*command, "--database", str(tmp_path / "none.sqlite")]) == 2
        assert "none.sqlite" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
