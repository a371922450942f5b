"""What whoever runs a server relies on: its address, its figures, its document, its first line, its secrets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from grandee.core.refusals import BadInput
from grandee.server.bots.bot_pool import Worker
from grandee.server.http import serve, telemetry
from grandee.server.http.limits import network_of
from grandee.server.settings import SECRET_VARIABLES, SETTINGS_VARIABLE, BadSetting, Settings
from grandee.server.tables import operating
from grandee.server.tables.warden import Bars
from tests.server.kit import HERE, ME, Person, free_port, serving


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Table.Example", "https://table.example"),
        ("https://table.example:443", "https://table.example"),
        ("HTTPS://table.example/", "https://table.example"),
        ("http://table.example:80/", "http://table.example"),
        ("http://table.example:443", "http://table.example:443"),
        ("https://table.example:8443", "https://table.example:8443"),
        ("https://spielbücher.example", "https://xn--spielbcher-feb.example"),
    ],
)
def test_an_address_is_taken_as_browsers_write_it(given: str, origin: str) -> None:
    assert Settings(url=given).url == origin


def test_a_page_at_the_address_may_do_something(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, url="https://Table.Example:443/") as at, Person(at.url) as ada:
            body = {"game": "kabale", "seats": [ME]}
            answer = await ada.http.post("/api/tables", json=body, headers={"origin": "https://table.example"})
            assert answer.status_code == 201

    asyncio.run(play())


def test_an_address_of_numbers_keeps_its_brackets() -> None:
    assert Settings(url="http://[::A]:80").url == "http://[::a]"
    assert Settings(url="http://127.0.0.1:8000/").url == "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    "given",
    [
        "https://ada:hidden@table.example",
        "https://@table.example",
        "https://table.example?x=1",
        "https://table.example/#x",
        "https://table.example/grandee",
        "https://table.example:x",
        "https://table.example:99999",
        "https://:443",
        "https://[",
        "https://a..b",
        "ftp://table.example",
    ],
)
def test_an_address_that_is_no_origin_is_refused(given: str) -> None:
    with pytest.raises(BadSetting, match=r"such as https://table\.example") as refused:
        Settings(url=given)
    assert "hidden" not in str(refused.value)


def test_the_document_is_served_and_no_page_of_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            assert (await ada.get("/schema/openapi.json")).json()["info"]["title"] == "Grandee"
            for path in ("", "/", "/redoc", "/swagger", "/elements", "/scalar", "/rapidoc", "/openapi.yaml"):
                answer = await ada.get(f"/schema{path}")
                assert answer.status_code == 404 or answer.json()["info"]["title"] == "Grandee", path
                assert b"<script" not in answer.content, path

    asyncio.run(play())


def test_figures_say_of_which_worker_they_are(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            await ada.get("/games")
            lines = (await ada.http.get("/metrics")).text.splitlines()
            figures = [line for line in lines if not line.startswith("#")]
            assert len(figures) > 10
            assert all(f'worker="{os.getpid()}"' in line for line in figures)
            assert any(
                re.match(r'grandee_requests_total\{kind="read",status="200",worker="\d+"\} ', x) for x in figures
            )

    asyncio.run(play())


def test_what_is_counted_is_a_counter_and_what_comes_and_goes_a_gauge(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with ada.listening(table) as ear:
                await ear.hears()
                said = await ada.sees(table, "A")
                assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
                figures = (await ada.http.get("/metrics")).text
        kinds = dict(line.split()[2:] for line in figures.splitlines() if line.startswith("# TYPE"))
        counters = ("requests", "limited", "moves", "sockets_dropped", "notices")
        assert {kinds[f"grandee_{name}_total"] for name in counters} == {"counter"}
        assert kinds["grandee_commit_writes"] == kinds["grandee_request_seconds"] == "histogram"
        assert kinds["grandee_tables"] == kinds["grandee_sockets"] == "gauge"
        values = {name: float(value) for name, value in re.findall(r"^(grandee_\w+)\{[^}]*\} (\S+)$", figures, re.M)}
        assert [values[f"grandee_{name}"] for name in ("moves_total", "tables", "sockets")] == [1, 1, 1]
        assert values["grandee_commit_writes_sum"] >= values["grandee_commit_writes_count"] >= 2

    asyncio.run(play())


def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    """Who could poll them would see when another seat changes a secret answer."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for told, status in (("203.0.113.7", 404), ("2001:db8::1", 404), ("::ffff:203.0.113.7", 404), ("::1", 200)):
                answer = await ada.http.get("/metrics", headers={"x-forwarded-for": told})  # as a proxy tells it
                assert answer.status_code == status, told
                assert status == 200 or b"grandee_" not in answer.content

    asyncio.run(play())


@pytest.mark.parametrize(
    "given",
    ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:203.0.113.7", "0:0:0:0:0:ffff:203.0.113.7", "::ffff:cb00:7107"],
)
def test_an_address_is_one_however_it_is_written(given: str) -> None:
    assert network_of(given) == "203.0.113.7"
    bars = Bars()
    bars.networks = [operating.network("203.0.113.0/24")]
    assert bars.hold_network(network_of(given))
    assert str(operating.network(given)) == "203.0.113.7/32"


def test_of_ipv6_a_household_counts_as_one_and_what_is_no_address_as_itself() -> None:
    for given in ("2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "2001:db8:1:2:0:0:0:1%eth0"):
        assert network_of(given) == "2001:db8:1:2::"
    for given in ("", "somewhere", "no:address", "[::1]:80"):
        assert network_of(given) == given


def test_a_network_of_all_ipv4_and_more_is_not_barred_as_another() -> None:
    for given in ("::ffff:0:0/90", "::/80", "::/65"):
        with pytest.raises(BadInput) as refused:
            operating.network(given)
        assert refused.value.message.message == "bad-network"
    for given, barred in (
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
        ("::ffff:0:0/96", "0.0.0.0/0"),
        ("::1", "::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
    ):
        assert str(operating.network(given)) == barred


PROGRAM = """
import sys
from urllib.request import urlopen
from grandee.server.http.serve import run
from grandee.server.settings import Settings

def ready():
    with urlopen(f"http://127.0.0.1:{sys.argv[2]}/ready", timeout=5) as answer:
        print("answers", answer.status, flush=True)

if __name__ == "__main__":
    run(Settings(database=sys.argv[1], bot_processes=2), "127.0.0.1", int(sys.argv[2]), workers=2, ready=ready)
"""


@pytest.mark.slow
def test_several_workers_are_told_of_when_they_answer(postgresql: str) -> None:
    command = [sys.executable, "-c", PROGRAM, postgresql, str(free_port())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "answers 200\n"
        finally:
            process.terminate()
            process.communicate(timeout=30)


@pytest.mark.parametrize(
    ("database", "shared"),
    [
        ("postgresql://ada@host/x", True),
        ("postgresql+psycopg://ada@host/x", True),
        ("/home/postgresql/tables.sqlite", False),
        ("sqlite:///postgresql", False),
    ],
)
def test_which_databases_several_workers_can_have(database: str, shared: bool) -> None:
    assert Settings(database=database).shared == shared
    if not shared:
        with pytest.raises(BadSetting):
            serve.run(Settings(database=database), "127.0.0.1", 0, workers=2)


def test_a_worker_does_not_pass_its_settings_on(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Settings(database="postgresql://ada:hidden@host/x")
    monkeypatch.setenv(SETTINGS_VARIABLE, json.dumps(asdict(given)))
    monkeypatch.setattr(serve, "make_app", lambda settings: settings)
    monkeypatch.setattr(serve, "prepare_process", lambda: None)
    monkeypatch.setattr(telemetry, "log_to_stderr", lambda _: None)
    assert serve.worker_app() == given  # type: ignore[comparison-overlap]
    assert SETTINGS_VARIABLE not in os.environ


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_bots_get_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRET_VARIABLES:
        monkeypatch.setenv(name, "hidden-from-bots")
    monkeypatch.setenv("GRANDEE_LOG_LEVEL", "INFO")

    async def look() -> bytes:
        worker = await Worker.begin()
        try:
            return Path(f"/proc/{worker.process.pid}/environ").read_bytes()
        finally:
            await worker.end()

    environment = asyncio.run(look())
    assert b"GRANDEE_LOG_LEVEL=INFO" in environment
    assert b"hidden-from-bots" not in environment
