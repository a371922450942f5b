"""What all tests share: the toy games are registered, and the tier decides how much is tried."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from grandee.games import SHIPPED, register, register_folder
from tests.toy import dials

register(dials.GAME)
register_folder(Path(dials.__file__).parent, "tests.toy")  # a folder there with a `game.py` is a game

EXAMPLES = {"quick": 10, "normal": 60, "long": 1000}
settings.register_profile(
    "grandee",
    max_examples=EXAMPLES[os.environ.get("GRANDEE_TIER", "normal")],
    deadline=None,
    derandomize=True,  # a test that fails today fails tomorrow
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("grandee")

SHARE = 90  # seconds that the tests of one game may take in each process: so five games fit into 15 minutes
WORTH = 60  # seconds from which on it is told where they went
ALL = "(all)"
LONGEST_FIRST = ("page", "generic", "server", "cli", "arena", "envs", "games", "tools")  # rooms; then all others


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that no process works on one when all others have ended. Files stay together."""
    items.sort(key=lambda item: LONGEST_FIRST.index(room) if (room := room_of(item.nodeid)) in LONGEST_FIRST else 99)


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def game_of(test: str) -> str:
    """The shipped game whose id, or whose package's name, is in a test's own id."""
    return next((game for game in SHIPPED if game in test or game.replace("-", "_") in test), ALL)


def room_of(test: str) -> str:
    """The folder of a test; empty for those that are in none."""
    folder = Path(test.partition("::")[0]).parts[1:-1]
    return folder[0] if folder else ""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which game takes how long in which room: a folder of tests. Written where all reports come together."""
    spent: defaultdict[tuple[str, str], float] = defaultdict(float)
    for report in (each for kind in terminalreporter.stats.values() for each in kind):
        if isinstance(report, pytest.TestReport):
            spent[game_of(report.nodeid), room_of(report.nodeid)] += report.duration
    if sum(spent.values()) < WORTH:
        return
    games = [*SHIPPED, ALL]
    terminalreporter.section("seconds by game and room")
    terminalreporter.write_line(f"{'':12}" + "".join(f"{game:>12}" for game in games))
    for room in sorted({room for _, room in spent}):
        terminalreporter.write_line(f"{room:12}" + "".join(f"{spent[game, room]:12.1f}" for game in games))
    sums = {game: sum(seconds for (whose, _), seconds in spent.items() if whose == game) for game in games}
    terminalreporter.write_line(f"{'together':12}" + "".join(f"{sums[game]:12.1f}" for game in games))
    share = SHARE * (terminalreporter.config.getoption("numprocesses", None) or 1)
    for game in SHIPPED:
        if sums[game] > share:
            terminalreporter.write_line(f"{game} is over its share of {share} seconds")
