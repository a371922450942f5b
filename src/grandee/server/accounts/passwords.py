"""Passwords, for those without a passkey: hashed with Argon2id, the second profile of RFC 9106.

A hash or a check costs about 50 ms of processor time and 64 MiB of memory, and it is meant to. So the caller runs it in
a thread, never in the event loop, and lets only a few run at once. argon2 is imported with the first password.
"""

from __future__ import annotations

import secrets
from base64 import b64encode
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import Parameters, PasswordHasher


class Passwords:
    """Hashes passwords and checks them; other parameters than the defaults are for tests."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        self.given_parameters = parameters

    @cached_property
    def parameters(self) -> Parameters:
        from argon2.profiles import get_default_parameters

        return self.given_parameters or get_default_parameters()

    @cached_property
    def hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher.from_parameters(self.parameters)

    @cached_property
    def dummy_hash(self) -> str:
        """A hash that no password has. Checking against it takes as long as against a real one."""
        cost = self.parameters
        salt, digest = (
            b64encode(secrets.token_bytes(length)).rstrip(b"=").decode() for length in (cost.salt_len, cost.hash_len)
        )
        return (
            f"$argon2id$v={cost.version}$m={cost.memory_cost},t={cost.time_cost},p={cost.parallelism}${salt}${digest}"
        )

    def hashed(self, password: str) -> str:
        """The hash to store. Slow: run it in a thread."""
        return self.hasher.hash(as_bytes(password))

    def matches(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one stored. Slow, and no faster where nothing is stored: run it in a thread."""
        from argon2.exceptions import VerifyMismatchError

        try:
            return self.hasher.verify(stored or self.dummy_hash, as_bytes(password))
        except VerifyMismatchError:
            return False

    def outdated(self, stored: str) -> bool:
        """Whether a hash was made with other parameters than today's, so that the password is to be hashed again."""
        return self.hasher.check_needs_rehash(stored)


def as_bytes(password: str) -> bytes:
    """A password as bytes; half a surrogate pair, which JSON can hold, is no reason to fail."""
    return password.encode("utf-8", "surrogatepass")
