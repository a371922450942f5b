"""A PostgreSQL for tests: a server of our own in a temporary folder, reached by a socket file, with fresh databases."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200"]


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, the newest version's first; none if it is not installed."""
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    named = shutil.which("initdb")
    found = [*versions, *([Path(named).parent] if named else [])]
    return next((folder for folder in found if (folder / "initdb").exists()), None)


def somebody() -> str | None:
    """The user as whom PostgreSQL runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


class Postgres:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"grandee_{next(self.numbers)}"
        self.do(f"create database {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.do(f"drop database {url.partition('@/')[2].partition('?')[0]} with (force)")

    def do(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    """A server with its programs in a folder; it listens on a socket file only, and leaves nothing behind."""
    home, user = Path(tempfile.mkdtemp(prefix="grandee-pg-")), somebody()
    if user is not None:
        shutil.chown(home, user)
    data, log = home / "data", home / "log"

    def run(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(folder / program), *arguments],
            user=user,
            cwd=home,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{log.read_text() if log.exists() else ''}")

    options = " ".join(f"-c {each}" for each in [*FAST, "listen_addresses=", f"unix_socket_directories={home}"])
    try:
        run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        run("pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")
        try:
            yield Postgres(home)
        finally:
            run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
