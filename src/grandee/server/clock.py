"""Clocks. They live in the times of the log's entries; the engine never sees time."""

from __future__ import annotations

from grandee.server.messages import Bank, Clock, Days

DAY = 86_400_000
RETURNED = 60_000  # milliseconds for who comes back after the time was over


class Clocks:
    """The time that every seat has left, in milliseconds, folded from the log."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.bank = [1000 * terms.seconds if isinstance(terms, Bank) else 0] * seats
        self.since: dict[int, int] = {}  # since when a seat is waited for
        self.turn: set[int] = set()  # seats whose turn goes on

    def copy(self) -> Clocks:
        """The same clocks at this moment."""
        other = Clocks(self.terms, len(self.bank))
        other.bank, other.since, other.turn = list(self.bank), dict(self.since), set(self.turn)
        return other

    def back(self, seat: int) -> None:
        """Somebody whose time was over is back, and has a little again."""
        if isinstance(self.terms, Bank):
            self.bank[seat] = max(self.bank[seat], RETURNED)

    def run(self, waited_for: set[int], at: int) -> None:
        """From this moment on these seats, and no others, are waited for."""
        for seat in set(self.since) - waited_for:
            self.bank[seat] -= at - self.since.pop(seat)
        for seat in waited_for - set(self.since):
            self.since[seat] = at
        for seat in self.turn - waited_for:
            self.turn.discard(seat)
            if isinstance(self.terms, Bank):
                self.bank[seat] += 1000 * self.terms.increment
        self.turn |= waited_for

    def answered(self, seat: int, at: int) -> None:
        """A seat has answered; in a turn of several decisions the bank goes on, and days begin anew with each turn."""
        if isinstance(self.terms, Bank) and seat in self.since:
            self.bank[seat] -= at - self.since[seat]
            self.since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is waited for ends."""
        since = self.since.get(seat)
        if since is None:
            return None
        match self.terms:
            case Bank():
                return since + self.bank[seat]
            case Days(days):
                return since + days * DAY
        return None

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left at a moment; nothing to say without a clock, or on one of days while it does not run."""
        if isinstance(self.terms, Bank):
            return max(0, self.bank[seat] - (now - self.since[seat] if seat in self.since else 0))
        deadline = self.deadline(seat)
        return None if deadline is None else max(0, deadline - now)

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in sorted(self.since) if (end := self.deadline(seat)) is not None and end <= now]

    def next_deadline(self) -> int | None:
        ends = [end for seat in self.since if (end := self.deadline(seat)) is not None]
        return min(ends, default=None)
