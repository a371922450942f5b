"""What all handlers share: the server, the device that asks, the table and the seat that it asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.params import PathParameter, QueryParameter

from grandee.server.api import END_PATTERN
from grandee.server.http import problems
from grandee.server.http.limits import network_of_client
from grandee.server.http.telemetry import Metrics
from grandee.server.notices.reminders import Reminders
from grandee.server.settings import Settings
from grandee.server.storage import people
from grandee.server.storage.database import Connection
from grandee.server.storage.store import Store
from grandee.server.tables.manager import TableManager
from grandee.server.tables.table import Table
from grandee.server.tables.warden import Bars

T = TypeVar("T")
COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none for longer
ServerRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=24)]
SeatPath = Annotated[str, PathParameter(pattern=f"^[A-H]{END_PATTERN}")]
SeatQuery = Annotated[
    str, QueryParameter(name="seat", pattern=f"^[A-H]?{END_PATTERN}", description="an own seat; none for a spectator")
]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="the number of an entry of the log")]


@dataclass
class Server:
    """What handlers share."""

    settings: Settings
    store: Store
    manager: TableManager
    metrics: Metrics
    reminders: Reminders
    bars: Bars


def server_of(request: ServerRequest) -> Server:
    server: Server = request.app.state.server
    return server


def device_of(request: ServerRequest) -> bytes:
    """The device that asks, as the database knows it; empty for one that has no cookie yet."""
    secret = request.cookies.get(server_of(request).settings.cookie, "")
    return people.hashed(secret) if secret else b""


async def known_device(request: ServerRequest) -> tuple[bytes, str]:
    """The device that asks; a new one gets a secret, for its cookie."""
    server, device = server_of(request), device_of(request)
    known = await server.store.read(lambda c: people.is_known(c, device)) if device else False
    if known:
        return device, ""
    secret = people.new_secret()
    made, at = people.hashed(secret), server.manager.now()
    await server.store.write(lambda c: people.add_device(c, made, at))
    return made, secret


def with_cookie(request: ServerRequest, content: Any, secret: str, status: int = 200) -> Response[Any]:
    """An answer that gives a new device its cookie."""
    response: Response[Any] = Response(content, status_code=status)
    if secret:
        settings = server_of(request).settings
        response.set_cookie(
            settings.cookie,
            secret,
            max_age=COOKIE_AGE,
            path="/",
            secure=settings.is_secure,
            httponly=True,
            samesite="strict",
        )
    return response


async def found(request: ServerRequest, table_id: str, seat: str = "") -> tuple[Table, int]:
    """A table, and as whom the device reads it."""
    manager = server_of(request).manager
    table = await manager.table(table_id)
    return table, await manager.reader(table, device_of(request), seat)


async def own(request: ServerRequest, table_id: str, seat: str) -> tuple[Table, int]:
    """A table and an own seat there; whether it is the newest is found out when something is appended."""
    manager = server_of(request).manager
    table = await manager.table(table_id, fresh=False)
    number = await manager.own_seat(table, device_of(request), seat)
    table.address = network_of_client(request.scope)
    return table, number


def while_own(
    request: ServerRequest, table: Table, seat: int, work: Callable[[Connection], T]
) -> Callable[[Connection], T]:
    """Work with what the database keeps for a seat, if it says too that it is the device's own.

    Nothing is appended there that would find a worker out which has not heard yet that the seat was given away.
    """
    device = device_of(request)

    def checked(connection: Connection) -> T:
        if not people.has_seat(connection, table.state.id, seat, device):
            raise problems.not_yours()
        return work(connection)

    return checked
