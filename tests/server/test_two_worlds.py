"""Two worlds over every channel of the server: messages with their sizes, records, words, refusals, what can be undone.

The second world is another past that the reader cannot tell from the true one; a table is folded from each of the two
logs, and everything that the server makes of them for this reader must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.games import title
from grandee.records.table import Table
from grandee.server import moves, study, views
from grandee.server.house import House
from grandee.server.live import Happened, Live, Sitter
from grandee.server.messages import Bank, Move, Terms
from grandee.server.notices.news import Turn, filled
from grandee.server.problems import Problem
from grandee.server.schema import OVER
from grandee.server.store import Entry
from grandee.server.thinkers import imagined
from tests.kit import GAMES, MOVES_A_SEAT, by_tier, random_options, walk
from tests.worlds import SECOND_WORLD, true_moves

SPOKEN = {"el-grande": "cs", "kabale": "de"}


class Told(Live):
    """A table that begins in a given state, as only a second world does."""

    start: State
    set_up_rows: list[list[int]]

    def begin(self) -> None:
        super().begin()
        self.state = self.start.clone()
        self.state.events = self.events
        self.events.rows[:] = [list(row) for row in self.set_up_rows]


def told(table: Table) -> Told:
    """A server's table for a table of records, at its beginning."""
    terms = Terms(clock=Bank(600, 5))
    names = [Sitter("person", letter) for letter in table.set_up.letters]
    live = Told("table", table.set_up, bytes(32), terms, names)
    live.start = table.history[0][0] if table.history else table.state
    live.set_up_rows = table.events.rows[: table.history[0][1] if table.history else None]
    return live


class Pair:
    """The same things done in both worlds, and compared for one reader after each of them."""

    def __init__(self, one: Told, two: Told, reader: int) -> None:
        self.worlds = (one, two)
        self.reader = reader
        self.streams: tuple[list[bytes], list[bytes]] = ([], [])
        self.told: tuple[list[Happened], list[Happened]] = ([], [])

    def do(self, what: str, seat: int, texts: tuple[str, str], client: str = "") -> None:
        for live, text, stream, told in zip(self.worlds, texts, self.streams, self.told, strict=True):
            n = live.n + 1
            happened = live.take(Entry(n, 1000 * n, what, seat, text, client))
            told.append(happened)
            stream.append(self.message(live, [happened], n - 1))
        assert self.streams[0][-1] == self.streams[1][-1]

    def message(self, live: Live, happened: list[Happened], after: int) -> bytes:
        return msgspec.json.encode(views.update(live, happened, after, self.reader, 1000 * live.n + 500))

    def differing(self, game: str, rng: Rng, past: bool = False) -> list[str]:
        tried = rng.below(int(self.worlds[0].set_up.rules.actions))
        both = zip(self.worlds, self.told, strict=True)
        one, two = (self.channels(live, told, game, tried, past) for live, told in both)
        return [name for name in one if one[name] != two[name]]

    def channels(self, live: Told, everything: list[Happened], game: str, tried: int, past: bool) -> dict[str, Any]:
        """Everything else that the server tells this reader now; `everything` is what a socket from the start gets."""
        reader, names = self.reader, live.set_up.rules.space.names
        channels: dict[str, Any] = {
            "table": msgspec.json.encode(views.table_said(live, reader, 10**9, [0])),
            "list": msgspec.json.encode(views.listed(live, ["A"], 10**9)),
            "missed": self.message(live, everything, 0),
            "notices": [notice(live, seat) for seat in sorted(live.waited_for())],
        }
        if live.phase != OVER:  # then everything is open
            channels["record"] = views.record_of(live, reader).to_json()
        if game in SPOKEN:
            channels["told"] = msgspec.json.encode(views.told(live, everything, reader, SPOKEN[game]))
        if past:
            channels["frames"] = framed(live, everything, reader)
        if reader >= 0:
            moves = [
                names[tried],
                names[tried // 2],
                "no such",
                *(names[option] for option in live.state.options(reader)),
            ]
            channels["why"] = [msgspec.json.encode(study.why(live, reader, move, "cs")) for move in moves]
            channels["what if"] = [what_if(live, reader, move) for move in moves[:12]]
            channels["refusals"] = [
                refusal(live, reader, move) for move in (names[tried], names[tried // 2], "no such")
            ]
            channels["stale"] = refusal(live, reader, names[tried], version=live.version + 1)
            channels["bot"] = imagined(live.state, reader)
        return channels


def blank(live: Told) -> Told:
    """The same table before anything was taken in."""
    again = Told(
        "table", live.set_up, bytes(32), live.terms, [Sitter("person", letter) for letter in live.set_up.letters]
    )
    again.start, again.set_up_rows = live.start, live.set_up_rows
    return again


def framed(live: Told, everything: list[Happened], reader: int) -> bytes:
    """The table entry by entry, from its log."""
    entries = study.without_cancelled(happened.entry for happened in everything)
    return msgspec.json.encode(asyncio.run(study.frames_of(blank(live), entries, reader)))


def what_if(live: Live, seat: int, move: str) -> bytes:
    try:
        return msgspec.json.encode(study.what_if(live, seat, move))
    except Problem as problem:
        return msgspec.json.encode(problem.said("de"))


def notice(live: Live, seat: int) -> bytes:
    """What is pushed when it is a seat's turn."""
    news = Turn(live.id, live.set_up.letters[seat], live.version, "A game", "https://grandee.example/t/table")
    return filled(news)


def refusal(live: Live, seat: int, move: str, version: int | None = None) -> bytes:
    """What the server answers to a move, without making it."""
    house = House.__new__(House)
    house.now = lambda: 10**9
    wanted = Move(
        seat=live.set_up.letters[seat], version=live.version if version is None else version, move=move, id="x" * 8
    )
    wanted.revision = live.revisions.get(seat, 0)
    try:
        return repr(moves.checked_move(house, live, seat, wanted)).encode()
    except Problem as problem:
        return msgspec.json.encode((problem.status, problem.said("pl")))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_reaches_it_on_no_channel_of_the_server(game: str) -> None:
    rng = Rng(len(game))
    cancelled = 0
    for _ in range(by_tier(10, 40, 1_000)):
        found = title(game)
        set_up = found.set_up(random_options(found, rng))
        table = walk(set_up, rng.word(), rng.below(MOVES_A_SEAT[game] * set_up.seats))
        reader = rng.below(set_up.seats + 1) - 1
        second = SECOND_WORLD[game](table, reader, rng)
        pair = Pair(told(table), told(second), reader)
        pair.do("start", -1, ("", ""))
        one, two = pair.worlds
        names = set_up.rules.space.names
        for (seat, action), (_, other) in zip(true_moves(table), true_moves(second), strict=True):
            what = "answer" if one.is_secret_choice() else "move"
            pair.do(what, seat, (names[action], names[other]), f"client-{one.n}")
            if rng.below(8) == 0:
                pair.do("chat", seat, ("well", "well"))
            if rng.below(25) == 0:
                assert pair.differing(game, rng) == []
            if rng.below(4) == 0 and what == "move" and one.may_cancel(seat) and two.may_cancel(seat):
                pair.do("cancel", seat, ("", ""))
                pair.do("move", seat, (names[action], names[other]))
                cancelled += 1
        assert pair.differing(game, rng, past=True) == []
        assert one.played() == true_moves(table)[: table.sealed]
    assert cancelled > 0 or game == "dials"
