"""Passkeys of people."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.credential_store import PasskeyRow
from codex_naturalis.server.ports.store import Conflict
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import passkeys


class Passkeys(Topic):
    async def add_passkey(self, passkey: PasskeyRow) -> None:
        row = {
            "id": passkey.id,
            "person": passkey.person,
            "credential": passkey.credential,
            "public_key": passkey.public_key,
            "uses": passkey.uses,
            "label": passkey.label,
            "created": passkey.created,
            "used": passkey.used,
        }

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(passkeys).values(row))
            except IntegrityError:
                raise Conflict("this passkey is known already") from None

        await self._access.write(write)

    async def passkey_by_credential(self, credential: str) -> PasskeyRow | None:
        wanted = select(passkeys).where(passkeys.c.credential == credential)

        def read(connection: Connection) -> PasskeyRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else PasskeyRow(*row)

        return await self._access.read(read)

    async def passkeys_of(self, person: str) -> list[PasskeyRow]:
        wanted = (
            select(passkeys)
            .where(passkeys.c.person == person)
            .order_by(passkeys.c.created, passkeys.c.id)
        )
        return await self._access.read(
            lambda connection: [PasskeyRow(*row) for row in connection.execute(wanted)]
        )

    async def use_passkey(self, passkey: str, uses: int, now: Millis) -> None:
        used = update(passkeys).where(passkeys.c.id == passkey).values(uses=uses, used=now)
        await self._change(used)

    async def rename_passkey(self, person: str, passkey: str, label: str) -> bool:
        mine = (passkeys.c.id == passkey, passkeys.c.person == person)
        return await self._change(update(passkeys).where(*mine).values(label=label)) == 1

    async def remove_passkey(self, person: str, passkey: str) -> bool:
        mine = (passkeys.c.id == passkey, passkeys.c.person == person)
        return await self._change(delete(passkeys).where(*mine)) == 1
