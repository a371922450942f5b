"""The tiles of an edition."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources

import msgspec

from grandee.core.step import Effect
from tests.toy.atolls.engine import EFFECTS, Atolls


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """One kind of tile; its effect has a word and a number."""

    id: str
    value: int
    copies: int
    effect: dict[str, int]
    source: str

    def made(self) -> Effect[Atolls]:
        ((word, count),) = self.effect.items()
        return EFFECTS[word](count)


class Edition(msgspec.Struct):
    tile: list[Tile]

    @property
    def digest(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()


@cache
def edition(name: str) -> Edition:
    text = resources.files(__package__).joinpath(f"data/{name}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Edition)
