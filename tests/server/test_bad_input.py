"""What the server refuses: the right status, a sentence in the reader's language, nothing changed or given away."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.records import record
from grandee.records.match import begin
from grandee.server.http import limits
from grandee.server.http.problems import Problem
from grandee.server.http.telemetry import log_to_stderr
from grandee.server.settings import MOST_BODY
from grandee.server.tables import moves
from grandee.server.tables.study import read_record
from tests.server.kit import HERE, ME, PATIENCE, At, Person, bot, problem_of, serving

OPEN = {"kind": "open"}


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[tuple[At, Person, str]]:
    """A server with a running table whose two seats are Ada's."""
    async with serving(folder, **settings) as at, Person(at.url) as ada:
        table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
        yield at, ada, table


def said_by(answer: httpx.Response) -> tuple[int, str]:
    """The status and the problem, after a look at its sentence."""
    said = answer.json()
    text = said["detail"]
    assert text == text.strip()
    assert len(text) > 5
    assert "\n" not in text
    assert "Traceback" not in text
    assert "site-packages" not in text
    return answer.status_code, problem_of(answer)


def test_a_wrong_move_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as (at, ada, table), Person(at.url) as bob:
            asked = (await ada.sees(table))["asked"][0]
            said = await ada.sees(table, asked)
            other = "B" if asked == "A" else "A"
            move, version = said["moves"][0], said["version"]
            log_before = await at.server.store.entries(table)
            right = {"seat": asked, "move": move, "version": version, "id": "refused-0001"}
            wrong: list[tuple[dict[str, Any], int, str]] = [
                ({"version": version + 1}, 409, "problem-stale"),
                ({"version": 0}, 409, "problem-stale"),
                ({"revision": 3}, 409, "problem-stale"),
                ({"seat": other}, 422, "refused-not-asked"),
                ({"seat": "H"}, 403, "problem-not-your-seat"),
                ({"seat": "A\n"}, 400, "problem-malformed"),
                ({"seat": "AB"}, 400, "problem-malformed"),
                ({"seat": "Z"}, 400, "problem-malformed"),
                ({"seat": 1}, 400, "problem-malformed"),
                ({"move": "fly to the moon"}, 422, "refused-unknown-move"),
                ({"move": "x\x00y"}, 422, "refused-unknown-move"),
                ({"move": "{ $seat } <b>"}, 422, "refused-unknown-move"),
                ({"move": ""}, 400, "problem-malformed"),
                ({"move": "x" * 201}, 400, "problem-malformed"),
                ({"id": "short"}, 400, "problem-malformed"),
                ({"id": "refused-0001\n"}, 400, "problem-malformed"),
                ({"version": -1}, 400, "problem-malformed"),
                ({"version": 2**60}, 400, "problem-malformed"),
                ({"version": 1.5}, 400, "problem-malformed"),
                ({"extra": 1}, 400, "problem-malformed"),
            ]
            for change, status, problem in wrong:
                answer = await ada.post(f"/tables/{table}/moves", **{**right, **change})
                assert said_by(answer) == (status, problem), change
            not_his = await bob.post(f"/tables/{table}/moves", **right)
            assert said_by(not_his) == (403, "problem-not-your-seat")
            assert await at.server.store.entries(table) == log_before
            assert (await ada.sees(table, asked))["n"] == said["n"]
            assert (await ada.post(f"/tables/{table}/moves", **right)).status_code == 200

    asyncio.run(play())


def test_a_body_that_cannot_be_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as (_, ada, table):
            before = (await ada.sees(table))["n"]
            path = f"/api/tables/{table}/moves"
            kind = {"content-type": "application/json"}
            bodies = [
                b"{",
                b"null",
                b"[]",
                b'{"seat": "A"',
                b"\xff\xfe\x00",
                b'{"seat":"A","version":1,"move":"\xed\xa0\x80","id":"abcdefgh"}',
                b'{"seat":"A","version":1,"move":"\\ud800","id":"abcdefgh"}',
                b'{"seat":"A","version":1' + b"0" * 5000 + b',"move":"x","id":"abcdefgh"}',
                b"[" * 100_000,
                b'{"seat":' + b'{"a":' * 50_000,
            ]
            for body in bodies:
                answer = await ada.http.post(path, content=body, headers=kind)
                assert said_by(answer) == (400, "problem-malformed"), body[:60]
            nothing = await ada.http.post(path, content=b"", headers=kind)
            assert said_by(nothing) == (400, "problem-malformed-type")
            form = await ada.http.post(path, data={"seat": "A"})
            assert said_by(form) == (415, "problem-malformed-type")
            long = await ada.http.post(path, content=b" " * (MOST_BODY + 1), headers=kind)
            assert said_by(long) == (413, "problem-too-long")

            async def drop_by_drop() -> AsyncIterator[bytes]:
                for _ in range(MOST_BODY // 50_000 + 2):
                    yield b" " * 50_000

            chunked = await ada.http.post(path, content=drop_by_drop(), headers=kind)
            assert said_by(chunked) == (413, "problem-too-long")
            assert said_by(await ada.get("/nothing/here")) == (404, "problem-no-path")
            assert said_by(await ada.http.put(path, json={})) == (405, "problem-method")
            for query in ("seat=A%0A", "seat=%0A", "seat=%00", "seat=AB", "seat=%ED%A0%80"):
                answer = await ada.http.get(f"/api/tables/{table}?{query}")
                assert said_by(answer) == (400, "problem-malformed"), query
            for after in ("-1", "x", "1.5", "9" * 30):
                assert said_by(await ada.get(f"/tables/{table}/log", after=after)) == (400, "problem-malformed")
            assert (await ada.get(f"/tables/{table}/log", after="1000000")).json()["happened"] == []
            assert (await ada.sees(table))["n"] == before

    asyncio.run(play())


def test_a_table_that_cannot_be_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            wrong: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess"}, "bad-game"),
                ({"options": {"players": 99}}, "bad-value"),
                ({"options": {"players": 10**40}}, "bad-value"),
                ({"options": {"colour": "red"}}, "bad-option"),
                ({"options": {"deck": "/etc/passwd"}}, "bad-file-in-record"),
                ({"custom": {"nothing": ""}}, "bad-key"),
                ({"custom": {"deck": "["}}, "bad-toml"),
                ({"custom": {"deck": "a = " + "[" * 900}}, "bad-line-deep"),
                ({"custom": {"deck": "a = " + "[\n" * 900}}, "bad-toml"),
                ({"custom": {"deck": "[card.king]\nnumber = 'x'"}}, "bad-table"),
                ({"custom": {"deck": "a" + ".a" * 600 + " = 1"}}, "bad-line-length"),
                ({"seats": [{"kind": "bot", "bot": "/tmp/evil.py:Bot"}]}, "bad-word"),
                ({"seats": [ME] * 3}, "bad-length"),
                ({"terms": {"late_bot": "nobody"}}, "bad-word"),
                ({"preset": "nonsense"}, "bad-preset"),
            ]
            for change, problem in wrong:
                body = {"game": "kabale", "options": {"players": 2}, **change}
                answer = await ada.post("/tables", **body)
                status, found = said_by(answer)
                assert status == 422, (change, answer.text)
                assert found == problem, (change, found)
            malformed = [{"name": "Ada\n"}, {"name": "x" * 41}, {"name": "\x00"}, {"kind": "ghost"}]
            for seat in malformed:
                body = {"game": "kabale", "seats": [{"kind": "me", **seat}]}
                assert said_by(await ada.post("/tables", **body)) == (400, "problem-malformed")
            assert (await ada.get("/mine")).json() == {"tables": []}
            assert (await at.server.store.read(tables_kept)) == 0

    asyncio.run(play())


def test_options_that_are_still_being_built_are_none_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("el-grande")
    being_built = [replace(option, is_draft=option.name == "granada") for option in game.options.options]
    monkeypatch.setattr(type(game), "options", replace(game.options, options=being_built))

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            wanted = {"granada": True}
            for path in ("/tables", "/facts", "/provenance"):
                answer = await ada.post(path, game=game.id, options=wanted)
                assert said_by(answer) == (422, "bad-option"), path
            text = record.of_match(begin(game.set_up(wanted), 1), whole=True).to_json()
            with pytest.raises(BadInput, match="option granada"):
                read_record(text)  # as the process does that makes frames
            usual = {"granada": False}  # as a rematch says
            assert (await ada.post("/facts", game=game.id, options=usual)).status_code == 200
            assert (await at.server.store.read(tables_kept)) == 0

    asyncio.run(play())


def tables_kept(connection: Any) -> int:
    return int(connection.exec_driver_sql("select count(*) from tables").scalar_one())


def test_a_deck_that_takes_long_to_read_holds_nobody_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as (_, ada, table):
            deck = "\n".join(f"k{i}" + ".a" * 300 + " = 1" for i in range(50))
            making = asyncio.create_task(ada.post("/tables", game="el-grande", custom={"deck": deck}))
            for _ in range(3):
                async with asyncio.timeout(5):
                    await ada.sees(table)
            assert (await asyncio.wait_for(making, PATIENCE)).status_code == 422

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_in_the_language_that_is_asked_for(language: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as (_, ada, table):
            asked = (await ada.sees(table))["asked"][0]
            ada.http.headers["accept-language"] = f"{language}-XX,en;q=0.5"
            move = {"seat": asked, "version": 999, "move": "x", "id": "abcdefgh"}
            answers = [
                await ada.get("/tables/nowhere"),
                await ada.post(f"/tables/{table}/moves", **move),
                await ada.post(f"/tables/{table}/moves", **{**move, "version": 1}),
                await ada.post("/tables", game="kabale", options={"players": 99}),
                await ada.post("/tables", game="kabale", custom={"deck": "a." * 600 + "a = 1"}),
                await ada.get("/nothing"),
                await ada.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"}),
            ]
            texts = [answer.json()["detail"] for answer in answers]
            assert all(said_by(answer)[0] >= 400 for answer in answers)
            ada.http.headers["accept-language"] = "en"
            english = (await ada.get("/tables/nowhere")).json()["detail"]
            assert (texts[0] == english) == (language == "en")
            assert len(set(texts)) == len(texts)

    asyncio.run(play())


def test_a_table_that_is_not_for_you_does_not_exist(tmp_path: Path) -> None:
    """To a stranger every answer about a closed table is, byte for byte, the one about no table at all."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as bob:
            closed = {"spectators": False}
            ids = []
            for seats in ([ME, HERE], [ME, OPEN]):
                made = await ada.make("kabale", seats, options={"players": 2}, terms=closed)
                ids.append(made["table"])
            await bob.make("kabale", [ME, HERE], options={"players": 2})  # Bob is somebody here
            nowhere = "AAAAAAAAAAAA"
            move = {"seat": "A", "version": 1, "move": "x", "id": "abcdefgh"}
            asks: list[tuple[str, str, dict[str, Any] | None]] = [
                ("GET", "", None),
                ("GET", "?seat=A", None),
                ("GET", "?seat=H", None),
                ("GET", "?seat=mine", None),
                ("GET", "/log", None),
                ("GET", "/text", None),
                ("GET", "/record?seat=B", None),
                ("GET", "/notes/A", None),
                ("PUT", "/notes/A", {"text": ""}),
                ("PUT", "/host", {"chat": False}),
                ("POST", "/start", None),
                ("POST", "/rematch", None),
                ("POST", "/moves", move),
                ("POST", "/cancel", {"seat": "A", "version": 1, "id": "abcdefgh"}),
                ("POST", "/chat", {"seat": "B", "text": "hello", "id": "abcdefgh"}),
                ("POST", "/seats/A", {"to": "bot"}),
                ("POST", "/seats/H", {"to": "open"}),
                ("POST", "/join", {"name": "Bob"}),
                ("POST", "/join", {"name": "Bob", "invitation": "x" * 43}),
                ("PUT", "/hook/A", {"url": "https://x.example", "secret": "s" * 16}),
                ("DELETE", "/hook/A", None),
            ]
            for who in (bob, Person(at.url)):
                for method, path, body in asks:
                    answers = [
                        await who.http.request(method, f"/api/tables/{table}{path}", json=body)
                        for table in (nowhere, *ids)
                    ]
                    assert said_by(answers[0]) == (404, "problem-no-table"), (method, path)
                    assert len({told(answer) for answer in answers}) == 1, (method, path)
            for table in (nowhere, *ids):
                for seat in ("", "A"):
                    async with bob.listening(table, seat) as ear:
                        with pytest.raises(websockets.ConnectionClosed) as closed_by:
                            await ear.hears()
                    assert closed_by.value.rcvd is not None
                    assert closed_by.value.rcvd.code == 4404
            for table in ids:
                assert (await ada.sees(table, "A"))["n"] <= 1

    asyncio.run(play())


def told(answer: httpx.Response) -> tuple[int, bytes, tuple[str, ...]]:
    """All that an answer tells."""
    return answer.status_code, answer.content, tuple(sorted(name for name in answer.headers if name != "date"))


def test_keys_and_cookies_open_what_they_are_for_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as bob, Person(at.url) as eve:
            made = await ada.make("kabale", [ME, OPEN], options={"players": 2})
            table = made["table"]
            joined = (await bob.post(f"/tables/{table}/join", name="Bob", invitation=made["invitation"])).json()
            assert joined["seat"] == "B"
            for key in [joined["key"], made["invitation"], made["keys"][0]["key"]]:
                assert len(base64.urlsafe_b64decode(key + "=")) * 8 >= 128
            # Keys that are none, or not any more, all look the same.
            nothing = await eve.post("/session", key="x" * 43)
            assert said_by(nothing) == (404, "problem-no-key")
            for key in (joined["key"][:-1] + "!", joined["key"].swapcase(), joined["key"] + "x", "\u0000" * 30):
                assert told(await eve.post("/session", key=key)) == told(nothing)
            assert "set-cookie" not in nothing.headers
            # Somebody else's seat, a forged cookie, and the invitation, which is no seat.
            said = await ada.sees(table, "A")
            assert said_by(await bob.get(f"/tables/{table}", seat="A")) == (403, "problem-not-your-seat")
            name = at.server.settings.cookie
            for forged in ("x", "", "x" * 43, ada.http.cookies[name][:-1], "%00", '"', "é", "\ud800"):
                header = {b"cookie": f"{name}={forged}".encode("utf-8", "surrogatepass")}
                answer = await eve.http.get(f"/api/tables/{table}?seat=A", headers=header)
                assert said_by(answer) == (403, "problem-not-your-seat")
            assert (await eve.post("/session", key=made["invitation"])).json() == {"table": table, "seat": ""}
            assert said_by(await eve.get(f"/tables/{table}", seat="A")) == (403, "problem-not-your-seat")
            # The right key works on a second device; a seat that is given away takes its old keys with it.
            assert (await eve.post("/session", key=joined["key"])).json()["seat"] == "B"
            assert (await eve.sees(table, "B"))["reader"] == "B"
            async with eve.listening(table, "B") as ear:
                await ear.hears()
                assert (await bob.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
                async with asyncio.timeout(PATIENCE):
                    await ear.socket.wait_closed()
            for who in (bob, eve):
                assert said_by(await who.get(f"/tables/{table}", seat="B")) == (403, "problem-not-your-seat")
            assert told(await bob.post("/session", key=joined["key"])) == told(nothing)
            assert (await ada.sees(table, "A"))["version"] == said["version"]

    asyncio.run(play())


def test_a_table_is_made_once_and_its_seats_are_not_given_again(tmp_path: Path) -> None:
    """Who makes a table again with the same id gets no seat that somebody else has taken since."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as bob:
            wanted: dict[str, Any] = {"options": {"players": 2}, "id": "made-only-once"}
            made = await ada.make("kabale", [ME, OPEN], **wanted)
            table = made["table"]
            again = await ada.make("kabale", [ME, OPEN], **wanted)
            assert (again["table"], [key["seat"] for key in again["keys"]]) == (table, ["A"])
            for key in (made["invitation"], again["invitation"]):
                assert (await bob.post("/session", key=key)).json() == {"table": table, "seat": ""}
            await bob.post(f"/tables/{table}/join", name="Bob", invitation=again["invitation"])
            assert (await bob.sees(table, "B"))["phase"] == "running"
            grabbed = await ada.make("kabale", [ME, HERE], **wanted)
            assert [key["seat"] for key in grabbed["keys"]] == ["A"]
            assert said_by(await ada.get(f"/tables/{table}", seat="B")) == (403, "problem-not-your-seat")

    asyncio.run(play())


def test_a_finished_game_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("dials", [ME, HERE], options={"players": 2, "numbers": 5})
            table = made["table"]
            gathering = (await ada.make("dials", [ME, OPEN], options={"players": 2}))["table"]
            early = await ada.plays(gathering, "A", "set_dial one", 0)
            assert said_by(early) == (409, "problem-not-started")
            assert said_by(await ada.post(f"/tables/{gathering}/start")) == (409, "problem-open-seats")
            assert said_by(await ada.post(f"/tables/{table}/rematch")) == (409, "problem-not-over")
            while (said := await ada.sees(table))["phase"] == "running":
                assert said["seed"] == ""
                for seat in said["asked"]:
                    mine = await ada.sees(table, seat)
                    await ada.plays(table, seat, mine["moves"][0], mine["version"])
            assert len(bytes.fromhex(said["seed"])) == 32
            late = await ada.plays(table, "A", "set_dial one", said["version"])
            assert said_by(late) == (409, "problem-over")
            cancel = {"seat": "A", "version": said["version"], "id": "too-late-to-cancel"}
            assert said_by(await ada.post(f"/tables/{table}/cancel", **cancel)) == (409, "problem-over")
            assert said_by(await ada.post(f"/tables/{table}/seats/A", to="bot")) == (409, "problem-over")
            assert (await ada.sees(table))["n"] == said["n"]

    asyncio.run(play())


def test_nobody_plays_for_a_bot_that_has_taken_over(tmp_path: Path) -> None:
    """Whose seat a bot plays, because it was given up or its time was over, does not interfere."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            at.server.manager.attend = lambda *_: None  # the bot thinks for ever
            asked = (await ada.sees(table))["asked"][0]
            said = await ada.sees(table, asked)
            assert (await ada.post(f"/tables/{table}/seats/{asked}", to="bot")).status_code == 200
            played = await ada.plays(table, asked, said["moves"][0], said["version"])
            assert said_by(played) == (409, "problem-bot-plays")
            assert (await ada.post(f"/tables/{table}/seats/{asked}", to="back")).status_code == 200
            assert (await ada.plays(table, asked, said["moves"][0], said["version"])).status_code == 200

    asyncio.run(play())


@pytest.mark.parametrize("url", ["", "https://table.example"])
def test_cookies_keep_to_themselves(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, url=url) as at, httpx.AsyncClient(base_url=at.url) as http:
            made = await http.post("/api/tables", json={"game": "kabale", "seats": [ME]})
            [cookie] = made.headers.get_list("set-cookie")
            name, _, rest = cookie.partition("=")
            attributes = {part.strip().lower() for part in rest.split(";")[1:]}
            assert {"httponly", "samesite=strict", "path=/"} <= attributes
            assert not any(part.startswith("domain") for part in attributes)
            assert name == ("__Host-grandee" if url else "grandee")
            assert ("secure" in attributes) == bool(url)
            assert ("strict-transport-security" in made.headers) == bool(url)
            out = await http.post("/api/account/logout", headers={"cookie": cookie.partition(";")[0]})
            [gone] = out.headers.get_list("set-cookie")  # a browser takes it only with the same attributes
            assert gone.startswith(name + "=")
            assert "Max-Age=0" in gone
            assert ("Secure" in gone) == bool(url)

    asyncio.run(play())


OWN = "https://table.example"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": OWN}, True),
        ({"origin": "https://friend.example"}, True),
        ({"origin": "http://table.example"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "https://table.example.evil.example"}, False),
        ({"origin": "https://table.example:8443"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
    ],
)
def test_requests_of_other_pages_are_refused(headers: dict[str, str], allowed: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, url=OWN, origins=("https://friend.example",)) as at, Person(at.url) as ada:
            answer = await ada.http.post("/api/tables", json={"game": "kabale", "seats": [ME]}, headers=headers)
            if allowed:
                assert answer.status_code == 201
            else:
                assert said_by(answer) == (403, "problem-origin")
                assert "content-security-policy" in answer.headers
            assert (await ada.http.get("/api/games", headers=headers)).status_code == 200
            address = f"ws{at.url[4:]}/api/tables/nowhere/live"
            origin = headers.get("origin")
            rest = {name: value for name, value in headers.items() if name != "origin"}
            try:
                async with websockets.connect(address, origin=origin, additional_headers=rest) as socket:  # type: ignore[arg-type]
                    await socket.wait_closed()
                    assert allowed
                    assert socket.close_code == 4404
            except websockets.InvalidStatus as refused:
                code = refused.response.status_code
                assert (code, allowed) == (403, False)

    asyncio.run(play())


def test_what_browsers_are_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as (_, ada, table):
            for path in ("/", f"/t/{table}", "/api/games", "/nothing", f"/api/tables/{table}", "/health"):
                answer = await ada.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "unsafe" not in policy
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers
                assert "access-control-allow-origin" not in answer.headers

    asyncio.run(play())


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=True) as at, Person(at.url) as ada:
            burst = int(limits.LIMITS["make"].burst)
            answers = [await ada.post("/tables", game="kabale", seats=[ME]) for _ in range(burst + 3)]
            codes = [answer.status_code for answer in answers]
            assert codes[:burst] == [201] * burst
            assert 429 in codes[burst:]
            limited = answers[codes.index(429)]
            assert said_by(limited) == (429, "problem-too-often")
            assert int(limited.headers["retry-after"]) >= 1
            assert limited.headers["retry-after"] in limited.json()["detail"]
            assert (await ada.get("/games")).status_code == 200  # other things go on
            tries = int(limits.LIMITS["password"].burst) + 3
            wrong = [await ada.post("/account/password/login", name="Ada", password="wrong") for _ in range(tries)]
            assert 429 in [answer.status_code for answer in wrong]

    asyncio.run(play())


@contextmanager
def logging_all() -> Iterator[None]:
    """The log of `--log-level debug`, for a while."""
    manager = logging.Logger.manager
    before = {name: each.level for name, each in manager.loggerDict.items() if isinstance(each, logging.Logger)}
    handlers, level = logging.root.handlers[:], logging.root.level
    log_to_stderr("DEBUG")
    try:
        yield
    finally:
        logging.root.handlers[:] = handlers
        logging.root.setLevel(level)
        for name, each in manager.loggerDict.items():
            if isinstance(each, logging.Logger):
                each.setLevel(before.get(name, logging.NOTSET))


def test_no_secret_is_kept_or_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:

    async def play() -> list[str]:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as bob:
            made = await ada.make("kabale", [ME, OPEN, bot()], options={"players": 3})
            table = made["table"]
            joined = (await bob.post(f"/tables/{table}/join", name="Bob", invitation=made["invitation"])).json()
            await bob.post("/session", key=joined["key"])
            async with ada.listening(table, "A") as ear:
                await ear.hears()
                for _ in range(6):
                    for who, seat in ((ada, "A"), (bob, "B")):
                        said = await who.sees(table, seat)
                        if said["moves"]:
                            await who.plays(table, seat, said["moves"][0], said["version"])
            # Also what goes wrong says nothing: the database fails in the middle of making a table.
            store = at.server.store
            failing = "create trigger failing before insert on tables begin select raise(fail, 'the disk is full'); end"
            await store.write(lambda c: c.exec_driver_sql(failing))
            failed = await ada.post("/tables", game="kabale", seats=[ME])
            assert said_by(failed) == (503, "problem-database")
            await store.write(lambda c: c.exec_driver_sql("drop trigger failing"))
            assert (await ada.post("/tables", game="kabale", seats=[ME])).status_code == 201
            seed = (await at.server.manager.table(table)).state.seed
            cookies = [who.http.cookies[at.server.settings.cookie] for who in (ada, bob)]
            keys = [made["keys"][0]["key"], joined["key"], made["invitation"]]
            return [*cookies, *keys, seed.hex(), repr(seed), base64.b64encode(seed).decode()]

    with logging_all():
        secrets = asyncio.run(play())
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("grandee"))
    logged = capsys.readouterr().err
    assert '"from": "uvicorn.error"' in logged
    assert "the disk is full" in logged
    assert "parameters: " not in logged
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret not in logged
        assert json.dumps(secret)[1:-1] not in logged


def test_a_card_that_is_named_and_does_not_lie_face_up_is_refused_by_its_rule() -> None:
    game = load_game("el-grande")
    setup = game.set_up({"players": 2})
    state = game.position(setup, {"offer": ["eg95_veto", "eg95_king"]}, bytes(32))
    assert state.why_not(0, moves.legal_action(setup, state, 0, "choose_card eg95_veto")) == 0
    for seat, card, problem, rule in [
        (0, "eg95_eviction", "refused-not-face-up", "EG-PICK-1"),
        (1, "eg95_eviction", "refused-not-asked", ""),
        (0, "eg95_evction", "refused-unknown-move", ""),
    ]:
        with pytest.raises(Problem) as refused:
            moves.legal_action(setup, state, seat, f"choose_card {card}")
        assert (refused.value.status_code, refused.value.message, refused.value.rule) == (422, problem, rule)
