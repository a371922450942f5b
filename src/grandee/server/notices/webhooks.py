"""Webhooks: a post of JSON to an address that somebody gave, signed with a secret that only that somebody knows."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from grandee.server.notices.address_guard import GuardedClient
from grandee.server.notices.news import TurnNotice, padded_json, raise_for_status


class Hook(msgspec.Struct, frozen=True):
    """Where to post and the secret to sign with. The address is checked at every call."""

    url: str
    secret: str

    def __post_init__(self) -> None:
        if not 16 <= len(self.secret) <= 256:
            raise ValueError("secret: 16 to 256 characters")

    def __repr__(self) -> str:
        return "Hook(…)"  # it never gets into a log by mistake


class Hooks:
    """Calls webhooks."""

    def __init__(self, guarded_client: GuardedClient) -> None:
        self.guarded_client = guarded_client

    async def turn(self, to: Hook, news: TurnNotice, name: str) -> None:
        """Post that it is somebody's turn, with the name they bear at the table."""
        body = padded_json(
            {
                "table": news.table,
                "seat": news.seat,
                "name": name[:64],
                "game": news.game,
                "version": news.version,
                "url": news.url,
                "kind": "turn",
            }
        )
        headers = {"Content-Type": "application/json", "X-Grandee-Signature": signature(to.secret, body)}
        raise_for_status(await self.guarded_client.post(to.url, body, headers))


def signature(secret: str, body: bytes) -> str:
    """What the receiver compares: `sha256=` and the HMAC of the whole body, spaces included.

    >>> signature("a secret of sixteen or more", b"{}")[:15]
    'sha256=e6e977ab'
    """
    return "sha256=" + hmac.digest(secret.encode(), body, hashlib.sha256).hex()
