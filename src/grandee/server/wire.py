"""How a socket ends when its reader does not read: soon, not after what it will never take."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SENT_AHEAD = 131_072  # bytes that wait in the system for one socket, at most
LINGER = 2.0  # seconds that a socket has to take what was sent before it ended


class Wire(WebSocketsSansIOProtocol):
    """One socket. A polite close waits until everything is sent, behind a stuck reader for ever; this one does not."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The system keeps little for a reader who is behind; the rest of the way there is a queue."""
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)

    def keepalive_timeout(self) -> None:
        """The reader has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)
