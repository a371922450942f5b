"""Bots for the tests of the arena: one that is well, and one for every way to fail."""

from __future__ import annotations

import faulthandler
import os
import signal
import time
from contextlib import suppress
from itertools import repeat
from typing import Any

from grandee.core.chance import Rng
from grandee.core.seat import Seat


class First:
    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.legal_actions[0]


class Wrong:
    def choose(self, seat: Seat, rng: Rng) -> int:
        seat.legal_actions.append(9999)
        return 9999


class Odd:
    def choose(self, seat: Seat, rng: Rng) -> Any:
        return "king"


class Unspeakable:
    """Answers something that cannot even be named."""

    def __repr__(self) -> str:
        raise ValueError("no name")

    def choose(self, seat: Seat, rng: Rng) -> Any:
        return self


class Cancelled(BaseException):
    pass


class Cancels:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise Cancelled


class Interrupts:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise KeyboardInterrupt


class Raises:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise ValueError("mine\nand more")


class Stillborn(First):
    def __init__(self) -> None:
        raise RuntimeError("no")


class Needy(First):
    def __init__(self, taste: str) -> None:
        self.taste = taste


class Unborn(First):
    def __init__(self) -> None:
        time.sleep(1000)


class Talks(First):
    def __init__(self) -> None:
        print("made")

    def choose(self, seat: Seat, rng: Rng) -> int:
        print("hm")
        return seat.legal_actions[0]


class Leaves:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise SystemExit(3)


class Slow:
    def choose(self, seat: Seat, rng: Rng) -> int:
        time.sleep(0.03)
        return seat.legal_actions[0]


class Dies:
    def choose(self, seat: Seat, rng: Rng) -> int:
        os._exit(1)


class Crashes:
    """Ends like a fault in compiled code, but leaves no core behind."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        signal.signal(signal.SIGSEGV, signal.SIG_DFL)
        faulthandler.disable()
        os.kill(os.getpid(), signal.SIGSEGV)
        return seat.legal_actions[0]


class Endless:
    def choose(self, seat: Seat, rng: Rng) -> int:
        while True:
            rng.below(2)


class Sleeps:
    def choose(self, seat: Seat, rng: Rng) -> int:
        time.sleep(1000)
        return seat.legal_actions[0]


class Stubborn:
    """Listens to nothing."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        while True:
            with suppress(BaseException):
                time.sleep(1000)


class Sits:
    """Answers twice, then sits in one call that never returns and lets no other thread run."""

    def __init__(self) -> None:
        self.left = 2

    def choose(self, seat: Seat, rng: Rng) -> int:
        self.left -= 1
        return seat.legal_actions[0] if self.left >= 0 else sum(repeat(0))
