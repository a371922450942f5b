"""`grandee serve` and `grandee play` in the browser, as processes of their own."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from websockets import InvalidStatus, Origin
from websockets.sync.client import connect

from grandee.cli import browser, places
from grandee.cli.main import main
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.server.tables import seating

LINK = re.compile(r"(http://127\.0\.0\.1:\d+)(/t/([\w-]+)\?lang=en#([\w-]+)|/)")
OWN_BOT = "class First:\n    def choose(self, seat, rng):\n        return seat.legal_actions[0]\n"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")


def hear_ctrl_c() -> None:
    """A shell that starts tests in the background lets them ignore Ctrl-C; what they start shall not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(*command: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command at a terminal, with a browser that does nothing; and the first line that it prints."""
    inner, outer = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "grandee", *command],
        stdin=outer,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": "true"},
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 (no thread runs here)
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()
        os.close(inner)
        os.close(outer)


def ended(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err


class Browser:
    """A cookie and no page."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opener = build_opener(HTTPCookieProcessor())

    def ask(self, path: str, **body: object) -> dict[str, Any]:
        data = json.dumps(body).encode() if body else None
        request = Request(f"{self.url}{path}", data, {"content-type": "application/json"} if body else {})
        with self.opener.open(request, timeout=10) as answer:
            found: dict[str, Any] = json.loads(answer.read())
            return found


# -- serve -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.slow
def test_a_server_answers_and_ends_when_it_is_told_to(number: signal.Signals, status: int, tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--bot-processes", "1") as (process, said):
        address = re.fullmatch(r"Listening at (http://127\.0\.0\.1:\d+)\n", said)
        assert address, said
        assert Browser(address[1]).ask("/ready") == {"status": "ok"}
        code, out, err = ended(process, number)
    assert code == status, err
    assert not out
    logged = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
    assert {"at", "level", "from", "message"} <= logged[0].keys()
    assert "Traceback" not in err
    folder = tmp_path / "data" / "grandee"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "tables.sqlite").stat().st_mode & 0o777 == 0o600


def test_the_log_has_the_path_of_a_socket_and_not_its_query() -> None:
    with started("serve", "--port", "0", "--bot-processes", "1") as (process, said):
        url = said.split()[-1]
        seats = [{"kind": "me", "name": "Ada"}]
        table = Browser(url).ask("/api/tables", game="kabale", options={"players": 2}, seats=seats)["table"]
        query = "seat=&after=-1&more=" + "long" * 500
        with connect(f"ws{url[4:]}/api/tables/{table}/live?{query}") as there:
            there.recv(timeout=30)
        with pytest.raises(InvalidStatus):
            connect(f"ws{url[4:]}/api/tables/nowhere/live?{query}", origin=Origin("https://elsewhere.example"))
        code, _, err = ended(process, signal.SIGTERM)
    assert code == 0, err
    assert f'\\"WebSocket /api/tables/{table}/live\\" [accepted]' in err
    assert '\\"WebSocket /api/tables/nowhere/live\\" 403' in err
    assert "longlong" not in err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"grandee: --port: http://127.0.0.1:{port} cannot be used: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--url", "table.example"], "--url: table.example is no address such as https://table.example"),
        (["--url", "https://table.example/grandee"], "--url: "),
        (["--database", "mysql://x/y"], "--database: mysql is no database"),
        (["--database", "FOLDER"], "cannot be written: Is a directory"),
        (["--database", "FOLDER/text"], "--database: the database does not answer: "),
        (["--workers", "2"], "--workers: several workers need PostgreSQL"),
        (["--port", "70000"], "--port: 70000 is not possible"),
        (["--log-level", "loud"], "--log-level: loud is not known"),
        (["--host", "no such host"], "--host: "),
    ],
)
@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
def test_what_cannot_be_served_is_said_in_one_sentence(
    given: list[str], sentence: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("this is no database\n" * 100, "utf-8")
    given = [each.replace("FOLDER", str(tmp_path)) for each in given]
    assert main(["--lang", language, "serve", "--port", "0", *given]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert language != "en" or sentence in said


@pytest.mark.slow
def test_a_database_that_another_server_has(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--database", str(tmp_path / "club.sqlite")]
    with started(*command):
        second = subprocess.run(
            [sys.executable, "-m", "grandee", *command], capture_output=True, text=True, timeout=30, check=False
        )
    assert second.returncode == 2
    assert "club.sqlite is in use by another server" in second.stderr


# -- play --------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_play_opens_a_table_and_a_second_one_at_the_same_server() -> None:
    with started("play", "kabale", "--players", "2", "--seat", "B", "--bots", "random") as (process, said):
        found = LINK.search(said)
        assert found, said
        url, table, key = found[1], found[3], found[4]
        person = Browser(url)
        with person.opener.open(f"{url}/t/{table}") as page:
            assert b"/assets/" in page.read()
        assert person.ask("/api/session", key=key) == {"table": table, "seat": "B"}
        visit = person.ask(f"/api/tables/{table}?seat=B")
        assert visit["mine"] == ["B"]
        assert [each["kind"] for each in visit["table"]["seats"]] == ["bot", "person"]
        with started("play", "kabale", "--players", "2") as (second, line):
            again = LINK.search(line)
            assert again, line
            assert again[1] == url
            assert again[3] != table
            assert second.wait(10) == 0
        code, out, _ = ended(process, signal.SIGINT)
        assert code == 0
        assert "grandee play --resume" in out
    with started("play", "--resume") as (process, said):
        resumed = LINK.search(said)
        assert resumed, said
        assert resumed[3] in (table, again[3])
        person.url = resumed[1]
        assert person.ask("/api/session", key=resumed[4])["table"] == resumed[3]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--smtp", "smtps://host"], "name its address with --url"),
        (["--url", "https://x.example", "--smtp", "pigeon://host"], "mails cannot be sent this way"),
        (["--url", "https://x.example", "--smtp", "smtps://u:hidden@host"], "--mail-from"),
    ],
)
def test_mails_that_cannot_be_sent_are_refused_at_the_start(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "hidden" not in told


@pytest.mark.slow
def test_own_bots_play_on_the_own_server_only(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN_BOT, "utf-8")
    with (
        started("play", "kabale", "--players", "2"),
        started("play", "kabale", "--players", "2", "--seat", "B", "--bots", f"{file}:First") as (_, said),
    ):
        found = LINK.search(said)
        assert found, said
        assert (tmp_path / "data" / "grandee" / "play-2.sqlite").is_file(), "not at the other one's server"
        person = Browser(found[1])
        person.ask("/api/session", key=found[4])
        for _ in range(100):
            table = person.ask(f"/api/tables/{found[3]}?seat=B")["table"]
            if "B" in table["asked"]:
                break
        assert table["seats"][0]["name"] == "First"
        assert table["seats"][0]["bot"].endswith("own.py:First"), "it has moved, and nobody had to take its place"
        assert "B" in table["asked"]
    with pytest.raises(BadInput):
        seating.check_bot(f"{file}:First")
    seating.check_bot("x.py:First", ["x.py:First"])


@pytest.mark.parametrize(("account", "name"), [("ada", "Ada"), ("root", "human"), ("Ben", "Ben")])
def test_whoever_plays_at_home_is_called_as_the_account_is(
    monkeypatch: pytest.MonkeyPatch, account: str, name: str
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    wanted = browser.wanted_table(load_game("kabale").set_up({"players": 2}), 1, ["squire", "human"])
    assert [seat.name for seat in wanted.seats] == ["", name]


def test_the_browser_is_for_people_with_a_terminal_who_do_not_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = {"terminal": False, "record": None, "seed": None, "resume": None}
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert browser.is_wanted(Namespace(**usual))
    for name, value in {"terminal": True, "record": "x.json", "seed": "0", "resume": "x.json"}.items():
        assert not browser.is_wanted(Namespace(**{**usual, name: value})), name
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert not browser.is_wanted(Namespace(**usual))


def test_who_has_no_browser_plays_in_the_terminal_and_learns_of_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(browser, "has_browser", lambda: False)
    assert main(["play", "kabale", "--players", "2"]) == 0
    printed = capsys.readouterr().out
    said = " ".join(printed.split())
    assert "No browser was found on this machine" in said
    assert "this machine's address and :8000" in said
    assert "    grandee serve --host 0.0.0.0" in printed.splitlines()  # on a line of its own, to copy
    assert "You have left the table." in said


def test_without_a_browser_a_game_goes_on_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume"]) == 2
    assert "--resume: without a file, --resume goes on with the last game in the browser" in capsys.readouterr().err


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert places.data_folder() == tmp_path / "data" / "grandee"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the standard says is not valid
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.data_folder() == tmp_path / ".local" / "share" / "grandee"
