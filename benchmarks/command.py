"""How long the command line takes to answer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from .measure import Row, best, calibration


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    if not any("cli.help".startswith(prefix) for prefix in wanted):
        return

    def ask_for_help() -> None:
        subprocess.run([sys.executable, "-m", "grandee", "--help"], capture_output=True, check=True)

    seconds = best(ask_for_help)
    yield Row("cli.help", seconds, "s", 0.2, False, seconds * 1e6 * calibration())
