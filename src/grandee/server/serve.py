"""Running the application: uvicorn with sockets that do not compress, and an end that does not wait for ever."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import asdict, replace

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grandee.server.app import make_app
from grandee.server.settings import SOCKET_MESSAGE, BadSetting, Settings
from grandee.server.store import Store

PASSED = "GRANDEE_SERVER"  # the variable by which workers get their settings
HUNG = 15  # seconds without a sign after which a worker is replaced
LOG_LEVEL = "GRANDEE_LOG_LEVEL"  # and what they log
SENT_AHEAD = 131_072  # bytes that wait in the system for one socket, at most
GOOD_BYE = 5  # seconds that open requests have when the server ends, and a socket to take its last frame


class Socket(WebSocketsSansIOProtocol):
    """A socket whose end is an end: a peer that takes nothing any more does not keep it and what waits for it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The system keeps little for a reader who is behind; the rest of the way there is a queue."""
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(GOOD_BYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(GOOD_BYE, self.transport.abort)


def configured(
    app: ASGIApp | str, host: str, port: int, workers: int = 1, proxies: str = "127.0.0.1"
) -> uvicorn.Config:
    """How the application is run; `proxies` are the addresses whose word about a visitor's address is taken."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        workers=workers,
        factory=isinstance(app, str),
        ws=Socket,
        ws_max_size=SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOOD_BYE,
        timeout_worker_healthcheck=HUNG,
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        server_header=False,
    )


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    proxies: str = "127.0.0.1",
    listening: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
) -> bool:
    """Serve until the process is told to end, on a socket that is open already if one is given; false if it failed."""
    sockets = None if listening is None else [listening]
    if workers == 1:
        server = Telling(configured(make_app(settings), host, port, proxies=proxies), ready)
        server.run(sockets)
        return server.started
    if "postgresql" not in settings.database:
        raise BadSetting("--workers", "bad-workers-database")
    from uvicorn.supervisors import Multiprocess

    asyncio.run(checked(settings))
    os.environ[PASSED] = json.dumps(asdict(replace(settings, thinkers=max(1, settings.thinkers // workers))))
    config = configured("grandee.server.serve:worker", host, port, workers, proxies)
    ready()
    Multiprocess(config, sockets=sockets or [config.bind_socket()]).run()
    return True


class Telling(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def checked(settings: Settings) -> None:
    """Open the database once, so that one that cannot be used is refused here and not by every worker."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def worker() -> ASGIApp:
    """The application of one of several workers."""
    from grandee.server.observe import log_to_stderr

    log_to_stderr(os.environ.get(LOG_LEVEL, "INFO"))
    threading.Thread(target=end_with_supervisor, daemon=True).start()
    given = json.loads(os.environ[PASSED])
    given["origins"], given["own_bots"] = tuple(given["origins"]), tuple(given["own_bots"])
    given["notice_allow"] = tuple((host, port) for host, port in given["notice_allow"])
    return make_app(Settings(**given))


def end_with_supervisor() -> None:
    """End this worker when its supervisor ends without having told it, so that its port is free again."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
