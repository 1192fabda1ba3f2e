"""Passkeys: each try to make or to use one is a ceremony with a challenge that is valid once."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from codex_naturalis.protocol.passkeys import NewPasskey, Passkey, PasskeyOptions, UsedPasskey
from codex_naturalis.protocol.people import Millis, PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.people.random_secrets import new_id, new_secret
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.credential_store import PasskeyRow
from codex_naturalis.server.ports.store import Conflict, PersonRow, Store

MOST_PASSKEYS = 10
CEREMONY: Millis = 300_000
MOST_CEREMONIES = 10_000
"""Of all people; the oldest go first."""
NAME = "Codex Naturalis"

Answer = TypeVar("Answer")


class Site(Struct, frozen=True):
    """Where the pages are: passkeys work there and nowhere else."""

    host: str
    origin: str


class _Ceremony(Struct, frozen=True):
    challenge: bytes
    person: str | None
    """Who adds a passkey; None when one is used."""
    until: Millis


class Passkeys:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._ceremonies: dict[str, _Ceremony] = {}
        self._adding = asyncio.Lock()
        """Held while the passkeys of a person are counted and one is added or removed."""

    async def options_to_add(self, person: PersonRow, site: Site) -> PasskeyOptions:
        if person.kind is not PersonKind.ACCOUNT:
            raise Refused(Code.NEEDS_ACCOUNT, "a guest has no passkeys: register first")
        known = await self.store.credentials.passkeys_of(person.id)
        _check_number(len(known))
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential)) for one in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        ceremony = self._begin(options.challenge, person.id)
        return PasskeyOptions(ceremony, options_to_json(options))

    async def add(self, person: PersonRow, new: NewPasskey, site: Site) -> Passkey:
        challenge = self._end(new.ceremony, person.id)
        _check_label(new.label)
        verified = _read(
            lambda: verify_registration_response(
                credential=new.credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        )
        row = PasskeyRow(
            id=new_id(),
            person=person.id,
            credential=_text(verified.credential_id),
            public_key=verified.credential_public_key,
            uses=verified.sign_count,
            label=new.label,
            created=self.clock.now(),
        )
        async with self._adding:
            _check_number(len(await self.store.credentials.passkeys_of(person.id)))
            try:
                await self.store.credentials.add_passkey(row)
            except Conflict:
                raise _wrong() from None
        return _passkey(row)

    def options_to_use(self, site: Site) -> PasskeyOptions:
        """For whoever has a passkey of this site."""
        options = generate_authentication_options(
            rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        return PasskeyOptions(self._begin(options.challenge, None), options_to_json(options))

    async def check(self, used: UsedPasskey, site: Site, person: str | None = None) -> str:
        """Whose passkey it is; only of that person, if one is given. Raises Refused."""
        challenge = self._end(used.ceremony, None)
        said = _read(lambda: parse_authentication_credential_json(used.credential))
        row = await self.store.credentials.passkey_by_credential(_text(said.raw_id))
        if row is None or (person is not None and row.person != person):
            raise _wrong()
        verified = _read(
            lambda: verify_authentication_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
                require_user_verification=True,
            )
        )
        await self.store.credentials.use_passkey(row.id, verified.new_sign_count, self.clock.now())
        return row.person

    async def list(self, person: str) -> tuple[Passkey, ...]:
        return tuple(map(_passkey, await self.store.credentials.passkeys_of(person)))

    async def rename(self, person: str, passkey: str, label: str) -> Passkey:
        _check_label(label)
        if not await self.store.credentials.rename_passkey(person, passkey, label):
            raise _missing()
        return next(one for one in await self.list(person) if one.id == passkey)

    async def remove(self, person: PersonRow, passkey: str) -> bool:
        """Whether it was the last one. The last way into an account stays."""
        async with self._adding:
            known = [one.id for one in await self.store.credentials.passkeys_of(person.id)]
            if passkey not in known:
                raise _missing()
            if len(known) == 1 and person.password_hash is None:
                raise last_way_in()
            await self.store.credentials.remove_passkey(person.id, passkey)
            return len(known) == 1

    def _begin(self, challenge: bytes, person: str | None) -> str:
        now = self.clock.now()
        for ceremony, begun in list(self._ceremonies.items()):
            if begun.until > now and len(self._ceremonies) < MOST_CEREMONIES:
                break
            del self._ceremonies[ceremony]
        ceremony = new_secret()
        self._ceremonies[ceremony] = _Ceremony(challenge, person, now + CEREMONY)
        return ceremony

    def _end(self, ceremony: str, person: str | None) -> bytes:
        """The challenge, once."""
        begun = self._ceremonies.pop(ceremony, None)
        if begun is None or begun.person != person or begun.until <= self.clock.now():
            raise _wrong()
        return begun.challenge


def last_way_in() -> Refused:
    return Refused(Code.FORBIDDEN, "without it nobody could sign in any more", case="last_way_in")


def _read(work: Callable[[], Answer]) -> Answer:
    """What a browser sends is anybody's: a library that trips over it is a refusal too."""
    try:
        return work()
    except WebAuthnException:
        raise _wrong() from None
    except Exception:  # noqa: BLE001  whatever it trips over, the text is at fault
        raise Refused(Code.BAD_REQUEST, "the credential cannot be read", case="passkey") from None


def _check_number(known: int) -> None:
    if known >= MOST_PASSKEYS:
        raise Refused(
            Code.LIMIT_REACHED,
            f"{MOST_PASSKEYS} passkeys at most: remove one first",
            case="passkeys",
            parameters={"most": MOST_PASSKEYS},
        )


def _check_label(label: str) -> None:
    if not label.isprintable() or not label.strip():
        raise Refused(
            Code.BAD_REQUEST, "label: only printable characters are allowed", case="label"
        )


def _text(credential: bytes) -> str:
    return urlsafe_b64encode(credential).decode().rstrip("=")


def _passkey(row: PasskeyRow) -> Passkey:
    return Passkey(row.id, row.label, row.created, row.used)


def _wrong() -> Refused:
    return Refused(Code.WRONG_PASSWORD, "this passkey is not valid here", case="passkey")


def _missing() -> Refused:
    return Refused(Code.NOT_FOUND, "you have no such passkey", case="passkey")
