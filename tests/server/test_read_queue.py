"""What strangers write, decks and records, is read in a process of its own, with an end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande.deck import deck_from
from grandee.games.el_grande.files import shipped
from grandee.records import record
from grandee.records.match import new
from grandee.server.api import Replay
from grandee.server.bots.bot_pool import Worker
from grandee.server.custom import read_queue, read_worker
from grandee.server.custom.checks import LONGEST_LINE, MOST_CHARACTERS, MOST_LINES, MOST_MARKS, check_custom
from grandee.server.custom.read_queue import ReadQueue, ReadWorker
from grandee.server.custom.read_worker import ReadSetup
from grandee.server.http.problems import Problem
from grandee.server.tables import study, views
from tests.server.kit import HERE, ME, Person, problem_of, serving

LONG = 120.0  # seconds after which a test gives up
ENDLESS = ".".join(["a"] * 19_990) + " = 1"  # takes seconds to read
DEEP = "\n".join(f"b{line}." + ".".join(["a"] * 490) + " = 1" for line in range(40))
NARROW = [  # as little as a line may hold, as often as there is room
    "\n".join(f"b{line}" + ".a" * MOST_MARKS + " = 1" for line in range(440)),
    "\n".join(f"[b{line}" + ".a" * MOST_MARKS + "]" for line in range(430)),
    "\n".join(f"b{line} = " + "{a=" * MOST_MARKS + "1" + "}" * MOST_MARKS for line in range(230)),
    "a = [\n" + "[],\n" * (MOST_LINES - 3) + "]",
    "a = [\n" + "1," * 400 + "\n" + ("1," * 400 + "\n") * 40 + "]",
    "[[a]]\n[[a.b]]\n[[a.b.c]]\n[[a.b.c.d]]\n" * 490,
]


def el_grande(text: str, **options: Any) -> ReadSetup:
    return ReadSetup(game="el-grande", options=options, preset="", custom={"deck": text})


def record_with(deck: str) -> str:
    """A record that brings a deck of its own."""
    table = new("el-grande", seed=1, players=2)
    said = json.loads(record.of_match(table, whole=True).to_json())
    return json.dumps({**said, "data": {}, "custom": {"deck": deck}})


# -- at a glance -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ENDLESS, "bad-line-length"),
        (DEEP, "bad-line-deep"),
        ("[" + "a." * 45 + "a]", "bad-line-deep"),
        ("x = {" + "'a' . " * 45 + "a = 1}", "bad-line-deep"),
        ("''." * 45 + "a = 1", "bad-line-deep"),
        ("\u2028.'\u2028'." * 45 + "a = 1", "bad-line-deep"),  # no end of a line in TOML
        ("x = " + "[" * 45 + "]" * 45, "bad-line-deep"),
        ("x = " + "{a=" * 45 + "1" + "}" * 45, "bad-line-deep"),
        ("\n" * MOST_LINES, "bad-lines"),
        ("#" * (LONGEST_LINE + 1), "bad-line-length"),
        ("#\n" * (MOST_CHARACTERS // 2) + "#", "bad-length"),
    ],
)
def test_what_would_take_long_is_refused_at_a_glance(text: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_custom({"deck": text})
    assert refused.value.message.message == message
    assert "deck" in refused.value.render("de")


@pytest.mark.slow
def test_what_is_not_refused_at_a_glance_is_read_in_the_time_of_a_plain_one() -> None:
    """Nothing that passes takes much longer than as many plain lines: no cost grows with the square of anything."""

    def seconds(text: str) -> float:
        started = time.process_time()
        tomllib.loads(text)
        return time.process_time() - started

    plain = "\n".join(f"key_number_{line} = [1, 2, 3]" for line in range(1_400))
    for text in NARROW:
        assert len(text) < MOST_CHARACTERS
        check_custom({"deck": text})
        spent, least = seconds(text), seconds(plain)
        for _ in range(50):  # in turns, as often as a busy machine needs: what it can do at best is compared
            if spent < 12 * least:
                break
            spent, least = min(spent, seconds(text)), min(least, seconds(plain))
        assert spent < 12 * least, text[:40]


def test_the_decks_that_are_shipped_pass() -> None:
    check_custom({"deck": shipped("cards.toml"), "map": shipped("map.toml")})


# -- in a process of its own -------------------------------------------------------------------------------------------


async def longest_pause(done: asyncio.Event) -> float:
    """How long this loop was held up at most."""
    longest, last = 0.0, time.perf_counter()
    while not done.is_set():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


@pytest.mark.slow
def test_a_reading_that_takes_too_long_is_ended_and_the_next_one_is_read() -> None:
    """Nobody waits longer than the limit, and the loop not at all."""

    async def play() -> None:
        done, crew = asyncio.Event(), ReadQueue(limit=2.0)
        watching = asyncio.create_task(longest_pause(done))
        try:
            async with asyncio.timeout(LONG):
                first = await crew.running_process()
                first.process.send_signal(signal.SIGSTOP)  # however fast the machine is, this one does not finish
                started = time.perf_counter()
                with pytest.raises(Problem) as refused:
                    await crew.read(el_grande(shipped("cards.toml")))
                took = time.perf_counter() - started
                assert (refused.value.status_code, refused.value.message) == (422, "problem-too-heavy")
                assert not first.is_running
                crew.limit = LONG
                assert (await crew.read(el_grande(shipped("cards.toml")))).startswith(b'{"game":"el-grande"')
                assert crew.worker is not first
        finally:
            done.set()
            await crew.close()
        assert took >= 2.0
        assert await watching < took / 2

    asyncio.run(play())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such order of processes")
@pytest.mark.parametrize(("kind", "nicer"), [(ReadWorker, 12), (Worker, 5)])
def test_the_server_computes_before_whoever_works_for_it(kind: type[Worker], nicer: int) -> None:
    """Linux shares a core among sessions first: there the session itself has to stand back."""

    async def play() -> None:
        worker = await kind.begin()
        try:
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(nicer + os.nice(0), 19)
            group = Path(f"/proc/{worker.process.pid}/autogroup")
            if group.exists() and os.access(group, os.W_OK):
                assert group.read_text("utf-8").endswith(f" nice {nicer}\n")
        finally:
            await worker.end()

    asyncio.run(play())


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "ITIMER_PROF"), reason="this system does not count what a process computes")
@pytest.mark.parametrize(
    ("text", "end"), [("#\n" * 30_000_000, "SIGPROF"), (ENDLESS, f"exit {read_worker.EXIT_OUT_OF_MEMORY}")]
)
def test_the_system_ends_a_process_that_takes_too_much_time_or_memory(text: str, end: str) -> None:
    async def play() -> None:
        crew = ReadQueue(limit=LONG)
        try:
            worker = await crew.running_process()
            with pytest.raises(Problem, match="problem-too-heavy"):
                await crew.read(el_grande(text))
            assert await worker.exit_reason() == end
        finally:
            await crew.close()

    asyncio.run(play())


def test_faults_come_back_as_they_were() -> None:
    async def play() -> None:
        crew = ReadQueue()
        try:
            for text in ("card = 1", shipped("cards.toml").replace('"evict"', '"evikt"'), "= 1", "a = 0x" + "f" * 900):
                with pytest.raises(BadInput) as here:
                    load_game("el-grande").set_up({}, "", {"deck": text})
                with pytest.raises(BadInput) as there:
                    await crew.read(el_grande(text))
                for language in ("en", "cs"):
                    assert there.value.render(language) == here.value.render(language)
        finally:
            await crew.close()

    asyncio.run(play())


def test_every_address_has_its_turn() -> None:
    """Who sends much waits long, and nobody else does; and not everybody may wait."""

    async def play() -> None:
        crew, order = ReadQueue(), list[str]()

        async def reads(address: str) -> None:
            await crew.read(el_grande(shipped("cards.toml")), address)
            order.append(address)

        try:
            await crew.running_process()
            tasks = [asyncio.create_task(reads("greedy")) for _ in range(read_queue.MOST_WAITING_OF_ADDRESS + 1)]
            await asyncio.sleep(0)
            tasks += [asyncio.create_task(reads(address)) for address in ("ada", "ben")]
            await asyncio.sleep(0)
            with pytest.raises(Problem, match="too-often"):
                await reads("greedy")
            async with asyncio.timeout(LONG):
                await asyncio.gather(*tasks)
        finally:
            await crew.close()
        assert order[:4] == ["greedy", "greedy", "ada", "ben"]
        assert len(order) == read_queue.MOST_WAITING_OF_ADDRESS + 3
        assert not crew.busy
        assert not crew.waiting

    asyncio.run(play())


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def play() -> None:
        crew = ReadQueue()
        try:
            async with asyncio.timeout(LONG):
                async with crew.own_process("ada"):
                    waiting = asyncio.create_task(crew.read(el_grande(shipped("cards.toml")), "ben"))
                    await asyncio.sleep(0)
                    waiting.cancel()
                    another = asyncio.create_task(crew.read(el_grande(shipped("cards.toml")), "cleo"))
                    await asyncio.sleep(0)
                assert (await another).startswith(b'{"game":"el-grande"')
        finally:
            await crew.close()

    asyncio.run(play())


# -- over the wire -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_twenty_strangers_with_hostile_decks_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One such post once froze the server for 50 seconds. No deck is read in the loop, not even a good one."""
    in_loop: list[str] = []
    reads = tomllib.loads

    def noted(text: str, **more: Any) -> dict[str, Any]:
        if threading.current_thread() is threading.main_thread():
            in_loop.append(text)
        return reads(text, **more)

    monkeypatch.setattr(tomllib, "loads", noted)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, asyncio.timeout(LONG):
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            await ada.make("el-grande", [ME, HERE], options={"players": 2})
            in_loop.clear()

            async def posts(number: int, deck: str) -> tuple[tuple[int, str], tuple[int, str]]:
                async with Person(at.url) as stranger:
                    stranger.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
                    told = await stranger.post("/frames", record=record_with(deck))
                    made = await stranger.post(
                        "/tables", game="el-grande", options={"players": 2}, seats=[ME, HERE], custom={"deck": deck}
                    )
                    answers = [(each.status_code, problem_of(each)) for each in (told, made)]
                    return answers[0], answers[1]

            decks = ([ENDLESS, DEEP, *NARROW] * 3)[:20]
            hostile = [asyncio.create_task(posts(*each)) for each in enumerate(decks)]
            good = asyncio.create_task(posts(99, shipped("cards.toml") + "\n# my own\n"))
            for asked in "AB" * 4:  # people play on meanwhile
                assert (await ada.sees(table, asked))["reader"] == asked
            answers = await asyncio.gather(*hostile)
            assert {status for each in answers for status, _ in each} == {422}
            assert answers[0] == ((422, "bad-line-length"), (422, "bad-line-length"))
            assert answers[1] == ((422, "bad-line-deep"), (422, "bad-line-deep"))
            assert [status for status, _ in await good] == [200, 201]
            assert in_loop == []
            [own] = [each for each, at_it in at.server.manager.tables.items() if at_it.state.setup.custom]
            del at.server.manager.tables[own]  # nor is it when the table is read from its log again
            deck_from.cache_clear()
            assert (await ada.get(f"/tables/{own}")).status_code in (200, 404)
            assert own in at.server.manager.tables
            assert in_loop == []

    asyncio.run(play())


def test_a_record_is_told_as_before(tmp_path: Path) -> None:
    """By the other process, with the same words: frames, more of them, and refusals in the reader's language."""

    async def play() -> None:
        game = new("kabale", seed=3, players=2)
        while not game.over:
            game.play(game.asked[0], game.legal_moves(game.asked[0])[0])
        whole = record.of_match(game).to_json()
        async with serving(tmp_path) as at, Person(at.url) as ada, asyncio.timeout(LONG):
            said = await ada.post("/frames", record=whole, seat="A")
            setup, frames, more = await study.record_frames(whole, "A", 0)
            expected = Replay(facts=views.set_up_facts(setup), frames=frames, more=more)
            assert said.content == msgspec.json.encode(expected)
            assert said.headers["content-type"] == "application/json"
            ada.http.headers["accept-language"] = "de"
            wrong = json.loads(whole) | {"moves": ["A fly"]}
            refused = await ada.post("/frames", record=json.dumps(wrong))
            with pytest.raises(BadInput) as fault:
                await study.record_frames(json.dumps(wrong), "*", 0)
            assert refused.status_code == 422
            assert refused.json()["detail"] == fault.value.render("de")

    asyncio.run(play())
