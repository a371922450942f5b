"""Who may sit down, come in again and play for whom: what a former player, a stranger and the host cannot do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import func, select

from grandee.server.storage import schema
from grandee.server.tables.state import MOST_LET_IN
from tests.server.kit import HERE, ME, At, Person, bot, serving
from tests.server.notices.kit import until
from tests.server.test_seats import problem

DAY = 86_400_000
JOIN_ID = "my-first-move"  # as guessable as an id can be: it stands in docs/server.md


def at_time(at: At) -> list[int]:
    """The server's time from now on, to be moved by hand."""
    times = [at.server.manager.now()]
    at.server.manager.now = lambda: times[0]
    return times


async def sat_down(ada: Person, ben: Person, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A running table of two; Ben, who is to move, has sat down with a known id."""
    made = await ada.make("kabale", [ME], options={"players": 2, "first_seat": 1}, **more)
    asked = {"name": "Ben", "invitation": made["invitation"], "id": JOIN_ID}
    joined = await ben.post(f"/tables/{made['table']}/join", **asked)
    assert joined.status_code == 200, joined.text
    return made, {**asked, **joined.json()}


async def told(person: Person, table: str) -> list[tuple[str, str, str]]:
    """What the log says about who was let in."""
    log = (await person.get(f"/tables/{table}/log", after=0)).json()
    return [(each["what"], each["seat"], each["text"]) for each in log["happened"] if each["what"] == "enter"]


@pytest.mark.parametrize("by", ["join", "move", "chat"])
def test_no_id_opens_a_seat_to_a_stranger(by: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            made, sat = await sat_down(ada, ben)
            table, known = made["table"], JOIN_ID
            said = await ben.sees(table, "B")
            if by == "move":
                known = "the-id-of-a-move"
                await ben.plays(table, "B", said["moves"][0], said["version"], id=known)
            elif by == "chat":
                known = "the-id-of-a-chat"
                await ben.post(f"/tables/{table}/chat", seat="B", text="Hello", id=known)
            asked = {"name": "Ben", "invitation": made["invitation"], "id": known}
            for who in (eve, *([] if by == "join" else [ben])):  # who sits there sits down by no move either
                refused = await who.post(f"/tables/{table}/join", **asked)
                assert problem(refused) == (409, "problem-no-seat")
            assert (await eve.get(f"/tables/{table}", seat="B")).status_code == 403
            assert await told(ada, table) == []
            assert sat["seat"] == "B"

    asyncio.run(play())


def test_whose_seat_was_given_away_does_not_come_in_again(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, database=database) as at,
            Person(at.url) as ada,
            Person(at.url) as ben,
            Person(at.url) as eve,
        ):
            times = at_time(at)
            made, sat = await sat_down(ada, ben)
            table = made["table"]
            version = (await ben.sees(table, "B"))["version"]
            await ben.post(f"/tables/{table}/chat", seat="B", text="brb", id="the-id-of-a-chat")
            times[0] += DAY
            assert (await ada.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
            joined = await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"], id=JOIN_ID)
            assert joined.json()["seat"] == "B"  # with the same id, which is hers by now
            await eve.http.put(f"/api/tables/{table}/notes/B", json={"text": "secret"})

            asked = {key: sat[key] for key in ("name", "invitation", "id")}
            assert problem(await ben.post(f"/tables/{table}/join", **asked)) == (409, "problem-no-seat")
            assert problem(await ben.post("/session", key=sat["key"])) == (404, "problem-no-key")
            for path in ("", "/log", "/text", "/frames", "/record"):
                assert problem(await ben.get(f"/tables/{table}{path}", seat="B")) == (403, "problem-not-your-seat")
            assert problem(await ben.get(f"/tables/{table}/notes/B")) == (403, "problem-not-your-seat")
            assert (await ben.plays(table, "B", "place_card king c1", version)).status_code == 403
            again = await ben.post(f"/tables/{table}/chat", seat="B", text="brb", id="the-id-of-a-chat")
            assert problem(again) == (403, "problem-not-your-seat")
            async with ben.listening(table, "B") as ear:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ear.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            assert [seat["name"] for seat in (await ada.sees(table))["seats"]] == ["Ada", "Eve"]
            assert (await eve.get(f"/tables/{table}/notes/B")).json()["text"] == "secret"

    asyncio.run(play())


def test_the_same_join_at_once_takes_one_seat(tmp_path: Path, database: str) -> None:
    """A client that gives up waiting asks again while the first request is still under way."""

    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 4})
            await ben.http.put("/api/session")
            asked = {"name": "Ben", "invitation": made["invitation"], "id": JOIN_ID}
            answers = await asyncio.gather(*(ben.post(f"/tables/{made['table']}/join", **asked) for _ in range(4)))
            assert {(answer.status_code, answer.json().get("seat")) for answer in answers} == {(200, "B")}
            assert [seat["kind"] for seat in (await ada.sees(made["table"]))["seats"]] == [
                "person",
                "person",
                "open",
                "open",
            ]

    asyncio.run(play())


def test_the_same_join_finds_its_seat_after_a_bot_sat_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 3})
            path = f"/tables/{made['table']}"
            await ben.http.put("/api/session")
            asked = {"name": "Ben", "invitation": made["invitation"], "id": JOIN_ID}
            assert (await ben.post(f"{path}/join", **asked)).json()["seat"] == "B"
            for to in ("bot", "back"):
                assert (await ben.post(f"{path}/seats/B", to=to)).status_code == 200
                assert (await ben.post(f"{path}/join", **asked)).json()["seat"] == "B"
            assert (await ada.sees(made["table"]))["seats"][2]["kind"] == "open"
            await ben.post(f"{path}/seats/B", to="open")
            assert at.server.manager.tables[made["table"]].state.joined == {}

    asyncio.run(play())


def test_one_device_takes_one_seat_of_a_running_game(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as eve:
            made = await ada.make("kabale", [ME, HERE, HERE], options={"players": 3})
            for seat in "BC":
                assert (await ada.post(f"/tables/{made['table']}/seats/{seat}", to="open")).status_code == 200
            await eve.http.put("/api/session")
            asked = {"name": "Eve", "invitation": made["invitation"]}
            ids = ("first-try", "second-try", "third-try")
            answers = await asyncio.gather(
                *(eve.post(f"/tables/{made['table']}/join", **asked, id=each) for each in ids)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
            assert [seat["kind"] for seat in (await ada.sees(made["table"]))["seats"]].count("open") == 1

    asyncio.run(play())


def test_an_open_socket_ends_with_the_seat(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as ben:
            made, _ = await sat_down(ada, ben)
            table = made["table"]
            async with ben.listening(table, "B") as ear:
                await ear.hears()
                assert (await ben.post(f"/tables/{table}/seats/B", to="open")).status_code == 200
                with pytest.raises(websockets.ConnectionClosed):
                    await ear.hears()  # not even that

    asyncio.run(play())


def test_a_successor_is_answered_nothing_that_was_done_before(tmp_path: Path) -> None:
    """The ids of what was done at a seat belong to who did it: the same ones do something new for who comes after."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            made, _ = await sat_down(ada, ben)
            table = made["table"]
            once = {"seat": "B", "text": "Hello", "id": "the-id-of-a-chat"}
            first = (await ben.post(f"/tables/{table}/chat", **once)).json()
            assert (await ben.post(f"/tables/{table}/chat", **once)).json() == first
            await ben.post(f"/tables/{table}/seats/B", to="open")
            await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"])
            assert (await eve.post(f"/tables/{table}/chat", **once)).json()["n"] > first["n"]

    asyncio.run(play())


def test_everybody_is_told_who_is_let_in_again(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, database=database) as at,
            Person(at.url) as ada,
            Person(at.url) as ben,
            Person(at.url) as eve,
        ):
            made, sat = await sat_down(ada, ben)
            table = made["table"]
            asked = {key: sat[key] for key in ("name", "invitation", "id")}
            async with eve.listening(table) as ear:
                before = await ear.hears()
                assert (await ben.post(f"/tables/{table}/join", **asked)).json()["seat"] == "B"
                heard = await ear.hears()
                said = {key: heard["happened"][0][key] for key in ("what", "seat", "text", "events")}
                assert said == {"what": "enter", "seat": "B", "text": "again", "events": []}
                assert heard["table"]["version"] == before["table"]["version"]  # no move becomes stale by it
                async with Person(at.url) as phone:
                    for _ in range(3):  # once is news
                        assert (await phone.post("/session", key=sat["key"])).json()["seat"] == "B"
                assert (await ear.hears())["happened"][0]["text"] == "device"
                await ben.post("/session", key=sat["key"])  # has the seat already
            assert await told(ada, table) == [("enter", "B", "again"), ("enter", "B", "device")]

    asyncio.run(play())


def test_an_account_lets_its_devices_in_without_a_word(tmp_path: Path) -> None:
    """The exception that docs/server.md tells of: they are one person's, by a password or passkey and by no link."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as phone:
            made, sat = await sat_down(ada, ben)
            account = {"name": "Ben", "password": "correct horse battery"}
            assert (await ben.post("/account/password/new", **account)).is_success
            assert (await phone.post("/account/password/login", **account)).is_success
            assert (await phone.sees(made["table"], "B"))["reader"] == "B"
            assert await told(ada, made["table"]) == []
            asked = {key: sat[key] for key in ("name", "invitation", "id")}
            again = await phone.post(f"/tables/{made['table']}/join", **asked)
            assert problem(again) == (409, "problem-no-seat")  # a further key is for the device that sat down

    asyncio.run(play())


def test_nobody_floods_the_log_by_coming_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=True) as at, Person(at.url) as ada, Person(at.url) as ben:
            times = at_time(at)
            made, sat = await sat_down(ada, ben)
            table = made["table"]
            for _ in range(MOST_LET_IN):
                async with Person(at.url) as phone:
                    assert (await phone.post("/session", key=sat["key"])).status_code == 200
            async with Person(at.url) as phone:
                often = await phone.post("/session", key=sat["key"])
                assert problem(often) == (429, "problem-too-often")
                assert (await phone.get(f"/tables/{table}", seat="B")).status_code == 403
                asked = {key: sat[key] for key in ("name", "invitation", "id")}
                assert problem(await ben.post(f"/tables/{table}/join", **asked)) == (429, "problem-too-often")
                assert len(await told(ada, table)) == MOST_LET_IN
                times[0] += 3_600_000
                assert (await phone.post("/session", key=sat["key"])).status_code == 200
            assert (await ben.sees(table, "B"))["reader"] == "B"

    asyncio.run(play())


def test_a_table_that_is_made_again_opens_only_what_is_still_held(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as eve:
            wanted = {"options": {"players": 2}, "id": "made-by-ada", "terms": {"listed": True}}
            await ada.http.put("/api/session")
            first = await ada.make("kabale", [ME, bot()], **wanted)
            again = await ada.make("kabale", [ME, bot()], **wanted)
            assert (again["table"], [key["seat"] for key in again["keys"]]) == (first["table"], ["A"])
            assert await told(ada, first["table"]) == [("enter", "A", "again")]
            assert (await eve.make("kabale", [ME, bot()], **wanted))["table"] != first["table"]
            await ada.post(f"/tables/{first['table']}/seats/A", to="open")
            assert (await eve.post(f"/tables/{first['table']}/join", name="Eve")).status_code == 200
            assert (await ada.make("kabale", [ME, bot()], **wanted))["keys"] == []

    asyncio.run(play())


def test_anybody_may_become_a_device_and_one_is_not_made_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=True) as at, Person(at.url) as eve:
            first = await eve.http.put("/api/session")
            assert (first.status_code, first.json()) == (200, {"new": True})
            assert {"httponly", "samesite=strict"} <= {
                each.strip().lower() for each in first.headers["set-cookie"].split(";")
            }
            for _ in range(3):
                assert "set-cookie" not in (await eve.http.put("/api/session")).headers
            made = select(func.count()).select_from(schema.devices)
            assert await at.server.store.read(lambda c: c.execute(made).scalar_one()) == 1
            other = await eve.http.put("/api/session", headers={"origin": "https://evil.example"})
            assert problem(other) == (403, "problem-origin")
            answers = [(await eve.http.put("/api/session")).status_code for _ in range(40)]
            assert set(answers) == {200, 429}  # as often as one may enter, and no more

    asyncio.run(play())


# -- the host ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "waits"),
    [
        ({"kind": "none"}, DAY),
        ({"kind": "days", "days": 3}, 3 * DAY),
        ({"kind": "bank", "seconds": 600}, 600_000),
    ],
)
def test_the_host_does_not_play_for_who_is_offline(clock: dict[str, Any], waits: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            times = at_time(at)
            made, _ = await sat_down(ada, ben, terms={"clock": clock, "late_bot": "page"})
            table = made["table"]
            path = f"/tables/{table}/seats/B"
            waiting, begun = await ada.sees(table), times[0]
            for wanted in ({"to": "bot"}, {"to": "bot", "bot": "random"}, {"to": "bot", "bot": "page"}, {"to": "open"}):
                assert problem(await ada.post(path, **wanted)) == (409, "problem-not-gone")
            own = await ada.post(f"/tables/{table}/seats/A", to="bot", bot="grandee")
            assert problem(own) == (409, "problem-agreed-bot")  # nor does she leave her own seat to a stronger one
            assert (await ada.sees(table))["n"] == waiting["n"]
            for early in (min(DAY, waits) - 1, waits - 1):  # with a clock a day of waiting counts for nothing
                times[0] = begun + early
                assert problem(await ada.post(path, to="bot")) == (409, "problem-not-gone")
                assert problem(await ada.post(path, to="open")) == (409, "problem-not-gone")
            times[0] = begun + waits
            assert problem(await ada.post(path, to="bot", bot="random")) == (409, "problem-agreed-bot")
            assert (await ada.post(path, to="bot")).status_code == 200
            taken = (await ada.sees(table))["seats"][1]
            assert (taken["kind"], taken["name"], taken["bot"]) == ("bot", "Ben", "page")

    asyncio.run(play())


def test_who_waits_for_the_host_lets_the_bot_play_and_no_more(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, database=database) as at,
            Person(at.url) as ada,
            Person(at.url) as ben,
            Person(at.url) as eve,
        ):
            times = at_time(at)
            waits = await ada.make("kabale", [ME], options={"players": 3})
            made = await ada.make("kabale", [ME], options={"players": 2, "first_seat": 0}, terms={"late_bot": "random"})
            for each in (waits, made):
                await ben.post(f"/tables/{each['table']}/join", name="Ben", invitation=each["invitation"])
            table, path = made["table"], f"/tables/{made['table']}/seats/A"
            for who in (ada, ben, eve):
                assert (await who.get(f"/tables/{table}")).json()["host_seats"] == ["A"]
            assert problem(await ben.post(path, to="bot")) == (409, "problem-not-gone")
            times[0] += DAY
            before = await ben.post(f"/tables/{waits['table']}/seats/A", to="bot")
            assert problem(before) == (403, "problem-not-your-seat")  # a game that has not begun waits for nobody
            assert problem(await eve.post(path, to="bot")) == (403, "problem-not-your-seat")
            for to in ("open", "back"):
                assert problem(await ben.post(path, to=to)) == (403, "problem-not-your-seat")
            assert problem(await ben.post(path, to="bot", bot="page")) == (409, "problem-agreed-bot")
            async with ada.listening(table, "A") as ear:
                await ear.hears()
                assert problem(await ben.post(path, to="bot")) == (409, "problem-present")
            await until(lambda: not at.server.manager.tables[table].online())
            assert (await ben.post(path, to="bot")).status_code == 200
            taken = (await ben.sees(table))["seats"][0]
            assert (taken["kind"], taken["name"], taken["bot"]) == ("bot", "Ada", "random")
            assert (await ada.post(path, to="back")).status_code == 200

    asyncio.run(play())


def test_of_several_who_are_away_only_the_host_is_replaced_by_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            times = at_time(at)
            made = await ada.make("kabale", [ME], options={"players": 3, "first_seat": 1}, terms={"late_bot": "random"})
            for person, name in ((ben, "Ben"), (eve, "Eve")):
                await person.post(f"/tables/{made['table']}/join", name=name, invitation=made["invitation"])
            times[0] += DAY
            path = f"/tables/{made['table']}/seats/B"
            assert problem(await eve.post(path, to="bot")) == (403, "problem-not-your-seat")  # the host decides that
            assert (await ada.post(path, to="bot")).status_code == 200

    asyncio.run(play())


def test_a_seat_that_the_host_gave_to_the_bot_can_still_be_freed(tmp_path: Path) -> None:
    """Without a clock too, and as long as its owner has not come back."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben, Person(at.url) as eve:
            times = at_time(at)
            made, _ = await sat_down(ada, ben, terms={"late_bot": "random"})
            table, path = made["table"], f"/tables/{made['table']}/seats/B"
            for comes_back in (True, False):
                while "B" not in (said := await ada.sees(table, "A"))["asked"]:
                    await ada.plays(table, "A", said["moves"][0], said["version"])
                times[0] += DAY
                assert (await ada.post(path, to="bot")).status_code == 200
                assert (await ada.sees(table))["seats"][1]["gone"] == 0
                if comes_back:
                    assert (await ben.post(path, to="back")).status_code == 200
                    assert problem(await ada.post(path, to="open")) == (409, "problem-not-gone")
            assert (await ada.post(path, to="open")).status_code == 200
            joined = await eve.post(f"/tables/{table}/join", name="Eve", invitation=made["invitation"])
            assert joined.json()["seat"] == "B"
            await eve.post(path, to="bot")  # who goes of their own will is not sent away
            assert problem(await ada.post(path, to="open")) == (409, "problem-not-gone")

    asyncio.run(play())


def test_talking_does_not_make_the_table_wait_longer_and_playing_does(tmp_path: Path) -> None:
    """A day of waiting is a day without an answer of the seat, whatever others say meanwhile."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            times = at_time(at)
            seats = [ME, HERE]
            table = (await ada.make("el-grande", seats, options={"players": 2, "start_seat": "A"}))["table"]
            table_state = at.server.manager.tables[table].state
            begun = times[0]
            times[0] += DAY // 2
            await ada.post(f"/tables/{table}/chat", seat="B", text="Hello?", id=ada.new_id())
            assert table_state.gone_from(0) == begun + DAY
            said = await ada.sees(table, "A")
            assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
            version = (await ada.sees(table, "A"))["version"]
            assert table_state.gone_from(0) is None
            await ada.post(f"/tables/{table}/cancel", seat="A", version=version, id=ada.new_id())
            assert table_state.gone_from(0) == times[0] + DAY

    asyncio.run(play())


def test_a_seat_that_was_left_goes_to_the_bot_that_was_agreed_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made, _ = await sat_down(ada, ben, terms={"late_bot": "page"})
            table = made["table"]
            await ben.post(f"/tables/{table}/seats/B", to="open")
            strong = await ada.post(f"/tables/{table}/seats/B", to="bot", bot="grandee")
            assert problem(strong) == (409, "problem-agreed-bot")
            assert problem(await ben.post(f"/tables/{table}/seats/B", to="bot")) == (403, "problem-not-your-seat")
            assert (await ada.post(f"/tables/{table}/seats/B", to="bot")).status_code == 200
            assert (await ada.sees(table))["seats"][1]["bot"] == "page"

    asyncio.run(play())


def test_before_the_game_the_host_fills_free_seats_and_no_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 3})
            table = made["table"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            assert problem(await ada.post(f"/tables/{table}/seats/B", to="bot")) == (409, "problem-not-gone")
            assert (await ada.post(f"/tables/{table}/seats/C", to="bot", bot="random")).status_code == 200
            assert (await ada.sees(table))["seats"][2]["bot"] == "random"
            assert (await ada.sees(table))["seats"][1]["kind"] == "person"

    asyncio.run(play())


def test_who_is_there_keeps_the_seat_at_which_a_bot_plays(tmp_path: Path) -> None:
    """Somebody who was late looks on and may come back; before the game somebody has a bot sit there for a while."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            times = at_time(at)
            terms = {"clock": {"kind": "bank", "seconds": 10}, "late_bot": "random"}
            made, _ = await sat_down(ada, ben, terms=terms)
            late, manager = made["table"], at.server.manager
            waits = await ada.make("kabale", [ME], options={"players": 3})
            await ben.post(f"/tables/{waits['table']}/join", name="Ben", invitation=waits["invitation"])
            await ben.post(f"/tables/{waits['table']}/seats/B", to="bot", bot="random")
            await ben.http.put(f"/api/tables/{late}/notes/B", json={"text": "mine"})
            for table in (late, waits["table"]):
                async with ben.listening(table, "B") as ear:
                    await ear.hears()
                    if table == late:
                        times[0] += 10_000
                        await manager.attend.__self__.check_clocks(manager.tables[table])  # type: ignore[attr-defined]
                    assert (await ada.sees(table))["seats"][1]["kind"] == "bot"
                    opened = await ada.post(f"/tables/{table}/seats/B", to="open")
                    assert problem(opened) == (409, "problem-present")
                    assert (await ben.post(f"/tables/{table}/seats/B", to="back")).status_code == 200
            assert (await ben.get(f"/tables/{late}/notes/B")).json()["text"] == "mine"

    asyncio.run(play())
