"""The facts of a set-up, with and without a table: data of somebody's own are read and drawn in another process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.games import load_game
from grandee.games.legends import projection
from grandee.games.legends.map import standard_map
from grandee.games.legends.random_map import random_map
from grandee.server.custom.checks import MOST_CHARACTERS
from grandee.server.custom.read_queue import ReadQueue
from grandee.server.custom.read_worker import ReadRequest
from grandee.server.tables import views
from tests.server.kit import HERE, ME, Person, problem_of, serving

LONG = 120.0  # seconds after which a test gives up
OWN = random_map("a table of its own")
OPTIONS = {"players": 2, "setup": "random"}


def expected(custom: dict[str, str], **options: Any) -> bytes:
    return msgspec.json.encode(views.set_up_facts(load_game("legends").set_up(options, custom=custom)))


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[ReadRequest]:
    """What the other process was asked; in this one no map is drawn while the server runs."""
    asked: list[ReadRequest] = []
    read = ReadQueue.read

    async def noted(self: ReadQueue, ask: ReadRequest, address: str = "") -> bytes:
        asked.append(ask)
        self.limit = LONG  # the machine may be busy
        return await read(self, ask, address)

    monkeypatch.setattr(ReadQueue, "read", noted)
    return asked


def no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn_here(_board: object) -> None:
        raise AssertionError("a map is drawn where people play")

    monkeypatch.setattr(projection, "draw_map", drawn_here)


def test_anybody_may_ask_for_the_facts_of_a_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: list[ReadRequest]
) -> None:
    plain, drawn = expected({}, **OPTIONS), expected({"map": OWN}, **OPTIONS)
    no_drawing(monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, asyncio.timeout(LONG):
            said = await ada.post("/facts", game="legends", options=OPTIONS)
            assert (said.status_code, said.content) == (200, plain)
            assert not reads
            assert "drawing" not in said.json()["facts"]
            own = await ada.post("/facts", game="legends", options=OPTIONS, custom={"map": OWN})
            assert (own.status_code, own.content) == (200, drawn)
            assert own.headers["content-type"] == "application/json"
            assert len(own.json()["facts"]["drawing"]["sides"]) == 8
            assert len(reads) == 1
            assert "set-cookie" not in own.headers  # nobody is remembered for it
            assert not at.server.manager.tables

    asyncio.run(play())


def test_a_map_that_is_no_map_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, asyncio.timeout(LONG):
            at.server.manager.read_queue.limit = LONG

            async def refused(**asked: Any) -> tuple[int, str]:
                answer = await ada.post("/facts", **{"game": "legends", **asked})
                return answer.status_code, problem_of(answer)

            wrong = standard_map().text.replace('"fern_1"', '"fern_2"', 1)
            assert await refused(custom={"map": wrong}) == (422, "bad-twice")
            assert await refused(custom={"map": "#" * 2000}) == (422, "bad-line-length")
            assert (await refused(custom={"map": "#\n" * MOST_CHARACTERS}))[0] in (400, 422)
            assert await refused(custom={"maps": OWN}) == (422, "bad-key")
            assert await refused(options={"map": "/etc/passwd"}) == (422, "bad-file-in-record")
            assert await refused(options={"players": 9}, custom={"map": OWN}) == (422, "bad-value")
            assert (await refused(game="legend"))[0] == 422

    asyncio.run(play())


def test_what_takes_too_long_is_ended(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, asyncio.timeout(LONG):
            at.server.manager.read_queue.limit = 0.0
            asked = {"game": "legends", "options": OPTIONS, "custom": {"map": OWN}}
            assert problem_of(await ada.post("/facts", **asked)) == "problem-too-heavy"
            assert problem_of(await ada.post("/tables", **asked, seats=[ME, HERE])) == "problem-too-heavy"

    asyncio.run(play())


def test_the_facts_of_a_table_are_drawn_once_and_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: list[ReadRequest]
) -> None:
    drawn = expected({"map": OWN}, **OPTIONS)
    no_drawing(monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as bob, asyncio.timeout(LONG):
            made = await ada.make("legends", [ME, HERE], options=OPTIONS, custom={"map": OWN})
            table, before = made["table"], len(reads)
            answers = await asyncio.gather(*(who.get(f"/tables/{table}/facts") for who in (ada, bob, ada, bob)))
            assert {(each.status_code, each.content) for each in answers} == {(200, drawn)}
            assert len(reads) == before + 1
            known = {"if-none-match": answers[0].headers["etag"]}
            assert (await bob.http.get(f"/api/tables/{table}/facts", headers=known)).status_code == 304
            told = await ada.get(f"/tables/{table}/frames", seat="A")
            assert told.json()["facts"] == msgspec.json.decode(drawn)
            assert len(reads) == before + 1
            del at.server.manager.tables[table]  # read from its log again, it asks once more
            assert (await bob.get(f"/tables/{table}/facts")).content == drawn

    asyncio.run(play())
