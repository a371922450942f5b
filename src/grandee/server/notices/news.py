"""What a notice says, and how a sending can fail.

A notice carries no secret: that it is one's turn, the game, the link. Pushes and webhooks are filled up to one size, so
that not even their length tells anything about the position.
"""

from __future__ import annotations

import re

import httpx
import msgspec

from grandee.core.words import LANGUAGES, Words

NOTICE_SIZE = 2048  # of every push and webhook, before encryption
LONGEST_LINK = 300  # what a sentence can hold (grandee.core.words)
PACKAGES = ("grandee.server",)
URL_CHARACTERS = re.compile(
    r"[!#-;=?-\[\]_a-~]+"
)  # what a URL is made of: no space, quote, angle bracket or control character


class Failed(Exception):
    """A sending that did not succeed. The reason holds no address and no secret."""

    def __init__(self, reason: str, *, again: bool) -> None:
        super().__init__(reason)
        self.again = again  # whether another try may succeed


class Gone(Exception):
    """The subscription does not exist any more: forget it."""


class TurnNotice(msgspec.Struct, frozen=True):
    """That it is a seat's turn: the table's id, the seat's letter, the version, the game's title, a link to it."""

    table: str
    seat: str
    version: int
    game: str
    url: str

    def __post_init__(self) -> None:
        for name, text, longest in (("table", self.table, 64), ("seat", self.seat, 8), ("game", self.game, 100)):
            if not 0 < len(text) <= longest or not text.isprintable():
                raise ValueError(f"{name}: 1 to {longest} printable characters")
        if not 0 <= self.version < 2**53:
            raise ValueError("version: a number from 0 to 2**53")
        if "#" in checked_link(self.url):
            raise ValueError("url: a link in a notice has no fragment; seats keep their secrets there")


def checked_link(url: str) -> str:
    """The URL itself, if it can stand in a mail or a header as it is."""
    try:
        read = httpx.URL(url)
    except httpx.InvalidURL:
        raise ValueError("link: not an URL") from None
    if read.scheme not in {"http", "https"} or not read.host or read.userinfo:
        raise ValueError("link: it begins with https:// or http:// and a host")
    if len(url) > LONGEST_LINK or not URL_CHARACTERS.fullmatch(url):
        raise ValueError(f"link: at most {LONGEST_LINK} plain characters")
    return url


def words(language: str) -> Words:
    """The words of the server in a language; in English if it is none of ours."""
    return Words(language if language in LANGUAGES else "en", PACKAGES)


def padded_json(message: object) -> bytes:
    """A message as JSON, with spaces up to the one size of all."""
    text = msgspec.json.encode(message)
    if len(text) > NOTICE_SIZE:
        raise ValueError("a notice is too long")
    return text.ljust(NOTICE_SIZE)


def raise_for_status(status: int) -> None:
    """Say whether an answer means that a notice has arrived."""
    if not 200 <= status < 300:
        raise Failed(f"status {status}", again=status in {408, 425, 429} or status >= 500)
