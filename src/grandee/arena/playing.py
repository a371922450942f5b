"""Playing one job: bots at their seats, each with dice of its own, and what happens when one fails."""

from __future__ import annotations

import operator
import time
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


def play(job: Job, recorded: bool = False) -> Result:
    """Play one game to its end. All but the seconds depends on the job alone."""
    start = time.perf_counter()
    set_up = set_up_of(job.game, job.options, job.house)
    game = Unwatched(set_up, bytes.fromhex(job.deal), job.bots)
    players = [Player(job, seat, set_up.letters[seat]) for seat in range(set_up.seats)]
    while not game.over:
        game.play(players[game.seat].choose(Seat(game.state, game.seat), len(game.moves)))
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

    def __init__(self, job: Job, seat: int, letter: str) -> None:
        self.letter = letter
        self.limit = job.limit
        self.rng = dice(f"bot {seat} {job.deal}")
        self.seconds = 0.0
        self.forfeit: Forfeit | None = None
        self.stand_in = bots.Random()
        self.bot: bots.Bot = self.stand_in
        try:
            self.bot = bots.bot(job.bots[seat])
        except BadInput:  # there is no such bot on this machine: no fault of a bot
            raise
        except (Exception, SystemExit) as fault:
            self.fails("raised", 0, told(fault))

    def choose(self, seat: Seat, move: int) -> int:
        """One of the seat's options: the bot's, or any if it fails."""
        offered = list(seat.options)
        action = -1 if self.forfeit else self.asked(seat, offered, move)
        return offered[self.rng.below(len(offered))] if self.forfeit else action

    def asked(self, seat: Seat, offered: list[int], move: int) -> int:
        """The bot's answer; a wrong one, an exception or too long a time makes it forfeit."""
        action: object = None
        start = time.perf_counter()
        try:
            action = self.bot.choose(seat, self.rng)
        except (Exception, SystemExit) as fault:
            self.fails("raised", move, told(fault))
            return -1
        finally:
            taken = time.perf_counter() - start
            self.seconds += taken
        number = whole(action)
        if number not in offered:
            self.fails("illegal", move, repr(action))
        elif self.limit and taken > self.limit:
            self.fails("slow", move, f"{taken:.3f} s")
        return number

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
