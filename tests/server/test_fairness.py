"""What somebody might try: old links, farmed clocks, other people's seats, spoilt tables, old cookies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from grandee.server.storage import schema
from grandee.server.tables.clock import RETURN_TIME
from grandee.server.tables.scheduler import Scheduler
from tests.server.kit import ME, Person, bot, serving
from tests.server.notices.kit import until
from tests.server.test_seats import problem


@pytest.mark.slow
def test_an_old_link_never_keeps_a_seat_that_is_given_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for _ in range(15):
                made = await ada.make("kabale", [ME], options={"players": 2})
                async with Person(at.url) as ben, Person(at.url) as phone:
                    table = made["table"]
                    joined = await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
                    key = joined.json()["key"]
                    await asyncio.gather(
                        ben.post(f"/tables/{table}/seats/B", to="open"),
                        *(phone.post("/session", key=key) for _ in "abc"),
                    )
                    assert (await phone.get(f"/tables/{table}", seat="B")).status_code == 403

    asyncio.run(play())


def test_the_host_does_not_take_the_seat_or_the_notes_of_who_is_only_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            times = [1_000_000]
            at.server.manager.now = lambda: times[0]
            made = await ada.make("kabale", [ME], options={"players": 2, "first_seat": 1})
            table = made["table"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            await ben.http.put(f"/api/tables/{table}/notes/B", json={"text": "my king"})
            assert problem(await ada.post(f"/tables/{table}/seats/B", to="open")) == (409, "problem-not-gone")
            times[0] += 86_400_000
            assert (await ada.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
            own = await ada.post(f"/tables/{table}/join", name="Ada", invitation=made["invitation"])
            assert problem(own) == (409, "problem-seated")
            await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"])
            assert (await eve.get(f"/tables/{table}/notes/B")).json()["text"] == ""

    asyncio.run(play())


def test_who_did_not_hear_that_they_sit_asks_again_and_sits_at_the_same_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 3})
            assert (await ben.http.put("/api/session")).status_code == 200  # so that the cookie is not lost too
            asked = {"name": "Ben", "invitation": made["invitation"], "id": "made-by-ben"}
            first = await ben.post(f"/tables/{made['table']}/join", **asked)
            second = await ben.post(f"/tables/{made['table']}/join", **asked)
            assert first.json()["seat"] == second.json()["seat"] == "B"
            async with Person(at.url) as phone:  # the key that came at last is as good as the one that was lost
                assert (await phone.post("/session", key=second.json()["key"])).json()["seat"] == "B"
            assert (await ada.sees(made["table"]))["seats"][2]["kind"] == "open"

    asyncio.run(play())


def test_taking_back_pays_no_increment(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            times = [1_000_000]
            at.server.manager.now = lambda: times[0]
            seats = [ME, {"kind": "here", "name": "Ben"}]
            terms = {"clock": {"kind": "bank", "seconds": 60, "increment": 30}}
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", seats, options=options, terms=terms))["table"]
            for _ in range(5):
                said = await ada.sees(table, "A")
                assert said["seats"][0]["left"] <= 60_000
                assert (await ada.plays(table, "A", "play_power 7", said["version"])).status_code == 200
                times[0] += 1_000
                version = (await ada.sees(table, "A"))["version"]
                body = {"seat": "A", "version": version, "id": ada.new_id()}
                assert (await ada.post(f"/tables/{table}/cancel", **body)).status_code == 200
            left = [seat["left"] for seat in (await ada.sees(table, "A"))["seats"]]
            assert left == [55_000, 60_000]  # the time until the take-back was Ada's, and nobody else's

    asyncio.run(play())


def test_who_was_late_comes_back_with_a_minute(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            times = [1_000_000]
            at.server.manager.now = lambda: times[0]
            terms = {"clock": {"kind": "bank", "seconds": 10}, "late_bot": "random"}
            table = (await ada.make("kabale", [ME, bot("random")], options={"players": 2}, terms=terms))["table"]
            table_state = at.server.manager.tables[table].state
            await until(lambda: table_state.waited_for() == {0})
            times[0] += 20_000
            scheduler = at.server.manager.attend.__self__  # type: ignore[attr-defined]
            assert isinstance(scheduler, Scheduler)
            table_here = at.server.manager.tables[table]
            await scheduler.check_clocks(table_here)
            assert table_state.sitters[0].late
            back = await ada.post(f"/tables/{table}/seats/A", to="back")
            if table_state.running:  # the bots may have been quicker than we
                assert back.status_code == 200
                assert table_state.clocks.bank[0] == RETURN_TIME

    asyncio.run(play())


@pytest.mark.slow
def test_one_table_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = [await ada.make("kabale", [ME, bot("random")], options={"players": 2}) for _ in range(3)]
        async with serving(tmp_path) as at:
            spoilt = update(schema.log).where(schema.log.c.what == "start", schema.log.c.table_id == made[0]["table"])
            await at.server.store.write(lambda c: c.execute(spoilt.values(what="move", text="no such move", seat=0)))
        async with serving(tmp_path) as at:
            await until(lambda: {each["table"] for each in made[1:]} <= set(at.server.manager.tables))
            assert made[0]["table"] not in at.server.manager.tables

    asyncio.run(play())


@pytest.mark.slow
def test_logging_out_and_a_new_password_end_what_old_cookies_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as desk, Person(at.url) as phone:
            table = (await desk.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            await desk.post("/account/password/new", name="Ada", password="correct horse")
            await phone.post("/account/password/login", name="Ada", password="correct horse")
            old = dict(phone.http.cookies)
            await phone.post("/account/logout")
            phone.http.cookies.update(old)  # somebody has kept it
            assert (await phone.get(f"/tables/{table}", seat="A")).status_code == 403
            phone.http.cookies.clear()
            await phone.post("/account/password/login", name="Ada", password="correct horse")
            assert (await phone.sees(table, "A"))["reader"] == "A"
            changed = await desk.http.put("/api/account/password", json={"password": "another horse"})
            assert changed.status_code == 200, changed.text
            assert (await phone.get(f"/tables/{table}", seat="A")).status_code == 403
            assert (await desk.sees(table, "A"))["reader"] == "A"

    asyncio.run(play())
