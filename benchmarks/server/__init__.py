"""The server's figures, measured against a real one on loopback: how fast a move reaches everybody, how much memory a
thousand tables take, how many moves a second reach the disk, how soon all is back after `kill -9`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..measure import Row, calibration

BUDGETS = {  # unit, budget, whether it is the least
    "server.p99": ("ms", 25.0, False),
    "server.memory": ("MB", 300.0, False),
    "server.append": ("moves/s", 5_000.0, True),
    "server.restart": ("s", 5.0, False),
    "server.hostile": ("ms", 100.0, False),
    "server.hostile-memory": ("MB", 400.0, False),
}


def ids() -> list[str]:
    return list(BUDGETS)


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    """The figures that are wanted; the first two come from one run."""
    from .append import measure_appends
    from .hostile import measure_hostile
    from .load import measure_undisturbed
    from .restart import measure_restart

    asked = [name for name in BUDGETS if name.startswith(wanted)]
    found: dict[str, float] = {}
    if {"server.p99", "server.memory"} & set(asked):
        load = measure_undisturbed()
        found |= {"server.p99": load.percentile(99), "server.memory": load.memory}
    if "server.append" in asked:
        found["server.append"] = measure_appends()
    if "server.restart" in asked:
        found["server.restart"] = measure_restart()
    if {"server.hostile", "server.hostile-memory"} & set(asked):
        load = measure_hostile()
        found |= {"server.hostile": load.percentile(99), "server.hostile-memory": load.memory}
    for name in asked:
        unit, budget, least = BUDGETS[name]
        pace = calibration()
        yield Row(name, found[name], unit, budget, least, found[name] / pace if least else found[name] * pace)
