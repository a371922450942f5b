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

from grandee.server.notices.webhooks import signature
from tests.server.kit import ME, Person, serving
from tests.server.notices.kit import Browser, Postbox, certificate, endpoint, postbox, until

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


def test_web_push_and_a_webhook_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        shown, trusted = certificate(tmp_path, "localhost")
        async with endpoint(tls=shown) as service, endpoint() as program:
            allowed = (("localhost", service.port), ("127.0.0.1", program.port))
            options: dict[str, Any] = {"url": URL, "notice_delay": 0.05, "notice_allow": allowed}
            async with serving(tmp_path, **options) as at, Person(at.url) as ada, Person(at.url) as ben:
                at.server.reminders.guarded.tls = trusted
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
                assert f'grandee_notices{{channel="push",what="sent",worker="{os.getpid()}"}} 1.0' in metrics

    asyncio.run(play())


def test_a_page_that_has_seen_the_turn_is_not_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with endpoint() as program:
            options: dict[str, Any] = {
                "url": URL,
                "notice_delay": 0.4,
                "notice_allow": (("127.0.0.1", program.port),),
            }
            async with serving(tmp_path, **options) as at, Person(at.url) as ada, Person(at.url) as ben:
                table, first = await table_of_two(ada, ben)
                mover, other = (ada, ben) if first == "A" else (ben, ada)
                waiting = "B" if first == "A" else "A"
                hook = {"url": f"http://127.0.0.1:{program.port}/", "secret": "a secret of this hook"}
                await other.http.put(f"/api/tables/{table}/hook/{waiting}", json=hook)
                async with other.listening(table, waiting) as ear:
                    await ear.hears()
                    await moves(mover, table, first)
                    news = await ear.hears()
                    while waiting not in news["table"]["asked"]:
                        news = await ear.hears()
                    await ear.socket.send(json.dumps({"seen": news["table"]["version"]}))
                    await asyncio.sleep(0.8)
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
                assert (wrong.status_code, wrong.json()["problem"]) == (422, "problem-mail-address")
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
                assert (put.status_code, put.json()["problem"]) == (422, "problem-hook"), url

    asyncio.run(play())
