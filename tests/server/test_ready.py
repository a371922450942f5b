"""`/ready` says yes only where something can be written."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from grandee.server.storage import schema, store
from tests.server.kit import ME, PATIENCE, Person, free_port, serving

SERVER = """
import sys
from grandee.server.storage import store
from grandee.server.http.serve import run
from grandee.server.settings import Settings

store.WRITE_CHECK_SECONDS = 0.2
settings = Settings(database=sys.argv[1], limits=False)
run(settings, "127.0.0.1", int(sys.argv[2]), ready=lambda: print("answers", flush=True))
"""


def status(url: str) -> int:
    return httpx.get(f"{url}/ready", timeout=30).status_code


def until(url: str, wanted: int) -> None:
    """Ask until it is so; it is tried every moment."""
    deadline = time.monotonic() + PATIENCE
    while status(url) != wanted:
        assert time.monotonic() < deadline, f"/ready does not say {wanted}"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits another process, which Linux alone can")
def test_a_server_that_cannot_write_any_more_is_not_ready(tmp_path: Path) -> None:
    """Its files may not grow from some moment on, as on a full disk; later they may again."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-c", SERVER, str(tmp_path / "tables.sqlite"), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "answers\n"
            assert status(url) == 200
            body = {"game": "kabale", "options": {"players": 2}, "seats": [ME]}
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            until(url, 503)
            refused = httpx.post(f"{url}/api/tables", json=body, timeout=30)
            assert refused.status_code == 503
            said = httpx.get(f"{url}/ready", headers={"accept-language": "de"}).json()
            assert said["type"] == "/problems/problem-database"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            until(url, 200)
            assert httpx.post(f"{url}/api/tables", json=body, timeout=30).status_code == 201
        finally:
            process.terminate()
            process.wait(timeout=30)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no disk can be mounted here: {made.stderr.strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount a disk")
def test_a_full_disk_is_not_ready(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "WRITE_CHECK_SECONDS", 0.2)

    async def run() -> None:
        async with serving(small_disk) as at, Person(at.url) as ada:
            assert (await ada.http.get("/ready")).status_code == 200
            with (small_disk / "filler").open("wb", buffering=0) as filler:
                try:
                    while filler.write(b"x" * 65_536):
                        pass
                except OSError:
                    pass  # now it is full
            await asyncio.to_thread(until, at.url, 503)
            (small_disk / "filler").unlink()
            await asyncio.to_thread(until, at.url, 200)

    asyncio.run(run())


def test_asking_often_writes_no_more_often(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "WRITE_CHECK_SECONDS", 600.0)
    written = select(schema.about.c.written)

    async def run() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            seen = set()
            for _ in range(3):
                answers = await asyncio.gather(*(ada.http.get("/ready") for _ in range(20)))
                assert {answer.status_code for answer in answers} == {200}
                seen.add(await at.server.store.read(lambda c: c.execute(written).scalar_one()))
            assert len(seen) == 1
            assert seen.pop() > 0

    asyncio.run(run())
