"""`grandee serve`: tables for others."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EADDRNOTAVAIL
from ipaddress import ip_network
from urllib.parse import urlsplit

from grandee.cli import ask, places
from grandee.core.refusals import BadInput, Message, nearest, system_fault
from grandee.core.words import Words

LEVELS = ["debug", "info", "warning", "error"]
FAILED = 1


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words("help-host"))
    parser.add_argument("--port", default=places.PORT, help=words("help-port"))
    parser.add_argument("--database", help=words("help-database"))
    parser.add_argument("--url", default="", help=words("help-url"))
    parser.add_argument("--workers", default="1", metavar="N", help=words("help-server-workers"))
    parser.add_argument("--bot-processes", metavar="N", help=words("help-bot-processes"))
    parser.add_argument("--proxies", default="127.0.0.1", metavar="ADDRESSES", help=words("help-proxies"))
    parser.add_argument("--smtp", metavar="URL", help=words("help-smtp"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=words("help-mail-from"))
    parser.add_argument("--log-level", default="info", metavar="LEVEL", help=words("help-log-level"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    port = ask.number(arguments.port, "--port", 0, 65_535)
    workers = ask.number(arguments.workers, "--workers", 1, 64)
    processes = ask.number(arguments.bot_processes, "--bot-processes", 1, 256) if arguments.bot_processes else 0
    if arguments.log_level not in LEVELS:
        raise BadInput("--log-level", "bad-word", given=arguments.log_level, hint=nearest(arguments.log_level, LEVELS))
    check_proxies(arguments.proxies)
    with server_words():
        from grandee.server.bots.bot_pool import default_worker_count
        from grandee.server.http import serve
        from grandee.server.http.telemetry import log_to_stderr
        from grandee.server.settings import Settings

        settings = Settings(
            database=places.database(arguments.database),
            url=arguments.url,
            bot_processes=processes or default_worker_count(),
            smtp=arguments.smtp or os.environ.get("GRANDEE_SMTP", ""),
            mail_from=arguments.mail_from or os.environ.get("GRANDEE_MAIL_FROM", ""),
        )
        if workers > 1 and not settings.shared:
            raise BadInput("--workers", "bad-workers-database")
        asyncio.run(serve.check_database(settings))
        listening = bound(arguments.host, port)
        port = listening.getsockname()[1]
        log_to_stderr(arguments.log_level.upper())
        os.environ[serve.LOG_LEVEL] = arguments.log_level.upper()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn sends it once more when it has ended

        def ready() -> None:
            print(words("serve-listening", url=settings.url or address(arguments.host, port)), flush=True)

        ended_well = serve.run(settings, arguments.host, port, workers, arguments.proxies, listening, ready)
    return 0 if ended_well else FAILED


def check_proxies(given: str) -> None:
    """Proxies are named by addresses or networks; `*` is any."""
    for each in given.split(","):
        try:
            if each.strip() not in ("", "*"):
                ip_network(each.strip(), strict=False)
        except ValueError:
            raise BadInput("--proxies", "bad-value", given=each, allowed=Message("allowed-addresses")) from None


@contextmanager
def server_words() -> Iterator[None]:
    """What the server refuses, it refuses in its own words."""
    try:
        yield
    except BadInput as fault:
        fault.packages = (*fault.packages, "grandee.server")
        raise


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, before anything else is started; `BadInput` if somebody else has it."""
    listening: socket.socket | None = None
    try:
        family, kind, protocol, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if hasattr(socket, "SO_REUSEPORT"):  # not on Windows, where reusing would share the port with anybody
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(at)
        listening.listen(2_048)
    except (OSError, UnicodeError, OverflowError) as fault:
        if listening is not None:
            listening.close()
        elsewhere = isinstance(fault, OSError) and fault.errno == EADDRNOTAVAIL
        where = "--host" if elsewhere or isinstance(fault, socket.gaierror | UnicodeError) else "--port"
        raise BadInput(where, "bad-address", given=address(host, port), fault=system_fault(fault)) from None
    return listening


def address(host: str, port: int) -> str:
    """How a browser on this machine reaches the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return urlsplit(f"http://{shown}:{port}").geturl()
