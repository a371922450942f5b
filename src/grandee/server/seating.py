"""Who sits where: making tables, sitting down, leaving, giving a seat away, playing once more."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import Connection

from grandee import bots
from grandee.core.refusals import BadInput, nearest
from grandee.core.title import LETTERS, SetUp
from grandee.games import title
from grandee.server import people, problems, schema, views
from grandee.server.clock import DAY
from grandee.server.house import House, Table, Wanted
from grandee.server.live import Live, Sitter
from grandee.server.messages import (
    Done,
    Joined,
    Joining,
    KeySaid,
    SeatChange,
    SeatWanted,
    TableMade,
    TableWanted,
    Terms,
)
from grandee.server.problems import Problem
from grandee.server.schema import GATHERING, HOST, INVITATION, OVER, add_once

LINE = 1_000  # characters in a line of a deck, at most: TOML with endless keys takes minutes to read
BOT_NAMES = ("Olivares", "Mencía", "Lerma", "Beatriz", "Uceda", "Leonor", "Alba", "Infantado")


async def make(house: House, wanted: TableWanted, device: bytes, seed: bytes | None = None) -> TableMade:
    """A new table. Seats that are wanted for this device get a key each; the invitation is no seat."""
    game = title(wanted.game)
    files = [option.name for option in game.options.options if option.kind == "file"]
    for name in wanted.options.keys() & set(files):  # a client never makes this machine open a file of its own
        raise BadInput(f"option {name}", "bad-file-in-record")
    for name in wanted.house:
        if name not in files:
            raise BadInput("house", "bad-key", key=name, hint=nearest(name, files))
        if max(map(len, wanted.house[name].splitlines()), default=0) > LINE:
            raise BadInput(name, "bad-line-length", most=LINE)
    if wanted.house:  # is read beside: nobody else waits for it
        set_up = await asyncio.to_thread(game.set_up, wanted.options, wanted.preset, wanted.house)
    else:
        set_up = game.set_up(wanted.options, wanted.preset)
    if len(wanted.seats) > set_up.seats:
        raise BadInput("seats", "bad-length", given=len(wanted.seats), needed=str(set_up.seats))
    check_bot(wanted.terms.late_bot, house.own_bots)
    asked = [*wanted.seats, *(SeatWanted() for _ in range(set_up.seats - len(wanted.seats)))]
    mine = [seat for seat, each in enumerate(asked) if each.kind in ("me", "here")]
    made_from = secrets.token_bytes(9)
    if wanted.id is not None:  # a retry finds what it has made
        made_from = sha256(device + wanted.id.encode()).digest()
    table_id = table_id_from(made_from)
    keys = {seat: people.new_secret() for seat in [*mine, INVITATION]}
    holders = {seat: [device] for seat in [*mine, HOST]}
    sitters = named([sitter_for(seat, house.own_bots) for seat in asked])
    valid = await create(house, table_id, set_up, sitters, wanted.terms, holders, keys, seed)
    said = [KeySaid(seat=LETTERS[seat], key=keys[seat]) for seat in mine if seat in valid]
    return TableMade(table=table_id, keys=said, invitation=keys[INVITATION] if INVITATION in valid else "")


async def create(
    house: House,
    table_id: str,
    set_up: SetUp,
    sitters: list[Sitter],
    terms: Terms,
    holders: Mapping[int, Sequence[bytes]],
    keys: Mapping[int, str],
    seed: bytes | None = None,
) -> set[int]:
    """Write a new table down, and start it if everybody is there; the seats whose keys are valid.

    One that exists gives nobody a seat: whoever still has one gets a further key.
    """
    row = {
        "id": table_id,
        "created": house.now(),
        "game": set_up.title.id,
        "options": msgspec.json.encode(views.plain(dict(set_up.options))).decode(),
        "house": msgspec.json.encode(set_up.house).decode(),
        "seed": seed or secrets.token_bytes(32),
        "seats": msgspec.json.encode(sitters).decode(),
        "terms": msgspec.json.encode(terms).decode(),
        "phase": GATHERING,
        "listed": int(terms.listed),
        "due": None,
    }

    def write(connection: Connection) -> set[int]:
        if add_once(connection, schema.tables, row):
            for seat, devices in holders.items():
                for device in devices:
                    people.hold(connection, table_id, seat, device)
        asking = {device for devices in holders.values() for device in devices}
        held = set().union(*(people.seats_of(connection, table_id, device) for device in asking))
        valid = {seat for seat in keys if (HOST if seat == INVITATION else seat) in held}
        for seat in valid:
            people.add_key(connection, table_id, seat, keys[seat])
        return valid

    valid = await house.store.write(write)
    if not any(sitter.kind == "open" for sitter in sitters):
        await begin(house, await house.table(table_id))
    return valid


async def begin(house: House, table: Table) -> Done:
    """Start the game; all seats must be taken."""

    def make(live: Live) -> Wanted | Done:
        if live.phase != GATHERING:
            return Done(n=live.n, version=live.version)
        if any(sitter.kind == "open" for sitter in live.sitters):
            raise Problem(409, "problem-open-seats")
        return Wanted("start", -1, "")

    return await house.append(table, make)


async def join(house: House, table: Table, joining: Joining, device: bytes) -> Joined:
    """Sit down at an open seat."""
    live = table.live
    if not live.terms.listed:
        opened = await house.store.read(lambda c: people.key_opens(c, joining.invitation))
        if opened != (live.id, INVITATION):
            raise problems.unknown_table()
    seated = any(seat >= 0 for seat in await house.seats_of(table, device))
    if seated and live.phase != GATHERING and not joining.id:  # before the game, it is another person at this device
        raise Problem(409, "problem-seated")
    key = people.new_secret()
    taken: list[int] = []
    again: list[bool] = []

    def make(live: Live) -> Wanted | Done:
        for seat in range(live.set_up.seats) if joining.id else ():
            if f"{seat} {joining.id}" in live.known and live.sitters[seat].kind == "person":
                taken[:], again[:] = [seat], [True]  # the answer was lost, and this is the same person once more
                return Done(n=live.n, version=live.version)
        free = [seat for seat, sitter in enumerate(live.sitters) if sitter.kind == "open"]
        if joining.seat is not None:
            free = [seat for seat in free if LETTERS[seat] == joining.seat]
        if not free or live.phase == OVER:
            raise Problem(409, "problem-no-seat")
        taken[:] = [free[0]]
        sitter = Sitter("person", joining.name, "", live.sitters[free[0]].forfeited)
        return Wanted("seat", free[0], msgspec.json.encode(sitter).decode(), joining.id or "")

    def also(connection: Connection) -> None:
        people.add_key(connection, live.id, taken[0], key)
        people.hold(connection, live.id, taken[0], device)

    await house.append(table, make, also)
    seat = taken[0]
    if again:
        await house.store.write(also)
    table.seats_of = {}
    if live.phase == GATHERING and not any(sitter.kind == "open" for sitter in live.sitters):
        await begin(house, table)
    return Joined(seat=LETTERS[seat], key=key)


async def change_seat(house: House, table: Table, seat: int, change: SeatChange, device: bytes) -> Done:
    """Give a seat to a bot or to somebody else, or take the own one back from a bot."""
    rights = await house.seats_of(table, device)
    own = seat in rights
    if not own and HOST not in rights:
        raise await house.refusal(table, device)

    def make(live: Live) -> Wanted | Done:
        sitter = live.sitters[seat]
        if live.phase == OVER:
            raise Problem(409, "problem-over")
        if not own and sitter.kind == "person" and seat in table.online():
            raise Problem(409, "problem-present")
        match change.to:
            case "bot":
                check_bot(change.bot or live.terms.late_bot, house.own_bots)
                name = sitter.name or free_name(live.sitters)
                made = Sitter("bot", name, change.bot or live.terms.late_bot, sitter.forfeited)
            case "open":
                if not own and not is_gone(live, seat, house.now()):
                    raise Problem(409, "problem-not-gone")
                made = Sitter("open", "", "", sitter.forfeited)
            case "back":
                if not own or sitter.kind != "bot" or sitter.forfeited:
                    raise Problem(409, "problem-not-back")
                made = Sitter("person", sitter.name or LETTERS[seat])
        return Wanted("seat", seat, msgspec.json.encode(made).decode())

    def vacate(connection: Connection) -> None:
        people.vacate(connection, table.live.id, [seat])

    by = (device, seat if own else HOST)
    done = await house.append(table, make, vacate if change.to == "open" else None, by)
    if change.to != "open" and table.live.phase == GATHERING and not any(s.kind == "open" for s in table.live.sitters):
        return await begin(house, table)
    return done


def is_gone(live: Live, seat: int, now: int) -> bool:
    """Whether the host may give a seat away: before the game, when its time was over, or after a day of waiting."""
    sitter = live.sitters[seat]
    waited = seat in live.asked() and seat not in live.answers and now - live.at >= DAY
    return live.phase == GATHERING or sitter.kind == "open" or sitter.late or sitter.forfeited or waited


async def host(house: House, table: Table, chat: bool, device: bytes) -> Done:
    if HOST not in await house.seats_of(table, device):
        raise await house.refusal(table, device)
    return await house.append(table, lambda _: Wanted("host", -1, "chat" if chat else "quiet"), by=(device, HOST))


def table_id_from(made_from: bytes) -> str:
    """The id of a table, as it stands in its address. It begins with no `-`: commands would take it for an option."""
    text = urlsafe_b64encode(made_from[:9]).decode()
    return "m" + text[1:] if text.startswith("-") else text


async def rematch(house: House, table: Table, device: bytes) -> str:
    """The same people once more, everybody one seat on; whoever asks second gets the same table."""
    live = table.live
    if not await house.seats_of(table, device):
        raise await house.refusal(table, device)
    if live.phase != OVER:
        raise Problem(409, "problem-not-over")

    def make(live: Live) -> Wanted | Done:
        if live.rematch:
            return Done(n=live.n, version=live.version)
        return Wanted("rematch", -1, table_id_from(secrets.token_bytes(9)))

    await house.append(table, make)
    seats, before = live.set_up.seats, await house.store.read(lambda c: people.devices_at(c, live.id))
    turned = [live.sitters[(seat + 1) % seats] for seat in range(seats)]
    holders = {seat: before.get((seat + 1) % seats, []) for seat in range(seats)}
    sitters = [  # whoever has a seat sits there again, also where a bot went on for a while
        Sitter("person", each.name) if holders[seat] else Sitter(each.kind, each.name, each.bot)
        for seat, each in enumerate(turned)
    ]
    holders[HOST] = before.get(HOST, [])
    await create(house, live.rematch, live.set_up, sitters, live.terms, holders, {})
    return live.rematch


def sitter_for(seat: SeatWanted, own_bots: Sequence[str] = ()) -> Sitter:
    match seat.kind:
        case "bot":
            check_bot(seat.bot, own_bots)
            return Sitter("bot", seat.name, seat.bot)
        case "me" | "here":
            return Sitter("person", seat.name)
    return Sitter()


def named(sitters: list[Sitter]) -> list[Sitter]:
    """Bots without a name get one each, so that nobody plays against two of the same."""
    for sitter in sitters:
        if sitter.kind == "bot" and not sitter.name:
            sitter.name = free_name(sitters)
    return sitters


def free_name(sitters: list[Sitter]) -> str:
    taken = {sitter.name for sitter in sitters}
    return next((name for name in BOT_NAMES if name not in taken), "")


def offered_bots() -> list[str]:
    """The bots that people at a table may choose: never a file, and no budget that would hold the machine."""
    return bots.names()


def check_bot(name: str, own_bots: Sequence[str] = ()) -> None:
    if name not in offered_bots() and name not in own_bots:
        raise BadInput(f"bot {name}", "bad-word", given=name, hint=nearest(name, offered_bots()))
