"""One socket: how it ends when its reader does not read, soon, and how much it may say."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grandee.server.http.connections import LINGER_SECONDS, Configured
from grandee.server.http.limits import Limit, filled

TOO_OFTEN = 4429
MESSAGE_LIMIT = Limit(60, 5)  # messages of one socket, pings and parts of messages too: a page says a few each minute
READ_SIZE = 2_048  # bytes that are read at once, so that thousands of empty messages are not


class BoundedSocket(WebSocketsSansIOProtocol):
    """One socket. A polite close waits until everything is sent, behind a stuck reader for ever; this one does not."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.allowance, self.counted_at = MESSAGE_LIMIT.burst, self.loop.time()
        self.flooded = False

    def connection_lost(self, exc: Exception | None) -> None:
        cast(Configured, self.config).connection_limits.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), READ_SIZE):
            if not self.flooded:
                super().data_received(data[first : first + READ_SIZE])
        if not self.handshake_initiated:  # its request came whole, so it cannot be read
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        received, now = len(self.conn.events), self.loop.time()
        super().handle_events()
        self.allowance, self.counted_at = filled(MESSAGE_LIMIT, self.allowance, now - self.counted_at) - received, now
        if self.allowance < 0 and not self.close_sent and not self.transport.is_closing():
            self.end_flood()

    def end_flood(self) -> None:
        """Close a socket that says too much; what it says until it has heard of that is not read."""
        self.flooded = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_OFTEN, "reason": ""})
        self.conn.send_close(TOO_OFTEN)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The reader has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)
