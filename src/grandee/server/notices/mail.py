"""E-mail by the SMTP server of the configuration: one mail that asks whether an address is right, one for a turn."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import msgspec

from grandee.server.notices.news import Failed, TurnNotice, checked_link, words

ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
DNS_LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"(?=.{{1,64}}@){ATOM}(\.{ATOM})*@({DNS_LABEL}\.)+{DNS_LABEL}")
PORTS = {"smtp": 587, "smtps": 465}


class Confirmed(msgspec.Struct, frozen=True):
    """An address whose owner has followed the link of a `confirm` mail, and a link to stop the notices.

    Make one only when that has happened: it is all that is asked before a notice is sent.
    """

    address: str
    unsubscribe: str

    def __post_init__(self) -> None:
        address(self.address)
        checked_link(self.unsubscribe)

    def __repr__(self) -> str:
        return "Confirmed(…)"  # it never gets into a log by mistake


def address(text: str) -> str:
    """The address of a mailbox in the form in which it is sent to; `ValueError` if it is none.

    >>> address("jana@příklad.cz")
    'jana@xn--pklad-zsa96e.cz'
    """
    user, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{user}@{domain.encode('idna').decode('ascii')}"
    except UnicodeError:
        plain = ""
    if len(plain) > 254 or not ADDRESS.fullmatch(plain):
        raise ValueError("mail: not an address")
    return Address(addr_spec=plain).addr_spec


class Mail:
    """Sends mails by the server of a URL: `smtp://user:password@host:port`, with TLS if it is offered, or `smtps://`.

    A password is never sent without TLS, except to this same machine.
    """

    def __init__(self, url: str, sender: str, *, tls: ssl.SSLContext | None = None, timeout: float = 10.0) -> None:
        try:
            parts = urlsplit(url)
            self.port = parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):
            raise ValueError(
                "mail server: smtp:// or smtps://, user:password@host:port"
            ) from None  # without the password
        if not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
            raise ValueError("mail server: smtp:// or smtps://, user:password@host:port")
        self.wrapped = parts.scheme == "smtps"
        self.host = parts.hostname
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        name, plain = parseaddr(sender)
        self.sender = Address(display_name=name or "Grandee", addr_spec=address(plain))
        self.tls = tls or ssl.create_default_context()
        self.timeout = timeout
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="grandee-mail")

    def confirm_mail(self, to: str, url: str, language: str) -> EmailMessage:
        """The mail that asks the owner of an address to follow a link; without that nothing else is sent there."""
        say = words(language)
        text = say("notice-confirm-body", link=checked_link(url))
        return self.mail(to, say("notice-confirm-subject"), text, say.language)

    def turn_mail(self, to: Confirmed, news: TurnNotice, language: str) -> EmailMessage:
        """The mail that says that it is somebody's turn."""
        say = words(language)
        text = say("notice-turn-body", game=news.game, link=news.url, unsubscribe=to.unsubscribe)
        made = self.mail(to.address, say("notice-turn-subject", game=news.game), text, say.language)
        made["List-Unsubscribe"] = f"<{to.unsubscribe}>"
        return made

    def mail(self, to: str, subject: str, text: str, language: str) -> EmailMessage:
        made = EmailMessage(policy=SMTP)
        made["From"] = self.sender
        made["To"] = Address(addr_spec=address(to))
        made["Subject"] = subject
        made["Date"] = format_datetime(datetime.now(UTC))
        made["Message-ID"] = make_msgid(domain=self.sender.domain)
        made["Auto-Submitted"] = "auto-generated"
        made.set_content(text + "\n", cte="quoted-printable")
        made["Content-Language"] = language
        return made

    async def confirm(self, to: str, url: str, language: str) -> None:
        """Ask the owner of an address to follow the link."""
        await self.send(self.confirm_mail(to, url, language))

    async def send(self, mail: EmailMessage) -> None:
        """Hand a mail to the server; sent again it is the same mail for its reader, with the same Message-ID."""
        await asyncio.get_running_loop().run_in_executor(self.threads, self.deliver, mail)

    def deliver(self, mail: EmailMessage) -> None:
        try:
            server = self.connect()
            try:
                server.send_message(mail)
            finally:
                with suppress(smtplib.SMTPException, OSError):  # the mail is through, or its own error is told
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Failed(f"recipient refused, {codes}", again=all(code < 500 for code in codes)) from None
        except smtplib.SMTPResponseException as error:
            raise Failed(f"{type(error).__name__} {error.smtp_code}", again=error.smtp_code < 500) from None
        except smtplib.SMTPNotSupportedError:
            raise Failed("the mail server lacks what is needed", again=False) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(type(error).__name__, again=True) from None

    def connect(self) -> smtplib.SMTP:
        name = self.sender.domain  # how we greet; the machine's own name is nobody's business
        server: smtplib.SMTP
        if self.wrapped:
            server = smtplib.SMTP_SSL(self.host, self.port, name, timeout=self.timeout, context=self.tls)
        else:
            server = smtplib.SMTP(self.host, self.port, name, timeout=self.timeout)
        try:
            server.ehlo_or_helo_if_needed()
            private = self.wrapped or is_loopback(self.host)
            if not self.wrapped and server.has_extn("starttls"):
                server.starttls(context=self.tls)
                server.ehlo()
                private = True
            if self.user:
                if not private:
                    raise Failed("the mail server offers no TLS, so it is not told the password", again=False)
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
