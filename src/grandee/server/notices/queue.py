"""The queue in which notices wait: one for each seat of a table, sent if the page does not show the turn first.

Nothing is kept over a restart; whoever starts a queue says again whose turn it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import msgspec

from grandee.server.http.telemetry import Metrics
from grandee.server.notices.address_guard import Refused, Unreachable
from grandee.server.notices.mail import Confirmed, Mail
from grandee.server.notices.news import Failed, Gone, TurnNotice
from grandee.server.notices.push import Push, Subscription
from grandee.server.notices.webhooks import Hook, Hooks

CHANNELS = ("push", "mail", "webhook")
SENT, FAILED, SUPPRESSED = COUNTED = ("sent", "failed", "suppressed")  # the last: not needed or not wanted any more
MOST_OF_CHANNEL = 10  # addresses of one kind that one notice goes to; the newest are last
logger = logging.getLogger(__name__)
Key = tuple[str, str]  # a table and a seat
V = TypeVar("V")


class Addressee(msgspec.Struct, frozen=True):
    """What somebody asked for: browsers, an address that was confirmed, webhooks; the language and name they use."""

    push: tuple[Subscription, ...] = ()
    mail: Confirmed | None = None
    webhooks: tuple[Hook, ...] = ()
    language: str = "en"
    name: str = ""


@dataclass(eq=False)
class Note:
    """A notice for one seat: waiting for its time, or on its way in several deliveries."""

    to: Addressee
    news: TurnNotice
    due: float
    timer: asyncio.TimerHandle | None = None
    left: int = 0  # deliveries that are not finished
    dropped: bool = False  # seen meanwhile

    @property
    def key(self) -> Key:
        return (self.news.table, self.news.seat)


@dataclass(eq=False)
class Delivery:
    """A notice on its way to one address."""

    note: Note
    channel: str
    send: Callable[[], Awaitable[None]]
    gone: Subscription | None = None  # forget this if it turns out to have ended
    tries: int = 0


@dataclass(eq=False)
class NoticeQueue:
    """Takes turns in and lets notices out, after `delay` seconds and at most one in `quiet` seconds for a seat.

    A channel that is not set up is left out. `gone` is told of every subscription that has ended. When the time
    of a notice has come, `claim` is asked whether it is still wanted and no other queue sends it.
    """

    push: Push | None = None
    mail: Mail | None = None
    hooks: Hooks | None = None
    gone: Callable[[Subscription], Awaitable[None]] | None = None
    claim: Callable[[TurnNotice], Awaitable[bool]] | None = None
    delay: float = 60.0
    min_interval: float = 900.0
    limit: int = 10_000  # of notices that wait, of deliveries that wait, and of seats that are remembered
    concurrency: int = 8
    backoff: tuple[float, ...] = (5.0, 60.0)  # seconds before each further try
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        for channel in CHANNELS:
            for what in COUNTED:
                self.metrics.notices.labels(channel, what)  # none so far
        self.waiting: dict[Key, Note] = {}
        self.flying: dict[Key, Note] = {}
        self.shown: OrderedDict[Key, int] = OrderedDict()  # the last version that the page has shown
        self.last_notified: OrderedDict[Key, tuple[float, int]] = (
            OrderedDict()
        )  # when the last notice went out, its version
        self.queue: asyncio.Queue[Delivery] = asyncio.Queue(self.limit)
        self.retries: dict[Delivery, asyncio.TimerHandle] = {}
        self.workers: list[asyncio.Task[None]] = []
        self.claims: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to send; before this, and after `close`, nothing is taken in."""
        self.workers = [asyncio.create_task(self.work()) for _ in range(self.concurrency)]

    async def close(self) -> None:
        """Stop at once: what waits is forgotten, what is being sent is broken off."""
        workers, self.workers = [*self.workers, *self.claims], []
        for worker in workers:
            worker.cancel()
        for timer in [*self.retries.values(), *(note.timer for note in self.waiting.values())]:
            if timer is not None:
                timer.cancel()
        self.retries.clear()
        self.waiting.clear()
        self.flying.clear()
        self.queue = asyncio.Queue(self.limit)
        await asyncio.gather(*workers, return_exceptions=True)

    def turn(self, to: Addressee, news: TurnNotice, last: tuple[float, int] | None = None) -> None:
        """It is a seat's turn: tell its player, unless the page shows it first.

        `last` says how many seconds ago, and of which version, another queue or an earlier one has told the seat.

        A newer notice takes the place of one that waits, at the time that was set for that one. So say it again, with
        the same version, when somebody changes what they asked for: else the old addresses are used.
        """
        if not self.workers:
            return
        loop = asyncio.get_running_loop()
        note = Note(to, news, loop.time() + self.delay)
        if last is not None and last[1] > self.last_notified.get(note.key, (0.0, -1))[1]:
            remember(self.last_notified, note.key, (loop.time() - last[0], last[1]), self.limit)
        older = self.waiting.get(note.key)
        notified_at, known = self.last_notified.get(note.key, (0.0, -1))
        known = max(known, self.shown.get(note.key, -1), older.news.version - 1 if older else -1)
        if news.version <= known:
            self.suppress(note)
            return
        if older:
            self.drop(older)
            note.due = older.due
        if not self.channels(to):
            return
        if len(self.waiting) >= self.limit:
            for channel in self.channels(to):
                self.give_up(channel, "too many notices are waiting")
            return
        if note.key in self.last_notified:
            note.due = max(note.due, notified_at + self.min_interval)
        self.waiting[note.key] = note
        note.timer = loop.call_at(note.due, self.go, note)

    def mark_seen(self, table: str, seat: str, version: int) -> None:
        """The page has shown this version to the seat: a notice of it, or of an older one, is not needed."""
        key = (table, seat)
        remember(self.shown, key, max(version, self.shown.get(key, -1)), self.limit)
        for notes in (self.waiting, self.flying):
            if key in notes and notes[key].news.version <= version:
                self.drop(notes[key])

    def leave(self, table: str, seat: str) -> None:
        """Another queue has taken this seat over: what waits for it here is not sent."""
        if (table, seat) in self.waiting:
            self.drop(self.waiting[table, seat])

    def forget_table(self, table: str) -> None:
        """The table needs no notices any more: forget all about it."""
        for notes in (self.waiting, self.flying):
            for note in [note for note in notes.values() if note.news.table == table]:
                self.drop(note)
        for memory in (self.shown, self.last_notified):
            for key in [key for key in memory if key[0] == table]:
                del memory[key]

    def drop(self, note: Note) -> None:
        """Take a notice back as far as it has not been sent."""
        note.dropped = True
        if self.waiting.get(note.key) is note:
            del self.waiting[note.key]
            if note.timer is not None:
                note.timer.cancel()
            self.suppress(note)
        for delivery in [delivery for delivery in self.retries if delivery.note is note]:
            self.retries.pop(delivery).cancel()
            self.finish(delivery)
            self.count(delivery.channel, SUPPRESSED)

    def count(self, channel: str, what: str) -> None:
        self.metrics.notices.labels(channel, what).inc()

    def suppress(self, note: Note) -> None:
        for channel in self.channels(note.to):
            self.count(channel, SUPPRESSED)

    def give_up(self, channel: str, reason: str) -> None:
        self.count(channel, FAILED)
        logger.warning("A notice by %s was not sent: %s", channel, reason)

    def channels(self, to: Addressee) -> list[str]:
        """The channel of each sending that a notice to somebody takes."""
        pushes = len(to.push[-MOST_OF_CHANNEL:]) if self.push else 0
        mails = 1 if self.mail and to.mail else 0
        hooks = len(to.webhooks[-MOST_OF_CHANNEL:]) if self.hooks else 0
        return ["push"] * pushes + ["mail"] * mails + ["webhook"] * hooks

    def deliveries(self, note: Note) -> list[Delivery]:
        """A sending for each address of the addressee's that we have a channel to."""
        to, news = note.to, note.news
        made: list[Delivery] = []
        if self.push:
            for device in to.push[-MOST_OF_CHANNEL:]:
                made.append(Delivery(note, "push", partial(self.push.turn, device, news, to.language), device))
        if self.mail and to.mail:
            mail = self.mail.turn_mail(to.mail, news, to.language)  # made once, so that a second try has the same id
            made.append(Delivery(note, "mail", partial(self.mail.send, mail)))
        if self.hooks:
            for hook in to.webhooks[-MOST_OF_CHANNEL:]:
                made.append(Delivery(note, "webhook", partial(self.hooks.turn, hook, news, to.name)))
        return made

    def go(self, note: Note) -> None:
        """The time has come: the notice goes out to all addresses, if it can be claimed."""
        del self.waiting[note.key]
        if note.key in self.flying:
            self.drop(self.flying[note.key])
        self.flying[note.key] = note
        if self.claim is None:
            self.enqueue_all(note)
        else:
            task = asyncio.ensure_future(self.enqueue_claimed(note, self.claim))
            self.claims.add(task)
            task.add_done_callback(self.claims.discard)

    async def enqueue_claimed(self, note: Note, claim: Callable[[TurnNotice], Awaitable[bool]]) -> None:
        try:
            note.dropped |= not await claim(note.news)
        except Exception as error:
            logger.error("A notice could not be claimed: %s", type(error).__name__)
            note.dropped = True
        self.enqueue_all(note)

    def enqueue_all(self, note: Note) -> None:
        """Line up all deliveries of a notice; one that was dropped meanwhile is only counted."""
        if not note.dropped:
            remember(self.last_notified, note.key, (asyncio.get_running_loop().time(), note.news.version), self.limit)
        deliveries = self.deliveries(note)
        note.left = len(deliveries)
        for delivery in deliveries:
            self.enqueue(delivery)

    def enqueue(self, delivery: Delivery) -> None:
        self.retries.pop(delivery, None)
        try:
            self.queue.put_nowait(delivery)
        except asyncio.QueueFull:
            self.finish(delivery)
            self.give_up(delivery.channel, "too many notices are being sent")

    def finish(self, delivery: Delivery) -> None:
        note = delivery.note
        note.left -= 1
        if not note.left and self.flying.get(note.key) is note:
            del self.flying[note.key]

    async def work(self) -> None:
        while True:
            await self.attempt(await self.queue.get())

    async def attempt(self, delivery: Delivery) -> None:
        """Try to send once; a failure that may pass is tried again later, without holding up others."""
        if delivery.note.dropped:
            self.count(delivery.channel, SUPPRESSED)
            self.finish(delivery)
            return
        try:
            await delivery.send()
        except Gone:
            self.give_up(delivery.channel, "the subscription has ended")
            await self.tell_gone(delivery)
        except Refused as refused:
            self.give_up(delivery.channel, refused.reason)
        except (Failed, Unreachable) as error:
            again = not isinstance(error, Failed) or error.again
            if again and delivery.tries < len(self.backoff) and len(self.retries) < self.limit:
                pause = self.backoff[delivery.tries]
                delivery.tries += 1
                self.retries[delivery] = asyncio.get_running_loop().call_later(pause, self.enqueue, delivery)
                return
            self.give_up(delivery.channel, str(error))
        except Exception as error:  # a fault of ours must not stop the worker; its text might hold an address
            self.give_up(delivery.channel, f"{type(error).__name__} in our own code")
        else:
            self.count(delivery.channel, SENT)
        self.finish(delivery)

    async def tell_gone(self, delivery: Delivery) -> None:
        if self.gone is None or delivery.gone is None:
            return
        try:
            await self.gone(delivery.gone)
        except Exception as error:
            logger.error("A subscription that has ended could not be forgotten: %s", type(error).__name__)


def remember(memory: OrderedDict[Key, V], key: Key, value: V, limit: int) -> None:
    """Put a value in as the newest; the oldest gives way when there are too many."""
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > limit:
        memory.popitem(last=False)
