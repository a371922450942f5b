"""Clocks. They live in the times of the log's entries; the engine never sees time."""

from __future__ import annotations

import time
from collections.abc import Callable

from grandee.server.api import Bank, Clock, Days, NoClock

DAY = 86_400_000
RETURN_TIME = 60_000  # milliseconds for who comes back, or comes, after the time was over, once a game
MILLISECOND = 1_000_000  # nanoseconds


class SteadyTime:
    """Milliseconds since 1970 that never go back, whatever the machine's clock does: then they go on from where they
    were. Nobody is given time by it, nor by a restart: the log says how late it was at least.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = time.monotonic_ns) -> None:
        self.wall, self.elapsed = wall, elapsed
        self.at, self.then = wall(), elapsed()

    def now(self) -> int:
        elapsed = self.elapsed()
        self.at, self.then = max(self.wall(), self.at + elapsed - self.then), elapsed
        return self.at // MILLISECOND

    def advance_to(self, at: int) -> None:
        """It is at least as late as something that was written down."""
        if self.now() < at:
            self.at = at * MILLISECOND


class Clocks:
    """The time that every seat has left, in milliseconds, folded from the log.

    A clock runs while its seat is asked and no bot plays there. What is used stays used: a bot, somebody else at the
    seat or a return changes nothing but who plays.
    """

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.bank = [initial_time(terms)] * seats  # for the game, or on a clock of days for the turn
        self.since: dict[int, int] = {}  # since when a clock runs
        self.turn: set[int] = set()  # seats whose turn goes on, whoever plays there
        self.left_to_bot: dict[int, int] = {}  # when a seat that is asked was left to a bot, which has not moved yet
        self.returned: set[int] = set()  # seats that were given a little when their time was over

    def copy(self) -> Clocks:
        """The same clocks at this moment."""
        other = Clocks(self.terms, len(self.bank))
        other.bank, other.since, other.turn = list(self.bank), dict(self.since), set(self.turn)
        other.left_to_bot, other.returned = dict(self.left_to_bot), set(self.returned)
        return other

    def is_over(self, seat: int, now: int) -> bool:
        """Whether a seat has no time to go on with: its bank is empty, or the days of the turn that goes on."""
        left = self.time_left(seat, now)
        return left is not None and left <= 0

    def may_return(self, seat: int, now: int) -> bool:
        """Whether somebody may play at this seat again: there is time left, or it was never over before."""
        return not self.is_over(seat, now) or seat not in self.returned

    def back(self, seat: int, at: int) -> None:
        """Somebody sits down at a seat or may do so: if its time was over, there is a little once more, once a game."""
        if self.is_over(seat, at) and seat not in self.returned:
            self.returned.add(seat)
            self.bank[seat] = RETURN_TIME
            self.left_to_bot.pop(seat, None)
            if seat in self.since:
                self.since[seat] = at

    def run(self, asked: set[int], running: set[int], at: int) -> None:
        """From this moment on these seats, and no others, are asked, and the clocks of some of them run."""
        for seat in set(self.since) - running:
            self.bank[seat] -= at - self.since.pop(seat)
            if seat in asked:
                self.left_to_bot[seat] = at
            elif isinstance(self.terms, Bank):
                self.bank[seat] += 1000 * self.terms.increment  # who ends a turn is paid for it
        for seat in set(self.left_to_bot) - asked:
            del self.left_to_bot[seat]
        for seat in asked - self.turn:
            if isinstance(self.terms, Days):
                self.bank[seat] = initial_time(self.terms)
        self.turn = set(asked)
        for seat in running - set(self.since):
            self.since[seat] = self.left_to_bot.pop(seat, at)  # who takes a seat back from a bot has thought meanwhile

    def answered(self, seat: int, at: int) -> None:
        """A seat has done something; in a turn of several decisions the bank goes on, and so do the days of a turn."""
        self.left_to_bot.pop(seat, None)
        if seat in self.since and not isinstance(self.terms, Days):
            self.bank[seat] -= at - self.since[seat]
            self.since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is waited for ends."""
        since = self.since.get(seat)
        return None if since is None or isinstance(self.terms, NoClock) else since + self.bank[seat]

    def given_up(self, seat: int) -> int | None:
        """When nobody has to wait for a seat any more: its time is over, or without a clock a day of waiting."""
        if isinstance(self.terms, NoClock) and seat in self.since:
            return self.since[seat] + DAY
        return self.deadline(seat)

    def time_left(self, seat: int, now: int) -> int | None:
        """What a seat has left at a moment; nothing to say without a clock, or on one of days while it is not asked."""
        if isinstance(self.terms, NoClock) or (isinstance(self.terms, Days) and seat not in self.turn):
            return None
        since = self.since.get(seat, self.left_to_bot.get(seat, now))
        return max(0, self.bank[seat] - (now - since))

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in sorted(self.since) if (end := self.deadline(seat)) is not None and end <= now]

    def next_deadline(self) -> int | None:
        ends = [end for seat in self.since if (end := self.deadline(seat)) is not None]
        return min(ends, default=None)


def initial_time(terms: Clock) -> int:
    """The time with which a game begins, or on a clock of days every turn."""
    match terms:
        case Bank(seconds):
            return 1000 * seconds
        case Days(days):
            return days * DAY
    return 0
