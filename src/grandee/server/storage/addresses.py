"""By what people asked to be told: browsers, mail addresses that wait to be confirmed, addresses of programs."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from grandee.server.api import AddPush, AddWebhook, NoticeSettings
from grandee.server.storage.people import hashed
from grandee.server.storage.schema import confirmations, hooks, mails, pushes
from grandee.server.storage.statements import add_once

MOST_PUSHES = 10  # browsers of one device
MOST_CONFIRMS = 3  # mails that one device can have sent in a day to confirm addresses,
MOST_OF_NETWORK = 20  # and all devices of one network,
MOST_TO_ADDRESS = 3  # and that one address gets, whoever asks
DAY = 86_400_000  # milliseconds


class TooManyMails(Exception):
    """Somebody has asked for too many mails within a day; the oldest of them was sent at this time."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


class NewMail(NamedTuple):
    """A mail address that a device, in a network that is known by its hash, asks to be told by."""

    device: bytes
    network: bytes
    address: str
    language: str
    token: bytes  # the hash of what its links carry
    at: int


def notice_settings(connection: Connection, device: bytes) -> NoticeSettings:
    """What a device is told by."""
    count = len(connection.execute(select(pushes.c.hash).where(pushes.c.device == device)).all())
    mail = connection.execute(select(mails.c.address, mails.c.confirmed).where(mails.c.device == device)).first()
    return NoticeSettings(push=count, mail=mail.address if mail else "", confirmed=bool(mail and mail.confirmed))


# -- browsers ----------------------------------------------------------------------------------------------------------


def add_push(connection: Connection, device: bytes, asked: AddPush) -> None:
    """Push to a browser; of too many of one device the first ones go."""
    endpoint = hashed(asked.endpoint)
    row = {"endpoint": asked.endpoint, "p256dh": asked.p256dh, "auth": asked.auth, "language": asked.language}
    connection.execute(delete(pushes).where(pushes.c.hash == endpoint))
    known = connection.execute(select(pushes.c.hash).where(pushes.c.device == device)).all()
    for old in known[: max(0, len(known) + 1 - MOST_PUSHES)]:
        connection.execute(delete(pushes).where(pushes.c.hash == old.hash))
    connection.execute(insert(pushes).values(hash=endpoint, device=device, **row))


def remove_push(connection: Connection, device: bytes, endpoint: str) -> None:
    connection.execute(delete(pushes).where(pushes.c.hash == hashed(endpoint), pushes.c.device == device))


# -- mail --------------------------------------------------------------------------------------------------------------


def add_mail(connection: Connection, mail: NewMail) -> bool:
    """Keep an address until it is confirmed; whether a mail has to be sent for that.

    Not to an address that is confirmed, or has a mail whose link will do.
    """
    known = connection.execute(select(mails).where(mails.c.device == mail.device)).first()
    if known is not None and known.address == mail.address and known.confirmed:
        return False
    needed = count_confirmation(connection, mail)
    row = {"device": mail.device, "address": mail.address, "language": mail.language, "token": mail.token}
    remove_mail(connection, mail.device)
    connection.execute(insert(mails).values(**row, confirmed=0))
    return needed


def count_confirmation(connection: Connection, mail: NewMail) -> bool:
    """Whether a mail may go out that asks to confirm an address; refused to who has asked for too many within a day.

    Nobody fills a stranger's box: an address gets so many a day and one from each network, whoever asks for more. And
    nobody is kept from an own address by that: the link of any of those mails confirms it for the browser in which it
    is opened, so that for those who come later the mail that is there already will do.
    """
    sent, address = confirmations, hashed(mail.address.lower())
    connection.execute(delete(sent).where(sent.c.at <= mail.at - DAY))
    to_address = connection.execute(select(sent).where(sent.c.address == address)).all()
    if any(each.device == mail.device or each.network == mail.network for each in to_address):
        return False
    limits = ((sent.c.device == mail.device, MOST_CONFIRMS), (sent.c.network == mail.network, MOST_OF_NETWORK))
    for same, most in limits:
        own = connection.execute(select(sent.c.at).where(same).order_by(sent.c.at)).all()
        if len(own) >= most:
            raise TooManyMails(own[0].at)
    row = {"address": address, "device": mail.device, "network": mail.network, "token": mail.token, "at": mail.at}
    return any(add_once(connection, sent, {**row, "place": place}) for place in range(MOST_TO_ADDRESS))


def take_back_mail(connection: Connection, mail: NewMail) -> None:
    """The mail could not be sent: nothing waits for it, and it does not count."""
    remove_mail(connection, mail.device)
    connection.execute(delete(confirmations).where(confirmations.c.token == mail.token))


def remove_mail(connection: Connection, device: bytes) -> None:
    connection.execute(delete(mails).where(mails.c.device == device))


def confirm_mail(connection: Connection, device: bytes, token: str) -> bool:
    """The link of a mail was followed: its address may be written to. Whether there is one.

    The browser that waits for this address is the one that counts, whoever the mail was sent for.
    """
    own = connection.execute(select(mails).where(mails.c.device == device, mails.c.confirmed == 0)).first()
    confirmed = update(mails).values(confirmed=1)
    if own is not None:
        sent = confirmations.c
        same = (sent.token == hashed(token)) & (sent.address == hashed(own.address.lower()))
        if connection.execute(select(sent.place).where(same)).first() is not None:
            return connection.execute(confirmed.where(mails.c.device == device)).rowcount > 0
    return connection.execute(confirmed.where(mails.c.token == hashed(token))).rowcount > 0


def stop_mail(connection: Connection, token: str) -> bool:
    """Write no more to the address whose links carry this token; whether there is one."""
    return connection.execute(delete(mails).where(mails.c.token == hashed(token))).rowcount > 0


# -- programs ----------------------------------------------------------------------------------------------------------


def add_hook(connection: Connection, table: str, seat: int, asked: AddWebhook) -> None:
    """Call this address for a seat, and no other one."""
    remove_hook(connection, table, seat)
    connection.execute(insert(hooks).values(table_id=table, seat=seat, url=asked.url, secret=asked.secret))


def remove_hook(connection: Connection, table: str, seat: int) -> None:
    connection.execute(delete(hooks).where(hooks.c.table_id == table, hooks.c.seat == seat))
