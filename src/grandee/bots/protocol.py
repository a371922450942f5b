"""What a bot is: one class with `choose(seat, rng)`; it gets a `Seat` and never the true state."""

from __future__ import annotations

from typing import Protocol

from grandee.core.chance import Rng
from grandee.core.seat import Seat


class Bot(Protocol):
    """Somebody who chooses one of a seat's legal actions."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of `seat.legal_actions`."""
        ...
