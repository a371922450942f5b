"""Bytes as text that may stand in a URL: base64url without padding, as passkeys, web push and links have it."""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def decode(text: str) -> bytes:
    """The bytes that a text stands for; ValueError if it stands for none.

    >>> decode(encode(b"passkey"))
    b'passkey'
    """
    data = text.rstrip("=").encode("ascii")
    return b64decode(data + b"=" * (-len(data) % 4), altchars=b"-_", validate=True)
