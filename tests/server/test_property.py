"""Whatever people do and in whatever order it arrives, the table is what its log says, and everybody sees that."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandee.core.game import LETTERS
from grandee.core.state import SPECTATOR
from grandee.games import SHIPPED
from grandee.records import record
from grandee.server.api import (
    ChangeSeat,
    CreateTable,
    EntryAppended,
    JoinTable,
    PlayMove,
    SeatRequest,
    SendChat,
    Terms,
    UndoMove,
)
from grandee.server.http.problems import Problem
from grandee.server.live.subscribers import Subscriber
from grandee.server.storage import people
from grandee.server.storage.store import LogEntry, Store
from grandee.server.tables import moves, seating, views
from grandee.server.tables.manager import TableManager
from grandee.server.tables.state import Sitter, TableState
from grandee.server.tables.table import Table
from tests.kit import by_tier

DEVICE = people.hashed("the device of everybody in these tests")
BY_GAME = {"kabale": {"players": 3}, "el-grande": {"players": 2}, "dials": {"players": 3, "numbers": 5}}
# The time, who is there and what the clock shows are true for a moment only.
MOMENTARY = ("now", "seats")


async def never(_: str) -> None:
    """Send nothing, so that all of it stays in the queue."""
    await asyncio.Event().wait()


@dataclass
class Reader:
    """Somebody who listens, goes away and comes back."""

    number: int
    subscriber: Subscriber | None = None
    last: int = -1
    heard: list[int] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)

    def read(self) -> None:
        """Take what has come: every update goes on where the last one ended."""
        if self.subscriber is None:
            return
        while self.subscriber.queue:
            said = json(self.subscriber.queue.popleft())
            if said["type"] != "update":
                continue
            if said["fresh"]:
                self.heard = list(range(1, said["n"] + 1))
            else:
                assert said["after"] == self.last
                assert [each["n"] for each in said["happened"]] == list(range(said["after"] + 1, said["n"] + 1))
                self.heard += [each["n"] for each in said["happened"]]
            self.last, self.table = said["n"], said["table"]


def json(text: str) -> dict[str, Any]:
    return dict(msgspec.json.decode(text))


def expect(refused: Problem, *statuses: int) -> None:
    """A refusal is one of these and has a sentence."""
    assert refused.status_code in statuses
    assert refused.render("en").detail


@dataclass
class World:
    """A manager with one table, and what has been sent there."""

    manager: TableManager
    table_id: str
    readers: list[Reader]
    sent: list[tuple[int, PlayMove | UndoMove | SendChat, EntryAppended]] = field(default_factory=list)
    ids: Any = field(default_factory=count)

    async def table(self) -> Table:
        return await self.manager.table(self.table_id)

    def new_id(self) -> str:
        return f"property-{next(self.ids):06d}"

    # Everything that can be done. Each is told some numbers and makes of them what is possible.

    async def move(self, a: int, b: int) -> None:
        table_state = (await self.table()).state
        if asked := table_state.asked():
            seat = asked[a % len(asked)]
            options = table_state.state.legal_actions(seat)
            name = table_state.setup.rules.space.names[options[b % len(options)]]
            revision = table_state.revisions.get(seat, 0)
            await self.send(seat, PlayMove(LETTERS[seat], table_state.version, name, self.new_id(), revision))

    async def move_out_of_turn(self, a: int, b: int) -> None:
        table_state = (await self.table()).state
        seat = a % table_state.setup.seats
        names = table_state.setup.rules.space.names
        await self.send(seat, PlayMove(LETTERS[seat], table_state.version, names[b % len(names)], self.new_id()))

    async def late_move(self, a: int, b: int) -> None:
        """What was meant for an earlier decision."""
        played = [(seat, sent) for seat, sent, _ in self.sent if isinstance(sent, PlayMove)]
        if played:
            seat, sent = played[a % len(played)]
            await self.send(seat, PlayMove(sent.seat, sent.version, sent.move, self.new_id(), sent.revision))

    async def retry(self, a: int, b: int) -> None:
        """The same once more: it is answered as it was the first time, however much has happened since."""
        if self.sent:
            seat, sent, done = self.sent[-1 - a % min(20, len(self.sent))]
            before = (await self.table()).state.n
            assert await self.deliver(seat, sent) == done
            assert (await self.table()).state.n >= before

    async def cancel(self, a: int, b: int) -> None:
        table_state = (await self.table()).state
        seat = table_state.undo[-1].seat if table_state.undo and b % 3 else a % table_state.setup.seats
        await self.send(seat, UndoMove(LETTERS[seat], table_state.version, self.new_id()))

    async def chat(self, a: int, b: int) -> None:
        seat = a % (await self.table()).state.setup.seats
        await self.send(seat, SendChat(LETTERS[seat], f"Number {b}!", self.new_id()))

    async def change_seat(self, a: int, b: int) -> None:
        table = await self.table()
        to: Literal["bot", "back", "open"] = ("bot", "back", "open")[b % 3]
        try:
            await seating.change_seat(
                self.manager, table, a % table.state.setup.seats, ChangeSeat(to, "random"), DEVICE
            )
        except Problem as refused:
            expect(refused, 403, 409)

    async def join(self, a: int, b: int) -> None:
        table = await self.table()
        try:
            await seating.join(self.manager, table, JoinTable("Zoe"), DEVICE)
        except Problem as refused:
            expect(refused, 409)

    async def reconnect(self, a: int, b: int) -> None:
        """Go away, and come back with the last number, sometimes after a while."""
        reader = self.readers[a % len(self.readers)]
        table = await self.table()
        if reader.subscriber is not None:
            self.manager.leave(table, reader.subscriber)
            reader.read()
            reader.subscriber = None
        elif reader.number < 0 or reader.number in await self.manager.seats_of(table, DEVICE):
            subscriber = Subscriber(reader.number, DEVICE, never)
            reader.subscriber = subscriber
            await self.manager.listen(table, subscriber, reader.last)
            if subscriber.dropped:
                reader.subscriber = None

    async def restart(self, a: int, b: int) -> None:
        """Forget everything that is not in the log."""
        table = await self.table()
        async with table.lock:
            for reader in self.readers:
                if reader.subscriber is not None:
                    table.subscribers.discard(reader.subscriber)
                    reader.read()
                    reader.subscriber = None
            self.manager.tables.pop(self.table_id, None)

    # How it arrives

    async def send(self, seat: int, sent: PlayMove | UndoMove | SendChat) -> None:
        try:
            done = await self.deliver(seat, sent)
        except Problem as refused:
            expect(refused, 403, 409, 422)
            return
        self.sent.append((seat, sent, done))

    async def deliver(self, seat: int, sent: PlayMove | UndoMove | SendChat) -> EntryAppended:
        table = await self.table()
        if isinstance(sent, PlayMove):
            return await moves.move(self.manager, table, seat, sent, DEVICE)
        if isinstance(sent, UndoMove):
            return await moves.undo(self.manager, table, seat, sent, DEVICE)
        return await moves.chat(self.manager, table, seat, sent, DEVICE)


ACTS = [
    World.move,
    World.move,
    World.move,
    World.move_out_of_turn,
    World.late_move,
    World.retry,
    World.cancel,
    World.cancel,
    World.chat,
    World.change_seat,
    World.join,
    World.reconnect,
    World.restart,
]
acts = st.tuples(st.sampled_from(ACTS), st.integers(0, 40), st.integers(0, 400))
moments = st.lists(st.lists(acts, min_size=1, max_size=4), min_size=1, max_size=40)  # those of one arrive together


@pytest.mark.parametrize("game", BY_GAME)
@settings(max_examples=by_tier(5, 30, 1000))
@given(what=moments, seed=st.binary(min_size=32, max_size=32))
@pytest.mark.slow
def test_the_table_is_what_its_log_says(game: str, what: list[list[Any]], seed: bytes) -> None:
    async def play(folder: str) -> None:
        store = Store(str(Path(folder) / "property.sqlite"))
        await store.open()
        try:
            manager = TableManager(store)
            options: dict[str, Any] = dict(BY_GAME[game])
            seats = [SeatRequest(kind="me", name="Ada")] + [SeatRequest(kind="here")] * (options["players"] - 1)
            wanted = CreateTable(game=game, options=options, seats=seats, terms=Terms(listed=True, late_bot="random"))
            made = await seating.make(manager, wanted, DEVICE, seed)
            readers = [Reader(number) for number in range(SPECTATOR, options["players"])]
            world = World(manager, made.table, readers)
            for together in what:
                await asyncio.gather(*(act(world, a, b) for act, a, b in together))
                for reader in readers:
                    reader.read()
            await check(world, store)
            await manager.close()
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(folder))


async def check(world: World, store: Store) -> None:
    table = await world.table()
    table_state = table.state
    entries = await store.entries(world.table_id)
    assert [entry.n for entry in entries] == list(range(1, table_state.n + 1))
    assert same(table_state, folded(table_state, entries))
    assert [f"{LETTERS[seat]} {name(table_state, action)}" for seat, action in table_state.played()] == counted(
        table_state, entries
    )
    made = record.of_moves(table_state.setup, table_state.seed, table_state.names, counted(table_state, entries))
    replayed = record.replay(record.read(made.to_json()))
    assert replayed.state.serialise() == table_state.state.serialise()
    clients = [entry.client for entry in entries if entry.client]
    assert len(clients) == len(set(clients))  # nothing was done twice
    for reader in world.readers:
        if reader.subscriber is None:
            await world.reconnect(reader.number + 1, 0)
        reader.read()
        if reader.subscriber is None:
            continue  # the seat was given away
        assert reader.last == table_state.number
        assert reader.heard == list(range(1, table_state.number + 1))
        present = json(msgspec.json.encode(views.table_view(table_state, reader.number, world.manager.now())).decode())
        assert {key: reader.table[key] for key in present if key not in MOMENTARY} == {
            key: value for key, value in present.items() if key not in MOMENTARY
        }


def name(table_state: TableState, action: int) -> str:
    return str(table_state.setup.rules.space.names[action])


def folded(table_state: TableState, entries: list[LogEntry]) -> TableState:
    """The same table, by somebody who has only its row and its log."""
    first = [Sitter("person", "Ada")] + [Sitter("person") for _ in range(table_state.setup.seats - 1)]
    again = TableState(
        table_state.id, table_state.setup, table_state.seed, table_state.terms, first, table_state.created
    )
    for entry in entries:
        again.take(entry)
    return again


def same(table_state: TableState, other: TableState) -> bool:
    plain = (
        "n",
        "version",
        "phase",
        "newest_entry_at",
        "chat",
        "rematch",
        "answers",
        "revisions",
        "moves",
        "known",
        "sitters",
        "changed_answers",
        "joined",
        "let_in_times",
        "late_at",
        "moved",
        "last",
    )
    assert table_state.state.serialise() == other.state.serialise()
    for each in plain:
        assert getattr(table_state, each) == getattr(other, each), each
    for seat in range(SPECTATOR, table_state.setup.seats):
        assert table_state.may_cancel(seat) == other.may_cancel(seat)
    assert [(each.seat, each.action, each.number) for each in table_state.undo] == [
        (each.seat, each.action, each.number) for each in other.undo
    ]
    assert list(table_state.recent) == list(other.recent)
    return True


def counted(table_state: TableState, entries: list[LogEntry]) -> list[str]:
    """The moves that count, told from the log alone by somebody who knows no game."""
    played: list[str] = []
    answers: dict[int, str] = {}
    for entry in entries:
        match entry.what:
            case "move":
                played.append(f"{LETTERS[entry.seat]} {entry.text}")
            case "cancel":
                assert played.pop().startswith(LETTERS[entry.seat])
            case "answer":
                answers[entry.seat] = entry.text
                if len(answers) == table_state.setup.seats:  # the toy game asks all; the others do not get that far
                    played += [f"{LETTERS[seat]} {text}" for seat, text in sorted(answers.items())]
                    answers.clear()
    return played


# -- taking back -------------------------------------------------------------------------------------------------------


@dataclass
class Alone:
    """A table without any server, for what may be taken back."""

    state: TableState
    clock: Any = field(default_factory=lambda: count(1))

    def take(self, what: str, seat: int, text: str = "") -> None:
        self.state.take(LogEntry(self.state.n + 1, next(self.clock), what, seat, text))

    @property
    def asked(self) -> int:
        return self.state.asked()[0]

    def options(self) -> list[str]:
        return [name(self.state, action) for action in self.state.state.legal_actions(self.asked)]

    def play(self, move: str) -> int:
        seat = self.asked
        self.take("move", seat, move)
        return seat


def alone(game: str, seed: int, **options: Any) -> Alone:
    from grandee.core.game import seed_bytes
    from grandee.games import load_game

    setup = load_game(game).set_up(options)
    sitters = [Sitter("person", letter) for letter in setup.letters]
    table = Alone(TableState("alone", setup, seed_bytes(seed), Terms(), sitters))
    table.take("start", -1)
    return table


def test_caballeros_are_taken_back_one_by_one() -> None:
    taken_back = 0
    for seed in range(12):
        table = alone("el-grande", seed, players=2)
        while not table.options()[0].startswith("place_one"):
            table.play(table.options()[-1])
        seat, states = table.asked, []
        while table.asked == seat and table.options()[0].startswith("place_one"):
            states.append(table.state.state.serialise())
            table.play(table.options()[0])
        if not table.state.may_cancel(seat):  # the last one ended the turn and showed something
            continue
        for state in reversed(states):
            assert table.state.may_cancel(seat)
            version = table.state.version
            table.take("cancel", seat)
            assert table.state.state.serialise() == state
            assert table.state.version > version  # nobody can mistake it for the decision that it was
            taken_back += 1
    assert taken_back > 12


def test_a_drawn_card_is_never_put_back() -> None:
    """Kabale & Hiebe: a move ends with a card drawn, and often with another one flipped over."""
    flipped = 0
    for seed in range(12):
        table = alone("kabale", seed, players=2)
        for _ in range(14):
            seat = table.play(table.options()[seed % len(table.options())])
            told = [table.state.setup.rules.event_kinds[row[0]].name for row in table.state.events.rows]
            if "drew" in told or "flipped" in told:
                assert not table.state.may_cancel(seat)
            flipped += "flipped" in told
    assert flipped > 5


def test_a_move_stays_when_another_seat_has_acted() -> None:
    table = alone("el-grande", 1, players=3)
    first = table.play(table.options()[0])
    assert table.state.may_cancel(first)
    second = table.play(table.options()[0])
    assert second != first
    assert not table.state.may_cancel(first)
    assert table.state.may_cancel(second)
    table.take("cancel", second)
    assert not table.state.may_cancel(first)  # it was seen by somebody who acted on it


def test_a_secret_answer_ends_what_could_be_taken_back() -> None:
    table = alone("dials", 3, players=2, numbers=5)
    for seat in (0, 1):
        assert not table.state.may_cancel(seat)
        table.take("answer", seat, table.options()[seat])
        assert not table.state.may_cancel(seat)


@pytest.mark.parametrize("game", SHIPPED)
def test_what_may_be_taken_back_used_no_chance(game: str) -> None:
    """Whole games: after a move that may be taken back the random stream is where it was, and no pile has moved on."""
    from grandee.core.cells import STREAM
    from grandee.core.chance import STREAM_CELLS

    for seed in range(by_tier(1, 3, 40)):
        table = alone(game, seed, players=3)
        while table.state.running:
            before = table.state.state.clone()
            if table.state.is_secret_choice():
                for seat in table.state.asked():
                    every = before.legal_actions(seat)
                    table.take("answer", seat, name(table.state, every[(seed + table.state.n) % len(every)]))
                continue
            options = table.options()
            seat = table.play(options[(seed * 7 + table.state.n) % len(options)])
            if table.state.may_cancel(seat):
                after = table.state.state
                assert list(before.cells[STREAM : STREAM + STREAM_CELLS]) == list(
                    after.cells[STREAM : STREAM + STREAM_CELLS]
                )
                moved = table.state.n
                table.take("cancel", seat)
                assert table.state.state.serialise() == before.serialise()
                if moved % 3:
                    table.take("move", seat, options[(seed * 7 + moved - 1) % len(options)])
