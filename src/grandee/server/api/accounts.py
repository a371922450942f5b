"""Accounts: making one, logging in, and what it is opened by."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grandee.server.api.base import Request, Response


class NameAccount(Request):
    name: Annotated[str, Meta(max_length=200)]


class SetPassword(Request):
    password: Annotated[str, Meta(max_length=1_000)]


class LogInWithPassword(Request):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1_000)]


class Challenge(Response):
    """A challenge for the browser's authenticator: `state` comes back unchanged."""

    state: str
    options: str


class ProvePasskey(Request):
    """What the authenticator answered, as the browser's JSON."""

    state: Annotated[str, Meta(max_length=4_000)]
    credential: Annotated[str, Meta(max_length=40_000)]
    label: Annotated[str, Meta(max_length=200)] = ""


class PasskeyInfo(Response):
    id: str
    label: str
    created: int
    last_used: int | None


class AccountInfo(Response):
    """The account of this device; an empty name if it has none."""

    name: str
    passkeys: list[PasskeyInfo]
    password: bool
