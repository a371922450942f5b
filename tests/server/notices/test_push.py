"""Web push: the browser can read it, the push service can check who sent it, and nothing else can be told."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from grandee.core.words import LANGUAGES
from grandee.server.notices.address_guard import GuardedClient, Refused
from grandee.server.notices.news import NOTICE_SIZE, Failed, Gone, TurnNotice
from grandee.server.notices.push import Push, Subscription, make_keys, public_key
from tests.server.notices.kit import NEWS, Browser, Endpoint, answer, certificate, endpoint

KEY = make_keys()
CONTACT = "mailto:host@grandee.example"


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims(authorization: str) -> dict[str, Any]:
    """What a push service learns from the header, when it has checked the signature against the server's key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key(KEY)
    signed, _, signature = parts["t"].rpartition(".")
    head, payload = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = payload
    return found


def pushed(folder: Path, news: list[tuple[TurnNotice, str]], *answers: bytes) -> tuple[Endpoint, Browser]:
    """Push all of it to a service of our own, over TLS."""
    server, client = certificate(folder, "localhost")

    async def run() -> tuple[Endpoint, Browser]:
        async with endpoint(*answers, tls=server) as here:
            browser = Browser(f"https://localhost:{here.port}/push/abc")
            push = Push(GuardedClient(frozenset({("localhost", here.port)}), tls=client), KEY, CONTACT)
            for turn, language in news:
                await push.turn(browser.subscription, turn, language)
            return here, browser

    return asyncio.run(run())


def test_a_browser_reads_a_push_in_its_language(tmp_path: Path) -> None:
    service, browser = pushed(tmp_path, [(NEWS, language) for language in LANGUAGES])
    told = [json.loads(browser.read(request.body)) for request in service.got]
    assert [message["title"] for message in told] == ["It is your turn", "Jsi na tahu", "Twój ruch", "Du bist am Zug"]
    for message in told:
        assert "El Grande" in message["body"]
        assert message["url"] == NEWS.url
        assert message["tag"] == "k7f3/B"
        assert sorted(message) == ["body", "tag", "title", "url"]


def test_a_push_service_can_check_who_sends(tmp_path: Path) -> None:
    service, _ = pushed(tmp_path, [(NEWS, "en")])
    headers = service.got[0].headers
    told = claims(headers["authorization"])
    assert told["aud"] == f"https://localhost:{service.port}"
    assert told["sub"] == CONTACT
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "86400"
    assert len(headers["topic"]) == 32


def test_the_size_of_a_push_tells_nothing(tmp_path: Path) -> None:
    late = msgspec.structs.replace(NEWS, version=12345)
    other = TurnNotice(table="k7f3", seat="B", version=7, game="Kabale & Hiebe", url=NEWS.url + "-and-more")
    service, browser = pushed(tmp_path, [(NEWS, "en"), (late, "cs"), (other, "de")])
    assert len({len(request.body) for request in service.got}) == 1
    assert {len(browser.read(request.body)) for request in service.got} == {NOTICE_SIZE}


def test_the_topic_is_that_of_the_seat(tmp_path: Path) -> None:
    """A newer push takes the place of an older one that was not delivered yet, and only of that."""
    later, other = msgspec.structs.replace(NEWS, version=50), msgspec.structs.replace(NEWS, seat="C")
    service, _ = pushed(tmp_path, [(NEWS, "en"), (later, "en"), (other, "en")])
    first, second, third = (request.headers["topic"] for request in service.got)
    assert first == second != third


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_told(tmp_path: Path, status: int) -> None:
    with pytest.raises(Gone):
        pushed(tmp_path, [(NEWS, "en")], answer(status))


@pytest.mark.parametrize(("status", "again"), [(500, True), (503, True), (429, True), (400, False), (302, False)])
def test_other_failures_say_whether_to_try_again(tmp_path: Path, status: int, again: bool) -> None:
    with pytest.raises(Failed) as failed:
        pushed(tmp_path, [(NEWS, "en")], answer(status))
    assert failed.value.again is again


def test_a_push_is_guarded() -> None:
    push = Push(GuardedClient(), KEY, CONTACT)
    with pytest.raises(Refused):
        asyncio.run(push.turn(Browser("https://localhost/push").subscription, NEWS, "en"))


def test_the_public_key_is_an_uncompressed_point() -> None:
    point = decoded(public_key(KEY))
    assert len(point) == 65
    assert point[0] == 4
    assert public_key(KEY) == public_key(KEY) != public_key(make_keys())


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/"},
        {"endpoint": "https://[2620:fe::fe]/"},
        {"endpoint": "https://push.example:x/"},
        {"endpoint": "https://push.example/" + "a" * 2048},
        {"endpoint": "javascript:alert(1)"},
        {"auth": "AAAA"},
        {"auth": "not base64!"},
        {"auth": "ž" * 22},
        {"p256dh": "AAAA"},
        {"p256dh": base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode()},
    ],
)
def test_a_subscription_that_cannot_be_used_is_refused(change: dict[str, str]) -> None:
    good = msgspec.to_builtins(Browser("https://push.example/abc").subscription)
    assert msgspec.convert(good, Subscription)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(good | change, Subscription)


def test_a_wrong_configuration_is_found_out_at_once() -> None:
    with pytest.raises(ValueError, match="key"):
        Push(GuardedClient(), "AAAA", CONTACT)
    with pytest.raises(Exception, match="sub"):
        Push(GuardedClient(), KEY, "nobody")


def test_a_subscription_does_not_show_itself() -> None:
    assert "push.example" not in repr(Browser("https://push.example/abc").subscription)
