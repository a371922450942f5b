"""What people ask to be told by."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grandee.server.api.base import ONE_LINE_PATTERN, Key, Language, Request, Response


class AddPush(Request):
    """What a browser gives to be pushed to."""

    endpoint: Annotated[str, Meta(max_length=2_000, pattern=ONE_LINE_PATTERN)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=ONE_LINE_PATTERN)]
    auth: Annotated[str, Meta(max_length=40, pattern=ONE_LINE_PATTERN)]
    language: Language = "en"


class RemovePush(Request):
    endpoint: Annotated[str, Meta(max_length=2_000)]


class AddMail(Request):
    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=ONE_LINE_PATTERN)]
    language: Language = "en"


class MailToken(Request):
    token: Key


class AddWebhook(Request):
    """An address that is called when it is a seat's turn, and the secret that signs the calls."""

    url: Annotated[str, Meta(max_length=1_000, pattern=ONE_LINE_PATTERN)]
    secret: Annotated[str, Meta(min_length=16, max_length=100, pattern=ONE_LINE_PATTERN)]


class NoticeSettings(Response):
    """What this device is told by."""

    push: int
    mail: str
    confirmed: bool
