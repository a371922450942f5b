"""Running the application: uvicorn with sockets that do not compress, and an end that does not wait for ever."""

from __future__ import annotations

import gc
import json
import os
from dataclasses import asdict, replace

import uvicorn
from litestar.types import ASGIApp

from grandee.core.refusals import BadInput
from grandee.server.app import make_app
from grandee.server.settings import SOCKET_MESSAGE, Settings
from grandee.server.wire import Wire

PASSED = "GRANDEE_SERVER"  # the variable by which workers get their settings
GOOD_BYE = 5  # seconds that open requests have when the server ends


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
        ws=Wire,
        ws_max_size=SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOOD_BYE,
        forwarded_allow_ips=proxies,
        log_config=None,
        access_log=False,
        server_header=False,
    )


def prepare_process() -> None:
    """As many sockets as the system allows, and no long pauses to look for garbage among what stays anyway.

    Nearly everything here is freed at once when nobody has it any more. The default would often look through all tables
    and sockets, hundreds of thousands of objects; what sockets leave behind is collected by the attendant.
    """
    gc.freeze()
    gc.set_threshold(2_000, 5, 100)
    try:
        import resource
    except ImportError:  # a system without it has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, host: str, port: int, workers: int = 1, proxies: str = "127.0.0.1") -> None:
    """Serve until the process is told to end."""
    if workers == 1:
        app = make_app(settings)
        prepare_process()
        uvicorn.Server(configured(app, host, port, proxies=proxies)).run()
        return
    if "postgresql" not in settings.database:
        raise BadInput("--workers", "bad-workers-database")
    from uvicorn.supervisors import Multiprocess

    os.environ[PASSED] = json.dumps(asdict(replace(settings, thinkers=max(1, settings.thinkers // workers))))
    config = configured("grandee.server.serve:worker", host, port, workers, proxies)
    socket = config.bind_socket()
    Multiprocess(config, sockets=[socket]).run()


def worker() -> ASGIApp:
    """The application of one of several workers."""
    from grandee.server.observe import log_to_stderr

    log_to_stderr()
    given = json.loads(os.environ[PASSED])
    given["origins"] = tuple(given["origins"])
    app = make_app(Settings(**given))
    prepare_process()
    return app
