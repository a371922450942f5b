"""What can be asked to understand a game: facts, why not, what if, a game move by move, lessons, rules."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import select

from grandee.core.state import SPECTATOR
from grandee.core.title import LETTERS
from grandee.server import problems, schema, study, views
from grandee.server.house import Table
from grandee.server.live import Live, read_seats
from grandee.server.messages import (
    END,
    FactsSaid,
    FramesSaid,
    LessonSaid,
    RecordWanted,
    RulesSaid,
    WhatIfSaid,
    WhySaid,
)
from grandee.server.problems import Problem
from grandee.server.routes import After, Asking, SeatQuery, TableId, found, language, own, server_of
from grandee.server.schema import OVER
from grandee.server.store import without_old_chat

GameId = Annotated[str, PathParameter(max_length=40)]
Eyes = Annotated[
    str, QueryParameter(name="seat", pattern=f"^([A-H*])?{END}", description="a seat; none for a spectator, * for all")
]
VersionQuery = Annotated[int, QueryParameter(name="version", ge=-1, le=2**53)]
MoveQuery = Annotated[str, QueryParameter(name="move", min_length=1, max_length=200)]
EditionQuery = Annotated[str, QueryParameter(name="edition", pattern=f"^([0-9]{{4}})?{END}")]


@get("/tables/{table_id:str}/facts")
async def facts(request: Asking, table_id: TableId) -> Response[FactsSaid]:
    """What never changes at a table: how events are told, what cards do, the map. The same for everybody.

    A newer server may say more of them: a browser keeps them, but asks whether they are still the same.
    """
    at, _ = await found(request, table_id)
    said = study.facts_said(at.live.set_up)
    tag = f'W/"{sha256(msgspec.json.encode(said)).hexdigest()[:32]}"'  # weak: the body may come compressed
    headers = {"cache-control": "private, no-cache", "etag": tag}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        same: Response[Any] = Response(None, status_code=304, headers=headers)
        return same
    return Response(said, headers=headers)


@get("/tables/{table_id:str}/why")
async def why(request: Asking, table_id: TableId, move: MoveQuery, seat: SeatQuery = "") -> WhySaid:
    """Whether an own seat may make a move now, and if not, why and by which rule. Nothing is played."""
    at, number = await own(request, table_id, seat)
    return study.why(at.live, number, move, language(request))


@get("/tables/{table_id:str}/what-if")
async def what_if(
    request: Asking, table_id: TableId, move: MoveQuery, seat: SeatQuery = "", version: VersionQuery = -1
) -> WhatIfSaid:
    """What a move of an own seat pays, and what would be paid after it, from what that seat knows. Nothing is played.

    With the `version` that the reader looks at, a table that has moved on answers with an empty outlook.
    """
    at, number = await own(request, table_id, seat)
    if version not in (-1, at.live.version):
        return WhatIfSaid(outlook={}, pays={})
    return study.what_if(at.live, number, move)


@get("/tables/{table_id:str}/frames")
async def frames(request: Asking, table_id: TableId, seat: Eyes = "", after: After = 0) -> FramesSaid:
    """The game entry by entry, as a seat saw it then; when it is over, with the eyes of any seat or everything open."""
    at, reader = await seen_by(request, table_id, seat)
    start = await beginning(request, at)
    store, upto = server_of(request).store, at.live.n
    entries = await store.read(lambda c: without_old_chat(c, at.live.id, upto))
    counted = study.without_cancelled(entry for entry in entries if entry.n <= upto)
    made, more = await study.frames_of(start, counted, reader, after)
    return FramesSaid(facts=study.facts_said(at.live.set_up), frames=made, more=more)


async def seen_by(request: Asking, table_id: str, seat: str) -> tuple[Table, views.Reader]:
    """A table, and with whose eyes it is looked at: at any time the own ones, everybody's at the end."""
    at, _ = await found(request, table_id)
    if at.live.phase == OVER:
        if seat and seat != views.EVERYTHING and seat not in at.live.set_up.letters:
            raise problems.not_yours()
        return at, None if seat == views.EVERYTHING else LETTERS.index(seat) if seat else SPECTATOR
    if seat == views.EVERYTHING:
        raise Problem(409, "problem-not-over")
    return await found(request, table_id, seat)


async def beginning(request: Asking, at: Table) -> Live:
    """A table as it was when it was made."""
    live, tables = at.live, schema.tables.c
    wanted = select(tables.seats).where(tables.id == live.id)
    seats = await server_of(request).store.read(lambda c: c.execute(wanted).scalar_one())
    return Live(live.id, live.set_up, live.seed, live.terms, read_seats(seats), live.created)


@post("/frames", status_code=200)
async def record_frames(data: JSONBody[RecordWanted]) -> FramesSaid:
    """A game from its record, move by move. Nothing of it is kept."""
    set_up, made, more = await study.record_frames(data.record, data.seat, data.after)
    return FramesSaid(facts=study.facts_said(set_up), frames=made, more=more)


@get("/lessons/{game:str}")
async def lesson(game: GameId) -> LessonSaid:
    """A guided first game."""
    return study.lesson(game)


@get("/rules/{game:str}")
async def rules(game: GameId, edition: EditionQuery = "") -> RulesSaid:
    """The rules of a game with their ids, of all editions or of one."""
    return study.rules_said(game, edition)


STUDY = Router("/api", route_handlers=[facts, why, what_if, frames, record_frames, lesson, rules])
