"""Two worlds over every channel of the server: messages with their sizes, records, words, refusals, what can be undone.

The second world is another past that the reader cannot tell from the true one; a table is folded from each of the two
logs, and everything that the server makes of them for this reader must be the same, byte for byte.

Another pair differs in something that nobody is told: in one of them secret answers were changed before all were in.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.chance import Rng
from grandee.core.state import SPECTATOR, State
from grandee.games import SHIPPED, load_game
from grandee.records.match import Match
from grandee.server.api import Bank, CreateTable, PlayMove, SeatRequest, Terms
from grandee.server.bots.bot_pool import determinized_bytes
from grandee.server.http.problems import Problem
from grandee.server.notices.news import TurnNotice, padded_json
from grandee.server.storage import people
from grandee.server.storage.phases import OVER
from grandee.server.storage.store import LogEntry
from grandee.server.tables import moves, seating, study, views
from grandee.server.tables.manager import TableManager
from grandee.server.tables.state import Change, Sitter, TableState
from tests.kit import GAMES, MOVES_A_SEAT, by_tier, random_setup, walk
from tests.server.kit import PATIENCE, At, Person, SocketReader, serving
from tests.server.test_workers import is_online, through, until
from tests.worlds import second_world, true_moves

LATELY = 12  # changes that are told and put into words in the middle of a game
LANGUAGE_OF = {game: ("cs", "de", "pl")[i % 3] for i, game in enumerate(SHIPPED)}


class Told(TableState):
    """A table that begins in a given state, as only a second world does."""

    start: State
    set_up_rows: list[list[int]]

    def begin(self) -> None:
        super().begin()
        self.state = self.start.clone()
        self.state.events = self.events
        self.events.rows[:] = [list(row) for row in self.set_up_rows]


def told(table: Match) -> Told:
    """A server's table for a table of records, at its beginning."""
    terms = Terms(clock=Bank(600, 5))
    names = [Sitter("person", letter) for letter in table.setup.letters]
    table_state = Told("table", table.setup, bytes(32), terms, names)
    table_state.start = table.history[0][0] if table.history else table.state
    table_state.set_up_rows = table.events.rows[: table.history[0][1] if table.history else None]
    return table_state


class Pair:
    """The same things done in both worlds, and compared for one reader after each of them."""

    def __init__(self, one: Told, two: Told, reader: int) -> None:
        self.worlds = (one, two)
        self.reader = reader
        self.streams: tuple[list[bytes], list[bytes]] = ([], [])
        self.told: tuple[list[Change], list[Change]] = ([], [])

    def do(self, what: str, seat: int, texts: tuple[str, str], client: str = "") -> None:
        for table_state, text, stream, told in zip(self.worlds, texts, self.streams, self.told, strict=True):
            n = table_state.number + 1
            happened = table_state.take(LogEntry(table_state.n + 1, 1000 * n, what, seat, text, client))
            told.append(happened)
            stream.append(self.message(table_state, [happened], n - 1))
        assert self.streams[0][-1] == self.streams[1][-1]

    def change(self, seat: int, text: str) -> None:
        """A seat changes its answer, in the second world alone."""
        table_state = self.worlds[1]
        happened = table_state.take(
            LogEntry(
                table_state.n + 1, 1000 * table_state.number + 300, "answer", seat, text, f"change-{table_state.n}"
            )
        )
        assert not happened.is_announced  # the manager tells it to nobody but the seat: see the test with sockets
        self.told[1].append(happened)

    def message(self, table_state: TableState, happened: list[Change], after: int) -> bytes:
        return msgspec.json.encode(
            views.update(table_state, happened, after, self.reader, 1000 * table_state.number + 500)
        )

    def differing(self, game: str, rng: Rng, past: bool = False) -> list[str]:
        tried = rng.below(int(self.worlds[0].setup.rules.actions))
        both = zip(self.worlds, self.told, strict=True)
        one, two = (self.channels(table_state, told, game, tried, past) for table_state, told in both)
        return [name for name in one if one[name] != two[name]]

    def channels(
        self, table_state: Told, everything: list[Change], game: str, tried: int, past: bool
    ) -> dict[str, Any]:
        """Everything else that the server tells this reader now; `everything` is what has happened so far."""
        reader, names = self.reader, table_state.setup.rules.space.names
        first = 0 if past else table_state.number - LATELY  # at the end all of it is told once more
        lately = [each for each in everything if each.number > first]  # as readers count
        channels: dict[str, Any] = {
            "table": msgspec.json.encode(views.table_view(table_state, reader, 10**9, [0])),
            "list": msgspec.json.encode(views.table_summary(table_state, ["A"], 10**9)),
            "missed": self.message(table_state, lately, max(first, 0)),
            "facts": msgspec.json.encode(views.game_info(table_state)),
            "notices": [notice(table_state, seat) for seat in sorted(table_state.waited_for())],
        }
        if table_state.phase != OVER:  # then everything is open
            channels["record"] = views.record_of(table_state, reader).to_json()
        if game in LANGUAGE_OF:
            channels["text view"] = msgspec.json.encode(views.text_view(table_state, lately, reader, LANGUAGE_OF[game]))
        if past:
            channels["frames"] = framed(table_state, everything, reader)
        if reader >= 0:
            moves = [
                names[tried],
                names[tried // 2],
                "no such",
                *(names[option] for option in table_state.state.legal_actions(reader)),
            ]
            channels["move check"] = [
                msgspec.json.encode(study.move_check(table_state, reader, move, "cs")) for move in moves
            ]
            channels["move preview"] = [preview_bytes(table_state, reader, move) for move in moves[:12]]
            channels["refusals"] = [
                refusal(table_state, reader, move) for move in (names[tried], names[tried // 2], "no such")
            ]
            channels["stale"] = refusal(table_state, reader, names[tried], version=table_state.version + 1)
            channels["bot"] = determinized_bytes(table_state.state, reader)
        return channels


def blank(table_state: Told) -> Told:
    """The same table before anything was taken in."""
    again = Told(
        "table",
        table_state.setup,
        bytes(32),
        table_state.terms,
        [Sitter("person", letter) for letter in table_state.setup.letters],
    )
    again.start, again.set_up_rows = table_state.start, table_state.set_up_rows
    return again


def framed(table_state: Told, everything: list[Change], reader: int) -> bytes:
    """The table entry by entry, from its log."""
    settled = study.without_changes((happened.entry for happened in everything), set(table_state.changed_answers))
    entries = study.without_cancelled(settled)
    return msgspec.json.encode(asyncio.run(study.frames_of(blank(table_state), entries, reader)))


def preview_bytes(table_state: TableState, seat: int, move: str) -> bytes:
    try:
        return msgspec.json.encode(asyncio.run(study.move_preview(table_state, seat, move)))
    except Problem as problem:
        return msgspec.json.encode(problem.render("de"))


def notice(table_state: TableState, seat: int) -> bytes:
    """What is pushed when it is a seat's turn."""
    news = TurnNotice(
        table_state.id,
        table_state.setup.letters[seat],
        table_state.version,
        "A game",
        "https://grandee.example/t/table",
    )
    return padded_json(news)


def refusal(table_state: TableState, seat: int, move: str, version: int | None = None) -> bytes:
    """What the server answers to a move, without making it."""
    manager = TableManager.__new__(TableManager)
    manager.now = lambda: 10**9
    wanted = PlayMove(
        seat=table_state.setup.letters[seat],
        version=table_state.version if version is None else version,
        move=move,
        id="x" * 8,
    )
    wanted.revision = table_state.revisions.get(seat, 0)
    try:
        return repr(moves.checked_move(manager, table_state, seat, wanted)).encode()
    except Problem as problem:
        return msgspec.json.encode((problem.status_code, problem.render("pl")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_what_a_seat_may_not_know_reaches_it_on_no_channel_of_the_server(game: str) -> None:
    """Games are few here, since every channel is asked; the rules alone are tried in many more by tests/generic."""
    rng = Rng(len(game))
    cancelled = 0
    for _ in range(by_tier(10, 25, 1_000)):
        found = load_game(game)
        setup = random_setup(found, rng)
        table = walk(setup, rng.word(), rng.below(MOVES_A_SEAT[game] * setup.seats))
        reader = rng.below(setup.seats + 1) - 1
        second = second_world(game)(table, reader, rng)
        pair = Pair(told(table), told(second), reader)
        pair.do("start", -1, ("", ""))
        one, two = pair.worlds
        names = setup.rules.space.names
        for (seat, action), (_, other) in zip(true_moves(table), true_moves(second), strict=True):
            what = "answer" if one.is_secret_choice() else "move"
            pair.do(what, seat, (names[action], names[other]), f"client-{one.n}")
            if rng.below(8) == 0:
                pair.do("chat", seat, ("well", "well"))
            if rng.below(25) == 0:
                assert pair.differing(game, rng) == []
            if rng.below(2) == 0 and what == "move" and one.may_cancel(seat) and two.may_cancel(seat):
                pair.do("cancel", seat, ("", ""))
                pair.do("move", seat, (names[action], names[other]))
                cancelled += 1
        assert pair.differing(game, rng, past=True) == []
        if one.running:  # and whoever runs the server closes it in the middle
            pair.do("close", -1, ("", ""))
            assert pair.differing(game, rng, past=True) == []
        assert one.played() == true_moves(table)[: table.sealed]
    assert cancelled > 0 or game not in SHIPPED


# -- answers that were changed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_that_an_answer_was_changed_is_known_to_nobody_else(game: str) -> None:
    rng = Rng(3 + len(game))
    changed = secrets = 0
    for _ in range(by_tier(10, 25, 1_000)):
        found = load_game(game)
        setup = random_setup(found, rng)
        table = walk(setup, rng.word(), rng.below(MOVES_A_SEAT[game] * setup.seats))
        secretive = rng.below(setup.seats)  # the seat that changes its mind
        others = [seat for seat in range(SPECTATOR, setup.seats) if seat != secretive]
        reader = others[rng.below(len(others))]
        pair = Pair(told(table), told(table), reader)
        pair.do("start", -1, ("", ""))
        one, two = pair.worlds
        names = setup.rules.space.names
        for seat, action in true_moves(table):
            secret = one.is_secret_choice()
            secrets += secret
            last = all(other in one.answers for other in one.asked() if other != seat)
            if secret and seat == secretive and not last:
                options = two.state.legal_actions(seat)
                first = names[options[rng.below(len(options))]]
                pair.do("answer", seat, (names[action], first), f"client-{one.number}")
                for _ in range(rng.below(4)):
                    pair.change(seat, names[options[rng.below(len(options))]])
                pair.change(seat, names[action])
                changed += 1
            else:
                pair.do("answer" if secret else "move", seat, (names[action],) * 2, f"client-{one.number}")
            if rng.below(20) == 0:
                pair.do("chat", seat, ("well", "well"))
            if rng.below(15) == 0 or secretive in one.answers:  # before that both worlds are one
                assert pair.differing(game, rng) == []
            if rng.below(4) == 0 and not secret and one.may_cancel(seat):
                assert two.may_cancel(seat)
                pair.do("cancel", seat, ("", ""))
                pair.do("move", seat, (names[action],) * 2)
        assert pair.differing(game, rng, past=True) == []
        assert one.n < two.n or not two.changed_answers
    assert changed > 0 or secrets == 0, "a game without simultaneous choices has nothing to change"
    assert secrets > 0 or game not in ("el-grande", "dials")


SEED = bytes(range(32))
DIALS: dict[str, Any] = {"players": 3, "numbers": 5}
END = "That was all."


async def sat_at(at: At, ada: Person, ben: Person) -> str:
    """A table of dials with a known deal; Ada has the seats A and C, and Ben sits at B."""
    wanted = CreateTable(
        game="dials", options=DIALS, seats=[SeatRequest(kind="me"), SeatRequest(), SeatRequest(kind="here")]
    )
    await ada.http.put("/api/session")
    device = people.hashed(ada.http.cookies["grandee"])
    made = await seating.make(at.server.manager, wanted, device, SEED)
    joined = await ben.post(f"/tables/{made.table}/join", name="Ben", invitation=made.invitation)
    assert joined.status_code == 200, joined.text
    return made.table


async def everything(person: Person, table: str, seat: str) -> list[Any]:
    """All that can be asked for over HTTP about a table."""
    said = []
    words = () if seat else ("/text",)  # the toy game has none for its questions
    for path in ("", "/log", "/log?after=2", "/frames", "/record", "/facts", *words):
        answer = await person.http.get(f"/api/tables/{table}{path}", params={"seat": seat} if path != "/facts" else {})
        said.append((answer.status_code, answer.headers.get("etag", ""), answer.content.replace(table.encode(), b"ID")))
    for path in ("/tables", "/mine"):
        listed = (await person.get(path)).json()["tables"]
        said.append((0, "", msgspec.json.encode([{**each, "table": ""} for each in listed if each["table"] == table])))
    return said


@pytest.mark.parametrize("seat", ["", "B"])
def test_nobody_hears_over_the_wire_that_an_answer_was_changed(seat: str, tmp_path: Path, database: str) -> None:
    """Two tables with the same deal, at the same time: at the second one Ada changes her mind again and again.

    With PostgreSQL the readers are at another worker than the players.
    """

    async def play() -> None:
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(serving(tmp_path, database=database))
            there = here
            if here.server.store.shared:
                there = await stack.enter_async_context(serving(tmp_path, database=database))
            for at in (here, there):
                at.server.manager.now = lambda: 1_000_000_000_000
            ada, ben = [await stack.enter_async_context(Person(here.url)) for _ in "ab"]
            tables = [await sat_at(here, ada, ben) for _ in "12"]
            reader = await stack.enter_async_context(through(ben, there) if seat else Person(there.url))
            streams = []
            for table in tables:
                async with reader.listening(table, seat, after=0) as ear:
                    frames = await heard(ear, '"what":"start"')
                    if seat:  # another worker hears of it at any time, and says it to all from then on
                        await until(partial(is_online, ada, table, seat))
                    said = [await rounds(ada, ben, table, changes=3 if table == tables[1] else 0)]
                    frames += await heard(ear, END)
                    said += await everything(reader, table, seat)
                    streams.append(([frame.replace(table, "ID") for frame in frames], said))
            assert streams[0] == streams[1]
            logs = [await here.server.store.entries(table) for table in tables]
            assert len(logs[1]) == len(logs[0]) + 9
        async with serving(tmp_path, database=database) as again, Person(again.url) as reader:
            again.server.manager.now = lambda: 1_000_000_000_000
            one, two = [await everything(reader, table, "") for table in tables]
            assert one == two  # after a restart neither

    asyncio.run(play())


async def rounds(ada: Person, ben: Person, table: str, changes: int) -> list[str]:
    """Two rounds and a half, in which seat A changes its answer; what Ben's moves are answered, and the last words."""
    answers = []
    for number in range(3):
        said = await ada.sees(table, "A")
        final, other = said["moves"][0], said["moves"][-1]
        for revision in range(changes + 1):
            move = final if revision == changes else other
            done = await ada.plays(table, "A", move, said["version"], revision=revision)
            assert done.status_code == 200, done.text
            assert done.json()["revision"] == revision + 1
        assert (await ada.sees(table, "A"))["chosen"] == final
        await ada.plays(table, "C", final, said["version"])
        if number < 2:
            done = await ben.plays(table, "B", final, said["version"], after=0)
            answers.append(done.text.replace(table, "ID"))
    done = await ada.post(f"/tables/{table}/chat", seat="C", text=END, id=ada.new_id())
    return [*answers, done.text]


async def heard(ear: SocketReader, end: str) -> list[str]:
    """All that comes over a socket, to the end, but for who is there, which is told at any time."""
    frames: list[str] = []
    while not frames or end not in frames[-1]:
        async with asyncio.timeout(PATIENCE):
            frame = await ear.socket.recv()
        if '"type":"presence"' not in frame:
            frames.append(frame)
    return frames
