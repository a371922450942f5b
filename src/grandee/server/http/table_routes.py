"""Tables over HTTP: what can be played, making a table, finding one, sitting down, changing who sits there."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from grandee.core.game import LETTERS
from grandee.core.words import LANGUAGES
from grandee.games import load_games
from grandee.server import accounts
from grandee.server.api import (
    END_PATTERN,
    ChangeSeat,
    ChangeTerms,
    CreateTable,
    EntryAppended,
    Joined,
    JoinTable,
    KeyUsed,
    PlayableGames,
    TableCreated,
    TableSummaries,
    Visit,
)
from grandee.server.http import problems
from grandee.server.http.context import (
    SeatPath,
    ServerRequest,
    TableId,
    device_of,
    found,
    known_device,
    server_of,
    with_cookie,
)
from grandee.server.http.limits import network_of_client
from grandee.server.http.problems import Problem
from grandee.server.storage import people
from grandee.server.storage.people import HOST
from grandee.server.storage.phases import GATHERING
from grandee.server.storage.store import newest_of
from grandee.server.tables import listing, seating, views
from grandee.server.tables.playable import playable

OWN_SEAT = "mine"
ReaderQuery = Annotated[
    str,
    QueryParameter(
        name="seat",
        pattern=f"^([A-H]|{OWN_SEAT})?{END_PATTERN}",
        description=f"an own seat; `{OWN_SEAT}`: the only one; none: a spectator",
    ),
]


@get("/games")
async def games(request: ServerRequest) -> PlayableGames:
    """All games with their options, and the bots."""
    reminders = server_of(request).reminders
    return PlayableGames(
        games=[playable(game) for game in load_games()],
        bots=seating.offered_bots(),
        languages=list(LANGUAGES),
        accounts=accounts.accounts_available(),
        push=reminders.push_key,
        mail=reminders.mail is not None,
    )


@post("/tables", status_code=201, kind="make")
async def make_table(request: ServerRequest, data: JSONBody[CreateTable]) -> Response[TableCreated]:
    """Make a table. Seats of kind `me` and `here` belong to this device from now on."""
    device, secret = await known_device(request)
    made = await seating.make(server_of(request).manager, data, device, address=network_of_client(request.scope))
    return with_cookie(request, made, secret, 201)


@get("/tables")
async def open_tables(request: ServerRequest) -> TableSummaries:
    """Tables where anybody may sit down."""
    server = server_of(request)
    manager, now = server.manager, server.manager.now()
    present = [
        each for each in manager.present() if (at := manager.tables.get(each)) is None or at.state.phase == GATHERING
    ]
    listed = await summaries_of(
        request, await server.store.read(lambda c: listing.open_tables(c, now, present, manager.limits))
    )
    return TableSummaries(tables=sorted(listed.tables, key=lambda each: not any(seat.online for seat in each.seats)))


@get("/mine")
async def my_tables(request: ServerRequest) -> TableSummaries:
    """Tables where this device has a seat, the newest first."""
    device = device_of(request)
    found = (
        await server_of(request).store.read(lambda c: people.tables_of(c, device, listing.MOST_LISTED))
        if device
        else []
    )
    return await summaries_of(request, found)


async def summaries_of(request: ServerRequest, ids: list[str]) -> TableSummaries:
    server, device = server_of(request), device_of(request)
    manager, store = server.manager, server.store
    own = await store.read(lambda c: people.seats_at(c, ids, device)) if ids and device else {}
    newest = await store.read(lambda c: newest_of(c, ids)) if ids and store.shared else {}
    summaries = []
    for table_id in ids:
        try:
            table = await manager.table(table_id, fresh=False)
            await manager.heard(table_id, newest.get(table_id, 0))
        except Problem:  # one that cannot be read, or was removed in this moment, hides no other
            continue
        mine = [LETTERS[seat] for seat in sorted(own.get(table_id, ())) if seat >= 0]
        summaries.append(views.table_summary(table.state, mine, manager.now(), table.online()))
    return TableSummaries(tables=sorted(summaries, key=lambda each: -each.moved or -each.created))


@get("/tables/{table_id:str}")
async def table(request: ServerRequest, table_id: TableId, seat: ReaderQuery = "") -> Visit:
    """A table as a seat of this device sees it, or a spectator."""
    manager = server_of(request).manager
    rights = await manager.seats_of(await manager.table(table_id), device_of(request))
    if seat == OWN_SEAT:
        own = [LETTERS[each] for each in rights if each >= 0]
        seat = own[0] if len(own) == 1 else ""  # where several sit at one device, nobody looks before saying so
    at, reader = await found(request, table_id, seat)
    view = views.table_view(at.state, reader, manager.now(), at.online())
    hosted = await manager.store.read(lambda c: people.host_seats(c, table_id))
    return Visit(
        table=view,
        mine=[LETTERS[each] for each in sorted(rights) if each >= 0],
        host=HOST in rights,
        host_seats=[LETTERS[each] for each in sorted(hosted)],
    )


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: ServerRequest, table_id: TableId, data: JSONBody[JoinTable]) -> Response[Joined]:
    """Sit down at an open seat: anybody at a listed table, otherwise with its invitation."""
    device, secret = await known_device(request)
    manager = server_of(request).manager
    at = await manager.table(table_id)
    joined = await seating.join(manager, at, data, device)
    at.address = network_of_client(request.scope)
    return with_cookie(request, joined, secret)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: ServerRequest, table_id: TableId) -> EntryAppended:
    """Start the game when every seat is taken."""
    manager = server_of(request).manager
    at = await manager.table(table_id)
    if not await manager.seats_of(at, device_of(request)):
        raise problems.unknown_table()
    return await seating.begin(manager, at)


@post("/tables/{table_id:str}/seats/{seat:str}", status_code=200)
async def change_seat(
    request: ServerRequest, table_id: TableId, seat: SeatPath, data: JSONBody[ChangeSeat]
) -> EntryAppended:
    """Give a seat to a bot or to whoever comes, or come back to the own one."""
    manager = server_of(request).manager
    at = await manager.table(table_id)
    number = LETTERS.index(seat)
    if number >= at.state.setup.seats:
        raise await manager.refusal(at, device_of(request))
    return await seating.change_seat(manager, at, number, data, device_of(request))


@put("/tables/{table_id:str}/host", status_code=200)
async def change_host(request: ServerRequest, table_id: TableId, data: JSONBody[ChangeTerms]) -> EntryAppended:
    """Switch the chat on or off; the host alone may."""
    manager = server_of(request).manager
    return await seating.host(manager, await manager.table(table_id), data.chat, device_of(request))


@post("/tables/{table_id:str}/rematch", status_code=200, kind="make")
async def rematch(request: ServerRequest, table_id: TableId) -> KeyUsed:
    """The same people once more, one seat on."""
    manager = server_of(request).manager
    at, address = await manager.table(table_id), network_of_client(request.scope)
    return KeyUsed(table=await seating.rematch(manager, at, device_of(request), address), seat="")


TABLES = Router(
    "/api",
    route_handlers=[
        games,
        make_table,
        open_tables,
        my_tables,
        table,
        join,
        start,
        change_seat,
        change_host,
        rematch,
    ],
)
