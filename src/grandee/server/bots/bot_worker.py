"""What a worker does: it thinks about what the server asks, one decision after another, in a process of its own.

`bot_pool.py` starts it and talks to it through its standard input and output (`framing.py`). A bot is code that may do
anything; here it can spoil nothing but its own answer and its own process.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from grandee import bots
from grandee.bots import (
    search_bot,  # noqa: F401 (a worker is warm before it is asked)
)
from grandee.bots.answers import answer
from grandee.bots.processes import LONGEST_DETAIL, describe_fault
from grandee.core.chance import Rng
from grandee.core.game import Setup
from grandee.core.refusals import BadInput
from grandee.core.seat import Seat
from grandee.games import OFFERED
from grandee.records.match import set_up_from
from grandee.server.framing import read_frame, send

STDIN, STDOUT, STDERR = 0, 1, 2
BOT_NICENESS, READ_NICENESS = 5, 12  # of processes with bots, and that read strangers: the server has to answer people
AUTOGROUP = Path("/proc/self/autogroup")  # Linux shares a core among sessions first, and by this
KEPT_BOTS = 8  # bots that a worker keeps, with all that they have thought
SEED_MASK = (1 << 63) - 1  # that dice have room for
PR_SET_PDEATHSIG = 1  # of Linux: the signal that a process gets when its parent ends

Reason = Literal["", "illegal", "raised", "slow", "died", "unknown"]


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One decision for a bot. Options and custom data are those of a record; `state` is of `determinized_bytes`."""

    table: str
    game: str
    options: dict[str, bool | int | str | list[str]]
    custom: dict[str, str] = {}
    bot: str
    seat: int
    state: bytes
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """The number of an action, or the reason why there is none. Empty, it says that a worker is ready."""

    action: int = -1
    reason: Reason = ""
    detail: str = ""


# -- the process -----------------------------------------------------------------------------------


def main() -> None:
    """Answer until nobody asks any more. What bots have left behind, such as threads, does not delay the end."""
    asks, answers = own_pipes()
    end_with_parent(int(sys.argv[1]))
    lower_priority(BOT_NICENESS)
    for game in OFFERED:
        set_up_from(game, {})
    kept = BotCache()
    with suppress(BrokenPipeError):  # the server has ended
        send(answers, Answer())
        while frame := read_frame(asks):
            send(answers, answer_to(msgspec.msgpack.decode(frame, type=BotRequest), kept))
    sys.stderr.flush()
    os._exit(0)


def lower_priority(by: int) -> None:
    """Let the server compute first. This process is a session of its own, in which being nice alone changes nothing."""
    if hasattr(os, "nice"):
        os.nice(by)
    with suppress(OSError):  # another system, or one that does not let this be changed
        AUTOGROUP.write_text(str(by), "utf-8")


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, for this module alone: bots read nothing, and what they print goes to stderr."""
    lines = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, STDIN)
    os.close(nothing)
    os.dup2(STDERR, STDOUT)
    sys.stdout = sys.stderr
    return lines


def end_with_parent(parent: int) -> None:
    """End when the server's process ends, also in the middle of a search, which holds everything else up.

    Linux has a signal for that. Elsewhere the end of standard input does it, once the search is done.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has ended already
            os._exit(1)


# -- thinking --------------------------------------------------------------------------------------


class BotCache:
    """The bots that answered last, by table, seat and name: their next search goes on from what the last one found."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, int, str], bots.Bot] = {}

    def take(self, ask: BotRequest) -> bots.Bot:
        """The bot of this table and seat, or a new one. One that fails is not put back."""
        bot = self.bots.pop((ask.table, ask.seat, ask.bot), None)
        return bots.bot(ask.bot) if bot is None else bot

    def put(self, ask: BotRequest, bot: bots.Bot) -> None:
        self.bots[ask.table, ask.seat, ask.bot] = bot
        if len(self.bots) > KEPT_BOTS:
            del self.bots[next(iter(self.bots))]


def answer_to(ask: BotRequest, kept: BotCache) -> Answer:
    """What a bot answers, or how it failed; anything a bot raises is its own fault, also what looks like Ctrl-C."""
    try:
        state = set_up_of(setup_key(ask)).rules.restore(ask.state)
        if not state.asks(ask.seat):
            return failed("unknown", f"seat {ask.seat} is not asked")
    except (BadInput, ValueError) as fault:
        return failed("unknown", str(fault))
    try:
        bot = kept.take(ask)
    except BadInput as fault:
        return failed("unknown", str(fault))
    except BaseException as fault:
        return failed("raised", describe_fault(fault))
    try:
        action, wrong = answer(bot, Seat(state, ask.seat), Rng(ask.seed & SEED_MASK))
    except BaseException as fault:
        return failed("raised", describe_fault(fault))
    if action < 0:
        return failed("illegal", wrong)
    kept.put(ask, bot)
    return Answer(action)


def failed(reason: Reason, detail: str) -> Answer:
    return Answer(reason=reason, detail=detail[:LONGEST_DETAIL].encode("utf-8", "backslashreplace").decode())


def setup_key(ask: BotRequest) -> bytes:
    """All that decides a set-up; the same for the same options in any order."""
    return msgspec.msgpack.encode((ask.game, ask.options, ask.custom), order="sorted")


@lru_cache(maxsize=32)
def set_up_of(described: bytes) -> Setup:
    game, options, custom = msgspec.msgpack.decode(described)
    return set_up_from(game, options, custom)


if __name__ == "__main__":
    main()
