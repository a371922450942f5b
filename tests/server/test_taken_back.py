"""A move that was taken back is no fact: it leaves the log of everybody, in data and in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.kit import HERE, ME, Person, serving


def test_a_move_that_was_taken_back_leaves_every_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as watcher:
            table = (await ada.make("el-grande", [ME, HERE], options={"players": 2}))["table"]
            now = await ada.sees(table)
            seat = now["asked"][0]
            now = await ada.sees(table, seat)
            before = now["n"]
            low, high = (move for move in now["moves"] if move in ("play_power 1", "play_power 13"))
            untouched = {
                reader is ada: (await reader.get(f"/tables/{table}/text", seat=eyes, lang="en")).json()["log"]
                for reader, eyes in ((ada, seat), (watcher, ""))
            }
            async with ada.listening(table, seat, after=before) as own, watcher.listening(table, after=before) as ear:
                await heard(own, before)
                await heard(ear, before)
                await ada.plays(table, seat, low, now["version"])
                moved = await heard(ear, before + 1)
                assert [each["what"] for each in moved["happened"]] == ["move"]
                now = await ada.sees(table, seat)
                body = {"seat": seat, "version": now["version"], "id": ada.new_id()}
                assert (await ada.post(f"/tables/{table}/cancel", **body)).status_code == 200
                back = await heard(ear, before + 2)
                assert [each["what"] for each in back["happened"]] == ["cancel"], "whoever heard the move hears that"
            for reader in (ada, watcher):
                eyes = seat if reader is ada else ""
                told = (await reader.get(f"/tables/{table}/log", seat=eyes)).json()
                assert {each["what"] for each in told["happened"]} <= {"start", "seat"}
                since = (await reader.get(f"/tables/{table}/log", seat=eyes, after=before + 1)).json()
                assert [each["what"] for each in since["happened"]] == ["cancel"]
                words = (await reader.get(f"/tables/{table}/text", seat=eyes, lang="en")).json()["log"]
                assert words == untouched[reader is ada]
                later = (await reader.get(f"/tables/{table}/text", seat=eyes, lang="en", after=before + 1)).json()[
                    "log"
                ]
                assert [line for line in later if "takes a move back" in line] == later != []
            now = await ada.sees(table, seat)
            await ada.plays(table, seat, high, now["version"])
            told = (await watcher.get(f"/tables/{table}/log")).json()
            assert [each["text"] for each in told["happened"] if each["what"] == "move"] == [high]

    asyncio.run(play())


async def heard(ear: Any, n: int) -> dict[str, Any]:
    """The message that brings an entry."""
    while True:
        said: dict[str, Any] = await ear.hears()
        if said.get("n", -1) >= n:
            return said
