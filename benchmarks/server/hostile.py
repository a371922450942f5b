"""Honest tables beside strangers who attack: how fast a move still reaches everybody, and how much memory all takes.

    python -m benchmarks.server.hostile                         100 tables with a move a second, and all strangers
    python -m benchmarks.server.hostile --seconds 5 --peaceful  the same without them

Every table and every stranger has an address of its own (127.x.y.z), and the server's limits count them as they would
anybody's. The strangers are a process of their own, so that what they compute is not taken for the server's slowness.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from grandee.games import first_game
from grandee.records import record
from grandee.records.match import new
from grandee.server.custom.checks import MOST_CHARACTERS, MOST_LINES, MOST_MARKS

from .crowd import HttpClient, many_files
from .play import Load, Pace, WatchedTable, play_all
from .process import Serving, reserve_core, run_fast, serving, wait_until_ready
from .tables import prepare_tables

TABLES, EVERY = 100, 1.0  # honest ones, and seconds between two moves of one
WARM_UP, SECONDS = 5.0, 20.0
BEGUN = 5  # entries that the logs have already: the games are long enough for a move a second
DRIPPING, DRIP = 100, 0.5  # connections that send a head drop by drop, and seconds between two drops
STRANGERS, PAUSE = 20, 0.5  # who post decks, and seconds between two posts of one
FLOOD = b"\x81\x8b\x00\x00\x00\x00" + b'{"seen": 1}' + b"\x89\x80\x00\x00\x00\x00" * 10  # something said, and pings
DECKS = [  # as heavy as they may be: the first two are refused at a glance, the others are read
    ".".join(["a"] * (MOST_CHARACTERS // 2 - 10)) + " = 1",
    "\n".join(f"b{line}." + ".".join(["a"] * 490) + " = 1" for line in range(40)),
    "\n".join(f"b{line}" + ".a" * MOST_MARKS + " = 1" for line in range(440)),
    "\n".join(f"b{line} = " + "{a=" * MOST_MARKS + "1" + "}" * MOST_MARKS for line in range(230)),
    "a = [\n" + ("1," * 400 + "\n") * 40 + "]",
    "[[a]]\n[[a.b]]\n[[a.b.c]]\n[[a.b.c.d]]\n" * (MOST_LINES // 4 - 1),
]


def measure_hostile(tables: int = TABLES, seconds: float = SECONDS, peaceful: bool = False) -> Load:
    """The honest tables' moves, measured while everybody else does what they can."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "grandee.sqlite"
        secret, ids = asyncio.run(prepare_tables(file, tables, BEGUN))
        with reserve_core() as core, serving(file, core, limits=True) as at:
            return run_fast(lambda: beside_strangers(at, secret, ids, seconds, peaceful))


async def beside_strangers(at: Serving, secret: str, ids: list[str], seconds: float, peaceful: bool) -> Load:
    load = Load()
    await wait_until_ready(at, HttpClient(at.port, secret))
    tables = [
        (WatchedTable(table), HttpClient(at.port, secret, address_of(number))) for number, table in enumerate(ids)
    ]
    for table, lines in tables:
        await table.open(at.port, secret, lines.address)

    def look_at_memory() -> None:
        load.memory = max(load.memory, at.memory_of_all())

    with strangers(at.port, ids[0], peaceful):
        await play_all(at, tables, Pace(EVERY, WARM_UP, seconds), load, look_at_memory)
    for table, _ in tables:
        table.close()
    return load


def address_of(number: int) -> str:
    """Where an honest table's readers come from."""
    return f"127.1.{number // 200}.{number % 200 + 1}"


@contextmanager
def strangers(port: int, table: str, peaceful: bool) -> Iterator[None]:
    """All strangers in a process of their own, until this ends; they print what became of them."""
    if peaceful:
        yield
        return
    asked = [sys.executable, "-m", f"{__package__}.hostile", "--strangers", str(port), "--table", table]
    known = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(asked, stdin=subprocess.PIPE, env=known) as process:
        assert process.stdin is not None
        try:
            yield
        finally:
            process.stdin.close()  # the sign to end
            process.wait(30)


# -- the strangers -----------------------------------------------------------------------------------------------------


async def attack(port: int, table: str) -> Counter[str]:
    """Everything at once, until standard input ends; what happened how often."""
    seen: Counter[str] = Counter()
    posts = bodies()
    attacks = [drip(port, f"127.2.0.{number % 50 + 1}", seen) for number in range(DRIPPING)]
    attacks += [post(port, f"127.3.0.{number + 1}", posts, seen) for number in range(STRANGERS)]
    attacks.append(flood(port, "127.4.0.1", table, seen))
    running = [asyncio.ensure_future(each) for each in attacks]
    await asyncio.to_thread(sys.stdin.buffer.read)
    for each in running:
        each.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return seen


async def drip(port: int, address: str, seen: Counter[str]) -> None:
    """A head that never ends, again and again."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            writer.write(b"GET /api/tables HTTP/1.1\r\nhost: x\r\nx-a: ")
            answer = asyncio.ensure_future(to_the_end(reader))
            while not answer.done():
                writer.write(b"a")
                await asyncio.wait([answer], timeout=DRIP)
            seen[f"a dripped head was answered with {status_of(answer.result())}"] += 1
            writer.close()


async def post(port: int, address: str, posts: list[tuple[str, bytes]], seen: Counter[str]) -> None:
    """Decks of new tables and of records, as heavy as they may be."""
    while True:
        path, body = secrets.choice(posts)
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n"
            writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
            seen[f"{path} was answered with {status_of(await to_the_end(reader))}"] += 1
            writer.close()
        await asyncio.sleep(PAUSE)


async def flood(port: int, address: str, table: str, seen: Counter[str]) -> None:
    """A socket that says as much as it can, and comes again when it is closed."""
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    head += "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            writer.write(head.encode())
            opened = status_of(await reader.read(12))
            seen[f"a socket was answered with {opened}"] += 1
            answer = asyncio.ensure_future(to_the_end(reader))
            while opened == 101 and not answer.done():
                writer.write(FLOOD * 500)
                await writer.drain()
                await asyncio.sleep(0)
            await answer
            writer.close()
        await asyncio.sleep(0.01)


async def to_the_end(reader: asyncio.StreamReader) -> bytes:
    """All that the server says; who is let go in the midst of something reads no end."""
    received = b""
    with suppress(OSError):
        while part := await reader.read(65_536):
            received += part
    return received


def status_of(answer: bytes) -> int:
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


def bodies() -> list[tuple[str, bytes]]:
    """All posts: each deck for a new table and in a record, which has as many moves as it may have."""
    table = new(first_game(), seed=1, players=2)
    written = msgspec.json.decode(record.of_match(table, whole=True).to_json())
    made: list[tuple[str, Any]] = []
    for deck in DECKS:
        wanted = {"game": first_game(), "options": {"players": 2}, "seats": [{"kind": "me", "name": "Eve"}]}
        made.append(("/api/tables", {**wanted, "custom": {"deck": deck}}))
        changed = {**written, "data": {}, "custom": {"deck": deck}}
        made.append(("/api/frames", {"record": msgspec.json.encode(changed).decode()}))
    return [(path, msgspec.json.encode(body)) for path, body in made]


# -- by itself ---------------------------------------------------------------------------------------------------------


def main() -> None:
    asking = argparse.ArgumentParser("python -m benchmarks.server.hostile")
    asking.add_argument("--tables", type=int, default=TABLES)
    asking.add_argument("--seconds", type=float, default=SECONDS)
    asking.add_argument("--peaceful", action="store_true")
    asking.add_argument("--strangers", type=int, default=0, metavar="PORT", help=argparse.SUPPRESS)
    asking.add_argument("--table", default="", help=argparse.SUPPRESS)
    given = asking.parse_args()
    if given.strangers:
        many_files()
        os.nice(5)
        for what, often in sorted(asyncio.run(attack(given.strangers, given.table)).items()):
            print(f"{often:6d} × {what}", file=sys.stderr, flush=True)
    else:
        print(measure_hostile(given.tables, given.seconds, given.peaceful).summary(), flush=True)


if __name__ == "__main__":
    main()
