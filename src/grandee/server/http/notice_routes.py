"""What people ask to be told by: browsers, a mail address, an address of a program."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from grandee.core.refusals import Message
from grandee.server.api import AddMail, AddPush, AddWebhook, MailToken, NoticeSettings, RemovePush
from grandee.server.http.context import SeatPath, Server, ServerRequest, TableId, device_of, own, server_of, while_own
from grandee.server.http.limits import network_of_client
from grandee.server.http.problems import Problem
from grandee.server.notices.address_guard import Refused, Unreachable
from grandee.server.notices.mail import address
from grandee.server.notices.news import Failed
from grandee.server.notices.push import Subscription
from grandee.server.notices.webhooks import Hook
from grandee.server.storage import addresses, people
from grandee.server.storage.addresses import DAY, NewMail, TooManyMails


async def notice_settings(server: Server, device: bytes) -> NoticeSettings:
    return await server.store.read(lambda c: addresses.notice_settings(c, device))


async def require_device(request: ServerRequest) -> bytes:
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
    refused = Problem(422, problem, fault=reason)
    refused.sentence = Message(reason)
    return refused


@get("/")
async def notices(request: ServerRequest) -> NoticeSettings:
    """What this device is told by."""
    return await notice_settings(server_of(request), device_of(request))


@post("/push", status_code=200)
async def add_push(request: ServerRequest, data: JSONBody[AddPush]) -> NoticeSettings:
    """Tell this browser by web push."""
    device, server = await require_device(request), server_of(request)
    if not server.reminders.push_key:
        raise Problem(404, "problem-no-push")
    try:
        Subscription(data.endpoint, data.p256dh, data.auth)
        server.reminders.guarded_client.parse_url(data.endpoint)
    except (ValueError, Refused) as fault:
        raise refused("problem-push", fault) from None
    await server.store.write(lambda c: addresses.add_push(c, device, data))
    return await notice_settings(server, device)


@delete("/push", status_code=200)
async def remove_push(request: ServerRequest, data: JSONBody[RemovePush]) -> NoticeSettings:
    device = await require_device(request)
    await server_of(request).store.write(lambda c: addresses.remove_push(c, device, data.endpoint))
    return await notice_settings(server_of(request), device)


@post("/mail", status_code=200, kind="mail")
async def add_mail(request: ServerRequest, data: JSONBody[AddMail]) -> NoticeSettings:
    """Tell this device's people by mail, when the owner of the address has confirmed it."""
    device, server = await require_device(request), server_of(request)
    reminders = server.reminders
    if reminders.mail is None:
        raise Problem(404, "problem-no-mail")
    try:
        to = address(data.address)
    except ValueError:
        raise Problem(422, "problem-mail-address") from None
    network = people.network_hash(server.store.secret, network_of_client(request.scope))
    token = people.hashed(reminders.token(device, to))
    mail = NewMail(device, network, to, data.language, token, server.manager.now())
    try:
        needed = await server.store.write(lambda c: addresses.add_mail(c, mail))
    except TooManyMails as refusal:
        raise too_often(refusal.at, mail.at) from None
    if needed:
        try:
            await reminders.mail.confirm(to, reminders.confirm_link(device, to), data.language)
        except Failed:
            await server.store.write(lambda c: addresses.take_back_mail(c, mail))
            raise Problem(503, "problem-mail-failed") from None
    return await notice_settings(server, device)


def too_often(at: int, now: int) -> Problem:
    """Wait until what was done then is a day old."""
    return Problem(429, "problem-too-often", seconds=str((at + DAY - now) // 1000 + 1))


@delete("/mail", status_code=200)
async def remove_mail(request: ServerRequest) -> NoticeSettings:
    device = await require_device(request)
    await server_of(request).store.write(lambda c: addresses.remove_mail(c, device))
    return await notice_settings(server_of(request), device)


@post("/mail/confirm", status_code=204)
async def confirm_mail(request: ServerRequest, data: JSONBody[MailToken]) -> None:
    """The link of a mail was followed: its address may be written to."""
    device = device_of(request)
    if not await server_of(request).store.write(lambda c: addresses.confirm_mail(c, device, data.token)):
        raise Problem(404, "problem-no-key")


@post("/mail/stop", status_code=204)
async def stop_mail(request: ServerRequest, data: JSONBody[MailToken]) -> None:
    """Write to this address no more; the link of any mail does it, on any device."""
    if not await server_of(request).store.write(lambda c: addresses.stop_mail(c, data.token)):
        raise Problem(404, "problem-no-key")


HOOK_PATH = "/api/tables/{table_id:str}/hook/{seat:str}"


@put(HOOK_PATH, status_code=204)
async def add_hook(request: ServerRequest, table_id: TableId, seat: SeatPath, data: JSONBody[AddWebhook]) -> None:
    """Call an address of a program when it is this seat's turn; addresses inside the server's network are refused."""
    table, number = await own(request, table_id, seat)
    try:
        await server_of(request).reminders.guarded_client.check(data.url)
        Hook(data.url, data.secret)
    except (ValueError, Refused, Unreachable) as fault:
        raise refused("problem-hook", fault) from None
    add = while_own(request, table, number, lambda c: addresses.add_hook(c, table.state.id, number, data))
    await server_of(request).store.write(add)


@delete(HOOK_PATH, status_code=204)
async def end_hook(request: ServerRequest, table_id: TableId, seat: SeatPath) -> None:
    table, number = await own(request, table_id, seat)
    remove = while_own(request, table, number, lambda c: addresses.remove_hook(c, table.state.id, number))
    await server_of(request).store.write(remove)


NOTICES = Router(
    "/api/notices",
    route_handlers=[notices, add_push, remove_push, add_mail, remove_mail, confirm_mail, stop_mail],
)
