"""The OpenAPI document is kept: whatever fits it, or just does not, gets an answer that the document describes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit import by_tier
from tests.server.kit import HERE, ME, PATIENCE, serving

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
REFUSED = {"400", "403", "404", "409", "413", "415", "422", "429", "431", "503"}


@contextmanager
def beside(folder: Path) -> Iterator[str]:
    """A server in a thread of its own, for clients that wait; its address."""
    address: list[str] = []
    ready, ending = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(folder) as at:
            address.append(at.url)
            ready.set()
            await asyncio.to_thread(ending.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield address[0]
    finally:
        ending.set()
        thread.join()


@pytest.mark.slow
def test_every_answer_is_one_that_the_document_describes(tmp_path: Path) -> None:
    with beside(tmp_path) as url, httpx.Client(base_url=url, timeout=PATIENCE) as ada:
        schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        ids = []
        for phase in ([ME, HERE], [ME, {"kind": "open"}]):  # one that runs, one that waits for somebody
            made = ada.post("/api/tables", json={"game": "kabale", "options": {"players": 2}, "seats": phase})
            assert made.status_code == 201, made.text
            ids.append(made.json()["table"])
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) >= 20
        faults: list[str] = []
        for operation in operations:
            if operation.label in ("DELETE /api/session", "POST /api/account/logout"):
                cookies = [""]  # the one with seats is still needed
            else:
                cookies = [cookie, ""]
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                faults += try_operation(operation, mode, url, ids, cookies)
        assert not faults, "\n\n".join(faults)


def try_operation(operation: Any, mode: GenerationMode, url: str, ids: list[str], cookies: list[str]) -> list[str]:
    """Send what the document allows, or what it does not, to real tables and others, as a player and a stranger."""

    @settings(
        max_examples=by_tier(3, 6, 150),
        database=None,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.sampled_from([*ids, *ids, ""]),
        cookie=st.sampled_from(cookies),
    )
    def attempt(case: Any, table: str, cookie: str) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.headers = {**(case.headers or {}), **({"cookie": cookie} if cookie else {})}
        case.call_and_validate(base_url=url, checks=CHECKS, timeout=PATIENCE)

    try:
        attempt()
    except Unsatisfiable:  # it takes nothing, so nothing can be wrong with it
        return []
    except (Failure, FailureGroup) as fault:
        return [f"{mode.value} {operation.label}: {fault}"]
    return []


def test_every_route_says_how_it_may_refuse(tmp_path: Path) -> None:
    with beside(tmp_path) as url, httpx.Client(base_url=url, timeout=PATIENCE) as ada:
        document = ada.get("/api/schema/openapi.json").json()
    paths = document["paths"]
    assert "/api/tables/{table_id}/moves" in paths
    for path, methods in paths.items():
        for method, described in methods.items():
            assert set(described["responses"]) >= REFUSED, f"{method} {path}"
            said = described["responses"]["422"]["content"]["application/problem+json"]["schema"]["$ref"]
            assert said.endswith("ProblemDetails")
