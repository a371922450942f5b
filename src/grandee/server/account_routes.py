"""Accounts over HTTP: making one, logging in, and what it is opened by. The device that does it belongs to it then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection, select, update

from grandee.server import people, schema
from grandee.server.accounts import Account, Accounts, available
from grandee.server.messages import (
    AccountName,
    AccountSaid,
    Challenged,
    NameAndPassword,
    PasskeySaid,
    Password,
    Proof,
)
from grandee.server.problems import Problem
from grandee.server.routes import Asking, device_of, known_device, server_of, with_cookie

T = TypeVar("T")


def accounts_for(request: Asking) -> Accounts:
    """Accounts under the address by which people reach this server."""
    if not available():
        raise Problem(404, "problem-no-accounts")
    server = server_of(request)
    url = server.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(url)
    return Accounts(schema.account_tables, parts.hostname or "localhost", [url.rstrip("/")], server.store.secret)


async def written(request: Asking, work: Callable[[Connection], T]) -> T:
    return await server_of(request).store.write(work)


async def own_account(request: Asking) -> str:
    """The id of this device's account; empty if it has none."""
    device, devices = device_of(request), schema.devices.c
    wanted = select(devices.account).where(devices.hash == device)
    return await server_of(request).store.read(lambda c: c.execute(wanted).scalar_one_or_none()) or ""


async def needed_account(request: Asking) -> str:
    account = await own_account(request)
    if not account:
        raise Problem(403, "problem-not-logged-in")
    return account


async def opened(request: Asking, account: str) -> Response[Any]:
    """The device belongs to the account from now on."""
    device, secret = await known_device(request)
    server, devices = server_of(request), schema.devices
    joined = update(devices).where(devices.c.hash == device).values(account=account)
    await server.store.write(lambda c: c.execute(joined))
    found = await server.store.read(lambda c: accounts_for(request).find(c, account))
    return with_cookie(request, said(found), secret)


async def lose(request: Asking, devices: list[bytes]) -> None:
    """These devices have lost something: every worker looks again what they may do, and lets their sockets go."""
    server = server_of(request)
    await server.store.write(lambda c: server.store.tell_with(c, [f"lost {device.hex()}" for device in devices]))
    for device in devices:
        server.house.lost(device)


async def log_out_others(request: Asking, account_id: str) -> None:
    """All other devices of the account have to log in again: one of them may be why its ways in were changed."""
    device, devices = device_of(request), schema.devices

    def work(connection: Connection) -> list[bytes]:
        others = select(devices.c.hash).where(devices.c.account == account_id, devices.c.hash != device)
        found = list(connection.execute(others).scalars())
        people.rename(connection, found)
        return found

    await lose(request, await written(request, work))


@get("/")
async def account(request: Asking) -> AccountSaid:
    """The account of this device."""
    return await present(request)


async def present(request: Asking) -> AccountSaid:
    account_id = await own_account(request)
    if not account_id:
        return AccountSaid(name="", passkeys=[], password=False)
    return said(await server_of(request).store.read(lambda c: accounts_for(request).find(c, account_id)))


def said(found: Account) -> AccountSaid:
    keys = [PasskeySaid(id=key.id, label=key.label, created=key.created, used=key.used) for key in found.passkeys]
    return AccountSaid(name=found.name, passkeys=keys, password=found.has_password)


@post("/passkey/new", status_code=200)
async def begin_registration(request: Asking, data: JSONBody[AccountName]) -> Challenged:
    """Ask for the first passkey of a new account."""
    begun = await server_of(request).store.read(lambda c: accounts_for(request).begin_registration(c, data.name))
    return Challenged(state=begun.state, options=begun.options)


@post("/passkey/new/proof", status_code=200)
async def finish_registration(request: Asking, data: JSONBody[Proof]) -> Response[AccountSaid]:
    """Make the account."""
    accounts = accounts_for(request)
    made = await written(request, lambda c: accounts.finish_registration(c, data.state, data.credential, data.label))
    return await opened(request, made)


@post("/passkey/login", status_code=200)
async def begin_login(request: Asking) -> Challenged:
    """Ask for any passkey of any account here."""
    begun = accounts_for(request).begin_login()
    return Challenged(state=begun.state, options=begun.options)


@post("/passkey/login/proof", status_code=200)
async def finish_login(request: Asking, data: JSONBody[Proof]) -> Response[AccountSaid]:
    accounts = accounts_for(request)
    return await opened(
        request, await written(request, lambda c: accounts.finish_login(c, data.state, data.credential))
    )


@post("/password/new", status_code=200)
async def register_with_password(request: Asking, data: JSONBody[NameAndPassword]) -> Response[AccountSaid]:
    """Make an account with a password, where a device has no passkeys."""
    accounts, store = accounts_for(request), server_of(request).store
    made = await store.apart(lambda c: accounts.register_with_password(c, data.name, data.password))
    return await opened(request, made)


@post("/password/login", status_code=200)
async def login_with_password(request: Asking, data: JSONBody[NameAndPassword]) -> Response[AccountSaid]:
    accounts, store = accounts_for(request), server_of(request).store
    found = await store.apart(lambda c: accounts.login_with_password(c, data.name, data.password))
    return await opened(request, found)


@put("/password", status_code=200)
async def set_password(request: Asking, data: JSONBody[Password]) -> AccountSaid:
    """Give the own account a password, or another one."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    await server_of(request).store.apart(lambda c: accounts.set_password(c, account_id, data.password))
    await log_out_others(request, account_id)
    return await present(request)


@post("/passkey/more", status_code=200)
async def begin_passkey(request: Asking) -> Challenged:
    """Ask for one more passkey of the own account."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    begun = await server_of(request).store.read(lambda c: accounts.begin_passkey(c, account_id))
    return Challenged(state=begun.state, options=begun.options)


@post("/passkey/more/proof", status_code=200)
async def add_passkey(request: Asking, data: JSONBody[Proof]) -> AccountSaid:
    account_id, accounts = await needed_account(request), accounts_for(request)
    await written(request, lambda c: accounts.add_passkey(c, account_id, data.state, data.credential, data.label))
    return await present(request)


@delete("/passkey/{passkey:str}", status_code=200)
async def remove_passkey(request: Asking, passkey: Annotated[str, PathParameter(max_length=2_000)]) -> AccountSaid:
    """Take a passkey off the own account; the last way into it stays."""
    account_id, accounts = await needed_account(request), accounts_for(request)
    await written(request, lambda c: accounts.remove_passkey(c, account_id, passkey))
    await log_out_others(request, account_id)
    return await present(request)


@post("/logout", status_code=200)
async def log_out(request: Asking) -> Response[AccountSaid]:
    """This browser becomes a stranger: its cookie is taken away, and its seats stay with the account."""
    device = device_of(request)
    if await own_account(request):
        await written(request, lambda c: people.rename(c, [device]))
    await lose(request, [device])
    response: Response[AccountSaid] = Response(AccountSaid(name="", passkeys=[], password=False))
    settings = server_of(request).settings
    response.set_cookie(
        settings.cookie, "", max_age=0, path="/", secure=settings.secure, httponly=True, samesite="strict"
    )
    return response


@delete("/", status_code=200)
async def remove_account(request: Asking) -> AccountSaid:
    """Delete the own account. Seats stay with the devices that took them."""
    account_id, accounts = await needed_account(request), accounts_for(request)

    def work(connection: Connection) -> list[bytes]:
        devices = schema.devices
        joined = connection.execute(select(devices.c.hash).where(devices.c.account == account_id)).scalars().all()
        connection.execute(update(devices).where(devices.c.account == account_id).values(account=None))
        accounts.delete(connection, account_id)
        return list(joined)

    await lose(request, await written(request, work))
    return AccountSaid(name="", passkeys=[], password=False)


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
