"""What people may call themselves, their tables, accounts and passkeys: anything that others can see and tell apart.

A name stands beside other words, so it must not turn them round, hide in them or grow over them. Names of all scripts
are welcome. What is stored already stays as it is: only what comes in is looked at.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from grandee.core.refusals import BadInput

NAME_LENGTH = (1, 40)  # characters
OPTIONAL_NAME_LENGTH = (0, 40)  # where a name may be left out
TABLE_NAME_LENGTH = (0, 60)
LABEL_LENGTH = (0, 40)
MOST_STACKED = 4  # marks over and under one letter, one after the other: more grow over the lines above and below
MOST_MARKS = 6  # on one letter with those beside it; Burmese has five
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # kinds of characters that a name cannot hold
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159"  # letters or signs, and show nothing
KEYCAP = "\u20e3"
VARIATION_SELECTORS = (0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
NON_JOINER, JOINER = "\u200c", "\u200d"
NOT_COMPARED = dict.fromkeys([*VARIATION_SELECTORS, ord(NON_JOINER), ord(JOINER)])  # they change their neighbours
JOINED = {  # scripts whose words are written with joiners, as the names of their characters begin
    "ARABIC",
    "BENGALI",
    "DEVANAGARI",
    "GUJARATI",
    "GURMUKHI",
    "KANNADA",
    "MALAYALAM",
    "ORIYA",
    "SINHALA",
    "SYRIAC",
    "TAMIL",
    "TELUGU",
}


class Refused(BadInput):
    """What the server does not take, in its own words."""

    packages = ("grandee.server",)


def normalise_name(text: str, bounds: tuple[int, int] = NAME_LENGTH, what: str = "name") -> str:
    """What somebody calls something, without stray spaces; only characters that can be seen, within bounds.

    >>> normalise_name("  Žofie \u2003 Nová ")
    'Žofie Nová'
    """
    low, high = bounds
    length = Refused("name", f"{what}-length", low=low, high=high)
    if len(text) > 4 * high:  # before normalising, which is slow for some long texts
        raise length
    if not all(is_seen(text, place) for place in range(len(text))):
        raise Refused("name", f"{what}-characters")
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if not low <= len(text) <= high:
        raise length
    if text and (any(excess_marks(text)) or is_mark(text[0]) or not text.translate(NOT_COMPARED).strip()):
        raise Refused("name", f"{what}-characters")
    return text


def tidy_lines(text: str) -> str:
    """What somebody says to a table, without what cannot be seen and would turn or bury the words of others."""
    seen = (text[i] for i in range(len(text)) if text[i] in "\n\t" or is_seen(text, i) or is_new(text[i]))
    whole = unicodedata.normalize("NFC", "".join(seen))
    kept = "".join(character for character, much in zip(whole, excess_marks(whole), strict=True) if not much).strip()
    if not kept.translate(NOT_COMPARED).strip():
        raise Refused("", "chat-empty")
    return kept


def shown(text: str) -> str:
    """A stored name, which may be older than these rules, without what could turn or hide the words beside it."""
    return "".join(text[place] for place in range(len(text)) if is_seen(text, place))


def is_seen(text: str, place: int) -> bool:
    """Whether a character of a text shows, or changes how those beside it are written."""
    character = text[place]
    if ord(character) in VARIATION_SELECTORS:
        return place > 0 and varies(text[place - 1], character, text[place + 1 : place + 2])
    if character in (JOINER, NON_JOINER):
        return 0 < place < len(text) - 1 and joins(text[place - 1], character, text[place + 1])
    return unicodedata.category(character) not in UNSEEN and character not in BLANK


def varies(before: str, variation: str, after: str) -> bool:
    """Whether a variation is one of a picture, a Han or a Mongolian character; elsewhere it cannot be seen."""
    script = "" if is_mark(before) else unicodedata.name(before, "").partition(" ")[0]
    if "\ufe00" <= variation <= "\ufe0f":
        return unicodedata.category(before) == "So" or script == "CJK" or (before in "0123456789#*" and after == KEYCAP)
    return script == {0x18: "MONGOLIAN", 0xE01: "CJK"}.get(ord(variation) >> 8)


def is_new(character: str) -> bool:
    """Whether it may be a sign that is younger than this Python; harmless where much is said."""
    return unicodedata.category(character) in ("Cn", "Co")


def joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner stands inside a word of a script that has them, or between two parts of one picture."""
    if joiner == JOINER and unicodedata.category(after) == "So":
        return unicodedata.category(before) in ("So", "Sk") or ord(before) in VARIATION_SELECTORS
    script = unicodedata.name(before, "").partition(" ")[0]
    return script in JOINED and script == unicodedata.name(after, "").partition(" ")[0]


def is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me", "Mc")


def excess_marks(text: str) -> Iterator[bool]:
    """Of each character, whether it is one mark too many on its letter; a joiner begins no other letter."""
    marks = tower = 0
    for character in text:
        if is_mark(character):
            marks += 1
            tower += unicodedata.category(character) != "Mc"
        elif character not in (JOINER, NON_JOINER):
            marks = tower = 0
        yield marks > MOST_MARKS or tower > MOST_STACKED
