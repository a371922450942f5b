"""Playing one job: bots at their seats, each with dice of its own, and what happens when one fails.

Nothing inside a process is sure to stop a bot that does not answer. So the process that plays says whose answer it
waits for. Its parent (`workers.py`) ends it and has the job played again, with that seat silent from that move on.
"""

from __future__ import annotations

import operator
import time
from collections.abc import MutableSequence
from functools import lru_cache
from traceback import format_exception_only

from grandee import bots
from grandee.arena.plans import Job, dice
from grandee.arena.results import Forfeit, Result
from grandee.core.options import Value
from grandee.core.refusals import BadInput
from grandee.core.seat import Seat
from grandee.core.title import SetUp
from grandee.records.table import set_up_from
from grandee.records.unwatched import Unwatched

LONGEST = 300  # of what a bot's exception says
NEVER = 1 << 40  # a move that no game comes to


class Waiting:
    """Whose answer a process waits for: a few cells that it writes and its parent may read at any time."""

    CELLS = 4

    def __init__(self, cells: MutableSequence[float]) -> None:
        self.cells = cells

    def game(self, number: int) -> None:
        self.cells[3] = number

    def begin(self, seat: int, move: int) -> None:
        self.cells[1], self.cells[2] = seat, move
        self.cells[0] = time.monotonic()

    def end(self) -> None:
        self.cells[0] = 0.0

    def longer_than(self, seconds: float) -> tuple[int, int, int] | None:
        """Number of the game, seat and move, if the answer has been awaited for so long."""
        since, seat, move, number = self.cells
        if not since or time.monotonic() - since <= seconds or self.cells[0] != since:
            return None
        return int(number), int(seat), int(move)


def play(job: Job, recorded: bool = False, waiting: Waiting | None = None) -> Result:
    """Play one game to its end. All but the seconds depends on the job alone."""
    start = time.perf_counter()
    set_up = set_up_of(job.game, job.options, job.house)
    game = Unwatched(set_up, bytes.fromhex(job.deal), job.bots)
    waiting = waiting or Waiting([0.0] * Waiting.CELLS)
    players = [Player(job, seat, set_up.letters[seat], waiting) for seat in range(set_up.seats)]
    while not game.over:
        game.play(players[game.seat].choose(Seat(game.state, game.seat), len(game.moves)))
    for player in players:
        player.leave()
    points = game.points
    return Result(
        key=job.key,
        game=job.game,
        deal=job.deal,
        seats=list(job.bots),
        points=points,
        winners=winners(points, players),
        moves=len(game.moves),
        seconds=round(time.perf_counter() - start, 6),
        thinking={player.letter: round(player.seconds, 6) for player in players},
        decisions={player.letter: player.decisions for player in players},
        forfeits=[player.forfeit for player in players if player.forfeit],
        record=game.record() if recorded else None,
    )


@lru_cache(maxsize=8)
def set_up_of(game: str, options: tuple[tuple[str, Value], ...], house: tuple[tuple[str, str], ...]) -> SetUp:
    return set_up_from(game, dict(options), dict(house))


def winners(points: dict[str, int], players: list[Player]) -> list[str]:
    """The best among those who did not forfeit."""
    left = {player.letter: points[player.letter] for player in players if not player.forfeit}
    return [letter for letter, own in left.items() if own == max(left.values())]


class Player:
    """A bot at its seat. Once it has forfeited, the seat takes any option, so that the others can finish."""

    def __init__(self, job: Job, seat: int, letter: str, waiting: Waiting) -> None:
        self.seat = seat
        self.letter = letter
        self.limit = job.limit
        self.silent = dict(job.silent).get(seat, NEVER)
        self.waiting = waiting
        self.rng = dice(f"bot {seat} {job.deal}")
        self.stand_in = dice(f"stand-in {seat} {job.deal}")  # where a bot that fails leaves its own dice is chance
        self.seconds = 0.0
        self.decisions = 0
        self.forfeit: Forfeit | None = None
        self.bot: bots.Bot = bots.Random()
        try:
            self.bot = bots.bot(job.bots[seat])
        except (BadInput, KeyboardInterrupt):  # there is no such bot on this machine: no fault of a bot
            raise
        except BaseException as fault:
            self.fails("raised", 0, told(fault))

    def choose(self, seat: Seat, move: int) -> int:
        """One of the seat's options: the bot's, or any if it fails."""
        offered = list(seat.options)
        if move >= self.silent:
            self.leave()
        action = -1 if self.forfeit else self.asked(seat, offered, move)
        return offered[self.stand_in.below(len(offered))] if self.forfeit else action

    def asked(self, seat: Seat, offered: list[int], move: int) -> int:
        """The bot's answer; a wrong one, an exception or too long a time makes it forfeit."""
        self.decisions += 1
        start = time.perf_counter()
        self.waiting.begin(self.seat, move)
        try:
            action = self.bot.choose(seat, self.rng)
            number = whole(action)
            wrong = "" if number in offered else repr(action)
        except KeyboardInterrupt:
            raise
        except BaseException as fault:
            self.fails("raised", move, told(fault))
            return -1
        finally:
            self.waiting.end()
            taken = time.perf_counter() - start
            self.seconds += taken
        if number not in offered:
            self.fails("illegal", move, wrong)
        elif self.limit and taken > self.limit:
            self.fails("slow", move, f"{taken:.3f} s")
        return number

    def leave(self) -> None:
        """Forfeit if no answer came when this was played before, also where the game has now taken another way."""
        if self.silent < NEVER and not self.forfeit:
            self.seconds += self.limit
            self.decisions += 1
            self.fails("slow", self.silent, f"> {self.limit:g} s")

    def fails(self, reason: str, move: int, detail: str) -> None:
        self.forfeit = Forfeit(self.letter, reason, move + 1, detail[:LONGEST])


def whole(action: object) -> int:
    """An answer as a number, -1 if it is none."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1


def told(fault: BaseException) -> str:
    """What an exception says, in one line."""
    return " ".join("".join(format_exception_only(fault)).split())
