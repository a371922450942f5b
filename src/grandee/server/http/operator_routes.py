"""What whoever runs the server asks: whether it answers, whether it can write, and its figures."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from grandee.server.http.context import ServerRequest, server_of
from grandee.server.http.limits import is_from_here
from grandee.server.http.problems import Problem


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: ServerRequest) -> dict[str, str]:
    """The database answers too, and takes what is written."""
    if not await server_of(request).store.is_writable():
        raise Problem(503, "problem-database")
    return {"status": "ok"}


def from_here_alone(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard of routes for whoever is at this machine; for everybody else there is nothing."""
    if not is_from_here(connection.scope):
        raise Problem(404, "problem-no-path")


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4", guards=[from_here_alone])
async def metrics(request: ServerRequest) -> bytes:
    """Figures for whoever runs this server, and not for others: who polls them sees when somebody does something."""
    return server_of(request).metrics.text()


HANDLERS = [health, ready, metrics]
