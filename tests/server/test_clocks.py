"""Time that is used stays used: whatever becomes of a seat, of the machine's clock or of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.server.api import Bank, Clock, Days, Terms
from grandee.server.storage.store import LogEntry
from grandee.server.tables.clock import DAY, RETURN_TIME, SteadyTime
from grandee.server.tables.scheduler import Scheduler
from grandee.server.tables.state import Sitter, TableState
from tests.kit import rule
from tests.server.kit import HERE, ME, At, Person, bot, serving
from tests.server.test_authority import at_time
from tests.server.test_seats import problem
from tests.server.test_workers import through

BANK: dict[str, Any] = {"kind": "bank", "seconds": 20, "increment": 5}
DAYS: dict[str, Any] = {"kind": "days", "days": 3}


class Timed:
    """A table of two people at which A is to move, and whose entries come when we say so."""

    def __init__(self, clock: Clock) -> None:
        setup = load_game("el-grande").set_up({"players": 2, "start_seat": "A"})
        sitters = [Sitter("person", "Ada"), Sitter("person", "Ben")]
        self.state = TableState("timed", setup, seed_bytes(1), Terms(clock=clock), sitters)
        self.now = 0
        self.take("start", -1)

    def take(self, what: str, seat: int, text: str = "") -> None:
        self.state.take(LogEntry(self.state.n + 1, self.now, what, seat, text))

    def sits(self, seat: int, kind: str, **more: Any) -> None:
        self.take("seat", seat, msgspec.json.encode(Sitter(kind, "Ada", **more)).decode())  # type: ignore[arg-type]

    def plays(self, seat: int) -> None:
        table_state = self.state
        self.take("move", seat, table_state.setup.rules.space.names[table_state.state.legal_actions(seat)[0]])

    def left(self, seat: int) -> int | None:
        return self.state.clocks.time_left(seat, self.now)


@pytest.mark.parametrize("clock", [Bank(20, 5), Days(3)])
def test_a_bot_and_back_gives_no_time(clock: Clock) -> None:
    table = Timed(clock)
    whole = table.left(0)
    assert whole is not None
    table.now = 15_000
    for _ in range(4):
        before = table.left(0)
        table.sits(0, "bot", bot="knight")
        table.now += 1_000  # the bot thinks, and so may the person
        table.sits(0, "person")
        assert table.left(0) == (before or 0) - 1_000
    assert table.left(0) == whole - 19_000
    assert table.state.clocks.deadline(0) == whole  # as if nothing had been


@pytest.mark.parametrize("clock", [Bank(20, 5), Days(3)])
def test_what_a_bot_thinks_costs_nobody_time_and_pays_nobody(clock: Clock) -> None:
    table = Timed(clock)
    table.now = 10_000
    table.sits(0, "bot", bot="knight")
    before = table.left(0)
    while 0 in table.state.asked():
        table.now += 3_000
        table.plays(0)
    table.sits(0, "person")
    if isinstance(clock, Bank):
        assert table.left(0) == before == 10_000  # no increment for a turn that a bot has ended
    else:
        assert table.left(0) is None  # the next turn has its own days


@pytest.mark.parametrize("clock", [Bank(20, 5), Days(3)])
def test_who_sits_down_takes_the_clock_as_it_is(clock: Clock) -> None:
    table = Timed(clock)
    whole = table.left(0)
    table.now = 15_000
    table.sits(0, "open")
    table.now += 2_000  # a free seat is waited for like any other
    table.sits(0, "person")
    assert table.left(0) == (whole or 0) - 17_000
    table.sits(0, "open")
    assert table.state.clocks.late(whole or 0) == [0]  # if nobody comes in time, a bot plays on


@pytest.mark.parametrize("clock", [Bank(20, 5), Days(3)])
def test_who_was_late_has_a_minute_once_a_game(clock: Clock) -> None:
    table = Timed(clock)
    clocks = table.state.clocks
    table.now = 20_000 if isinstance(clock, Bank) else 3 * DAY
    for again in (False, True):
        assert clocks.late(table.now) == [0]
        table.take("flag", 0)
        table.now += 500
        assert table.left(0) == 0
        assert clocks.may_return(0, table.now) == (not again)
        table.sits(0, "person")
        assert table.left(0) == (0 if again else RETURN_TIME)
        table.now += RETURN_TIME
    assert clocks.may_return(1, table.now)  # the other seat has had nothing


@pytest.mark.parametrize("clock", [Bank(20, 5), Days(3)])
@pytest.mark.parametrize("asked", [True, False])
def test_a_seat_that_was_late_can_be_given_to_somebody_else(clock: Clock, asked: bool) -> None:
    table = Timed(clock)
    clocks = table.state.clocks
    table.now = 20_000 if isinstance(clock, Bank) else 3 * DAY
    table.take("flag", 0)
    while not asked and 0 in table.state.asked():  # the bot plays, and the turn of the other one comes
        table.plays(0)
    table.now += 500
    table.sits(0, "open")
    while not asked and 0 not in table.state.asked():
        table.plays(1)
    assert clocks.late(table.now) == []
    minute = table.left(0)
    assert minute == (RETURN_TIME if asked or isinstance(clock, Bank) else 3 * DAY)  # a later turn has days of its own
    table.now += 10_000  # until somebody comes
    assert clocks.may_return(0, table.now)
    table.sits(0, "person")
    assert table.left(0) == minute - 10_000
    table.sits(0, "open")  # and again: nobody gets more by that
    table.sits(0, "person")
    assert table.left(0) == minute - 10_000
    assert clocks.late(table.now + minute) == [0]


def test_nothing_is_taken_back_from_before_a_return() -> None:
    """Taking back restores the clocks: not those from before the time was over."""
    table = Timed(Bank(20, 5))
    table.plays(0)
    assert table.state.may_cancel(0)
    table.now = 1_000
    table.sits(0, "bot", bot="knight")
    table.sits(0, "person")
    assert not table.state.may_cancel(0)


@pytest.mark.parametrize("clock", [BANK, DAYS])
def test_coming_back_a_second_time_is_refused_kindly(clock: dict[str, Any], tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            times = at_time(at)
            options = {"players": 2, "start_seat": "A"}
            terms = {"clock": clock, "late_bot": "grandee"}
            table = (await ada.make("el-grande", [ME, HERE], options=options, terms=terms))["table"]
            scheduler = at.server.manager.attend.__self__  # type: ignore[attr-defined]
            assert isinstance(scheduler, Scheduler)
            at.server.manager.attend = lambda *_: None  # the bot thinks for ever
            for again in (False, True):
                times[0] = (await ada.sees(table))["seats"][0]["deadline"]
                await scheduler.check_clocks(at.server.manager.tables[table])
                assert (await ada.sees(table))["seats"][0]["kind"] == "bot"
                back = await ada.post(f"/tables/{table}/seats/A", to="back")
                if not again:
                    assert (await ada.sees(table))["seats"][0]["left"] == RETURN_TIME
            assert problem(back) == (409, "problem-no-time")
            assert (await ada.sees(table))["seats"][0]["kind"] == "bot"

    asyncio.run(play())


@rule("EG-GEN-13", "AMB-91")
@pytest.mark.parametrize(("king", "answer"), [("toledo", "toledo"), ("france", "court"), ("portugal", "court")])
def test_what_a_late_disk_means_wherever_the_king_is(king: str, answer: str) -> None:
    game = load_game("el-grande")
    setup = game.set_up({"edition": "2023", "players": 3, "new_regency": True})
    position = {"at": "general_scoring", "round": 3, "king": king, "castillo": {"A": 2, "B": 1}}
    state = game.position(setup, position, seed_bytes(1))
    move = game.answer_when_late(setup, state, 0)
    assert move == f"castillo_disk {answer}"
    assert setup.rules.space.numbers[move] in state.legal_actions(0)


@rule("EG-DISK-4", "AMB-15")
def test_a_disk_that_is_not_set_in_time_means_the_court(tmp_path: Path) -> None:
    """Before a general scoring; whatever is asked later is the bot's."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            times = at_time(at)
            terms = {"clock": DAYS, "late_bot": "random"}
            options = {"players": 2, "short_game": "two_per_period"}
            table = (await ada.make("el-grande", [ME, bot("random")], options=options, terms=terms))["table"]
            while (now := await ada.sees(table, "A")).get("decision") != "castillo_disk" or not now["moves"]:
                throws = [move for move in now["moves"] if move.endswith(" castillo")]
                for move in (throws or now["moves"])[:1]:
                    await ada.plays(table, "A", move, now["version"])
                await asyncio.sleep(0.002)
            king = now["view"]["king"]
            scheduler = at.server.manager.attend.__self__  # type: ignore[attr-defined]
            assert isinstance(scheduler, Scheduler)
            times[0] = now["seats"][0]["deadline"]
            await scheduler.check_clocks(at.server.manager.tables[table])
            told = (await ada.get(f"/tables/{table}/log", seat="A", after=now["n"])).json()["happened"]
            while not any(event[0] == "general-scoring" for each in told for event in each["events"]):
                await asyncio.sleep(0.01)
                told = (await ada.get(f"/tables/{table}/log", seat="A", after=now["n"])).json()["happened"]
            events = [event for each in told for event in each["events"]]
            assert ["disk-shown", "A", king] in events
            assert [event[2] for event in events if event[:2] == ["left-castillo", "A"]] == ["court"]

    asyncio.run(play())


def test_a_bank_does_not_grow_by_leaving_and_sitting_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            times = at_time(at)
            options = {"players": 2, "start_seat": "B"}
            made = await ada.make("el-grande", [ME], options=options, terms={"clock": BANK})
            table = made["table"]
            for stay in (15_000, 1_000, 1_000):
                joined = await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
                assert joined.status_code == 200, joined.text
                times[0] += stay
                left = (await ben.sees(table, "B"))["seats"][1]["left"]
                assert (await ben.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
            assert left == 3_000

    asyncio.run(play())


# -- the machine's clock -----------------------------------------------------------------------------------------------


def test_time_goes_on_when_the_clock_of_the_machine_is_put_back() -> None:
    wall, elapsed = [10_000_000_000], [0]
    time = SteadyTime(lambda: wall[0], lambda: elapsed[0])
    assert time.now() == 10_000

    def later(by: int, shown: int) -> int:
        elapsed[0] += by
        wall[0] = shown
        return time.now()

    assert later(1_000_000_000, 11_000_000_000) == 11_000
    assert later(1_000_000_000, 1_000_000_000) == 12_000  # put back by eleven seconds: another second is over
    assert [later(400_000, 0) for _ in range(5)] == [12_000, 12_000, 12_001, 12_001, 12_002]  # none is rounded away
    assert later(1_000_000_000, 60_000_000_000) == 60_000  # put right again
    time.advance_to(70_000)
    assert later(500_000_000, 60_500_000_000) == 70_500
    time.advance_to(1)
    assert time.now() == 70_500


def put_back(at: At, by: int) -> None:
    """The clock of the machine on which a server runs is put back."""
    real = at.server.manager.time.wall
    at.server.manager.time.wall = lambda: real() - by * 1_000_000


@pytest.mark.parametrize("hours", [1, 48])
def test_a_clock_that_is_put_back_gives_nobody_time(hours: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, HERE], options=options, terms={"clock": DAYS}))["table"]
            before = (await ada.sees(table))["seats"][0]["left"]
            put_back(at, hours * 3_600_000)
            after = (await ada.sees(table))["seats"][0]["left"]
            assert before - 60_000 < after <= before

    asyncio.run(play())


def test_a_restart_with_a_clock_that_was_put_back_gives_nobody_time(tmp_path: Path, database: str) -> None:
    """The newest entry of all tables says how late it was, also that of a game that is over."""

    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, HERE], options=options, terms={"clock": DAYS}))["table"]
            put_back(at, -DAY)  # a day later
            other = (await ada.make("dials", [bot("random"), bot("random")], options={"players": 2}))["table"]
            await ada.sees(other)
            before = (await ada.sees(table))["seats"][0]["left"]
            newest = max(entry.at for entry in await at.server.store.entries(other))
            cookies = dict(ada.http.cookies)
            assert before <= 2 * DAY
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            ada.http.cookies.update(cookies)
            said = await ada.sees(table)
            assert said["now"] >= newest
            assert said["seats"][0]["left"] <= 3 * DAY - (newest - min_at(await at.server.store.entries(table)))

    asyncio.run(play())


def min_at(entries: list[LogEntry]) -> int:
    return min(entry.at for entry in entries)


def test_a_worker_whose_clock_is_behind_goes_by_what_the_others_wrote(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, database=postgresql) as one,
            serving(tmp_path, database=postgresql) as two,
            Person(one.url) as ada,
        ):
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, HERE], options=options, terms={"clock": DAYS}))["table"]
            put_back(one, -DAY)
            await ada.post(f"/tables/{table}/chat", seat="A", text="Late, is it?", id=ada.new_id())
            ahead = (await ada.sees(table))["seats"][0]["left"]
            behind = (await through(ada, two).sees(table))["seats"][0]["left"]
            assert behind <= ahead + 60_000 < 3 * DAY - DAY // 2

    asyncio.run(play())
