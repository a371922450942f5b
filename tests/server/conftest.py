"""What tests of the server share: databases.

`database` is the URL of a fresh one; a test that takes it runs twice, on SQLite and on PostgreSQL. `postgresql` is
one of PostgreSQL. Both are for `serving(folder, database=url)`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, programs, running

MISSING = "PostgreSQL is not installed: apt-get install postgresql, or let run.py test do it"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of this process; without PostgreSQL they are left out, but never in CI."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with running(folder) as server:
        yield server


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[str]:
    url = postgres.fresh()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "grandee.sqlite")
    return str(request.getfixturevalue("postgresql"))
