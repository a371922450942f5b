"""Reminders from end to end: somebody asks for them over HTTP, somebody else moves, and a real endpoint is called."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from grandee.core.words import Words
from grandee.server.notices.address_guard import GuardedClient
from grandee.server.notices.webhooks import signature
from tests.server.kit import HERE, ME, At, Person, problem_of, serving
from tests.server.notices.kit import Browser, Endpoint, Postbox, certificate, endpoint, postbox, until

pytestmark = pytest.mark.slow

URL = "http://grandee.example"  # a plain name, so that a cookie without TLS is sent


async def table_of_two(ada: Person, ben: Person) -> tuple[str, str]:
    """A table where Ada and Ben play, and the letter of who is to move."""
    made = await ada.make("kabale", [ME], options={"players": 2})
    joined = await ben.post(f"/tables/{made['table']}/join", name="Ben", invitation=made["invitation"])
    assert joined.status_code == 200, joined.text
    return made["table"], (await ada.sees(made["table"]))["asked"][0]


async def moves(person: Person, table: str, seat: str) -> None:
    """One seat plays until the other is to move."""
    while True:
        said = await person.sees(table, seat)
        if not said["moves"]:
            return
        assert (await person.plays(table, seat, said["moves"][0], said["version"])).status_code == 200


def through(person: Person, at: At) -> Person:
    """The same browser, whose requests another server answers."""
    same = Person(at.url, ids=person.ids)
    same.http.cookies.jar = person.http.cookies.jar
    return same


async def call(person: Person, table: str, seat: str, program: Endpoint) -> None:
    """Ask that a program be called when it is a seat's turn."""
    hook = {"url": f"http://127.0.0.1:{program.port}/", "secret": "a secret of this hook"}
    put = await person.http.put(f"/api/tables/{table}/hook/{seat}", json=hook)
    assert put.status_code == 204, put.text


def calling(program: Endpoint, delay: float) -> dict[str, Any]:
    return {"url": URL, "notice_delay": delay, "notice_allowed_hosts": (("127.0.0.1", program.port),)}


def test_web_push_and_a_webhook_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        shown, trusted = certificate(tmp_path, "localhost")
        async with endpoint(tls=shown) as service, endpoint() as program:
            allowed = (("localhost", service.port), ("127.0.0.1", program.port))
            options: dict[str, Any] = {"url": URL, "notice_delay": 0.05, "notice_allowed_hosts": allowed}
            async with serving(tmp_path, **options) as at, Person(at.url) as ada, Person(at.url) as ben:
                at.server.reminders.guarded_client.tls = trusted
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                browser = Browser(f"https://localhost:{service.port}/push/secret-address")
                sub = browser.subscription
                asked = await other.post(
                    "/notices/push", endpoint=sub.endpoint, p256dh=sub.p256dh, auth=sub.auth, language="cs"
                )
                assert asked.json() == {"push": 1, "mail": "", "confirmed": False}
                hook = {"url": f"http://127.0.0.1:{program.port}/hook", "secret": "a secret of this hook"}
                put = await other.http.put(f"/api/tables/{table}/hook/{waiting}", json=hook)
                assert put.status_code == 204, put.text
                await moves(mover, table, first)
                await until(lambda: bool(service.got) and bool(program.got))
                pushed = json.loads(browser.read(service.got[0].body))
                assert pushed["url"] == f"{URL}/t/{table}"
                said = json.loads(program.got[0].body)
                assert (said["table"], said["seat"]) == (table, waiting)
                signed = program.got[0].headers["x-grandee-signature"]
                assert signed == signature(hook["secret"], program.got[0].body)
                metrics = (await ada.http.get("/metrics")).text
                assert f'grandee_notices_total{{channel="push",what="sent",worker="{os.getpid()}"}} 1.0' in metrics

    asyncio.run(play())


def test_a_page_that_has_seen_the_turn_is_not_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            endpoint() as program,
            serving(tmp_path, **calling(program, 60)) as at,
            Person(at.url) as ada,
            Person(at.url) as ben,
        ):
            table, first = await table_of_two(ada, ben)
            mover, other = (ada, ben) if first == "A" else (ben, ada)
            waiting = "B" if first == "A" else "A"
            await call(other, table, waiting, program)
            queue = at.server.reminders.queue
            assert queue is not None
            async with other.listening(table, waiting) as ear:
                await ear.hears()
                await moves(mover, table, first)
                news = await ear.hears()
                while waiting not in news["table"]["asked"]:
                    news = await ear.hears()
                await until(lambda: bool(queue.waiting))
                await ear.socket.send(json.dumps({"seen": news["table"]["version"]}))
                await until(lambda: not queue.waiting)
            assert not queue.flying
            assert program.got == []

    asyncio.run(play())


def test_mails_go_to_confirmed_addresses_only_and_any_of_them_stops_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with postbox(Postbox()) as box:
            options: dict[str, Any] = {
                "url": URL,
                "notice_delay": 0.05,
                "smtp": f"smtp://127.0.0.1:{box.port}",
                "mail_from": "table@grandee.example",
            }
            async with serving(tmp_path, **options) as at, Person(at.url) as ada, Person(at.url) as ben:
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                wrong = await other.post("/notices/mail", address="nobody")
                assert (wrong.status_code, problem_of(wrong)) == (422, "problem-mail-address")
                asked = await other.post("/notices/mail", address="jana@example.org", language="pl")
                assert asked.json()["confirmed"] is False
                again = await other.post("/notices/mail", address="jana@example.org", language="pl")
                assert again.status_code == 200
                assert len(box.mails) == 1  # asking twice sends one mail
                await moves(mover, table, first)
                await asyncio.sleep(0.3)
                assert len(box.mails) == 1  # not confirmed: nothing is sent
                assert (await ada.post("/notices/mail/confirm", token="x" * 43)).status_code == 404
                assert (
                    await ada.post("/notices/mail/confirm", token=token(box.mails[0], "confirm"))
                ).status_code == 204
                await moves(other, table, waiting)
                await moves(mover, table, first)
                await until(lambda: len(box.mails) == 2)
                assert f"{URL}/t/{table}" in text_of(box.mails[1])
                assert (await ada.post("/notices/mail/stop", token=token(box.mails[1], "stop"))).status_code == 204
                assert (await other.get("/notices/")).json() == {"push": 0, "mail": "", "confirmed": False}

    asyncio.run(play())


def text_of(mail: bytes) -> str:
    read = email.message_from_bytes(mail, policy=email.policy.default)
    return str(read.get_content()) + str(read.get("List-Unsubscribe", ""))


def token(mail: bytes, word: str) -> str:
    found = re.search(rf"/mail\?{word}=([\w-]+)", text_of(mail))
    assert found
    return found[1]


def test_addresses_inside_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, url=URL) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME], options={"players": 2}))["table"]
            for url in ("http://127.0.0.1/x", "https://10.0.0.1/", "https://localhost/", "ftp://example.org/"):
                hook = {"url": url, "secret": "a secret of this hook"}
                put = await ada.http.put(f"/api/tables/{table}/hook/A", json=hook)
                assert (put.status_code, problem_of(put)) == (422, "problem-hook"), url

    asyncio.run(play())


def test_a_refused_address_is_explained_in_the_reader_s_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unknown(*_: object) -> tuple[str, ...]:
        raise OSError("name or service not known")

    monkeypatch.setattr(GuardedClient, "resolve", unknown)
    reasons = {
        "https://nobody.example/": "notice-refused-name",  # a name that does not resolve is no fault of the server
        "http://program.example/": "notice-refused-scheme",
        "https://program.example:8443/": "notice-refused-port",
    }

    async def play() -> None:
        async with serving(tmp_path, url=URL) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME], options={"players": 2}))["table"]
            ada.http.headers["accept-language"] = "cs"
            said = Words("cs", ("grandee.server",))
            for url, reason in reasons.items():
                hook = {"url": url, "secret": "a secret of this hook"}
                put = await ada.http.put(f"/api/tables/{table}/hook/A", json=hook)
                assert (put.status_code, problem_of(put)) == (422, "problem-hook"), url
                assert put.json()["detail"] == said(reason)
            keys = Browser("https://push.example/x").subscription
            push = {"endpoint": "https://push.example:8443/x", "p256dh": keys.p256dh, "auth": keys.auth}
            asked = await ada.post("/notices/push", **push)
            assert (asked.status_code, problem_of(asked)) == (422, "problem-push")
            assert asked.json()["detail"] == said("notice-refused-port")

    asyncio.run(play())


def test_what_a_page_shows_through_one_worker_is_not_told_by_another(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with endpoint() as program:
            options = {"database": postgresql, **calling(program, 3)}  # in which a page shows it on any machine
            async with (
                serving(tmp_path, **options) as one,
                serving(tmp_path, **options) as two,
                Person(one.url) as ada,
                Person(one.url) as ben,
            ):
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                await call(other, table, waiting, program)
                queue = one.server.reminders.queue
                assert queue is not None
                async with through(other, two).listening(table, waiting) as ear:
                    news = await ear.hears()
                    await moves(mover, table, first)
                    await until(lambda: bool(queue.waiting))
                    while waiting not in news["table"]["asked"]:
                        news = await ear.hears()
                    await ear.socket.send(json.dumps({"seen": news["table"]["version"]}))
                    await until(lambda: not (queue.waiting or queue.claims or queue.flying))
                assert program.got == []
                await moves(other, table, waiting)
                await moves(mover, table, first)
                await until(lambda: len(program.got) == 1)  # and without a page he is told

    asyncio.run(play())


def test_who_was_not_told_before_a_restart_is_told_once_after_it(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with endpoint() as program:
            async with serving(tmp_path, database=database, **calling(program, 60)) as at:
                ada, ben = Person(at.url), Person(at.url)
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                await call(other, table, waiting, program)
                await moves(mover, table, first)
            again = {"database": database, **calling(program, 0.2)}
            async with serving(tmp_path, **again):
                await until(lambda: len(program.got) == 1)
                assert json.loads(program.got[0].body)["seat"] == waiting
            async with serving(tmp_path, **again) as at:
                await asyncio.sleep(0.6)
                assert len(program.got) == 1
                await moves(through(other, at), table, waiting)
                await moves(through(mover, at), table, first)
                await asyncio.sleep(0.6)
                assert len(program.got) == 1  # there are 15 quiet minutes

    asyncio.run(play())


def test_who_saw_it_before_a_restart_is_not_told_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with endpoint() as program:
            async with serving(tmp_path, **calling(program, 60)) as at, Person(at.url) as ada, Person(at.url) as ben:
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                await call(other, table, waiting, program)
                await moves(mover, table, first)
                queue = at.server.reminders.queue
                assert queue is not None
                await until(lambda: bool(queue.waiting))
                async with other.listening(table, waiting) as ear:
                    await ear.socket.send(json.dumps({"seen": (await ear.hears())["table"]["version"]}))
                    await until(lambda: not queue.waiting)
                    await asyncio.sleep(0.1)
            async with serving(tmp_path, **calling(program, 0.1)):
                await asyncio.sleep(0.5)
                assert program.got == []

    asyncio.run(play())


def test_of_several_workers_that_start_one_tells(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with endpoint() as program:
            options = {"database": postgresql, **calling(program, 0.5)}
            async with serving(tmp_path, **options) as one, Person(one.url) as ada, Person(one.url) as ben:
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                await call(other, table, waiting, program)
                await moves(mover, table, first)
                async with serving(tmp_path, **options), serving(tmp_path, **options):
                    await until(lambda: len(program.got) == 1)
                    await asyncio.sleep(1)
                    assert len(program.got) == 1

    asyncio.run(play())


def test_who_has_answered_a_secret_choice_is_not_reminded_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            endpoint() as program,
            serving(tmp_path, **calling(program, 60)) as at,
            Person(at.url) as ada,
        ):
            table = (await ada.make("dials", [ME, HERE], options={"players": 2, "numbers": 5}))["table"]
            await call(ada, table, "A", program)
            queue = at.server.reminders.queue
            assert queue is not None
            for seat in "AB":
                said = await ada.sees(table, seat)
                assert (await ada.plays(table, seat, said["moves"][0], said["version"])).status_code == 200
            await until(lambda: bool(queue.waiting))  # for the second round
            said = await ada.sees(table, "A")
            assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
            assert not any((queue.waiting, queue.claims, queue.flying))
            assert (await ada.sees(table))["phase"] == "running"
            assert program.got == []

    asyncio.run(play())


def test_nobody_fills_a_stranger_s_box_with_mails_to_confirm(tmp_path: Path) -> None:
    async def play() -> None:
        async with postbox(Postbox(refuse={"RCPT": "450 come later"})) as box:
            mail = {"smtp": f"smtp://127.0.0.1:{box.port}", "mail_from": "table@grandee.example"}
            async with serving(tmp_path, url=URL, **mail) as at, Person(at.url) as ada, Person(at.url) as ben:
                for person in (ada, ben):
                    await person.make("kabale", [ME], options={"players": 2})
                assert await asks(ada, "one@example.org") == 503
                box.refuse.clear()
                assert await asks(ada, "one@example.org") == 200  # what was not sent does not count
                assert await asks(ada, "two@example.org") == 200
                assert await asks(ada, "one@example.org") == 200
                assert await asks(ben, "ONE@example.org") == 200
                assert len(box.mails) == 2, "for both the mail does that is there already"
                assert await asks(ada, "three@example.org") == 200
                assert await asks(ada, "four@example.org") == 429
                assert (await ada.get("/notices/")).json()["mail"] == "three@example.org"  # nothing was changed
                assert await asks(ben, "four@example.org") == 200
                assert len(box.mails) == 4
                tomorrow = at.server.manager.now() + 86_400_001
                at.server.manager.now = lambda: tomorrow
                assert await asks(ada, "one@example.org") == 200
                assert len(box.mails) == 5

    async def asks(person: Person, address: str) -> int:
        answer = await person.post("/notices/mail", address=address)
        assert answer.status_code != 429 or problem_of(answer) == "problem-too-often"
        return answer.status_code

    asyncio.run(play())


def test_strangers_neither_fill_a_box_nor_keep_its_owner_from_it(tmp_path: Path, database: str) -> None:
    """Ten of them, from everywhere, have an address first, and ask for others then: their mails let its owner in."""

    async def play() -> None:
        async with postbox(Postbox()) as box:
            mail = {"smtp": f"smtp://127.0.0.1:{box.port}", "mail_from": "table@grandee.example"}
            async with serving(tmp_path, database=database, url=URL, **mail) as at:
                for number in range(10):
                    async with Person(at.url) as stranger:
                        stranger.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
                        await stranger.make("kabale", [ME], options={"players": 2})
                        for address in ("jana@example.org", f"else{number}@example.org"):
                            assert (await stranger.post("/notices/mail", address=address)).status_code == 200
                to_jana = [each for each in box.mails if b"To: jana@example.org" in each]
                assert len(to_jana) == 3
                async with Person(at.url) as jana, Person(at.url) as other:
                    for person in (jana, other):
                        await person.make("kabale", [ME], options={"players": 2})
                    asked = await jana.post("/notices/mail", address="Jana@example.org")
                    assert (asked.status_code, asked.json()["confirmed"]) == (200, False)
                    assert len(box.mails) == 13, "she gets no fourth"
                    await other.post("/notices/mail", address="other@example.org")
                    link = token(to_jana[1], "confirm")
                    assert (await other.post("/notices/mail/confirm", token=link)).status_code == 404
                    assert (await other.get("/notices/")).json()["confirmed"] is False, "it proves no other address"
                    assert (await jana.post("/notices/mail/confirm", token=link)).status_code == 204
                    assert (await jana.get("/notices/")).json()["confirmed"] is True

    asyncio.run(play())


def test_one_network_asks_for_so_many_mails_a_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with postbox(Postbox()) as box:
            mail = {"smtp": f"smtp://127.0.0.1:{box.port}", "mail_from": "table@grandee.example"}
            async with serving(tmp_path, url=URL, **mail) as at:
                answers = []
                for number in range(21):
                    async with Person(at.url) as somebody:
                        await somebody.make("kabale", [ME], options={"players": 2})
                        asked = await somebody.post("/notices/mail", address=f"{number}@example.org")
                        answers.append(asked.status_code)
                assert answers == [200] * 20 + [429]
                assert len(box.mails) == 20

    asyncio.run(play())
