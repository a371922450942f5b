"""Bots in processes of their own: what they answer, how they fail, and that nothing is left of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.game import seed_bytes
from grandee.games import SHIPPED, load_game
from grandee.records import record
from grandee.records.match import Match
from grandee.server.bots import bot_pool
from grandee.server.bots.bot_pool import BotPool, BotRequest, NoAnswer, determinized_bytes
from tests.arena import some_bots as failing
from tests.kit import walk
from tests.server import some_bots as own
from tests.server.kit import PATIENCE

FAILING, OWN = failing.__file__, own.__file__


@asynccontextmanager
async def crew(workers: int = 1, limit: float = 20.0) -> AsyncIterator[BotPool]:
    found = BotPool(workers, limit)
    await found.start()
    try:
        yield found
    finally:
        await found.close()


def ask_at(table: Match, bot: str, name: str = "t1", seed: int = 5) -> BotRequest:
    """What the server asks for the lowest seat that is to answer."""
    seat = int(table.state.to_move())
    written = record.of_match(table, whole=True)
    return BotRequest(
        table=name,
        game=written.game,
        options=written.options,
        custom=written.custom,
        bot=bot,
        seat=seat,
        state=determinized_bytes(table.state, seat),
        seed=seed,
    )


def some_table(game: str = "el-grande") -> Match:
    """A table with a decision that has many options."""
    setup = load_game(game).set_up({"players": 3})
    tables = (walk(setup, seed, 20) for seed in range(1, 100))
    return next(table for table in tables if len(table.state.legal_actions(table.state.to_move())) >= 4)


def ask(bot: str, name: str = "t1", game: str = "el-grande") -> BotRequest:
    return ask_at(some_table(game), bot, name)


def options(game: str = "el-grande") -> list[int]:
    state = some_table(game).state
    return state.legal_actions(state.to_move())


async def reason(of: BotPool, asked: BotRequest) -> tuple[str, str]:
    with pytest.raises(NoAnswer) as no_answer:
        await of.choose(asked)
    return no_answer.value.reason, no_answer.value.detail


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended; who ends without a parent may wait long to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file into which bots of other processes write."""
    file = tmp_path / "notes"
    file.touch()
    monkeypatch.setenv("GRANDEE_TEST_NOTES", str(file))
    return file


# -- answers ---------------------------------------------------------------------------------------


def test_whole_games_are_played_and_the_same_asks_get_the_same_answers() -> None:
    async def game(thinking: BotPool, game: str, name: str) -> list[str]:
        table = Match(load_game(game).set_up({"players": 3}), seed_bytes(3))
        while not table.over and len(table.moves) < 60:
            asked = ask_at(table, ("random", "knight", "greedy")[len(table.moves) % 3], name, len(table.moves))
            table.play_action(asked.seat, await thinking.choose(asked))
        return table.moves

    async def scene() -> None:
        async with crew(2) as thinking:
            for name in SHIPPED:
                one, two = await asyncio.gather(game(thinking, name, "one"), game(thinking, name, "two"))
                assert one == two
                assert len(one) == 60

    asyncio.run(scene())


def test_every_chosen_option_is_one_of_those_offered() -> None:
    async def scene() -> None:
        async with crew() as thinking:
            for game in SHIPPED:
                for bot in ("random", "knight", "search@5ms"):
                    assert await thinking.choose(ask(bot, game=game)) in options(game)
                assert len({await thinking.choose(ask("duke", game=game)) for _ in range(3)}) == 1
            for seed in (-1, 2**64 - 1):
                assert await thinking.choose(msgspec.structs.replace(ask("knight"), seed=seed)) in options()

    asyncio.run(scene())


def test_options_and_custom_data_reach_the_worker() -> None:
    deck = (Path(sys.modules["grandee"].__path__[0]) / "games/el_grande/data/cards.toml").read_text("utf-8")
    setup = load_game("el-grande").set_up({"players": 2, "deck": "mine.toml"}, "", {"deck": deck})
    table = walk(setup, 3, 10)
    asked = ask_at(table, "knight")
    assert asked.custom

    async def scene() -> None:
        async with crew() as thinking:
            assert await thinking.choose(asked) in table.state.legal_actions(asked.seat)

    asyncio.run(scene())


# -- failures --------------------------------------------------------------------------------------


def test_a_bot_that_fails_says_why_and_harms_no_other() -> None:
    wanted = {
        f"{FAILING}:Wrong": ("illegal", "9999"),
        f"{FAILING}:Odd": ("illegal", "'king'"),
        f"{FAILING}:Unspeakable": ("raised", "ValueError: no name"),
        f"{FAILING}:Raises": ("raised", "ValueError: mine and more"),
        f"{FAILING}:Stillborn": ("raised", "RuntimeError: no"),
        f"{FAILING}:Leaves": ("raised", "SystemExit: 3"),
        f"{FAILING}:Interrupts": ("raised", "KeyboardInterrupt"),
        f"{FAILING}:Dies": ("died", "exit 1"),
        f"{FAILING}:Crashes": ("died", "SIGSEGV"),
        f"{OWN}:Mumbles": ("raised", r"ValueError: \ud800" + "x" * 287),
    }

    async def scene() -> None:
        async with crew() as thinking:
            for bot, said in wanted.items():
                assert await reason(thinking, ask(bot)) == said
                assert await thinking.choose(ask("random")) in options()

    asyncio.run(scene())


def test_what_cannot_be_asked_is_unknown() -> None:
    good = ask("random")
    bad: dict[str, dict[str, Any]] = {
        "bot nobody: there is no such bot": {"bot": "nobody"},
        "bot none.py: cannot be read": {"bot": "none.py:Bot"},
        "game chess: there is no such game": {"game": "chess"},
        "players: 9 is not": {"options": {"players": 9}},
        "these are 3 bytes": {"state": b"abc"},
        "is not asked": {"seat": (good.seat + 1) % 3},
        "seat 77 is not asked": {"seat": 77},
    }

    async def scene() -> None:
        async with crew() as thinking:
            for said, change in bad.items():
                found = await reason(thinking, msgspec.structs.replace(good, **change))
                assert found[0] == "unknown"
                assert said in found[1]
            assert await thinking.choose(good) in options()

    asyncio.run(scene())


@pytest.mark.slow
def test_endless_thinking_is_slow_and_its_process_is_replaced() -> None:
    async def scene() -> None:
        async with crew(limit=0.4) as thinking:
            (before,) = vars(thinking)["_running_workers"]
            for bot in ("Endless", "Stubborn", "Sits"):
                for _ in range(2 if bot == "Sits" else 0):
                    await thinking.choose(ask(f"{FAILING}:{bot}"))
                assert await reason(thinking, ask(f"{FAILING}:{bot}")) == ("slow", "> 0.4 s")
            assert await thinking.choose(ask("random")) in options()
            (after,) = vars(thinking)["_running_workers"]
            assert after is not before
            assert before.process.returncode == -signal.SIGKILL

    asyncio.run(scene())


def test_a_worker_that_ends_while_idle_costs_nobody_an_answer() -> None:
    async def scene() -> None:
        async with crew() as thinking:
            (before,) = vars(thinking)["_running_workers"]
            await thinking.choose(ask(f"{OWN}:Ends"))
            await until(lambda: before not in vars(thinking)["_running_workers"])
            assert await thinking.choose(ask("random")) in options()
            assert before.process.returncode == 7

    asyncio.run(scene())


def test_what_bots_print_and_read_disturbs_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    async def scene() -> None:
        async with crew() as thinking:
            assert [await thinking.choose(ask(f"{OWN}:Shouts")) for _ in range(3)] == options()[:3]

    asyncio.run(scene())
    out, err = capfd.readouterr()
    assert out == ""
    for way in ("by print", "past print", "by number", "by a child"):
        assert err.count(f"shouted {way}\n") == 3


def test_a_worker_that_cannot_begin_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def scene() -> None:
        with pytest.raises(ChildProcessError, match="exit 3"):
            await BotPool(1).start()

    program = tmp_path / "python"
    program.write_text("#!/bin/sh\nexit 3\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    asyncio.run(scene())


def test_a_place_is_tried_again_until_a_worker_can_begin(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with crew() as thinking:
            monkeypatch.setattr(sys, "executable", "/nowhere/python")
            assert (await reason(thinking, ask(f"{FAILING}:Dies")))[0] == "died"
            waiting = asyncio.create_task(thinking.choose(ask("random")))
            await until(lambda: "could not begin" in caplog.text)
            monkeypatch.undo()
            assert await waiting in options()

    monkeypatch.setattr(bot_pool, "RETRY_PAUSE", 0.05)
    asyncio.run(scene())


# -- who thinks about what -------------------------------------------------------------------------


def test_a_table_goes_to_the_worker_that_has_its_bots() -> None:
    counts = f"{OWN}:Counts"

    async def scene() -> None:
        async with crew(2) as thinking:
            await until(lambda: len(vars(thinking)["_idle"]) == 2)
            order = "abbaab"
            assert [await thinking.choose(ask(counts, name)) for name in order] == [
                options()[order[:n].count(name)] for n, name in enumerate(order)
            ]
            napping = asyncio.create_task(thinking.choose(ask(f"{OWN}:Naps", "b")))
            await asyncio.sleep(0.05)
            met = await thinking.choose(ask(counts, "b"), address="another")
            assert met == options()[0], "the idle worker has not met this bot"
            assert not napping.done()
            await napping

    asyncio.run(scene())


def test_a_worker_keeps_the_bots_of_the_last_eight_seats() -> None:
    counts = f"{OWN}:Counts"

    async def scene() -> None:
        async with crew() as thinking:
            for turn in range(2):
                for number in range(8):
                    assert await thinking.choose(ask(counts, f"t{number}")) == options()[turn]
            await thinking.choose(ask(counts, "ninth"))
            assert await thinking.choose(ask(counts, "t1")) == options()[2]
            assert await thinking.choose(ask(counts, "t0")) == options()[0]

    asyncio.run(scene())


def test_who_asks_first_is_answered_first() -> None:
    answered: list[int] = []

    async def one(thinking: BotPool, number: int) -> None:
        await thinking.choose(ask("random", f"t{number % 3}"))
        answered.append(number)

    async def scene() -> None:
        async with crew() as thinking:
            await asyncio.gather(*(one(thinking, number) for number in range(30)))

    asyncio.run(scene())
    assert answered == list(range(30))


async def order(thinking: BotPool, asks: list[tuple[str, str]], background: str = "") -> list[tuple[str, str]]:
    """Let one worker think while all these ask, each an address and a table; the order in which they are answered."""
    answered: list[tuple[str, str]] = []

    async def one(address: str, table: str) -> None:
        await thinking.choose(ask(f"{OWN}:Counts", table), address == background, address)
        answered.append((address, table))

    first = asyncio.create_task(thinking.choose(ask(f"{OWN}:Naps", "first"), address="somebody"))
    await until(lambda: not vars(thinking)["_idle"])
    await asyncio.gather(first, *(one(*each) for each in asks))
    return answered


def test_who_has_many_tables_waits_for_itself_and_not_others_for_it() -> None:
    async def scene() -> None:
        async with crew() as thinking:
            many = [("many", f"t{n}") for n in range(18)]
            answered = await order(thinking, [*many, ("few", "a"), ("few", "b"), ("one", "c")])
            assert answered[:5] == [("many", "t0"), ("few", "a"), ("one", "c"), ("many", "t1"), ("few", "b")]
            assert answered[5:] == many[2:]

    asyncio.run(scene())


def test_the_tables_of_one_address_take_turns() -> None:
    async def scene() -> None:
        async with crew() as thinking:
            await thinking.choose(ask(f"{OWN}:Counts", "a"), address="x")
            answered = await order(thinking, [("x", "a"), ("x", "a"), ("x", "b"), ("x", "b"), ("x", "c")])
            assert [table for _, table in answered] == ["b", "c", "a", "b", "a"]

    asyncio.run(scene())


def test_tables_without_people_come_last() -> None:
    async def scene() -> None:
        async with crew() as thinking:
            answered = await order(thinking, [("bots", "a"), ("x", "b"), ("x", "c")], background="bots")
            assert answered == [("x", "b"), ("x", "c"), ("bots", "a")]

    asyncio.run(scene())


def test_no_address_has_the_last_of_several_workers(notes: Path) -> None:
    """One that holds all it may have for as long as it can, and one that comes by: it is answered meanwhile."""

    async def scene() -> None:
        async with crew(2) as thinking:
            await until(lambda: len(vars(thinking)["_idle"]) == 2)
            many = [
                asyncio.create_task(thinking.choose(ask(f"{OWN}:Sits", f"t{n}"), address="many")) for n in range(18)
            ]
            await until(lambda: notes.read_text("utf-8").endswith("\n"))
            given_up = many.pop()
            given_up.cancel()
            for n in range(5):
                assert await thinking.choose(ask("random", f"o{n % 2}"), address="other") in options()
            assert len(notes.read_text("utf-8").split()) == 1, "one of the many thinks, all others wait"
            assert not any(each.done() for each in many)
            for each in many:
                each.cancel()

    asyncio.run(scene())


def test_many_asks_at_once_are_all_answered() -> None:
    asks = [ask_at(table, "knight", f"t{n % 40}", n) for n in range(200) for table in [MANY[n % len(MANY)]]]

    async def scene() -> list[int]:
        async with crew(2) as thinking:
            return await asyncio.gather(*map(thinking.choose, asks))

    found = asyncio.run(scene())
    assert all(action in MANY[n % len(MANY)].state.legal_actions(asks[n].seat) for n, action in enumerate(found))


MANY = [walk(load_game(game).set_up({"players": 3}), seed, 15) for game in SHIPPED for seed in (1, 2, 3)]


# -- giving up -------------------------------------------------------------------------------------


def test_a_queued_ask_that_is_cancelled_is_never_thought_about(notes: Path) -> None:
    async def scene() -> None:
        async with crew() as thinking:
            napping = asyncio.create_task(thinking.choose(ask(f"{OWN}:Naps")))
            queued = [asyncio.create_task(thinking.choose(ask(f"{OWN}:Notes", str(n)))) for n in range(3)]
            await asyncio.sleep(0.05)
            (before,) = vars(thinking)["_running_workers"]
            queued[1].cancel()
            await asyncio.gather(napping, queued[0], queued[2])
            assert queued[1].cancelled()
            assert notes.read_text("utf-8").split() == ["asked", "asked"]
            assert vars(thinking)["_running_workers"] == {before}, "no process was ended"

    asyncio.run(scene())


def test_an_ask_that_is_cancelled_is_thought_to_its_end_and_its_answer_dropped() -> None:
    """The process stays, with all that its bots know, and nobody gets an answer that was meant for another."""

    async def scene() -> None:
        async with crew() as thinking:
            (worker,) = vars(thinking)["_running_workers"]
            assert await thinking.choose(ask(f"{OWN}:Naps")) == options()[0]
            for turn in range(2):
                given_up = asyncio.create_task(thinking.choose(ask(f"{OWN}:Naps")))
                await until(lambda: not vars(thinking)["_idle"])
                given_up.cancel()
                others = [thinking.choose(ask(f"{OWN}:Counts", f"{turn} {n}", game="kabale")) for n in range(3)]
                assert await asyncio.gather(*others) == [options("kabale")[0]] * 3
                assert given_up.cancelled()
                assert vars(thinking)["_running_workers"] == {worker}
                assert worker.is_running
            await until(lambda: vars(thinking)["_idle"] == [worker])
            assert not vars(thinking)["_busy"]
            remembered = await thinking.choose(ask(f"{OWN}:Naps"))
            assert remembered == options()[3], "the bot that was given up twice is still there"

    asyncio.run(scene())


def test_what_is_given_up_and_never_ends_is_ended_by_its_limit(notes: Path) -> None:
    async def scene() -> None:
        async with crew(limit=1.0) as thinking:
            running = asyncio.create_task(thinking.choose(ask(f"{OWN}:Sits")))
            await until(lambda: notes.read_text("utf-8").endswith("\n"))
            pid = int(notes.read_text("utf-8"))
            running.cancel()
            assert await thinking.choose(ask("random")) in options()
            assert running.cancelled()
            assert not is_running(pid)

    asyncio.run(scene())


def test_closing_ends_all_processes_and_answers_everybody(notes: Path) -> None:
    async def scene() -> None:
        thinking = BotPool(1)
        await thinking.start()
        asked = [asyncio.create_task(reason(thinking, ask(f"{OWN}:Sits"))) for _ in range(3)]
        await until(lambda: notes.read_text("utf-8").endswith("\n"))
        await thinking.close()
        assert await asyncio.gather(*asked) == [("died", "closed")] * 3
        assert not is_running(int(notes.read_text("utf-8")))
        assert await reason(thinking, ask("random")) == ("died", "closed")

    async def at_once() -> None:
        thinking = BotPool(2)
        await thinking.start()
        (first,) = vars(thinking)["_running_workers"]
        await thinking.close()
        assert first.process.returncode == -signal.SIGKILL

    asyncio.run(scene())
    asyncio.run(at_once())


SERVER = """
import asyncio, sys
import msgspec
from grandee.server.bots.bot_pool import BotPool, BotRequest

async def serve():
    pool = BotPool(2)
    await pool.start()
    while len(vars(pool)["_idle"]) < 2:
        await asyncio.sleep(0.01)
    print(*(worker.process.pid for worker in vars(pool)["_running_workers"]), flush=True)
    await pool.choose(msgspec.msgpack.decode(bytes.fromhex(sys.argv[1]), type=BotRequest))

asyncio.run(serve())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a search is thought to its end first")
def test_workers_end_with_a_server_that_is_killed(notes: Path) -> None:
    """One is idle, the other is in a call that lets no thread of it run."""
    asked = msgspec.msgpack.encode(ask(f"{OWN}:Sits")).hex()
    with subprocess.Popen([sys.executable, "-c", SERVER, asked], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = list(map(int, server.stdout.readline().split()))
        asyncio.run(until(lambda: notes.read_text("utf-8").endswith("\n")))
        assert int(notes.read_text("utf-8")) in pids
        assert [is_running(pid) for pid in pids] == [True, True]
        server.kill()
    asyncio.run(until(lambda: not any(map(is_running, pids))))


def test_a_worker_ends_when_nobody_asks_any_more() -> None:
    program = [sys.executable, "-m", "grandee.server.bots.bot_worker", str(os.getpid())]
    done = subprocess.run(program, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# -- the event loop --------------------------------------------------------------------------------


async def longest_lag(while_this: asyncio.Task[int]) -> float:
    """The longest time, in seconds, by which the loop came too late while a task ran."""
    longest = 0.0
    while not while_this.done():
        start = time.perf_counter()
        await asyncio.sleep(0.002)
        longest = max(longest, time.perf_counter() - start - 0.002)
    return longest


def test_the_event_loop_stays_responsive_while_the_strongest_bot_thinks() -> None:
    """A loop that thinks itself lags as long as it thinks. The best of a few tries counts: others may hold it up."""

    async def scene() -> None:
        async with crew() as thinking:
            shares: list[float] = []
            while len(shares) < 5 and min(shares, default=1.0) >= 0.2:
                start = time.perf_counter()
                lag = await longest_lag(asyncio.create_task(thinking.choose(ask("grandee", f"t{len(shares)}"))))
                thought = time.perf_counter() - start
                assert thought > 0.1, "it did think"
                shares.append(lag / thought)
            assert min(shares) < 0.2

    asyncio.run(scene())
