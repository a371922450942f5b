"""A whole game at a table over HTTP and sockets: what a person who plays against bots relies on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from grandee.core.game import LETTERS
from grandee.core.state import SPECTATOR
from grandee.games import SHIPPED, load_game
from grandee.records import record
from grandee.server.api import EntryAppended, PlayMove, Terms
from grandee.server.storage.store import LogEntry
from grandee.server.tables import moves, seating, views
from grandee.server.tables.manager import TableManager
from grandee.server.tables.state import Sitter, TableState
from tests.kit import final_points
from tests.server.kit import HERE, ME, Person, bot, serving


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.slow
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
            assert replayed.points == final_points(seen["table"])
            outcome = seen["table"]["outcome"]
            assert outcome["winners"] == replayed.winners
            assert [rank["place"] for rank in outcome["ranking"]] == sorted(replayed.state.outcome().places)
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


def test_the_answer_to_a_move_tells_what_the_socket_tells(tmp_path: Path, database: str) -> None:
    """With and without a socket, for a move, for one that is taken back, and for a retry of something old."""

    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada:
            table = (await ada.make("el-grande", [ME, HERE], options={"players": 2}))["table"]
            at.server.manager.now = lambda: 2_000_000_000_000
            for turn in range(12):
                [seat, *_] = (await ada.sees(table))["asked"]
                said = await ada.sees(table, seat)
                if turn % 3 == 2:  # nobody listens
                    done = await ada.plays(table, seat, said["moves"][0], said["version"], after=said["n"])
                    told = (await ada.get(f"/tables/{table}/log", seat=seat, after=said["n"])).json()
                    assert without_online(done.json()["update"]) == without_online(told)
                    continue
                async with ada.listening(table, seat, said["n"]) as ear:
                    await ear.hears()
                    done = await ada.plays(table, seat, said["moves"][0], said["version"], after=said["n"])
                    told = await ear.hears()
                    assert done.json()["update"] == told
                    assert [each["n"] for each in told["happened"]] == [said["n"] + 1]
                    if told["table"]["cancel"]:
                        back = {"seat": seat, "version": told["table"]["version"], "id": ada.new_id()}
                        answer = await ada.post(f"/tables/{table}/cancel", **back, after=told["n"])
                        assert answer.json()["update"] == await ear.hears()
            assert "update" not in (await ada.post(f"/tables/{table}/chat", seat="A", text="!", id="chatted-")).json()
            said = await ada.sees(table, (await ada.sees(table))["asked"][0])
            sent = {"seat": said["reader"], "move": said["moves"][0], "version": said["version"], "id": "retried-"}
            once = (await ada.post(f"/tables/{table}/moves", **sent)).json()
            assert once["update"] is None  # it was not asked for
            again = (await ada.post(f"/tables/{table}/moves", **sent, after=said["n"] - 1)).json()
            assert {**again, "update": None} == once
            assert [each["n"] for each in again["update"]["happened"]] == [said["n"], said["n"] + 1]
            ahead = (await ada.post(f"/tables/{table}/moves", **sent, after=said["n"] + 9)).json()
            assert ahead == once  # who knows more than this worker is told nothing old

    asyncio.run(play())


def without_online(update: dict[str, Any]) -> dict[str, Any]:
    """Who is there just now is told in its own time."""
    seats = [{**seat, "online": False} for seat in update["table"]["seats"]]
    return {**update, "table": {**update["table"], "seats": seats}}


def test_what_is_legal_is_worked_out_once_for_a_decision() -> None:
    """By the move before it: neither showing it nor checking the next move does so again."""
    setup = load_game("el-grande").set_up({"players": 3})
    table_state = TableState("table", setup, bytes(32), Terms(), [Sitter("person", letter) for letter in setup.letters])
    table_state.take(LogEntry(1, 0, "start", -1, "", ""))
    house = TableManager.__new__(TableManager)
    house.now = lambda: 0
    while table_state.n < 80:
        seat = next(each for each in table_state.asked() if each not in table_state.answers)
        found = table_state.legal_actions(seat)
        assert found == table_state.state.legal_actions(seat)
        said = [views.table_view(table_state, reader, 0) for reader in (*range(3), SPECTATOR)]
        wanted = PlayMove(
            seat=LETTERS[seat], version=table_state.version, move=said[seat].moves[0], id=f"legal-{table_state.n:04d}"
        )
        entry = moves.checked_move(house, table_state, seat, wanted)
        assert not isinstance(entry, EntryAppended)
        assert table_state.legal_actions(seat) is found
        secret = table_state.is_secret_choice()
        table_state.take(LogEntry(table_state.n + 1, 0, entry.what, seat, entry.text, entry.client))
        if not secret:
            assert list(table_state.offered) == table_state.asked()[:1]  # from the buffer that the move has filled


def test_ids_of_tables_are_no_options_of_a_command() -> None:
    names = {seating.table_id_from(bytes([first, *range(31)])) for first in range(256)}
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{11}", name) for name in names)
    assert len(names) > 250
