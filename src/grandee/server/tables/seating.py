"""Who sits where: making tables, sitting down, leaving, giving a seat away, playing once more."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec

from grandee import bots
from grandee.core.game import LETTERS, Setup
from grandee.core.refusals import BadInput, nearest
from grandee.games import load_game
from grandee.server.api import (
    ChangeSeat,
    CreateTable,
    DescribeSetup,
    EntryAppended,
    Joined,
    JoinTable,
    SeatKey,
    SeatRequest,
    TableCreated,
    Terms,
)
from grandee.server.custom.checks import check_custom
from grandee.server.custom.read_worker import ReadSetup
from grandee.server.http import problems
from grandee.server.http.problems import Problem
from grandee.server.storage import orders, people, table_rows
from grandee.server.storage.database import Connection
from grandee.server.storage.people import HOST, INVITATION
from grandee.server.storage.phases import CLOSED, GATHERING, OVER
from grandee.server.tables import listing, names, views
from grandee.server.tables.entries import NewEntry
from grandee.server.tables.manager import TableManager
from grandee.server.tables.state import HOUR, MOST_LET_IN, Sitter, TableState
from grandee.server.tables.table import Table

BY_SEAT_LINK, BY_ASKING_AGAIN = "device", "again"  # how somebody is let in: by the seat's link, or by asking once more
BOT_NAMES = ("Olivares", "Mencía", "Lerma", "Beatriz", "Uceda", "Leonor", "Alba", "Infantado")


async def make(
    manager: TableManager, wanted: CreateTable, device: bytes, seed: bytes | None = None, address: str = ""
) -> TableCreated:
    """A new table. Seats that are wanted for this device get a key each; the invitation is no seat."""
    game = load_game(wanted.game)
    wanted.terms.name = names.normalise_name(wanted.terms.name, names.TABLE_NAME_LENGTH)
    for each in wanted.seats:
        each.name = names.normalise_name(each.name, names.OPTIONAL_NAME_LENGTH)
    check_options(wanted)
    if wanted.custom:
        setup = await own_set_up(manager, wanted, address)
    else:
        setup = game.set_up(wanted.options, wanted.preset)
    if len(wanted.seats) > setup.seats:
        raise BadInput("seats", "bad-length", given=len(wanted.seats), needed=str(setup.seats))
    check_bot(wanted.terms.late_bot, manager.own_bots)
    asked = [*wanted.seats, *(SeatRequest() for _ in range(setup.seats - len(wanted.seats)))]
    mine = [seat for seat, each in enumerate(asked) if each.kind in ("me", "here")]
    made_from = secrets.token_bytes(9)
    if wanted.id is not None:  # a retry finds what it has made
        made_from = sha256(device + wanted.id.encode()).digest()
    table_id = table_id_from(made_from)
    keys = {seat: people.new_secret() for seat in [*mine, INVITATION]}
    holders = {seat: [device] for seat in [*mine, HOST]}
    sitters = with_names([sitter_for(seat, manager.own_bots) for seat in asked])
    is_new = await create(manager, table_id, setup, sitters, wanted.terms, holders, keys, seed, address, manager.limits)
    valid = set(keys) if is_new else await keys_again(manager, table_id, device, keys)
    own_keys = [SeatKey(seat=LETTERS[seat], key=keys[seat]) for seat in mine if seat in valid]
    return TableCreated(table=table_id, keys=own_keys, invitation=keys[INVITATION] if INVITATION in valid else "")


def check_options(wanted: CreateTable | DescribeSetup) -> None:
    """Only what is offered can be wanted. Data of somebody's own come as text, each by the name of an option."""
    options = load_game(wanted.game).options
    options.check_offered(wanted.options)  # what is still being built has no board
    files = [option.name for option in options.options if option.kind == "file"]
    for name in wanted.options.keys() & set(files):  # a client never makes this machine open a file of its own
        raise BadInput(f"option {name}", "bad-file-in-record")
    for name in wanted.custom:
        if name not in files:
            raise BadInput("custom", "bad-key", key=name, hint=nearest(name, files))


async def own_set_up(manager: TableManager, wanted: CreateTable, address: str) -> Setup:
    """A set-up with a deck or map of somebody's own: what another process could read is read here too."""
    await own_facts(manager, wanted, address)
    game = load_game(wanted.game)
    return await manager.beside(lambda: game.set_up(wanted.options, wanted.preset, wanted.custom))


async def own_facts(manager: TableManager, wanted: CreateTable | DescribeSetup, address: str) -> bytes:
    """What a board must know of such a set-up, as another process says it: a `GameInfo` in JSON."""
    load_game(wanted.game).options.resolve(wanted.options, wanted.preset)
    check_custom(wanted.custom)
    deck = ReadSetup(game=wanted.game, options=wanted.options, preset=wanted.preset, custom=wanted.custom)
    return await manager.read_queue.read(deck, address)


async def describe(manager: TableManager, wanted: DescribeSetup, address: str) -> bytes:
    """The facts of a set-up without a table, with the checks of one that is made; nothing is kept."""
    check_options(wanted)
    if wanted.custom:
        return await own_facts(manager, wanted, address)
    setup = load_game(wanted.game).set_up(wanted.options, wanted.preset)
    return msgspec.json.encode(views.set_up_facts(setup))


async def create(
    manager: TableManager,
    table_id: str,
    setup: Setup,
    sitters: list[Sitter],
    terms: Terms,
    holders: Mapping[int, Sequence[bytes]],
    keys: Mapping[int, str],
    seed: bytes | None = None,
    address: str = "",
    limited: bool = False,
) -> bool:
    """Write a new table down, and start it if everybody is there. One that exists gives nobody a seat or a key.

    Says whether it is new. If it is limited, it is refused where the list has enough tables from its address.
    """
    maker = listing.maker_of(manager.store.secret, address)
    row = {
        "id": table_id,
        "created": manager.now(),
        "game": setup.game.id,
        "options": msgspec.json.encode(views.plain(dict(setup.options))).decode(),
        "custom": msgspec.json.encode(setup.custom).decode(),
        "seed": seed or secrets.token_bytes(32),
        "seats": msgspec.json.encode(sitters).decode(),
        "terms": msgspec.json.encode(terms).decode(),
        "phase": GATHERING,
        "listed": int(terms.listed),
        "due": None,
        "visited": manager.now(),
        "maker": maker,
    }
    waits = any(sitter.kind == "open" for sitter in sitters)

    def write(connection: Connection) -> bool:
        if limited and terms.listed and waits and maker is not None:
            listing.check_room(connection, table_id, maker, manager.now())
        if not table_rows.add_table(connection, row):
            return False
        if orders.is_removed(connection, table_id):  # and asked for again
            raise problems.unknown_table()
        for seat, devices in holders.items():
            for device in devices:
                people.hold(connection, table_id, seat, device)
        for seat, key in keys.items():
            people.add_key(connection, table_id, seat, key)
        return True

    is_new = await manager.store.write(write)
    if not waits:
        table = await manager.table(table_id)
        table.address = address
        await begin(manager, table)
    return is_new


async def keys_again(manager: TableManager, table_id: str, device: bytes, keys: Mapping[int, str]) -> set[int]:
    """Further keys for who has made a table and did not hear of it: those of the seats that are still theirs."""
    table = await manager.table(table_id)
    held = await manager.seats_of(table, device)
    valid = {seat for seat in keys if (HOST if seat == INVITATION else seat) in held}
    for seat in valid - {INVITATION}:
        await let_in(manager, table, seat, device, keys[seat])
    if INVITATION in valid:
        await manager.store.write(lambda c: people.add_key(c, table_id, INVITATION, keys[INVITATION]))
    return valid


async def let_in(manager: TableManager, table: Table, seat: int, device: bytes, key: str) -> None:
    """Give who has a seat, and asks again, a further key of it; everybody is told. A `Problem` if it was given away."""

    def also(connection: Connection) -> None:
        if not people.holds_seat(connection, table.state.id, seat, device):
            raise problems.not_yours()
        people.add_key(connection, table.state.id, seat, key)

    await manager.append(table, partial(reentry_entry, manager, seat, BY_ASKING_AGAIN), also)


def reentry_entry(manager: TableManager, seat: int, how: str, table_state: TableState) -> NewEntry:
    """The entry that tells everybody that somebody is let in at a seat again; so many an hour, and no more."""
    now = manager.now()
    lately = table_state.recent_entrances(seat, now)
    if manager.limits and len(lately) >= MOST_LET_IN:
        raise Problem(429, "problem-too-often", seconds=str((lately[0] + HOUR - now) // 1000 + 1))
    return NewEntry("enter", seat, how)


async def enter(manager: TableManager, key: str, device: bytes) -> tuple[str, int]:
    """Bring a key: its seat belongs to this device too from now on, which everybody is told. The table and the seat."""
    opened = await manager.store.read(lambda c: people.key_opens(c, key))
    if opened is None:
        raise Problem(404, "problem-no-key")
    table_id, seat = opened
    table = await manager.table(table_id)

    def also(connection: Connection) -> None:
        if not people.enter(connection, key, device):
            raise Problem(404, "problem-no-key")  # the seat was given away in this moment

    if table.state.phase == CLOSED or seat in await manager.seats_of(table, device):
        await manager.store.write(also)  # nobody is let in who was not, or there is nothing left to do
    else:
        await manager.append(table, partial(reentry_entry, manager, seat, BY_SEAT_LINK), also)
    table.seats_of = {}
    return opened


async def begin(manager: TableManager, table: Table) -> EntryAppended:
    """Start the game; all seats must be taken."""

    def make(table_state: TableState) -> NewEntry | EntryAppended:
        if table_state.phase != GATHERING:
            return EntryAppended(n=table_state.number, version=table_state.version)
        if any(sitter.kind == "open" for sitter in table_state.sitters):
            raise Problem(409, "problem-open-seats")
        return NewEntry("start", -1, "")

    return await manager.append(table, make)


async def join(manager: TableManager, table: Table, joining: JoinTable, device: bytes) -> Joined:
    """Sit down at an open seat."""
    table_state, name = table.state, names.normalise_name(joining.name)
    if not table_state.terms.listed:
        opened = await manager.store.read(lambda c: people.key_opens(c, joining.invitation))
        if opened != (table_state.id, INVITATION):
            raise problems.unknown_table()
    while True:
        with suppress(SameJoin):  # the first of two that came at once was quicker; now it is known
            return await sit_down(manager, table, joining, name, device)


class SameJoin(Exception):
    """A join with this id was written down after it was looked for."""


async def sit_down(manager: TableManager, table: Table, joining: JoinTable, name: str, device: bytes) -> Joined:
    table_state, key = table.state, people.new_secret()
    looked_at = seats_joined_by(table_state, joining.id)
    seat = await seat_of_retry(manager, table, joining, device)
    if seat is not None:
        await let_in(manager, table, seat, device, key)
        return Joined(seat=LETTERS[seat], key=key)
    taken: list[int] = []

    def make(table_state: TableState) -> NewEntry:
        if seats_joined_by(table_state, joining.id) - looked_at:
            raise SameJoin
        free = [seat for seat, sitter in enumerate(table_state.sitters) if sitter.kind == "open"]
        if joining.seat is not None:
            free = [seat for seat in free if LETTERS[seat] == joining.seat]
        if not free or table_state.phase == OVER:
            raise Problem(409, "problem-no-seat")
        free = [seat for seat in free if table_state.clocks.may_return(seat, manager.now())]
        if not free:
            raise Problem(409, "problem-no-time")
        taken[:] = [free[0]]
        sitter = Sitter("person", name, "", table_state.sitters[free[0]].forfeited)
        return NewEntry("seat", free[0], msgspec.json.encode(sitter).decode(), joining.id or "")

    def also(connection: Connection) -> None:
        held = people.seats_of(connection, table_state.id, device)
        if table_state.phase != GATHERING and any(
            seat >= 0 for seat in held
        ):  # before, it is another person at this device
            raise Problem(409, "problem-seated")
        people.add_key(connection, table_state.id, taken[0], key)
        people.hold(connection, table_state.id, taken[0], device)

    await manager.append(table, make, also)
    table.seats_of = {}
    if table_state.phase == GATHERING and not any(sitter.kind == "open" for sitter in table_state.sitters):
        await begin(manager, table)
    return Joined(seat=LETTERS[taken[0]], key=key)


def seats_joined_by(table_state: TableState, client: str | None) -> set[int]:
    """The seats at which somebody sat down with this id, whoever it was."""
    return {seat for seat, joined in table_state.joined.items() if client and joined == client}


async def seat_of_retry(manager: TableManager, table: Table, joining: JoinTable, device: bytes) -> int | None:
    """The seat that this very request has taken: by its id as a join, and by a device that still has the seat."""
    for seat in seats_joined_by(table.state, joining.id):
        held = partial(people.holds_seat, table=table.state.id, seat=seat, device=device)
        if await manager.store.read(held):
            return seat
    return None


async def change_seat(
    manager: TableManager, table: Table, seat: int, change: ChangeSeat, device: bytes
) -> EntryAppended:
    """Give a seat to a bot or to somebody else, or take the own one back from a bot.

    The host looks after the seats of others; after the host's own whoever else sits at the table, if only by a bot.
    """
    rights = await manager.seats_of(table, device)
    own, acts_for_host = seat in rights, False
    if not own and HOST not in rights:
        hosted = await manager.store.read(lambda c: people.host_seats(c, table.state.id)) if rights else set()
        acts_for_host = change.to == "bot" and seat in hosted
        if not acts_for_host:
            raise await manager.refusal(table, device)

    def make(table_state: TableState) -> NewEntry | EntryAppended:
        sitter = table_state.sitters[seat]
        if table_state.phase == OVER:
            raise Problem(409, "problem-over")
        if not own and sitter.kind != "open" and seat in table.online():  # a bot may play for who looks on
            raise Problem(409, "problem-present")
        if acts_for_host and (sitter.kind == "open" or not table_state.running):
            raise problems.not_yours()
        gone = table_state.gone_from(seat)
        is_gone = gone is not None and gone <= manager.now()
        match change.to:
            case "bot":
                if not own and sitter.kind == "person" and not is_gone:
                    raise Problem(409, "problem-not-gone")
                bot = bot_for(table_state, change.bot, manager.own_bots)
                if table_state.running and sitter.kind == "bot":  # one plays there already
                    return EntryAppended(n=table_state.number, version=table_state.version)
                name, was_gone = sitter.name or free_name(table_state.sitters), not own and sitter.kind == "person"
                made = Sitter("bot", name, bot, sitter.forfeited, late=was_gone)
            case "open":
                if not own and table_state.running and sitter.kind != "open" and not is_gone:
                    raise Problem(409, "problem-not-gone")
                made = Sitter("open", "", "", sitter.forfeited)
            case "back":
                if not own or sitter.kind != "bot" or sitter.forfeited:
                    raise Problem(409, "problem-not-back")
                if not table_state.may_return(seat, manager.now()):
                    raise Problem(409, "problem-no-time")
                made = Sitter("person", sitter.name or LETTERS[seat])
        return NewEntry("seat", seat, msgspec.json.encode(made).decode())

    def vacate(connection: Connection) -> None:
        people.vacate(connection, table.state.id, [seat])

    by = (device, seat if own else max(rights) if acts_for_host else HOST)
    done = await manager.append(table, make, vacate if change.to == "open" else None, by)
    if (
        change.to != "open"
        and table.state.phase == GATHERING
        and not any(s.kind == "open" for s in table.state.sitters)
    ):
        return await begin(manager, table)
    return done


def bot_for(table_state: TableState, wanted: str, own_bots: Sequence[str]) -> str:
    """The bot that takes a seat: before the game any that is offered, and then the one that the table agreed on."""
    agreed = table_state.terms.late_bot
    check_bot(wanted or agreed, own_bots)
    if table_state.running and wanted not in ("", agreed):
        raise Problem(409, "problem-agreed-bot")
    return wanted or agreed


async def host(manager: TableManager, table: Table, chat: bool, device: bytes) -> EntryAppended:
    if HOST not in await manager.seats_of(table, device):
        raise await manager.refusal(table, device)
    return await manager.append(table, lambda _: NewEntry("host", -1, "chat" if chat else "quiet"), by=(device, HOST))


def table_id_from(made_from: bytes) -> str:
    """The id of a table, as it stands in its address. It begins with no `-`: commands would take it for an option."""
    text = urlsafe_b64encode(made_from[:9]).decode()
    return "m" + text[1:] if text.startswith("-") else text


async def rematch(manager: TableManager, table: Table, device: bytes, address: str = "") -> str:
    """The same people once more, everybody one seat on; whoever asks second gets the same table."""
    table_state = table.state
    if not await manager.seats_of(table, device):
        raise await manager.refusal(table, device)
    if table_state.phase != OVER:
        raise Problem(409, "problem-not-over")

    def make(table_state: TableState) -> NewEntry | EntryAppended:
        if table_state.rematch:
            return EntryAppended(n=table_state.number, version=table_state.version)
        return NewEntry("rematch", -1, table_id_from(secrets.token_bytes(9)))

    await manager.append(table, make)
    seats, before = table_state.setup.seats, await manager.store.read(lambda c: people.devices_at(c, table_state.id))
    turned = [table_state.sitters[(seat + 1) % seats] for seat in range(seats)]
    holders = {seat: before.get((seat + 1) % seats, []) for seat in range(seats)}
    sitters = [  # whoever has a seat sits there again, also where a bot went on for a while
        Sitter("person", each.name) if holders[seat] else Sitter(each.kind, each.name, each.bot)
        for seat, each in enumerate(turned)
    ]
    holders[HOST] = before.get(HOST, [])
    await create(
        manager, table_state.rematch, table_state.setup, sitters, table_state.terms, holders, {}, address=address
    )
    return table_state.rematch


def sitter_for(seat: SeatRequest, own_bots: Sequence[str] = ()) -> Sitter:
    match seat.kind:
        case "bot":
            check_bot(seat.bot, own_bots)
            return Sitter("bot", seat.name, seat.bot)
        case "me" | "here":
            return Sitter("person", seat.name)
    return Sitter()


def with_names(sitters: list[Sitter]) -> list[Sitter]:
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
