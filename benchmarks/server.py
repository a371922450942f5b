"""The server's figures, measured against a real one on loopback: how fast a move reaches everybody, how much memory a
thousand tables take, how many moves a second reach the disk, how soon all is back after `kill -9`.

    python -m benchmarks.server                 all of them, with the stuck readers
    python -m benchmarks.server load --tables 200 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from sqlalchemy import func, select

from grandee.core.chance import Rng
from grandee.core.game import LETTERS
from grandee.games import SHIPPED, manifest_of
from grandee.server.api import CreateTable, SeatRequest
from grandee.server.storage import people, schema
from grandee.server.storage.phases import RUNNING
from grandee.server.storage.store import LogEntry, Store
from grandee.server.tables import seating
from grandee.server.tables.manager import TableManager
from grandee.server.tables.table import Table

from .crowd import Ear, Lines, listen, many_files
from .measure import Row, calibration

T = TypeVar("T")
SEATS = 4
TABLES, EVERY = 1_000, 10.0  # tables, and seconds between two moves of one
WARM_UP, SECONDS = 10.0, 20.0
PLAYED = 60  # entries that the logs of these tables have already
RESTARTED, LONG = 500, 200  # tables that are live when the server is killed, and entries that each log has at least
STUCK = 50  # of so many tables one has a reader who never reads
APPENDS, AT_ONCE = 30_000, 2_000
TRIES, DISTURBED = 3, 0.01  # how often the load is tried if others have the core for more than this part of the time
PATIENCE = 60.0  # seconds that anything may take before it is given up

BUDGETS = {  # unit, budget, whether it is the least
    "server.p99": ("ms", 25.0, False),
    "server.memory": ("MB", 300.0, False),
    "server.append": ("moves/s", 5_000.0, True),
    "server.restart": ("s", 5.0, False),
    "server.hostile": ("ms", 100.0, False),
    "server.hostile-memory": ("MB", 400.0, False),
}

SERVE = """
import os, sys
port, file, core, limits = sys.argv[1:]
if core:
    os.sched_setaffinity(0, {int(core)})
from grandee.server.http.serve import run
from grandee.server.settings import Settings
run(Settings(database=file, limits=limits == "True"), "127.0.0.1", int(port))
"""


def ids() -> list[str]:
    return list(BUDGETS)


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    """The figures that are wanted; the first two come from one run."""
    asked = [name for name in BUDGETS if name.startswith(wanted)]
    found: dict[str, float] = {}
    if {"server.p99", "server.memory"} & set(asked):
        load = undisturbed()
        found |= {"server.p99": load.percentile(99), "server.memory": load.memory}
    if "server.append" in asked:
        found["server.append"] = appended()
    if "server.restart" in asked:
        found["server.restart"] = restarted()
    if {"server.hostile", "server.hostile-memory"} & set(asked):
        from .hostile import hostile

        load = hostile()
        found |= {"server.hostile": load.percentile(99), "server.hostile-memory": load.memory}
    for name in asked:
        unit, budget, least = BUDGETS[name]
        pace = calibration()
        yield Row(name, found[name], unit, budget, least, found[name] / pace if least else found[name] * pace)


# -- tables that have been played at for a while -----------------------------------------------------------------------


async def prepared(file: Path, tables: int, entries: int) -> tuple[str, list[str]]:
    """A database of live tables at which one device has all seats: its secret, and the tables."""
    store, secret, rng = Store(str(file)), people.new_secret(), Rng(1)
    device = people.hashed(secret)
    await store.open()
    manager = TableManager(store)
    await store.write(lambda c: people.add_device(c, device, manager.now()))
    games, ids = list(SHIPPED), []
    for number in range(tables):
        wanted = CreateTable(
            game=games[number % len(games)],
            options={"players": SEATS},
            seats=[SeatRequest(kind="here", name=name) for name in ("Ada", "Ben", "Cleo", "Dov")],
        )
        made = await seating.make(manager, wanted, device, secrets.token_bytes(32))
        table = manager.tables.pop(made.table)
        waiting = [store.append(made.table, entry) for entry in played(table, entries, rng)]
        assert all(await asyncio.gather(*waiting))
        ids.append(made.table)
    await store.write(lambda c: c.execute(schema.tables.update().values(phase=RUNNING)))
    await store.close()
    return secret, ids


def played(table: Table, entries: int, rng: Rng) -> list[LogEntry]:
    """Random moves, and where the game is too short for them, talk after half of it."""
    live, made = table.state, []
    names = live.setup.rules.space.names
    short = manifest_of(live.setup.game.id).measured_moves or entries
    while live.n < entries:
        seat = next(seat for seat in live.asked() if seat not in live.answers)
        if live.n > short:
            what, text = "chat", "Whose turn is it?"
        else:
            options = live.state.legal_actions(seat)
            what, text = "answer" if live.is_secret_choice() else "move", names[options[rng.below(len(options))]]
        entry = LogEntry(live.n + 1, live.at, what, seat, text, f"prepared-{live.n:06d}")
        live.take(entry)
        made.append(entry)
    return made


# -- the server --------------------------------------------------------------------------------------------------------


def memory_of(pid: int) -> float:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("this system does not tell how much memory a process has")


@dataclass
class Serving:
    port: int
    process: subprocess.Popen[bytes]

    def memory(self) -> float:
        """MB that the server's process has for itself, and its part of what it shares."""
        return memory_of(self.process.pid)

    def memory_of_all(self) -> float:
        """The same with the processes that it has started, for bots and for what strangers have written."""
        found, todo = 0.0, [self.process.pid]
        while todo:
            pid = todo.pop()
            with suppress(OSError):  # one may have ended meanwhile
                found += memory_of(pid)
                for each in Path(f"/proc/{pid}/task").iterdir():
                    todo += [int(child) for child in (each / "children").read_text().split()]
        return found

    def processor(self) -> float:
        """Seconds that it has computed."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds that it could have computed and had no core: what others on this machine took from it."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9


@contextmanager
def serving(file: Path, core: str = "", limits: bool = False) -> Iterator[Serving]:
    """The real server in a process of its own, on one core where that can be said."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    asked = [sys.executable, "-c", SERVE, str(port), str(file), core, str(limits)]
    process = subprocess.Popen(asked, start_new_session=True)
    try:
        yield Serving(port, process)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


async def answering(at: Serving, lines: Lines) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await lines.get("/ready"))[0] == 200:
                    return
            except OSError:
                if at.process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
            await asyncio.sleep(0.01)


# -- a thousand tables -------------------------------------------------------------------------------------------------


@dataclass
class Watched:
    """A table with its five sockets. One move at a time is under way."""

    id: str
    ears: dict[str, Ear] = field(default_factory=dict)  # by seat; no seat is the spectator
    n: int = 0
    started: float = 0.0
    missing: int = 0
    arrived: asyncio.Future[float] | None = None

    def heard(self, ear: Ear, n: int, at: float) -> None:
        if self.arrived is None or n <= self.n:
            self.n = max(self.n, n)
            return
        self.missing -= 1
        if self.missing == 0 and not self.arrived.done():
            self.arrived.set_result(at - self.started)

    def asked(self) -> tuple[str, dict[str, Any]]:
        """A seat that is to move, and its newest table; everybody's is the same up to what may be known."""
        for letter, ear in self.ears.items():
            if letter and ear.newest:
                table = msgspec.json.decode(ear.newest)["table"]
                if table["moves"] and not table["chosen"]:
                    return letter, table
        return "", {}

    async def post(self, lines: Lines, path: str, body: dict[str, Any]) -> float:
        """Milliseconds from the request to the last of those who read."""
        body["id"] = secrets.token_urlsafe(12)
        self.missing = sum(not ear.stuck and not ear.closed for ear in self.ears.values())
        self.arrived = asyncio.get_running_loop().create_future()
        self.started = time.perf_counter()
        status, said = await lines.post(f"/api/tables/{self.id}/{path}", body)
        if status != 200:
            raise RuntimeError(f"{path} was refused: {said.decode()}")
        took = await asyncio.wait_for(self.arrived, PATIENCE)
        self.n, self.arrived = msgspec.json.decode(said)["n"], None
        return 1000 * took

    async def move(self, lines: Lines, rng: random.Random) -> float | None:
        letter, table = self.asked()
        if not letter:
            return None
        move = rng.choice(table["moves"])
        return await self.post(lines, "moves", {"seat": letter, "version": table["version"], "move": move})


@dataclass
class Load:
    """What was measured."""

    took: list[float] = field(default_factory=list)  # milliseconds, from the request to the last reader
    memory: float = 0.0
    busy: float = 0.0  # part of its core that the server needed
    waited: float = 0.0  # part of the time in which others had it
    late: float = 0.0  # how late the crowd itself was at most, in milliseconds
    stuck: int = 0
    dropped: int = 0

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def told(self) -> str:
        return (
            f"moves {len(self.took)}  p50 {self.percentile(50):.1f} ms  p90 {self.percentile(90):.1f} ms  "
            f"p99 {self.percentile(99):.1f} ms  max {self.percentile(100):.1f} ms  memory {self.memory:.0f} MB  "
            f"core {100 * self.busy:.0f} %, waited for it {100 * self.waited:.1f} %  crowd late {self.late:.1f} ms  "
            f"stuck {self.stuck}, dropped {self.dropped}  machine {os.getloadavg()[0]:.1f}"
        )


def undisturbed() -> Load:
    """The load on a machine that others use too: the try in which the server waited least for its core."""
    tries: list[Load] = []
    while len(tries) < TRIES and (not tries or tries[-1].waited > DISTURBED):
        tries.append(loaded())
    return min(tries, key=lambda load: load.waited)


def loaded(tables: int = TABLES, seconds: float = SECONDS, stuck: bool = False) -> Load:
    """The load: all tables with four seats and a spectator, a move each ten seconds."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "grandee.sqlite"
        secret, ids = asyncio.run(prepared(file, tables, PLAYED))
        with apart() as core, serving(file, core) as at:
            return in_loop(lambda: crowded(at, secret, ids, seconds, stuck))


async def crowded(at: Serving, secret: str, ids: list[str], seconds: float, stuck: bool) -> Load:
    lines, load = Lines(at.port, secret), Load()
    await answering(at, lines)
    watched = [Watched(table) for table in ids]
    gate = asyncio.Semaphore(50)

    async def open_all(number: int, table: Watched) -> None:
        for letter in ("", *LETTERS[:SEATS]):
            never = stuck and letter == "" and number % STUCK == 0
            async with gate:
                path = f"/api/tables/{table.id}/live?seat={letter}"
                table.ears[letter] = await listen(at.port, secret, path, table.heard, never)

    await asyncio.gather(*(open_all(number, table) for number, table in enumerate(watched)))
    await asyncio.sleep(1.0)
    gc.collect()
    gc.freeze()  # the crowd's own pauses are not the server's
    began = time.perf_counter() + 0.1
    rng = random.Random(1)

    async def keep_playing(table: Watched) -> None:
        due = began + rng.random() * EVERY
        while due < began + WARM_UP + seconds:
            await asyncio.sleep(due - time.perf_counter())
            measured = due >= began + WARM_UP
            if measured:
                load.late = max(load.late, 1000 * (time.perf_counter() - due))
            took = await table.move(lines, rng)
            if measured and took is not None:
                load.took.append(took)
            due += EVERY

    async def watch() -> None:
        await asyncio.sleep(WARM_UP)
        used, waited = at.processor(), at.waited()
        await asyncio.sleep(seconds)
        load.busy, load.waited = (at.processor() - used) / seconds, (at.waited() - waited) / seconds

    await asyncio.gather(watch(), *(keep_playing(table) for table in watched))
    load.memory = at.memory()
    if stuck:
        load.stuck = sum(ear.stuck for table in watched for ear in table.ears.values())
        load.dropped = await let_go(lines, len(ids) * (SEATS + 1), load.stuck)
    for table in watched:
        for ear in table.ears.values():
            ear.transport.abort()
    lines.close()
    return load


async def let_go(lines: Lines, every: int, stuck: int) -> int:
    """How many sockets the server has closed, when all stuck ones should be among them: they answer no ping."""
    until = time.perf_counter() + PATIENCE
    while (closed := every - await sockets(lines)) < stuck and time.perf_counter() < until:
        await asyncio.sleep(1.0)
    return closed


async def sockets(lines: Lines) -> int:
    """Open sockets, as the server counts them."""
    _, figures = await lines.get("/metrics")
    found = [line for line in figures.decode().splitlines() if line.startswith("grandee_sockets{")]
    return int(float(found[0].split()[1]))


@contextmanager
def apart() -> Iterator[str]:
    """Leave one core to the server, and say which; the crowd has the others."""
    many_files()
    if not hasattr(os, "sched_getaffinity"):
        yield ""
        return
    every = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, every[:-1] or every)
    try:
        yield str(every[-1])
    finally:
        os.sched_setaffinity(0, every)


def in_loop(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something in a fast loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work())
    return uvloop.run(work())


# -- appending ---------------------------------------------------------------------------------------------------------


def appended(appends: int = APPENDS) -> float:
    """Moves a second that the store alone takes, each acknowledged after it is on the disk; all of them are counted."""
    with TemporaryDirectory(dir=".") as folder:
        return in_loop(lambda: appending(Path(folder) / "grandee.sqlite", appends))


async def appending(file: Path, appends: int) -> float:
    store = Store(str(file))
    await store.open()
    tables = [secrets.token_urlsafe(9) for _ in range(AT_ONCE)]
    started = time.perf_counter()

    async def one_after_the_other(table: str) -> None:
        for n in range(1, appends // AT_ONCE + 1):
            assert await store.append(table, LogEntry(n, 0, "move", n % SEATS, "place nowhere", f"{table}-{n:06d}"))

    await asyncio.gather(*(one_after_the_other(table) for table in tables))
    seconds = time.perf_counter() - started
    written = await store.read(lambda c: c.execute(select(func.count()).select_from(schema.log)).scalar_one())
    await store.close()
    if written != appends // AT_ONCE * AT_ONCE:
        raise RuntimeError(f"{written} entries are in the log")
    return written / seconds


# -- starting again ----------------------------------------------------------------------------------------------------


def restarted(tables: int = RESTARTED, entries: int = LONG) -> float:
    """Seconds from the start of the server until all tables have been read, after it was killed while they played."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "grandee.sqlite"
        secret, ids = asyncio.run(prepared(file, tables, entries))
        with apart() as core:
            with serving(file, core) as at:
                acknowledged = in_loop(lambda: played_until_killed(at, secret, ids))
            started = time.perf_counter()
            with serving(file, core) as at:
                in_loop(lambda: all_there(at, secret, acknowledged))
                return time.perf_counter() - started


async def played_until_killed(at: Serving, secret: str, ids: list[str]) -> dict[str, tuple[int, int]]:
    """What the server has acknowledged when it is killed in the midst of moves: n and version of every table."""
    lines, rng = Lines(at.port, secret), random.Random(1)
    acknowledged: dict[str, tuple[int, int]] = {}
    await answering(at, lines)

    async def play(table: str) -> None:
        said = msgspec.json.decode((await lines.get(f"/api/tables/{table}"))[1])["table"]
        acknowledged[table] = said["n"], said["version"]
        asked = said["asked"][0]
        mine = msgspec.json.decode((await lines.get(f"/api/tables/{table}?seat={asked}"))[1])["table"]
        move = {
            "seat": asked,
            "version": mine["version"],
            "revision": mine["revision"],
            "id": secrets.token_urlsafe(12),
        }
        status, told = await lines.post(f"/api/tables/{table}/moves", {**move, "move": rng.choice(mine["moves"])})
        if status == 200:
            done = msgspec.json.decode(told)
            acknowledged[table] = done["n"], done["version"]
        if len(acknowledged) == len(ids):
            os.killpg(at.process.pid, signal.SIGKILL)

    async def play_some(tables: list[str]) -> None:
        with suppress(OSError):
            for table in tables:
                await play(table)

    await asyncio.gather(*(play_some(ids[first::20]) for first in range(20)))
    at.process.wait()
    return acknowledged


async def all_there(at: Serving, secret: str, acknowledged: dict[str, tuple[int, int]]) -> None:
    """Read every table: nothing that was acknowledged is lost, and at most the move that was under way is new."""
    lines = Lines(at.port, secret)
    await answering(at, lines)

    async def look(tables: list[str]) -> None:
        for table in tables:
            said = msgspec.json.decode((await lines.get(f"/api/tables/{table}"))[1])["table"]
            (n, version), now = acknowledged[table], (said["n"], said["version"])
            if now != (n, version) and now not in ((n + 1, version), (n + 1, version + 1)):
                raise RuntimeError(f"table {table} was at {(n, version)} and is at {now}")

    every = list(acknowledged)
    await asyncio.gather(*(look(every[first::20]) for first in range(20)))
    lines.close()


# -- by itself ---------------------------------------------------------------------------------------------------------


def main() -> None:
    asking = argparse.ArgumentParser("python -m benchmarks.server")
    asking.add_argument("what", nargs="*", default=["load", "stuck", "append", "restart"])
    asking.add_argument("--tables", type=int, default=TABLES)
    asking.add_argument("--seconds", type=float, default=SECONDS)
    given = asking.parse_args()
    for what in given.what:
        if what in ("load", "stuck"):
            print(what, loaded(given.tables, given.seconds, what == "stuck").told(), flush=True)
        elif what == "append":
            print(f"append {appended():.0f} moves/s  machine {os.getloadavg()[0]:.1f}", flush=True)
        elif what == "restart":
            print(f"restart {restarted():.2f} s  machine {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
