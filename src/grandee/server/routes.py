"""What can be asked over HTTP. A handler finds the table and the seat, calls the house once, and answers."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import delete as sql_delete
from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from grandee.core.refusals import BadInput, IllegalMove
from grandee.core.title import LETTERS
from grandee.core.words import LANGUAGES
from grandee.games import every_title
from grandee.records.record import Record
from grandee.server import accounts, moves, people, problems, schema, seating, views
from grandee.server.house import House, Table
from grandee.server.messages import (
    END,
    Cancel,
    Chat,
    Done,
    Entered,
    Entering,
    GameSaid,
    GamesSaid,
    Host,
    Joined,
    Joining,
    Move,
    Notes,
    NotesSaid,
    OptionSaid,
    SeatChange,
    TableMade,
    TablesSaid,
    TableWanted,
    Told,
    Update,
    Visit,
)
from grandee.server.observe import Metrics
from grandee.server.problems import Problem
from grandee.server.reminders import Reminders, figures
from grandee.server.schema import GATHERING, HOST, INVITATION
from grandee.server.settings import Settings
from grandee.server.store import Store, newest_of

logger = logging.getLogger("grandee.server")

COOKIE_AGE = 400 * 86_400  # seconds; browsers keep none for longer
LISTED = 100  # tables in a list, at most
UNREADABLE = (BadInput, IllegalMove, ValueError, LookupError, msgspec.DecodeError)  # tables of another version
Asking = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=24)]
SeatPath = Annotated[str, PathParameter(pattern=f"^[A-H]{END}")]
SeatQuery = Annotated[
    str, QueryParameter(name="seat", pattern=f"^[A-H]?{END}", description="an own seat; none for a spectator")
]
OWN = "mine"
EyesQuery = Annotated[
    str,
    QueryParameter(
        name="seat",
        pattern=f"^([A-H]|{OWN})?{END}",
        description=f"an own seat; `{OWN}`: the only one; none: a spectator",
    ),
]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="the number of an entry of the log")]
LanguageQuery = Annotated[str, QueryParameter(name="lang", max_length=10)]


@dataclass
class Server:
    """What handlers share."""

    settings: Settings
    store: Store
    house: House
    metrics: Metrics
    reminders: Reminders


def server_of(request: Asking) -> Server:
    server: Server = request.app.state.server
    return server


def language_of(accepted: str, asked: str) -> str:
    """The language of an answer: what is asked for, or the first of the browser's that we speak."""
    for code in [asked, *(part.partition(";")[0].strip() for part in accepted.split(","))]:
        if code[:2].lower() in LANGUAGES:
            return code[:2].lower()
    return "en"


def language(request: Asking) -> str:
    return language_of(request.headers.get("accept-language", ""), request.query_params.get("lang", ""))


# -- devices -----------------------------------------------------------------------------------------------------------


def device_of(request: Asking) -> bytes:
    """The device that asks, as the database knows it; empty for one that has no cookie yet."""
    secret = request.cookies.get(server_of(request).settings.cookie, "")
    return people.hashed(secret) if secret else b""


async def known_device(request: Asking) -> tuple[bytes, str]:
    """The device that asks; a new one gets a secret, for its cookie."""
    server, device = server_of(request), device_of(request)
    known = await server.store.read(lambda c: people.is_known(c, device)) if device else False
    if known:
        return device, ""
    secret = people.new_secret()
    made, at = people.hashed(secret), server.house.now()
    await server.store.write(lambda c: people.add_device(c, made, at))
    return made, secret


def with_cookie(request: Asking, content: Any, secret: str, status: int = 200) -> Response[Any]:
    """An answer that gives a new device its cookie."""
    response: Response[Any] = Response(content, status_code=status)
    if secret:
        settings = server_of(request).settings
        response.set_cookie(
            settings.cookie,
            secret,
            max_age=COOKIE_AGE,
            path="/",
            secure=settings.secure,
            httponly=True,
            samesite="strict",
        )
    return response


async def found(request: Asking, table_id: str, seat: str = "") -> tuple[Table, int]:
    """A table, and as whom the device reads it."""
    house = server_of(request).house
    table = await house.table(table_id)
    return table, await house.reader(table, device_of(request), seat)


async def own(request: Asking, table_id: str, seat: str) -> tuple[Table, int]:
    """A table and an own seat there; whether it is the newest is found out when something is appended."""
    house = server_of(request).house
    table = await house.table(table_id, fresh=False)
    return table, await house.own_seat(table, device_of(request), seat)


# -- games -------------------------------------------------------------------------------------------------------------


@get("/games")
async def games(request: Asking) -> GamesSaid:
    """All games with their options, and the bots."""
    reminders = server_of(request).reminders
    said = []
    for game in every_title():
        options = [
            OptionSaid(
                name=option.name,
                kind=option.kind,
                default=list(option.default) if isinstance(option.default, tuple) else option.default,
                low=option.low,
                high=option.high,
                choices=list(option.choices),
                rules=list(option.rules),
            )
            for option in game.options.options
        ]
        presets = {name: views.plain(dict(values)) for name, values in game.options.presets.items()}
        said.append(GameSaid(id=game.id, options=options, presets=presets))
    return GamesSaid(
        games=said,
        bots=seating.offered_bots(),
        languages=list(LANGUAGES),
        accounts=accounts.available(),
        push=reminders.push_key,
        mail=reminders.mail is not None,
    )


# -- tables ------------------------------------------------------------------------------------------------------------


@post("/tables", status_code=201)
async def make_table(request: Asking, data: JSONBody[TableWanted]) -> Response[TableMade]:
    """Make a table. Seats of kind `me` and `here` belong to this device from now on."""
    device, secret = await known_device(request)
    made = await seating.make(server_of(request).house, data, device)
    return with_cookie(request, made, secret, 201)


@get("/tables")
async def open_tables(request: Asking) -> TablesSaid:
    """Tables where anybody may sit down."""
    server, tables = server_of(request), schema.tables.c
    wanted = select(tables.id).where(tables.listed == 1, tables.phase == GATHERING)
    newest = wanted.order_by(tables.created.desc()).limit(LISTED)
    rows = await server.store.read(lambda c: c.execute(newest).all())
    return await list_of(request, [row.id for row in rows])


@get("/mine")
async def my_tables(request: Asking) -> TablesSaid:
    """Tables where this device has a seat, the newest first."""
    device = device_of(request)
    found = await server_of(request).store.read(lambda c: people.tables_of(c, device, LISTED)) if device else []
    return await list_of(request, found)


async def list_of(request: Asking, ids: list[str]) -> TablesSaid:
    server, device = server_of(request), device_of(request)
    house, store = server.house, server.store
    own = await store.read(lambda c: people.seats_at(c, ids, device)) if ids and device else {}
    newest = await store.read(lambda c: newest_of(c, ids)) if ids and store.shared else {}
    said = []
    for table_id in ids:
        try:
            table = await house.table(table_id, fresh=False)
            await house.heard(table_id, newest.get(table_id, 0))
        except UNREADABLE as fault:  # what is wrong with it may have moves, which are never logged
            logger.error("a table cannot be read", extra={"table": table_id, "reason": type(fault).__name__})
            continue
        mine = [LETTERS[seat] for seat in sorted(own.get(table_id, ())) if seat >= 0]
        said.append(views.listed(table.live, mine, house.now(), table.online()))
    return TablesSaid(tables=sorted(said, key=lambda each: -each.moved or -each.created))


@get("/tables/{table_id:str}")
async def table(request: Asking, table_id: TableId, seat: EyesQuery = "") -> Visit:
    """A table as a seat of this device sees it, or a spectator."""
    house = server_of(request).house
    rights = await house.seats_of(await house.table(table_id), device_of(request))
    if seat == OWN:
        own = [LETTERS[each] for each in rights if each >= 0]
        seat = own[0] if len(own) == 1 else ""  # where several sit at one device, nobody looks before saying so
    at, reader = await found(request, table_id, seat)
    said = views.table_said(at.live, reader, house.now(), at.online())
    return Visit(table=said, mine=[LETTERS[each] for each in sorted(rights) if each >= 0], host=HOST in rights)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Asking, table_id: TableId, data: JSONBody[Joining]) -> Response[Joined]:
    """Sit down at an open seat: anybody at a listed table, otherwise with its invitation."""
    device, secret = await known_device(request)
    house = server_of(request).house
    joined = await seating.join(house, await house.table(table_id), data, device)
    return with_cookie(request, joined, secret)


@post("/session", status_code=200)
async def enter(request: Asking, data: JSONBody[Entering]) -> Response[Entered]:
    """Bring the key of a link: its seat belongs to this device too from now on."""
    server = server_of(request)
    opened = await server.store.read(lambda c: people.key_opens(c, data.key))
    if opened is None:
        raise Problem(404, "problem-no-key")
    table_id, seat = opened
    if seat == INVITATION:
        return Response(Entered(table=table_id, seat=""))
    device, secret = await known_device(request)
    if not await server.store.write(lambda c: people.enter(c, data.key, device)):
        raise Problem(404, "problem-no-key")  # the seat was given away in this moment
    (await server.house.table(table_id)).seats_of = {}
    return with_cookie(request, Entered(table=table_id, seat=LETTERS[seat] if seat >= 0 else ""), secret)


@delete("/session", status_code=204)
async def forget(request: Asking) -> None:
    """Forget this device: its seats can only be entered by their links again."""
    device, devices, holds = device_of(request), schema.devices, schema.holds

    def write(connection: Any) -> None:
        people.forget_addresses(connection, [device])
        connection.execute(sql_delete(holds).where(holds.c.device == device))
        connection.execute(sql_delete(devices).where(devices.c.hash == device))
        server_of(request).store.tell_with(connection, [f"lost {device.hex()}"])

    await server_of(request).store.write(write)
    server_of(request).house.lost(device)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Asking, table_id: TableId) -> Done:
    """Start the game when every seat is taken."""
    house = server_of(request).house
    at = await house.table(table_id)
    if not await house.seats_of(at, device_of(request)):
        raise problems.unknown_table()
    return await seating.begin(house, at)


@post("/tables/{table_id:str}/seats/{seat:str}", status_code=200)
async def change_seat(request: Asking, table_id: TableId, seat: SeatPath, data: JSONBody[SeatChange]) -> Done:
    """Give a seat to a bot or to whoever comes, or come back to the own one."""
    house = server_of(request).house
    at = await house.table(table_id)
    number = LETTERS.index(seat)
    if number >= at.live.set_up.seats:
        raise await house.refusal(at, device_of(request))
    return await seating.change_seat(house, at, number, data, device_of(request))


@put("/tables/{table_id:str}/host", status_code=200)
async def change_host(request: Asking, table_id: TableId, data: JSONBody[Host]) -> Done:
    """Switch the chat on or off; the host alone may."""
    house = server_of(request).house
    return await seating.host(house, await house.table(table_id), data.chat, device_of(request))


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asking, table_id: TableId) -> Entered:
    """The same people once more, one seat on."""
    house = server_of(request).house
    return Entered(table=await seating.rematch(house, await house.table(table_id), device_of(request)), seat="")


# -- playing -----------------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/moves", status_code=200)
async def play(request: Asking, table_id: TableId, data: JSONBody[Move]) -> Done:
    """Take one seat's move: 409 with the present table if it is stale, 422 with the rule that forbids it."""
    at, seat = await own(request, table_id, data.seat)
    return await moves.move(server_of(request).house, at, seat, data, device_of(request))


@post("/tables/{table_id:str}/cancel", status_code=200)
async def cancel(request: Asking, table_id: TableId, data: JSONBody[Cancel]) -> Done:
    """Take the last move back, as long as it has shown nothing and nobody else has acted."""
    at, seat = await own(request, table_id, data.seat)
    return await moves.cancel(server_of(request).house, at, seat, data, device_of(request))


@post("/tables/{table_id:str}/chat", status_code=200)
async def chat(request: Asking, table_id: TableId, data: JSONBody[Chat]) -> Done:
    """Say something to everybody at the table."""
    at, seat = await own(request, table_id, data.seat)
    return await moves.chat(server_of(request).house, at, seat, data, device_of(request))


@get("/tables/{table_id:str}/notes/{seat:str}")
async def notes(request: Asking, table_id: TableId, seat: SeatPath) -> NotesSaid:
    """What a seat has noted for itself."""
    at, number = await own(request, table_id, seat)
    return await read_notes(server_of(request).store, at.live.id, number)


async def read_notes(store: Store, table_id: str, seat: int) -> NotesSaid:
    kept = schema.notes.c
    wanted = select(kept.text).where(kept.table_id == table_id, kept.seat == seat)
    text = await store.read(lambda c: c.execute(wanted).scalar_one_or_none())
    return msgspec.json.decode(text, type=NotesSaid) if text else NotesSaid(text="", muted=[])


@put("/tables/{table_id:str}/notes/{seat:str}", status_code=200)
async def write_notes(request: Asking, table_id: TableId, seat: SeatPath, data: JSONBody[Notes]) -> NotesSaid:
    """Note something for oneself, and say whose chat one does not want to read."""
    at, number = await own(request, table_id, seat)
    kept = schema.notes
    row = {"table_id": at.live.id, "seat": number, "text": msgspec.json.encode(data).decode()}

    def write(connection: Any) -> None:
        connection.execute(sql_delete(kept).where(kept.c.table_id == at.live.id, kept.c.seat == number))
        connection.execute(insert(kept).values(row))

    await server_of(request).store.write(write)
    for listener in at.listeners:
        if listener.reader == number:
            listener.muted = frozenset(data.muted)
    return NotesSaid(text=data.text, muted=list(data.muted))


# -- reading -----------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/log")
async def read_log(request: Asking, table_id: TableId, seat: SeatQuery = "", after: After = 0) -> Update:
    """What happened after an entry of the log, as this reader may know it, and the table as it is now."""
    house = server_of(request).house
    at, reader = await found(request, table_id, seat)
    muted = frozenset(await muted_by(server_of(request).store, at.live.id, reader))
    async with at.lock:
        happened, fresh = await house.since(at, min(after, at.live.n))
        return views.update(at.live, happened, after, reader, house.now(), at.online(), muted, fresh)


async def muted_by(store: Store, table_id: str, reader: int) -> list[str]:
    return (await read_notes(store, table_id, reader)).muted if reader >= 0 else []


@get("/tables/{table_id:str}/told")
async def told(
    request: Asking, table_id: TableId, seat: SeatQuery = "", lang: LanguageQuery = "", after: After = 0
) -> Told:
    """The table in words: a picture of text, the question, its options, and the log since an entry."""
    spoken = language_of(request.headers.get("accept-language", ""), lang)
    house = server_of(request).house
    at, reader = await found(request, table_id, seat)
    async with at.lock:
        happened, fresh = await house.since(at, min(after, at.live.n))
        return views.told(at.live, happened, reader, spoken, fresh)


@get("/tables/{table_id:str}/record")
async def record(request: Asking, table_id: TableId, seat: SeatQuery = "") -> Response[Record]:
    """The record: whole when the game is over, and before that what this reader may know."""
    at, reader = await found(request, table_id, seat)
    name = f'attachment; filename="grandee-{at.live.id}.json"'
    return Response(views.record_of(at.live, reader), headers={"content-disposition": name})


# -- operations --------------------------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: Asking) -> dict[str, str]:
    """The database answers too."""
    await server_of(request).store.read(lambda c: c.execute(select(schema.about.c.version)).scalar_one())
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> bytes:
    server = server_of(request)
    house, shown = server.house, server.metrics
    shown.tables.set(len(house.tables))
    shown.sockets.set(sum(len(each.listeners) for each in house.tables.values()))
    shown.moves.set(house.moves)
    shown.dropped.set(house.dropped)
    shown.commits.set(server.store.groups)
    for channel, what, number in figures(server.reminders.desk):
        shown.notices.labels(channel, what).set(number)
    return shown.text()


# -- refusals ----------------------------------------------------------------------------------------------------------


def encoded_problem(problem: Problem, spoken: str) -> bytes:
    return msgspec.json.encode(problem.said(spoken))


def answer_problem(request: Asking, problem: Problem) -> Response[bytes]:
    body = encoded_problem(problem, language(request))
    return Response(body, status_code=problem.status, media_type=MediaType.JSON)


def on_problem(request: Asking, fault: Problem) -> Response[bytes]:
    return answer_problem(request, fault)


def on_bad_input(request: Asking, fault: BadInput) -> Response[bytes]:
    return answer_problem(request, problems.bad_input(fault))


def on_bad_request(request: Asking, fault: HTTPException) -> Response[bytes]:
    """What the framework refuses: malformed JSON, a wrong type, an unknown path, too long a body."""
    if is_without_body(fault):
        return answer_problem(request, Problem(400, "problem-malformed-type"))
    if isinstance(fault, ValidationException) or fault.status_code == 400:
        return answer_problem(request, Problem(400, "problem-malformed", fault=detail_of(fault)))
    known = {404: "problem-no-path", 405: "problem-method", 413: "problem-too-long", 415: "problem-malformed-type"}
    message = known.get(fault.status_code)
    if message is None:
        logger.error("a request failed", exc_info=fault)
        return answer_problem(request, Problem(fault.status_code, "problem-failed"))
    return answer_problem(request, Problem(fault.status_code, message))


def on_unreadable(request: Asking, _fault: Exception) -> Response[bytes]:
    """A body that is no text, or is nested without end."""
    return answer_problem(request, Problem(400, "problem-malformed", fault="JSON"))


def is_without_body(fault: HTTPException) -> bool:
    """Whether nothing was sent where something is needed."""
    extra: Any = fault.extra
    return (
        isinstance(extra, list) and bool(extra) and (extra[0].get("key"), extra[0].get("message")) == ("data", "'data'")
    )


def detail_of(fault: HTTPException) -> str:
    """What is wrong, and where, without anything of the machine."""
    extra: Any = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return ", ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra[:3])
    return str(fault.detail)[:200]


def on_database(request: Asking, fault: SQLAlchemyError) -> Response[bytes]:
    logger.error("the database failed", exc_info=fault)
    return answer_problem(request, Problem(503, "problem-database"))


def on_fault(request: Asking, fault: Exception) -> Response[bytes]:
    logger.error("a request failed", exc_info=fault)
    return answer_problem(request, Problem(500, "problem-failed"))


HANDLERS = {
    Problem: on_problem,
    BadInput: on_bad_input,
    HTTPException: on_bad_request,
    UnicodeDecodeError: on_unreadable,
    RecursionError: on_unreadable,
    SQLAlchemyError: on_database,
    Exception: on_fault,
}

API = Router(
    "/api",
    route_handlers=[
        games,
        make_table,
        open_tables,
        my_tables,
        table,
        join,
        enter,
        forget,
        start,
        change_seat,
        change_host,
        rematch,
        play,
        cancel,
        chat,
        notes,
        write_notes,
        read_log,
        told,
        record,
    ],
)
