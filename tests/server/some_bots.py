"""Bots for the tests of thinking in other processes; those that fail are in tests/arena/some_bots.py."""

from __future__ import annotations

import os
import sys
import time
from itertools import repeat
from pathlib import Path
from threading import Thread

from grandee.core.chance import Rng
from grandee.core.seat import Seat


def note(text: object) -> None:
    """Add a line to the file that the test has named."""
    with Path(os.environ["GRANDEE_TEST_NOTES"]).open("a", encoding="utf-8") as notes:
        notes.write(f"{text}\n")


class Counts:
    """Takes the first option, then the second, and so on: its answers tell how often it has been asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat, rng: Rng) -> int:
        self.asked += 1
        return seat.legal_actions[self.asked - 1]


class Naps(Counts):
    def choose(self, seat: Seat, rng: Rng) -> int:
        time.sleep(0.3)
        return super().choose(seat, rng)


class Notes(Counts):
    def choose(self, seat: Seat, rng: Rng) -> int:
        note("asked")
        return super().choose(seat, rng)


class Sits:
    """Notes its process, then sits in one call that never returns and lets no other thread run."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        note(os.getpid())
        return sum(repeat(0))


class Shouts(Counts):
    """Writes to standard output in every way, reads from standard input, and leaves a thread behind."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        print("shouted by print", flush=True)
        assert sys.__stdout__ is not None
        sys.__stdout__.write("shouted past print\n")
        sys.__stdout__.flush()
        os.write(1, b"shouted by number\n")
        os.system("echo shouted by a child")
        assert sys.stdin.read() == ""
        Thread(target=time.sleep, args=(1000,)).start()
        return super().choose(seat, rng)


class Mumbles:
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise ValueError("\ud800" + "x" * 1000)


class Ends:
    """Answers, and ends its process a little later, when nobody asks."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        Thread(target=self.end).start()
        return seat.legal_actions[0]

    def end(self) -> None:
        time.sleep(0.05)
        os._exit(7)
