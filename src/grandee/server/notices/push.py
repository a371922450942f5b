"""Web push: encrypted for the browser (RFC 8291), signed by the server (VAPID, RFC 8292), sent through the guard."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable

import httpx
import msgspec

from grandee.server import base64url
from grandee.server.notices.address_guard import LONGEST_URL, GuardedClient
from grandee.server.notices.news import Gone, TurnNotice, padded_json, raise_for_status, words

DAY = 24 * 3600


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to be pushed to: an address of its push service and two keys, in base64url."""

    endpoint: str
    p256dh: str
    auth: str

    def __post_init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            url = httpx.URL(self.endpoint)
        except httpx.InvalidURL:
            raise ValueError("endpoint: not an URL") from None
        if url.scheme != "https" or not url.host or ":" in url.host or len(self.endpoint) > LONGEST_URL:
            raise ValueError("endpoint: https:// and a host's name")
        if len(decoded(self.auth, "auth")) != 16:
            raise ValueError("auth: 16 bytes in base64url")
        point = decoded(self.p256dh, "p256dh")
        if len(point) != 65:
            raise ValueError("p256dh: 65 bytes in base64url")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise ValueError("p256dh: not a point of the curve P-256") from None

    def __repr__(self) -> str:
        return "Subscription(…)"  # it never gets into a log by mistake


def make_keys() -> str:
    """A new private key of the server, as text for its configuration. Browsers are bound to it: keep it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64url.encode(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The public key that belongs to a private one, as the page gives it to the browser when it subscribes."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(decoded(private, "key"), "big"), ec.SECP256R1())
    return base64url.encode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


class Push:
    """Sends pushes. `contact` is a mailto: or https: address where a push service finds the operator."""

    def __init__(
        self, guarded_client: GuardedClient, private: str, contact: str, clock: Callable[[], float] = time.time
    ) -> None:
        from py_vapid import Vapid
        from pywebpush import WebPusher

        if len(decoded(private, "key")) != 32:
            raise ValueError("key: 32 bytes in base64url, as make_keys gives them")
        self.guarded_client = guarded_client
        self.pusher = WebPusher
        self.vapid = Vapid.from_raw(private.encode())
        self.contact = contact
        self.clock = clock
        self.vapid.sign({"sub": contact, "aud": "https://push.example"})  # a wrong contact is found out here

    async def turn(self, to: Subscription, news: TurnNotice, language: str) -> None:
        """Tell a browser that it is somebody's turn; `Gone` if the subscription has ended."""
        say = words(language)
        message = {
            "title": say("notice-push-title"),
            "body": say("notice-push-body", game=news.game),
            "url": news.url,
            "tag": f"{news.table}/{news.seat}",  # a newer notice takes the place of an older one
        }
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body: bytes = self.pusher({"endpoint": to.endpoint, "keys": keys}).encode(padded_json(message))["body"]
        status = await self.guarded_client.post(to.endpoint, body, self.headers(to, news))
        if status in {404, 410}:
            raise Gone
        raise_for_status(status)

    def headers(self, to: Subscription, news: TurnNotice) -> dict[str, str]:
        url = httpx.URL(to.endpoint)
        audience = f"{url.scheme}://{url.netloc.decode('ascii')}"
        claims = {"sub": self.contact, "aud": audience, "exp": int(self.clock()) + DAY // 2}
        signed: dict[str, str] = self.vapid.sign(claims)
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": topic(to, news),
        }


def topic(to: Subscription, news: TurnNotice) -> str:
    """A name for (table, seat), by which a push service keeps only the newest; it cannot tell which table that is."""
    about = f"{news.table}/{news.seat}".encode()
    return base64url.encode(hmac.digest(decoded(to.auth, "auth"), about, hashlib.sha256))[:32]


def decoded(text: str, name: str) -> bytes:
    try:
        return base64url.decode(text)
    except ValueError:  # also of characters that are not ASCII
        raise ValueError(f"{name}: not base64url") from None
