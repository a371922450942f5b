"""Playing one job: bots at their seats, each with dice of its own, and what happens when one fails.

Nothing inside a process is sure to stop a bot that does not answer, or to outlive one that ends the process. So the
process that plays says whose answer it waits for. Its parent (`workers.py`) has the job played again in a fresh one,
with that seat silent from that move on.
"""

from __future__ import annotations

import sys
import time
from collections.abc import MutableSequence
from contextlib import redirect_stdout
from functools import lru_cache
from multiprocessing import parent_process

from grandee import bots
from grandee.arena.plans import Job, rng_from
from grandee.arena.results import Forfeit, Result
from grandee.bots.answers import answer
from grandee.bots.processes import LONGEST_DETAIL, describe_fault
from grandee.core.game import Setup
from grandee.core.options import Value
from grandee.core.refusals import BadInput
from grandee.core.seat import Seat
from grandee.records.bare_match import BareMatch
from grandee.records.match import set_up_from

MAKING = -1  # in the place of a move: the bot is being made
MAKING_SECONDS = 10.0  # that this may take beyond the limit of a decision: bots load libraries and tables


class AwaitedAnswer:
    """Whose answer a process waits for: a few cells that it writes and its parent may read at any time."""

    CELLS = 4

    def __init__(self, cells: MutableSequence[float]) -> None:
        self.cells = cells

    def game(self, number: int) -> None:
        self.cells[3] = number

    def begin(self, seat: int, move: int) -> None:
        """From now on this seat's answer is awaited; the time of a bot that is being made begins later."""
        self.cells[1], self.cells[2] = seat, move
        self.cells[0] = time.monotonic() + (MAKING_SECONDS if move == MAKING else 0.0)

    def end(self) -> None:
        self.cells[0] = 0.0

    def overdue(self, seconds: float) -> tuple[int, int, int] | None:
        """Number of the game, seat and move, if the answer has been awaited for so long."""
        since, seat, move, number = self.cells
        if not since or time.monotonic() - since <= seconds or self.cells[0] != since:
            return None
        return int(number), int(seat), int(move)

    def awaited_move(self) -> tuple[int, int, int] | None:
        """Number of the game, seat and move of the answer that is awaited now."""
        since, seat, move, number = self.cells
        return (int(number), int(seat), int(move)) if since else None


def play(job: Job, recorded: bool = False, waiting: AwaitedAnswer | None = None) -> Result:
    """Play one game to its end. All but the seconds depends on the job alone; what bots print goes to stderr."""
    start = time.perf_counter()
    setup = set_up_of(job.game, job.options, job.custom)
    match = BareMatch(setup, bytes.fromhex(job.deal), job.bots)
    waiting = waiting or AwaitedAnswer([0.0] * AwaitedAnswer.CELLS)
    players = [Player(job, seat, setup.letters[seat], waiting) for seat in range(setup.seats)]
    with redirect_stdout(sys.stderr):
        while not match.over:
            match.play(players[match.seat].choose(Seat(match.state, match.seat), len(match.moves)))
    for player in players:
        player.forfeit_known_failure()
    outcome = match.state.outcome(sum(1 << player.seat for player in players if player.forfeit))
    return Result(
        key=job.key,
        game=job.game,
        deal=job.deal,
        seats=list(job.bots),
        points=match.points,
        places=outcome.places,
        winners=[setup.letters[seat] for seat in outcome.winners],
        moves=len(match.moves),
        seconds=round(time.perf_counter() - start, 6),
        thinking={player.letter: round(player.seconds, 6) for player in players},
        decisions={player.letter: player.decisions for player in players},
        forfeits=[player.forfeit for player in players if player.forfeit],
        record=match.record() if recorded else None,
    )


@lru_cache(maxsize=8)
def set_up_of(game: str, options: tuple[tuple[str, Value], ...], custom: tuple[tuple[str, str], ...]) -> Setup:
    return set_up_from(game, dict(options), dict(custom))


class Player:
    """A bot at its seat. Once it has forfeited, the seat takes any action, so that the others can finish."""

    def __init__(self, job: Job, seat: int, letter: str, waiting: AwaitedAnswer) -> None:
        self.seat = seat
        self.letter = letter
        self.limit = job.limit
        self.known_failure = next((failure for failure in job.known_failures if failure.seat == seat), None)
        self.waiting = waiting
        self.rng = rng_from(f"bot {seat} {job.deal}")
        self.stand_in = rng_from(f"stand-in {seat} {job.deal}")  # where a bot that fails leaves its own dice is chance
        self.seconds = 0.0
        self.decisions = 0
        self.forfeit: Forfeit | None = None
        self.bot: bots.Bot = bots.Random()
        if self.is_known_to_fail(MAKING):
            self.forfeit_known_failure()
        else:
            self.make(job.bots[seat])

    def make(self, name: str) -> None:
        """Make the bot; one that cannot be made forfeits before the first move."""
        self.waiting.begin(self.seat, MAKING)
        try:
            self.bot = bots.bot(name)
        except BadInput:  # there is no such bot on this machine: no fault of a bot
            raise
        except BaseException as fault:
            if is_from_outside(fault):
                raise
            self.fails("raised", MAKING, describe_fault(fault))
        finally:
            self.waiting.end()

    def choose(self, seat: Seat, move: int) -> int:
        """One of the seat's options: the bot's, or any if it fails."""
        offered = list(seat.legal_actions)
        if self.is_known_to_fail(move):
            self.forfeit_known_failure()
        action = -1 if self.forfeit else self.ask_bot(seat, move)
        return offered[self.stand_in.below(len(offered))] if self.forfeit else action

    def ask_bot(self, seat: Seat, move: int) -> int:
        """The bot's answer; a wrong one, an exception or too long a time makes it forfeit."""
        self.decisions += 1
        start = time.perf_counter()
        self.waiting.begin(self.seat, move)
        try:
            action, wrong = answer(self.bot, seat, self.rng)
        except BaseException as fault:
            if is_from_outside(fault):
                raise
            self.fails("raised", move, describe_fault(fault))
            return -1
        finally:
            self.waiting.end()
            taken = time.perf_counter() - start
            self.seconds += taken
        if action < 0:
            self.fails("illegal", move, wrong)
        elif self.limit and taken > self.limit:
            self.fails("slow", move, f"{taken:.3f} s")
        return action

    def is_known_to_fail(self, move: int) -> bool:
        return self.known_failure is not None and move >= self.known_failure.move

    def forfeit_known_failure(self) -> None:
        """Forfeit if no answer came when this was played before, also where the game has now taken another way."""
        if self.known_failure is not None and not self.forfeit:
            if self.known_failure.move != MAKING:
                self.seconds += self.limit if self.known_failure.reason == "slow" else 0.0
                self.decisions += 1
            self.fails(self.known_failure.reason, self.known_failure.move, self.known_failure.detail)

    def fails(self, reason: str, move: int, detail: str) -> None:
        self.forfeit = Forfeit(self.letter, reason, move + 1, detail[:LONGEST_DETAIL])


def is_from_outside(fault: BaseException) -> bool:
    """Whether this is Ctrl-C. A worker leaves that to its parent: what looks like it there is the bot's own."""
    return isinstance(fault, KeyboardInterrupt) and parent_process() is None
