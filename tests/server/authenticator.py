"""An authenticator in software: makes passkeys and signs with them, as a phone or a key does."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey of one site."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin = origin
        self.flags = PRESENT | (VERIFIED if verifies else 0)
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.site = ""
        self.user = b""

    def make(self, options: str) -> str:
        """The credential for `navigator.credentials.create`."""
        asked = json.loads(options)
        self.site = asked["rp"]["id"]
        self.user = data(asked["user"]["id"])
        assert -7 in [one["alg"] for one in asked["pubKeyCredParams"]]
        assert asked["authenticatorSelection"]["userVerification"] == "required"
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + key
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        return self._credential(
            {
                "clientDataJSON": text(self._client("webauthn.create", asked["challenge"])),
                "attestationObject": text(cbor2.dumps(attestation)),
                "transports": ["internal"],
            }
        )

    def use(self, options: str) -> str:
        """The credential for `navigator.credentials.get`."""
        asked = json.loads(options)
        assert asked["rpId"] == self.site
        self.uses += 1
        client = self._client("webauthn.get", asked["challenge"])
        said = self._data(0)
        signature = self.key.sign(said + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(said),
                "signature": text(signature),
                "userHandle": text(self.user),
            }
        )

    def _data(self, more: int) -> bytes:
        flags = (self.flags | more).to_bytes(1)
        return sha256(self.site.encode()).digest() + flags + self.uses.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _credential(self, response: dict[str, Any]) -> str:
        return json.dumps(
            {
                "id": text(self.id),
                "rawId": text(self.id),
                "type": "public-key",
                "clientExtensionResults": {},
                "authenticatorAttachment": "platform",
                "response": response,
            }
        )
