"""What the files of a deck and of a map have in common: where they lie, what is an id, what is said of faults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from typing import NamedTuple

from grandee.core.refusals import BadInput

ID = re.compile("[a-z][a-z0-9_]*")  # a word of the notation and a part of message ids
RESERVED = (
    "castillo",
    "court",
    "off",
    "province",
    "done",
    "france",
    "portugal",
    "virtual",
    "black",
    "none",
)  # words that mean something else in moves and positions


class Files(NamedTuple):
    """The files of an edition, in the folder `data`."""

    cards: str
    map: str


FILES = {"1995": Files("cards.toml", "map.toml"), "2023": Files("cards-2023.toml", "map-2023.toml")}
EDITION = "1995"  # if none is said


class ElGrandeFault(BadInput):
    """A fault of a deck, map or position that only this game has words for."""

    packages = (__package__,)


def shipped(name: str) -> str:
    return resources.files(__package__).joinpath(f"data/{name}").read_text("utf-8")


def id_of(row: Mapping[str, object], known: list[str], where: str) -> str:
    word = row.get("id")
    if not isinstance(word, str) or not ID.fullmatch(word):
        raise ElGrandeFault(f"{where}, id", "bad-card-id", given=str(word))
    if word in RESERVED:
        raise ElGrandeFault(f"{where}, id", "bad-reserved-id", given=word)
    if word in known:
        raise BadInput(f"{where}, id", "bad-twice", given=word)
    return word
