"""The tiles of an edition."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources

import msgspec

from grandee.core.refusals import Message
from tests.toy.atolls.effects import LAID, WhenLaid


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """One kind of tile as it stands in the file."""

    id: str
    value: int
    copies: int
    effect: object
    source: str

    def when_laid(self) -> WhenLaid:
        return LAID.read(self.effect, self.id)

    def sentences(self) -> list[Message]:
        """Its value, and what happens when it is laid."""
        return [Message("text-worth", value=self.value), self.when_laid().text()]


class Edition(msgspec.Struct):
    tile: list[Tile]

    @property
    def digest(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()


@cache
def edition(name: str) -> Edition:
    text = resources.files(__package__).joinpath(f"data/{name}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Edition)
