"""A passkey made of software: a browser and its authenticator in one, with real keys and real signatures."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "===")


@dataclass
class Passkey:
    """One discoverable credential on one device. `steps` is by how much each use raises the counter."""

    origin: str = "https://play.example"
    rp_id: str = "play.example"
    counter: int = 1
    steps: int = 1
    flags: int = PRESENT | VERIFIED
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    handle: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def cloned(self) -> Passkey:
        return copy(self)

    def cose(self) -> dict[int, Any]:
        """The public key as authenticators write it: EC2, ES256, P-256."""
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}

    def client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def authenticator_data(self, more_flags: int = 0, attested: bytes = b"") -> bytes:
        flags = (self.flags | more_flags).to_bytes(1, "big")
        return sha256(self.rp_id.encode()).digest() + flags + self.counter.to_bytes(4, "big") + attested

    def answer(self, **response: str) -> str:
        return json.dumps(
            {
                "id": encoded(self.credential),
                "rawId": encoded(self.credential),
                "type": "public-key",
                "authenticatorAttachment": "platform",
                "clientExtensionResults": {},
                "response": response,
            }
        )

    def create(self, options_json: str) -> str:
        """What `navigator.credentials.create` gives: attestation `none`."""
        options = json.loads(options_json)
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        assert encoded(self.credential) not in [known["id"] for known in options["excludeCredentials"]]
        self.handle = decoded(options["user"]["id"])
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(self.cose())
        data = self.authenticator_data(WITH_KEY, attested)
        return self.answer(
            clientDataJSON=encoded(self.client_data("webauthn.create", options)),
            attestationObject=encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        )

    def get(self, options_json: str) -> str:
        """What `navigator.credentials.get` gives: an assertion signed with ES256."""
        client_data = self.client_data("webauthn.get", json.loads(options_json))
        self.counter += self.steps
        data = self.authenticator_data()
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            clientDataJSON=encoded(client_data),
            authenticatorData=encoded(data),
            signature=encoded(signature),
            userHandle=encoded(self.handle),
        )
