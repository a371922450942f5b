"""What the files of a deck and of a map have in common: where they lie, what is an id, what is said of faults."""

from __future__ import annotations

import re
from importlib import resources

from grandee.core.refusals import BadInput

ID = re.compile("[a-z][a-z0-9_]*")  # a word of the notation and a part of message ids
LONGEST_ID = 40  # characters: views name a region many times over
RESERVED = ("skip", "done", "rest", "none", "constructor")  # words that mean something else in moves and positions


class LegendsFault(BadInput):
    """A fault of a deck, map or position that only this game has words for."""

    packages = (__package__,)


def shipped(name: str) -> str:
    return resources.files(__package__).joinpath(f"data/{name}").read_text("utf-8")


def check_id(word: object, known: list[str], where: str) -> str:
    """An id that is none of those known before."""
    if not isinstance(word, str) or not ID.fullmatch(word) or len(word) > LONGEST_ID or word in RESERVED:
        raise LegendsFault(where, "bad-id", given=str(word)[:LONGEST_ID], most=LONGEST_ID)
    if word in known:
        raise BadInput(where, "bad-twice", given=word)
    return word
