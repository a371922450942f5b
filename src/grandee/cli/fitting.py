"""Finding what a player means: beginnings of words, with or without accents, ids or names on the screen."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Sequence


def plain(text: str) -> str:
    """Small letters without accents; underlines, brackets and spaces all part words.

    >>> plain("Král_(lenník)")
    'kral lennik'
    """
    flat = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    letters = "".join(letter for letter in flat if not unicodedata.combining(letter))
    return " ".join(re.split(r"[\s_(),“”]+", letters)).strip()


def fitting(typed: str, moves: Sequence[str], phrasings: Sequence[Sequence[str]]) -> list[str]:
    """The moves that fit what was typed: words, or their beginnings, of any phrasing of a move, in order.

    Whole words are stronger than beginnings: `king` is not the kingmaker.

    >>> moves = ["place_card king c1", "place_card king c2"]
    >>> phrasings = [["King into column 1", "King c1"], ["King into column 2", "King c2"]]
    >>> fitting("ki c2", moves, phrasings), fitting("king 2", moves, phrasings)
    (['place_card king c2'], ['place_card king c2'])
    """
    if typed in moves:
        return [typed]
    words = plain(typed).split()
    for whole in (True, False):
        found = [
            move
            for move, texts in zip(moves, phrasings, strict=True)
            if any(fit_in_order(words, plain(text).split(), whole) for text in (*notation(move, typed), *texts))
        ]
        if found:
            return found
    return []


def notation(move: str, typed: str) -> list[str]:
    """A move's own words; its decision's word counts only where it, or its beginning, was typed first."""
    decision, _, rest = move.partition(" ")
    return [rest, move] if decision.startswith(typed.split(" ", maxsplit=1)[0]) else [rest]


def fit_in_order(words: list[str], parts: list[str], whole: bool) -> bool:
    """Whether the words are some of the parts, or their beginnings, in the same order; a number is always whole."""
    left = iter(parts)
    return all(
        any(part == word or (not whole and part.startswith(word) and not word.isdecimal()) for part in left)
        for word in words
    )


def fitting_cards(given: str, ids: Sequence[str], names: Sequence[str]) -> list[int]:
    """The cards that a player means: by id or name, by its words or their beginnings, or by something close to one.

    >>> fitting_cards("king", ["eg95_king", "eg95_adviser"], ["The king", "King, one step"])
    [0, 1]
    """
    wanted = plain(given)
    if not wanted:
        return []
    known = [(plain(card), plain(name)) for card, name in zip(ids, names, strict=True)]
    exact = [i for i, both in enumerate(known) if wanted in both]
    if exact:
        return exact
    for whole in (True, False):
        found = [
            i for i, both in enumerate(known) if any(fit_in_order(wanted.split(), text.split(), whole) for text in both)
        ]
        if found:
            return found
    close = difflib.get_close_matches(wanted, [word for both in known for word in both], 1, 0.75)
    return [i for i, both in enumerate(known) if close and close[0] in both]
