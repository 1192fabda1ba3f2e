"""Recovery codes, links, and mail addresses."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, select

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.credential_store import LinkRow, MailRow, Purpose
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.people import fold
from codex_naturalis.server.store.schema import links, mail_addresses, recovery_codes


class Recovery(Topic):
    async def set_codes(self, person: str, hashes: Collection[str]) -> None:
        rows = [{"person": person, "hash": hashed} for hashed in hashes]

        def write(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            if rows:
                connection.execute(insert(recovery_codes), rows)

        await self._access.write(write)

    async def take_code(self, person: str, hashed: str) -> bool:
        this = (recovery_codes.c.person == person, recovery_codes.c.hash == hashed)
        return await self._change(delete(recovery_codes).where(*this)) == 1

    async def codes_left(self, person: str) -> int:
        wanted = (
            select(func.count())
            .select_from(recovery_codes)
            .where(recovery_codes.c.person == person)
        )
        return await self._access.read(lambda connection: connection.execute(wanted).scalar_one())

    async def add_link(self, link: LinkRow) -> None:
        row = {
            "hash": link.hash,
            "person": link.person,
            "purpose": link.purpose.value,
            "address": link.address,
            "expires": link.expires,
        }
        await self._change(insert(links).values(row))

    async def take_link(self, hashed: str, purpose: Purpose, now: Millis) -> LinkRow | None:
        this = (links.c.hash == hashed, links.c.purpose == purpose.value, links.c.expires > now)
        taken = delete(links).where(*this).returning(*links.c)

        def write(connection: Connection) -> LinkRow | None:
            row = connection.execute(taken).one_or_none()
            if row is None:
                return None
            return LinkRow(row.hash, row.person, Purpose(row.purpose), row.expires, row.address)

        return await self._access.write(write)

    async def drop_links(self, now: Millis, limit: int) -> int:
        old = select(links.c.hash).where(links.c.expires <= now).limit(limit)
        return await self._change(delete(links).where(links.c.hash.in_(old)))

    async def set_mail(self, person: str, mail: MailRow | None) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))
            if mail is not None:
                row = {
                    "person": person,
                    "address": mail.address,
                    "folded": fold(mail.address),
                    "confirmed": mail.confirmed,
                }
                connection.execute(insert(mail_addresses).values(row))

        await self._access.write(write)

    async def mail_of(self, person: str) -> MailRow | None:
        wanted = select(mail_addresses).where(mail_addresses.c.person == person)

        def read(connection: Connection) -> MailRow | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else MailRow(row.person, row.address, row.confirmed)

        return await self._access.read(read)

    async def with_mail(self, address: str) -> list[str]:
        wanted = (
            select(mail_addresses.c.person)
            .where(
                mail_addresses.c.folded == fold(address), mail_addresses.c.confirmed.is_not(None)
            )
            .order_by(mail_addresses.c.person)
        )
        return await self._access.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )
