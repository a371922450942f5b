"""Playing over HTTP: moves, chat and notes of a seat, and what a reader may know: log, text, record."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from grandee.records.record import Record
from grandee.server.api import (
    EntryAppended,
    MoveResult,
    PlayMove,
    SeatNotes,
    SendChat,
    TextView,
    UndoMove,
    Update,
    WriteNotes,
)
from grandee.server.http.context import (
    After,
    SeatPath,
    SeatQuery,
    ServerRequest,
    TableId,
    device_of,
    found,
    own,
    server_of,
    while_own,
)
from grandee.server.http.problems import language_of
from grandee.server.storage.notes import keep_notes, muted_by, read_notes
from grandee.server.tables import moves, updates, views
from grandee.server.tables.table import Table

LanguageQuery = Annotated[str, QueryParameter(name="lang", max_length=10)]


@post("/tables/{table_id:str}/moves", status_code=200, kind="move")
async def play(request: ServerRequest, table_id: TableId, data: JSONBody[PlayMove]) -> MoveResult:
    """Take one seat's move: 409 with the present table if it is stale, 422 with the rule that forbids it."""
    at, seat = await own(request, table_id, data.seat)
    done = await moves.move(server_of(request).manager, at, seat, data, device_of(request))
    return await with_update(request, at, seat, done, data.after)


@post("/tables/{table_id:str}/cancel", status_code=200, kind="move")
async def cancel(request: ServerRequest, table_id: TableId, data: JSONBody[UndoMove]) -> MoveResult:
    """Take the last move back, as long as it has shown nothing and nobody else has acted."""
    at, seat = await own(request, table_id, data.seat)
    done = await moves.undo(server_of(request).manager, at, seat, data, device_of(request))
    return await with_update(request, at, seat, done, data.after)


async def with_update(
    request: ServerRequest, at: Table, seat: int, done: EntryAppended, after: int | None
) -> MoveResult:
    """What was done, with what the seat has not been told since an entry: its page waits for no socket."""
    answer = MoveResult(n=done.n, version=done.version, revision=done.revision)
    if after is None:
        return answer
    server = server_of(request)
    heard = next((each.muted for each in at.subscribers if each.reader == seat), None)
    muted = await muted_by(server.store, at.state.id, seat) if heard is None else heard
    async with at.lock:
        known = after <= at.state.number and await server.manager.has_seat(at, device_of(request), seat)
        if known:  # otherwise another worker has told more, or the seat was given away meanwhile
            answer.update = await updates.update_for_mover(server.manager, at, seat, after, muted)
    return answer


@post("/tables/{table_id:str}/chat", status_code=200, kind="chat")
async def chat(request: ServerRequest, table_id: TableId, data: JSONBody[SendChat]) -> EntryAppended:
    """Say something to everybody at the table."""
    at, seat = await own(request, table_id, data.seat)
    return await moves.chat(server_of(request).manager, at, seat, data, device_of(request))


@get("/tables/{table_id:str}/notes/{seat:str}")
async def notes(request: ServerRequest, table_id: TableId, seat: SeatPath) -> SeatNotes:
    """What a seat has noted for itself."""
    at, number = await own(request, table_id, seat)
    read = while_own(request, at, number, lambda c: read_notes(c, at.state.id, number))
    return await server_of(request).store.read(read)


@put("/tables/{table_id:str}/notes/{seat:str}", status_code=200, kind="move")
async def write_notes(
    request: ServerRequest, table_id: TableId, seat: SeatPath, data: JSONBody[WriteNotes]
) -> SeatNotes:
    """Note something for oneself, and say whose chat one does not want to read."""
    at, number = await own(request, table_id, seat)
    keep = while_own(request, at, number, lambda c: keep_notes(c, at.state.id, number, data))
    await server_of(request).store.write(keep)
    for subscriber in at.subscribers:
        if subscriber.reader == number:
            subscriber.muted = frozenset(data.muted)
    return SeatNotes(text=data.text, muted=list(data.muted))


@get("/tables/{table_id:str}/log", kind="tell")
async def read_log(request: ServerRequest, table_id: TableId, seat: SeatQuery = "", after: After = 0) -> Update:
    """What happened after an entry of the log, as this reader may know it, and the table as it is now."""
    manager = server_of(request).manager
    at, reader = await found(request, table_id, seat)
    muted = await muted_by(server_of(request).store, at.state.id, reader)
    async with at.lock:
        return await updates.update(manager, at, reader, min(after, at.state.number), muted)


@get("/tables/{table_id:str}/text", kind="tell")
async def read_text(
    request: ServerRequest, table_id: TableId, seat: SeatQuery = "", lang: LanguageQuery = "", after: After = 0
) -> TextView:
    """The table in words: a picture of text, the question, its options, and the log since an entry."""
    code = language_of(request.headers.get("accept-language", ""), lang)
    manager = server_of(request).manager
    at, reader = await found(request, table_id, seat)
    async with at.lock:
        happened, fresh = await updates.since(manager.store, at, min(after, at.state.number))
        table_state = at.state.still()
    async with manager.retelling:  # hundreds of sentences take a while: in a thread, and not while the table waits
        return await asyncio.to_thread(views.text_view, table_state, happened, reader, code, fresh)


@get("/tables/{table_id:str}/record")
async def record(request: ServerRequest, table_id: TableId, seat: SeatQuery = "") -> Response[Record]:
    """The record: whole when the game is over, and before that what this reader may know."""
    at, reader = await found(request, table_id, seat)
    name = f'attachment; filename="grandee-{at.state.id}.json"'
    return Response(views.record_of(at.state, reader), headers={"content-disposition": name})


PLAY = Router("/api", route_handlers=[play, cancel, chat, notes, write_notes, read_log, read_text, record])
