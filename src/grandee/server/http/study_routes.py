"""What can be asked to understand a game: facts, why not, what if, a game move by move, lessons, rules."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from grandee.core.api import Preview
from grandee.core.game import LETTERS
from grandee.core.state import SPECTATOR
from grandee.server.api import (
    END_PATTERN,
    DescribeSetup,
    GameInfo,
    Lesson,
    MoveCheck,
    MovePreview,
    OpenRecord,
    Provenance,
    Replay,
    RuleTexts,
)
from grandee.server.custom.read_worker import ReadRecord, ReadSetup
from grandee.server.http import problems
from grandee.server.http.context import After, SeatQuery, ServerRequest, TableId, found, own, server_of
from grandee.server.http.limits import network_of_client
from grandee.server.http.problems import Problem, language, refusing_unreadable
from grandee.server.storage.phases import OVER
from grandee.server.storage.store import without_old_chat
from grandee.server.storage.table_rows import first_seats
from grandee.server.tables import playable, seating, study, views
from grandee.server.tables.state import TableState, read_seats
from grandee.server.tables.table import Table

GameId = Annotated[str, PathParameter(max_length=40)]
Eyes = Annotated[
    str,
    QueryParameter(
        name="seat", pattern=f"^([A-H*])?{END_PATTERN}", description="a seat; none for a spectator, * for all"
    ),
]
VersionQuery = Annotated[int, QueryParameter(name="version", ge=-1, le=2**53)]
MoveQuery = Annotated[str, QueryParameter(name="move", min_length=1, max_length=200)]
EditionQuery = Annotated[str, QueryParameter(name="edition", pattern=f"^([0-9]{{4}})?{END_PATTERN}")]


@get("/tables/{table_id:str}/facts")
async def facts(request: ServerRequest, table_id: TableId) -> Response[GameInfo]:
    """How events are told, what cards do, the map: the same for everybody, and as long as the table names its version.

    A newer server may say more of them: a browser keeps them, but asks whether they are still the same.
    """
    at, _ = await found(request, table_id)
    if at.state.setup.custom and at.state.facts_version == 0:
        info = await own_facts(request, at)
    else:
        info = msgspec.json.encode(views.game_info(at.state))
    tag = f'W/"{sha256(info).hexdigest()[:32]}"'  # weak: the body may come compressed
    headers = {"cache-control": "private, no-cache", "etag": tag}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        same: Response[Any] = Response(None, status_code=304, headers=headers)
        return same
    body: Any = info
    return Response(body, headers=headers, media_type=MediaType.JSON)


async def own_facts(request: ServerRequest, at: Table) -> bytes:
    """The facts of a set-up with data of somebody's own: a map has to be drawn, which is done elsewhere and kept."""
    address = network_of_client(request.scope)
    async with at.facts_locks.setdefault(address, asyncio.Lock()):  # nobody waits for others
        if not at.own_facts:
            setup = at.state.setup
            options = {
                name: list(value) if isinstance(value, tuple) else value for name, value in setup.options.items()
            }
            asked = ReadSetup(game=setup.game.id, options=options, preset="", custom=setup.custom)
            found = await server_of(request).manager.read_queue.read(asked, address)
            at.own_facts = at.own_facts or found
    at.facts_locks.pop(address, None)
    return at.own_facts


@post("/facts", status_code=200, kind="frames")
async def facts_of_set_up(request: ServerRequest, data: JSONBody[DescribeSetup]) -> Response[GameInfo]:
    """The facts of a set-up without a table: what a deck or map of one's own becomes. Nothing of it is kept."""
    body: Any = await seating.describe(server_of(request).manager, data, network_of_client(request.scope))
    return Response(body, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/check")
async def check(request: ServerRequest, table_id: TableId, move: MoveQuery, seat: SeatQuery = "") -> MoveCheck:
    """Whether an own seat may make a move now, and if not, why and by which rule. Nothing is played."""
    at, number = await own(request, table_id, seat)
    return study.move_check(at.state, number, move, language(request))


@get("/tables/{table_id:str}/preview", kind="foresee")
async def preview(
    request: ServerRequest, table_id: TableId, move: MoveQuery, seat: SeatQuery = "", version: VersionQuery = -1
) -> MovePreview:
    """What a move of an own seat pays, and what would be paid after it, from what that seat knows. Nothing is played.

    With the `version` that the reader looks at, a table that has moved on answers with an empty projection.
    """
    at, number = await own(request, table_id, seat)
    if version not in (-1, at.state.version):
        return MovePreview(projection=Preview(), pays={})
    return await study.move_preview(at.state, number, move)


@get("/tables/{table_id:str}/frames", kind="frames")
async def frames(request: ServerRequest, table_id: TableId, seat: Eyes = "", after: After = 0) -> Replay:
    """The game entry by entry, as a seat saw it then; when it is over, with the eyes of any seat or everything open."""
    at, reader = await seen_by(request, table_id, seat)
    start = await beginning(request, at)
    store, upto, changed = server_of(request).store, at.state.n, set(at.state.changed_answers)
    entries = await store.read(lambda c: without_old_chat(c, at.state.id, upto))
    settled = study.without_changes((entry for entry in entries if entry.n <= upto), changed)
    async with server_of(request).manager.retelling:
        with refusing_unreadable(at.state.id):
            made, more = await study.frames_of(start, study.without_cancelled(settled), reader, after)
    if at.state.setup.custom:
        drawn: Any = msgspec.Raw(await own_facts(request, at))
        return Replay(facts=drawn, frames=made, more=more)
    return Replay(facts=views.set_up_facts(at.state.setup), frames=made, more=more)


async def seen_by(request: ServerRequest, table_id: str, seat: str) -> tuple[Table, views.Reader]:
    """A table, and with whose eyes it is looked at: at any time the own ones, everybody's at the end."""
    at, _ = await found(request, table_id)
    if at.state.phase == OVER:
        if seat and seat != views.SEES_EVERYTHING and seat not in at.state.setup.letters:
            raise problems.not_yours()
        return at, None if seat == views.SEES_EVERYTHING else LETTERS.index(seat) if seat else SPECTATOR
    if seat == views.SEES_EVERYTHING:
        raise Problem(409, "problem-not-over")
    return await found(request, table_id, seat)


async def beginning(request: ServerRequest, at: Table) -> TableState:
    """A table as it was when it was made."""
    table_state = at.state
    seats = await server_of(request).store.read(lambda c: first_seats(c, table_state.id))
    return TableState(
        table_state.id, table_state.setup, table_state.seed, table_state.terms, read_seats(seats), table_state.created
    )


@post("/frames", status_code=200, kind="frames")
async def record_frames(request: ServerRequest, data: JSONBody[OpenRecord]) -> Response[Replay]:
    """A game from its record, move by move. Nothing of it is kept."""
    asked = ReadRecord(record=data.record, seat=data.seat, after=data.after)
    body: Any = await server_of(request).manager.read_queue.read(asked, network_of_client(request.scope))
    return Response(body, media_type=MediaType.JSON)


@get("/lessons/{game:str}")
async def lesson(game: GameId) -> Lesson:
    """A guided first game."""
    return study.lesson(game)


@get("/lessons/{game:str}/{chapter:str}")
async def chapter(game: GameId, chapter: GameId) -> Lesson:
    """A chapter after the guided first game: an edition, a module, a variant."""
    return study.lesson(game, chapter)


@post("/provenance", status_code=200, kind="foresee")
async def provenance(data: JSONBody[DescribeSetup]) -> Provenance:
    """What of a set-up is not from a rulebook, and from what instead: cards first. It is told of shipped data only."""
    return playable.provenance(data)


@get("/rules/{game:str}")
async def rules(game: GameId, edition: EditionQuery = "") -> RuleTexts:
    """The rules of a game with their ids, of all editions or of one."""
    return study.rule_texts(game, edition)


STUDY = Router(
    "/api",
    route_handlers=[
        facts,
        facts_of_set_up,
        check,
        preview,
        frames,
        record_frames,
        lesson,
        chapter,
        provenance,
        rules,
    ],
)
