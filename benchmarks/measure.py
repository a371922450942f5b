"""How things are measured: the best of several tries, beside a loop of plain Python as the machine's own measure."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure: `at least` or `at most` its budget. The ratio is to the calibration loop of the same run."""

    id: str
    value: float
    unit: str
    budget: float
    at_least: bool
    ratio: float

    @property
    def holds(self) -> bool:
        return self.value >= self.budget if self.at_least else self.value <= self.budget


def best(work: Callable[[], object], tries: int = 5) -> float:
    """Seconds of the fastest try: noise of a shared machine only ever adds."""
    fastest = float("inf")
    for _ in range(tries):
        start = time.perf_counter()
        work()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def calibration() -> float:
    """Million steps a second of a loop in plain Python."""

    def loop() -> int:
        total = 0
        for i in range(300_000):
            total = (total + i * i) & 0xFFFF
        return total

    return 0.3 / best(loop)


def machine() -> str:
    return f"{platform.machine()} {platform.system()}, Python {platform.python_version()}"
