"""Passkeys (WebAuthn): signing in without a password, or besides one.

What a browser and the server say to each other about a passkey is JSON of another standard, so it
goes through as text: `PublicKeyCredential.parse…OptionsFromJSON` reads `options`, and `credential`
is `JSON.stringify(credential.toJSON())`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.people import Millis

Ceremony = Annotated[str, Meta(min_length=1, max_length=60)]
Credential = Annotated[str, Meta(min_length=2, max_length=20_000)]
PasskeyLabel = Annotated[str, Meta(min_length=1, max_length=60)]


class PasskeyOptions(Struct, frozen=True):
    """One try to make or to use a passkey, within five minutes."""

    ceremony: str
    """Sent back with the credential."""
    options: str
    """JSON for the browser, with a challenge that is valid once."""


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    ceremony: Ceremony
    credential: Credential


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    ceremony: Ceremony
    credential: Credential
    label: PasskeyLabel


class PasskeyRenaming(Struct, frozen=True, forbid_unknown_fields=True):
    label: PasskeyLabel


class Passkey(Struct, frozen=True):
    id: str
    label: str
    created: Millis
    used: Millis | None
