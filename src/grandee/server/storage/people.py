"""Who is who: devices by a secret in a cookie, seats by keys in links. The database has hashes of secrets only."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from grandee.server.accounts import Accounts
from grandee.server.storage.schema import (
    account_tables,
    devices,
    holds,
    hooks,
    keys,
    mails,
    notes,
    pushes,
    tables,
)
from grandee.server.storage.statements import add_once

SECRET_BYTES = 32  # of the system's own randomness
HOST = -2  # what the maker of a table holds there, beside seats
INVITATION = -3  # what a key opens that is for no seat: whoever has it may sit down


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It has 256 random bits, so a fast hash is enough and a look-up tells nothing."""
    return sha256(secret.encode("utf-8", "surrogateescape")).digest()


def network_hash(secret: bytes, network: str) -> bytes:
    """What is kept of the network that something came from: enough to count it, no more without the secret."""
    return hmac.digest(secret, b"network " + network.encode(), sha256)


def is_known(connection: Connection, device: bytes) -> bool:
    return connection.execute(select(devices.c.hash).where(devices.c.hash == device)).first() is not None


def add_device(connection: Connection, device: bytes, at: int) -> None:
    connection.execute(insert(devices).values(hash=device, created=at))


def forget_device(connection: Connection, device: bytes) -> None:
    """A device is known no more: its seats can only be entered by their links again."""
    forget_addresses(connection, [device])
    connection.execute(delete(holds).where(holds.c.device == device))
    connection.execute(delete(devices).where(devices.c.hash == device))


def is_held_by(device: bytes) -> ColumnElement[bool]:
    """What a device holds, or another one of its account."""
    own = select(devices.c.account).where(devices.c.hash == device).scalar_subquery()
    every = select(devices.c.hash).where((devices.c.hash == device) | (devices.c.account == own))
    return holds.c.device.in_(every)


def seats_of(connection: Connection, table: str, device: bytes) -> set[int]:
    """What a device may do at a table: its seats, and HOST; those of other devices of its account too."""
    found = connection.execute(select(holds.c.seat).where(holds.c.table_id == table, is_held_by(device)))
    return {row.seat for row in found}


def has_seat(connection: Connection, table: str, seat: int, device: bytes) -> bool:
    """Whether a seat is a device's own, as `seats_of` has it. What is so stays so to the end of the transaction."""
    wanted = select(holds.c.seat).where(is_seat(table, seat), is_held_by(device))
    return connection.execute(wanted.with_for_update(read=True)).first() is not None


def seats_at(connection: Connection, tables: Sequence[str], device: bytes) -> dict[str, set[int]]:
    """The same for several tables at once, where a device may do something."""
    wanted = select(holds.c.table_id, holds.c.seat).where(holds.c.table_id.in_(tables), is_held_by(device))
    found: dict[str, set[int]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, set()).add(row.seat)
    return found


def tables_of(connection: Connection, device: bytes, most: int) -> list[str]:
    """The newest tables where a device, or another one of its account, has something."""
    mine = select(holds.c.table_id).where(is_held_by(device))
    newest = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.created.desc()).limit(most)
    return [row.id for row in connection.execute(newest)]


def hold(connection: Connection, table: str, seat: int, device: bytes) -> None:
    """Give a seat to a device; once is enough."""
    row = {"table_id": table, "seat": seat, "device": device}
    add_once(connection, holds, row)


def add_key(connection: Connection, table: str, seat: int, key: str) -> None:
    connection.execute(insert(keys).values(hash=hashed(key), table_id=table, seat=seat))


def key_opens(connection: Connection, key: str) -> tuple[str, int] | None:
    """The table and seat that a key is for."""
    row = connection.execute(select(keys.c.table_id, keys.c.seat).where(keys.c.hash == hashed(key))).first()
    return None if row is None else (row.table_id, row.seat)


def enter(connection: Connection, key: str, device: bytes) -> bool:
    """Give the seat of a key to a device; false if the key opens nothing any more."""
    opened = key_opens(connection, key)
    if opened is not None:
        hold(connection, *opened, device)
    return opened is not None


def holds_seat(connection: Connection, table: str, seat: int, device: bytes) -> bool:
    """Whether a seat was given to this very device, and not taken from it since."""
    wanted = select(holds.c.seat).where(is_seat(table, seat), holds.c.device == device)
    return connection.execute(wanted).first() is not None


def accounts_at(host: str, origin: str, secret: bytes) -> Accounts:
    """The accounts of this database, for those who reach the server under an address."""
    return Accounts(account_tables, host, [origin], secret)


def account_of(connection: Connection, device: bytes) -> str:
    """The id of a device's account; empty if it has none."""
    wanted = select(devices.c.account).where(devices.c.hash == device)
    return connection.execute(wanted).scalar_one_or_none() or ""


def account_with_key(connection: Connection, key: str) -> str:
    """The id of the account with a name, given as names are compared; empty if there is none."""
    accounts = account_tables.accounts.c
    return connection.execute(select(accounts.id).where(accounts.key == key)).scalar_one_or_none() or ""


def account_names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """What accounts are called, by their ids."""
    accounts = account_tables.accounts.c
    found = connection.execute(select(accounts.id, accounts.name).where(accounts.id.in_(ids)))
    return {row.id: row.name for row in found}


def devices_of(connection: Connection, accounts: Iterable[str]) -> list[bytes]:
    """The devices of some accounts."""
    return list(connection.execute(select(devices.c.hash).where(devices.c.account.in_(accounts))).scalars())


def join_account(connection: Connection, device: bytes, account: str) -> None:
    """A device belongs to an account from now on."""
    connection.execute(update(devices).where(devices.c.hash == device).values(account=account))


def leave_account(connection: Connection, account: str) -> list[bytes]:
    """The devices of an account belong to none any more; which they were."""
    joined = connection.execute(select(devices.c.hash).where(devices.c.account == account)).scalars().all()
    connection.execute(update(devices).where(devices.c.account == account).values(account=None))
    return list(joined)


def rename_others(connection: Connection, account: str, device: bytes) -> list[bytes]:
    """Give all devices of an account but one new names; the old ones."""
    others = select(devices.c.hash).where(devices.c.account == account, devices.c.hash != device)
    found = list(connection.execute(others).scalars())
    rename(connection, found)
    return found


def rename(connection: Connection, old: Sequence[bytes]) -> None:
    """Give devices of an account new names that nobody has the secret of: their cookies are worth nothing any more.

    Their seats stay with the account.
    """
    forget_addresses(connection, old)
    for device in old:
        new = hashed(new_secret())
        connection.execute(update(devices).where(devices.c.hash == device).values(hash=new))
        connection.execute(update(holds).where(holds.c.device == device).values(device=new))


def forget_addresses(connection: Connection, gone: Sequence[bytes]) -> None:
    """Tell devices nothing any more."""
    connection.execute(delete(pushes).where(pushes.c.device.in_(gone)))
    connection.execute(delete(mails).where(mails.c.device.in_(gone)))


def devices_at(connection: Connection, table: str) -> dict[int, list[bytes]]:
    """All devices at a table, by seat."""
    found: dict[int, list[bytes]] = {}
    for row in connection.execute(select(holds.c.seat, holds.c.device).where(holds.c.table_id == table)):
        found.setdefault(row.seat, []).append(row.device)
    return found


def all_devices_at(connection: Connection, table: str, seat: int) -> list[bytes]:
    """The devices that have a seat, and the others of their accounts."""
    own = [row.device for row in connection.execute(select(holds.c.device).where(is_seat(table, seat)))]
    known = select(devices.c.account).where(devices.c.hash.in_(own), devices.c.account.is_not(None))
    others = connection.execute(select(devices.c.hash).where(devices.c.account.in_(known)))
    return list(dict.fromkeys([*own, *(row.hash for row in others)]))


def host_seats(connection: Connection, table: str) -> set[int]:
    """The seats that are the host's own."""
    hosts = all_devices_at(connection, table, HOST)
    own = select(holds.c.seat).where(holds.c.table_id == table, holds.c.seat >= 0, holds.c.device.in_(hosts))
    return set(connection.execute(own).scalars())


def is_seat(table: str, seat: int) -> ColumnElement[bool]:
    return (holds.c.table_id == table) & (holds.c.seat == seat)


def vacate(connection: Connection, table: str, seats: Iterable[int]) -> None:
    """Nobody has these seats any more: old links and devices lose them."""
    for seat in seats:
        connection.execute(delete(holds).where(is_seat(table, seat)))
        for kept in (hooks, notes):
            connection.execute(delete(kept).where(kept.c.table_id == table, kept.c.seat == seat))
        connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
