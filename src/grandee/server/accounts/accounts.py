"""Accounts, for those who want their games on several devices. Nobody needs one to play.

The server knows people by their devices; an account joins several. Everything here works on a plain connection that the
caller gives, commits and closes, and answers with the id of an account: tying a device to it is the caller's part. A
refusal leaves nothing behind but, at most, a spent challenge. Passkeys and passwords need the extra `host`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import NamedTuple

from grandee.core.refusals import BadInput
from grandee.server import base64url
from grandee.server.accounts.passkeys import (
    CHALLENGE_SECONDS,
    Challenge,
    ChallengeSigner,
    NewPasskey,
    RelyingParty,
    Unproven,
    new_challenge,
)
from grandee.server.accounts.passwords import Passwords
from grandee.server.accounts.text import tidy_name, tidy_password
from grandee.server.storage.account_rows import AccountRows
from grandee.server.storage.database import Connection, Row
from grandee.server.tables.names import LABEL_LENGTH, Refused, normalise_name

__all__ = ["Account", "AccountRows", "Accounts", "IssuedChallenge", "Passkey", "accounts_available"]

MOST_PASSKEYS = 20  # of one account


class IssuedChallenge(NamedTuple):
    """A challenge: what the page brings back unchanged, and what it gives to the browser, as JSON."""

    state: str
    options: str


@dataclass(frozen=True)
class Passkey:
    """A passkey as its owner sees it. Times are seconds since 1970."""

    id: str
    label: str
    created: int
    last_used: int | None


@dataclass(frozen=True)
class Account:
    """An account as its owner sees it."""

    id: str
    name: str
    created: int
    passkeys: tuple[Passkey, ...]
    has_password: bool


def accounts_available() -> bool:
    """Whether accounts can be offered: the extra `host` brings what they stand on."""
    return all(find_spec(module) is not None for module in ("argon2", "webauthn"))


class Accounts:
    """All that can be done with accounts, under the domain `rp_id` and for pages of the given origins.

    All workers of a server share `key`, which signs challenges. Whatever takes a password hashes it, which costs about
    50 ms of processor time: the caller runs it in a thread and on a connection of its own, so that no table waits.
    """

    def __init__(
        self,
        rows: AccountRows,
        rp_id: str,
        origins: Sequence[str],
        key: bytes,
        *,
        title: str = "Grandee",
        clock: Callable[[], float] = time.time,
        passwords: Passwords | None = None,
    ) -> None:
        self.rows = rows
        self.party = RelyingParty(rp_id, origins, title)
        self.seal = ChallengeSigner(key)
        self.clock = clock
        self.passwords = passwords or Passwords()

    # Making an account and opening it

    def begin_registration(self, connection: Connection, name: str) -> IssuedChallenge:
        """Ask for the first passkey of a new account."""
        shown, key = tidy_name(name)
        if self.rows.is_name_taken(connection, key):
            raise Refused("name", "account-name-taken", name=shown)
        challenge = new_challenge("register", self.clock(), account=new_id(), name=shown)
        return IssuedChallenge(self.seal.sign(challenge), self.party.creation_options(challenge, ()))

    def finish_registration(self, connection: Connection, state: str, credential: str, label: str = "") -> str:
        """Make the account whose first passkey the page brings; its id."""
        label = normalise_name(label, LABEL_LENGTH, "account-label")
        challenge, passkey = self.verify_new_passkey(connection, state, "register", credential)
        account = challenge.account
        self.spend(connection, challenge)
        self.add_account(connection, account, challenge.name)
        if not self.rows.add_passkey(connection, account, passkey, label, self.now()):  # another worker was faster
            self.rows.delete(connection, account)
            raise Refused("passkey", "account-passkey-known")
        return account

    def register_with_password(self, connection: Connection, name: str, password: str) -> str:
        """Make an account without a passkey; its id. Slow: run it in a thread."""
        tidy_name(name)
        stored = self.passwords.hashed(tidy_password(password))
        account = new_id()
        self.add_account(connection, account, name)
        self.rows.set_password(connection, account, stored)
        return account

    def begin_login(self) -> IssuedChallenge:
        """Ask for any passkey of this server. The passkey knows whose it is, so nobody types a name."""
        challenge = new_challenge("login", self.clock())
        return IssuedChallenge(self.seal.sign(challenge), self.party.request_options(challenge))

    def finish_login(self, connection: Connection, state: str, credential: str) -> str:
        """The account whose passkey has answered the challenge."""
        try:
            challenge = self.seal.verify(state, "login", self.clock())
            claim = self.party.claim(credential)
            known = self.rows.passkey(connection, claim.credential)
            if known is None or known.account != claim.account:
                raise Unproven("this account has no such passkey")
            counter = self.party.verify_assertion(challenge, claim, known.public_key, known.counter)
            if not self.try_spend(connection, challenge):
                raise Unproven("the challenge was answered before")
            if not self.rows.note_use(connection, known, counter, self.now()):
                raise Unproven("the passkey was used or removed a moment ago")
        except Unproven as fault:
            raise Refused("", "account-login-failed") from fault
        return str(known.account)

    def login_with_password(self, connection: Connection, name: str, password: str) -> str:
        """The account with this name and password. An unknown name takes as long as a wrong password.

        Slow: run it in a thread. It writes only when the stored hash is out of date.
        """
        try:
            key, password = tidy_name(name)[1], tidy_password(password)
        except BadInput as fault:
            raise Refused("", "account-login-failed") from fault
        known = self.rows.password(connection, key)
        if not self.passwords.matches(known.hash if known else None, password) or known is None:
            raise Refused("", "account-login-failed")
        if self.passwords.outdated(known.hash):
            self.rows.replace(connection, known, self.passwords.hashed(password))
        return str(known.account)

    # What its owner does with it

    def find(self, connection: Connection, account: str) -> Account:
        """What an account holds."""
        row = require_account(self.rows.account(connection, account))
        passkeys = tuple(
            Passkey(base64url.encode(key.credential), key.label, key.created, key.used)
            for key in self.rows.passkeys_of(connection, account)
        )
        return Account(account, row.name, row.created, passkeys, self.rows.has_password(connection, account))

    def begin_passkey(self, connection: Connection, account: str) -> IssuedChallenge:
        """Ask for one more passkey of an account."""
        name = require_account(self.rows.account(connection, account)).name
        known = [key.credential for key in self.rows.passkeys_of(connection, account)]
        check_passkey_limit(len(known))
        challenge = new_challenge("add", self.clock(), account=account, name=name)
        return IssuedChallenge(self.seal.sign(challenge), self.party.creation_options(challenge, known))

    def add_passkey(self, connection: Connection, account: str, state: str, credential: str, label: str = "") -> None:
        """Give the account the passkey that the page brings. It must be the account for which it was asked."""
        label = normalise_name(label, LABEL_LENGTH, "account-label")
        challenge, passkey = self.verify_new_passkey(connection, state, "add", credential)
        if challenge.account != account:
            raise Refused("passkey", "account-attempt-over")
        require_account(self.rows.lock(connection, account))
        check_passkey_limit(self.rows.number_of_passkeys(connection, account))
        self.spend(connection, challenge)
        if not self.rows.add_passkey(connection, account, passkey, label, self.now()):
            raise Refused("passkey", "account-passkey-known")

    def remove_passkey(self, connection: Connection, account: str, passkey: str) -> None:
        """Forget a passkey, but never the last means of logging in."""
        require_account(self.rows.lock(connection, account))
        try:
            credential = base64url.decode(passkey)
        except ValueError as fault:
            raise Refused("passkey", "account-passkey-unknown") from fault
        known = self.rows.passkey(connection, credential)
        if known is None or known.account != account:
            raise Refused("passkey", "account-passkey-unknown")
        if self.rows.number_of_passkeys(connection, account) == 1 and not self.rows.has_password(connection, account):
            raise Refused("passkey", "account-last-means")
        self.rows.remove_passkey(connection, credential)

    def set_password(self, connection: Connection, account: str, password: str) -> None:
        """Give the account this password instead of any other. Slow: run it in a thread."""
        stored = self.passwords.hashed(tidy_password(password))
        require_account(self.rows.lock(connection, account))
        self.rows.set_password(connection, account, stored)

    def delete(self, connection: Connection, account: str) -> None:
        """Forget an account and every means of logging in to it."""
        require_account(self.rows.lock(connection, account))
        self.rows.delete(connection, account)

    # What these have in common

    def now(self) -> int:
        return int(self.clock())

    def verify_new_passkey(
        self, connection: Connection, state: str, purpose: str, credential: str
    ) -> tuple[Challenge, NewPasskey]:
        """A challenge and the new passkey that answers it, which no account may have yet."""
        try:
            challenge = self.seal.verify(state, purpose, self.clock())
        except Unproven as fault:
            raise Refused("passkey", "account-attempt-over") from fault
        try:
            passkey = self.party.verify_creation(challenge, credential)
        except Unproven as fault:
            raise Refused("passkey", "account-passkey-refused") from fault
        if self.rows.is_spent(connection, base64url.encode(challenge.challenge)):
            raise Refused("passkey", "account-attempt-over")
        if self.rows.passkey(connection, passkey.credential) is not None:
            raise Refused("passkey", "account-passkey-known")
        return challenge, passkey

    def try_spend(self, connection: Connection, challenge: Challenge) -> bool:
        """Note that a challenge was answered, unless it was before; forget those too old for any worker."""
        name, expires = base64url.encode(challenge.challenge), challenge.expires
        return self.rows.spend(connection, name, expires, self.now() - CHALLENGE_SECONDS)

    def spend(self, connection: Connection, challenge: Challenge) -> None:
        if not self.try_spend(connection, challenge):
            raise Refused("passkey", "account-attempt-over")

    def add_account(self, connection: Connection, account: str, name: str) -> None:
        shown, key = tidy_name(name)
        if not self.rows.add(connection, account, key, shown, self.now()):
            raise Refused("name", "account-name-taken", name=shown)


def require_account(account: Row | None) -> Row:
    """An account that somebody names must still be there."""
    if account is None:
        raise Refused("account", "account-unknown")
    return account


def check_passkey_limit(passkeys: int) -> None:
    """An account has so many passkeys and no more."""
    if passkeys >= MOST_PASSKEYS:
        raise Refused("passkey", "account-too-many-passkeys", most=MOST_PASSKEYS)


def new_id() -> str:
    """An id for an account. Passkeys carry it too, so it tells nothing about anybody."""
    return secrets.token_hex(16)
