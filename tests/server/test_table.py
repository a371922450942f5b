"""A whole game at a table over HTTP and sockets: what a person who plays against bots relies on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from grandee.records import record
from grandee.server import seating
from tests.server.kit import HERE, ME, Person, bot, serving


@pytest.mark.parametrize("game", ["el-grande", "kabale"])
def test_a_whole_game_against_bots(game: str, tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            options = {"players": 3}
            made = await ada.make(game, [ME, bot(), bot("squire")], options=options)
            table = made["table"]
            async with ada.listening(table, "A", 0) as ear:
                seen = await ear.hears()
                last, answered = seen["n"], 0
                while seen["table"]["phase"] == "running":
                    said = seen["table"]
                    if said["moves"] and said["version"] > answered:
                        answer = await ada.plays(table, "A", said["moves"][0], said["version"])
                        assert answer.status_code == 200, answer.text
                        answered = said["version"]
                    seen = await ear.hears()
                    assert seen["n"] == last + 1  # nothing is left out and nothing comes twice
                    last = seen["n"]
            told = await ada.get(f"/tables/{table}/record")
            replayed = record.replay(record.read(told.content))  # checks every move and the result
            assert replayed.over
            assert replayed.points == seen["table"]["result"]
            assert replayed.commitment == seen["table"]["commitment"]

    asyncio.run(play())


def test_two_people_at_one_device_and_a_spectator(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as watcher:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with watcher.listening(table) as eye:
                await eye.hears()
                for _ in range(4):
                    [letter] = (await watcher.sees(table))["asked"]
                    said = await ada.sees(table, letter)
                    assert (await ada.plays(table, letter, said["moves"][0], said["version"])).status_code == 200
                    news = await eye.hears()
                    assert news["happened"][0]["seat"] == letter
                    if said["decision"] == "place_card":
                        assert news["happened"][0]["text"].startswith("place_card ?")
                    assert news["table"]["moves"] == []

    asyncio.run(play())


def test_ids_of_tables_are_no_options_of_a_command() -> None:
    names = {seating.table_id_from(bytes([first, *range(31)])) for first in range(256)}
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{11}", name) for name in names)
    assert len(names) > 250
