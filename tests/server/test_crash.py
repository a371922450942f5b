"""The server is killed in the middle of its work: what it acknowledged is there afterwards, and nothing by halves."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from bisect import bisect_right
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from grandee.records import record
from grandee.server.storage import backup
from grandee.server.storage.store import LogEntry, Store, entries
from tests.kit import by_tier
from tests.server.kit import HERE, ME, PATIENCE, Person, bot, free_port, problem_of

pytestmark = pytest.mark.slow

RUNNER = """
import sys
from grandee.server.http.serve import run
from grandee.server.settings import Settings
run(Settings(database=sys.argv[1], limits=False), "127.0.0.1", int(sys.argv[2]))
"""
GONE = (httpx.TransportError,)  # what a client sees of a server that was killed


class Killed:
    """A server in a process of its own that can be killed and started again on the same file and port."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "crash.sqlite")
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", RUNNER, self.database, str(self.port)])
        async with httpx.AsyncClient() as probe:
            for _ in range(600):
                with suppress(httpx.TransportError):
                    if (await probe.get(f"{self.url}/ready")).status_code == 200:
                        return
                assert self.process.poll() is None, "the server ended by itself"
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def log(self, table: str) -> list[LogEntry]:
        """What the file has, read by somebody else."""
        store = Store(self.database)
        try:
            with store.engine.connect() as connection:
                return entries(connection, table)
        finally:
            store.engine.dispose()

    def changed(self, table: str) -> list[int]:
        """The entries that only change a secret answer: readers do not count them."""
        store = Store(self.database)
        try:
            with store.engine.connect() as connection:
                return list(backup.fold_table(backup.read_table(backup.table_line(connection, table))).changed_answers)
        finally:
            store.engine.dispose()


@dataclass
class Player:
    """Plays at one table and keeps every promise that it was given."""

    person: Person
    name: str
    dice: random.Random
    table: str = ""
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    promised: dict[str, dict[str, Any]] = field(default_factory=dict)  # by id: what a 200 said

    async def begin(self, seats: list[dict[str, Any]]) -> None:
        made = await self.person.make("el-grande", seats, options={"players": len(seats)})
        self.table = made["table"]

    async def play(self) -> None:
        """Move, take back and talk until the server is gone."""
        number = len(self.sent)
        while True:
            said = await self.person.sees(self.table)
            if said["phase"] == "over":
                return
            own = [seat["seat"] for seat in said["seats"] if seat["kind"] == "person"]
            asked = [seat for seat in said["asked"] if seat in own]
            if not asked:
                await asyncio.sleep(0.01)
                continue
            seat = self.dice.choice(asked)
            mine = await self.person.sees(self.table, seat)
            number += 1
            client = f"{self.name}-{number:06d}"
            body: dict[str, Any] = {"seat": seat, "version": mine["version"], "id": client}
            if mine["cancel"] and self.dice.random() < 0.2:
                await self.send("cancel", body)
            elif mine["moves"] and mine["version"] == said["version"]:
                revision = {"revision": mine["revision"]} if mine["revision"] else {}
                await self.send("moves", {**body, "move": self.dice.choice(mine["moves"]), **revision})

    async def send(self, path: str, body: dict[str, Any]) -> None:
        self.sent[body["id"]] = {"path": path, **body}
        answer = await self.person.post(f"/tables/{self.table}/{path}", **body)
        if answer.status_code == 200:
            self.promised[body["id"]] = answer.json()
        else:
            # A bot was quicker: with a move, or with a secret answer, after which nothing can be taken back.
            assert answer.status_code == 409 or problem_of(answer) == "problem-cancel-nothing", answer.text

    async def check(self, server: Killed) -> None:
        """Every promise is kept, and what was not promised was sent, and came once at most."""
        log, changed = server.log(self.table), server.changed(self.table)
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))
        found = {entry.client: entry for entry in log if entry.client}
        times = Counter(entry.client for entry in log if entry.client)
        assert set(times.values()) <= {1}
        for client, promise in self.promised.items():
            n = found[client].n
            assert n - bisect_right(changed, n) == promise["n"]
        for client, entry in found.items():
            assert self.sent[client].get("move", "") == entry.text

    async def retry(self) -> None:
        """What was last sent comes once more: done already, done now, or told that it is too late."""
        for client in list(self.sent)[-3:]:
            sent = dict(self.sent[client])
            answer = await self.person.post(f"/tables/{self.table}/{sent.pop('path')}", **sent)
            if client in self.promised:
                assert answer.json() == self.promised[client]
            if answer.status_code == 200:
                self.promised[client] = answer.json()
            else:
                assert answer.status_code in (409, 422), answer.text


def promises(players: list[Player]) -> int:
    return sum(len(player.promised) for player in players)


async def until_gone(player: Player) -> None:
    with suppress(*GONE):
        await player.play()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(2026)

    async def play() -> None:
        server = Killed(tmp_path)
        await server.start()
        try:
            people = [Person(server.url) for _ in range(6)]
            players = [Player(person, f"player-{i}", random.Random(i)) for i, person in enumerate(people)]
            for i, player in enumerate(players):
                await player.begin([ME, bot()] if i == 0 else [ME, HERE, HERE][: 2 + i % 2])
            for _ in range(by_tier(2, 4, 25)):
                playing = [asyncio.create_task(until_gone(player)) for player in players]
                enough = promises(players) + dice.randrange(55, 120)
                while promises(players) < enough and not all(task.done() for task in playing):
                    await asyncio.sleep(0.005)
                await asyncio.sleep(0.02 * dice.random())
                server.kill()
                await asyncio.gather(*playing)
                for player in players:
                    await player.check(server)
                await server.start()
                for player in players:
                    before = len(server.log(player.table)) - len(server.changed(player.table))
                    await player.retry()
                    await player.check(server)
                    assert (await player.person.sees(player.table))["n"] >= before
            assert promises(players) > 100
            for player in players[:2]:
                await goes_on(player)
            for person in people:
                await person.http.aclose()
        finally:
            server.end()

    asyncio.run(play())


async def goes_on(player: Player) -> None:
    """The table can be played to its end, and its record is whole."""
    async with asyncio.timeout(PATIENCE):
        player.dice = random.Random(0)
        await player.play()
    told = await player.person.get(f"/tables/{player.table}/record")
    assert record.replay(record.read(told.content)).over


def test_bots_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    """Also when the server was killed so early that the table's row does not yet say that the game has begun."""

    async def play() -> None:
        server = Killed(tmp_path)
        await server.start()
        try:
            async with Person(server.url) as ada:
                seats = [ME, bot(), bot()]
                table = (await ada.make("kabale", seats, options={"players": 3, "first_seat": 1}))["table"]
            server.kill()
            store = Store(server.database)
            with store.engine.begin() as connection:
                connection.exec_driver_sql("update tables set phase = 0, due = null")
                connection.exec_driver_sql("delete from log where n > 1")
            store.engine.dispose()
            await server.start()
            for _ in range(200):
                if len(server.log(table)) > 1:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("nobody has woken the bots")
        finally:
            server.end()

    asyncio.run(play())
