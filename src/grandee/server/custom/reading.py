"""What strangers have written is read in a process of its own: decks and maps of their own, and whole records.

`readers.py` starts it and talks to it as to that of a bot (`bot_worker.py`). What is sent costs nobody else time:
the system ends a process that computes for too long or takes too much memory, and the server one that takes too long.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from grandee.core.refusals import BadInput, Message
from grandee.games import OFFERED, load_game
from grandee.records.match import set_up_from
from grandee.server.api import Replay
from grandee.server.bots.bot_worker import LENGTH, NICEST, Answer, end_with, framed, own_lines, stand_back

COMPUTING = 5  # seconds for one reading
MEMORY = 1 << 29  # bytes of addresses that the process may use
TOO_MUCH = 12  # the status with which it ends if that is not enough


class ReadDeck(msgspec.Struct, tag="deck", frozen=True, kw_only=True):
    """A set-up with data of somebody's own, looked at already (`decks.py`): can it be made?"""

    game: str
    options: dict[str, bool | int | str | list[str]]
    preset: str
    custom: dict[str, str]


class ReadRecord(msgspec.Struct, tag="replay", frozen=True, kw_only=True):
    """A record to be played move by move; the answer is that of `POST /api/frames`."""

    record: str
    seat: str
    after: int


ReadRequest = ReadDeck | ReadRecord


class Fault(msgspec.Struct, frozen=True):
    """A `BadInput` on its way between two processes."""

    where: str
    message: dict[str, Any]
    packages: list[str]

    def as_bad_input(self) -> BadInput:
        message = unpacked(self.message)
        fault = BadInput(self.where, message.message, **message.arguments)
        fault.packages = tuple(self.packages)
        return fault


class Found(msgspec.Struct, frozen=True):
    """What was asked for, or why it cannot be had."""

    body: bytes = b""
    fault: Fault | None = None


def packed(value: object) -> Any:
    if isinstance(value, Message):
        return {"message": value.message, "arguments": {name: packed(each) for name, each in value.arguments.items()}}
    if isinstance(value, list | tuple):
        return [packed(each) for each in value]
    return value if isinstance(value, bool | int | str) else str(value)


def unpacked(value: Any) -> Any:
    if isinstance(value, dict):
        return Message(value["message"], **{name: unpacked(each) for name, each in value["arguments"].items()})
    return [unpacked(each) for each in value] if isinstance(value, list) else value


# -- the process -----------------------------------------------------------------------------------


def main() -> None:
    asks, answers = own_lines()
    end_with(int(sys.argv[1]))
    stand_back(NICEST)
    for game in OFFERED:
        set_up_from(game, {})
    bound_memory()
    with suppress(BrokenPipeError):
        send(answers, framed(Answer()))
        while (ask := received(asks)) is not None:
            bound_time(COMPUTING)
            try:
                found = read(ask)
            except MemoryError:
                os._exit(TOO_MUCH)
            bound_time(0)
            data = msgspec.msgpack.encode(found)
            send(answers, LENGTH.pack(len(data)) + data)
    os._exit(0)


def received(asks: BinaryIO) -> ReadRequest | None:
    head = asks.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    ask: ReadRequest = msgspec.msgpack.decode(asks.read(LENGTH.unpack(head)[0]), type=ReadRequest)
    return ask


def send(answers: BinaryIO, frame: bytes) -> None:
    answers.write(frame)
    answers.flush()


def bound_time(seconds: float) -> None:
    """The system ends this process when it has computed for so long."""
    if hasattr(signal, "ITIMER_PROF"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def bound_memory() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def read(ask: ReadRequest) -> Found:
    """One reading. What is wrong with what was written is an answer; a fault of ours ends the process."""
    from grandee.server.tables import study, views  # which the server has, and whoever asks this process must not need

    try:
        if isinstance(ask, ReadDeck):
            load_game(ask.game).set_up(ask.options, ask.preset, ask.custom)
            return Found()
        setup, made, more = asyncio.run(study.record_frames(ask.record, ask.seat, ask.after))
        replay = Replay(facts=views.set_up_facts(setup), frames=made, more=more)
        return Found(msgspec.json.encode(replay))
    except BadInput as fault:
        return Found(fault=Fault(fault.where, packed(fault.message), list(fault.packages)))


if __name__ == "__main__":
    main()
