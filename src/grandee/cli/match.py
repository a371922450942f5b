"""Finding what a player means: beginnings of words, with or without accents, ids or names on the screen."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence


def plain(text: str) -> str:
    """Small letters without accents; spaces and underlines are the same.

    >>> plain("Král_lenník")
    'kral lennik'
    """
    flat = unicodedata.normalize("NFD", text.casefold().replace("_", " ").replace("ł", "l"))
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


def fitting(typed: str, options: Sequence[str], choices: Sequence[str]) -> list[str]:
    """The options that fit what was typed: the beginnings of words of the notation, or of the words on the screen.

    >>> options, choices = ["place_card king c1", "place_card king c2"], ["King into column 1", "King into column 2"]
    >>> fitting("ki c2", options, choices), fitting("king 2", options, choices)
    (['place_card king c2'], ['place_card king c2'])
    """
    if typed in options:
        return [typed]
    words = plain(typed).split()
    found: list[str] = []
    for option, choice in zip(options, choices, strict=True):
        notation = plain(" ".join(part.replace("_", "-") for part in option.split())).split()
        if fit_in_order(words, notation) or fit_in_order(words, plain(choice).replace("(", "").split()):
            found.append(option)
    return found


def fit_in_order(words: list[str], parts: list[str]) -> bool:
    """Whether the words are beginnings of some of the parts, in the same order; a number must be the whole part."""
    left = iter(parts)
    return all(any(part == word or (part.startswith(word) and not word.isdecimal()) for part in left) for word in words)


def nearest_card(given: str, ids: Sequence[str], names: Sequence[str]) -> int | None:
    """The card that a player means by its id or name, by the beginning of one, or by something close to one."""
    wanted = plain(given)
    if not wanted:
        return None
    known = [(plain(card), plain(name)) for card, name in zip(ids, names, strict=True)]
    exact = [i for i, both in enumerate(known) if wanted in both]
    begins = [i for i, both in enumerate(known) if any(word.startswith(wanted) for word in both)]
    if exact or len(begins) == 1:
        return (exact or begins)[0]
    close = difflib.get_close_matches(wanted, [word for both in known for word in both], 1, 0.75)
    return next((i for i, both in enumerate(known) if close and close[0] in both), None)
