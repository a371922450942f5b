"""Webhooks: what is posted, how it is signed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json

import msgspec
import pytest

from grandee.server.notices.address_guard import GuardedClient, Refused
from grandee.server.notices.news import NOTICE_SIZE, Failed, TurnNotice
from grandee.server.notices.webhooks import Hook, Hooks
from tests.server.notices.kit import NEWS, Endpoint, answer, endpoint

SECRET = "only the two of us know"


def called(news: list[TurnNotice], *answers: bytes) -> Endpoint:
    async def run() -> Endpoint:
        async with endpoint(*answers) as here:
            hooks = Hooks(GuardedClient(frozenset({("localhost", here.port)})))
            for turn in news:
                await hooks.turn(Hook(f"http://localhost:{here.port}/hook", SECRET), turn, "Jana")
            return here

    return asyncio.run(run())


def test_a_hook_is_told_whose_turn_it_is_and_can_check_the_signature() -> None:
    got = called([NEWS]).got[0]
    assert json.loads(got.body) == {
        "table": "k7f3",
        "seat": "B",
        "name": "Jana",
        "game": "El Grande",
        "version": 41,
        "url": NEWS.url,
        "kind": "turn",
    }
    assert got.headers["content-type"] == "application/json"
    wanted = hmac.new(SECRET.encode(), got.body, hashlib.sha256).hexdigest()
    assert got.headers["x-grandee-signature"] == f"sha256={wanted}"


def test_the_size_of_a_call_tells_nothing() -> None:
    late = msgspec.structs.replace(NEWS, version=2**50)
    assert [len(got.body) for got in called([NEWS, late]).got] == [NOTICE_SIZE, NOTICE_SIZE]


def test_the_longest_news_fit() -> None:
    longest = TurnNotice(
        table="ř" * 64,
        seat="A" * 8,
        version=2**53 - 1,
        game="\U0001f3f0" * 100,
        url="https://a.example/".ljust(300, "x"),
    )
    assert len(called([longest]).got[0].body) == NOTICE_SIZE


@pytest.mark.parametrize(("status", "again"), [(500, True), (404, False), (301, False)])
def test_a_hook_that_does_not_take_it_has_failed(status: int, again: bool) -> None:
    with pytest.raises(Failed) as failed:
        called([NEWS], answer(status))
    assert failed.value.again is again


def test_a_hook_is_guarded() -> None:
    with pytest.raises(Refused):
        asyncio.run(Hooks(GuardedClient()).turn(Hook("https://127.0.0.1/", SECRET), NEWS, "Jana"))


def test_a_hook_needs_a_secret_and_does_not_show_it() -> None:
    with pytest.raises(ValueError, match="secret"):
        Hook("https://hooks.example/", "short")
    assert SECRET not in repr(Hook("https://hooks.example/", SECRET))


@pytest.mark.parametrize(
    "change",
    [
        {"url": "https://grandee.example/t/k7f3#seat-secret"},
        {"url": "https://grandee.example/t\r\nX: y"},
        {"url": "https://grandee.example/<t>"},
        {"url": "https://me:secret@grandee.example/"},
        {"url": "javascript:alert(1)"},
        {"url": "https://grandee.example/" + "a" * 300},
        {"game": "El Grande\nBcc: all@example.org"},
        {"game": ""},
        {"table": "t" * 65},
        {"version": -1},
    ],
)
def test_news_that_could_carry_something_else_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(change)).replace("url", "url|link")):
        msgspec.structs.replace(NEWS, **change)
