"""Running the application: uvicorn with bounds for its connections, and an end that does not wait for ever."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from http.client import HTTPConnection, HTTPException

import uvicorn
from litestar.types import ASGIApp

from grandee.server.http.app import make_app
from grandee.server.http.connections import HEAD_SIZE, BoundedConnection, Configured, ConnectionLimits
from grandee.server.live.websocket import BoundedSocket
from grandee.server.settings import MOST_SOCKET_MESSAGE, SETTINGS_VARIABLE, BadSetting, Settings
from grandee.server.storage.store import Store

HUNG_AFTER = 15  # seconds without a sign after which a worker is replaced
LOG_LEVEL = "GRANDEE_LOG_LEVEL"  # the variable by which workers get what they log
SHUTDOWN_SECONDS = 5  # seconds that open requests have when the server ends
POLL_SECONDS = 0.1  # seconds between two looks whether a worker answers
CHECK_SECONDS = 30  # seconds that a look may take


def configured(
    app: ASGIApp | str, host: str, port: int, settings: Settings, workers: int = 1, proxies: str = "127.0.0.1"
) -> Configured:
    """How the application is run; `proxies` are the addresses whose word about a visitor's address is taken."""
    config = Configured(
        app,
        host=host,
        port=port,
        workers=workers,
        factory=isinstance(app, str),
        http=BoundedConnection,
        h11_max_incomplete_event_size=2 * HEAD_SIZE,
        ws=BoundedSocket,
        ws_max_size=MOST_SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_worker_healthcheck=HUNG_AFTER,
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    config.connection_limits = ConnectionLimits(settings, proxies)
    return config


def prepare_process() -> None:
    """As many sockets as the system allows, and no long pauses to look for garbage among what stays anyway.

    Nearly everything here is freed at once when nobody has it any more. The default would often look through all tables
    and sockets, hundreds of thousands of objects; what sockets leave behind is collected by the scheduler.
    """
    gc.freeze()
    gc.set_threshold(2_000, 5, 100)
    try:
        import resource
    except ImportError:  # a system without it has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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
        app = make_app(settings)
        prepare_process()
        server = ReportingServer(configured(app, host, port, settings, proxies=proxies), ready)
        server.run(sockets)
        return server.started
    if not settings.shared:
        raise BadSetting("--workers", "bad-workers-database")
    from uvicorn.supervisors import Multiprocess

    asyncio.run(check_database(settings))
    each = max(min(2, settings.bot_processes), settings.bot_processes // workers)  # of two, nobody has the last
    os.environ[SETTINGS_VARIABLE] = json.dumps(asdict(replace(settings, bot_processes=each)))
    config = configured("grandee.server.http.serve:worker_app", host, port, settings, workers, proxies)
    bound = sockets or [config.bind_socket()]
    threading.Thread(target=tell_when_ready, args=(bound[0], ready), daemon=True).start()
    Multiprocess(config, sockets=bound).run()
    return True


def tell_when_ready(listening: socket.socket, ready: Callable[[], None]) -> None:
    """Say that the server answers, when the first of its workers does."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while not answers(host, port):
        time.sleep(POLL_SECONDS)
    ready()


def answers(host: str, port: int) -> bool:
    """Whether a worker is there, and its database."""
    connection = HTTPConnection(host, port, timeout=CHECK_SECONDS)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


class ReportingServer(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def check_database(settings: Settings) -> None:
    """Open the database once, so that one that cannot be used is refused here and not by every worker."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def worker_app() -> ASGIApp:
    """The application of one of several workers."""
    from grandee.server.http.telemetry import log_to_stderr

    log_to_stderr(os.environ.get(LOG_LEVEL, "INFO"))
    threading.Thread(target=end_with_supervisor, daemon=True).start()
    # it has passwords, and whoever is started here gets what is left
    given = json.loads(os.environ.pop(SETTINGS_VARIABLE))
    given["origins"], given["own_bots"] = tuple(given["origins"]), tuple(given["own_bots"])
    given["notice_allowed_hosts"] = tuple((host, port) for host, port in given["notice_allowed_hosts"])
    app = make_app(Settings(**given))
    prepare_process()
    return app


def end_with_supervisor() -> None:
    """End this worker when its supervisor ends without having told it, so that its port is free again."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
