"""Several processes, as `serve.run` starts them: one may be killed at any time, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from grandee.core.refusals import BadInput
from grandee.server.http import serve
from grandee.server.settings import Settings
from grandee.server.storage.store import Store
from tests.server.kit import HERE, ME, PATIENCE, Person, free_port

pytestmark = pytest.mark.slow

PROGRAM = """
import sys
from grandee.server.http.serve import run
from grandee.server.settings import Settings
run(Settings(database=sys.argv[1], limits=False, bot_processes=2), "127.0.0.1", int(sys.argv[2]), workers=2)
"""
linux = pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")


def command_of(pid: str) -> bytes:
    """What a process was started with; nothing of one that has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Running:
    """A server of several processes."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"

    def workers(self) -> set[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return {int(pid) for pid in children if b"spawn_main" in command_of(pid)}

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False


def wait_until(holds: object, wait: float = PATIENCE) -> None:
    assert callable(holds)
    end = time.monotonic() + wait
    while not holds():
        assert time.monotonic() < end, "this took too long"
        time.sleep(0.05)


@contextmanager
def running(database: str, log: Path) -> Iterator[Running]:
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, database, str(port)]
    with log.open("wb") as lines, subprocess.Popen(command, stdout=lines, stderr=lines) as process:
        server = Running(process, port)
        try:
            wait_until(lambda: process.poll() is not None or server.answers())
            assert process.poll() is None, log.read_text()
            yield server
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()


@linux
def test_a_killed_worker_takes_nothing_with_it_and_is_replaced(tmp_path: Path, postgresql: str) -> None:
    async def sit(url: str) -> tuple[Person, str]:
        person = Person(url)
        return person, (await person.make("kabale", [ME, HERE], options={"players": 2}))["table"]

    async def talk(person: Person, table: str, acknowledged: dict[str, int], stop: asyncio.Event) -> None:
        """Say one thing after the other, and note what is acknowledged; who gets no answer says the same once more."""
        while not stop.is_set():
            await asyncio.sleep(0.02)
            body = {"seat": "A", "text": f"{len(acknowledged) + 1}", "id": person.new_id()}
            while True:
                try:
                    answer = await person.post(f"/tables/{table}/chat", **body)
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                    continue
                assert answer.status_code == 200, answer.text
                acknowledged[body["text"]] = answer.json()["n"]
                break

    async def load(server: Running) -> None:
        stop = asyncio.Event()
        people = await asyncio.gather(*(sit(server.url) for _ in range(8)))
        acknowledged: list[dict[str, int]] = [{} for _ in people]
        talks = [
            asyncio.create_task(talk(person, table, heard, stop))
            for (person, table), heard in zip(people, acknowledged, strict=True)
        ]

        async def ten_more() -> None:
            enough = max(map(len, acknowledged)) + 10
            await asyncio.to_thread(
                wait_until, lambda: min(map(len, acknowledged)) >= enough or any(each.done() for each in talks)
            )
            for each in talks:
                assert not each.done(), each.exception()

        before = server.workers()
        assert len(before) == 2
        for victim in sorted(before):
            await ten_more()
            os.kill(victim, signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda gone=victim: gone not in server.workers())
            await asyncio.to_thread(wait_until, lambda: len(server.workers()) == 2)
        await ten_more()
        stop.set()
        await asyncio.gather(*talks)
        store = Store(postgresql)
        await store.open()
        for (person, table), heard in zip(people, acknowledged, strict=True):
            log = await store.entries(table)
            assert [entry.n for entry in log] == list(range(1, len(log) + 1))
            said = {entry.text: entry.n for entry in log if entry.what == "chat"}
            assert said == heard  # nothing is lost, and nothing is there twice
            assert len(log) == len(said) + 1
            await person.http.aclose()
        await store.close()

    with running(postgresql, tmp_path / "log") as server:
        asyncio.run(load(server))
        start = time.monotonic()
        server.process.terminate()
        assert server.process.wait(20) == 0
        assert time.monotonic() - start < 10
        assert "Traceback" not in (tmp_path / "log").read_text()


@linux
def test_workers_end_with_their_supervisor(tmp_path: Path, postgresql: str) -> None:
    with running(postgresql, tmp_path / "log") as server:
        workers = server.workers()
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers), 15)
        assert not server.answers()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "grandee.sqlite"))
    with pytest.raises(BadInput, match="several workers need PostgreSQL"):
        serve.run(settings, "127.0.0.1", free_port(), workers=2)


def test_a_database_that_cannot_be_used_is_refused_before_workers_start(tmp_path: Path) -> None:
    settings = Settings(database=f"postgresql://ada@/x?host={tmp_path}")
    with pytest.raises(BadInput, match="does not answer"):
        serve.run(settings, "127.0.0.1", free_port(), workers=2)
