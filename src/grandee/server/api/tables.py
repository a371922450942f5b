"""Setting up a table and sitting down at it: what was agreed on, seats, keys, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from grandee.server.api.base import ONE_LINE_PATTERN, Id, Key, Letter, Name, Request, Response, Value


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody waits for a clock."""


class Bank(Struct, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and so many more for each turn that ends."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = NoClock | Bank | Days


class Terms(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the people at a table have agreed on beside the rules of the game."""

    name: Annotated[str, Meta(max_length=60, pattern=ONE_LINE_PATTERN)] = ""
    listed: bool = False  # whether anybody may find the table and sit down; otherwise by invitation
    spectators: bool = True
    chat: bool = True
    changes: bool = True  # whether a secret answer may be changed until all are in
    clock: Clock = msgspec.field(default_factory=NoClock)
    when_late: Literal["bot", "forfeit"] = "bot"
    late_bot: str = "knight"


class SeatRequest(Request):
    """Who is to sit at a seat: you, a bot, somebody who is invited, or another person at your own device."""

    kind: Literal["me", "bot", "open", "here"] = "open"
    name: Annotated[str, Meta(max_length=40, pattern=ONE_LINE_PATTERN)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class CreateTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Value] = {}
    custom: dict[str, Annotated[str, Meta(max_length=40_000)]] = {}  # a deck or map of one's own, in full
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []  # open ones are added
    terms: Terms = msgspec.field(default_factory=Terms)
    id: Id | None = None


class SeatKey(Response):
    """The key of a seat, for a link: whoever has it sits there."""

    seat: str
    key: str


class TableCreated(Response):
    table: str
    keys: list[SeatKey]  # of the seats that are yours
    invitation: str  # lets somebody sit down; it is no seat


class JoinTable(Request):
    name: Name
    seat: Letter | None = None  # any open one, if none is named
    id: Id | None = None  # with which a retry finds the seat that it took; keep it to yourself
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Joined(Response):
    seat: str
    key: str


class DeviceKnown(Response):
    """The server knows this device, by its cookie."""

    new: bool  # whether it did not before


class UseKey(Request):
    """A key from a link, to be kept by this device from now on."""

    key: Key


class KeyUsed(Response):
    table: str
    seat: str  # empty for a key that invites


class ChangeSeat(Request):
    """What becomes of a seat: a bot plays on, somebody else may sit down, or its owner comes back."""

    to: Literal["bot", "open", "back"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class ChangeTerms(Request):
    """What the host changes during a game."""

    chat: bool
