"""Bots at a table: a person never waits for the server, and a table that moves on ends what its bots think about."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.kit import ME, Person, bot, serving
from tests.server.notices.kit import until

pytestmark = pytest.mark.slow


def test_a_move_that_is_taken_back_ends_what_the_bot_thinks_about(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, own_bots=("search@1s",)) as at, Person(at.url) as ada:
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, bot("search@1s")], options=options))["table"]
            said = await ada.sees(table, "A")
            while said["decision"] != "play_power":
                await ada.plays(table, "A", said["moves"][0], said["version"])
                said = await ada.sees(table, "A")
            assert (await ada.plays(table, "A", "play_power 7", said["version"])).status_code == 200
            thinking = await ada.sees(table, "A")
            assert (thinking["asked"], thinking["cancel"]) == (["B"], True)
            back = await ada.post(f"/tables/{table}/cancel", seat="A", version=thinking["version"], id=ada.new_id())
            assert back.status_code == 200, back.text
            said = await ada.sees(table, "A")
            assert "play_power 7" in said["moves"]
            await asyncio.sleep(1.5)  # longer than the bot would have thought
            assert (await ada.sees(table, "A"))["n"] == said["n"]
            assert (await ada.plays(table, "A", "play_power 9", said["version"])).status_code == 200
            await until(lambda: at.server.house.tables[table].live.waited_for() == {0})
            record = (await ada.get(f"/tables/{table}/record", seat="A")).json()
            assert "A play_power 7" not in record["moves"]
            assert "A play_power 9" in record["moves"]

    asyncio.run(play())


def test_other_tables_do_not_wait_while_a_bot_thinks(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            options = {"players": 2}
            slow = (await ada.make("el-grande", [bot("grandee"), bot("grandee")], options=options))["table"]
            table = (await ada.make("kabale", [ME, {"kind": "here", "name": "Ben"}], options=options))["table"]
            waits = []
            for _ in range(20):
                [letter] = (await ada.sees(table))["asked"]
                said = await ada.sees(table, letter)
                start = time.perf_counter()
                assert (await ada.plays(table, letter, said["moves"][0], said["version"])).status_code == 200
                waits.append(time.perf_counter() - start)
            assert sorted(waits)[10] < 0.1
            assert at.server.house.tables[slow].live.running

    asyncio.run(play())


def test_a_restart_wakes_the_bots_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("kabale", [ME, bot("random")], options={"players": 2})
            table = made["table"]
            await ada.post(f"/tables/{table}/seats/A", to="bot", bot="grandee")
            await asyncio.sleep(0.3)
        async with serving(tmp_path) as at:
            await until(lambda: table in at.server.house.tables)
            before = at.server.house.tables[table].live.n
            await until(lambda: at.server.house.tables[table].live.n > before)

    asyncio.run(play())
