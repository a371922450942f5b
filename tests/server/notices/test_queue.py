"""The queue: notices wait, are replaced, are not needed any more, are not repeated, fail and are tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from grandee.server.notices.address_guard import GuardedClient, Refused, Unreachable
from grandee.server.notices.mail import Confirmed, Mail
from grandee.server.notices.news import Failed, Gone, TurnNotice
from grandee.server.notices.push import Push, Subscription, make_keys
from grandee.server.notices.queue import CHANNELS, COUNTED, Addressee, NoticeQueue
from grandee.server.notices.webhooks import Hook, Hooks
from tests.server.notices.kit import NEWS, Browser, Postbox, answer, certificate, endpoint, hurried, postbox, until

HOOK = Hook("https://hooks.example/secret-path", "sixteen letters or more")
JANA = Addressee(webhooks=(HOOK,), name="Jana")


class Sink(Hooks):
    """Takes webhooks in made-up time: each takes `takes` seconds, and the first few fail."""

    def __init__(self, *failures: Exception, takes: float = 0.0) -> None:
        super().__init__(GuardedClient())
        self.failures = list(failures)
        self.takes = takes
        self.got: list[tuple[float, str, str, int]] = []
        self.tries: list[float] = []
        self.now = self.most = 0

    async def turn(self, to: Hook, news: TurnNotice, name: str) -> None:
        time = asyncio.get_running_loop().time() - 1000
        self.tries.append(round(time))
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(self.takes)
        self.now -= 1
        if self.failures:
            raise self.failures.pop(0)
        self.got.append((round(time), news.table, news.seat, news.version))


def at(version: int, table: str = "k7f3", seat: str = "B") -> TurnNotice:
    return msgspec.structs.replace(NEWS, version=version, table=table, seat=seat)


class Count(NamedTuple):
    """How many notices of one channel were sent, failed for good, or were not needed or not wanted any more."""

    sent: int = 0
    failed: int = 0
    suppressed: int = 0


def counted(queue: NoticeQueue, channel: str) -> Count:
    value = queue.metrics.registry.get_sample_value
    found = [value("grandee_notices_total", {"channel": channel, "what": what}) for what in COUNTED]
    return Count(*(int(each or 0) for each in found))


def played(sink: Sink, play: Callable[[NoticeQueue], Awaitable[None]], rest: float = 5000, **settings: Any) -> Count:
    """Let a queue live through some story and a long rest, and return what it counted."""
    queue = NoticeQueue(hooks=sink, **settings)

    async def run() -> None:
        await queue.start()
        await play(queue)
        await asyncio.sleep(rest)
        await queue.close()

    hurried(run)
    assert not queue.waiting
    assert not queue.flying
    assert not queue.retries
    return counted(queue, "webhook")


def test_a_notice_goes_out_after_the_delay() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))

    sink = Sink()
    assert played(sink, play) == Count(sent=1)
    assert sink.got == [(60, "k7f3", "B", 41)]


def test_a_newer_notice_takes_the_place_of_one_that_waits() -> None:
    """It goes out when the first would have: it is since then that nobody has looked."""

    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        await asyncio.sleep(50)
        queue.turn(JANA, at(43))
        queue.turn(JANA, at(42))
        queue.turn(JANA, at(43))

    sink = Sink()
    assert played(sink, play) == Count(sent=1, suppressed=3)
    assert sink.got == [(60, "k7f3", "B", 43)]


def test_seats_and_tables_do_not_disturb_each_other() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        queue.turn(JANA, at(41, seat="C"))
        queue.turn(JANA, at(7, table="m2m2"))
        queue.mark_seen("k7f3", "C", 41)

    sink = Sink()
    assert played(sink, play) == Count(sent=2, suppressed=1)
    assert sorted(sink.got) == [(60, "k7f3", "B", 41), (60, "m2m2", "B", 7)]


def test_what_the_page_has_shown_is_not_told() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        await asyncio.sleep(59)
        queue.mark_seen("k7f3", "B", 41)
        queue.turn(JANA, at(41))  # too late: the page has shown it

    sink = Sink()
    assert played(sink, play) == Count(suppressed=2)
    assert not sink.tries


def test_an_older_version_on_the_page_does_not_count() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        queue.mark_seen("k7f3", "B", 40)

    assert played(Sink(), play) == Count(sent=1)


def test_a_turn_that_was_told_is_not_told_again() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        await asyncio.sleep(100)
        queue.turn(JANA, at(41))
        await asyncio.sleep(1000)
        queue.turn(JANA, at(40))

    assert played(Sink(), play) == Count(sent=1, suppressed=2)


def test_who_changes_their_mind_in_time_is_heard() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        queue.turn(Addressee(webhooks=(HOOK, HOOK)), at(41))
        queue.turn(JANA, at(1, seat="C"))
        queue.turn(Addressee(), at(1, seat="C"))

    assert played(Sink(), play) == Count(sent=2, suppressed=2)


def test_a_table_that_is_over_needs_no_notices() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        queue.turn(JANA, at(41, seat="C"))
        queue.turn(JANA, at(7, table="m2m2"))
        queue.forget_table("k7f3")

    sink = Sink()
    assert played(sink, play) == Count(sent=1, suppressed=2)
    assert sink.got == [(60, "m2m2", "B", 7)]


def test_there_is_one_notice_in_the_quiet_time() -> None:
    """A further one waits until that time is over, and is not needed if the page shows it before."""

    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        await asyncio.sleep(100)
        queue.turn(JANA, at(45))
        await asyncio.sleep(300)
        queue.turn(JANA, at(47))
        await asyncio.sleep(1000)
        queue.turn(JANA, at(49))
        await asyncio.sleep(100)
        queue.mark_seen("k7f3", "B", 49)

    sink = Sink()
    assert played(sink, play) == Count(sent=2, suppressed=2)
    assert sink.got == [(60, "k7f3", "B", 41), (960, "k7f3", "B", 47)]


def test_what_another_desk_has_told_counts() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41), (100.0, 41))
        queue.turn(JANA, at(42), (100.0, 41))
        queue.turn(JANA, at(42, seat="C"), (2000.0, 41))
        queue.turn(JANA, at(42, seat="D"))
        queue.leave("k7f3", "D")

    sink = Sink()
    assert played(sink, play) == Count(sent=2, suppressed=2)
    assert sink.got == [(60, "k7f3", "C", 42), (800, "k7f3", "B", 42)]


def test_a_notice_that_cannot_be_claimed_is_not_sent_and_makes_no_quiet_time() -> None:
    async def claim(news: TurnNotice) -> bool:
        if news.version == 42:
            raise KeyError("the database is away")
        return news.version > 41

    async def play(queue: NoticeQueue) -> None:
        queue.claim = claim
        for version in (41, 42, 43):
            queue.turn(JANA, at(version))
            await asyncio.sleep(100)

    sink = Sink()
    assert played(sink, play) == Count(sent=1, suppressed=2)
    assert sink.got == [(260, "k7f3", "B", 43)]


@pytest.mark.parametrize("failure", [Failed("status 503", again=True), Unreachable("ConnectError")])
def test_a_failure_that_may_pass_is_tried_twice_more(failure: Exception) -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))

    sink = Sink(failure, failure)
    assert played(sink, play) == Count(sent=1)
    assert sink.tries == [60, 65, 125]
    sink = Sink(failure, failure, failure, failure)
    assert played(sink, play) == Count(failed=1)
    assert sink.tries == [60, 65, 125]


@pytest.mark.parametrize(
    "failure", [Failed("status 400", again=False), Refused("notice-refused-internal"), KeyError("a")]
)
def test_a_failure_that_stays_is_not_tried_again(failure: Exception, caplog: pytest.LogCaptureFixture) -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        queue.turn(JANA, at(41, seat="C"))  # the next one is served

    sink = Sink(failure)
    with caplog.at_level(logging.DEBUG):
        assert played(sink, play) == Count(sent=1, failed=1)
    assert "A notice by webhook was not sent" in caplog.text
    assert "hooks.example" not in caplog.text
    assert HOOK.secret not in caplog.text


def test_a_notice_is_not_tried_again_once_it_was_seen() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(41))
        await asyncio.sleep(62)
        queue.mark_seen("k7f3", "B", 41)

    sink = Sink(Failed("status 503", again=True))
    assert played(sink, play) == Count(suppressed=1)
    assert sink.tries == [60]


def test_a_notice_that_stands_in_line_is_not_sent_once_it_was_seen() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(JANA, at(1, seat="A"))
        queue.turn(JANA, at(1, seat="B"))
        await asyncio.sleep(61)
        queue.mark_seen("k7f3", "B", 1)

    sink = Sink(takes=10)
    assert played(sink, play, concurrency=1) == Count(sent=1, suppressed=1)


def test_eight_are_sent_at_once() -> None:
    async def play(queue: NoticeQueue) -> None:
        for number in range(40):
            queue.turn(JANA, at(1, table=f"t{number}"))

    sink = Sink(takes=10)
    assert played(sink, play) == Count(sent=40)
    assert sink.most == 8
    assert sorted(set(sink.tries)) == [60, 70, 80, 90, 100]


def test_a_pause_before_another_try_holds_up_nobody() -> None:
    async def play(queue: NoticeQueue) -> None:
        for number in range(3):
            queue.turn(JANA, at(1, table=f"t{number}"))

    sink = Sink(*[Failed("status 503", again=True)] * 2)
    assert played(sink, play, concurrency=1) == Count(sent=3)
    assert sink.tries == [60, 60, 60, 65, 65]


def test_no_more_wait_than_fit(caplog: pytest.LogCaptureFixture) -> None:
    async def play(queue: NoticeQueue) -> None:
        for number in range(7):
            queue.turn(JANA, at(1, table=f"t{number}"))
        queue.turn(JANA, at(2, table="t0"))  # takes the place of one that is in
        for number in range(50):
            queue.mark_seen(f"s{number}", "A", 1)
        assert len(queue.waiting) == 5
        assert len(queue.shown) == 5

    assert played(Sink(), play, limit=5) == Count(sent=5, failed=2, suppressed=1)
    assert "too many" in caplog.text


def test_no_more_stand_in_line_than_fit() -> None:
    async def play(queue: NoticeQueue) -> None:
        for number in range(3):
            to = Addressee(webhooks=(HOOK,) * 4)
            queue.turn(to, at(1, table=f"t{number}"))

    assert played(Sink(takes=1), play, limit=10) == Count(sent=10, failed=2)


def test_somebody_who_asked_for_nothing_takes_no_place() -> None:
    async def play(queue: NoticeQueue) -> None:
        queue.turn(Addressee(push=(), language="cs"), at(41))
        assert not queue.waiting

    assert played(Sink(), play) == Count()


def test_a_closed_desk_takes_and_sends_nothing() -> None:
    sink = Sink(takes=100)
    queue = NoticeQueue(hooks=sink)

    async def run() -> None:
        queue.turn(JANA, at(1))
        await queue.start()
        queue.turn(JANA, at(2))
        queue.turn(JANA, at(3, seat="C"))
        await asyncio.sleep(70)
        queue.turn(JANA, at(4, seat="D"))
        await queue.close()
        queue.turn(JANA, at(5))
        await asyncio.sleep(1000)

    hurried(run)
    assert counted(queue, "webhook") == Count()
    assert len(sink.tries) == 2


class Ended(Push):
    """A push service that knows nobody."""

    def __init__(self) -> None:
        super().__init__(GuardedClient(), make_keys(), "mailto:host@grandee.example")

    async def turn(self, to: Subscription, news: TurnNotice, language: str) -> None:
        raise Gone


@pytest.mark.parametrize("forget", [True, False])
def test_a_subscription_that_has_ended_is_told(forget: bool, caplog: pytest.LogCaptureFixture) -> None:
    told: list[Subscription] = []

    async def gone(subscription: Subscription) -> None:
        if not forget:
            raise OSError("push.example: the disk is full")
        told.append(subscription)

    queue = NoticeQueue(push=Ended(), gone=gone)
    device = Browser("https://push.example/abc").subscription

    async def run() -> None:
        await queue.start()
        for number in range(20):
            queue.turn(Addressee(push=(device,)), at(1, table=f"t{number}"))
        await asyncio.sleep(100)
        await queue.close()

    hurried(run)
    assert told == [device] * 20 * forget
    assert counted(queue, "push") == Count(failed=20)
    assert "push.example" not in caplog.text


def test_all_channels_together(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Real endpoints: a push service, a mail server and a hook that fails at first; nothing of theirs is in the log."""
    server, client = certificate(tmp_path, "localhost")

    async def run() -> None:
        async with (
            endpoint(tls=server) as service,
            endpoint(answer(503), answer(204)) as hook,
            postbox(Postbox(refuse={})) as box,
        ):
            guarded = GuardedClient(frozenset({("localhost", service.port), ("localhost", hook.port)}), tls=client)
            browser = Browser(f"https://localhost:{service.port}/secret-endpoint")
            to = Addressee(
                push=(browser.subscription,),
                mail=Confirmed("jana@example.org", "https://grandee.example/stop/secret-stop"),
                webhooks=(Hook(f"http://localhost:{hook.port}/secret-hook", "secret-of-the-hook"),),
                language="cs",
                name="Jana",
            )
            queue = NoticeQueue(
                push=Push(guarded, make_keys(), "mailto:host@grandee.example"),
                mail=Mail(f"smtp://127.0.0.1:{box.port}", "turns@grandee.example"),
                hooks=Hooks(guarded),
                delay=0.01,
                backoff=(0.01, 0.01),
            )
            await queue.start()
            queue.turn(to, NEWS)
            await until(lambda: all(counted(queue, channel).sent == 1 for channel in CHANNELS))
            queue.turn(to, at(50))
            queue.mark_seen(NEWS.table, NEWS.seat, 50)
            await queue.close()
            assert all(counted(queue, channel) == Count(sent=1, suppressed=1) for channel in CHANNELS)
            assert b"Jsi na tahu" in browser.read(service.got[0].body)
            assert b"jana@example.org" in box.mails[0]
            assert len(hook.got) == 2
            assert hook.got[0].body == hook.got[1].body

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    assert "secret" not in caplog.text
    assert "jana" not in caplog.text
    assert "localhost" not in caplog.text


def test_a_mail_that_is_tried_again_is_the_same_mail() -> None:
    async def run() -> None:
        box = Postbox(refuse={"RCPT": "450 later"})
        tried: list[str] = []

        class Watched(Mail):
            async def send(self, mail: Any) -> None:
                tried.append(str(mail["Message-ID"]))
                await super().send(mail)

        async with postbox(box):
            queue = NoticeQueue(
                mail=Watched(f"smtp://127.0.0.1:{box.port}", "t@grandee.example"), delay=0, backoff=(0, 0)
            )
            await queue.start()
            queue.turn(Addressee(mail=Confirmed("jana@example.org", "https://grandee.example/stop")), NEWS)
            await until(lambda: counted(queue, "mail").failed == 1)
            await queue.close()
        assert len(tried) == 3
        assert len(set(tried)) == 1

    asyncio.run(run())
