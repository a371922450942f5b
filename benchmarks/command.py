"""How long the command line takes to answer, and to open the page of a game."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

from .measure import Row, best, calibration

LINK = re.compile(r"(http://[^/]+)/t/([^#]+)#(\S+)")
STARTS = 4  # of which the first one, with no database yet, does not count


def ids() -> list[str]:
    return ["cli.help", *(["play.page"] if os.name == "posix" else [])]


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    for name in ids():
        if name.startswith(wanted):
            seconds, budget = (best(ask_for_help), 0.2) if name == "cli.help" else (seconds_to_page(), 1.5)
            yield Row(name, seconds, "s", budget, False, seconds * 1e6 * calibration())


def ask_for_help() -> None:
    subprocess.run([sys.executable, "-m", "grandee", "--help"], capture_output=True, check=True)


def seconds_to_page() -> float:
    """Seconds from `grandee play` to the page and the view of the own seat, from the second start on."""
    with tempfile.TemporaryDirectory() as folder:
        return min([play_once(folder) for _ in range(STARTS)][1:])


def play_once(
    folder: str, command: Sequence[str] = (), where: Path | None = None, known: dict[str, str] | None = None
) -> float:
    """Seconds from a command to the page and the view of the own seat; `grandee play`, unless another is given."""
    import pty

    inner, outer = pty.openpty()  # `play` opens a browser for people at a terminal only
    environment = {**(known or os.environ), "XDG_DATA_HOME": folder, "BROWSER": "true"}
    asked = command or [sys.executable, "-m", "grandee", "play"]
    start = time.perf_counter()
    with subprocess.Popen(asked, stdin=outer, stdout=subprocess.PIPE, cwd=where, env=environment, text=True) as process:
        try:
            assert process.stdout is not None
            found = LINK.search(process.stdout.readline())
            assert found is not None
            url, table, key = found.groups()
            browser = build_opener(HTTPCookieProcessor())
            browser.open(f"{url}/t/{table}", timeout=10).read(1)
            entering = json.dumps({"key": key}).encode()
            browser.open(Request(f"{url}/api/session", entering, {"content-type": "application/json"}), timeout=10)
            view = json.load(browser.open(f"{url}/api/tables/{table}?seat=A", timeout=10))
            assert view["mine"] == ["A"]
            return time.perf_counter() - start
        finally:
            process.send_signal(signal.SIGINT)
            os.close(inner)
            os.close(outer)
