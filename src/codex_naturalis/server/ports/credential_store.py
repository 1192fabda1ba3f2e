"""The part of the store with which people get in: sessions, passkeys, recovery codes, links, mail
addresses; and names that are kept from others for a while."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from codex_naturalis.protocol.people import Millis


class SessionRow(Struct, frozen=True):
    id: str
    person: str
    hash: str
    """Of what the cookie says."""
    browser: str
    system: str
    created: Millis
    used: Millis
    proven: Millis | None = None
    """When a password or a passkey was last proven in it."""


class PasskeyRow(Struct, frozen=True):
    id: str
    person: str
    credential: str
    """What the authenticator calls it, in base64url."""
    public_key: bytes
    uses: int
    """The authenticator's own count, where it has one."""
    label: str
    created: Millis
    used: Millis | None = None


class Purpose(StrEnum):
    RECOVER = "recover"
    CONFIRM = "confirm"


class LinkRow(Struct, frozen=True):
    hash: str
    person: str
    purpose: Purpose
    expires: Millis
    address: str | None = None
    """The mail address that it confirms."""


class MailRow(Struct, frozen=True):
    person: str
    address: str
    confirmed: Millis | None = None


class FreedName(Struct, frozen=True):
    person: str
    at: Millis


class CredentialStore(Protocol):
    async def add_session(self, session: SessionRow) -> None: ...

    async def session_by_hash(self, hashed: str) -> SessionRow | None: ...

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """The last used first."""
        ...

    async def use_session(self, session: str, now: Millis) -> None: ...

    async def prove_session(self, session: str, now: Millis) -> None: ...

    async def end_session(self, person: str, session: str) -> bool: ...

    async def drop_sessions(self, used: Millis, created: Millis, limit: int) -> int:
        """End sessions that were last used, or made, at these times or before. How many; at most
        `limit`."""
        ...

    async def add_passkey(self, passkey: PasskeyRow) -> None:
        """Raises Conflict when somebody has it already."""
        ...

    async def passkey_by_credential(self, credential: str) -> PasskeyRow | None: ...

    async def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """The oldest first."""
        ...

    async def use_passkey(self, passkey: str, uses: int, now: Millis) -> None: ...

    async def rename_passkey(self, person: str, passkey: str, label: str) -> bool: ...

    async def remove_passkey(self, person: str, passkey: str) -> bool: ...

    async def set_codes(self, person: str, hashes: Collection[str]) -> None:
        """Replaces all earlier ones."""
        ...

    async def take_code(self, person: str, hashed: str) -> bool:
        """Whether there was such a code; it is gone now."""
        ...

    async def codes_left(self, person: str) -> int: ...

    async def add_link(self, link: LinkRow) -> None: ...

    async def take_link(self, hashed: str, purpose: Purpose, now: Millis) -> LinkRow | None:
        """A link that has not expired; it is gone now."""
        ...

    async def drop_links(self, now: Millis, limit: int) -> int: ...

    async def set_mail(self, person: str, mail: MailRow | None) -> None: ...

    async def mail_of(self, person: str) -> MailRow | None: ...

    async def with_mail(self, address: str) -> list[str]:
        """People who have confirmed this address, in any case."""
        ...

    async def free_name(self, hashed: str, freed: FreedName) -> None: ...

    async def freed_name(self, hashed: str) -> FreedName | None: ...

    async def drop_freed_names(self, before: Millis, limit: int) -> int: ...
