"""Live updates: one socket for each reader of a table, with a queue and a writer of its own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from grandee.server.api import MarkSeen
from grandee.server.http.context import Server
from grandee.server.http.limits import network_of_client
from grandee.server.http.problems import Problem
from grandee.server.live.subscribers import Subscriber
from grandee.server.storage import people
from grandee.server.storage.notes import muted_by
from grandee.server.tables.table import Table

NO_TABLE, NOT_YOURS, MALFORMED, TOO_SLOW, TOO_MANY = 4404, 4403, 4400, 4408, 4429
CLOSE_SECONDS = 1.0  # seconds that a reader has to take its good-bye

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """All that happens at a table, beginning after entry `after`, for an own `seat` or, without one, a spectator."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        table, subscriber, after = await admit(server, socket, table_id)
    except Problem as problem:
        await socket.close(NOT_YOURS if problem.status_code == 403 else NO_TABLE)
        return
    except ValueError:
        await socket.close(MALFORMED)
        return
    subscriber.muted = await muted_by(server.store, table.state.id, subscriber.reader)
    end = 0
    try:
        async with asyncio.timeout(None) as stay:
            subscriber.on_drop = lambda: stay.reschedule(0)
            await server.manager.listen(table, subscriber, after)
            end = MALFORMED if await read(socket, server, table, subscriber) else 0
    except TimeoutError:  # the reader was let go
        end = TOO_SLOW
    except Problem:  # there is no room for one more
        end = TOO_MANY
    finally:
        server.manager.leave(table, subscriber)
        await subscriber.close()
    if end:
        with suppress(TimeoutError, WebSocketException, OSError, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await socket.close(end)


async def admit(server: Server, socket: Socket, table_id: str) -> tuple[Table, Subscriber, int]:
    """The table and the reader that a socket asks for."""
    seat = socket.query_params.get("seat", "")
    after = int(socket.query_params.get("after", "-1"))
    if seat and (len(seat) != 1 or seat not in "ABCDEFGH"):
        raise ValueError(seat)
    secret = socket.cookies.get(server.settings.cookie, "")
    device = people.hashed(secret) if secret else b""
    table = await server.manager.table(table_id)
    reader = await server.manager.reader(table, device, seat)
    address = network_of_client(socket.scope)
    if reader >= 0 and not table.address:  # as after a restart
        table.address = address
    return table, Subscriber(reader, device, socket.send_text, address), after


async def read(socket: Socket, server: Server, table: Table, subscriber: Subscriber) -> bool:
    """What a page says: up to which version a person has seen the table. Whether the end is something else it said."""
    with suppress(WebSocketDisconnect):
        while True:
            try:
                mark = msgspec.json.decode(await socket.receive_text(), type=MarkSeen)
            except (msgspec.DecodeError, UnicodeDecodeError):
                return True
            if subscriber.reader >= 0:
                server.manager.mark_seen(table, subscriber.reader, mark.seen)
    return False
