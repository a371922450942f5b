"""A bot that does not think."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.seat import Seat


class Random:
    """Takes any action, all equally likely."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.legal_actions[rng.below(len(seat.legal_actions))]
