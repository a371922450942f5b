"""Accounts over HTTP: making one, logging in, and what it is opened by. The device that does it belongs to it then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from grandee.server.accounts import Account, Accounts, accounts_available
from grandee.server.api import (
    AccountInfo,
    Challenge,
    LogInWithPassword,
    NameAccount,
    PasskeyInfo,
    ProvePasskey,
    SetPassword,
)
from grandee.server.http.context import ServerRequest, device_of, known_device, server_of, with_cookie
from grandee.server.http.problems import Problem
from grandee.server.storage import people
from grandee.server.storage.database import Connection

T = TypeVar("T")


def accounts_for(request: ServerRequest) -> Accounts:
    """Accounts under the address by which people reach this server."""
    if not accounts_available():
        raise Problem(404, "problem-no-accounts")
    server = server_of(request)
    url = server.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(url)
    return people.accounts_at(parts.hostname or "localhost", url.rstrip("/"), server.store.secret)


async def write(request: ServerRequest, work: Callable[[Connection], T]) -> T:
    return await server_of(request).store.write(work)


async def own_account(request: ServerRequest) -> str:
    """The id of this device's account; empty if it has none."""
    device = device_of(request)
    return await server_of(request).store.read(lambda c: people.account_of(c, device))


async def needed_account(request: ServerRequest) -> str:
    account = await own_account(request)
    if not account:
        raise Problem(403, "problem-not-logged-in")
    return account


async def log_in_as(request: ServerRequest, account: str) -> Response[Any]:
    """The device belongs to the account from now on."""
    if account in server_of(request).bars.accounts:
        raise Problem(403, "problem-barred")
    device, secret = await known_device(request)
    server = server_of(request)
    await server.store.write(lambda c: people.join_account(c, device, account))
    found = await server.store.read(lambda c: accounts_for(request).find(c, account))
    return with_cookie(request, account_info(found), secret)


async def revoke_devices(request: ServerRequest, devices: list[bytes]) -> None:
    """These devices have lost something: every worker looks again what they may do, and lets their sockets go."""
    server = server_of(request)
    await server.store.write(lambda c: server.store.notify_with(c, [f"lost {device.hex()}" for device in devices]))
    for device in devices:
        server.manager.device_lost_rights(device)


async def log_out_others(request: ServerRequest, account_id: str) -> None:
    """All other devices of the account have to log in again: one of them may be why its ways in were changed."""
    device = device_of(request)
    await revoke_devices(request, await write(request, lambda c: people.rename_others(c, account_id, device)))


@get("/")
async def account(request: ServerRequest) -> AccountInfo:
    """The account of this device."""
    return await account_of_device(request)


async def account_of_device(request: ServerRequest) -> AccountInfo:
    account_id = await own_account(request)
    if not account_id:
        return AccountInfo(name="", passkeys=[], password=False)
    return account_info(await server_of(request).store.read(lambda c: accounts_for(request).find(c, account_id)))


def account_info(found: Account) -> AccountInfo:
    keys = [
        PasskeyInfo(id=key.id, label=key.label, created=key.created, last_used=key.last_used) for key in found.passkeys
    ]
    return AccountInfo(name=found.name, passkeys=keys, password=found.has_password)


@post("/passkey/new", status_code=200, kind="password")
async def begin_registration(request: ServerRequest, data: JSONBody[NameAccount]) -> Challenge:
    """Ask for the first passkey of a new account."""
    begun = await server_of(request).store.read(lambda c: accounts_for(request).begin_registration(c, data.name))
    return Challenge(state=begun.state, options=begun.options)


@post("/passkey/new/proof", status_code=200, kind="password")
async def finish_registration(request: ServerRequest, data: JSONBody[ProvePasskey]) -> Response[AccountInfo]:
    """Make the account."""
    accounts = accounts_for(request)
    made = await write(request, lambda c: accounts.finish_registration(c, data.state, data.credential, data.label))
    return await log_in_as(request, made)


@post("/passkey/login", status_code=200, kind="password")
async def begin_login(request: ServerRequest) -> Challenge:
    """Ask for any passkey of any account here."""
    begun = accounts_for(request).begin_login()
    return Challenge(state=begun.state, options=begun.options)


@post("/passkey/login/proof", status_code=200, kind="password")
async def finish_login(request: ServerRequest, data: JSONBody[ProvePasskey]) -> Response[AccountInfo]:
    accounts = accounts_for(request)
    return await log_in_as(
        request, await write(request, lambda c: accounts.finish_login(c, data.state, data.credential))
    )


@post("/password/new", status_code=200, kind="password")
async def register_with_password(request: ServerRequest, data: JSONBody[LogInWithPassword]) -> Response[AccountInfo]:
    """Make an account with a password, where a device has no passkeys."""
    accounts, store = accounts_for(request), server_of(request).store
    made = await store.run_beside(lambda c: accounts.register_with_password(c, data.name, data.password))
    return await log_in_as(request, made)


@post("/password/login", status_code=200, kind="password")
async def login_with_password(request: ServerRequest, data: JSONBody[LogInWithPassword]) -> Response[AccountInfo]:
    accounts, store = accounts_for(request), server_of(request).store
    found = await store.run_beside(lambda c: accounts.login_with_password(c, data.name, data.password))
    return await log_in_as(request, found)


@put("/password", status_code=200, kind="password")
async def set_password(request: ServerRequest, data: JSONBody[SetPassword]) -> AccountInfo:
    """Give the own account a password, or another one."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    await server_of(request).store.run_beside(lambda c: accounts.set_password(c, account_id, data.password))
    await log_out_others(request, account_id)
    return await account_of_device(request)


@post("/passkey/more", status_code=200, kind="password")
async def begin_passkey(request: ServerRequest) -> Challenge:
    """Ask for one more passkey of the own account."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    begun = await server_of(request).store.read(lambda c: accounts.begin_passkey(c, account_id))
    return Challenge(state=begun.state, options=begun.options)


@post("/passkey/more/proof", status_code=200, kind="password")
async def add_passkey(request: ServerRequest, data: JSONBody[ProvePasskey]) -> AccountInfo:
    account_id, accounts = await needed_account(request), accounts_for(request)
    await write(request, lambda c: accounts.add_passkey(c, account_id, data.state, data.credential, data.label))
    return await account_of_device(request)


@delete("/passkey/{passkey:str}", status_code=200, kind="password")
async def remove_passkey(
    request: ServerRequest, passkey: Annotated[str, PathParameter(max_length=2_000)]
) -> AccountInfo:
    """Take a passkey off the own account; the last way into it stays."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    await write(request, lambda c: accounts.remove_passkey(c, account_id, passkey))
    await log_out_others(request, account_id)
    return await account_of_device(request)


@post("/logout", status_code=200)
async def log_out(request: ServerRequest) -> Response[AccountInfo]:
    """This browser becomes a stranger: its cookie is taken away, and its seats stay with the account."""
    device = device_of(request)
    if await own_account(request):
        await write(request, lambda c: people.rename(c, [device]))
    await revoke_devices(request, [device])
    response: Response[AccountInfo] = Response(AccountInfo(name="", passkeys=[], password=False))
    settings = server_of(request).settings
    response.set_cookie(
        settings.cookie, "", max_age=0, path="/", secure=settings.is_secure, httponly=True, samesite="strict"
    )
    return response


@delete("/", status_code=200)
async def remove_account(request: ServerRequest) -> AccountInfo:
    """Delete the own account. Seats stay with the devices that took them."""
    account_id, accounts = await needed_account(request), accounts_for(request)

    def work(connection: Connection) -> list[bytes]:
        left = people.leave_account(connection, account_id)
        accounts.delete(connection, account_id)
        return left

    await revoke_devices(request, await write(request, work))
    return AccountInfo(name="", passkeys=[], password=False)


ACCOUNT = Router(
    "/api/account",
    route_handlers=[
        account,
        begin_registration,
        finish_registration,
        begin_login,
        finish_login,
        register_with_password,
        login_with_password,
        set_password,
        begin_passkey,
        add_passkey,
        remove_passkey,
        log_out,
        remove_account,
    ],
)
