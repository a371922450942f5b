"""What strangers have written is read in a process of its own: decks and maps of their own, and whole records.

`read_queue.py` starts it and talks to it as to that of a bot (`bot_worker.py`). What is sent costs nobody else time:
the system ends a process that computes for too long or takes too much memory, and the server one that takes too long.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import Any

import msgspec

from grandee.core.refusals import BadInput, Message
from grandee.games import OFFERED, load_game
from grandee.records.match import set_up_from
from grandee.server.api import Replay
from grandee.server.bots.bot_worker import (
    READ_NICENESS,
    Answer,
    end_with_parent,
    lower_priority,
    own_pipes,
)
from grandee.server.framing import read_frame, send

CPU_SECONDS = 5  # seconds for one reading
MEMORY_BYTES = 1 << 29  # bytes of addresses that the process may use
EXIT_OUT_OF_MEMORY = 12  # the status with which it ends if that is not enough


class ReadSetup(msgspec.Struct, tag="deck", frozen=True, kw_only=True):
    """A set-up with data of somebody's own, looked at already (`checks.py`): the answer is its `GameInfo`.

    A map of somebody's own is drawn for that, which takes longer than all the rest.
    """

    game: str
    options: dict[str, bool | int | str | list[str]]
    preset: str
    custom: dict[str, str]


class ReadRecord(msgspec.Struct, tag="replay", frozen=True, kw_only=True):
    """A record to be played move by move; the answer is that of `POST /api/frames`."""

    record: str
    seat: str
    after: int


ReadRequest = ReadSetup | ReadRecord


class PackedBadInput(msgspec.Struct, frozen=True):
    """A `BadInput` on its way between two processes."""

    where: str
    message: dict[str, Any]
    packages: list[str]

    def as_bad_input(self) -> BadInput:
        message = unpacked_message(self.message)
        fault = BadInput(self.where, message.message, **message.arguments)
        fault.packages = tuple(self.packages)
        return fault


class ReadResult(msgspec.Struct, frozen=True):
    """What was asked for, or why it cannot be had."""

    body: bytes = b""
    fault: PackedBadInput | None = None


def packed_message(value: object) -> Any:
    if isinstance(value, Message):
        return {
            "message": value.message,
            "arguments": {name: packed_message(each) for name, each in value.arguments.items()},
        }
    if isinstance(value, list | tuple):
        return [packed_message(each) for each in value]
    return value if isinstance(value, bool | int | str) else str(value)


def unpacked_message(value: Any) -> Any:
    if isinstance(value, dict):
        return Message(value["message"], **{name: unpacked_message(each) for name, each in value["arguments"].items()})
    return [unpacked_message(each) for each in value] if isinstance(value, list) else value


# -- the process -----------------------------------------------------------------------------------


def main() -> None:
    asks, answers = own_pipes()
    end_with_parent(int(sys.argv[1]))
    lower_priority(READ_NICENESS)
    for game in OFFERED:
        set_up_from(game, {})
    limit_memory()
    with suppress(BrokenPipeError):
        send(answers, Answer())
        while frame := read_frame(asks):
            limit_cpu_time(CPU_SECONDS)
            try:
                found = read(msgspec.msgpack.decode(frame, type=ReadRequest))
            except MemoryError:
                os._exit(EXIT_OUT_OF_MEMORY)
            limit_cpu_time(0)
            send(answers, found)
    os._exit(0)


def limit_cpu_time(seconds: float) -> None:
    """The system ends this process when it has computed for so long."""
    if hasattr(signal, "ITIMER_PROF"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def read(ask: ReadRequest) -> ReadResult:
    """One reading. What is wrong with what was written is an answer; a fault of ours ends the process."""
    from grandee.server.tables import study, views  # which the server has, and whoever asks this process must not need

    try:
        if isinstance(ask, ReadSetup):
            setup = load_game(ask.game).set_up(ask.options, ask.preset, ask.custom)
            return ReadResult(msgspec.json.encode(views.set_up_facts(setup)))
        setup, made, more = asyncio.run(study.record_frames(ask.record, ask.seat, ask.after))
        replay = Replay(facts=views.set_up_facts(setup), frames=made, more=more)
        return ReadResult(msgspec.json.encode(replay))
    except BadInput as fault:
        return ReadResult(fault=PackedBadInput(fault.where, packed_message(fault.message), list(fault.packages)))


if __name__ == "__main__":
    main()
