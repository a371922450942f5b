"""How a socket ends when its reader does not read: at once, not after what it will never take."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 2.0  # seconds that a socket has to take what was sent before it ended


class Wire(WebSocketsSansIOProtocol):
    """One socket. A polite close waits until everything is sent, behind a stuck reader for ever; this one does not."""

    def keepalive_timeout(self) -> None:
        """The reader has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)
