"""Who is told that it is their turn, and how: finds what the people of a seat asked for, and hands it to the queue."""

from __future__ import annotations

import hmac
import logging
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlsplit

from grandee.core.game import LETTERS
from grandee.core.words import Words
from grandee.server import base64url
from grandee.server.http.problems import Problem
from grandee.server.notices.address_guard import GuardedClient
from grandee.server.notices.mail import Confirmed, Mail
from grandee.server.notices.news import TurnNotice
from grandee.server.notices.push import Push, Subscription, public_key
from grandee.server.notices.queue import Addressee, NoticeQueue
from grandee.server.notices.webhooks import Hook, Hooks
from grandee.server.settings import Settings
from grandee.server.storage import notices
from grandee.server.storage.database import Connection
from grandee.server.storage.phases import CLOSED, OVER
from grandee.server.storage.store import Store
from grandee.server.tables.scheduler import Scheduler
from grandee.server.tables.table import Table

logger = logging.getLogger("grandee.server")

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class PendingReminder(NamedTuple):
    """What the people of a seat asked for; when they were last told something and of which version, or saw it."""

    to: Addressee
    at: int = 0
    version: int = -1


class Reminders:
    """Reminds people. Links need the address of the server, so without `--url` nobody is reminded."""

    def __init__(self, settings: Settings, store: Store, scheduler: Scheduler) -> None:
        self.settings = settings
        self.store = store
        self.manager = scheduler.manager
        self.queue: NoticeQueue | None = None
        self.mail: Mail | None = None
        self.guarded_client = GuardedClient(frozenset(settings.notice_allowed_hosts))
        self.push_key = ""
        scheduler.on_turn = self.on_turn
        self.manager.on_seen = self.on_seen

    async def start(self) -> None:
        if not self.settings.url:
            return
        if self.settings.smtp:
            self.mail = Mail(self.settings.smtp, self.settings.mail_from)
        push = None
        if notices_available():
            private = push_key(self.store.secret)
            self.push_key = public_key(private)
            push = Push(self.guarded_client, private, self.contact)
        self.queue = NoticeQueue(
            push=push,
            mail=self.mail,
            hooks=Hooks(self.guarded_client),
            gone=self.gone,
            claim=self.claim,
            delay=self.settings.notice_delay,
            metrics=self.store.metrics,
        )
        await self.queue.start()
        self.manager.later(self.resume())

    async def close(self) -> None:
        if self.queue is not None:
            await self.queue.close()

    @property
    def contact(self) -> str:
        """Whom a push service writes to when something is wrong with our pushes."""
        host = urlsplit(self.settings.url).hostname or ""
        return f"mailto:{self.settings.mail_from or ('grandee@localhost' if ':' in host else f'grandee@{host}')}"

    # -- turns -------------------------------------------------------------------------------------------------------

    def on_turn(self, table: Table) -> None:
        """Others are to move than before: remind them, and leave the rest alone."""
        table_state = table.state
        if self.queue is None:
            return
        if table_state.phase in (OVER, CLOSED):
            self.queue.forget_table(table_state.id)
            if table.mine:
                self.manager.later(self.forget(table_state.id))
            return
        waited_for = table_state.waited_for()
        for seat, letter in enumerate(table_state.setup.letters):
            if seat in waited_for and table.mine:
                self.manager.later(self.remind(table, seat, table_state.version))
            elif seat in waited_for:  # another worker reminds them
                self.queue.leave(table_state.id, letter)
            else:
                self.queue.mark_seen(table_state.id, letter, table_state.version)

    def on_seen(self, table: str, seat: int, version: int) -> None:
        if self.queue is None:
            return
        note = self.queue.waiting.get((table, LETTERS[seat]))
        self.queue.mark_seen(table, LETTERS[seat], version)
        if note is not None and note.dropped:
            self.manager.later(self.mark_seen(table, seat, version))

    async def resume(self) -> None:
        """After a start: those who were not told before the last end are reminded now."""
        for table_id in await self.store.read(notices.awaited_tables):
            try:
                table = await self.manager.table(table_id)
                for seat in table.state.waited_for():
                    await self.remind(table, seat, table.state.version)
            except Exception:  # one table must not keep the others from it
                logger.exception("the people of a table were not reminded", extra={"table": table_id})

    async def remind(self, table: Table, seat: int, version: int) -> None:
        table_state = table.state
        found = await self.store.read(lambda c: self.asked_for(c, table_state.id, seat, table_state.sitters[seat].name))
        if self.queue is None or found is None:
            return
        if self.queue.shown.get((table_state.id, LETTERS[seat]), -1) >= version:
            await self.mark_seen(table_state.id, seat, version)  # the page was quicker than this
        game = Words(found.to.language, (table_state.setup.game.package,))("game-title")
        url = f"{self.settings.url.rstrip('/')}/t/{table_state.id}"
        news = TurnNotice(table=table_state.id, seat=LETTERS[seat], version=version, game=game, url=url)
        self.queue.turn(found.to, news, ((self.manager.now() - found.at) / 1000, found.version))

    async def claim(self, news: TurnNotice) -> bool:
        """Whether a table still waits for a seat, and no other worker tells it so."""
        try:
            table_state, seat = (await self.manager.table(news.table)).state, LETTERS.index(news.seat)
        except Problem:  # it was removed
            return False
        if table_state.version != news.version or seat not in table_state.waited_for():
            return False
        now = self.manager.now()
        return await self.store.write(lambda c: notices.note_notified(c, news.table, seat, news.version, now))

    async def mark_seen(self, table: str, seat: int, version: int) -> None:
        """A person has seen a version: nobody has to be told of it, after a restart neither."""
        await self.store.write(lambda c: notices.note_notified(c, table, seat, version))

    async def forget(self, table: str) -> None:
        await self.store.write(lambda c: notices.forget_notified(c, table))

    def asked_for(self, connection: Connection, table: str, seat: int, name: str) -> PendingReminder | None:
        """What the people of a seat asked for; nothing if they did not."""
        pushes, mail, hooks, last = notices.addresses_at(connection, table, seat)
        if not pushes and mail is None and not hooks:
            return None
        languages = [row.language for row in ([mail] if mail else []) + list(pushes)]
        to = Addressee(
            push=tuple(Subscription(row.endpoint, row.p256dh, row.auth) for row in pushes),
            mail=Confirmed(mail.address, self.stop_link(mail.device, mail.address)) if mail else None,
            webhooks=tuple(Hook(row.url, row.secret) for row in hooks),
            language=languages[0] if languages else "en",
            name=name,
        )
        return PendingReminder(to, last.at, last.version) if last else PendingReminder(to)

    async def gone(self, subscription: Subscription) -> None:
        """A browser has ended its subscription."""
        await self.store.write(lambda c: notices.remove_push(c, subscription.endpoint))

    # -- mail --------------------------------------------------------------------------------------------------------

    def token(self, device: bytes, address: str) -> str:
        """What confirms an address and stops its mails: nobody can make it but this server."""
        made = hmac.digest(self.store.secret, b"mail " + device + address.encode(), sha256)
        return base64url.encode(made)

    def stop_link(self, device: bytes, address: str) -> str:
        return f"{self.settings.url.rstrip('/')}/mail?stop={self.token(device, address)}"

    def confirm_link(self, device: bytes, address: str) -> str:
        return f"{self.settings.url.rstrip('/')}/mail?confirm={self.token(device, address)}"


def notices_available() -> bool:
    """Whether web push can be offered: the extra `host` brings what it stands on."""
    from importlib.util import find_spec

    return find_spec("pywebpush") is not None


def push_key(secret: bytes) -> str:
    """The private key of web push, made from the server's secret, so that browsers stay bound to it."""
    number = int.from_bytes(hmac.digest(secret, b"web push", sha256), "big") % (CURVE_ORDER - 1) + 1
    return base64url.encode(number.to_bytes(32, "big"))
