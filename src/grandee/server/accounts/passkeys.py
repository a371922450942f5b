"""Passkeys: what the page is asked to do with one, and whether its answer is true. Knows no database.

A `Challenge` travels to the page and back as a signed text, so any worker of the server can take up what another began.
It is signed, not secret: the page can read it. webauthn is imported when the first passkey is handled.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from grandee.server import base64url

CHALLENGE_SECONDS = 300  # seconds that a challenge can be answered
LONGEST_ID = 1023  # bytes of a credential's id, by the standard
LONGEST_KEY = 2048  # bytes of a public key: room for RSA with 8,192 bits
SIGNING_CONTEXT = b"grandee account challenge\n"  # so that no other text signed with the same key is a challenge


class Unproven(Exception):
    """An answer that proves nothing: forged, too old, meant for something else, or not to be read at all."""


class Challenge(msgspec.Struct, frozen=True):
    """What was asked, of whom and until when."""

    purpose: str  # register, add or login
    challenge: bytes
    expires: int
    account: str = ""
    name: str = ""


class ChallengeSigner:
    """Signs challenges with a key that all workers share, and opens what comes back."""

    def __init__(self, key: bytes) -> None:
        if len(key) < 32:
            raise ValueError("the key that signs challenges needs at least 32 bytes")
        self.key = key

    def signature(self, body: str) -> str:
        return base64url.encode(hmac.digest(self.key, SIGNING_CONTEXT + body.encode(), "sha256"))

    def sign(self, challenge: Challenge) -> str:
        body = base64url.encode(msgspec.json.encode(challenge))
        return f"{body}.{self.signature(body)}"

    def verify(self, state: str, purpose: str, now: float) -> Challenge:
        """The challenge in a signed text, which must have been made for this purpose and be fresh."""
        body, _, signature = state.partition(".")
        if not state.isascii() or not hmac.compare_digest(self.signature(body), signature):
            raise Unproven("the signature of the challenge is wrong")
        challenge = msgspec.json.decode(base64url.decode(body), type=Challenge)
        if challenge.purpose != purpose:
            raise Unproven(f"the challenge is for {challenge.purpose}, not for {purpose}")
        if now >= challenge.expires:
            raise Unproven("the challenge is too old")
        return challenge


@dataclass(frozen=True)
class NewPasskey:
    credential: bytes
    public_key: bytes
    counter: int


@dataclass(frozen=True)
class Assertion:
    """Somebody's claim to hold a passkey, not yet checked."""

    credential: bytes
    account: str
    raw: str


class RelyingParty:
    """The side of passkeys that trusts them: this server, under its domain `rp_id` and the origins of its pages."""

    def __init__(self, rp_id: str, origins: Sequence[str], title: str) -> None:
        self.rp_id = rp_id
        self.origins = list(origins)
        self.title = title

    def creation_options(self, challenge: Challenge, known: Sequence[bytes]) -> str:
        """What `navigator.credentials.create` is given, as JSON. A device that has a `known` passkey makes no other."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import structs

        options = generate_registration_options(
            rp_id=self.rp_id,
            rp_name=self.title,
            user_id=challenge.account.encode(),
            user_name=challenge.name,
            challenge=challenge.challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=credential) for credential in known],
        )
        return options_to_json(options)

    def request_options(self, challenge: Challenge) -> str:
        """What `navigator.credentials.get` is given, as JSON. It names no account: the passkey does."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(
            rp_id=self.rp_id, challenge=challenge.challenge, timeout=CHALLENGE_SECONDS * 1000
        )
        return options_to_json(options)

    def verify_creation(self, challenge: Challenge, answer: str) -> NewPasskey:
        """The passkey that a page has made for a challenge."""
        from webauthn import verify_registration_response
        from webauthn.helpers import decode_credential_public_key, decoded_public_key_to_cryptography

        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge.challenge,
                expected_rp_id=self.rp_id,
                expected_origin=self.origins,
            )
            decoded_public_key_to_cryptography(decode_credential_public_key(made.credential_public_key))
        except Exception as fault:  # a stranger's bytes go through four parsers, and each has its own ways to fail
            raise Unproven("the new passkey cannot be trusted") from fault
        if len(made.credential_id) > LONGEST_ID or len(made.credential_public_key) > LONGEST_KEY:
            raise Unproven("the new passkey is too long")
        return NewPasskey(made.credential_id, made.credential_public_key, made.sign_count)

    def claim(self, answer: str) -> Assertion:
        """Which passkey of which account an answer claims to come from."""
        from webauthn.helpers import parse_authentication_credential_json

        try:
            read: Any = parse_authentication_credential_json(answer)
            return Assertion(read.raw_id, read.response.user_handle.decode("ascii"), answer)
        except Exception as fault:  # as above
            raise Unproven("the answer cannot be read, or names no account") from fault

    def verify_assertion(self, challenge: Challenge, claim: Assertion, public_key: bytes, counter: int) -> int:
        """The new counter of a passkey that has proven itself. A counter that does not go up betrays a copy."""
        from webauthn import verify_authentication_response

        try:
            verified = verify_authentication_response(
                credential=claim.raw,
                expected_challenge=challenge.challenge,
                expected_rp_id=self.rp_id,
                expected_origin=self.origins,
                credential_public_key=public_key,
                credential_current_sign_count=counter,
            )
        except Exception as fault:  # as above
            raise Unproven("the passkey has not proven itself") from fault
        return verified.new_sign_count


def new_challenge(purpose: str, now: float, account: str = "", name: str = "") -> Challenge:
    """A challenge nobody can guess."""
    return Challenge(purpose, secrets.token_bytes(32), int(now) + CHALLENGE_SECONDS, account, name)
