"""Sessions of browsers: where somebody is signed in, signing in with two factors, proving oneself
again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from codex_naturalis.protocol.passkeys import UsedPasskey
from codex_naturalis.protocol.people import Me, Millis, Name, Password


class SessionLine(Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    browser: str
    """Such as `Firefox`; empty when unknown."""
    system: str
    """Such as `Android`; empty when unknown."""
    created: Millis
    used: Millis
    """Within the last ten minutes of its true last use."""
    current: bool
    """It is the one that asks."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """By name and password. Who has a passkey as second factor is refused as `second_factor`, and
    sends the same again with the answer of the passkey."""

    name: Name
    password: Password
    passkey: UsedPasskey | None = None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is still me: what accounts say before anything that a stolen session must not do.

    Who has a password sends it. Who has none, proves a passkey at `/api/me/proof`, and sends an
    empty password within the next ten minutes. Guests send an empty one."""

    password: Password = ""


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    passkey: UsedPasskey


class SecondFactor(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool
    password: Password = ""


class Registered(Me, frozen=True, kw_only=True):
    recovery_codes: tuple[str, ...]
    """Shown only once; the server keeps their hashes. Each sets a new password once."""


class Account(Struct, frozen=True):
    """What only I may know of my account."""

    has_password: bool
    second_factor: bool
    """Signing in by password asks for a passkey too."""
    passkeys: int
    recovery_codes: int
    """How many are left."""
    mail: str | None
    mail_confirmed: bool
    mail_offered: bool
    """Whether this server can send mail."""


MailAddress = Annotated[str, Meta(max_length=254)]
