"""Sitting down, leaving, giving a seat away, talking, playing once more; and clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from grandee.server.api import Bank, Days
from grandee.server.tables.clock import Clocks
from tests.server.kit import HERE, ME, Person, bot, problem_of, serving
from tests.server.notices.kit import until


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, problem_of(answer)


def test_an_invitation_lets_somebody_sit_down_and_a_key_is_a_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            made = await ada.make("kabale", [ME], options={"players": 2})
            table = made["table"]
            assert (await ada.sees(table))["phase"] == "gathering"
            assert (await ada.sees(table))["view"] == {}  # nothing is dealt before all are there
            assert problem(await eve.post(f"/tables/{table}/join", name="Eve")) == (404, "problem-no-table")
            joined = await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            assert joined.json()["seat"] == "B"
            assert (await ada.sees(table))["phase"] == "running"  # everybody is there
            full = await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"])
            assert problem(full) == (409, "problem-no-seat")
            assert problem(await eve.get(f"/tables/{table}", seat="B")) == (403, "problem-not-your-seat")
            entered = await eve.post("/session", key=joined.json()["key"])  # Ben's phone
            assert entered.json() == {"table": table, "seat": "B"}
            assert (await eve.sees(table, "B"))["reader"] == "B"
            assert problem(await eve.post("/session", key="x" * 43)) == (404, "problem-no-key")

    asyncio.run(play())


def test_who_has_one_seat_looks_through_it_and_who_has_several_through_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as eve:
            alone = (await ada.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            together = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            assert (await ada.sees(alone, "mine"))["reader"] == "A"
            assert (await eve.sees(alone, "mine"))["reader"] == ""
            both = (await ada.get(f"/tables/{together}", seat="mine")).json()
            assert (both["mine"], both["table"]["reader"]) == (["A", "B"], "")  # nobody has said who looks
            assert all(isinstance(hand, int) for hand in both["table"]["view"]["hands"].values())

    asyncio.run(play())


def test_who_leaves_loses_the_seat_and_another_takes_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            made = await ada.make("kabale", [ME], options={"players": 2})
            table = made["table"]
            key = (await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])).json()["key"]
            async with ben.listening(table, "B") as ear:
                await ear.hears()
                held = await ada.post(f"/tables/{table}/seats/B", to="bot")
                assert problem(held) == (409, "problem-present")  # who is there is not sent away
                assert problem(await eve.post(f"/tables/{table}/seats/B", to="open")) == (403, "problem-not-your-seat")
                assert (await ben.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
            assert problem(await ben.get(f"/tables/{table}", seat="B")) == (403, "problem-not-your-seat")
            assert problem(await ben.post("/session", key=key)) == (404, "problem-no-key")
            joined = await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"])
            assert joined.json()["seat"] == "B"
            assert (await eve.sees(table, "B"))["seats"][1]["name"] == "Eve"

    asyncio.run(play())


def test_a_bot_plays_for_who_is_away_and_who_comes_back_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 2}, terms={"late_bot": "page"})
            table = made["table"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            unknown = await ben.post(f"/tables/{table}/seats/B", to="bot", bot="my.py:Bot")
            assert unknown.status_code == 422  # never a file over the network
            assert (await ben.post(f"/tables/{table}/seats/B", to="bot", bot="page")).status_code == 200
            for _ in range(6):
                said = await ada.sees(table, "A")
                if said["moves"]:
                    assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
                table_state = at.server.manager.tables[table].state
                await until(lambda table_state=table_state: bool(table_state.waited_for()) or not table_state.running)  # type: ignore[misc]
            late = await ben.plays(table, "B", "place_card king c1", (await ben.sees(table, "B"))["version"])
            assert problem(late) == (409, "problem-bot-plays")
            assert problem(await ada.post(f"/tables/{table}/seats/B", to="back")) == (409, "problem-not-back")
            assert (await ben.post(f"/tables/{table}/seats/B", to="back")).status_code == 200
            assert (await ben.sees(table, "B"))["seats"][1]["kind"] == "person"

    asyncio.run(play())


def test_chat_notes_and_muting(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 2})
            table = made["table"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            async with ben.listening(table, "B") as ear:
                first = await ear.hears()
                said = await ada.post(f"/tables/{table}/chat", seat="A", text="Hello", id=ada.new_id())
                assert said.json()["version"] == first["table"]["version"]  # talking makes no move stale
                assert (await ear.hears())["happened"][0]["text"] == "Hello"
                muted = await ben.http.put(f"/api/tables/{table}/notes/B", json={"text": "king?", "muted": ["A"]})
                assert muted.status_code == 200
                await ada.post(f"/tables/{table}/chat", seat="A", text="Still there?", id=ada.new_id())
                assert (await ear.hears())["happened"] == []
            assert (await ben.get(f"/tables/{table}/notes/B")).json() == {"text": "king?", "muted": ["A"]}
            assert problem(await ada.get(f"/tables/{table}/notes/B")) == (403, "problem-not-your-seat")
            assert problem(await ben.http.put(f"/api/tables/{table}/host", json={"chat": False})) == (
                403,
                "problem-not-your-seat",
            )
            assert (await ada.http.put(f"/api/tables/{table}/host", json={"chat": False})).status_code == 200
            quiet = await ben.post(f"/tables/{table}/chat", seat="B", text="Hm", id=ben.new_id())
            assert problem(quiet) == (403, "problem-no-chat")

    asyncio.run(play())


def test_a_rematch_turns_the_seats_and_is_one_for_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("kabale", [ME, bot()], options={"players": 2}, terms={"late_bot": "random"})
            table = made["table"]
            early = await ada.post(f"/tables/{table}/rematch")
            assert problem(early) == (409, "problem-not-over")
            await ada.post(f"/tables/{table}/seats/A", to="bot", bot="random")
            await until(lambda: not at.server.manager.tables[table].state.running)
            both = await asyncio.gather(*(ada.post(f"/tables/{table}/rematch") for _ in range(3)))
            assert len({answer.json()["table"] for answer in both}) == 1
            again = both[0].json()["table"]
            assert (await ada.sees(table))["rematch"] == again
            assert (await ada.get(f"/tables/{again}", seat="B")).json()["mine"] == ["B"]
            assert (await ada.sees(again))["seats"][1]["kind"] == "person"  # although a bot went on for her

    asyncio.run(play())


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            times = [1_000_000]
            at.server.manager.now = lambda: times[0]
            terms = {"clock": {"kind": "bank", "seconds": 10}, "when_late": "forfeit", "late_bot": "page"}
            made = await ada.make("kabale", [ME], options={"players": 2}, terms=terms)
            table = made["table"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            said = await ada.sees(table)
            late = said["asked"][0]
            seat = "AB".index(late)
            assert (said["seats"][seat]["left"], said["seats"][seat]["deadline"]) == (10_000, 1_010_000)
            times[0] += 11_000
            from grandee.server.tables.scheduler import Scheduler

            manager = at.server.manager
            scheduler = manager.attend.__self__  # type: ignore[attr-defined]
            assert isinstance(scheduler, Scheduler)
            await scheduler.check_clocks(manager.tables[table])
            said = await ada.sees(table)
            assert said["seats"][seat]["kind"] == "bot"
            assert said["seats"][seat]["forfeited"]
            person = ada if late == "A" else ben
            back = await person.post(f"/tables/{table}/seats/{late}", to="back")
            assert problem(back) == (409, "problem-not-back")

    asyncio.run(play())


def test_a_bank_pays_each_turn_once_and_days_begin_with_a_turn() -> None:
    bank = Clocks(Bank(60, 5), 2)
    bank.run({0}, {0}, 1_000)
    bank.answered(0, 11_000)  # 10 s for the first decision of a turn, which goes on
    bank.run({0}, {0}, 11_000)
    assert bank.time_left(0, 11_000) == 50_000
    bank.answered(0, 21_000)
    bank.run({1}, {1}, 21_000)  # the turn is over: 20 s used, 5 s gained
    assert bank.time_left(0, 99_000) == 45_000
    assert bank.deadline(1) == 81_000
    assert bank.late(81_000) == [1]
    days = Clocks(Days(2), 2)
    days.run({0, 1}, {0, 1}, 0)
    days.run({1}, {1}, 86_400_000)
    assert days.deadline(0) is None
    assert days.deadline(1) == 2 * 86_400_000
