"""The real server in a process of its own, on one core where that can be said."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from .crowd import HttpClient, many_files

T = TypeVar("T")
PATIENCE = 60.0  # seconds that anything may take before it is given up

SERVE = """
import os, sys
port, file, core, limits = sys.argv[1:]
if core:
    os.sched_setaffinity(0, {int(core)})
from grandee.server.http.serve import run
from grandee.server.settings import Settings
run(Settings(database=file, limits=limits == "True"), "127.0.0.1", int(port))
"""


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


async def wait_until_ready(at: Serving, lines: HttpClient) -> None:
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


@contextmanager
def reserve_core() -> Iterator[str]:
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


def run_fast(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something in a fast loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work())
    return uvloop.run(work())
