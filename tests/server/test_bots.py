"""Bots at a table: a person never waits for the server, nor for another's many tables; nothing old is played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import some_bots
from tests.server.kit import ME, Person, bot, serving
from tests.server.notices.kit import until

pytestmark = pytest.mark.slow


def test_what_the_bot_thinks_about_a_move_that_is_taken_back_is_dropped(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, own_bots=("search@3s",)) as at, Person(at.url) as ada:
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, bot("search@3s")], options=options))["table"]
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
            await asyncio.sleep(3.5)  # longer than the bot would have thought
            assert (await ada.sees(table, "A"))["n"] == said["n"]
            assert (await ada.plays(table, "A", "play_power 9", said["version"])).status_code == 200
            await until(lambda: at.server.manager.tables[table].state.waited_for() == {0})
            record = (await ada.get(f"/tables/{table}/record", seat="A")).json()
            assert "A play_power 7" not in record["moves"]
            assert "A play_power 9" in record["moves"]

    asyncio.run(play())


def test_other_tables_do_not_wait_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that never answers is waited for by nobody: however slow the machine is, all others are answered."""
    notes, sits = tmp_path / "notes", "some_bots.py:Sits"
    monkeypatch.chdir(Path(some_bots.__file__).parent)
    notes.touch()
    monkeypatch.setenv("GRANDEE_TEST_NOTES", str(notes))

    async def play() -> None:
        async with serving(tmp_path, own_bots=(sits,), bot_limit=600) as at, Person(at.url) as ada:
            options = {"players": 2}
            slow = (await ada.make("el-grande", [bot(sits), bot(sits)], options=options))["table"]
            await until(lambda: notes.read_text("utf-8").endswith("\n"))
            before = at.server.manager.tables[slow].state.n
            table = (await ada.make("kabale", [ME, {"kind": "here", "name": "Ben"}], options=options))["table"]
            for _ in range(20):
                if not (asked := (await ada.sees(table))["asked"]):
                    break  # the game was a short one
                said = await ada.sees(table, letter := asked[0])
                assert (await ada.plays(table, letter, said["moves"][0], said["version"])).status_code == 200
            assert at.server.manager.tables[slow].state.running
            assert at.server.manager.tables[slow].state.n == before, "it thinks all the time"

    asyncio.run(play())


def test_a_restart_wakes_the_bots_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            terms = {"late_bot": "grandee"}
            made = await ada.make("kabale", [ME, bot("random")], options={"players": 2}, terms=terms)
            table = made["table"]
            await ada.post(f"/tables/{table}/seats/A", to="bot")
            await asyncio.sleep(0.3)
        async with serving(tmp_path) as at:
            await until(lambda: table in at.server.manager.tables)
            before = at.server.manager.tables[table].state.n
            await until(lambda: at.server.manager.tables[table].state.n > before)

    asyncio.run(play())


def test_a_bot_does_not_wait_for_the_many_tables_of_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that never answer at 18 tables of one address hold one worker of two; a stranger's bot plays its game."""
    notes, sits = tmp_path / "notes", "some_bots.py:Sits"
    monkeypatch.chdir(Path(some_bots.__file__).parent)
    notes.touch()
    monkeypatch.setenv("GRANDEE_TEST_NOTES", str(notes))

    async def play() -> None:
        async with (
            serving(tmp_path, bot_processes=2, own_bots=(sits,)) as at,
            Person(at.url) as many,
            Person(at.url) as ada,
        ):
            many.http.headers["x-forwarded-for"] = "203.0.113.7"
            ada.http.headers["x-forwarded-for"] = "203.0.113.8"
            options = {"players": 2}
            for _ in range(18):
                await many.make("kabale", [ME, bot(sits)], options=options)
                table = (await many.get("/mine")).json()["tables"][0]["table"]
                said = await many.sees(table, "A")
                if said["moves"]:
                    await many.plays(table, "A", said["moves"][0], said["version"])
            await until(lambda: notes.read_text("utf-8").endswith("\n"))
            table = (await ada.make("kabale", [ME, bot("random")], options=options))["table"]
            while (said := await ada.sees(table, "A"))["phase"] == "running":
                if said["moves"]:
                    assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
                else:
                    await asyncio.sleep(0.01)
            thinking = {each.address for each in at.server.manager.tables.values() if each.driver is not None}
            assert thinking == {"203.0.113.7"}
            assert len(notes.read_text("utf-8").split()) == 1, "of the 18 one thinks, and the others wait for it"

    asyncio.run(play())
