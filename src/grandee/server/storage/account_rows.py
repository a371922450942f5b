"""What the database knows of accounts: four tables, and the few questions that are put to them.

SQLite and PostgreSQL both do. A row is claimed by its key, so that of two workers one is told that it came too late.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    LargeBinary,
    MetaData,
    Row,
    Table,
    Text,
    delete,
    func,
    select,
    update,
)

from grandee.server.storage.statements import add_once

if TYPE_CHECKING:
    from grandee.server.accounts.passkeys import NewPasskey


@dataclass(frozen=True)
class AccountRows:
    """The tables of accounts. Times in them are seconds since 1970."""

    accounts: Table
    passkeys: Table
    passwords: Table
    challenges: Table

    # Accounts

    def is_name_taken(self, connection: Connection, key: str) -> bool:
        """Whether some account has this name already, given as names are compared."""
        mine = select(self.accounts.c.id).where(self.accounts.c.key == key)
        return connection.execute(mine).first() is not None

    def account(self, connection: Connection, account: str) -> Row[Any] | None:
        return connection.execute(select(self.accounts).where(self.accounts.c.id == account)).first()

    def lock(self, connection: Connection, account: str) -> Row[Any] | None:
        """An account that no other worker changes until the caller commits (SQLite has one writer anyway)."""
        mine = select(self.accounts).where(self.accounts.c.id == account)
        return connection.execute(mine.with_for_update()).first()

    def add(self, connection: Connection, account: str, key: str, name: str, now: int) -> bool:
        """Make an account, unless another one has its name."""
        return add_once(connection, self.accounts, {"id": account, "key": key, "name": name, "created": now})

    def delete(self, connection: Connection, account: str) -> None:
        for whose in (self.passkeys.c.account, self.passwords.c.account, self.accounts.c.id):
            connection.execute(delete(whose.table).where(whose == account))

    # Passkeys

    def passkey(self, connection: Connection, credential: bytes) -> Row[Any] | None:
        return connection.execute(select(self.passkeys).where(self.passkeys.c.credential == credential)).first()

    def passkeys_of(self, connection: Connection, account: str) -> list[Row[Any]]:
        """The passkeys of an account, oldest first."""
        mine = select(self.passkeys).where(self.passkeys.c.account == account)
        return list(connection.execute(mine.order_by(self.passkeys.c.created, self.passkeys.c.credential)))

    def number_of_passkeys(self, connection: Connection, account: str) -> int:
        mine = select(func.count()).where(self.passkeys.c.account == account)
        return connection.execute(mine).scalar_one()

    def add_passkey(self, connection: Connection, account: str, passkey: NewPasskey, label: str, now: int) -> bool:
        """Add a passkey to an account, unless somebody has it."""
        row = {"credential": passkey.credential, "public_key": passkey.public_key, "counter": passkey.counter}
        return add_once(connection, self.passkeys, {**row, "account": account, "label": label, "created": now})

    def remove_passkey(self, connection: Connection, credential: bytes) -> None:
        connection.execute(delete(self.passkeys).where(self.passkeys.c.credential == credential))

    def note_use(self, connection: Connection, passkey: Row[Any], counter: int, now: int) -> bool:
        """Note that a passkey has proven itself, unless its row has changed since it was read."""
        columns = self.passkeys.c
        same = (columns.credential == passkey.credential) & (columns.counter == passkey.counter)
        return connection.execute(update(self.passkeys).where(same).values(counter=counter, used=now)).rowcount == 1

    # Passwords

    def password(self, connection: Connection, key: str) -> Row[Any] | None:
        """The account with this name, as names are compared, and the hash of its password; None if it has none."""
        both = select(self.passwords).join(self.accounts, self.accounts.c.id == self.passwords.c.account)
        return connection.execute(both.where(self.accounts.c.key == key)).first()

    def has_password(self, connection: Connection, account: str) -> bool:
        mine = select(self.passwords.c.account).where(self.passwords.c.account == account)
        return connection.execute(mine).first() is not None

    def set_password(self, connection: Connection, account: str, stored: str) -> None:
        """Store the hash of a password instead of any other that the account has."""
        connection.execute(delete(self.passwords).where(self.passwords.c.account == account))
        add_once(connection, self.passwords, {"account": account, "hash": stored})

    def replace(self, connection: Connection, password: Row[Any], stored: str) -> None:
        """Store a better hash of the same password, unless the password has changed since it was read."""
        columns = self.passwords.c
        same = (columns.account == password.account) & (columns.hash == password.hash)
        connection.execute(update(self.passwords).where(same).values(hash=stored))

    # Challenges

    def is_spent(self, connection: Connection, challenge: str) -> bool:
        """Whether a challenge was answered before."""
        mine = select(self.challenges.c.id).where(self.challenges.c.id == challenge)
        return connection.execute(mine).first() is not None

    def spend(self, connection: Connection, challenge: str, expires: int, before: int) -> bool:
        """Note that a challenge was answered, unless it was before; forget those that were over `before`."""
        connection.execute(delete(self.challenges).where(self.challenges.c.expires < before))
        return add_once(connection, self.challenges, {"id": challenge, "expires": expires})


def define(metadata: MetaData) -> AccountRows:
    """Add the tables of accounts to those of a database."""
    whose = "accounts.id"
    return AccountRows(
        Table(
            "accounts",
            metadata,
            Column("id", Text, primary_key=True),
            Column("key", Text, nullable=False, unique=True),  # the name as it is compared
            Column("name", Text, nullable=False),  # the name as it is shown
            Column("created", BigInteger, nullable=False),
        ),
        Table(
            "passkeys",
            metadata,
            Column("credential", LargeBinary, primary_key=True),
            Column("account", Text, ForeignKey(whose), nullable=False, index=True),
            Column("public_key", LargeBinary, nullable=False),
            Column("counter", BigInteger, nullable=False),
            Column("label", Text, nullable=False),
            Column("created", BigInteger, nullable=False),
            Column("used", BigInteger),
        ),
        Table(
            "passwords",
            metadata,
            Column("account", Text, ForeignKey(whose), primary_key=True),
            Column("hash", Text, nullable=False),
        ),
        Table(
            "challenges",
            metadata,
            Column("id", Text, primary_key=True),  # a challenge that was answered
            Column("expires", BigInteger, nullable=False, index=True),
        ),
    )
