"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from grandee.core.refusals import BadInput

BODY = 512_000  # bytes of a request, at most: a deck of one's own is the longest
SOCKET_MESSAGE = 2_048  # bytes that a page may send over its socket at once


class BadSetting(BadInput):
    """A server cannot be started with this."""

    packages = ("grandee.server",)


@dataclass(frozen=True)
class Settings:
    """All settings, with those of a table on this machine as defaults."""

    database: str = "grandee.sqlite"
    name: str = "grandee"  # of its cookie, which all ports of a host share
    url: str = ""  # under which people reach it, such as https://table.example; found from the request if empty
    thinkers: int = 1  # processes in which bots think
    bot_limit: float = 20.0  # seconds for one decision of a bot
    limits: bool = True  # how often one address may ask
    origins: tuple[str, ...] = field(default=())  # further origins of pages that may talk to the server
    own_bots: tuple[str, ...] = ()  # bots of whoever started a server on this machine, beside those on offer
    smtp: str = ""  # where mails are handed in, such as smtps://user:password@host
    mail_from: str = ""
    notice_delay: float = 60.0  # seconds in which the page may show a turn before its player is told
    notice_allow: tuple[tuple[str, int], ...] = ()  # hosts inside that notices may go to: for tests alone

    def __post_init__(self) -> None:
        if self.url:
            parts = urlsplit(self.url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
                raise BadSetting("--url", "bad-url", given=self.url)
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
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def cookie(self) -> str:
        """`__Host-` binds a cookie to HTTPS and this host; a home network without HTTPS has a plain name."""
        return f"__Host-{self.name}" if self.secure else self.name
