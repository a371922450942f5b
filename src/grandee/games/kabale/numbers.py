"""Numbers on cards: halves are possible, so the rules count them doubled."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Half = Annotated[float, Meta(ge=0, le=99, multiple_of=0.5)]  # as it is printed


def doubled(number: float) -> int:
    return int(number * 2)


def half(doubled: int) -> str:
    """A doubled number as people write it: 9½."""
    sign = "-" if doubled < 0 else ""
    whole, rest = divmod(abs(doubled), 2)
    return f"{sign}{whole}½" if rest and whole else f"{sign}½" if rest else f"{sign}{whole}"


def printed(number: float) -> str:
    return half(doubled(number))
