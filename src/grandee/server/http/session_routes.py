"""Devices over HTTP: becoming known, bringing the key of a link, being forgotten."""

from __future__ import annotations

from litestar import Response, Router, delete, post, put
from litestar.params import JSONBody

from grandee.core.game import LETTERS
from grandee.server.api import DeviceKnown, KeyUsed, UseKey
from grandee.server.http.context import ServerRequest, device_of, known_device, server_of, with_cookie
from grandee.server.http.problems import Problem
from grandee.server.storage import people
from grandee.server.storage.database import Connection
from grandee.server.storage.people import INVITATION
from grandee.server.tables import seating


@post("/session", status_code=200)
async def enter(request: ServerRequest, data: JSONBody[UseKey]) -> Response[KeyUsed]:
    """Bring the key of a link: its seat belongs to this device too from now on, and everybody is told so."""
    server = server_of(request)
    opened = await server.store.read(lambda c: people.key_opens(c, data.key))
    if opened is None:
        raise Problem(404, "problem-no-key")
    if opened[1] == INVITATION:
        return Response(KeyUsed(table=opened[0], seat=""))
    device, secret = await known_device(request)
    table_id, seat = await seating.enter(server.manager, data.key, device)
    return with_cookie(request, KeyUsed(table=table_id, seat=LETTERS[seat]), secret)


@put("/session", status_code=200)
async def know(request: ServerRequest) -> Response[DeviceKnown]:
    """Know this device: a new one gets its cookie. What it does next can then be repeated if no answer comes."""
    _, secret = await known_device(request)
    return with_cookie(request, DeviceKnown(new=bool(secret)), secret)


@delete("/session", status_code=204)
async def forget(request: ServerRequest) -> None:
    """Forget this device: its seats can only be entered by their links again."""
    device, store = device_of(request), server_of(request).store

    def write(connection: Connection) -> None:
        people.forget_device(connection, device)
        store.notify_with(connection, [f"lost {device.hex()}"])

    await store.write(write)
    server_of(request).manager.device_lost_rights(device)


SESSION = Router("/api", route_handlers=[enter, know, forget])
