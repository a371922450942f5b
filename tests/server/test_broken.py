"""A table whose log this server cannot read: everybody is told that, and nobody what was played there."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import update

from grandee.server.http.telemetry import JsonLines
from grandee.server.storage import schema
from tests.server.kit import HERE, ME, Person, bot, serving
from tests.server.notices.kit import until
from tests.server.test_seats import problem

SECRET = "set_dial seventeen"  # what somebody has chosen, in a word that this version does not know
SPOILT: dict[str, dict[str, Any]] = {
    "no such move": {"what": "answer", "text": SECRET},
    "nothing to take back": {"what": "cancel", "text": SECRET},
    "no sitter": {"what": "seat", "text": f'{{"kind": "{SECRET}"}}'},
    "no seat": {"what": "flag", "seat": 7, "text": SECRET},
}


def logged(caplog: pytest.LogCaptureFixture) -> str:
    return "\n".join(JsonLines().format(each) for each in caplog.records)


@pytest.mark.parametrize("how", SPOILT)
def test_a_table_that_cannot_be_read_tells_nobody_its_moves(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> None:
        log = schema.log
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("dials", [ME, HERE], options={"players": 2})
            table, key = made["table"], made["keys"][0]["key"]
            said = await ada.sees(table, "A")
            assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
            cookies = dict(ada.http.cookies)
            last = (log.c.table_id == table) & (log.c.n == 2)
            await at.server.store.write(lambda c: c.execute(update(log).where(last).values(**SPOILT[how])))
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as eve:
            ada.http.cookies.update(cookies)
            asked = [
                *[await who.get(f"/tables/{table}{path}") for who in (ada, eve) for path in PATHS],
                await ada.get(f"/tables/{table}", seat="A"),
                await ada.plays(table, "A", "set_dial one", 1),
                await ada.post(f"/tables/{table}/seats/A", to="bot"),
                await eve.post(f"/tables/{table}/join", name="Eve"),
                await eve.post("/session", key=key),
            ]
            for answer in asked:
                assert problem(answer) == (500, "problem-broken"), answer.request.url
                assert "set_dial" not in answer.text
            listed = await ada.get("/mine")
            assert (listed.status_code, listed.json()["tables"]) == (200, [])
            async with ada.listening(table, "A") as ear:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ear.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
            assert "set_dial" not in closed.value.rcvd.reason

    asyncio.run(play())
    lines = logged(caplog)
    assert "a table cannot be read" in lines
    assert "seventeen" not in lines
    assert "set_dial" not in lines


PATHS = ("", "/log", "/text", "/record", "/frames", "/facts", "/log?after=1")


def test_a_log_that_is_spoilt_under_way_tells_no_move_either(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is in memory is still right; what is read from the log again is not."""
    caplog.set_level(logging.INFO)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("kabale", [ME, bot("random")], options={"players": 2}, terms={"late_bot": "random"})
            table = made["table"]
            await ada.post(f"/tables/{table}/seats/A", to="bot")
            await until(lambda: not at.server.manager.tables[table].state.running)
            log = schema.log
            third = (log.c.table_id == table) & (log.c.n == 4)
            await at.server.store.write(lambda c: c.execute(update(log).where(third).values(text=SECRET)))
            for path in ("/frames", "/log?after=0", "/text?after=0"):
                answer = await ada.get(f"/tables/{table}{path}")
                assert problem(answer) == (500, "problem-broken")
                assert SECRET not in answer.text

    asyncio.run(play())
    assert SECRET not in logged(caplog)


def test_the_log_of_the_server_has_no_words_of_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    """Where it was, and of what kind: what a fault says of itself may be a move. The system's own words are kept."""

    def fails() -> None:
        try:
            dict[str, str]()[SECRET]
        except KeyError as fault:
            raise ValueError(f"no option is {SECRET}") from fault

    for fault, words in ((fails, ""), (lambda: Path("/nowhere/at/all").read_bytes(), "No such file")):
        try:
            fault()
        except Exception:
            logging.getLogger("grandee.server").exception("a request failed")
        line = JsonLines().format(caplog.records[-1])
        assert "test_broken.py" in line
        assert words in line
        assert "seventeen" not in line
    assert "KeyError" in JsonLines().format(caplog.records[0])
    assert "ValueError" in JsonLines().format(caplog.records[0])
