"""How much one player can put into a table's log: what is read again by everybody who opens the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from grandee.server.tables import moves, state
from tests.server.kit import HERE, ME, Person, serving
from tests.server.test_seats import problem


def test_a_secret_answer_is_changed_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_CHANGES", 5)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("dials", [ME, HERE], options={"players": 2}))["table"]
            for change in range(9):
                said = await ada.sees(table, "A")
                word = said["moves"][change % 2]
                body = {
                    "seat": "A",
                    "version": said["version"],
                    "revision": min(change, 6),
                    "move": word,
                    "id": ada.new_id(),
                }
                answer = await ada.post(f"/tables/{table}/moves", **body)
                if change > 5:
                    assert problem(answer) == (422, "problem-changed-often")
                else:
                    assert answer.status_code == 200, answer.text
            assert (await ada.sees(table, "A"))["chosen"] == (await ada.sees(table, "A"))["moves"][1]

    asyncio.run(play())


def test_moves_are_taken_back_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_CANCELS", 3)
    monkeypatch.setattr(state, "MOST_CANCELS", 3)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            options = {"players": 2, "start_seat": "A"}
            table = (await ada.make("el-grande", [ME, HERE], options=options))["table"]
            for again in range(4):
                said = await ada.sees(table, "A")
                assert (await ada.plays(table, "A", "play_power 7", said["version"])).status_code == 200
                said = await ada.sees(table, "A")
                assert said["cancel"] == (again < 3)
                body = {"seat": "A", "version": said["version"], "id": ada.new_id()}
                answer = await ada.post(f"/tables/{table}/cancel", **body)
                assert answer.status_code == (200 if again < 3 else 422)
            assert problem(answer) == (422, "problem-cancel-often")
            said = await ada.sees(table, "B")
            assert (await ada.plays(table, "B", said["moves"][0], said["version"])).status_code == 200  # and on it goes

    asyncio.run(play())
