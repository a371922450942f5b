"""Bots for the tests of the arena: one that is well, and one for every way to fail."""

from __future__ import annotations

import os
import time
from typing import Any

from grandee.core.chance import Rng
from grandee.core.seat import Seat


class First:
    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.options[0]


class Wrong:
    def choose(self, seat: Seat, rng: Rng) -> int:
        seat.options.append(9999)
        return 9999


class Odd:
    def choose(self, seat: Seat, rng: Rng) -> Any:
        return "king"


class Raises:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise ValueError("mine\nand more")


class Stillborn(First):
    def __init__(self) -> None:
        raise RuntimeError("no")


class Leaves:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise SystemExit(3)


class Slow:
    def choose(self, seat: Seat, rng: Rng) -> int:
        time.sleep(0.03)
        return seat.options[0]


class Dies:
    def choose(self, seat: Seat, rng: Rng) -> int:
        os._exit(1)
