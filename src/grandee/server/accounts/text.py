"""How the names of accounts are compared, and what a password may be."""

from __future__ import annotations

import unicodedata

from grandee.server.tables.names import NOT_COMPARED, Refused, normalise_name

PASSWORD_LENGTH = (8, 200)  # characters


def tidy_name(name: str) -> tuple[str, str]:
    """A name as it is shown, and as it is compared: capitals and ways of writing the same letter do not matter.

    >>> tidy_name(" Žofie  Nová")
    ('Žofie Nová', 'žofie nová')
    >>> tidy_name("STRASSE")[1] == tidy_name("straße")[1]
    True
    """
    shown = normalise_name(name)
    key = unicodedata.normalize("NFKC", shown.translate(NOT_COMPARED))
    for _ in range(3):  # folding can undo normalising, and normalising can make spaces
        key = " ".join(unicodedata.normalize("NFKC", key.casefold()).split())
    if not key:
        raise Refused("name", "name-characters")
    return shown, key


def tidy_password(password: str) -> str:
    """A password in the form that every keyboard gives, if it is neither too short nor too long."""
    low, high = PASSWORD_LENGTH
    if len(password) <= 4 * high:
        password = unicodedata.normalize("NFC", password)
    if not low <= len(password) <= high:
        raise Refused("password", "account-password-length", low=low, high=high)
    return password
