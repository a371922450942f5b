"""What people may call their accounts and passkeys, what a password may be, and how these are compared."""

from __future__ import annotations

import unicodedata

from grandee.core.refusals import BadInput

NAME = (1, 40)  # characters
LABEL = (0, 40)
PASSWORD = (8, 200)
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # kinds of characters that a name cannot hold
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # characters that count as letters or signs and show nothing
VARIATIONS = (0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
WITHOUT_VARIATIONS = dict.fromkeys(VARIATIONS)  # they change how the character before them looks, if anything


class Refused(BadInput):
    """What the server does not do with an account, in its own words."""

    packages = ("grandee.server",)


def tidy(text: str, what: str, bounds: tuple[int, int]) -> str:
    """What somebody calls something, without stray spaces; only characters that can be seen, within bounds."""
    low, high = bounds
    length = Refused(what, f"account-{what}-length", low=low, high=high)
    if len(text) > 4 * high:  # before normalising, which is slow for some long texts
        raise length
    if any(unicodedata.category(character) in UNSEEN or character in BLANK for character in text):
        raise Refused(what, f"account-{what}-characters")
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if not low <= len(text) <= high:
        raise length
    return text


def tidy_name(name: str) -> tuple[str, str]:
    """A name as it is shown, and as it is compared: capitals and ways of writing the same letter do not matter.

    >>> tidy_name(" Žofie  Nová")
    ('Žofie Nová', 'žofie nová')
    >>> tidy_name("STRASSE")[1] == tidy_name("straße")[1]
    True
    """
    shown = tidy(name, "name", NAME)
    key = unicodedata.normalize("NFKC", shown.translate(WITHOUT_VARIATIONS))
    for _ in range(3):  # folding can undo normalising, and normalising can make spaces
        key = " ".join(unicodedata.normalize("NFKC", key.casefold()).split())
    if not key:
        raise Refused("name", "account-name-characters")
    return shown, key


def tidy_password(password: str) -> str:
    """A password in the form that every keyboard gives, if it is neither too short nor too long."""
    low, high = PASSWORD
    if len(password) <= 4 * high:
        password = unicodedata.normalize("NFC", password)
    if not low <= len(password) <= high:
        raise Refused("password", "account-password-length", low=low, high=high)
    return password
