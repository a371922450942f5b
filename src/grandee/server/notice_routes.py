"""What people ask to be told by: browsers, a mail address, an address of a program."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection, insert, select, update
from sqlalchemy import delete as sql_delete

from grandee.core.refusals import Say
from grandee.server import people, schema
from grandee.server.messages import HookWanted, MailToken, MailWanted, NoticesSaid, PushEnded, PushWanted
from grandee.server.notices.guard import Refused, Unreachable
from grandee.server.notices.mail import address
from grandee.server.notices.news import Failed
from grandee.server.notices.push import Subscription
from grandee.server.notices.webhooks import Hook
from grandee.server.problems import Problem
from grandee.server.routes import Asking, SeatPath, Server, TableId, device_of, own, server_of

MOST_PUSHES = 10  # browsers of one device
MOST_CONFIRMS = 3  # mails that one device can have sent in a day to confirm addresses; one address gets one
DAY = 86_400_000  # milliseconds


async def told_by(server: Server, device: bytes) -> NoticesSaid:
    pushes, mails = schema.pushes.c, schema.mails.c

    def read(connection: Connection) -> NoticesSaid:
        count = len(connection.execute(select(pushes.hash).where(pushes.device == device)).all())
        mail = connection.execute(select(mails.address, mails.confirmed).where(mails.device == device)).first()
        return NoticesSaid(push=count, mail=mail.address if mail else "", confirmed=bool(mail and mail.confirmed))

    return await server.store.read(read)


async def needed_device(request: Asking) -> bytes:
    """The device that asks; one that has no seat anywhere has nothing to be told."""
    device = device_of(request)
    known = await server_of(request).store.read(lambda c: people.is_known(c, device)) if device else False
    if not known:
        raise Problem(403, "problem-no-device")
    return device


def refused(problem: str, fault: ValueError | Refused | Unreachable) -> Problem:
    """Why an address cannot be used; what the guard says is a sentence of its own."""
    if isinstance(fault, ValueError):
        return Problem(422, problem, fault=str(fault))
    reason = fault.reason if isinstance(fault, Refused) else "notice-refused-name"
    said = Problem(422, problem, fault=reason)
    said.say = Say(reason)
    return said


@get("/")
async def notices(request: Asking) -> NoticesSaid:
    """What this device is told by."""
    return await told_by(server_of(request), device_of(request))


@post("/push", status_code=200)
async def add_push(request: Asking, data: JSONBody[PushWanted]) -> NoticesSaid:
    """Tell this browser by web push."""
    device, server = await needed_device(request), server_of(request)
    if not server.reminders.push_key:
        raise Problem(404, "problem-no-push")
    try:
        Subscription(data.endpoint, data.p256dh, data.auth)
        server.reminders.guarded.read(data.endpoint)
    except (ValueError, Refused) as fault:
        raise refused("problem-push", fault) from None
    pushes, hashed = schema.pushes, people.hashed(data.endpoint)
    row = {"hash": hashed, "device": device, **msgspec.structs.asdict(data)}

    def write(connection: Connection) -> None:
        connection.execute(sql_delete(pushes).where(pushes.c.hash == hashed))
        known = connection.execute(select(pushes.c.hash).where(pushes.c.device == device)).all()
        for old in known[: max(0, len(known) + 1 - MOST_PUSHES)]:
            connection.execute(sql_delete(pushes).where(pushes.c.hash == old.hash))
        connection.execute(insert(pushes).values(row))

    await server.store.write(write)
    return await told_by(server, device)


@delete("/push", status_code=200)
async def end_push(request: Asking, data: JSONBody[PushEnded]) -> NoticesSaid:
    device, pushes = await needed_device(request), schema.pushes
    ended = sql_delete(pushes).where(pushes.c.hash == people.hashed(data.endpoint), pushes.c.device == device)
    await server_of(request).store.write(lambda c: c.execute(ended))
    return await told_by(server_of(request), device)


@post("/mail", status_code=200)
async def add_mail(request: Asking, data: JSONBody[MailWanted]) -> NoticesSaid:
    """Tell this device's people by mail, when the owner of the address has confirmed it."""
    device, server = await needed_device(request), server_of(request)
    reminders = server.reminders
    if reminders.mail is None:
        raise Problem(404, "problem-no-mail")
    try:
        to = address(data.address)
    except ValueError:
        raise Problem(422, "problem-mail-address") from None
    mails, row = schema.mails, {"device": device, "address": to, "language": data.language, "confirmed": 0}
    row["token"] = people.hashed(reminders.token(device, to))
    confirms, named, now = schema.confirms, people.hashed(to.lower()), server.house.now()

    def write(connection: Connection) -> bool:
        """Whether a mail has to be sent: not to an address that is confirmed or was asked already."""
        known = connection.execute(select(mails).where(mails.c.device == device)).first()
        if known is not None and known.address == to:
            return False
        count_confirm(connection, device, named, now)
        connection.execute(sql_delete(mails).where(mails.c.device == device))
        connection.execute(insert(mails).values(row))
        return True

    if await server.store.write(write):
        try:
            await reminders.mail.confirm(to, reminders.confirm_link(device, to), data.language)
        except Failed:
            await server.store.write(lambda c: c.execute(sql_delete(mails).where(mails.c.device == device)))
            await server.store.write(lambda c: c.execute(sql_delete(confirms).where(confirms.c.address == named)))
            raise Problem(503, "problem-mail-failed") from None
    return await told_by(server, device)


def count_confirm(connection: Connection, device: bytes, address: bytes, now: int) -> None:
    """Refuse a mail if its address had one, or its device too many, within a day: nobody fills a stranger's box."""
    confirms = schema.confirms
    connection.execute(sql_delete(confirms).where(confirms.c.at <= now - DAY))
    chosen = select(confirms.c.address, confirms.c.at).order_by(confirms.c.at)
    own = connection.execute(chosen.where(confirms.c.device == device)).all()
    if len(own) >= MOST_CONFIRMS:
        raise too_often(own[0].at, now)
    if not schema.add_once(connection, confirms, {"address": address, "device": device, "at": now}):
        raise too_often(connection.execute(chosen.where(confirms.c.address == address)).one().at, now)


def too_often(at: int, now: int) -> Problem:
    """Wait until what was done then is a day old."""
    return Problem(429, "problem-too-often", seconds=str((at + DAY - now) // 1000 + 1))


@delete("/mail", status_code=200)
async def end_mail(request: Asking) -> NoticesSaid:
    device, mails = await needed_device(request), schema.mails
    await server_of(request).store.write(lambda c: c.execute(sql_delete(mails).where(mails.c.device == device)))
    return await told_by(server_of(request), device)


@post("/mail/confirm", status_code=204)
async def confirm_mail(request: Asking, data: JSONBody[MailToken]) -> None:
    """The link of a mail was followed: its address may be written to."""
    mails = schema.mails
    confirmed = update(mails).where(mails.c.token == people.hashed(data.token)).values(confirmed=1)
    await changed(request, confirmed)


@post("/mail/stop", status_code=204)
async def stop_mail(request: Asking, data: JSONBody[MailToken]) -> None:
    """Write to this address no more; the link of any mail does it, on any device."""
    mails = schema.mails
    await changed(request, sql_delete(mails).where(mails.c.token == people.hashed(data.token)))


async def changed(request: Asking, statement: object) -> None:
    rows = await server_of(request).store.write(lambda c: c.execute(statement).rowcount)  # type: ignore[call-overload]
    if rows == 0:
        raise Problem(404, "problem-no-key")


HOOKS = "/api/tables/{table_id:str}/hook/{seat:str}"


@put(HOOKS, status_code=204)
async def add_hook(request: Asking, table_id: TableId, seat: SeatPath, data: JSONBody[HookWanted]) -> None:
    """Call an address of a program when it is this seat's turn; addresses inside the server's network are refused."""
    table, number = await own(request, table_id, seat)
    try:
        await server_of(request).reminders.guarded.check(data.url)
        Hook(data.url, data.secret)
    except (ValueError, Refused, Unreachable) as fault:
        raise refused("problem-hook", fault) from None
    hooks, row = schema.hooks, {"table_id": table.live.id, "seat": number, "url": data.url, "secret": data.secret}

    def write(connection: Connection) -> None:
        connection.execute(sql_delete(hooks).where(hooks.c.table_id == table.live.id, hooks.c.seat == number))
        connection.execute(insert(hooks).values(row))

    await server_of(request).store.write(write)


@delete(HOOKS, status_code=204)
async def end_hook(request: Asking, table_id: TableId, seat: SeatPath) -> None:
    table, number = await own(request, table_id, seat)
    hooks = schema.hooks
    ended = sql_delete(hooks).where(hooks.c.table_id == table.live.id, hooks.c.seat == number)
    await server_of(request).store.write(lambda c: c.execute(ended))


NOTICES = Router(
    "/api/notices",
    route_handlers=[notices, add_push, end_push, add_mail, end_mail, confirm_mail, stop_mail],
)
