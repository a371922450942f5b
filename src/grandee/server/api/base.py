"""What all messages are made of: the two kinds of them, and fields that many have."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

END_PATTERN = r"$(?!\n)"  # the very end: a `$` of Python's also matches before a last line feed
Id = Annotated[
    str, Meta(pattern=rf"^[A-Za-z0-9_-]{{8,64}}{END_PATTERN}", description="made by the client; a retry repeats it")
]
Letter = Annotated[str, Meta(pattern=f"^[A-H]{END_PATTERN}")]
ONE_LINE_PATTERN = rf"^[^\x00-\x1f\x7f]*{END_PATTERN}"  # one line
TEXT_PATTERN = rf"^[^\x00-\x08\x0b-\x1f\x7f]*{END_PATTERN}"  # several
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE_PATTERN)]
Key = Annotated[str, Meta(min_length=20, max_length=100)]
Value = bool | int | str | list[str]
Language = Literal["en", "cs", "pl", "de"]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake and refused."""


class Response(Struct, kw_only=True):
    """What the server sends."""
