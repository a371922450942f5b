"""Messages between the server and its processes: four bytes of length, then msgpack."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, BinaryIO

import msgspec

if TYPE_CHECKING:
    import asyncio

LENGTH_PREFIX = struct.Struct(">I")  # before every frame


def framed(message: object) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH_PREFIX.pack(len(data)) + data


def read_frame(stream: BinaryIO) -> bytes:
    """The next message; empty at the end, also in the middle of one."""
    head = stream.read(LENGTH_PREFIX.size)
    if len(head) < LENGTH_PREFIX.size:
        return b""
    (length,) = LENGTH_PREFIX.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else b""


def send(stream: BinaryIO, message: object) -> None:
    stream.write(framed(message))
    stream.flush()


async def next_frame(stream: asyncio.StreamReader) -> bytes:
    (length,) = LENGTH_PREFIX.unpack(await stream.readexactly(LENGTH_PREFIX.size))
    return await stream.readexactly(length)
