"""E-mail: what arrives at a server of our own, in every language, and what never goes out."""

from __future__ import annotations

import asyncio
import email
import email.policy
import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path

import msgspec
import pytest

from grandee.core.words import LANGUAGES
from grandee.server.notices.mail import Confirmed, Mail, address
from grandee.server.notices.news import Failed
from tests.server.notices.kit import NEWS, Postbox, certificate, postbox

SENDER = "Grandee <turns@grandee.example>"
LINK = "https://grandee.example/confirm/?token=abcdefghijklmnopqrstuvwxyz0123456789-and-longer-than-a-line-of-mail"
JANA = Confirmed("jana@example.org", "https://grandee.example/stop/xyz")
SUBJECTS = {
    "en": ("Do you want notices at this address?", "Your turn: El Grande"),
    "cs": ("Chceš dostávat upozornění na tuto adresu?", "Jsi na tahu: El Grande"),
    "pl": ("Czy chcesz dostawać powiadomienia na ten adres?", "Twój ruch: El Grande"),
    "de": ("Möchtest du Nachrichten an diese Adresse?", "Du bist am Zug: El Grande"),
}


def delivered(
    send: Callable[[Mail], Awaitable[None]],
    box: Postbox | None = None,
    url: str = "smtp://127.0.0.1:{}",
    tls: tuple[ssl.SSLContext | None, ssl.SSLContext | None] = (None, None),
) -> Postbox:
    """Send by a server of our own, and return it with what it got."""

    async def run() -> Postbox:
        async with postbox(box or Postbox(), tls[0]) as here:
            await send(Mail(url.format(here.port), SENDER, tls=tls[1]))
            return here

    return asyncio.run(run())


def parsed(mail: bytes) -> EmailMessage:
    found = email.message_from_bytes(mail, policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    assert not found.defects
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told(language: str) -> None:
    box = delivered(lambda mail: mail.send(mail.turn_mail(JANA, NEWS, language)))
    got = parsed(box.mails[0])
    assert got["Subject"] == SUBJECTS[language][1]
    assert got["From"] == SENDER
    assert got["To"] == "jana@example.org"
    assert got["Auto-Submitted"] == "auto-generated"
    assert got["List-Unsubscribe"] == "<https://grandee.example/stop/xyz>"
    assert got["Content-Language"] == language
    assert got["Message-ID"].endswith("@grandee.example>")
    assert abs(parsedate_to_datetime(got["Date"]) - datetime.now(UTC)) < timedelta(minutes=1)
    assert got.get_content_type() == "text/plain"
    lines = got.get_content().splitlines()
    assert NEWS.url in lines
    assert JANA.unsubscribe in lines
    assert any("El Grande" in line for line in lines)
    assert box.mails[0].isascii()
    assert any(command.upper().startswith("MAIL FROM:<TURNS@GRANDEE.EXAMPLE>") for command in box.commands)
    assert "EHLO grandee.example" in [command.replace("ehlo", "EHLO") for command in box.commands]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_is_asked_first(language: str) -> None:
    got = parsed(delivered(lambda mail: mail.confirm("jana@example.org", LINK, language)).mails[0])
    assert got["Subject"] == SUBJECTS[language][0]
    assert got["To"] == "jana@example.org"
    assert got["Auto-Submitted"] == "auto-generated"
    assert LINK in got.get_content().splitlines()


def test_the_size_of_a_mail_tells_nothing() -> None:
    mail = Mail("smtp://127.0.0.1:25", SENDER)
    late = msgspec.structs.replace(NEWS, version=12345)
    assert mail.turn_mail(JANA, NEWS, "cs").get_content() == mail.turn_mail(JANA, late, "cs").get_content()


def test_an_unknown_language_is_answered_in_english() -> None:
    got = Mail("smtp://127.0.0.1:25", SENDER).turn_mail(JANA, NEWS, "fr\r\nBcc: all@example.org")
    assert got["Subject"] == "Your turn: El Grande"
    assert got["Bcc"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jana",
        "@example.org",
        "jana@",
        "jana@localhost",
        "jana@[127.0.0.1]",
        "a b@example.org",
        "jana@exa mple.org",
        "jana@example.org, all@example.org",
        "jana@example.org\r\nBcc: all@example.org",
        "Jana <jana@example.org>",
        '"jana"@example.org',
        "jana@example..org",
        ".jana@example.org",
        "jana@-example.org",
        "jan\x00a@example.org",
        "é@example.org",
        "a" * 65 + "@example.org",
        "jana@" + "a" * 64 + ".org",
        "jana@" + "abcdefg." * 40 + "org",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        address(text)
    with pytest.raises(ValueError, match="not an address"):
        Confirmed(text, JANA.unsubscribe)


@pytest.mark.parametrize("text", ["jana@example.org", "jana+grandee@mail.example.org", "o'neill_1@example.org"])
def test_an_address_stays_as_it_is(text: str) -> None:
    assert address(f" {text}") == text


@pytest.mark.parametrize("url", ["https://a.example/\r\nBcc: x@example.org", "https://a.example/> x", "mailto:x@y.org"])
def test_a_link_cannot_carry_a_header(url: str) -> None:
    mail = Mail("smtp://127.0.0.1:25", SENDER)
    with pytest.raises(ValueError, match="link"):
        mail.confirm_mail("jana@example.org", url, "en")
    with pytest.raises(ValueError, match="link"):
        Confirmed("jana@example.org", url)


def test_the_server_is_told_user_and_password() -> None:
    box = Postbox(offers=("AUTH PLAIN",))
    delivered(lambda mail: mail.confirm("a@example.org", LINK, "en"), box, "smtp://me:p%40ss%2F@127.0.0.1:{}")
    assert box.password() == "\0me\0p@ss/"


def test_smtps_speaks_tls_from_the_start(tmp_path: Path) -> None:
    tls = certificate(tmp_path, "localhost")
    box = delivered(lambda mail: mail.confirm("a@example.org", LINK, "en"), url="smtps://localhost:{}", tls=tls)
    assert len(box.mails) == 1


def test_tls_is_used_when_it_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandee.server.notices.mail.is_loopback", lambda _: False)
    server, client = certificate(tmp_path, "localhost")
    box = Postbox(offers=("STARTTLS", "AUTH PLAIN"), tls=server)
    delivered(
        lambda mail: mail.confirm("a@example.org", LINK, "en"), box, "smtp://me:secret@localhost:{}", (None, client)
    )
    words = [command.split()[0].upper() for command in box.commands]
    assert words == ["EHLO", "STARTTLS", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]
    assert box.password() == "\0me\0secret"


def test_a_certificate_that_nobody_vouches_for_is_not_believed(tmp_path: Path) -> None:
    own, _ = certificate(tmp_path, "localhost")
    with pytest.raises(Failed):
        delivered(
            lambda mail: mail.confirm("a@example.org", LINK, "en"),
            url="smtps://localhost:{}",
            tls=(own, ssl.create_default_context()),
        )


def test_a_password_is_not_sent_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandee.server.notices.mail.is_loopback", lambda _: False)
    box = Postbox(offers=("AUTH PLAIN",))
    with pytest.raises(Failed, match="no TLS") as failed:
        delivered(lambda mail: mail.confirm("a@example.org", LINK, "en"), box, "smtp://me:secret@127.0.0.1:{}")
    assert not failed.value.again
    assert not any("AUTH" in command for command in box.commands)


@pytest.mark.parametrize(
    ("refuse", "again"),
    [
        ({"RCPT": "550 no such mailbox a@example.org"}, False),
        ({"RCPT": "450 later, a@example.org"}, True),
        ({"MAIL": "451 later"}, True),
        ({"DATA": "554 no"}, False),
        ({"EHLO": "421 busy", "HELO": "421 busy"}, True),
    ],
)
def test_a_failure_says_whether_to_try_again_and_no_address(refuse: dict[str, str], again: bool) -> None:
    with pytest.raises(Failed) as failed:
        delivered(lambda mail: mail.confirm("a@example.org", LINK, "en"), Postbox(refuse=refuse))
    assert failed.value.again is again
    assert "example" not in str(failed.value)


def test_a_mail_that_was_taken_is_not_a_failure_whatever_follows() -> None:
    box = delivered(lambda mail: mail.confirm("a@example.org", LINK, "en"), Postbox(refuse={"QUIT": "500 what"}))
    assert len(box.mails) == 1


def test_a_server_that_is_not_there_may_come_back() -> None:
    with pytest.raises(Failed) as failed:
        asyncio.run(Mail("smtp://127.0.0.1:1", SENDER).confirm("a@example.org", LINK, "en"))
    assert failed.value.again


@pytest.mark.parametrize(
    "url", ["http://me:secret@h", "smtp://", "smtp://me:secret@h:x", "smtp://me:secret@h/path", ""]
)
def test_a_wrong_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(ValueError, match="mail server") as error:
        Mail(url, SENDER)
    assert "secret" not in str(error.value)


def test_ports_and_sender_by_default() -> None:
    assert Mail("smtp://mail.example", SENDER).port == 587
    assert Mail("smtps://mail.example", "turns@grandee.example").port == 465
    assert Mail("smtps://mail.example", "turns@grandee.example").sender.display_name == "Grandee"
    with pytest.raises(ValueError, match="address"):
        Mail("smtp://mail.example", "nobody")
