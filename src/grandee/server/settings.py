"""What a server is told when it starts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from grandee.core.refusals import BadInput

MOST_BODY = 512_000  # bytes of a request, at most: a deck of one's own is the longest
MOST_SOCKET_MESSAGE = 2_048  # bytes that a page may send over its socket at once
PORTS = {"http": 80, "https": 443}  # that an address has if it names none
SETTINGS_VARIABLE = "GRANDEE_SERVER"  # the variable by which workers get their settings
SECRET_VARIABLES = (SETTINGS_VARIABLE, "GRANDEE_SMTP", "PGPASSWORD")  # variables that are not for the processes of bots


class BadSetting(BadInput):
    """A server cannot be started with this."""

    packages = ("grandee.server",)


@dataclass(frozen=True)
class Settings:
    """All settings, with those of a table on this machine as defaults."""

    database: str = "grandee.sqlite"
    cookie_name: str = "grandee"  # which all ports of a host share
    url: str = ""  # under which people reach it, such as https://table.example; found from the request if empty
    bot_processes: int = 1  # processes in which bots think
    bot_limit: float = 20.0  # seconds for one decision of a bot
    limits: bool = True  # how often one address may ask
    stall_seconds: float = (
        10.0  # seconds for the head of a request, and before a body or the reader of an answer must move
    )
    least_rate: int = 4_000  # bytes a second that those move, at least
    connections: int = 10_000  # at once, of one worker
    from_address: int = 400  # of them from one address: a household or a club, with several tabs each
    origins: tuple[str, ...] = field(default=())  # further origins of pages that may talk to the server
    own_bots: tuple[str, ...] = ()  # bots of whoever started a server on this machine, beside those on offer
    smtp: str = ""  # where mails are handed in, such as smtps://user:password@host
    mail_from: str = ""
    notice_delay: float = 60.0  # seconds in which the page may show a turn before its player is told
    notice_allowed_hosts: tuple[tuple[str, int], ...] = ()  # hosts inside that notices may go to: for tests alone

    def __post_init__(self) -> None:
        if self.url:
            object.__setattr__(self, "url", origin_of(self.url))
        if self.smtp:
            self.check_mail()

    def check_mail(self) -> None:
        """Mails need a server, a sender, and an address for their links."""
        from grandee.server.notices.mail import Mail

        if not self.url:
            raise BadSetting("--smtp", "bad-smtp-url")
        try:
            Mail(self.smtp, self.mail_from)
        except ValueError as fault:
            raise BadSetting("--smtp", "bad-smtp", fault=str(fault)) from None

    @property
    def shared(self) -> bool:
        """Whether several workers can have the database."""
        return self.database.startswith("postgresql")

    @property
    def is_secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def cookie(self) -> str:
        """`__Host-` binds a cookie to HTTPS and this host; a home network without HTTPS has a plain name."""
        return f"__Host-{self.cookie_name}" if self.is_secure else self.cookie_name


def origin_of(url: str) -> str:
    """An address as browsers write it in `Origin`: in small letters, and without the port that it has anyway.

    >>> origin_of("https://Table.Example:443/")
    'https://table.example'
    """
    refused = BadSetting("--url", "bad-url", given=url.rpartition("@")[2])  # no password
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:  # no host, and no port, is written like this
        raise refused from None
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/") or any(mark in url for mark in "@?#"):
        raise refused
    if not re.fullmatch(r"[a-z0-9._:-]+", host):
        raise refused
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")
